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
    [more] +{ hint-some-points } from majorities of books
   *[less] −{ hint-some-points } from majorities of books
}
hint-weeks = { $way ->
    [more] { $amount ->
        [one] takes { $amount } week less
       *[other] takes { $amount } weeks less
    }
   *[less] { $amount ->
        [one] takes { $amount } week more
       *[other] takes { $amount } weeks more
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
        [one] { $amount } assistant more
       *[other] { $amount } assistants more
    }
   *[less] { $amount ->
        [one] { $amount } assistant fewer
       *[other] { $amount } assistants fewer
    }
}
hint-shovels = { $way ->
    [more] { $amount ->
        [one] { $amount } shovel more
       *[other] { $amount } shovels more
    }
   *[less] { $amount ->
        [one] { $amount } shovel fewer
       *[other] { $amount } shovels fewer
    }
}
hint-cars = { $way ->
    [more] a car for all journeys
   *[less] no car
}
hint-congresses = { $way ->
    [more] { $amount ->
        [one] { $amount } congress more
       *[other] { $amount } congresses more
    }
   *[less] { $amount ->
        [one] { $amount } congress fewer
       *[other] { $amount } congresses fewer
    }
}
hint-finds = { $way ->
    [more] { $amount ->
        [one] { $amount } artefact more at once
       *[other] { $amount } artefacts more at once
    }
   *[less] { $amount ->
        [one] { $amount } artefact fewer at once
       *[other] { $amount } artefacts fewer at once
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
