### Reasons of hints in Thebes. Points are those at the end; everything else is counted at the next turn.

some-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
hint-points-artefacts = { $way ->
    [more] +{ some-points } durch Artefakte
   *[less] −{ some-points } durch Artefakte
}
hint-points-exhibitions = { $way ->
    [more] +{ some-points } durch Ausstellungen
   *[less] −{ some-points } durch Ausstellungen
}
hint-points-congresses = { $way ->
    [more] +{ some-points } durch Kongresse
   *[less] −{ some-points } durch Kongresse
}
hint-points-majorities = { $way ->
    [more] +{ some-points } durch Buchmehrheiten
   *[less] −{ some-points } durch Buchmehrheiten
}
hint-weeks = dauert { $amount ->
    [one] { $amount } Woche
   *[other] { $amount } Wochen
} { $way ->
    [more] weniger
   *[less] mehr
}
hint-books = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
} Spezialwissen { $way ->
    [more] mehr
   *[less] weniger
}
hint-general-knowledge = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
} Allgemeinwissen { $way ->
    [more] mehr
   *[less] weniger
}
hint-assistants = { $amount ->
    [one] { $amount } Assistent
   *[other] { $amount } Assistenten
} { $way ->
    [more] mehr
   *[less] weniger
}
hint-shovels = { $amount ->
    [one] { $amount } Schaufel
   *[other] { $amount } Schaufeln
} { $way ->
    [more] mehr
   *[less] weniger
}
hint-cars = { $way ->
    [more] ein Automobil für alle Reisen
   *[less] kein Automobil
}
hint-congresses = { $amount ->
    [one] { $amount } Kongress
   *[other] { $amount } Kongresse
} { $way ->
    [more] mehr
   *[less] weniger
}
hint-finds = sofort { $amount ->
    [one] { $amount } Artefakt
   *[other] { $amount } Artefakte
} { $way ->
    [more] mehr
   *[less] weniger
}
hint-licences = { $way ->
    [more] spart eine Grabungserlaubnis dieses Jahres
   *[less] verbraucht eine Grabungserlaubnis dieses Jahres
}
hint-ready-shows = { $way ->
    [more] eine Ausstellung ist möglich
   *[less] eine Ausstellung ist nicht mehr möglich
}

## Moves: a whole move with its verb. What was chosen at each question is `$<question>`, or `none`

move-dig = { move-for-weeks }{ $action_in } graben{ move-spending }
move-weeks = { move-some-weeks } graben
move-some-weeks = { $weeks_number ->
    [one] { $weeks_number } Woche
   *[other] { $weeks_number } Wochen
}
move-for-weeks = { $weeks ->
    [none] {""}
   *[other] { move-some-weeks }{" "}
}
move-spending = { move-flying }{ $legend ->
    [yes] , mit der Legende
   *[none] {""}
}{ $assistant ->
    [yes] , den Assistenten abwerfen
   *[none] {""}
}{ $shovel ->
    [yes] , die Schaufel abwerfen
   *[none] {""}
}
move-take = { $action_acc } nehmen{ move-flying }
move-exhibit = { $action_acc } veranstalten{ move-flying }
move-flying = { $zeppelin ->
    [yes] , mit dem Zeppelin
   *[none] {""}
}

## What speaks for a move by itself

merit-book = Spezialwissen ({ $site }) steigt von { $had } auf { $now }{ $lead ->
    [yes] , und du hast dann die meisten Bücher darüber
   *[no] {""}
}
merit-general = Allgemeinwissen für jede Grabung steigt von { $had } auf { $now }

# What a site is good for that nothing was known about
merit-opens = du kannst dann auch { $site_in } graben{ $sites ->
    [1] , an deinem ersten Ort
   *[other] : an { $sites } Orten insgesamt
}{ $tokens ->
    [0] {""}
   *[other] {""}; { $weeks } Wochen Grabung ziehen dort { $tokens } Plättchen
}
merit-deeper = { $weeks } Wochen Grabung { $site_in } ziehen dann { $now } Plättchen statt { $had }
merit-nearer = es dauert { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
} weniger als dieselbe Karte ({ $city })
merit-assistant = { $now ->
    [1] ein Assistent bringt einer Grabung an beliebigem Ort 1 Wissen und wird dann abgeworfen; mit einem zweiten hat jede Grabung 1 mehr
    [2] zwei Assistenten bringen jeder Grabung 1 Wissen, und du behältst sie
    [3] die Assistenten bringen jeder Grabung dann 2 Wissen statt 1
    [5] die Assistenten bringen jeder Grabung dann 1 Wissen mehr als jetzt
   *[other] ein Assistent mehr, als bei einer Grabung zählt: als Reserve
}
merit-shovel = { $now ->
    [1] eine Schaufel zieht bei einer Grabung 1 Plättchen mehr und wird dann abgeworfen; mit einer zweiten zieht jede Grabung 1 mehr
    [2] zwei Schaufeln ziehen bei jeder Grabung 1 Plättchen mehr, und du behältst sie
    [3] die Schaufeln ziehen bei jeder Grabung dann 2 Plättchen mehr statt 1
    [5] die Schaufeln ziehen bei jeder Grabung dann 1 Plättchen mehr als jetzt
   *[other] eine Schaufel mehr, als bei einer Grabung zählt: als Reserve
}
merit-congress = { $gain ->
    [0] keine weiteren Punkte
    [one] { $gain } Punkt mehr
   *[other] { $gain } Punkte mehr
} für { $now ->
    [one] deinen ersten Kongress
   *[other] { $now } Kongresse
}{ $later ->
    [0] {""}
   *[other] {" "}(der nächste bringt { $later })
}
merit-exhibition = { $points } Punkte, die dann niemand sonst bekommt, und die Artefakte bleiben dir
merit-legend = 2 Wissen mehr für eine Grabung { $site_in }{ $open ->
    [yes] {""}
   *[no] , für die du aber noch ein Buch darüber brauchst
}
# A card that does nothing for who takes it: all of its kind that counts is there already, or there is no time to use it
merit-nothing = { $why ->
    [late] sie kommt zu spät, um dir noch zu nützen
   *[owned] sie bringt dir nichts zu dem, was du hast
}: Zeit vergeht, und eine neue Karte kommt in die Auslage
merit-car = lange Reisen dauern von jetzt an eine Woche weniger
merit-zeppelin = eine lange Reise, die keine Zeit kostet
merit-special-licence = eine zweite Grabung am selben Ort im selben Jahr
merit-dig = { $tokens ->
    [one] { $tokens } Plättchen
   *[other] { $tokens } Plättchen
} in { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
} Grabung, im Schnitt { $points ->
    [0] weniger als 1 Punkt
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
}{ $bonus ->
    [yes] , dazu der Bonus der ersten Grabung
   *[no] {""}
}
merit-last-weeks = es sind deine letzten Wochen, etwas anderes lässt sich darin nicht mehr tun

# Why not the weeks of the next best move: more of them, or fewer
merit-so-long = { $way ->
    [fewer] { $weeks ->
        [one] { $weeks } Woche mehr brächte
       *[other] { $weeks } Wochen mehr brächten
    } nur { $tokens } Plättchen mehr: Die Zeit ist anders besser genutzt.
    [even] { $weeks ->
        [one] { $weeks } Woche mehr brächte
       *[other] { $weeks } Wochen mehr brächten
    } { $tokens } Plättchen mehr, aber in Versuchen war die Zeit anders besser genutzt.
   *[more] { $tokens } Plättchen mehr { $tokens ->
        [one] ist
       *[other] sind
    } { $weeks ->
        [one] die Woche
       *[other] die { $weeks } Wochen
    } mehr wert.
}
merit-helped = Ohne das werden in { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
} { $had } Plättchen statt { $now } gezogen.

# Beside numbers of weeks that are as good
merit-weeks-traded = { $way ->
    [shorter] Weniger Wochen ziehen weniger Plättchen, lassen aber Zeit für anderes.
    [longer] Mehr Wochen ziehen mehr Plättchen, lassen aber weniger Zeit für anderes.
   *[both] Mehr Wochen ziehen mehr Plättchen, weniger lassen Zeit für anderes.
}
merit-weeks = es dauert insgesamt { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
}
merit-change = vier neue Karten zur Wahl{ $why ->
    [late] {""}: Keine von denen, die da liegen, ist in deinen letzten Wochen noch zu haben
    [dull] {""}: Keine von denen, die da liegen, bringt dir mehr Plättchen
   *[trials] {""}; in Versuchen schnitt keine Karte, die da liegt, besser ab
}
merit-kept = du hebst dir { $card_acc } für einen besseren Moment auf
