### Подсказки: какие варианты стоят внимания, что они обещают и почему. Причины, свойственные игре, добавляет сама игра.
### `way`: more или less по сравнению с другими вариантами; `amount`: насколько в среднем.

## Обороты

hint-some-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
}

## Строки

# Весь совет: `move` это ход с глаголом
hint-advice = Мой совет: { $move }.
hint-only = Другого выбора нет.
# Чем первый ход лучше следующего или всех остальных (none)
hint-better = { $other ->
    [none] Лучше остальных: { $reasons }.
   *[other] Лучше, чем «{ $other }»: { $reasons }.
}
# Что говорит против другого хода или за него рядом с первым
hint-instead = По сравнению с первым советом: { $reasons }.
# Без причины, которую можно назвать: лучше другого хода (none: остальных) или почти всё равно
hint-tried = { $other ->
    [none] После множества проб это лучше остального; решает не что-то одно.
   *[other] После множества проб это лучше, чем «{ $other }»; решает не что-то одно.
}
hint-either = Почти всё равно: после множества проб исход один и тот же.
hint-quoted = «{ $move }»
hint-equal = Разницы почти нет: { $moves }.
hint-next = Следующий вариант: { $move }.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
hint-more = Спросите ещё раз, чтобы увидеть числа.

# Вторая просьба: числа. `error` и `points_error`: половина ширины 95-процентного интервала
hint-figures = { $move }: { $result }{ $gap ->
    [none] {""}
   *[other] ; { $gap }
}.
hint-result = { $shared ->
    [yes] общая победа в { $chance } % случаев, ± { $error }
   *[no] ваша победа в { $chance } % случаев, ± { $error }, в среднем около { hint-result-points }
}
hint-result-points = { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
} (± { $points_error })
hint-gap = { $equal ->
    [yes] разницы почти нет
   *[no] на { $behind ->
        [one] { $behind } процентный пункт
        [few] { $behind } процентных пункта
       *[other] { $behind } процентных пунктов
    } меньше, чем первый (± { $error })
}

## Причины

# Что говорит против варианта и что за него
hint-but = { $against }, но { $favour }

hint-rivals = { $way ->
    [less] лучший соперник наберёт на { hint-some-points } меньше
   *[more] лучший соперник наберёт на { hint-some-points } больше
}

## Наставник

# Перед ходом, который что-то упускает, и после него
coach-sure = Точно? Ход «{ $move }» упускает { $much ->
    [yes] многое
   *[no] кое-что
}.
coach-was = Ход «{ $move }» упустил { $much ->
    [yes] многое
   *[no] кое-что
}.
coach-better = Лучше: { $move }.
coach-figures = Лучший ход: { $better }. Другой: { $chosen }; { $gap }.
