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
}{ move-playing }
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
move-develop = Взять { $develop_acc }
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
}
merit-care = ваш клан растёт (популяция сейчас: { $population })
merit-degrade = карты деградации уходят с руки и освобождают место полезным
merit-activate = это будет место силы { $done } из { $all }
merit-draw = ещё три карты
merit-no-help = вы бережёте карты для своего хода
merit-carry = { $home ->
    [yes] осколок попадает на место силы ({ $shard })
   *[no] осколок продвигается ({ $shard })
}
merit-turn-up = осколки там откроются
merit-approach = { $tribes ->
    [one] там { $tribes } племя, его можно будет атаковать
    [few] там { $tribes } племени, их можно будет атаковать
   *[other] там { $tribes } племён, их можно будет атаковать
}
