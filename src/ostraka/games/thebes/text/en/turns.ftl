### A turn in one line. Deeds have no subject: they are put together after "You" or a name (turn-deeds)

deed-travel = { $you ->
    [yes] travel
   *[no] travels
} to { $place }
deed-take = { $you ->
    [yes] take
   *[no] takes
} the { $cards }
deed-change = { $you ->
    [yes] replace
   *[no] replaces
} the cards on display
deed-exhibit = { $you ->
    [yes] hold
   *[no] holds
} the { $cards }
deed-dig = { $you ->
    [yes] dig
   *[no] digs
} in { $site } for { in-weeks }
deed-find = { $you ->
    [yes] find
   *[no] finds
} { $n ->
    [0] nothing but sand
   *[other] the { $cards }
}
