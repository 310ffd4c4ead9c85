### A turn in one line. Deeds have no subject: they are put together after "You" or a name (turn-deeds)

turn-decline = Decline: { $cards }{ $lost ->
    [0] {""}
   *[other] , with { $lost } knowledge lost
}.

# Of how many cards the deed takes; $n of archiving, $paid of creating
paid-cards = { $paid ->
    [1] a card
    [2] two cards
    [3] three cards
   *[other] { $paid } cards
}
deed-create = { $paid ->
    [0] { creates }
   *[other] { discards-deed } { paid-cards } to create
} { $cards }{ $amount ->
    [0] {""}
   *[other] {" "}in slot { $amount }
}
creates = { $you ->
    [yes] create
   *[no] creates
}
discards-deed = { $you ->
    [yes] discard
   *[no] discards
}
deed-learn = { $you ->
    [yes] learn
   *[no] learns
} { $cards }
deed-archive = { discards-deed } { $amount ->
    [1] a card
    [2] two cards
    [3] three cards
   *[other] { $amount } cards
} to archive { $knowledge } knowledge
deed-discard = { discards-deed } { $amount ->
    [1] a card
    [2] two cards
    [3] three cards
   *[other] { $amount } cards
}
deed-excavate = { $you ->
    [yes] excavate
   *[no] excavates
} { monuments }
deed-search = { $you ->
    [yes] search
   *[no] searches
}
deed-remove = { $you ->
    [yes] remove
   *[no] removes
} { $amount } knowledge
deed-steal = { $you ->
    [yes] take
   *[no] takes
} { $cards } from { $robbed ->
    [yes] you
   *[no] { $victim }
}
deed-exchange = { $you ->
    [yes] exchange
   *[no] exchanges
} { $returned } for { $given }
deed-flip = { $you ->
    [yes] make
   *[no] makes
} technology board { $board } a level II board
