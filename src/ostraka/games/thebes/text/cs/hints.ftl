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

## Moves: a whole move with its verb. What was chosen at each question is `$<question>`, or `none`

move-dig = Kopat { $action_in }{ move-for-weeks }{ move-spending }
move-weeks = Kopat { move-some-weeks }
move-some-weeks = { $weeks_number ->
    [one] { $weeks_number } týden
    [few] { $weeks_number } týdny
   *[other] { $weeks_number } týdnů
}
move-for-weeks = { $weeks ->
    [none] {""}
   *[other] {" "}{ move-some-weeks }
}
move-spending = { move-flying }{ $legend ->
    [yes] , s legendou
   *[none] {""}
}{ $assistant ->
    [yes] , odložit asistenta
   *[none] {""}
}{ $shovel ->
    [yes] , odložit lopatu
   *[none] {""}
}
move-take = Vzít si { $action_acc }{ move-flying }
move-exhibit = Uspořádat { $action_acc }{ move-flying }
move-flying = { $zeppelin ->
    [yes] , vzducholodí
   *[none] {""}
}

## What speaks for a move by itself

merit-book = odborné znalosti ({ $site }) stoupnou z { $had } na { $now }{ $lead ->
    [yes] {" "}a budete mít nejvíc knih o tomto nalezišti
   *[no] {""}
}
merit-general = všeobecné znalosti při každých vykopávkách stoupnou z { $had } na { $now }
merit-assistant = { $now ->
    [1] prvního asistenta lze odložit za 1 bod znalostí, s druhým vám zůstane
    [2] se dvěma asistenty máte při každých vykopávkách o 1 bod znalostí víc
    [3] se třemi asistenty máte při každých vykopávkách o 2 body znalostí víc
   *[other] další asistent do zásoby
}
merit-shovel = { $now ->
    [1] první lopatu lze odložit za 1 žeton, s druhou vám zůstane
    [2] se dvěma lopatami vytáhnete při každých vykopávkách o 1 žeton víc
    [3] se třemi lopatami vytáhnete při každých vykopávkách o 2 žetony víc
   *[other] další lopata do zásoby
}
merit-congress = { $gain ->
    [0] žádné další body
    [one] další { $gain } bod
    [few] další { $gain } body
   *[other] dalších { $gain } bodů
} za { $now ->
    [1] první kongres
    [few] { $now } kongresy
   *[other] { $now } kongresů
}
merit-exhibition = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} a artefakty vám zůstanou
merit-legend = o 2 body znalostí víc při jedněch vykopávkách
merit-car = dlouhé cesty teď trvají o týden méně
merit-zeppelin = jedna dlouhá cesta zdarma
merit-special-licence = druhé vykopávky na jednom nalezišti v témže roce
merit-dig = { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
} za { $weeks ->
    [one] { $weeks } týden
    [few] { $weeks } týdny
   *[other] { $weeks } týdnů
} vykopávek, průměrně { $points } bodu{ $bonus ->
    [yes] , a bonus za první vykopávky
   *[no] {""}
}
merit-weeks = zabere to celkem { $weeks ->
    [one] { $weeks } týden
    [few] { $weeks } týdny
   *[other] { $weeks } týdnů
}
merit-change = čtyři nové karty na výběr
merit-kept = ponecháte si { $card_acc } na lepší chvíli
