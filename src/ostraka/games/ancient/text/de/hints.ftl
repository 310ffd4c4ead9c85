### Reasons of hints in Ancient Knowledge. Points are those at the end; what is said of the next turn is counted then.

some-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
hint-points-monuments = { $way ->
    [more] +{ some-points } in der Vergangenheit
   *[less] −{ some-points } in der Vergangenheit
}
hint-points-final-effects = { $way ->
    [more] +{ some-points } durch Effekte der Schlusswertung
   *[less] −{ some-points } durch Effekte der Schlusswertung
}
hint-points-technologies = { $way ->
    [more] +{ some-points } durch Erkenntniskarten
   *[less] −{ some-points } durch Erkenntniskarten
}
hint-points-timeline = { $way ->
    [more] +{ some-points } für Monumente auf der Zeitleiste
   *[less] −{ some-points } für Monumente auf der Zeitleiste
}
# These points are negative: more of them is less lost knowledge.
hint-points-lost-knowledge = { $amount ->
    [one] { $amount } verlorener Wissensmarker
   *[other] { $amount } verlorene Wissensmarker
} { $way ->
    [more] weniger
   *[less] mehr
}
hint-built = bis zum nächsten Zug Monumente im Wert von { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkten
} { $way ->
    [more] mehr
   *[less] weniger
}
hint-timeline-knowledge = im nächsten Zug { $amount } Wissen { $way ->
    [less] weniger
   *[more] mehr
} auf der Zeitleiste
hint-learned = bis zum nächsten Zug { $amount ->
    [one] { $amount } Erkenntniskarte
   *[other] { $amount } Erkenntniskarten
} { $way ->
    [more] mehr
   *[less] weniger
}
hint-artefacts = { $amount ->
    [one] { $amount } ausliegendes Artefakt
   *[other] { $amount } ausliegende Artefakte
} { $way ->
    [more] mehr
   *[less] weniger
}
hint-hand = im nächsten Zug { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} { $way ->
    [more] mehr
   *[less] weniger
} auf der Hand
hint-blocked = { $way ->
    [less] hält das Feld für das Schloss frei
   *[more] füllt das Feld eines Monuments mit Schloss
}
