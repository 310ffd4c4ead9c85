### What Thebes asks, offers, tells and explains, and its cards and tokens. The places are in names.ftl.

## Cards and tokens: $site, $city, $value, $weeks

card-book = { $value }bodová kniha o { $site_loc } ({ $city })
    .gen = { $value }bodové knihy o { $site_loc } ({ $city })
    .acc = { $value }bodovou knihu o { $site_loc } ({ $city })
card-general-book = { $value }bodové všeobecné znalosti ({ $city })
    .gen = { $value }bodových všeobecných znalostí ({ $city })
card-legend = legenda o { $site_loc } ({ $city })
    .gen = legendy o { $site_loc } ({ $city })
    .acc = legendu o { $site_loc } ({ $city })
card-assistant = asistent ({ $city })
    .gen = asistenta ({ $city })
    .acc = asistenta ({ $city })
card-shovel = lopata ({ $city })
    .gen = lopaty ({ $city })
    .acc = lopatu ({ $city })
card-car = automobil ({ $city })
    .gen = automobilu ({ $city })
card-zeppelin = vzducholoď ({ $city })
    .gen = vzducholodi ({ $city })
card-special-licence = zvláštní povolení ({ $city })
    .gen = zvláštního povolení ({ $city })
card-congress = kongres ({ $city })
    .gen = kongresu ({ $city })
card-exhibition = { $size ->
    [small] malá
   *[large] velká
} výstava ({ $city })
    .gen = { $size ->
        [small] malé
       *[large] velké
    } výstavy ({ $city })
    .acc = { $size ->
        [small] malou
       *[large] velkou
    } výstavu ({ $city })
card-artefact = { $name } ({ $site }, { $value })
card-book-token = 1bodový žeton knihy o { $site_loc }
card-general-book-token = žeton všeobecných znalostí { $bag_from }

card-weeks = { $weeks ->
    [one] { $weeks } týden
    [few] { $weeks } týdny
   *[other] { $weeks } týdnů
}
line-card = { $card } · { card-weeks }
line-token = { $card }

special-points = { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodů
}
text-book = { special-points } odborných znalostí při každých vykopávkách { $site_in }. Počítá se jako { $value ->
    [one] { $value } kniha
    [few] { $value } knihy
   *[other] { $value } knih
} o { $site_loc }. { most-books }
most-books = Kdo jich má na konci hry nejvíc, získá 5 bodů; při shodě získá každý z nejlepších 3 body.
text-general-book = { special-points } všeobecných znalostí při každých vykopávkách. { general-limit }
general-limit = Všechny vaše všeobecné znalosti dohromady se počítají jen do výše vašich odborných znalostí při daných vykopávkách (knihy, legenda, asistenti). Jako kniha o nalezišti se nepočítají.
text-legend = Můžete ji odložit a získat 2 body odborných znalostí při jedněch vykopávkách { $site_in }.
text-assistant = Dva asistenti dávají při každých vykopávkách 1 bod odborných znalostí; tři nebo více dávají celkem 2 body. Máte-li jen jednoho, můžete ho odložit za 1 bod odborných znalostí při jedněch vykopávkách.
text-shovel = Se dvěma lopatami vytáhnete při každých vykopávkách o 1 žeton víc, se třemi nebo více celkem o 2 žetony víc. Máte-li jen jednu, můžete ji odložit a vytáhnout při jedněch vykopávkách o 1 žeton víc.
text-car = Cesty, které trvají 3 týdny nebo déle, mohou trvat o 1 týden méně, pokud chcete. Druhý automobil už nic nepřidá.
text-zeppelin = Můžete ji odložit před cestou: tato cesta pak nezabere žádný čas.
text-special-licence = Můžete je odložit a kopat ještě jednou na nalezišti, pro které je vaše letošní povolení už použité.
text-congress = Na konci hry celkem 1, 3, 6, 10, 15, 21 nebo 28 bodů za jeden, dva, tři, čtyři, pět, šest nebo sedm kongresů; víc než sedm už nic nepřidá.
text-exhibition = { asks-for } Uspořádejte výstavu a kartu si ponechte: na konci hry je za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Artefakty vám zůstanou a můžete je vystavit znovu.
text-artefact = { special-points } na konci hry; tento artefakt lze vystavit na výstavách.
text-book-token = 1 bod odborných znalostí při každých vykopávkách { $site_in }. Počítá se jako 1 kniha o { $site_loc }. { most-books }
text-general-book-token = 1 bod všeobecných znalostí při každých vykopávkách. { general-limit }

required-artefacts = { $n ->
    [one] { $n } artefakt
    [few] { $n } artefakty
   *[other] { $n } artefaktů
} { $site_from }
asks-for = Vyžaduje alespoň { $requires }.

## Questions

ask-action = { $optional ->
    [yes] Co uděláte a kde? Můžete také ukončit expedici.
    [only] Na nic dalšího už nezbývá čas: ukončete expedici.
   *[no] Co uděláte a kde?
}
ask-zeppelin = Použijete na této cestě { $source_acc }?
ask-car = Použijete na této cestě { $source_acc }, nebo pojedete déle a dorazíte až v novém roce?
ask-legend = Použijete při těchto vykopávkách { $source_acc }?
ask-assistant = Odložíte { $source_acc } za 1 bod odborných znalostí při těchto vykopávkách?
ask-shovel = Odložíte { $source_acc } a vytáhnete při těchto vykopávkách o 1 žeton víc?
ask-weeks = Kolik týdnů budete kopat?

## Help: what a decision means. The rulings are in docs/rules/thebes.md

help-action = Tah je cesta, pokud chcete, a jedna akce: vzít si kartu z nabídky v jejím městě, vyměnit nabídku ve Varšavě, kopat na nalezišti, nebo uspořádat výstavu. Další na tahu je ten, kdo zatím strávil nejméně týdnů; ve stejném týdnu ten, kdo tam dorazil poslední.
    .rulings = T-9 T-11 T-12 T-54
help-zeppelin = Se vzducholodí cesta netrvá žádný čas a karta se odloží. Bez ní cestujete jako obvykle a karta vám zůstane.
    .rulings = T-17
help-car = S automobilem dorazíte ještě ve starém roce a kopete se zvláštním povolením. Bez něj trvá cesta déle a po příjezdu opět platí všechna vaše povolení.
    .rulings = T-15 T-39 T-63
help-legend = Použitá legenda se odkládá. Díky ní se také může počítat víc vašich všeobecných znalostí.
    .rulings = T-26 T-28
help-assistant = Odkládá se jen jediný asistent. Díky němu se také může počítat víc vašich všeobecných znalostí.
    .rulings = T-26 T-29 T-32
help-shovel = Odkládá se jen jediná lopata, ať najdete cokoli.
    .rulings = T-30 T-32
help-weeks = Znalosti a týdny dohromady určují počet žetonů, které vytáhnete.
    .rulings = T-27 T-33 T-34

## Answers. `option-<what>` can be said anywhere, `option-<what>-<prompt>` in answer to that question

option-change = Čtyři nové karty, ve Varšavě
option-take = Vzít si { $name_acc }
option-exhibit = Uspořádat { $name_acc }
option-dig = Kopat { $name_in }
option-weeks = { $n ->
    [one] { $n } týden
    [few] { $n } týdny
   *[other] { $n } týdnů
}
option-pass-action = Ukončit expedici
option-pass-zeppelin = Cestovat bez ní
option-yes-zeppelin = Letět
option-pass-car = Cestovat bez něj
option-yes-car = Jet automobilem
option-pass-legend = Ponechat si ji
option-yes-legend = Použít ji
option-pass-assistant = Ponechat si ho
option-yes-assistant = Odložit ho
option-pass-shovel = Ponechat si ji
option-yes-shovel = Odložit ji

## The log: $seat, $cards, $amount

in-weeks = { $amount ->
    [one] { $amount } týden
    [few] { $amount } týdny
   *[other] { $amount } týdnů
}
event-first = { $you ->
    [yes] Začínáte.
   *[no] { $seat } začíná.
}
event-turn = Tah { $amount }: { $seat }.
event-travel = { $you ->
    [yes] Cestujete
   *[no] { $seat } cestuje
} { $place_into }.
event-take = { $you ->
    [yes] Berete si
   *[no] { $seat } si bere
} { $cards_acc }: { in-weeks }.
event-change = { $you ->
    [yes] Vyměňujete
   *[no] { $seat } vyměňuje
} nabídku: { in-weeks }.
event-exhibit = { $you ->
    [yes] Pořádáte
   *[no] { $seat } pořádá
} { $cards_acc }: { in-weeks }.
event-dig = { $you ->
    [yes] Kopete
   *[no] { $seat } kope
} { $site_in }.
event-weeks = { $you ->
    [yes] Zůstáváte
   *[no] { $seat } zůstává
} { in-weeks }.
event-spend = { $you ->
    [yes] Odkládáte
   *[no] { $seat } odkládá
} { $cards_acc }.
event-find = { $you ->
    [yes] Nacházíte
   *[no] { $seat } nachází
}: { $cards }.
event-blank = { $you ->
    [yes] Nacházíte
   *[no] { $seat } nachází
} jen písek.
event-sand = { $amount ->
    [one] { $amount } prázdný žeton (písek) se vrací
    [few] { $amount } prázdné žetony (písek) se vracejí
   *[other] { $amount } prázdných žetonů (písek) se vrací
} do pytlíku.
event-bonus = První vykopávky na tomto nalezišti: { $you ->
    [yes] získáváte bonus
   *[no] { $seat } získává bonus
} – { $cards }.
event-year = { $you ->
    [yes] Začínáte
   *[no] { $seat } začíná
} rok { $year }: všechna povolení opět platí.
event-pass = { $you ->
    [yes] Ukončujete
   *[no] { $seat } ukončuje
} expedici.
event-finish = { $you ->
    [yes] Vaše expedice je u konce.
   *[no] { $seat }: konec.
}
event-reveal = V nabídce: { $cards }.
event-announce = Je ohlášena { $cards }.
event-close = Zrušena je { $cards }: karta jde na odkládací balíček.
event-reshuffle = Zamíchán je nový balíček: { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
   *[other] { $amount } karet
}.
event-end = Všechny expedice jsou u konce.

## Why not?

reason-weeks = Trvá to { total-weeks } a vám { $left ->
    [one] zbývá jen { $left }
    [few] zbývají jen { $left }
   *[other] zbývá jen { $left }
}.
reason-not-1903 = Expedici můžete ukončit v roce 1903; pro vás je teprve { $year }.
reason-artefacts = Na { $card_acc } potřebujete ještě { required-more }.
required-more = { $short ->
    [one] { $short } artefakt
    [few] { $short } artefakty
   *[other] { $short } artefaktů
} { $site_from }
reason-no-knowledge = Nemáte žádné odborné znalosti o { $site_loc }.
reason-no-book = Nemáte žádnou odbornou knihu o { $site_loc }.
reason-no-licence = { $site }: vaše letošní povolení je už použité.
reason-helper-needed = Bez { $card_gen } nejsou tyto vykopávky možné.
reason-no-token = Se znalostmi { $knowledge } za { $weeks ->
    [one] { $weeks } týden
    [few] { $weeks } týdny
   *[other] { $weeks } týdnů
} nic nevytáhnete; potřebujete alespoň { $fewest ->
    [one] { $fewest } týden
    [few] { $fewest } týdny
   *[other] { $fewest } týdnů
}.

## What lies ahead

forecast-wait = { $others ->
    [one] Před vámi je na tahu { $order }.
   *[other] Před vámi jsou na tahu: { $order }.
}
forecast-alone = Nikdo jiný už není na cestách: { $weeks ->
    [one] { $weeks } týden máte
    [few] { $weeks } týdny máte
   *[other] { $weeks } týdnů máte
} jen pro sebe.
forecast-lead = { $weeks ->
    [0] Příští tah je váš, pak jsou na tahu: { $order }.
    [one] Jste na tahu, dokud nestrávíte víc než { $weeks } týden; pak: { $order }.
    [few] Jste na tahu, dokud nestrávíte víc než { $weeks } týdny; pak: { $order }.
   *[other] Jste na tahu, dokud nestrávíte víc než { $weeks } týdnů; pak: { $order }.
}
forecast-year = V roce { $year } vám { $weeks ->
    [one] zbývá { $weeks } týden
    [few] zbývají { $weeks } týdny
   *[other] zbývá { $weeks } týdnů
}{ $last ->
    [yes] {" "}a poté vaše expedice končí
   *[no] { $used ->
        [0] {""}
       *[other] , poté opět platí { $used } povolení
    }
}.{ $last ->
    [yes] {""}
   *[no] {" "}Rok { $n } ze { $of }: hra končí po roce 1903.
}
forecast-start = { $week ->
    [1] Ve čtyřech začíná hra rokem { $year } a trvá tedy dva roky.
   *[other] Ve třech začíná hra v { $week }. týdnu roku { $year }.
}
forecast-exhibition = Ohlášená { $card }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $short ->
    [0] máte vše potřebné
    [one] chybí vám { $short } artefakt
    [few] chybějí vám { $short } artefakty
   *[other] chybí vám { $short } artefaktů
}.

## What an option costs and brings

total-weeks = { $weeks ->
    [one] { $weeks } týden
    [few] { $weeks } týdny
   *[other] { $weeks } týdnů
}
trip-weeks = { $travel ->
    [0] z toho žádný na cestu
   *[other] z toho { $travel } na cestu
}
then-order = { $others ->
    [0] {""}
   *[other] {" "}Další na tahu: { $order }.
}
then-week = { $finished ->
    [yes] poté vaše expedice končí
   *[no] poté je pro vás { $week }. týden roku { $year }
}
preview-cost = { total-weeks } ({ trip-weeks }); { then-week }.{ then-order }
preview-pass = Vzdáváte se { $left ->
    [one] { $left } týdne
   *[other] { $left } týdnů
} a vaše expedice končí.{ then-order }
preview-dig = { $flies ->
    [yes] Vzducholodí
   *[no] { $travel ->
        [0] Bez cesty
        [one] Cesta { $travel } týden
        [few] Cesta { $travel } týdny
       *[other] Cesta { $travel } týdnů
    }
}, znalosti { $knowledge }, nejvýše { $most }{ $helpers ->
    [yes] {" "}s odloženými pomocníky
   *[no] {""}
}{ $extra ->
    [0] {""}
    [one] , { $extra } žeton navíc díky lopatám
    [few] , { $extra } žetony navíc díky lopatám
   *[other] , { $extra } žetonů navíc díky lopatám
}{ $licence ->
    [special] , se zvláštním povolením
   *[ordinary] {""}
}{ $bonus ->
    [yes] , s bonusem za první vykopávky
   *[no] {""}
}.
# One of up to twelve rows, so it is short: weeks of digging, tokens, average points, chance of no artefact
dug-weeks = { $work ->
    [one] { $work } týden
    [few] { $work } týdny
   *[other] { $work } týdnů
}
drawn-tokens = { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
}
preview-dig-row = { dug-weeks }: { drawn-tokens }, { $points } bodu, { $none } % s prázdnou.
preview-dial = Žetony za { $first } až { $last } týdnů: { $tokens }.
preview-dig-weeks = { dug-weeks } kopání, celkem { $weeks }: { drawn-tokens }, průměrně { $points } bodu, { $none } % bez artefaktu{ $bonus ->
    [yes] {" "}(nepočítaje bonus)
   *[no] {""}
}; { then-week }.{ then-order }

## What it is played for

goal = Získat nejvíc bodů, než všem uplynou jejich týdny: za artefakty, výstavy, kongresy a 5 bodů za každé naleziště, o kterém máte nejvíc knih (při shodě 3 body pro každého z nejlepších).

## Points and the end

source-artefacts = Artefakty
source-exhibitions = Výstavy
source-congresses = Kongresy
source-majorities = Převaha v knihách
ended-time = Všechny roky uplynuly.

## What is counted, and what happens at the end of the count: $start, $bound

meter-time = Uplynulé týdny
meter-time-why = Kdo dojde na konec roku 1903, končí; když skončí všichni, je konec hry.

## Settings

setting-two_cars = Druhý automobil
setting-two_cars-single = nic nepřidá
setting-two_cars-add = ubere další týden
setting-beyond_three = Víc než tři asistenti nebo lopaty
setting-beyond_three-stay = nedávají víc než tři
setting-beyond_three-add = počítají se po trojicích a dvojicích
setting-spare_helpers = Odložit lze i jednoho z několika asistentů nebo jednu z několika lopat
setting-book_to_dig = K vykopávkám je nutná odborná kniha
setting-exhibition_slots = Nová výstava
setting-exhibition_slots-shift = posune všechny ostatní
setting-exhibition_slots-push = posune ostatní, jen když potřebuje jejich pole
setting-two_player_stacks = Ve dvou hráčích tvoří karty
setting-two_player_stacks-three = tři hromádky, třetí leží stranou
setting-two_player_stacks-two = dvě hromádky
setting-new_year = Povolení se obnovují
setting-new_year-passing = po týdnu 52
setting-new_year-reaching = v týdnu 52
setting-car = Automobil
setting-car-may = lze nepoužít tam, kde to umožní vykopávky
setting-car-always = se použije vždy
