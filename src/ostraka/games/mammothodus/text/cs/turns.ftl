### Tah na jednom řádku: co udělali lidé; pak skutky bez podmětu, za jménem, nebo na začátku věty (turn-deeds)

turn-humans = Lidé ({ $card }): { $n ->
    [0] nic se neděje
   *[other] { $deeds }
}.
humans-march = { $n ->
    [one] kmen jde { $places_into }
    [few] { $n } kmeny se přesouvají
   *[other] { $n } kmenů se přesouvá
}
humans-jump = { $one } přeskakuje { $places_into }
humans-trail = nová stezka { $places_in }
humans-fragment = odkrývá se { $one }
humans-discovery = objev „{ $one }“
humans-summon = { $one } přichází { $places_into }
humans-attack = útoky stojí populaci ({ $losses })
humans-loss = { $you ->
    [yes] vy
   *[no] { $seat }
} −{ $amount }
humans-appear = { $n ->
    [one] objevuje se kmen
    [few] objevují se { $n } kmeny
   *[other] objevuje se { $n } kmenů
} { $places_in }
humans-trap = past sklapla

deed-step = { $you ->
    [yes] jdete
   *[no] jde
} { $cards_into }
deed-kill-tribe = { $you ->
    [yes] ničíte
   *[no] ničí
} { $n ->
    [one] { $n } kmen
    [few] { $n } kmeny
   *[other] { $n } kmenů
}
deed-kill-spirit = { $you ->
    [yes] ničíte
   *[no] ničí
} { $one_acc }
deed-care = { $you ->
    [yes] zvyšujete
   *[no] zvyšuje
} populaci o { $amount }
deed-adapt = { $you ->
    [yes] posouváte
   *[no] posouvá
} ukazatel nahoru o { $amount }
deed-develop = { $you ->
    [yes] získáváte
   *[no] získává
} { $n ->
    [1] { $cards_acc }
    [one] { $n } kartu rozvoje
    [few] { $n } karty rozvoje
   *[other] { $n } karet rozvoje
}
deed-raise = { $you ->
    [yes] aktivujete
   *[no] aktivuje
} { $one_in } místo síly řádku { $amount }
deed-shed = { $you ->
    [yes] hrajete
   *[no] hraje
} { $n ->
    [one] { $n } kartu degradace
    [few] { $n } karty degradace
   *[other] { $n } karet degradace
}
deed-place-token = { $you ->
    [yes] pokládáte
   *[no] pokládá
} žeton talentu „{ $one }“ { $two_into }
deed-generation = { $you ->
    [yes] prožíváte
   *[no] prožívá
} výměnu generací
