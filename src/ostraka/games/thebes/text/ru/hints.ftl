### Причины подсказок в «Фивах». Очки считаются в конце игры, всё прочее на следующем ходу.

by-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
}
hint-points-artefacts = { $way ->
    [more] +{ by-points } за артефакты
   *[less] −{ by-points } за артефакты
}
hint-points-exhibitions = { $way ->
    [more] +{ by-points } за выставки
   *[less] −{ by-points } за выставки
}
hint-points-congresses = { $way ->
    [more] +{ by-points } за конгрессы
   *[less] −{ by-points } за конгрессы
}
hint-points-majorities = { $way ->
    [more] +{ by-points } за преимущество по книгам
   *[less] −{ by-points } за преимущество по книгам
}
by-weeks = { $amount ->
    [one] { $amount } неделю
    [few] { $amount } недели
    [many] { $amount } недель
   *[other] { $amount } недели
}
hint-weeks = { $way ->
    [more] занимает на { by-weeks } меньше
   *[less] занимает на { by-weeks } больше
}
by-knowing = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
}
hint-books = { $way ->
    [more] специального знания на { by-knowing } больше
   *[less] специального знания на { by-knowing } меньше
}
hint-general-knowledge = { $way ->
    [more] общего знания на { by-knowing } больше
   *[less] общего знания на { by-knowing } меньше
}
by-assistants = { $amount ->
    [one] { $amount } ассистента
    [few] { $amount } ассистента
    [many] { $amount } ассистентов
   *[other] { $amount } ассистента
}
hint-assistants = { $way ->
    [more] на { by-assistants } больше
   *[less] на { by-assistants } меньше
}
by-shovels = { $amount ->
    [one] { $amount } лопату
    [few] { $amount } лопаты
    [many] { $amount } лопат
   *[other] { $amount } лопаты
}
hint-shovels = { $way ->
    [more] на { by-shovels } больше
   *[less] на { by-shovels } меньше
}
hint-cars = { $way ->
    [more] автомобиль для всех перемещений
   *[less] нет автомобиля
}
by-congresses = { $amount ->
    [one] { $amount } конгресс
    [few] { $amount } конгресса
    [many] { $amount } конгрессов
   *[other] { $amount } конгресса
}
hint-congresses = { $way ->
    [more] на { by-congresses } больше
   *[less] на { by-congresses } меньше
}
by-finds = { $amount ->
    [one] { $amount } артефакт
    [few] { $amount } артефакта
    [many] { $amount } артефактов
   *[other] { $amount } артефакта
}
hint-finds = { $way ->
    [more] сразу на { by-finds } больше
   *[less] сразу на { by-finds } меньше
}
hint-licences = { $way ->
    [more] бережёт лицензию этого года
   *[less] расходует лицензию этого года
}
hint-ready-shows = { $way ->
    [more] можно провести выставку
   *[less] провести выставку больше нельзя
}
