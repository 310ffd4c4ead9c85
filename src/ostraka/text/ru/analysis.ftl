### Анализ партии: строками и словами записи, по которой рисуются страницы.

## В целом

analysis-title = { $game }: взгляд на партию
analysis-result = { $n ->
    [0] Победителей нет.
   *[other] Победа: { $winners }.
} { $ended }
analysis-left = Партия прервана после { $choices ->
    [one] { $choices } решения
   *[other] { $choices } решений
}.
analysis-table = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
analysis-end = конец
analysis-turn = Ход { $turn }
analysis-seat-turn = { $turn ->
    [0] До первого хода, { $seat }
   *[other] { analysis-turn }, { $seat }
}
analysis-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

# Место и его очки
analysis-score = { $seat }: { analysis-points }
analysis-labelled = { $label }: { $text }

## Кривая

analysis-curve = Как менялись шансы
analysis-curve-text = { $shared ->
    [yes] Шанс на общую победу в начале каждого хода.
   *[no] Шанс на победу в начале каждого хода.
} Светлая полоса вокруг линии — её 95-процентный интервал; числа отмечают поворотные моменты, описанные ниже.
analysis-curve-part = { $seat }: { $first } % в начале и { $last } % в конце, не меньше { $lowest } % и не больше { $highest } %.
analysis-axis-turn = ход

## Поворотные моменты

analysis-turnings = { $n ->
    [0] Поворотные моменты
    [1] Один поворотный момент
    [2] Два поворотных момента
   *[other] Три поворотных момента
}
analysis-turnings-none = В этой партии ничто не стало решающим.
analysis-moved = { $shared ->
    [yes] Общий шанс
   *[no] { $you ->
        [yes] Ваш шанс
       *[no] { $seat }: шанс
    }
} { $way ->
    [up] вырос с { $before } % до { $after } %
    [down] упал с { $before } % до { $after } %
   *[even] остался на уровне { $after } %
} { $cause ->
    [luck] по воле случая.
   *[turn] в этот ход.
}
analysis-played = { $you ->
    [yes] Ваш ход
   *[no] Сыграно
}
analysis-gain = на { $gain ->
    [one] { $gain } процентный пункт
    [few] { $gain } процентных пункта
   *[other] { $gain } процентных пунктов
} лучше (± { $error })
analysis-same = Бот уровня «{ $level }» поступил бы так же.
analysis-equal = Ничто другое не было явно лучше.
analysis-instead = Бот уровня «{ $level }» выбрал бы «{ $option }»: { $gain }.
analysis-because-next = По сравнению со следующим вариантом: { $reasons }.

## Очки

analysis-grown = Как росли очки
analysis-sources = Очки по источникам
analysis-sources-text = Сколько стоил каждый источник в начале каждого хода. Что отнимает очки, лежит ниже линии.
analysis-final = Таблица очков
analysis-source = Источник
analysis-total = Итого
analysis-expected = Ожидаемые очки

## Числа и откуда они взялись

analysis-figures = Все числа
analysis-begins = Чей ход
analysis-how = Как это сделано
analysis-how-curve = Из настоящего положения в начале каждого хода { $playouts ->
    [one] сыграно не менее { $playouts } партии
   *[other] сыграно не менее { $playouts } партий
} { $end ->
    [yes] до конца
   *[no] на некоторую глубину с последующей оценкой
}; все следовали быстрой и разумной стратегии.
analysis-how-turnings = Поворотный момент — это ход, в котором сильнее всего изменился шанс того, кто ходил, вместе с тем, что упущено решением в нём. Что сделал бы бот уровня «{ $level }», найдено поиском не менее чем из { $simulations ->
    [one] { $simulations } симуляции
   *[other] { $simulations } симуляций
}, только по тому, что было известно этому месту в тот момент; сам бот этого уровня берёт { $measure }.
analysis-how-time = Это заняло { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
analysis-digest = Контрольная сумма партии: { $digest }
analysis-written = Записано: { $file }

## Учиться на своих ошибках

learn-title = Учиться на своих ошибках
learn-count = { $n ->
    [0] Явных ошибок нет.
    [one] { $n } решение вам чего-то стоило.
    [few] { $n } решения вам чего-то стоили.
   *[other] { $n } решений вам чего-то стоили.
}
learn-played = Ваш ход: { $move }.
learn-find = Найдите лучший ход.
learn-good = Да, это лучше.
learn-better = Лучше вашего хода, но есть ход ещё лучше.
learn-same = Это ход, который вы сделали.
learn-worse = Это не лучше вашего хода.
learn-answer = Ответ: { $move }.
learn-probably = Что, вероятно, было бы: после «{ $better }»: { $first }; после вашего хода: { $second }.
learn-end = Это всё.
