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

## Ходы: ход целиком, с глаголом. Что выбрано на каждый вопрос, в `$<вопрос>`, иначе `none`

move-dig = Провести раскопки { $action_in }{ move-for-weeks }{ move-spending }
move-weeks = Копать { move-some-weeks }
move-some-weeks = { $weeks_number ->
    [one] { $weeks_number } неделю
    [few] { $weeks_number } недели
   *[other] { $weeks_number } недель
}
move-for-weeks = { $weeks ->
    [none] {""}
   *[other] , { move-some-weeks }
}
move-spending = { move-flying }{ $legend ->
    [yes] , с легендой
   *[none] {""}
}{ $assistant ->
    [yes] , сбросив ассистента
   *[none] {""}
}{ $shovel ->
    [yes] , сбросив лопату
   *[none] {""}
}
move-take = Взять { $action_acc }{ move-flying }
move-exhibit = Провести { $action_acc }{ move-flying }
move-flying = { $zeppelin ->
    [yes] , долетев на цеппелине
   *[none] {""}
}

## Что говорит за ход сам по себе

merit-book = специальное знание ({ $site }): было { $had }, станет { $now }{ $lead ->
    [yes] , и у вас будет больше всех книг об этом месте
   *[no] {""}
}
merit-general = общее знание для всех раскопок: было { $had }, станет { $now }
merit-assistant = { $now ->
    [1] первого ассистента можно сбросить ради 1 знания, со вторым он останется
    [2] с двумя ассистентами в каждых раскопках на 1 знание больше
    [3] с тремя ассистентами в каждых раскопках на 2 знания больше
   *[other] ещё один ассистент про запас
}
merit-shovel = { $now ->
    [1] первую лопату можно сбросить ради 1 жетона, со второй она останется
    [2] с двумя лопатами в каждых раскопках на 1 жетон больше
    [3] с тремя лопатами в каждых раскопках на 2 жетона больше
   *[other] ещё одна лопата про запас
}
merit-congress = { $gain ->
    [0] больше очков не будет
    [one] ещё { $gain } очко
    [few] ещё { $gain } очка
   *[other] ещё { $gain } очков
} за { $now ->
    [1] первый конгресс
    [one] { $now } конгресс
    [few] { $now } конгресса
   *[other] { $now } конгрессов
}
merit-exhibition = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, а артефакты остаются у вас
merit-legend = на 2 знания больше в одних раскопках
merit-car = дальние поездки теперь короче на неделю
merit-zeppelin = одна дальняя поездка даром
merit-special-licence = вторые раскопки в одном месте за год
merit-dig = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[other] { $tokens } жетонов
} за { $weeks ->
    [one] { $weeks } неделю
    [few] { $weeks } недели
   *[other] { $weeks } недель
} раскопок, в среднем { $points } очка{ $bonus ->
    [yes] , и бонус за первые раскопки
   *[no] {""}
}
merit-weeks = всего это займёт { $weeks ->
    [one] { $weeks } неделю
    [few] { $weeks } недели
   *[other] { $weeks } недель
}
merit-change = четыре новые карты на выбор
merit-kept = вы бережёте { $card_acc } до лучшего момента
