### Ход в одной строке. Действия без подлежащего: они стоят после «Вы» или имени (turn-deeds)

turn-decline = Упадок: { $cards }{ $lost ->
    [0] {""}
    [one] , утрачено { $lost } знание
    [few] , утрачено { $lost } знания
   *[other] , утрачено { $lost } знаний
}.

deed-create = { $you ->
    [yes] создаёте
   *[no] создаёт
} карту { $cards_acc }{ $amount ->
    [0] {""}
   *[other] {" "}в ячейке { $amount }
}{ $paid ->
    [0] {""}
    [one] {" "}(сброшена { $paid } карта)
    [few] {" "}(сброшены { $paid } карты)
   *[other] {" "}(сброшено { $paid } карт)
}
deed-learn = { $you ->
    [yes] изучаете
   *[no] изучает
} { $n ->
    [1] технологию
   *[other] технологии
} { $cards_acc }
deed-archive = { $you ->
    [yes] сбрасываете
   *[no] сбрасывает
} { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[other] { $amount } карт
} (передача знаний: { $knowledge })
deed-discard = { $you ->
    [yes] сбрасываете
   *[no] сбрасывает
} { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[other] { $amount } карт
}
deed-excavate = { $you ->
    [yes] проводите
   *[no] проводит
} раскопки ({ monuments })
deed-search = { $you ->
    [yes] выполняете
   *[no] выполняет
} поиск
deed-remove = { $you ->
    [yes] сбрасываете
   *[no] сбрасывает
} { knowledge-acc }
deed-steal = { $you ->
    [yes] берёте
   *[no] берёт
} { $hidden ->
    [yes] { $cards_acc }
   *[no] карту { $cards_acc }
} { $robbed ->
    [yes] у вас
   *[no] у игрока { $victim }
}
deed-exchange = { $you ->
    [yes] обмениваете
   *[no] обменивает
} { $returned_acc } на { $given_acc }
deed-flip = { $you ->
    [yes] переворачиваете
   *[no] переворачивает
} планшет технологий { $board } на уровень II
