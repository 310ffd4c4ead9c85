### Un tour en une ligne : ce que font les humains, puis des actions sans sujet, après « Vous » ou un nom (turn-deeds)

turn-humans = Les humains ({ $card }) : { $n ->
    [0] rien ne se passe
   *[other] { $deeds }
}.
humans-march = { $n ->
    [one] une tribu va { $places_into }
   *[other] { $n } tribus se déplacent
}
humans-jump = { $one_acc } bondit { $places_into }
humans-trail = un sentier { $places_in }
humans-fragment = { $one_acc } est révélé
humans-discovery = découverte « { $one } »
humans-summon = { $one_acc } arrive { $places_in }
humans-attack = leurs attaques coûtent de la population ({ $losses })
humans-loss = { $you ->
    [yes] vous
   *[no] { $seat }
} −{ $amount }
humans-appear = { $n ->
    [one] une tribu apparaît
   *[other] { $n } tribus apparaissent
} { $places_in }
humans-trap = un piège se referme

deed-step = { $you ->
    [yes] allez
   *[no] va
} { $cards_into }
deed-kill-tribe = { $you ->
    [yes] détruisez
   *[no] détruit
} { $n ->
    [one] une tribu
   *[other] { $n } tribus
}
deed-kill-spirit = { $you ->
    [yes] détruisez
   *[no] détruit
} { $one_acc }
deed-care = { $you ->
    [yes] gagnez
   *[no] gagne
} { some-population }
deed-adapt = { $you ->
    [yes] montez
   *[no] monte
} le marqueur de défense de { $amount }
deed-develop = { $you ->
    [yes] prenez
   *[no] prend
} { $n ->
    [1] { $cards_acc }
   *[other] { $n } cartes développement
}
deed-raise = { $you ->
    [yes] activez
   *[no] active
} le lieu de pouvoir de la ligne { $amount } { $one_in }
deed-shed = { $you ->
    [yes] jouez
   *[no] joue
} { $n ->
    [one] une carte dégradation
   *[other] { $n } cartes dégradation
}
deed-place-token = { $you ->
    [yes] posez
   *[no] pose
} un jeton « { $one } » { $two_in }
deed-generation = { $you ->
    [yes] changez
   *[no] change
} de génération
