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
}{ move-playing }
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
move-develop = Take the { $develop }
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
} in { $place } can be destroyed
merit-care = your clan grows from { $population } population
merit-degrade = degradation cards leave your hand, which makes room for useful ones
merit-activate = that is place of power { $done } of { $all }
merit-draw = three more cards
merit-no-help = you keep your cards for your own turn
merit-carry = { $home ->
    [yes] brings the { $shard } to a place of power
   *[no] brings the { $shard } on its way
}
merit-turn-up = the shards there are turned up
merit-approach = { $tribes ->
    [one] a tribe is there, within reach of the next attack
   *[other] { $tribes } tribes are there, within reach of the next attack
}
