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
merit-assistant = { $now ->
    [1] ein erster Assistent lässt sich für 1 Wissen mehr abwerfen, mit einem zweiten bleibt er
    [2] mit zwei Assistenten hat jede Grabung 1 Wissen mehr
    [3] mit drei Assistenten hat jede Grabung 2 Wissen mehr
   *[other] ein weiterer Assistent als Reserve
}
merit-shovel = { $now ->
    [1] eine erste Schaufel lässt sich für 1 Plättchen mehr abwerfen, mit einer zweiten bleibt sie
    [2] mit zwei Schaufeln zieht jede Grabung 1 Plättchen mehr
    [3] mit drei Schaufeln zieht jede Grabung 2 Plättchen mehr
   *[other] eine weitere Schaufel als Reserve
}
merit-congress = { $gain ->
    [0] keine weiteren Punkte
    [one] { $gain } Punkt mehr
   *[other] { $gain } Punkte mehr
} für { $now ->
    [one] deinen ersten Kongress
   *[other] { $now } Kongresse
}
merit-exhibition = { $points } Punkte, und die Artefakte bleiben dir
merit-legend = 2 Wissen mehr für eine Grabung
merit-car = lange Reisen dauern von jetzt an eine Woche weniger
merit-zeppelin = eine lange Reise umsonst
merit-special-licence = eine zweite Grabung am selben Ort im selben Jahr
merit-dig = { $tokens ->
    [one] { $tokens } Plättchen
   *[other] { $tokens } Plättchen
} in { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
} Grabung, im Schnitt { $points } Punkte{ $bonus ->
    [yes] , dazu der Bonus der ersten Grabung
   *[no] {""}
}
merit-weeks = es dauert insgesamt { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
}
merit-change = vier neue Karten zur Wahl
merit-kept = du hebst dir { $card_acc } für einen besseren Moment auf
