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
    [more] { $amount } less lost knowledge
   *[less] { $amount } more lost knowledge
}
hint-built = { $way ->
    [more] monuments worth { hint-some-points } more by the next turn
   *[less] monuments worth { hint-some-points } less by the next turn
}
hint-timeline-knowledge = { $way ->
    [less] { $amount } less knowledge on the Timeline next turn
   *[more] { $amount } more knowledge on the Timeline next turn
}
hint-learned = { $way ->
    [more] { $amount ->
        [one] { $amount } more technology by the next turn
       *[other] { $amount } more technologies by the next turn
    }
   *[less] { $amount ->
        [one] { $amount } fewer technology by the next turn
       *[other] { $amount } fewer technologies by the next turn
    }
}
hint-artefacts = { $way ->
    [more] { $amount ->
        [one] { $amount } more artefact in play
       *[other] { $amount } more artefacts in play
    }
   *[less] { $amount ->
        [one] { $amount } fewer artefact in play
       *[other] { $amount } fewer artefacts in play
    }
}
hint-hand = { $way ->
    [more] { $amount ->
        [one] { $amount } more card in hand next turn
       *[other] { $amount } more cards in hand next turn
    }
   *[less] { $amount ->
        [one] { $amount } fewer card in hand next turn
       *[other] { $amount } fewer cards in hand next turn
    }
}
hint-blocked = { $way ->
    [less] keeps the padlocked slot free
   *[more] fills the slot of a padlocked monument
}

## Moves: a whole move with its verb. What was chosen at each question is `$<question>`, or `none`

move-create = Create { $create }{ move-in-slot }{ move-paying }
move-slot = Create { $source }{ move-in-slot }{ move-paying }
move-in-slot = { $slot ->
    [none] {""}
   *[other] {" "}in slot { $slot_number }
}
move-paying = { $pay ->
    [none] {""}
   *[other] , paying { $pay }
}
move-pay = Pay with { $pay }
move-learn = Learn { $learn }
move-archive = Archive { $archive }{ $remove ->
    [none] {""}
   *[other] {" "}and take knowledge off { $remove }
}
move-excavate = Excavate { $excavate ->
    [none] a monument
   *[other] { $excavate_number ->
        [one] 1 monument
       *[other] { $excavate_number } monuments
    }
}
move-order = { $order } first
move-decline = Let { $decline } decline first
move-offer = Offer { $offer }
move-exchange = Give { $exchange } in return
move-discard = Discard { $discard }
move-discard-artefact = Discard { $discard_artefact }
move-opponent = Look at the hand of { $opponent }
move-steal = Take { $steal }
move-keep = Keep { $keep }
move-draft = Pick { $draft }
move-remove = Take knowledge off { $remove }
move-remove-from = Take knowledge off { $remove_from }
move-remove-amount = Take off { $remove_amount_number } knowledge
move-load = Put the knowledge on { $load }
move-give = Move lost knowledge onto { $give }
move-give-amount = Move { $give_amount_number } lost knowledge
move-discard-lost = Remove { $discard_lost_number } lost knowledge
move-move = Move { $move }{ $move_to ->
    [none] {""}
   *[other] {" "}to slot { $move_to_number }
}
move-move-to = Move it to slot { $move_to_number }
move-swap = Swap { $swap }
move-straighten = Straighten { $straighten_number ->
    [one] 1 monument
   *[other] { $straighten_number } monuments
}
move-flip = Turn board { $flip_board_last } over
move-look-learn = Learn { $look_learn }
move-look-create = Create { $look_create }{ move-in-slot }{ move-paying }
move-under = Put { $under } under the deck
move-tuck = Tuck { $tuck } under its deck
move-pay-effect = Pay with { $pay_effect }

## What speaks for a move by itself

merit-monument = { merit-some-points } { $turns ->
    [1] this turn
    [2] next turn
   *[other] in { $turns } turns
}{ $tokens ->
    [0] , with no knowledge to lose
   *[other] , with { $tokens } knowledge to take off before
}
merit-some-points = { $points ->
    [0] it leaves your Timeline
    [one] 1 point
   *[other] { $points } points
}
merit-points = { merit-some-points }
merit-text = { $card }: “{ $text }”
merit-excavate = 2 new cards for each monument, and the monuments keep their points
merit-search = a new card for your { $hand ->
    [0] empty hand
    [one] hand of 1
   *[other] hand of { $hand }
}
merit-remove = { $amount } less knowledge{ $saved ->
    [0] {""}
   *[other] {" "}(saves { $saved } that would be lost this turn)
}
merit-learnable = after it you can learn { $cards }
merit-keep = you keep { $cards }
