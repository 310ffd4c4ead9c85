### Reasons of hints in Mammothodus. Everything is counted when the next turn begins.

hint-points-places = { $way ->
    [more] a place of power is likelier to be active soon
   *[less] a place of power is less likely to be active soon
}
hint-points-shards = { $way ->
    [more] { $amount } more { hint-shards } turned up
   *[less] { $amount } fewer { hint-shards } turned up
}
hint-points-centre = { $way ->
    [more] more clans reach the centre
   *[less] fewer clans reach the centre
}
hint-points-victory = { $way ->
    [more] victory comes sooner
   *[less] victory comes later
}
hint-shards = { $amount ->
    [one] shard
   *[other] shards
}
hint-portal = { $way ->
    [more] brings the next place of power nearer
   *[less] leaves the next place of power further away
}
hint-revealed = { hint-points-shards }
hint-tribes = { $way ->
    [less] { $amount ->
        [one] { $amount } fewer human tribe on the board
       *[other] { $amount } fewer human tribes on the board
    }
   *[more] { $amount ->
        [one] { $amount } more human tribe on the board
       *[other] { $amount } more human tribes on the board
    }
}
hint-spirits = { $way ->
    [less] { $amount ->
        [one] { $amount } fewer spirit on the board
       *[other] { $amount } fewer spirits on the board
    }
   *[more] { $amount ->
        [one] { $amount } more spirit on the board
       *[other] { $amount } more spirits on the board
    }
}
hint-trails = { $way ->
    [less] { $amount ->
        [one] { $amount } fewer trail
       *[other] { $amount } fewer trails
    }
   *[more] { $amount ->
        [one] { $amount } more trail
       *[other] { $amount } more trails
    }
}
hint-decay = { $way ->
    [more] { $amount ->
        [one] { $amount } more degradation card in the supply
       *[other] { $amount } more degradation cards in the supply
    }
   *[less] { $amount ->
        [one] { $amount } fewer degradation card in the supply
       *[other] { $amount } fewer degradation cards in the supply
    }
}
hint-population = { $way ->
    [more] { $amount } more population for the clan
   *[less] { $amount } less population for the clan
}
hint-weakest = { $way ->
    [more] { $amount } more population for the weakest clan
   *[less] { $amount } less population for the weakest clan
}
hint-danger = { $way ->
    [less] less danger from the next human card
   *[more] more danger from the next human card
}
hint-hand = { $way ->
    [more] { $amount ->
        [one] { $amount } more card in hand
       *[other] { $amount } more cards in hand
    }
   *[less] { $amount ->
        [one] { $amount } fewer card in hand
       *[other] { $amount } fewer cards in hand
    }
}

## Moves: a whole move with its verb. What was chosen at each question is `$<question>`, or `none`

move-move = Movement{ move-with }{ $step_territory ->
    [none] {""}
   *[other] {" "}to { $step_territory_last }
}{ move-taking }{ move-playing }
move-taking = { $step_shard ->
    [none] {""}
   *[other] , taking a { $step_shard }
}
move-attack = Attack{ move-with }{ move-playing }
move-care = Care{ move-with }{ move-playing }
move-adapt = Adaptation and development{ move-with }{ move-playing }
move-degrade = Play off degradation cards
move-activate = Activate a place of power{ move-with }{ move-playing }
move-with = { $figure ->
    [none] {""}
   *[other] {" "}with the { $figure }
}
move-playing = { $play ->
    [none] {""}
   *[other] , playing { $play_acc }
}
move-figure = Act with the { $figure }{ $step_territory ->
    [none] {""}
   *[other] , going to { $step_territory_last }
}{ move-taking }{ move-playing }
move-play = Play { $play_acc }
move-help = Help with { $help_acc }
move-step = { $step_territory ->
    [none] Take a { $step_shard }
   *[other] Go to { $step_territory_last }{ move-taking }
}
move-strike = { $strike_spirit ->
    [none] Destroy { $strike_n ->
        [one] a tribe
       *[other] { $strike_n } tribes
    }
   *[other] Destroy the { $strike_spirit }
}
move-develop = { $develop_n ->
    [one] Take the { $develop }
   *[other] Take, one after the other, the { $develop }
}
move-row = Activate row { $row_number }
move-discard = Discard { $discard_acc }
move-founder = Begin with the { $founder }
move-grow = Bring the { $grow }{ $settle ->
    [none] {""}
   *[other] {" "}to { $settle }
}
move-settle = Put it in { $settle }
move-fade = Take off the { $fade }
move-specialise = Put the { $specialise } there
move-tribe = Let the tribe go to { $tribe }
move-spirit = Let it jump to { $spirit }
move-bait = Use the bait in { $bait }
move-rouse = { $rouse } first
move-rouse-spirit = The { $rouse_spirit } first
move-appear = { $appear } first
move-talent = Take { $talent }
move-token-figure = Place it with the { $token_figure }
move-token-card = Discard { $token_card_acc }
move-token-territory = Put it in { $token_territory }

## What speaks for a move by itself

# `chance` is that of a spirit if there is one, else of a tribe; 0 if nobody knows the dice yet
merit-attack = { $tribes ->
    [0] {""}
    [one] 1 tribe
   *[other] { $tribes } tribes
}{ $spirits ->
    [0] {""}
   *[other] { $tribes ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $spirits ->
        [one] 1 spirit
       *[other] { $spirits } spirits
    }
} in { $place } can be destroyed{ $chance ->
    [0] {""}
   *[other] {" "}(the chance for { $spirits ->
        [0] a tribe
       *[other] a spirit
    } is { $chance } %)
}
merit-dice = the chance to destroy { merit-target } rises from { $had } to { $now } %
merit-target = { $what ->
    [spirit] a spirit
   *[tribe] a tribe
}
merit-steps = the figure can take { $now ->
    [one] 1 step
   *[other] { $now } steps
}{ $had ->
    [0] {""}
   *[other] {" "}instead of { $had }
}
merit-pays = { $enough ->
    [yes] it pays for the place of power, which costs { $cost }
   *[no] it pays { $now } of the { $cost } that the place of power costs
}
merit-care = your clan’s population rises from { $had }{ $now ->
    [0] {""}
   *[other] {" "}to { $now }
}
merit-adapt = your defence is { $now } then (it was { $had })
merit-develops = you take { $cards ->
    [one] 1 development card
   *[other] { $cards } development cards
}
merit-degrade = degradation cards leave your hand, which makes room for useful ones
merit-activate = that is place of power { $done } of { $all }
merit-draw = three more cards, and you may still choose afterwards
merit-no-help = you keep your cards for your own turn
merit-keep-dice = { $tribes ->
    [0] {""}
    [one] the dice destroy 1 tribe as they are, and{" "}
   *[other] the dice destroy { $tribes } tribes as they are, and{" "}
}rolling again costs 1 population
merit-strike = it costs nothing, and there is one { $what ->
    [spirit] spirit
   *[tribe] tribe
} fewer
merit-card = { $kind ->
    [wild] a wild card fits every action
    [three] draw three brings three cards at any time
    [double] a double card counts as two
   *[extra] an extra-action card lets you act a second time in a turn
}
merit-carry = { $far ->
    [0] brings the { $shard } to { $place }, where row { $row } of the portal wants it
    [one] brings the { $shard } within 1 step of { $place }, where row { $row } of the portal wants it
   *[other] brings the { $shard } within { $far } steps of { $place }, where row { $row } of the portal wants it
}
merit-turn-up = the shards there are turned up
merit-approach = { $tribes ->
    [one] a tribe is there, within reach of the next attack
   *[other] { $tribes } tribes are there, within reach of the next attack
}

# One figure beside another
merit-fewer-cards = It takes { $now ->
    [one] 1 card
   *[other] { $now } cards
}, the other figure { $other }.

# Where an enemy does less harm
merit-few = { $here ->
    [0] no figure stands there
    [one] only 1 figure stands there
   *[other] only { $here } figures stand there
}, but { $there } in { $place }
merit-strong = the clan that stands there has { $here } population, that in { $place } only { $there }
merit-rare = its colour is on { $here } of the { $of } human cards to come, that of { $place } on { $there }

# What a card that is not played is kept for: where it would bring something now, and where another figure would need it
merit-spared = { $kind ->
    [three] In trials it cost nothing to keep the draw-three card: it brings three cards in a later turn too.
    [extra] In trials it cost nothing to keep the extra-action card, for a turn in which a second action counts.
    [wild] In trials it cost nothing to keep the wild card, which fits every later action.
    [double] In trials it cost nothing to keep the double card, which counts as two in a later action.
    [help] In trials helping brought nothing more.
   *[other] A further card would add something now, but in trials it cost nothing to keep it for a later action.
}
merit-kept-card = { $kind ->
    [extra] You keep the extra-action card for a turn in which a second action counts.
    [wild] You keep the wild card, which fits every later action.
   *[double] You keep the double card, which counts as two in a later action.
}
