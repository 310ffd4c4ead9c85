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

## Ходы: ход целиком, с глаголом. Что выбрано на каждый вопрос, в `$<вопрос>`, иначе `none`

move-create = Создать карту «{ $create }»{ move-in-slot }{ move-paying }
move-slot = Создать карту «{ $source }»{ move-in-slot }{ move-paying }
move-in-slot = { $slot ->
    [none] {""}
   *[other] {" "}в ячейке { $slot_number }
}
move-paying = { $pay ->
    [none] {""}
   *[other] , сбросив: { $pay_acc }
}
move-pay = Сбросить: { $pay_acc }
move-learn = Изучить технологию «{ $learn }»
move-archive = Передача знаний, сброс: { $archive_acc }{ $remove ->
    [none] {""}
   *[other] , снять знания с: { $remove_acc }
}
move-excavate = Раскопки: { $excavate ->
    [none] один монумент
   *[other] { $excavate_number ->
        [one] { $excavate_number } монумент
        [few] { $excavate_number } монумента
       *[other] { $excavate_number } монументов
    }
}
move-order = Сначала «{ $order }»
move-decline = Сначала пусть придёт в упадок «{ $decline }»
move-offer = Предложить карту «{ $offer }»
move-exchange = Отдать взамен карту «{ $exchange }»
move-discard = Сбросить: { $discard_acc }
move-discard-artefact = Сбросить карту «{ $discard_artefact }»
move-opponent = Посмотреть руку: { $opponent }
move-steal = Взять карту «{ $steal }»
move-keep = Оставить карту «{ $keep }»
move-draft = Выбрать карту «{ $draft }»
move-remove = Снять знания с: { $remove_acc }
move-remove-from = Снять знания с карты «{ $remove_from }»
move-remove-amount = Снять знаний: { $remove_amount_number }
move-load = Положить знания на карту «{ $load }»
move-give = Переложить утраченные знания на карту «{ $give }»
move-give-amount = Переложить утраченных знаний: { $give_amount_number }
move-discard-lost = Сбросить утраченных знаний: { $discard_lost_number }
move-move = Переместить карту «{ $move }»{ $move_to ->
    [none] {""}
   *[other] {" "}в ячейку { $move_to_number }
}
move-move-to = Переместить её в ячейку { $move_to_number }
move-swap = Поменять местами: { $swap_acc }
move-straighten = Обновить { $straighten_number ->
    [one] { $straighten_number } монумент
    [few] { $straighten_number } монумента
   *[other] { $straighten_number } монументов
}
move-flip = Перевернуть планшет { $flip_board_last }
move-look-learn = Изучить технологию «{ $look_learn }»
move-look-create = Создать карту «{ $look_create }»{ move-in-slot }{ move-paying }
move-under = Положить под колоду: { $under_acc }
move-tuck = Убрать под колоду: { $tuck_acc }
move-pay-effect = Сбросить: { $pay_effect_acc }

## Что говорит за ход сам по себе

merit-monument = { merit-some-points } { $turns ->
    [1] в этот ход
    [2] в следующий ход
   *[other] через { $turns ->
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
}{ $tokens ->
    [0] , знания не теряются
   *[other] , до этого нужно снять знаний: { $tokens }
}
merit-some-points = { $points ->
    [0] уходит из вашей хронологии
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
merit-points = { merit-some-points }
merit-text = { $card }: «{ $text }»
merit-excavate = по 2 новые карты за монумент, а очки монументов остаются
merit-search = новая карта, сейчас на руке: { $hand }
merit-remove = знаний меньше на { $amount }{ $saved ->
    [0] {""}
   *[other] {" "}(из них { $saved } пропало бы в этот ход)
}
merit-learnable = потом можно изучить: { $cards_acc }
merit-keep = у вас остаются: { $cards_acc }
