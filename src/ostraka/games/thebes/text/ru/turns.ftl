### Ход в одной строке. Действия без подлежащего: они стоят после «Вы» или имени (turn-deeds)

deed-travel = { $you ->
    [yes] отправляетесь
   *[no] отправляется
} { $place_into }
deed-take = { $you ->
    [yes] берёте
   *[no] берёт
} { $cards_acc }
deed-change = { $you ->
    [yes] заменяете
   *[no] заменяет
} открытые карты
deed-exhibit = { $you ->
    [yes] проводите
   *[no] проводит
} { $cards_acc }
deed-dig = { $you ->
    [yes] проводите
   *[no] проводит
} раскопки { $site_in } ({ amount-weeks })
deed-find = { $n ->
    [0] не { $you ->
        [yes] находите
       *[no] находит
    } ничего, кроме песка
   *[other] { $you ->
        [yes] находите
       *[no] находит
    }: { $cards }
}
