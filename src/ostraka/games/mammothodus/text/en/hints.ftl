### Reasons of hints in Mammothodus. Everything is counted when the next turn begins.

hint-points-places = { $way ->
    [more] a place of power is likelier to be active soon
   *[less] a place of power is less likely to be active soon
}
hint-points-shards = { $way ->
    [more] { hint-shards } more turned up
   *[less] { hint-shards } fewer turned up
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
    [one] { $amount } shard
   *[other] { $amount } shards
}
hint-portal = { $way ->
    [more] brings the next place of power nearer
   *[less] leaves the next place of power further away
}
hint-revealed = { hint-points-shards }
hint-tribes = { $way ->
    [less] { $amount ->
        [one] { $amount } human tribe fewer on the board
       *[other] { $amount } human tribes fewer on the board
    }
   *[more] { $amount ->
        [one] { $amount } human tribe more on the board
       *[other] { $amount } human tribes more on the board
    }
}
hint-spirits = { $way ->
    [less] { $amount ->
        [one] { $amount } spirit fewer on the board
       *[other] { $amount } spirits fewer on the board
    }
   *[more] { $amount ->
        [one] { $amount } spirit more on the board
       *[other] { $amount } spirits more on the board
    }
}
hint-trails = { $way ->
    [less] { $amount ->
        [one] { $amount } trail fewer
       *[other] { $amount } trails fewer
    }
   *[more] { $amount ->
        [one] { $amount } trail more
       *[other] { $amount } trails more
    }
}
hint-decay = { $way ->
    [more] { $amount ->
        [one] { $amount } degradation card more in the supply
       *[other] { $amount } degradation cards more in the supply
    }
   *[less] { $amount ->
        [one] { $amount } degradation card fewer in the supply
       *[other] { $amount } degradation cards fewer in the supply
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
        [one] { $amount } card more in hand
       *[other] { $amount } cards more in hand
    }
   *[less] { $amount ->
        [one] { $amount } card fewer in hand
       *[other] { $amount } cards fewer in hand
    }
}
