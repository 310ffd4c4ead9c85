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
hint-built = bis zum nächsten Zug Monumente für { some-points } { $way ->
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

move-create = { $create_acc } { move-in-slot }erschaffen{ move-paying }
move-slot = { $source_acc } { move-in-slot }erschaffen{ move-paying }
move-in-slot = { $slot ->
    [none] {""}
   *[other] auf Feld { $slot_number }{" "}
}
move-paying = { $pay ->
    [none] {""}
   *[other] , bezahlt mit { $pay_acc }
}
move-pay = Mit { $pay_acc } bezahlen
move-learn = { $learn_acc } studieren
move-archive = { $archive_acc } abwerfen{ $remove ->
    [none] , um Wissen zu entfernen
   *[other] {" "}und Wissen von { $remove_acc } entfernen
}
move-excavate = { $excavate ->
    [none] Ein Monument
   *[other] { $excavate_number ->
        [one] { $excavate_number } Monument
       *[other] { $excavate_number } Monumente
    }
} ausgraben
move-order = Zuerst { $order_acc }
move-decline = Zuerst { $decline_acc } verfallen lassen
move-offer = { $offer_acc } anbieten
move-exchange = Dafür { $exchange_acc } geben
move-discard = { $discard_acc } abwerfen
move-discard-artefact = { $discard_artefact_acc } abwerfen
move-opponent = Die Hand von { $opponent } ansehen
move-steal = { $steal_acc } nehmen
move-keep = { $keep_acc } behalten
move-draft = { $draft_acc } wählen
move-remove = Wissen von { $remove_acc } entfernen
move-remove-from = Wissen von { $remove_from_acc } entfernen
move-remove-amount = { $remove_amount_number } Wissen entfernen
move-load = Das Wissen auf { $load_acc } legen
move-give = Verlorenes Wissen auf { $give_acc } legen
move-give-amount = { $give_amount_number ->
    [one] { $give_amount_number } verlorenen Wissensmarker
   *[other] { $give_amount_number } verlorene Wissensmarker
} verschieben
move-discard-lost = { $discard_lost_number ->
    [one] { $discard_lost_number } verlorenen Wissensmarker
   *[other] { $discard_lost_number } verlorene Wissensmarker
} entfernen
move-move = { $move_acc } { $move_to ->
    [none] {""}
   *[other] auf Feld { $move_to_number }{" "}
}versetzen
move-move-to = Auf Feld { $move_to_number } versetzen
move-swap = { $swap_acc } vertauschen
move-straighten = { $straighten_number ->
    [one] { $straighten_number } Monument
   *[other] { $straighten_number } Monumente
} aufrichten
move-flip = Säule { $flip_board_last } umdrehen
move-look-learn = { $look_learn_acc } studieren
move-look-create = { $look_create_acc } { move-in-slot }erschaffen{ move-paying }
move-under = { $under_acc } unter den Stapel legen
move-tuck = { $tuck_acc } unter den zugehörigen Stapel legen
move-pay-effect = { $pay_effect_acc } abwerfen (für „{ $source }“)

## What speaks for a move by itself

# When a monument declines: at the end of this turn (0), of the next one (1), or later
merit-monument = { merit-some-points } { $turns ->
    [0] am Ende dieses Zuges
    [1] am Ende deines nächsten Zuges
   *[other] in { $turns } Zügen
}{ $tokens ->
    [0] , ohne Wissen zu verlieren
   *[other] , davor noch { $tokens } Wissen zu entfernen
}
merit-too-late = das Spiel endet wohl vor seinem Verfall, dann zählt es nur 1 Punkt auf der Zeitleiste
merit-some-points = { $points ->
    [0] verlässt deine Zeitleiste
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
merit-points = { merit-some-points }

# What a final scoring effect counts, how much is on the way to it, and what it would be worth if the game ended now
merit-now = bisher hast du { $counted } davon{ $more ->
    [0] {""}
   *[other] , dazu { $more } auf der Zeitleiste oder der Hand
}{ $points ->
    [0] {""}
    [one] ; das wäre jetzt { $points } Punkt
   *[other] ; das wären jetzt { $points } Punkte
}
merit-text = { $card }: „{ $text }“

# What an artefact will answer to
merit-holding = auf der Hand hast du { $n } { $kind ->
    [city] { $n ->
        [one] Stadt
       *[other] Städte
    }
    [megalith] { $n ->
        [one] Megalithen
       *[other] Megalithen
    }
    [pyramid] { $n ->
        [one] Pyramide
       *[other] Pyramiden
    }
    [artefact] { $n ->
        [one] Artefakt
       *[other] Artefakte
    }
   *[monument] { $n ->
        [one] Monument
       *[other] Monumente
    }
}
merit-excavate = je Monument { $rate ->
    [one] { $rate } neue Karte
   *[other] { $rate } neue Karten
}, und die Monumente behalten ihre Punkte
merit-excavate-some = { $cards ->
    [0] deine Hand ist voll, gezogen wird nichts
    [one] zieht { $cards } Karte
   *[other] zieht { $cards } Karten
}{ $left ->
    [0] , und die Monumente behalten ihre Punkte
    [one] , und { $left } Monument bleibt für ein andermal aufrecht
   *[other] , und { $left } Monumente bleiben für ein andermal aufrecht
}{ $full ->
    [yes] { $cards ->
        [0] {""}
       *[other] {" "}(mehr passt nicht auf deine Hand)
    }
   *[no] {""}
}

# Why cards can be spared
merit-spare = von den Monumenten auf deiner Hand bringt es die wenigsten Punkte: { $points }
merit-spare-late = das Spiel endet wohl vor dem Verfall von „{ $card }“
merit-search = eine neue Karte für deine { $hand ->
    [0] leere Hand
    [one] Hand mit { $hand } Karte
   *[other] Hand mit { $hand } Karten
}
merit-remove = Wissen entfernt: { $where }{ $saved ->
    [0] {""}
   *[other] {" "}({ $all ->
        [yes] alles ginge am Ende dieses Zuges verloren
       *[no] { $saved } davon ginge am Ende dieses Zuges verloren
    })
}
merit-taken-off = { $n } ({ $card })
merit-learnable = danach kannst du { $cards_acc } studieren
merit-keep = du behältst { $cards_acc }

# Several cards that are given up, and those that are kept
merit-spare-all = { $why ->
    [once] ihr Effekt wirkt nur einmal, beim Erschaffen
    [dear] die anderen sind billiger zu erschaffen
   *[few] die anderen bringen mehr Punkte
}
