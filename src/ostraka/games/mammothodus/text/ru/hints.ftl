### Причины подсказок в Mammothodus. Всё считается на начало следующего хода.

hint-points-places = { $way ->
    [more] место силы скорее станет активным
   *[less] место силы не так скоро станет активным
}
by-shards = { $amount ->
    [one] { $amount } осколок
    [few] { $amount } осколка
    [many] { $amount } осколков
   *[other] { $amount } осколка
}
hint-points-shards = { $way ->
    [more] открыто на { by-shards } больше
   *[less] открыто на { by-shards } меньше
}
hint-points-centre = { $way ->
    [more] больше кланов дойдёт до центра
   *[less] меньше кланов дойдёт до центра
}
hint-points-victory = { $way ->
    [more] победа наступит раньше
   *[less] победа наступит позже
}
hint-portal = { $way ->
    [more] приближает следующее место силы
   *[less] отдаляет следующее место силы
}
hint-revealed = { hint-points-shards }
by-tribes = { $amount ->
    [one] { $amount } племя людей
    [few] { $amount } племени людей
    [many] { $amount } племён людей
   *[other] { $amount } племени людей
}
hint-tribes = { $way ->
    [less] на поле на { by-tribes } меньше
   *[more] на поле на { by-tribes } больше
}
by-spirits = { $amount ->
    [one] { $amount } духа
    [few] { $amount } духа
    [many] { $amount } духов
   *[other] { $amount } духа
}
hint-spirits = { $way ->
    [less] на поле на { by-spirits } меньше
   *[more] на поле на { by-spirits } больше
}
by-trails = { $amount ->
    [one] { $amount } тропу
    [few] { $amount } тропы
    [many] { $amount } троп
   *[other] { $amount } тропы
}
hint-trails = { $way ->
    [less] на { by-trails } меньше
   *[more] на { by-trails } больше
}
by-decay = { $amount ->
    [one] { $amount } карту деградации
    [few] { $amount } карты деградации
    [many] { $amount } карт деградации
   *[other] { $amount } карты деградации
}
hint-decay = { $way ->
    [more] в резерве на { by-decay } больше
   *[less] в резерве на { by-decay } меньше
}
hint-population = { $way ->
    [more] популяция клана больше на { $amount }
   *[less] популяция клана меньше на { $amount }
}
hint-weakest = { $way ->
    [more] популяция самого слабого клана больше на { $amount }
   *[less] популяция самого слабого клана меньше на { $amount }
}
hint-danger = { $way ->
    [less] следующая карта людей менее опасна
   *[more] следующая карта людей опаснее
}
by-hand = { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
hint-hand = { $way ->
    [more] на руке на { by-hand } больше
   *[less] на руке на { by-hand } меньше
}

## Ходы: ход целиком, с глаголом. Что выбрано на каждый вопрос, в `$<вопрос>`, иначе `none`

move-move = Движение{ move-with }{ $step_territory ->
    [none] {""}
   *[other] {" "}{ $step_territory_last_into }
}{ move-taking }{ move-playing }
move-taking = { $step_shard ->
    [none] {""}
   *[other] , взять { $step_shard_acc }
}
move-attack = Атака{ move-with }{ move-playing }
move-care = Забота{ move-with }{ move-playing }
move-adapt = Адаптация и развитие{ move-with }{ move-playing }
move-degrade = Сыграть карты деградации
move-activate = Активировать место силы{ move-with }{ move-playing }
move-with = { $figure ->
    [none] {""}
   *[other] {" "}{ $figure_ins }
}
move-playing = { $play ->
    [none] {""}
   *[other] {" "}({ $play })
}
move-figure = Действовать { $figure_ins }{ $step_territory ->
    [none] {""}
   *[other] {" "}{ $step_territory_last_into }
}{ move-taking }{ move-playing }
move-play = Сыграть { $play_acc }
move-help = Помочь { $help_ins }
move-step = { $step_territory ->
    [none] Взять { $step_shard_acc }
   *[other] Идти { $step_territory_last_into }{ move-taking }
}
move-strike = { $strike_spirit ->
    [none] Уничтожить { $strike_n ->
        [one] { $strike_n } племя
        [few] { $strike_n } племени
       *[other] { $strike_n } племён
    }
   *[other] Уничтожить { $strike_spirit_acc }
}
move-develop = { $develop_n ->
    [one] Взять { $develop_acc }
   *[other] Взять по очереди: { $develop_acc }
}
move-row = Активировать строку { $row_number }
move-discard = Сбросить { $discard_acc }
move-founder = Начать { $founder_ins }
move-grow = Вывести { $grow_acc }{ $settle ->
    [none] {""}
   *[other] {" "}{ $settle_into }
}
move-settle = Выставить { $settle_into }
move-fade = Убрать { $fade_acc }
move-specialise = Поставить туда { $specialise_acc }
move-tribe = Племя идёт { $tribe_into }
move-spirit = Дух перемещается { $spirit_into }
move-bait = Использовать приманку { $bait_in }
move-rouse = Сначала племена { $rouse_in }
move-rouse-spirit = Сначала { $rouse_spirit }
move-appear = Сначала племя { $appear_in }
move-talent = Взять талант «{ $talent }»
move-token-figure = Положить { $token_figure_ins }
move-token-card = Сбросить { $token_card_acc }
move-token-territory = Положить { $token_territory_into }

## Что говорит за ход сам по себе

# `chance`: шанс для духа, если он там есть, иначе для племени; 0, если кубики ещё неизвестны
merit-attack = можно уничтожить { $place_in }: { $tribes ->
    [0] {""}
    [one] { $tribes } племя
    [few] { $tribes } племени
   *[other] { $tribes } племён
}{ $spirits ->
    [0] {""}
   *[other] { $tribes ->
        [0] {""}
       *[other] {" "}и{" "}
    }{ $spirits ->
        [one] { $spirits } дух
        [few] { $spirits } духа
       *[other] { $spirits } духов
    }
}{ $chance ->
    [0] {""}
   *[other] {" "}({ $spirits ->
        [0] шанс для племени
       *[other] шанс для духа
    } { $chance } %)
}
merit-dice = шанс уничтожить { merit-target } растёт с { $had } до { $now } %
merit-target = { $what ->
    [spirit] духа
   *[tribe] племя
}
merit-steps = фигурка может сделать { $now ->
    [one] { $now } шаг
    [few] { $now } шага
   *[other] { $now } шагов
}{ $had ->
    [0] {""}
   *[other] {" "}вместо { $had }
}
merit-pays = { $enough ->
    [yes] этого хватает на место силы, цена которого { $cost }
   *[no] это { $now } из { $cost }, нужных для места силы
}
merit-care = популяция вашего клана растёт: было { $had }{ $now ->
    [0] {""}
   *[other] , станет { $now }
}
merit-adapt = защита: было { $had }, станет { $now }
merit-develops = вы берёте { $cards ->
    [one] { $cards } карту развития
    [few] { $cards } карты развития
   *[other] { $cards } карт развития
}
merit-degrade = карты деградации уходят с руки и освобождают место полезным
merit-activate = это будет место силы { $done } из { $all }
merit-draw = ещё три карты, а потом можно снова выбирать
merit-no-help = вы бережёте карты для своего хода
merit-keep-dice = { $tribes ->
    [0] {""}
    [one] кубики и так уничтожают { $tribes } племя, а{" "}
    [few] кубики и так уничтожают { $tribes } племени, а{" "}
   *[other] кубики и так уничтожают { $tribes } племён, а{" "}
}переброс стоит 1 популяции
merit-strike = это ничего не стоит, и { $what ->
    [spirit] одним духом
   *[tribe] одним племенем
} меньше
merit-card = { $kind ->
    [wild] универсальная карта подходит к любому действию
    [three] «Взять три» в любой момент даёт три карты
    [double] двойная карта считается за две
   *[extra] карта дополнительного действия позволяет действовать в ход второй раз
}
merit-carry = { $far ->
    [0] осколок ({ $shard }) приходит на место: { $place }, где его требует строка { $row } портала
    [one] осколок ({ $shard }) теперь в { $far } шаге от цели: { $place }, где его требует строка { $row } портала
   *[other] осколок ({ $shard }) теперь в { $far } шагах от цели: { $place }, где его требует строка { $row } портала
}
merit-turn-up = осколки там откроются
merit-approach = { $tribes ->
    [one] там { $tribes } племя, его можно будет атаковать
    [few] там { $tribes } племени, их можно будет атаковать
   *[other] там { $tribes } племён, их можно будет атаковать
}

# Одна фигурка рядом с другой
merit-fewer-cards = Нужно карт: { $now }, другой фигурке { $other }.

# Где враг наносит меньше вреда
merit-few = { $here ->
    [0] там нет фигурок
    [one] там лишь { $here } фигурка
    [few] там лишь { $here } фигурки
   *[other] там лишь { $here } фигурок
}, а { $place_in }: { $there }
merit-strong = у клана, который там стоит, популяция { $here }, а { $place_in } лишь { $there }
merit-rare = цвет этой территории на { $here } из { $of } карт людей, которые придут, цвет другой ({ $place }) на { $there }

# Для чего бережётся карта: сейчас она что-то даёт, или её потратила бы другая фигурка
merit-spared = { $kind ->
    [three] В пробных партиях сохранить карту «Взять три» ничего не стоило: три карты она даст и позже.
    [extra] В пробных партиях сохранить карту дополнительного действия ничего не стоило: она пригодится, когда важно второе действие.
    [wild] В пробных партиях сохранить универсальную карту ничего не стоило: она и позже подойдёт к любому действию.
    [double] В пробных партиях сохранить двойную карту ничего не стоило: она и позже считается за две.
    [help] В пробных партиях помощь ничего не прибавила.
   *[other] Ещё одна карта сейчас что-то даст, но в пробных партиях сохранить её на потом ничего не стоило.
}
merit-kept-card = { $kind ->
    [extra] Вы бережёте карту дополнительного действия до хода, когда важно второе действие.
    [wild] Вы бережёте универсальную карту: она и позже подойдёт к любому действию.
   *[double] Вы бережёте двойную карту: она и позже считается за две.
}
