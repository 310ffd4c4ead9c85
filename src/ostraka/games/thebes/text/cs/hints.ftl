### Reasons of hints in Thebes. Points are those at the end; everything else is counted at the next turn.

hint-points-worth = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
}
hint-points-artefacts = { $way ->
    [more] +{ hint-points-worth } za artefakty
   *[less] −{ hint-points-worth } za artefakty
}
hint-points-exhibitions = { $way ->
    [more] +{ hint-points-worth } za výstavy
   *[less] −{ hint-points-worth } za výstavy
}
hint-points-congresses = { $way ->
    [more] +{ hint-points-worth } za kongresy
   *[less] −{ hint-points-worth } za kongresy
}
hint-points-majorities = { $way ->
    [more] +{ hint-points-worth } za převahu v knihách
   *[less] −{ hint-points-worth } za převahu v knihách
}
hint-weeks = trvá o { $amount ->
    [one] { $amount } týden
    [few] { $amount } týdny
    [many] { $amount } týdne
   *[other] { $amount } týdnů
} { $way ->
    [more] méně
   *[less] déle
}
hint-books = o { $amount } { $way ->
    [more] víc odborných znalostí
   *[less] méně odborných znalostí
}
hint-general-knowledge = o { $amount } { $way ->
    [more] víc všeobecných znalostí
   *[less] méně všeobecných znalostí
}
hint-assistants = o { $amount ->
    [one] { $amount } asistenta
    [few] { $amount } asistenty
    [many] { $amount } asistenta
   *[other] { $amount } asistentů
} { hint-more-or-less }
hint-shovels = o { $amount ->
    [one] { $amount } lopatu
    [few] { $amount } lopaty
    [many] { $amount } lopaty
   *[other] { $amount } lopat
} { hint-more-or-less }
hint-more-or-less = { $way ->
    [more] víc
   *[less] méně
}
hint-cars = { $way ->
    [more] automobil pro všechny cesty
   *[less] žádný automobil
}
hint-congresses = o { $amount ->
    [one] { $amount } kongres
    [few] { $amount } kongresy
    [many] { $amount } kongresu
   *[other] { $amount } kongresů
} { hint-more-or-less }
hint-finds = ihned o { $amount ->
    [one] { $amount } artefakt
    [few] { $amount } artefakty
    [many] { $amount } artefaktu
   *[other] { $amount } artefaktů
} { hint-more-or-less }
hint-licences = { $way ->
    [more] šetří jedno letošní povolení
   *[less] spotřebuje jedno letošní povolení
}
hint-ready-shows = { $way ->
    [more] lze uspořádat výstavu
   *[less] na výstavu už chybějí artefakty
}
