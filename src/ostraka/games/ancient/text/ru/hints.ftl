### Причины подсказок в «Древнем знании». Очки считаются в конце игры, прочее к следующему ходу.

by-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
}
hint-points-monuments = { $way ->
    [more] +{ by-points } за монументы в прошлом
   *[less] −{ by-points } за монументы в прошлом
}
hint-points-final-effects = { $way ->
    [more] +{ by-points } за эффекты финального подсчёта
   *[less] −{ by-points } за эффекты финального подсчёта
}
hint-points-technologies = { $way ->
    [more] +{ by-points } за технологии
   *[less] −{ by-points } за технологии
}
hint-points-timeline = { $way ->
    [more] +{ by-points } за монументы в хронологии
   *[less] −{ by-points } за монументы в хронологии
}
by-knowledge = { $amount ->
    [one] { $amount } знание
    [few] { $amount } знания
    [many] { $amount } знаний
   *[other] { $amount } знания
}
by-lost = { $amount ->
    [one] { $amount } утраченное знание
    [few] { $amount } утраченных знания
    [many] { $amount } утраченных знаний
   *[other] { $amount } утраченного знания
}
# Эти очки отрицательны: больше очков значит меньше утраченных знаний
hint-points-lost-knowledge = { $way ->
    [more] на { by-lost } меньше
   *[less] на { by-lost } больше
}
hint-built = { $way ->
    [more] к следующему ходу монументы стоят на { by-points } больше
   *[less] к следующему ходу монументы стоят на { by-points } меньше
}
hint-timeline-knowledge = { $way ->
    [less] в следующий ход в хронологии на { by-knowledge } меньше
   *[more] в следующий ход в хронологии на { by-knowledge } больше
}
by-technologies = { $amount ->
    [one] { $amount } технологию
    [few] { $amount } технологии
    [many] { $amount } технологий
   *[other] { $amount } технологии
}
hint-learned = { $way ->
    [more] к следующему ходу на { by-technologies } больше
   *[less] к следующему ходу на { by-technologies } меньше
}
by-artefacts = { $amount ->
    [one] { $amount } артефакт
    [few] { $amount } артефакта
    [many] { $amount } артефактов
   *[other] { $amount } артефакта
}
hint-artefacts = { $way ->
    [more] на планшете на { by-artefacts } больше
   *[less] на планшете на { by-artefacts } меньше
}
by-cards = { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
hint-hand = { $way ->
    [more] в следующий ход на руке на { by-cards } больше
   *[less] в следующий ход на руке на { by-cards } меньше
}
hint-blocked = { $way ->
    [less] ячейка для монумента с замком остаётся свободной
   *[more] занимает ячейку, нужную монументу с замком
}
