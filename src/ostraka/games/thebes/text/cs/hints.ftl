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

# What a site is good for that nothing was known about
merit-opens = pak můžete kopat i { $site_in }{ $sites ->
    [1] , na svém prvním nalezišti
    [few] : celkem na { $sites } nalezištích
   *[other] : celkem na { $sites } nalezištích
}{ $tokens ->
    [0] {""}
   *[other] {""}; týdny vykopávek: { $weeks }, žetonů tam vytáhnete: { $tokens }
}
merit-deeper = týdny vykopávek { $site_in }: { $weeks }; žetonů pak vytáhnete { $now } místo { $had }
merit-nearer = zabere to o { $weeks ->
    [one] { $weeks } týden
    [few] { $weeks } týdny
   *[other] { $weeks } týdnů
} méně než stejná karta ({ $city })
merit-assistant = { $now ->
    [1] jeden asistent přidá 1 bod znalostí při jedněch vykopávkách kdekoli a pak se odloží; se druhým je to 1 bod při každých
    [2] dva asistenti přidají 1 bod znalostí při každých vykopávkách a zůstanou vám
    [3] asistenti pak přidají při každých vykopávkách 2 body znalostí místo 1
    [5] asistenti pak přidají při každých vykopávkách o 1 bod znalostí víc než teď
   *[other] o asistenta víc, než se při vykopávkách počítá: do zásoby
}
merit-shovel = { $now ->
    [1] jedna lopata vytáhne při jedněch vykopávkách o 1 žeton víc a pak se odloží; s druhou je to o 1 víc při každých
    [2] dvě lopaty vytáhnou při každých vykopávkách o 1 žeton víc a zůstanou vám
    [3] lopaty pak vytáhnou při každých vykopávkách o 2 žetony víc místo o 1
    [5] lopaty pak vytáhnou při každých vykopávkách o 1 žeton víc než teď
   *[other] o lopatu víc, než se při vykopávkách počítá: do zásoby
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
}{ $later ->
    [0] {""}
   *[other] {" "}(další přinese { $later })
}
merit-exhibition = { $points ->
    [one] { $points } bod, který
    [few] { $points } body, které
   *[other] { $points } bodů, které
} už nikdo jiný nezíská, a artefakty vám zůstanou
merit-legend = o 2 body znalostí víc při jedněch vykopávkách { $site_in }{ $open ->
    [yes] {""}
   *[no] , ke kterým ale ještě potřebujete knihu o tom nalezišti
}
# A card that does nothing for who takes it: all of its kind that counts is there already, or there is no time to use it
merit-nothing = { $why ->
    [late] už ji nestihnete využít
   *[owned] k tomu, co máte, nic nepřidá
}: uplyne čas a do nabídky přibude nová karta
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
} vykopávek, průměrně { $points ->
    [0] méně než 1 bod
    [one] asi { $points } bod
    [few] asi { $points } body
   *[other] asi { $points } bodů
}{ $bonus ->
    [yes] , a bonus za první vykopávky
   *[no] {""}
}
merit-last-weeks = jsou to vaše poslední týdny, nic jiného už v nich udělat nelze

# Why not the weeks of the next best move: more of them, or fewer
merit-so-long = { $way ->
    [fewer] Delší vykopávky (o { $weeks ->
        [one] { $weeks } týden
        [few] { $weeks } týdny
       *[other] { $weeks } týdnů
    }) by přinesly jen o { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
       *[other] { $tokens } žetonů
    } víc: čas se dá využít lépe.
    [even] Delší vykopávky (o { $weeks ->
        [one] { $weeks } týden
        [few] { $weeks } týdny
       *[other] { $weeks } týdnů
    }) by přinesly o { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
       *[other] { $tokens } žetonů
    } víc, ale při zkouškách se ten čas vyplatil víc jinde.
   *[more] O { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
       *[other] { $tokens } žetonů
    } víc stojí za delší vykopávky (o { $weeks ->
        [one] { $weeks } týden
        [few] { $weeks } týdny
       *[other] { $weeks } týdnů
    }).
}
merit-helped = Bez toho by to byly žetony: { $had } místo { $now } (týdny: { $weeks }).

# Beside numbers of weeks that are as good
merit-weeks-traded = { $way ->
    [shorter] Méně týdnů přinese méně žetonů, ale zbude čas na něco jiného.
    [longer] Více týdnů přinese více žetonů, ale zbude méně času na něco jiného.
   *[both] Více týdnů přinese více žetonů, méně týdnů nechá čas na něco jiného.
}
merit-weeks = zabere to celkem { $weeks ->
    [one] { $weeks } týden
    [few] { $weeks } týdny
   *[other] { $weeks } týdnů
}
merit-change = čtyři nové karty na výběr{ $why ->
    [late] {""}: žádnou z těch, které tam leží, už v posledních týdnech nezískáte
    [dull] {""}: žádná z těch, které tam leží, nepřinese víc žetonů
   *[trials] {""}; při zkouškách si žádná z karet, které tam leží, nevedla lépe
}
merit-kept = ponecháte si { $card_acc } na lepší chvíli
