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
move-archive = Сбросить: { $archive_acc }{ $remove ->
    [none] {" "}и снять знания
   *[other] ; снять знания с: { $remove_acc }
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
move-pay-effect = Сбросить: { $pay_effect_acc } (ради «{ $source }»)

## Что говорит за ход сам по себе

# Когда монумент придёт в упадок: в конце этого хода (0), следующего (1) или позже
merit-monument = { merit-some-points } { $turns ->
    [0] в конце этого хода
    [1] в конце вашего следующего хода
    [one] через { $turns } ход
    [few] через { $turns } хода
   *[other] через { $turns } ходов
}{ $tokens ->
    [0] , знания не теряются
   *[other] , до этого нужно снять знаний: { $tokens }
}
merit-too-late = игра, вероятно, кончится раньше его упадка, и он даст лишь 1 очко, в хронологии
merit-some-points = { $points ->
    [0] уходит из вашей хронологии
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
merit-points = { merit-some-points }

# Что считает эффект конца игры, сколько ещё на подходе и сколько это дало бы сейчас
merit-now = пока у вас: { $counted }{ $more ->
    [0] {""}
   *[other] , ещё в хронологии или на руке: { $more }
}{ $points ->
    [0] {""}
    [one] ; сейчас это { $points } очко
    [few] ; сейчас это { $points } очка
   *[other] ; сейчас это { $points } очков
}
merit-text = { $card }: «{ $text }»

# На что ответит артефакт
merit-holding = на руке { $kind ->
    [city] городов
    [megalith] мегалитов
    [pyramid] пирамид
    [artefact] артефактов
   *[monument] монументов
}: { $n }
merit-excavate = новых карт за каждый монумент: { $rate }; очки монументов остаются
merit-excavate-some = { $cards ->
    [0] рука полна, взять ничего нельзя
    [one] можно взять { $cards } карту
    [few] можно взять { $cards } карты
   *[other] можно взять { $cards } карт
}{ $left ->
    [0] , а очки монументов остаются
    [one] , а { $left } монумент остаётся на другой раз
    [few] , а { $left } монумента остаются на другой раз
   *[other] , а { $left } монументов остаются на другой раз
}{ $full ->
    [yes] { $cards ->
        [0] {""}
       *[other] {" "}(больше на руку не поместится)
    }
   *[no] {""}
}

# Почему без карт можно обойтись
merit-spare = из монументов на руке он приносит меньше всего очков: { $points }
merit-spare-late = игра, вероятно, кончится раньше, чем «{ $card }» придёт в упадок
merit-search = новая карта, сейчас на руке: { $hand }
merit-remove = снято знаний: { $where }{ $saved ->
    [0] {""}
   *[other] {" "}({ $all ->
        [yes] всё это пропало бы в конце этого хода
       *[no] из них { $saved } пропало бы в конце этого хода
    })
}
merit-taken-off = { $n } («{ $card }»)
merit-learnable = потом можно изучить: { $cards_acc }
merit-keep = у вас остаются: { $cards_acc }

# Несколько лишних карт, и те, что остаются
merit-spare-all = { $why ->
    [once] их эффект срабатывает только раз, при создании
    [dear] остальные дешевле создать
   *[few] остальные приносят больше очков
}
