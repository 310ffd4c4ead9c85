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
