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

## Moves: a whole move with its verb. What was chosen at each question is `$<question>`, or `none`

move-create = { $create } { move-in-slot }erschaffen{ move-paying }
move-slot = { $source } { move-in-slot }erschaffen{ move-paying }
move-in-slot = { $slot ->
    [none] {""}
   *[other] auf Feld { $slot_number }{" "}
}
move-paying = { $pay ->
    [none] {""}
   *[other] , bezahlt mit { $pay }
}
move-pay = Mit { $pay } bezahlen
move-learn = { $learn } studieren
move-archive = { $archive } archivieren{ $remove ->
    [none] {""}
   *[other] {" "}und Wissen von { $remove } entfernen
}
move-excavate = { $excavate ->
    [none] Ein Monument
   *[other] { $excavate_number ->
        [one] { $excavate_number } Monument
       *[other] { $excavate_number } Monumente
    }
} ausgraben
move-order = Zuerst { $order }
move-decline = Zuerst { $decline } untergehen lassen
move-offer = { $offer } anbieten
move-exchange = Dafür { $exchange } geben
move-discard = { $discard } abwerfen
move-discard-artefact = { $discard_artefact } abwerfen
move-opponent = Die Hand von { $opponent } ansehen
move-steal = { $steal } nehmen
move-keep = { $keep } behalten
move-draft = { $draft } wählen
move-remove = Wissen von { $remove } entfernen
move-remove-from = Wissen von { $remove_from } entfernen
move-remove-amount = { $remove_amount_number } Wissen entfernen
move-load = Das Wissen auf { $load } legen
move-give = Verlorenes Wissen auf { $give } legen
move-give-amount = { $give_amount_number } verlorenes Wissen verschieben
move-discard-lost = { $discard_lost_number } verlorenes Wissen entfernen
move-move = { $move } { $move_to ->
    [none] {""}
   *[other] auf Feld { $move_to_number }{" "}
}verschieben
move-move-to = Auf Feld { $move_to_number } verschieben
move-swap = { $swap } vertauschen
move-straighten = { $straighten_number ->
    [one] { $straighten_number } Monument
   *[other] { $straighten_number } Monumente
} aufrichten
move-flip = Tafel { $flip_board_last } umdrehen
move-look-learn = { $look_learn } studieren
move-look-create = { $look_create } { move-in-slot }erschaffen{ move-paying }
move-under = { $under } unter den Stapel legen
move-tuck = { $tuck } unter den Stapel schieben
move-pay-effect = Mit { $pay_effect } bezahlen

## What speaks for a move by itself

merit-monument = { merit-some-points } { $turns ->
    [1] in diesem Zug
    [2] im nächsten Zug
   *[other] in { $turns } Zügen
}{ $tokens ->
    [0] , ohne Wissen zu verlieren
   *[other] , davor ist { $tokens } Wissen zu entfernen
}
merit-some-points = { $points ->
    [0] verlässt deine Zeitleiste
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
merit-points = { merit-some-points }
merit-text = { $card }: „{ $text }“
merit-excavate = je Monument 2 neue Karten, und die Monumente behalten ihre Punkte
merit-search = eine neue Karte, bisher { $hand } auf der Hand
merit-remove = { $amount } Wissen weniger{ $saved ->
    [0] {""}
   *[other] {" "}({ $saved } davon ginge in diesem Zug verloren)
}
merit-learnable = danach kannst du { $cards } studieren
merit-keep = du behältst { $cards }
