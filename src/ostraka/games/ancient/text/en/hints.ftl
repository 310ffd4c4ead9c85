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
move-archive = Discard { $archive }{ $remove ->
    [none] {" "}to take knowledge off
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
move-pay-effect = Discard { $pay_effect } for { $source }

## What speaks for a move by itself

# When a monument declines: at the end of this turn (0), of the next one (1), or later
merit-monument = { merit-some-points } { $turns ->
    [0] at the end of this turn
    [1] at the end of your next turn
   *[other] in { $turns } turns
}{ $tokens ->
    [0] , with no knowledge to lose
   *[other] , with { $tokens } knowledge to take off before
}
merit-too-late = the game will probably end before it declines, so it counts only 1 point, on the Timeline
merit-some-points = { $points ->
    [0] it leaves your Timeline
    [one] 1 point
   *[other] { $points } points
}
merit-points = { merit-some-points }

# What a final scoring effect counts, how much is on the way to it, and what it would be worth if the game ended now
merit-now = you have { $counted } so far{ $more ->
    [0] {""}
   *[other] , and { $more } more on the Timeline or in hand
}{ $points ->
    [0] {""}
    [one] ; that makes 1 point by now
   *[other] ; that makes { $points } points by now
}
merit-text = { $card }: “{ $text }”

# What an artefact will answer to
merit-holding = you hold { $n ->
    [one] 1 { $kind ->
        [city] city
        [megalith] megalith
        [pyramid] pyramid
        [artefact] artefact
       *[monument] monument
    }
   *[other] { $n } { $kind ->
        [city] cities
        [megalith] megaliths
        [pyramid] pyramids
        [artefact] artefacts
       *[monument] monuments
    }
}
merit-excavate = { $rate } new cards for each monument, and the monuments keep their points
merit-excavate-some = { $cards ->
    [0] your hand is full and nothing can be drawn
    [one] draws 1 card
   *[other] draws { $cards } cards
}{ $left ->
    [0] , and the monuments keep their points
    [one] , and 1 monument stays upright for another time
   *[other] , and { $left } monuments stay upright for another time
}{ $full ->
    [yes] { $cards ->
        [0] {""}
       *[other] {" "}(your hand would not hold more)
    }
   *[no] {""}
}

# Why cards can be spared
merit-spare = of the monuments you hold it brings the fewest points: { $points }
merit-spare-late = the game will probably end before { $card } could decline
merit-search = a new card for your { $hand ->
    [0] empty hand
    [one] hand of 1
   *[other] hand of { $hand }
}
merit-remove = takes off knowledge: { $where }{ $saved ->
    [0] {""}
   *[other] {" "}({ $all ->
        [yes] all of it would be lost at the end of this turn
       *[no] { $saved } of it would be lost at the end of this turn
    })
}
merit-taken-off = { $n } off { $card }
merit-learnable = after it you can learn { $cards }
merit-keep = you keep { $cards }

# Several cards that are given up, and those that are kept
merit-spare-all = { $why ->
    [once] what they do happens only once, when they are created
    [dear] the others cost less to create
   *[few] the others bring more points
}
