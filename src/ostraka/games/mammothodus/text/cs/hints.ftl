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
}{ move-playing }
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
move-develop = Vzít si { $develop_acc }
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
}
merit-care = váš klan roste (populace zatím: { $population })
merit-degrade = karty degradace opustí ruku a uvolní místo užitečným
merit-activate = bude to místo síly { $done } z { $all }
merit-draw = tři další karty
merit-no-help = karty si necháte na vlastní tah
merit-carry = { $home ->
    [yes] přinese úlomek na místo síly ({ $shard })
   *[no] posune úlomek dál ({ $shard })
}
merit-turn-up = úlomky tam se odkryjí
merit-approach = { $tribes ->
    [one] je tam { $tribes } kmen na dosah příštího útoku
    [few] jsou tam { $tribes } kmeny na dosah příštího útoku
   *[other] je tam { $tribes } kmenů na dosah příštího útoku
}
