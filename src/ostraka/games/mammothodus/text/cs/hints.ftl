### Reasons of hints in Mammothodus. Everything is counted when the next turn begins.

hint-more-or-less = { $way ->
    [more] víc
   *[less] méně
}
hint-points-places = { $way ->
    [more] místo síly bude brzy aktivní s větší pravděpodobností
   *[less] místo síly bude brzy aktivní s menší pravděpodobností
}
hint-points-shards = o { hint-shards } { hint-more-or-less }
hint-points-centre = { $way ->
    [more] do středu se dostane víc klanů
   *[less] do středu se dostane méně klanů
}
hint-points-victory = { $way ->
    [more] vítězství přijde dřív
   *[less] vítězství přijde později
}
hint-shards = { $amount ->
    [one] { $amount } odkrytý úlomek
    [few] { $amount } odkryté úlomky
    [many] { $amount } odkrytého úlomku
   *[other] { $amount } odkrytých úlomků
}
hint-portal = { $way ->
    [more] přibližuje další místo síly
   *[less] další místo síly zůstává dál
}
hint-revealed = { hint-points-shards }
hint-tribes = na plánu o { $amount ->
    [one] { $amount } kmen
    [few] { $amount } kmeny
    [many] { $amount } kmene
   *[other] { $amount } kmenů
} { hint-more-or-less }
hint-spirits = na plánu o { $amount ->
    [one] { $amount } ducha
    [few] { $amount } duchy
    [many] { $amount } ducha
   *[other] { $amount } duchů
} { hint-more-or-less }
hint-trails = o { $amount ->
    [one] { $amount } stezku
    [few] { $amount } stezky
    [many] { $amount } stezky
   *[other] { $amount } stezek
} { hint-more-or-less }
hint-decay = v zásobě o { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
} degradace { hint-more-or-less }
hint-population = populace klanu o { $amount } { $way ->
    [more] vyšší
   *[less] nižší
}
hint-weakest = populace nejslabšího klanu o { $amount } { $way ->
    [more] vyšší
   *[less] nižší
}
hint-danger = { $way ->
    [less] menší nebezpečí od příští karty lidí
   *[more] větší nebezpečí od příští karty lidí
}
hint-hand = v ruce o { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
} { hint-more-or-less }

## Moves: a whole move with its verb. What was chosen at each question is `$<question>`, or `none`

move-move = Pohyb{ move-with }{ $step_territory ->
    [none] {""}
   *[other] {" "}{ $step_territory_last_into }
}{ move-taking }{ move-playing }
move-taking = { $step_shard ->
    [none] {""}
   *[other] , vzít { $step_shard_acc }
}
move-attack = Útok{ move-with }{ move-playing }
move-care = Péče{ move-with }{ move-playing }
move-adapt = Adaptace a rozvoj{ move-with }{ move-playing }
move-degrade = Zahrát karty degradace
move-activate = Aktivovat místo síly{ move-with }{ move-playing }
move-with = { $figure ->
    [none] {""}
   *[other] {" "}{ $figure_ins }
}
move-playing = { $play ->
    [none] {""}
   *[other] {" "}({ $play })
}
move-figure = Jednat { $figure_ins }{ $step_territory ->
    [none] {""}
   *[other] {" "}{ $step_territory_last_into }
}{ move-taking }{ move-playing }
move-play = Zahrát { $play_acc }
move-help = Pomoci a přidat { $help_acc }
move-step = { $step_territory ->
    [none] Vzít { $step_shard_acc }
   *[other] Jít { $step_territory_last_into }{ move-taking }
}
move-strike = { $strike_spirit ->
    [none] Zničit { $strike_n ->
        [one] { $strike_n } kmen
        [few] { $strike_n } kmeny
       *[other] { $strike_n } kmenů
    }
   *[other] Zničit { $strike_spirit_acc }
}
move-develop = { $develop_n ->
    [one] Vzít si { $develop_acc }
   *[other] Vzít si postupně: { $develop_acc }
}
move-row = Aktivovat řádek { $row_number }
move-discard = Odložit { $discard_acc }
move-founder = Začít { $founder_ins }
move-grow = Přivést { $grow_acc }{ $settle ->
    [none] {""}
   *[other] {" "}{ $settle_into }
}
move-settle = Přivést { $settle_into }
move-fade = Odebrat { $fade_acc }
move-specialise = Postavit tam { $specialise_acc }
move-tribe = Kmen jde { $tribe_into }
move-spirit = Duch přeskočí { $spirit_into }
move-bait = Použít návnadu { $bait_in }
move-rouse = Nejdřív kmeny { $rouse_in }
move-rouse-spirit = Nejdřív { $rouse_spirit }
move-appear = Nejdřív kmen { $appear_in }
move-talent = Vzít si talent „{ $talent }“
move-token-figure = Položit { $token_figure_ins }
move-token-card = Odložit { $token_card_acc }
move-token-territory = Položit { $token_territory_into }

## What speaks for a move by itself

# `chance` is that of a spirit if there is one, else of a tribe; 0 if nobody knows the dice yet
merit-attack = ke zničení { $place_in }: { $tribes ->
    [0] {""}
    [one] { $tribes } kmen
    [few] { $tribes } kmeny
   *[other] { $tribes } kmenů
}{ $spirits ->
    [0] {""}
   *[other] { $tribes ->
        [0] {""}
       *[other] {" "}a{" "}
    }{ $spirits ->
        [one] { $spirits } duch
        [few] { $spirits } duchové
       *[other] { $spirits } duchů
    }
}{ $chance ->
    [0] {""}
   *[other] {" "}({ $spirits ->
        [0] šance na kmen
       *[other] šance na ducha
    } { $chance } %)
}
merit-dice = šance zničit { merit-target } stoupne z { $had } na { $now } %
merit-target = { $what ->
    [spirit] ducha
   *[tribe] kmen
}
merit-steps = figurka může udělat { $now ->
    [one] { $now } krok
    [few] { $now } kroky
   *[other] { $now } kroků
}{ $had ->
    [0] {""}
   *[other] {" "}místo { $had }
}
merit-pays = { $enough ->
    [yes] tím je zaplaceno místo síly, které stojí { $cost }
   *[no] tím je za místo síly zaplaceno { $now } z { $cost }
}
merit-care = populace vašeho klanu stoupne z { $had }{ $now ->
    [0] {""}
   *[other] {" "}na { $now }
}
merit-adapt = vaše obrana pak bude { $now } (zatím { $had })
merit-develops = vezmete si { $cards ->
    [one] { $cards } kartu rozvoje
    [few] { $cards } karty rozvoje
   *[other] { $cards } karet rozvoje
}
merit-degrade = karty degradace opustí ruku a uvolní místo užitečným
merit-activate = bude to místo síly { $done } z { $all }
merit-draw = tři další karty a potom si ještě můžete vybrat
merit-no-help = karty si necháte na vlastní tah
merit-keep-dice = { $tribes ->
    [0] {""}
    [one] kostky už teď zničí { $tribes } kmen a{" "}
    [few] kostky už teď zničí { $tribes } kmeny a{" "}
   *[other] kostky už teď zničí { $tribes } kmenů a{" "}
}nový hod stojí 1 populaci
merit-strike = nic to nestojí a ubude { $what ->
    [spirit] jeden duch
   *[tribe] jeden kmen
}
merit-card = { $kind ->
    [wild] univerzální karta se hodí ke každé akci
    [three] „Dobrat tři“ přinese kdykoli tři karty
    [double] dvojitá karta platí za dvě
   *[extra] karta další akce dovolí v tahu druhou akci
}
merit-carry = { $far ->
    [0] přinese úlomek ({ $shard }) na místo: { $place }, kde ho chce řádek { $row } portálu
    [one] přinese úlomek ({ $shard }) na { $far } krok od cíle: { $place }, kde ho chce řádek { $row } portálu
    [few] přinese úlomek ({ $shard }) na { $far } kroky od cíle: { $place }, kde ho chce řádek { $row } portálu
   *[other] přinese úlomek ({ $shard }) na { $far } kroků od cíle: { $place }, kde ho chce řádek { $row } portálu
}
merit-turn-up = úlomky tam se odkryjí
merit-approach = { $tribes ->
    [one] je tam { $tribes } kmen na dosah příštího útoku
    [few] jsou tam { $tribes } kmeny na dosah příštího útoku
   *[other] je tam { $tribes } kmenů na dosah příštího útoku
}

# One figure beside another
merit-fewer-cards = Stojí to { $now ->
    [one] { $now } kartu
    [few] { $now } karty
   *[other] { $now } karet
}, s druhou figurkou { $other }.

# Where an enemy does less harm
merit-few = { $here ->
    [0] nestojí tam žádná figurka
    [one] stojí tam jen { $here } figurka
    [few] stojí tam jen { $here } figurky
   *[other] stojí tam jen { $here } figurek
}, ale { $place_in }: { $there }
merit-strong = klan, který tam stojí, má populaci { $here }, klan { $place_in } jen { $there }
merit-rare = barva toho území je na { $here } z { $of } karet lidí, které přijdou, barva druhého ({ $place }) na { $there }

# What a card that is not played is kept for: where it would bring something now, and where another figure would need it
merit-spared = { $kind ->
    [three] Při zkouškách nic nestálo nechat si kartu „Dobrat tři“: tři karty přinese i později.
    [extra] Při zkouškách nic nestálo nechat si kartu další akce na tah, ve kterém se druhá akce hodí.
    [wild] Při zkouškách nic nestálo nechat si univerzální kartu: i později se hodí ke každé akci.
    [double] Při zkouškách nic nestálo nechat si dvojitou kartu: i později platí za dvě.
    [help] Při zkouškách pomoc nic navíc nepřinesla.
   *[other] Další karta by teď něco přinesla, ale při zkouškách nic nestálo nechat si ji na později.
}
merit-kept-card = { $kind ->
    [extra] Kartu další akce si necháte na tah, ve kterém se druhá akce hodí.
    [wild] Necháte si univerzální kartu, která se i později hodí ke každé akci.
   *[double] Necháte si dvojitou kartu, která i později platí za dvě.
}
