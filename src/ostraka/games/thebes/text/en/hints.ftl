### Reasons of hints in Thebes. Points are those at the end; everything else is counted at the next turn.

hint-points-artefacts = { $way ->
    [more] +{ hint-some-points } from artefacts
   *[less] −{ hint-some-points } from artefacts
}
hint-points-exhibitions = { $way ->
    [more] +{ hint-some-points } from exhibitions
   *[less] −{ hint-some-points } from exhibitions
}
hint-points-congresses = { $way ->
    [more] +{ hint-some-points } from congresses
   *[less] −{ hint-some-points } from congresses
}
hint-points-majorities = { $way ->
    [more] +{ hint-some-points } for the most books
   *[less] −{ hint-some-points } for the most books
}
hint-weeks = { $way ->
    [more] { $amount ->
        [one] takes { $amount } week less
       *[other] takes { $amount } weeks less
    }
   *[less] { $amount ->
        [one] takes { $amount } more week
       *[other] takes { $amount } more weeks
    }
}
hint-books = { $way ->
    [more] { $amount } more special knowledge
   *[less] { $amount } less special knowledge
}
hint-general-knowledge = { $way ->
    [more] { $amount } more general knowledge
   *[less] { $amount } less general knowledge
}
hint-assistants = { $way ->
    [more] { $amount ->
        [one] { $amount } more assistant
       *[other] { $amount } more assistants
    }
   *[less] { $amount ->
        [one] { $amount } fewer assistant
       *[other] { $amount } fewer assistants
    }
}
hint-shovels = { $way ->
    [more] { $amount ->
        [one] { $amount } more shovel
       *[other] { $amount } more shovels
    }
   *[less] { $amount ->
        [one] { $amount } fewer shovel
       *[other] { $amount } fewer shovels
    }
}
hint-cars = { $way ->
    [more] a car for all journeys
   *[less] no car
}
hint-congresses = { $way ->
    [more] { $amount ->
        [one] { $amount } more congress
       *[other] { $amount } more congresses
    }
   *[less] { $amount ->
        [one] { $amount } fewer congress
       *[other] { $amount } fewer congresses
    }
}
hint-finds = { $way ->
    [more] { $amount ->
        [one] { $amount } more artefact at once
       *[other] { $amount } more artefacts at once
    }
   *[less] { $amount ->
        [one] { $amount } fewer artefact at once
       *[other] { $amount } fewer artefacts at once
    }
}
hint-licences = { $way ->
    [more] keeps a licence for this year
   *[less] uses a licence of this year
}
hint-ready-shows = { $way ->
    [more] an exhibition can be held
   *[less] no longer ready for an exhibition
}

## Moves: a whole move with its verb. What was chosen at each question is `$<question>`, or `none`

move-dig = Dig in { $action }{ move-for-weeks }{ move-spending }
move-weeks = Dig for { move-some-weeks }
move-some-weeks = { $weeks_number ->
    [one] 1 week
   *[other] { $weeks_number } weeks
}
move-for-weeks = { $weeks ->
    [none] {""}
   *[other] {" "}for { move-some-weeks }
}
move-spending = { move-flying }{ $legend ->
    [yes] , with the legend
   *[none] {""}
}{ $assistant ->
    [yes] , discarding the assistant
   *[none] {""}
}{ $shovel ->
    [yes] , discarding the shovel
   *[none] {""}
}
move-take = Take the { $action }{ move-flying }
move-exhibit = Hold the { $action }{ move-flying }
move-flying = { $zeppelin ->
    [yes] , flying there
   *[none] {""}
}

## What speaks for a move by itself

merit-book = special knowledge about { $site } rises from { $had } to { $now }{ $lead ->
    [yes] , and you then have the most books about it
   *[no] {""}
}
merit-general = general knowledge for every dig rises from { $had } to { $now }
merit-assistant = { $now ->
    [1] a first assistant can be given up for 1 more knowledge, and a second would stay with you
    [2] with two assistants every dig has 1 more knowledge
    [3] with three assistants every dig has 2 more knowledge
   *[other] a further assistant in reserve
}
merit-shovel = { $now ->
    [1] a first shovel can be given up for 1 more token, and a second would stay with you
    [2] with two shovels every dig draws 1 more token
    [3] with three shovels every dig draws 2 more tokens
   *[other] a further shovel in reserve
}
merit-congress = { $gain ->
    [0] no further points
    [one] 1 more point
   *[other] { $gain } more points
} for { $now ->
    [1] your first congress
    [2] your second congress
    [3] your third congress
   *[other] { $now } congresses
}
merit-exhibition = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and you keep the artefacts
merit-legend = 2 more knowledge for one dig
merit-car = long trips take a week less from now on
merit-zeppelin = one long trip for nothing
merit-special-licence = a second dig at one site in the same year
merit-dig = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} in { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
} of digging, scoring { $points } on average{ $bonus ->
    [yes] , and the bonus for the first dig
   *[no] {""}
}
merit-weeks = it takes { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
} in all
merit-change = four new cards to choose from
merit-kept = you keep the { $card } for a better moment
