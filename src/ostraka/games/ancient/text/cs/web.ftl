### What the browser client says at the table of Ancient Knowledge, besides what the game's other catalogues say.

game-ancient-title = Dávné vědění
game-ancient-pitch = Stavte města, megality a pyramidy. Čas je odnese; co věděly, buď zachráníte, nebo se to ztratí.
game-ancient-facts = 2–4 hráči · 60 minut · možnost týmů
kind-city = Město
kind-megalith = Megalit
kind-pyramid = Pyramida
kind-artefact = Artefakt
kind-ancient = Technologie: osobnost
kind-writing = Technologie: písmo
kind-secret = Technologie: věda
letter-city = M
letter-megalith = G
letter-pyramid = P
letter-artefact = A
letter-ancient = O
letter-writing = P
letter-secret = V
activation-immediate = Ihned
activation-permanent = Trvale
activation-timeline = Časová osa
activation-decline = Úpadek
activation-final = Konec
activation-immediate-long = Působí jednou, při příchodu do hry, a nestojí akci; na výběr máte jen tam, kde stojí „můžete“ nebo „až“
activation-permanent-long = Působí, dokud je karta ve hře: artefakt, nebo monument na vaší časové ose
activation-timeline-long = Působí jednou v každé vaší fázi časové osy, dokud je karta ve hře; na výběr máte jen tam, kde stojí „můžete“ nebo „až“
activation-decline-long = Působí při úpadku, dokud je monument ještě na vaší časové ose; na výběr máte jen tam, kde stojí „můžete“ nebo „až“
activation-final-long = Počítá se při závěrečném bodování, u monumentu jen tehdy, je-li ve vaší minulosti
ak-timeline = Časová osa
ak-column = Pole { $n }
way-where-ancient = { $what }: vyberte pole na časové ose.
ak-upper = horní
ak-lower = spodní
ak-empty = prázdno
ak-past = Minulost
ak-past-of = Minulost { $n } ze 14
ak-past-sum = { $n ->
    [one] { $n } monument
    [few] { $n } monumenty
   *[other] { $n } monumentů
}, na kartách celkem { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; { $turned ->
    [0] žádný zatím není otočený.
    [one] { $turned } je otočený. Nezáleží na tom které.
    [few] { $turned } jsou otočené. Nezáleží na tom které.
   *[other] { $turned } je otočených. Nezáleží na tom které.
}
ak-past-empty = Do minulosti se zatím nic nepropadlo. Co stojí na poli 1, upadne v zapomnění na konci tahu.
ak-collection-empty = Zatím žádná technologie.
ak-lost = Ztracené vědění
ak-artefacts = Artefakty
ak-collection = Technologie
ak-deck = Balíček
ak-declines = Úpadek
ak-falls-now = teď
ak-laid = Vyberte z těchto karet
ak-making = Vytváříte
ak-excavated = otočeno
bind-chance-ancient = Pak se doberou nebo odkryjí karty.
bind-chance-ancient-search = Pak si doberete kartu.
cost-ancient = { $n ->
    [0] zdarma
   *[other] odložit { $n }
}
ak-level = Úroveň { $n }
ak-board = Deska { $n }
ak-cell = Pole { $slot }, { $row }: { $what }
ak-cell-card = { $name }, { $kind }, { $n } vědění{ $locked ->
    [yes] , zámek
   *[no] {""}
}
ak-hand-of = Ruka
ak-hand-hidden = Divák nevidí karty v ruce.
ak-hand-empty = V ruce nemáte žádné karty.
explain-ancient-rival = Jiný hráč v kostce: karty v ruce, monumenty v minulosti, ztracené vědění, technologie a šest polí časové osy s věděním, které na ní ještě leží. Šipky otevřou celou desku.
explain-ancient-timeline = Vaše časová osa. Monumenty stojí na šesti polích, na každém dva, s věděním na sobě. Na konci každého vašeho tahu upadnou ty na poli 1 v zapomnění a ostatní se posunou o jedno pole doleva.
explain-ancient-past = Vaše minulost: monumenty, které upadly v zapomnění, zde mají cenu svých bodů. Jakmile jich má někdo v minulosti čtrnáct, je kolo poslední. Narovnaný monument lze jednou otočit akcí Objevení a dobrat si karty.
explain-ancient-forecast = Za kolik tahů pole upadne v zapomnění, jakou cenu pak budou jeho monumenty mít a kolik vědění by se s nimi ztratilo.
explain-ancient-lost = Ztracené vědění: co při úpadku ještě leželo na monumentech. Každý žeton vás na konci stojí bod.
explain-ancient-deck = Zbývající karty stavitelů. Když dojdou, zamíchá se odkládací balíček.
explain-ancient-artefacts = Vaše artefakty, nejvýše pět. Zůstávají a jejich efekty stále působí.
explain-ancient-learned = Technologie, které máte.
explain-ancient-technologies = Technologie, které lze získat, splňuje-li vaše minulost a vaše ruka jejich požadavek. Technologie úrovně I pomáhají ihned, úrovně II přinášejí body.
explain-ancient-hand = Vaše karty v ruce, nikdy víc než deset. Odtud je vytváříte a jinými z nich platíte.
aim-ancient = 14 monumentů v něčí minulosti ukončí hru, pak vyhrává, kdo má nejvíc bodů
ak-does-create = vyložit kartu do hry
ak-does-learn = vzít si technologii
ak-does-archive = odložit karty a odstranit vědění
ak-does-excavate = otočit monumenty v minulosti a dobrat
ak-does-search = dobrat jednu kartu
# Stems of long words on cards, with a bar wherever a browser may divide them
ak-breaks = techno|logi poža|dav časo|vé pyra|mid mega|lit monu|ment zapom|nění minu|losti závě|rečn bodo|vání vytvo|ření odstra|ňte sou|peř arte|fakt ztrace|ného spl|ňujete libo|voln
