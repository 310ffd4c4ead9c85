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
