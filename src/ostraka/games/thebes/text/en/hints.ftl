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

# What a site is good for that nothing was known about
merit-opens = you can then dig in { $site } too{ $sites ->
    [1] , your first site
   *[other] : { $sites } sites in all
}{ $tokens ->
    [0] {""}
   *[other] {""}; in { $weeks ->
        [one] 1 week
       *[other] { $weeks } weeks
    } of digging you draw { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } there
}
merit-deeper = in { $site } you then draw { $now ->
    [one] 1 token
   *[other] { $now } tokens
} instead of { $had } when you dig for { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}
merit-nearer = it takes { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
} less than the one in { $city }
merit-assistant = { $now ->
    [1] one assistant adds 1 knowledge to one dig at any site and is then gone; with a second one every dig has 1 more
    [2] two assistants add 1 knowledge to every dig, and you keep them
    [3] assistants then add 2 knowledge to every dig instead of 1
    [5] assistants then add 1 more knowledge to every dig than now
   *[other] one assistant more than count in a dig: it is there to be given up
}
merit-shovel = { $now ->
    [1] one shovel draws 1 more token in one dig and is then gone; with a second one every dig draws 1 more
    [2] two shovels draw 1 more token in every dig, and you keep them
    [3] shovels then draw 2 more tokens in every dig instead of 1
    [5] shovels then draw 1 more token in every dig than now
   *[other] one shovel more than count in a dig: it is there to be given up
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
}{ $later ->
    [0] {""}
   *[other] {" "}(the next one brings { $later })
}
merit-exhibition = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, which nobody else can get then, and you keep the artefacts
merit-legend = 2 more knowledge for one dig in { $site }{ $open ->
    [yes] {""}
   *[no] , for which you still need a book about it
}
# A card that does nothing for who takes it: all of its kind that counts is there already, or there is no time to use it
merit-nothing = { $why ->
    [late] it comes too late for you to use
   *[owned] it adds nothing to what you have
}: time passes, and a new card comes on display
merit-car = long trips take a week less from now on
merit-zeppelin = one long trip that takes no time
merit-special-licence = a second dig at one site in the same year
merit-dig = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} in { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
} of digging, { $points ->
    [0] less than 1 point
    [one] about 1 point
   *[other] about { $points } points
} on average{ $bonus ->
    [yes] , and the bonus for the first dig
   *[no] {""}
}
merit-last-weeks = these are your last weeks, and nothing else can be done in them

# Why not the weeks of the next best move: more of them, or fewer
merit-so-long = { $way ->
    [fewer] { $weeks ->
        [one] 1 week more
       *[other] { $weeks } weeks more
    } would draw only { $tokens ->
        [one] 1 token more
       *[other] { $tokens } tokens more
    }: the time is better spent on something else.
    [even] { $weeks ->
        [one] 1 week more
       *[other] { $weeks } weeks more
    } would draw { $tokens ->
        [one] 1 token more
       *[other] { $tokens } tokens more
    }, but in trials that time was worth more for something else.
   *[more] { $tokens ->
        [one] The 1 token more is
       *[other] The { $tokens } tokens more are
    } worth the { $weeks ->
        [one] week
       *[other] { $weeks } weeks
    }.
}
merit-helped = Without it { $weeks ->
    [one] 1 week draws
   *[other] { $weeks } weeks draw
} { $had ->
    [one] 1 token
   *[other] { $had } tokens
} instead of { $now }.

# Beside numbers of weeks that are as good
merit-weeks-traded = { $way ->
    [shorter] Fewer weeks draw fewer tokens, but leave time for something else.
    [longer] More weeks draw more tokens, but leave less time for something else.
   *[both] More weeks draw more tokens, fewer leave time for something else.
}
merit-weeks = it takes { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
} in all
merit-change = four new cards to choose from{ $why ->
    [late] {""}: none of those that lie there can be had in your last weeks
    [dull] {""}: none of those that lie there lets you draw more tokens
   *[trials] {""}; in trials no card that lies there did better
}
merit-kept = you keep the { $card } for a better moment
