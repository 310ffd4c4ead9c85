### Ein Zug in einer Zeile. Die Taten haben kein Subjekt: Sie folgen auf „Du“ oder einen Namen (turn-deeds)

deed-travel = { $you ->
    [yes] reist
   *[no] reist
} { $place_into }
deed-take = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $cards_acc }
deed-change = { $you ->
    [yes] tauschst
   *[no] tauscht
} die Auslage aus
deed-exhibit = { $you ->
    [yes] veranstaltest
   *[no] veranstaltet
} { $cards_acc }
deed-dig = { $you ->
    [yes] gräbst
   *[no] gräbt
} { in-weeks } lang { $site_in }
deed-find = { $you ->
    [yes] findest
   *[no] findet
}{ $n ->
    [0] {" "}nur Sand
   *[other] : { $cards }
}
