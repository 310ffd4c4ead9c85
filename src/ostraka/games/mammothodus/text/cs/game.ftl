### The words of Mammothodus. Territories are in names.ftl.

## Names. Colours are feminine (karta, figurka); the genitive is also the form for a territory (území).

colour-green = zelená
    .gen = zelené
    .acc = zelenou
colour-red = červená
    .gen = červené
    .acc = červenou
colour-yellow = žlutá
    .gen = žluté
    .acc = žlutou
colour-blue = modrá
    .gen = modré
    .acc = modrou
region-centre = střed
    .in = ve středu
region-north = sever
    .in = na severu
region-east = východ
    .in = na východě
region-south = jih
    .in = na jihu
region-west = západ
    .in = na západě
clan-mammoths = Mamuti
    .gen = Mamutů
clan-tigers = Šavlozubí tygři
    .gen = Šavlozubých tygrů
clan-rhinos = Srstnatí nosorožci
    .gen = Srstnatých nosorožců
clan-bison = Bizoni
    .gen = Bizonů
territory = { $name } ({ $id })
    .gen = { $name_gen } ({ $id })
    .dat = { $name_dat } ({ $id })
    .acc = { $name_acc } ({ $id })
    .loc = { $name_loc } ({ $id })
    .into = { $name_into } ({ $id })
    .in = { $name_in } ({ $id })
    .from = { $name_from } ({ $id })
figure-green = zelená figurka
    .gen = zelené figurky
    .acc = zelenou figurku
    .ins = zelenou figurkou
figure-red = červená figurka
    .gen = červené figurky
    .acc = červenou figurku
    .ins = červenou figurkou
figure-yellow = žlutá figurka
    .gen = žluté figurky
    .acc = žlutou figurku
    .ins = žlutou figurkou
figure-blue = modrá figurka
    .gen = modré figurky
    .acc = modrou figurku
    .ins = modrou figurkou
figure-of = { $figure } { $clan_gen }
    .gen = { $figure_gen } { $clan_gen }
    .acc = { $figure_acc } { $clan_gen }
    .ins = { $figure_ins } { $clan_gen }
kind-green = zelená karta
    .acc = zelenou kartu
kind-red = červená karta
    .acc = červenou kartu
kind-yellow = žlutá karta
    .acc = žlutou kartu
kind-blue = modrá karta
    .acc = modrou kartu
kind-double-green = dvojitá zelená karta
    .acc = dvojitou zelenou kartu
kind-double-red = dvojitá červená karta
    .acc = dvojitou červenou kartu
kind-double-yellow = dvojitá žlutá karta
    .acc = dvojitou žlutou kartu
kind-double-blue = dvojitá modrá karta
    .acc = dvojitou modrou kartu
kind-extra-green = zelená karta další akce
    .acc = zelenou kartu další akce
kind-extra-red = červená karta další akce
    .acc = červenou kartu další akce
kind-extra-yellow = žlutá karta další akce
    .acc = žlutou kartu další akce
kind-extra-blue = modrá karta další akce
    .acc = modrou kartu další akce
kind-wild = univerzální karta
    .acc = univerzální kartu
kind-draw-three = karta „Dobrat tři“
    .acc = kartu „Dobrat tři“
kind-degradation = karta degradace
    .acc = kartu degradace
shard-sun = úlomek slunce
shard-moon = úlomek měsíce
shard-star = úlomek hvězdy
shard-spiral = úlomek spirály
shard-tusk = úlomek klu
human-green = zelená karta lidí
    .acc = zelenou kartu lidí
human-red = červená karta lidí
    .acc = červenou kartu lidí
human-yellow = žlutá karta lidí
    .acc = žlutou kartu lidí
human-blue = modrá karta lidí
    .acc = modrou kartu lidí
human-new-trail = Nová stezka
spirit-stone = Duch kamene
    .gen = Ducha kamene
    .dat = Duchu kamene
    .acc = Ducha kamene
    .ins = Duchem kamene
spirit-blizzard = Duch vánice
    .gen = Ducha vánice
    .dat = Duchu vánice
    .acc = Ducha vánice
    .ins = Duchem vánice
spirit-flame = Duch plamene
    .gen = Ducha plamene
    .dat = Duchu plamene
    .acc = Ducha plamene
    .ins = Duchem plamene
trail-token = žeton stezky { $number }
fragment = díl portálu { $name }
discovery-movement-attack = Pohyb + útok
discovery-defense = +1 k obraně
discovery-attack = +1 k útoku
discovery-appearance-movement = Příchod + pohyb
discovery-degradation-2 = +2 degradace
talent-block-summon = Zablokování vyvolání
talent-protection = Ochrana
talent-trap = Past
talent-bait = Návnada
talent-block-trail = Zablokování stezky
action-move = pohyb
action-attack = útok
action-care = péče
action-adapt = adaptace a rozvoj
action-degrade = degradace
action-activate = aktivace místa síly

## What cards and tokens do

line-territory = { $name } · { $colour_gen } území · { $region }
line-spirit = { $name } · ochrana { $protection } · výdrž { $persistence }
text-basic = Zahrajte ji na jednu ze svých figurek: pro akci této barvy, nebo, stojí-li figurka na území této barvy, pro libovolnou akci. Můžete ji také přidat k akci této barvy, kterou provádí figurka jiného klanu, stojí-li některá vaše na témže nebo na sousedním území.
text-double = Počítá se jako dvě karty své barvy, obě pro jednu akci jedné figurky.
text-extra = Zahrajte ji jako kartu její barvy. Nebo ji odložte po dokončení akce: pak můžete s kartami, které vám zbývají, provést ještě jednu akci, ale jiného druhu, než jsou akce už provedené v tomto tahu.
text-wild = Zahrajte ji jako jednu kartu libovolné barvy.
text-draw-three = Můžete ji kdykoli odložit, i v tahu jiného klanu, a dobrat si tři karty.
text-degradation = Jen zaplňuje ruku a na konci tahu ji nelze odložit. Na odkládací balíček ji lze položit jen při akci Degradace (vaší, nebo takové, při které pomáháte), a to spolu s libovolným počtem dalších karet degradace; vrátí se, až se balíček zamíchá.
text-shard = Lícem dolů nedělá nic. Lícem nahoru ho může nést pohybující se figurka, vždy jen jeden úlomek, a lze jím zaplatit místo síly, které se aktivuje na stejném území.
text-human = Kmeny a duchové na územích této barvy jednají. Pokud se v této fázi žádný kmen nepohnul, objeví se poté na každém území této barvy se stezkou jeden nový kmen.
text-new-trail = Náhodně se vytáhne jeden žeton stezky a položí se na své území. Od té chvíle se kmeny objevují i tam, kdykoli přijde karta lidí barvy tohoto území. Pokud žádný žeton nezbývá, hra je prohraná.
text-spirit = Když jedná, útočí na figurky na svém území. Pokud tam žádná není, nejprve přeskočí k nejbližším, ať jsou jakkoli daleko, a ihned na ně zaútočí; ze stejně blízkých území zvolí to s nejvíce figurkami, a pokud ani to nerozhodne, vybírá aktivní klan. Hodí se jednou kostkou a hod se vydělí dvěma (zaokrouhleno nahoru): o tolik klesne populace každého klanu za každou jeho figurku na tomto území. Ke zničení { $persistence ->
    [one] je v jednom útoku potřeba { $persistence } kostka
    [few] jsou v jednom útoku potřeba { $persistence } kostky
   *[other] je v jednom útoku potřeba { $persistence } kostek
} s hodnotou { $protection } nebo víc (výdrž { $persistence }, ochrana { $protection }).
text-trail = Pokládá se { $territory_into }, když jej vytáhne karta Nová stezka; od té chvíle se tam objevují kmeny.
needs-shard = { $name }
needs-colour = { $name_gen } území
needs-region = území { $name_in }
text-fragment = Dokud je odkrytý, má aktivace místa síly každého řádku o jednu podmínku víc. Řádek 1: { $row1 }; řádek 2: { $row2 }; řádek 3: { $row3 }; řádek 4: { $row4 }.
text-territory = Klan zde může na své figurky hrát karty barvy tohoto území pro libovolnou akci.
text-discovery-movement-attack = Od této chvíle kmen, který se přesune, třeba i k návnadě, ihned zaútočí na figurky tam, kam dorazí, každý kmen zvlášť.
text-discovery-defense = Od této chvíle je ke zničení kmene potřeba kostka s hodnotou 5 nebo víc, 4 už nestačí.
text-discovery-attack = Od této chvíle každý útok kmenů sníží populaci za každou napadenou figurku o 1 navíc, ať se útoku účastní jakýkoli počet kmenů: dva kmeny uberou 3, ne 2.
text-discovery-appearance-movement = Od této chvíle se kmen, který se objeví, ihned pohne o jeden krok, pokud na území, kde se objeví, není figurka ani místo síly.
text-discovery-degradation-2 = Aktivní klan položí dvě karty degradace na svůj odkládací balíček; pokud jich není dost, hra je prohraná. Poté se tento objev odstraní a dál nepůsobí.
text-talent-block-summon = Aktivní klan ho může použít, když zdejší kmeny chtějí vyvolat ducha: žádný duch nepřijde, žádný kmen se za něj nevrátí do zásoby a tyto kmeny v této fázi už nic neudělají. { token-returns }
text-talent-protection = Aktivní klan ji může použít před útokem na tomto území, ať útočí kmeny, duch, nebo figurky: do konce tahu zde útoky kmenů a duchů nepůsobí poškození a ke každé kostce, kterou se zde proti nim hází při útoku figurek nebo za past, se přičítá 2. { token-returns }
text-talent-trap = Aktivní klan ji může použít, když sem kmen přijde nebo duch přeskočí: dříve než příchozí cokoli udělá, hodí se proti němu jednou kostkou, která se počítá jako kostka útoku; kostky několika pastí použitých na téhož příchozího se počítají dohromady. { token-returns }
text-talent-bait = Aktivní klan ji může použít hned po odkrytí barevné karty lidí: všechny kmeny ze sousedních území se přesunou sem a v této fázi už nejednají; kmeny, které zde už byly, mohou jednat, ale v této fázi neodejdou. { token-returns }
text-talent-block-trail = Aktivní klan ho může použít, když se zde má objevit kmen: v tomto tahu se zde žádný kmen neobjeví. { token-returns }
token-returns = Žeton se vrací svému vlastníkovi.
text-figure-green = Když se pohybuje, může udělat o jeden krok víc, než dávají karty na ni zahrané.
text-figure-red = Když útočí, hází o jednu kostku víc, než dávají karty na ni zahrané.
text-figure-yellow = Když provádí akci Péče, stoupne populace jejího klanu o 1 víc, než dávají karty na ni zahrané.
text-figure-blue = Když se adaptuje, udělá o jeden krok víc, než dávají karty na ni zahrané; krok je 1 obrana, nebo karta rozvoje tam, kde už ukazatel nemůže stoupnout.

## Questions

ask-founder = Která figurka začne ve středu? Ještě { $amount }.
ask-talent = Který talent si váš klan vezme?
ask-replace = Který kmen nahradí duch?
ask-moment = Chcete něco udělat, než bude hra pokračovat?
ask-action = Kterou akci váš klan provede?
ask-extra = Odložíte kartu další akce a provedete ještě jednu akci?
ask-figure = Která figurka jedná teď ({ $action })?
ask-play = Kterou kartu zahrajete na { $source_acc }? Zatím má { $amount }.
ask-help = Přidáte kartu k akci, kterou provádí { $source }? Zatím má { $amount }.
ask-step = Kam jde { $source }? { $amount ->
    [one] Zbývá { $amount } krok.
    [few] Zbývají { $amount } kroky.
   *[other] Zbývá { $amount } kroků.
}
ask-reroll = { $amount ->
    [0] Necháte kostky být, nebo snížíte populaci o 1 a některé přehodíte?
   *[other] Které další kostky přehodíte?
}
ask-strike = Co kostky zničí? { $amount ->
    [one] Zbývá { $amount } kostka.
    [few] Zbývají { $amount } kostky.
   *[other] Zbývá { $amount } kostek.
}
ask-develop = Kterou kartu rozvoje si vezmete?
ask-row = Pro který řádek aktivujete místo síly { $source_in }?
ask-shed = { $optional ->
    [yes] Zahrajete další kartu degradace?
   *[other] Zahrajte kartu degradace.
}
ask-help-shed = Zahrajete kartu degradace i vy?
ask-discard = Které karty odložíte, než si doberete?
ask-grow = Váš klan roste: která figurka přijde na plán? Ještě { $amount }.
ask-settle = Kam přijde { $source }?
ask-fade = Váš klan se zmenšuje: která figurka opustí plán? Ještě { $amount }.
ask-specialise = Nová generace: která figurka bude nadále stát { $source_in }? Smíte změnit její barvu.
ask-tribe = Kam se přesune kmen { $source_from }?
ask-spirit = Kam přeskočí { $source }?
ask-bait = Použijete návnadu?
ask-rouse = Na kterém území jednají kmeny teď?
ask-rouse-spirit = Který duch jedná teď?
ask-appear = Kde se teď objeví kmen?
ask-protect = Použijete Ochranu { $source_in }?
ask-trap = Použijete past { $source_in }?
ask-block-summon = Zablokujete vyvolání { $source_in }?
ask-block-trail = Zablokujete stezku { $source_in }?
ask-token-figure = Která figurka položí žeton talentu „{ $source }“?
ask-token-card = Kterou kartu odložíte za žeton talentu „{ $source }“?
ask-token-territory = Kam položíte žeton talentu „{ $source }“? Ještě { $amount }.

## Help: what a decision means. The rules are in docs/rules/mammothodus.md

help-founder = Dvě z vašich čtyř figurek začínají ve středu; každá barva posiluje jednu akci. Zbylé dvě přijdou, až váš klan poroste.
    .rulings = R3.9 R2.4 Q8
help-talent = Žetony svého talentu můžete pokládat za karty, a když přijde jejich chvíle, může je použít každý.
    .rulings = R12.1 R12.3
help-replace = Kmen se vrací do zásoby a na jeho místo přijde náhodný duch.
    .rulings = R13.3 Q59
help-moment = Teď můžete zahrát kartu „Dobrat tři“, nebo si ji nechat na jindy.
    .rulings = R9.2 R12.2 Q38 Q51 Q62
help-action = V tahu jedna akce, figurka po figurce. Počítají se karty barvy akce nebo barvy území. Můžete také nedělat nic.
    .rulings = R6.1 R6.2 R6.3 R6.7
help-extra = Nová akce musí být jiného druhu než akce už provedené v tomto tahu a zahrajete ji kartami, které vám zbývají.
    .rulings = R9.4 Q37
help-figure = Každá figurka provede akci nejvýše jednou za tah. Figurka barvy akce přidává 1, při aktivaci však ne.
    .rulings = R6.2 R6.6 R6.13.3 Q22
help-play = Všechny karty pro figurku se zahrají, než se cokoli stane. Ostatní pak mohou karty přidat.
    .rulings = R6.3 R6.4 R6.5 R9.3 R9.5 Q62
help-help = Stojí-li vaše figurka na témže nebo na sousedním území, můžete pomoci. Počítají se jen karty barvy akce; jdou na váš vlastní odkládací balíček a dobírat si budete až na konci svého tahu.
    .rulings = R10.1 R10.2 R10.4 R10.5 Q62
help-step = Nic nepřekáží v cestě. Nést lze vždy jen jeden úlomek lícem nahoru: vezměte ho tam, kde figurka stojí, než půjde dál. Je vidět u ní a zůstane tam, kde se zastaví. Kde se figurky zastaví, tam se na konci akce odkryjí úlomky ležící lícem dolů.
    .rulings = R6.8.1 R6.8.2 R6.8.3
help-reroll = Každé přehození sníží populaci vašeho klanu o 1, ať přehazujete jakýkoli počet kostek.
    .rulings = R6.9.2 Q26
help-strike = Na kmen stačí jedna kostka s hodnotou 4 nebo víc, po objevu +1 k obraně 5 nebo víc; co je potřeba na ducha, stojí na jeho kartě. Ochrana přidává ke každé kostce 2. Každá kostka se počítá jen na jeden cíl.
    .rulings = R6.9.3 R11.3 R12.5 Q27
help-develop = Váš ukazatel je tak vysoko, jak jen může být: za každý další krok si můžete vzít do ruky kartu rozvoje.
    .rulings = R6.11.1 R6.11.2 Q29
help-row = Všechna odkrytá políčka řádku jsou zde splněna. Úlomky, které řádek žádá, opustí hru.
    .rulings = R6.13.2 R6.13.4 Q35
help-shed = Karty degradace jdou na váš odkládací balíček a vrátí se s ním.
    .rulings = R6.12.1 R6.12.2
help-help-shed = Stojíte u figurky aktivního klanu nebo vedle ní a můžete se také zbavit karet degradace.
    .rulings = R10.6 Q31
help-discard = Libovolné karty kromě degradace; pak si doberete do čtyř.
    .rulings = R8.1 Q30 Q39
help-grow = Při výměně generací se počet vašich figurek řídí vaší populací.
    .rulings = R8.4.2 R2.5 Q42
help-settle = Do středu, k figurce vašeho klanu, nebo na území vedle ní.
    .rulings = R8.4.2 Q42
help-fade = Při výměně generací se počet vašich figurek řídí vaší populací. Úlomky zůstávají, kde jsou.
    .rulings = R8.4.2 R2.5 Q42
help-specialise = Staré figurky už nejsou a na jejich místech stojí mláďata. Na každém místě smíte zvolit kteroukoli ze svých čtyř barev, každou barvu jednou.
    .rulings = R8.4.3 Q43
help-tribe = Jde k nejbližšímu místu síly nebo k nejbližším Prastarým; několik cest je stejně krátkých.
    .rulings = R5.2.4 Q14
help-spirit = Přeskočí k nejbližším Prastarým, tam, kde jich je nejvíc; několik míst je rovnocenných.
    .rulings = R5.4.2
help-bait = Všechny kmeny ze sousedních území se přesunou k ní a ty, které tam jsou, neodejdou.
    .rulings = R12.7 Q56
help-rouse = Na každém území barvy karty se jedná jednou, v pořadí, které zvolíte.
    .rulings = R5.1.2 Q10 Q63
help-rouse-spirit = Každý duch na území barvy karty jedná jednou, v pořadí, které zvolíte.
    .rulings = R5.1.2 Q10 Q63
help-appear = Na každé stezce barvy karty se objeví jeden kmen.
    .rulings = R5.5.1 Q17
help-protect = Do konce tohoto tahu tam útoky kmenů a duchů nepůsobí poškození a ke každé vaší kostce, i ke kostkám pastí, se tam přičítá 2.
    .rulings = R12.5 Q54 Q64
help-trap = Za každou past jedna kostka; hází se jimi najednou proti tomu, kdo přišel. Kde platí Ochrana, přičítá se ke každé z nich 2.
    .rulings = R12.6 Q55 Q64
help-block-summon = Žádný duch nepřijde a žádný kmen neodejde; tyto kmeny už nic dalšího neudělají.
    .rulings = R12.4 Q53
help-block-trail = V tomto tahu se tam žádný kmen neobjeví.
    .rulings = R12.8 Q57
help-token-figure = Odložíte kartu barvy této figurky.
    .rulings = R12.2 Q51
help-token-card = Dvojitá karta dává dva žetony, oba od téže figurky.
    .rulings = R12.2 Q51
help-token-territory = Tam, kde figurka stojí, nebo na sousední území.
    .rulings = R12.2

## Answers. `option-<what>` can be said anywhere, `option-<what>-<prompt>` in answer to that question

option-move = Pohyb
option-attack = Útok
option-care = Péče
option-adapt = Adaptace a rozvoj
option-degrade = Degradace
option-activate = Aktivovat místo síly
option-draw = Zahrát „Dobrat tři“
option-draw-play = Nejprve zahrát „Dobrat tři“
option-draw-help = Nejprve zahrát „Dobrat tři“
option-draw-shed = Nejprve zahrát „Dobrat tři“
option-draw-help-shed = Nejprve zahrát „Dobrat tři“
option-place = Položit žeton talentu
option-drop = Položit úlomek
option-deck = Vrchní karta balíčku
option-tribe = Kmen
option-kind = Vybrat { $name_acc }
option-kind-play = Zahrát { $name_acc }
option-kind-help = Přidat { $name_acc }
option-kind-extra = Odložit { $name_acc }
option-kind-discard = Odložit { $name_acc }
option-kind-develop = Vzít si { $name_acc }
option-kind-token-card = Odložit { $name_acc }
option-figure = Vybrat { $name_acc }
option-territory = { $name }
option-shard = Vzít { $name }
option-face = Kostka s hodnotou { $n }
option-spirit = { $name }
option-row = Řádek { $place }
option-talent = { $name }
option-kind-shed = Zahrát { $name_acc }
option-kind-help-shed = Zahrát { $name_acc }
option-tribe-strike = Zničit kmen
option-spirit-strike = Zničit { $name_acc }
option-spirit-rouse-spirit = Jedná { $name }
option-deck-develop = Vzít si vrchní kartu balíčku
option-face-reroll = Označit kostku s hodnotou { $n } k přehození
option-figure-founder = Začíná { $name }
option-figure-figure = Jedná { $name }
option-figure-grow = Přivést { $name_acc }
option-figure-fade = Odebrat { $name_acc }
option-figure-specialise = Postavit { $name_acc }
option-figure-token-figure = Pokládá { $name }
option-row-row = Aktivovat řádek { $place }
option-talent-talent = Vzít si talent „{ $name }“
option-territory-appear = Nový kmen { $name_in }
option-territory-bait = Použít návnadu { $name_in }
option-territory-replace = Nahradit kmen { $name_in }
option-territory-rouse = Kmeny { $name_in }
option-territory-settle = Přivést { $name_into }
option-territory-spirit = Skočit { $name_into }
option-territory-step = Jít { $name_into }
option-territory-token-territory = Položit { $name_into }
option-territory-tribe = Pohyb { $name_into }
option-pass-moment = Pokračovat
option-pass-action = V tomto tahu žádná akce
option-pass-extra = Žádná další akce
option-pass-figure = Ukončit tuto akci
option-pass-play = Dost karet: jednat teď
option-pass-help = Nepomáhat
option-pass-step = Zastavit zde
option-pass-reroll = Nechat kostky být
option-yes-reroll = Přehodit označené kostky
option-pass-strike = Nic dalšího neničit
option-pass-develop = Žádná karta
option-pass-shed = Už ne
option-pass-help-shed = Ponechat si je
option-pass-discard = Dobrat si a ukončit tah
option-pass-specialise = Nechat je, jak jsou
option-pass-bait = Bez návnady
option-pass-protect = Bez ochrany
option-yes-protect = Chránit
option-pass-trap = Bez pasti
option-yes-trap = Spustit past
option-pass-block-summon = Nechat je vyvolávat
option-yes-block-summon = Zablokovat
option-pass-block-trail = Nechat ho objevit se
option-yes-block-trail = Zablokovat

## The log: $seat, $one, $two, $others, $amount

event-founder = { $you ->
    [yes] Stavíte do středu
   *[no] { $seat } staví do středu
} { $one_acc }.
event-talent = { $you ->
    [yes] Berete si
   *[no] { $seat } si bere
} talent „{ $one }“.
event-replace = { $one } přichází { $two_into } místo kmene.
event-first = { $you ->
    [yes] Začínáte.
   *[no] { $seat } začíná.
}
event-turn = Tah { $amount }: { $seat }.
event-fragment = Odkrývá se { $one }.
event-discovery = Objev lidí: { $one }.
event-reshuffle = Karty lidí se míchají.
event-human-card = Karta: { $one }.
event-trail = Nová stezka { $two_in } ({ $one }).
event-march-place = Kmen jde { $one_from } { $two_into }: nejbližší cíl je místo síly { $others_in }, vzdálenost { $amount }.
event-march-ancients = Kmen jde { $one_from } { $two_into }: cílem jsou nejbližší a nejpočetnější Prastaří { $others_in }, vzdálenost { $amount }.
who-decides = { $you ->
    [yes] Rozhodujete vy.
   *[no] Rozhoduje { $seat }.
}
event-march-chosen = { who-decides } Stejně dobré: { $cards }.
event-passed-over = Kmen nezamířil { $cards_into }.
event-lure = Kmen jde za návnadou { $one_from } { $two_into }.
event-baited = Kmeny { $one_in } zůstávají u návnady.
event-summon = Kmeny { $two_in } vyvolávají { $one_acc }.
population-falls = { $you ->
    [yes] Vaše populace klesá o { $amount }
   *[no] { $seat }: populace −{ $amount }
}
event-tribe-attack = Kmeny útočí { $one_in }. { population-falls }.
event-spirit-attack = { $one } útočí { $two_in }. { population-falls }.
event-jump = { $one } přeskakuje { $two_from } { $three_into }, k nejbližším Prastarým.{ $more ->
    [0] {""}
   *[other] {" "}{ who-decides } Stejně dobré: { $others }.
}
event-appear = Žádný kmen se nepohnul: { $one_in } se objevuje nový.
event-no-appearance = Některý kmen se pohnul: žádný nový se neobjevuje.
event-protected = { $one }: území je chráněné, žádné poškození.
event-trap-die = Kostka pasti: { $amount }.
event-trap-tribe = Kmen hyne v pasti { $one_in }.
event-trap-spirit = { $one } hyne v pasti { $two_in }.
event-use-token = { $you ->
    [yes] Dostáváte
   *[no] { $seat } dostává
} zpět žeton talentu „{ $one }“ { $two_from }.
event-place-token = { $you ->
    [yes] Pokládáte
   *[no] { $seat } pokládá
} žeton talentu „{ $one }“ { $two_into }.
event-draw = { $you ->
    [yes] Dobíráte si
   *[no] { $seat } si dobírá
} { $cards_acc }.
event-draw-three = { $you ->
    [yes] Hrajete
   *[no] { $seat } hraje
} kartu „Dobrat tři“.
event-generation = { $you ->
    [yes] Ve vašem klanu se vyměnila generace
   *[no] { $seat }: vyměnila se generace
}. Obrana klesá na 0, z odkládacího balíčku je zase dobírací a počet figurek se řídí populací.
event-degrade = { $you ->
    [yes] Berete si
   *[no] { $seat } si bere
} { $amount ->
    [one] { $amount } kartu degradace
    [few] { $amount } karty degradace
   *[other] { $amount } karet degradace
}.
event-settle = Přichází { $one } { $two_into }.
event-fade = Odchází { $one } { $two_from }.
event-specialise = { $you ->
    [yes] Vyměňujete
   *[no] { $seat } vyměňuje
} figurky: { $cards }.
event-action = { $seat }: { $action }.
event-extra = { $you ->
    [yes] Odkládáte
   *[no] { $seat } odkládá
} { $one_acc } na další akci.
event-play = { $you ->
    [yes] Hrajete
   *[no] { $seat } hraje
} { $one_acc } na { $source_acc }.
event-help = { $you ->
    [yes] Pomáháte a přidáváte
   *[no] { $seat } pomáhá a přidává
} { $one_acc }.
event-figure-gone = Na plánu už není { $one }: karty na ni zahrané jsou spotřebované.
event-refused = Karet je málo: každý si bere své zpět.
event-step = Jde { $one } { $two_into }.
event-shard = Odkrývá se { $one } { $two_in }.
event-dice = { $you ->
    [yes] Házíte
   *[no] { $seat } hází
}: { $dice }.
event-reroll = { $you ->
    [yes] Přehazujete kostky: vaše populace klesá o 1.
   *[no] { $seat } přehazuje kostky: populace −1.
}
event-kill-tribe = Kmen { $one_in } je zničen.
event-kill-spirit = { $one } { $two_in } je zničen.
event-care = { $you ->
    [yes] Vaše populace stoupá o { $amount }.
   *[no] { $seat }: populace +{ $amount }.
}
event-adapt = { $you ->
    [yes] Posouváte
   *[no] { $seat } posouvá
} ukazatel obrany nahoru o { $amount }.
event-develop = { $you ->
    [yes] Berete si
   *[no] { $seat } si bere
} { $one_acc }.
event-raise = { $you ->
    [yes] Aktivujete
   *[no] { $seat } aktivuje
} { $one_in } místo síly řádku { $amount }.
event-shed = { $you ->
    [yes] Hrajete
   *[no] { $seat } hraje
} kartu degradace.
event-discard = { $you ->
    [yes] Odkládáte
   *[no] { $seat } odkládá
} { $one_acc }.
event-market = V nabídce: { $one }.
event-victory = Všechna místa síly jsou aktivní a všechny klany jsou ve středu: vítězství!
event-fatal-summon = Kmeny { $one_in } mají vyvolat ducha, a všichni tři už jsou na plánu.
event-fatal-appear = Má se objevit kmen { $one_in }, a žádný už nezbývá.
event-defeat = Prastaří jsou ztraceni.

## Why not?

reason-done = Tato akce je v tomto tahu už hotová.
reason-no-card = Nemáte kartu, kterou by pro ni šlo zahrát na některou vaši figurku.
reason-no-target = Tam, kde stojí vaše figurky, není žádný kmen ani duch.
reason-no-card-there = Nemáte kartu, kterou by šlo zahrát na figurku s kmenem nebo duchem na jejím území.
reason-no-degradation = Nemáte v ruce žádnou kartu degradace.
reason-token-placed = V tomto tahu už je váš žeton talentu položený.
reason-no-site = Žádná vaše figurka nestojí tam, kde jsou splněna všechna odkrytá políčka některého řádku.
reason-no-card-site = Nemáte kartu, kterou by šlo zahrát na figurku tam, kde jsou splněna všechna odkrytá políčka některého řádku.
costs-cards = { $cost ->
    [one] { $cost } kartu
    [few] { $cost } karty
   *[other] { $cost } karet
}
reason-cost = Stojí to { costs-cards }; můžete zahrát { $have } a pomoc, která by stačila, není.
reason-unpaid = Stojí to { costs-cards }; zatím máte zahráno { $have }.
reason-colour = Nemá barvu akce ani barvu území { $card }: { $kind }.
reason-no-reroll = Vaše populace je { $population }: další hod nemůžete zaplatit.
reason-degradation-stays = Karty degradace nelze odložit.

## What lies ahead

forecast-human = Karta lidí: { $colour } ({ $left } z { $deck }).{ $quiet ->
    [yes] {" "}Nic by se nestalo.
   *[no] {""}
}{ $lost ->
    [spirits] {" "}{ $summons ->
        [one] Má přijít { $summons } duch
        [few] Mají přijít { $summons } duchové
       *[other] Má přijít { $summons } duchů
    }, ale { $free ->
        [0] všichni jsou na plánu
        [one] zbývá jen { $free }
        [few] zbývají jen { $free }
       *[other] zbývá jich jen { $free }
    }: hra je prohraná.
    [collapse] {" "}Kmeny sníží populaci o { $loss } a některý klan klesne pod −4: hra je prohraná.
    [tribes] { forecast-deeds }{" "}{ $appear ->
        [one] Má se objevit { $appear } kmen
        [few] Mají se objevit { $appear } kmeny
       *[other] Má se objevit { $appear } kmenů
    }, ale { $supply ->
        [0] zásoba je prázdná
        [one] zbývá jen { $supply }
        [few] zbývají jen { $supply }
       *[other] zbývá jich jen { $supply }
    }: hra je prohraná.
   *[no] { forecast-deeds }{ $appear ->
        [0] {""}
        [one] {" "}Objeví se { $appear } kmen.
        [few] {" "}Objeví se { $appear } kmeny.
       *[other] {" "}Objeví se { $appear } kmenů.
    }
}
forecast-trail = Nová stezka ({ $left } z { $deck }). Má se položit stezka, ale všechny jsou na plánu: hra je prohraná.
forecast-fragment = { $left ->
    [0] Karty lidí došly: v příštím tahu se zamíchají a { opens-fragment }.
   *[other] Příští karta lidí je poslední: pak se zamíchají a { opens-fragment }.
}
opens-fragment = { $closed ->
    [1] odkryje se poslední díl portálu
   *[other] odkryje se díl portálu
}
forecast-time = Karty lidí došly a není už žádný díl portálu k odkrytí: příštím tahem je hra prohraná.
forecast-deeds = { $loss ->
    [0] {""}
   *[other] {" "}Kmeny sníží populaci o { $loss }.
}{ $moves ->
    [0] {""}
    [one] {" "}{ $moves } kmen se pohne{ $strike ->
        [yes] {" "}a zaútočí tam, kam dorazí
       *[no] {""}
    }.
    [few] {" "}{ $moves } kmeny se pohnou{ $strike ->
        [yes] {" "}a zaútočí tam, kam dorazí
       *[no] {""}
    }.
   *[other] {" "}{ $moves } kmenů se pohne{ $strike ->
        [yes] {" "}a zaútočí tam, kam dorazí
       *[no] {""}
    }.
}{ $summons ->
    [0] {""}
    [one] {" "}Bude vyvolán { $summons } duch.
    [few] {" "}Budou vyvoláni { $summons } duchové.
   *[other] {" "}Bude vyvoláno { $summons } duchů.
}{ $spirits ->
    [0] {""}
    [one] {" "}Jedná { $spirits } duch.
    [few] {" "}Jednají { $spirits } duchové.
   *[other] {" "}Jedná { $spirits } duchů.
}

## What an option brings

preview-threat = { forecast-human }
preview-trail = { forecast-trail }
preview-time = { forecast-time }
preview-generation = { $cards ->
    [0] Váš dobírací balíček je prázdný
    [one] Ve vašem dobíracím balíčku je jen { $cards } karta
    [few] Ve vašem dobíracím balíčku jsou jen { $cards } karty
   *[other] Ve vašem dobíracím balíčku je jen { $cards } karet
}: vaše generace se ihned vymění{ $doom ->
    [yes] {" "}a váš klan vymře.
   *[no] .
}
preview-figure = { $card }, { $figure }: { $cards ->
    [one] { $cards } vaše karta
    [few] { $cards } vaše karty
   *[other] { $cards } vašich karet
}{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}{ $help ->
    [0] {""}
   *[other] , od ostatních { $help }
}{ $price ->
    [0] {""}
    [one] . Cena: { $price } karta
    [few] . Cena: { $price } karty
   *[other] . Cena: { $price } karet
}.
preview-card = { $action ->
    [move] Celkem { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
       *[other] { $amount } kroků
    }
    [attack] Celkem { $amount ->
        [one] { $amount } kostka
        [few] { $amount } kostky
       *[other] { $amount } kostek
    }{ $least ->
        [0] {""}
       *[other] ; každá s hodnotou { $least }+ zničí kmen
    }
    [care] Populace celkem +{ $amount }
    [activate] { $enough ->
        [yes] Stačí: cena je { $cost }
       *[no] Zaplaceno { $amount } z { $cost }
    }
   *[adapt] Celkem { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
       *[other] { $amount } kroků
    }
}.
preview-roll = { $dice ->
    [one] Rozhodne { $dice } kostka
    [few] Rozhodnou { $dice } kostky
   *[other] Rozhodne { $dice } kostek
}{ $least ->
    [0] {""}
   *[other] : každá s hodnotou { $least }+ zničí kmen
}.
preview-kill = { $spirit ->
    [yes] { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    } s hodnotou { $least }+ proti duchovi
   *[no] Každá kostka s hodnotou { $least }+ zničí kmen
}.
preview-strike = { $dice ->
    [one] Je potřeba { $dice } kostka
    [few] Jsou potřeba { $dice } kostky
   *[other] Je potřeba { $dice } kostek
} s hodnotou { $least } nebo víc.
preview-row = Řádek { $row } stojí { $shards ->
    [one] { $shards } úlomek
    [few] { $shards } úlomky
   *[other] { $shards } úlomků
}.
preview-territory = { $card }: { $tribes ->
    [one] { $tribes } kmen
    [few] { $tribes } kmeny
   *[other] { $tribes } kmenů
}, { $spirits ->
    [one] { $spirits } duch
    [few] { $spirits } duchové
   *[other] { $spirits } duchů
}, { $ancients ->
    [one] { $ancients } Prastarý
    [few] { $ancients } Prastaří
   *[other] { $ancients } Prastarých
}, { $shards ->
    [one] { $shards } úlomek
    [few] { $shards } úlomky
   *[other] { $shards } úlomků
}{ $hidden ->
    [yes] {" "}a jeden lícem dolů
   *[no] {""}
}{ $place ->
    [yes] , místo síly
   *[no] {""}
}.

## What it is played for

goal = Vyhrajte společně: aktivujte všechna čtyři místa síly a přiveďte každý klan do středu dřív, než dojde cokoli z toho, co dojít nesmí.

## Points and the end

source-places = Místa síly
source-shards = Odkryté úlomky
source-centre = Klany ve středu
source-victory = Vítězství
ended-victory = Vítězství: všechna místa síly jsou aktivní a všechny klany jsou ve středu.
ended-tribes = Porážka: měl se objevit kmen, ale všech dvanáct už bylo na plánu.
ended-spirits = Porážka: měl přijít duch, ale všichni tři už byli na plánu.
ended-trails = Porážka: měla se položit stezka, ale všech osm už bylo na plánu.
ended-degradation = Porážka: některý klan si měl vzít kartu degradace, ale žádná nezbývala.
ended-extinction = Porážka: některý klan při výměně generací vymřel.
ended-collapse = Porážka: populace některého klanu klesla pod −4.
ended-time = Porážka: balíček lidí došel a nebyl už žádný díl portálu k odkrytí.

## What is counted, and what happens at the end of the count: $start, $bound

meter-tribes = Zbývající kmeny
meter-tribes-why = Hra je prohraná, když se má objevit kmen a žádný nezbývá.
meter-spirits = Zbývající duchové
meter-spirits-why = Hra je prohraná, když má přijít duch a žádný nezbývá.
meter-trails = Zbývající stezky
meter-trails-why = Hra je prohraná, když se má položit stezka a žádná nezbývá.
meter-decay = Zbývající karty degradace
meter-decay-why = Hra je prohraná, když si má klan vzít kartu degradace a žádná nezbývá.
meter-fragments = Zakryté díly
meter-fragments-why = Jeden se odkryje, kdykoli dojdou karty lidí; hra je prohraná, když už není co odkrýt.
meter-places = Aktivní místa síly
meter-places-why = Hra je vyhraná, když jsou aktivní všechna místa síly ({ $bound }) a všechny klany jsou ve středu.
meter-population = Populace
meter-population-why = Hra je prohraná, když populace klanu klesne na { $bound }, nebo když je při výměně generací 0 či nižší.

## Settings

setting-open_hands = Odkryté ruce
setting-discoveries = Objevy lidí
setting-talents = Talenty
setting-smart_people = Chytří lidé: jeden objev na začátku
setting-already_here = Už jsou tady: dva kmeny ve středu
setting-coming_of_spirits = Příchod duchů: jeden duch na začátku
setting-power_of_places = Síla míst síly: všechny díly odkryté
setting-numerous_ancients = Početní Prastaří: populace vyšší o 3
setting-forgotten_knowledge = Zapomenuté vědění: tři díly odkryté
setting-first_rulings = První upřesnění pravidel: méně příležitostí pro „Dobrat tři“
setting-clans = Klany
setting-clans-mammoths = Mamuti
setting-clans-tigers = Šavlozubí tygři
setting-clans-rhinos = Srstnatí nosorožci
setting-clans-bison = Bizoni
