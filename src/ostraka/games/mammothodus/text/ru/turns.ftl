### Ход в одной строке: что сделали люди; затем действия без подлежащего, после «Вы» или имени (turn-deeds)

turn-humans = Люди ({ $card }): { $n ->
    [0] ничего не происходит
   *[other] { $deeds }
}.
humans-march = { $n ->
    [1] племя идёт { $places_into }
    [one] перемещается { $n } племя
    [few] перемещаются { $n } племени
   *[other] перемещаются { $n } племён
}
humans-jump = { $one } перемещается { $places_into }
humans-trail = новая тропа { $places_in }
humans-fragment = открывается { $one }
humans-discovery = открытие «{ $one }»
humans-summon = { $one } приходит { $places_into }
humans-attack = атаки стоят популяции ({ $losses })
humans-loss = { $you ->
    [yes] вы
   *[no] { $seat }
} −{ $amount }
humans-appear = { $n ->
    [one] появляется { $n } племя
    [few] появляются { $n } племени
   *[other] появляются { $n } племён
} { $places_in }
humans-trap = срабатывает ловушка

deed-step = { $you ->
    [yes] идёте
   *[no] идёт
} { $cards_into }
deed-kill-tribe = { $you ->
    [yes] уничтожаете
   *[no] уничтожает
} { $n ->
    [one] { $n } племя
    [few] { $n } племени
   *[other] { $n } племён
}
deed-kill-spirit = { $you ->
    [yes] уничтожаете
   *[no] уничтожает
} { $one_acc }
deed-care = { $you ->
    [yes] получаете
   *[no] получает
} { $amount } популяции
deed-adapt = { $you ->
    [yes] поднимаете
   *[no] поднимает
} маркер защиты на { $amount }
deed-develop = { $you ->
    [yes] берёте
   *[no] берёт
} { $n ->
    [1] { $cards_acc }
    [one] { $n } карту развития
    [few] { $n } карты развития
   *[other] { $n } карт развития
}
deed-raise = { $you ->
    [yes] активируете
   *[no] активирует
} место силы строки { $amount } { $one_in }
deed-shed = { $you ->
    [yes] играете
   *[no] играет
} { $n ->
    [one] { $n } карту деградации
    [few] { $n } карты деградации
   *[other] { $n } карт деградации
}
deed-place-token = { $you ->
    [yes] кладёте
   *[no] кладёт
} жетон таланта «{ $one }» { $two_into }
deed-generation = { $you ->
    [yes] проходите
   *[no] проходит
} смену поколения
