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

# Первая просьба: ещё без мест
hint-unranked = Стоит присмотреться, по порядку списка:
hint-more = Спросите ещё раз, чтобы узнать места и причины.
hint-only = Другого выбора нет.

# Вторая просьба; `option` со своим номером, `reasons` одной фразой (пусто, если причин нет)
hint-ranked = { $rank ->
    [1] Лучший вариант
    [2] Второй вариант
   *[other] Третий вариант
}: { $option }. { $result }{ $reasons ->
    [none] .
   *[other] : { $reasons }.
}

# `error` и `points_error`: половина ширины 95-процентного интервала
hint-result = { $shared ->
    [yes] Общая победа в { $chance } % случаев, ± { $error }
   *[no] Ваша победа в { $chance } % случаев, ± { $error }, в среднем около { hint-result-points }
}
hint-result-points = { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
} (± { $points_error })
hint-everybody = Если выбрать лучший вариант: { $results }.
hint-seat = { $seat }: { $chance } % (± { $error }), около { hint-result-points }

## Причины

# Что говорит против варианта и что за него
hint-but = { $against }, но { $favour }

hint-even = примерно так же хорош, как другие названные варианты
hint-even-beyond = { $even }; по сравнению с остальными: { $reasons }
hint-rivals = { $way ->
    [less] лучший соперник наберёт на { hint-some-points } меньше
   *[more] лучший соперник наберёт на { hint-some-points } больше
}
