### Reasons of hints in Ancient Knowledge. Points are those at the end; what is said of the next turn is counted then.

hint-points-monuments = { $way ->
    [more] +{ hint-some-points } in the Past
   *[less] −{ hint-some-points } in the Past
}
hint-points-final-effects = { $way ->
    [more] +{ hint-some-points } from final scoring effects
   *[less] −{ hint-some-points } from final scoring effects
}
hint-points-technologies = { $way ->
    [more] +{ hint-some-points } from technologies
   *[less] −{ hint-some-points } from technologies
}
hint-points-timeline = { $way ->
    [more] +{ hint-some-points } for monuments on the Timeline
   *[less] −{ hint-some-points } for monuments on the Timeline
}
# These points are negative: more of them is less lost knowledge.
hint-points-lost-knowledge = { $way ->
    [more] { $amount } lost knowledge less
   *[less] { $amount } lost knowledge more
}
hint-built = { $way ->
    [more] monuments worth { hint-some-points } more by the next turn
   *[less] monuments worth { hint-some-points } fewer by the next turn
}
hint-timeline-knowledge = { $way ->
    [less] { $amount } knowledge less on the Timeline next turn
   *[more] { $amount } knowledge more on the Timeline next turn
}
hint-learned = { $way ->
    [more] { $amount ->
        [one] { $amount } technology more by the next turn
       *[other] { $amount } technologies more by the next turn
    }
   *[less] { $amount ->
        [one] { $amount } technology fewer by the next turn
       *[other] { $amount } technologies fewer by the next turn
    }
}
hint-artefacts = { $way ->
    [more] { $amount ->
        [one] { $amount } artefact more in play
       *[other] { $amount } artefacts more in play
    }
   *[less] { $amount ->
        [one] { $amount } artefact fewer in play
       *[other] { $amount } artefacts fewer in play
    }
}
hint-hand = { $way ->
    [more] { $amount ->
        [one] { $amount } card more in hand next turn
       *[other] { $amount } cards more in hand next turn
    }
   *[less] { $amount ->
        [one] { $amount } card fewer in hand next turn
       *[other] { $amount } cards fewer in hand next turn
    }
}
hint-blocked = { $way ->
    [less] keeps the padlocked slot free
   *[more] fills the slot of a padlocked monument
}
