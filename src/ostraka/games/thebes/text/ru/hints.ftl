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

# Что даёт книга о месте, о котором ничего не было известно
merit-opens = тогда можно копать и { $site_in }{ $sites ->
    [1] : это ваше первое место
   *[other] ; всего мест: { $sites }
}{ $tokens ->
    [0] {""}
   *[other] {""}; раскопки там (недель: { $weeks }) дадут жетонов: { $tokens }
}
merit-deeper = раскопки { $site_in } (недель: { $weeks }) дадут тогда жетонов: { $now } вместо { $had }
merit-nearer = это на { $weeks ->
    [one] { $weeks } неделю
    [few] { $weeks } недели
   *[other] { $weeks } недель
} быстрее, чем такая же карта ({ $city })
merit-assistant = { $now ->
    [1] один ассистент даёт 1 знание в одних раскопках в любом месте, потом его сбрасывают; со вторым это 1 знание в каждых раскопках
    [2] два ассистента дают 1 знание в каждых раскопках и остаются у вас
    [3] ассистенты дают тогда в каждых раскопках 2 знания вместо 1
    [5] ассистенты дают тогда в каждых раскопках на 1 знание больше, чем сейчас
   *[other] на одного ассистента больше, чем считается в раскопках: про запас
}
merit-shovel = { $now ->
    [1] одна лопата даёт 1 жетон в одних раскопках, потом её сбрасывают; со второй это 1 жетон в каждых раскопках
    [2] две лопаты дают 1 жетон в каждых раскопках и остаются у вас
    [3] лопаты дают тогда в каждых раскопках 2 жетона вместо 1
    [5] лопаты дают тогда в каждых раскопках на 1 жетон больше, чем сейчас
   *[other] на одну лопату больше, чем считается в раскопках: про запас
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
}{ $later ->
    [0] {""}
   *[other] {" "}(следующий даст { $later })
}
merit-exhibition = { $points ->
    [one] { $points } очко, которого
    [few] { $points } очка, которых
   *[other] { $points } очков, которых
} больше никто не получит, а артефакты остаются у вас
merit-legend = на 2 знания больше в одних раскопках { $site_in }{ $open ->
    [yes] {""}
   *[no] , но для них ещё нужна книга об этом месте
}
# A card that does nothing for who takes it: all of its kind that counts is there already, or there is no time to use it
merit-nothing = { $why ->
    [late] использовать её вы уже не успеете
   *[owned] к тому, что у вас есть, она ничего не добавляет
}: проходит время, и открывается новая карта
merit-car = дальние поездки теперь короче на неделю
merit-zeppelin = одна дальняя поездка без траты недель
merit-special-licence = вторые раскопки в одном месте за год
merit-dig = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[other] { $tokens } жетонов
} за { $weeks ->
    [one] { $weeks } неделю
    [few] { $weeks } недели
   *[other] { $weeks } недель
} раскопок, в среднем { $points ->
    [0] меньше 1 очка
    [one] около { $points } очка
   *[other] около { $points } очков
}{ $bonus ->
    [yes] , и бонус за первые раскопки
   *[no] {""}
}
merit-last-weeks = это ваши последние недели, ничего другого в них не успеть

# Почему не столько недель, как в следующем варианте: больше или меньше
merit-so-long = { $way ->
    [fewer] Копать дольше (на { $weeks ->
        [one] { $weeks } неделю
        [few] { $weeks } недели
       *[other] { $weeks } недель
    }) ради { $tokens ->
        [one] { $tokens } жетона
       *[other] { $tokens } жетонов
    } не стоит: время лучше потратить на другое.
    [even] Копать дольше (на { $weeks ->
        [one] { $weeks } неделю
        [few] { $weeks } недели
       *[other] { $weeks } недель
    }) принесло бы ещё { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }, но в пробных партиях это время лучше послужило другому.
   *[more] Ради { $tokens ->
        [one] { $tokens } жетона
       *[other] { $tokens } жетонов
    } стоит копать дольше (на { $weeks ->
        [one] { $weeks } неделю
        [few] { $weeks } недели
       *[other] { $weeks } недель
    }).
}
merit-helped = Без этого жетонов будет { $had } вместо { $now } (недель: { $weeks }).

# Рядом с числом недель, которое так же хорошо
merit-weeks-traded = { $way ->
    [shorter] Меньше недель принесут меньше жетонов, но останется время на другое.
    [longer] Больше недель принесут больше жетонов, но времени на другое останется меньше.
   *[both] Больше недель принесут больше жетонов, меньше недель оставят время на другое.
}
merit-weeks = всего это займёт { $weeks ->
    [one] { $weeks } неделю
    [few] { $weeks } недели
   *[other] { $weeks } недель
}
merit-change = четыре новые карты на выбор{ $why ->
    [late] {""}: ни одну из лежащих там не взять за оставшиеся недели
    [dull] {""}: ни одна из лежащих там не даёт вытянуть больше жетонов
   *[trials] {""}; в пробных партиях ни одна из лежащих там карт не дала большего
}
merit-kept = вы бережёте { $card_acc } до лучшего момента
