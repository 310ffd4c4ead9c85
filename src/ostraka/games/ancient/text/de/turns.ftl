### Ein Zug in einer Zeile. Die Taten haben kein Subjekt: Sie folgen auf „Du“ oder einen Namen (turn-deeds)

turn-decline = Verfall: { $cards }{ $lost ->
    [0] {""}
   *[other] , { $lost } Wissen verloren
}.

deed-create = { $you ->
    [yes] erschaffst
   *[no] erschafft
} { $paid ->
    [0] {""}
    [1] für eine Karte{" "}
    [2] für zwei Karten{" "}
    [3] für drei Karten{" "}
   *[other] für { $paid } Karten{" "}
}{ $cards_acc }{ $amount ->
    [0] {""}
   *[other] {" "}auf Feld { $amount }
}
deed-learn = { $you ->
    [yes] studierst
   *[no] studiert
} { $cards_acc }
deed-archive = { $you ->
    [yes] archivierst
   *[no] archiviert
} für { $amount ->
    [1] eine Karte
    [2] zwei Karten
    [3] drei Karten
   *[other] { $amount } Karten
} { $knowledge } Wissen
deed-discard = { $you ->
    [yes] wirfst
   *[no] wirft
} { $amount ->
    [1] eine Karte
    [2] zwei Karten
    [3] drei Karten
   *[other] { $amount } Karten
} ab
deed-excavate = { $you ->
    [yes] gräbst
   *[no] gräbt
} { monuments } aus
deed-search = { $you ->
    [yes] suchst
   *[no] sucht
}
deed-remove = { $you ->
    [yes] entfernst
   *[no] entfernt
} { $amount } Wissen
deed-steal = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $cards_acc } von { $robbed ->
    [yes] dir
   *[no] { $victim }
}
deed-exchange = { $you ->
    [yes] tauschst
   *[no] tauscht
} { $returned_acc } gegen { $given_acc }
deed-flip = { $you ->
    [yes] machst
   *[no] macht
} Säule { $board } zu einer Säule der Stufe II
