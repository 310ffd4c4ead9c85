### О чём «Древнее знание» спрашивает, что предлагает, рассказывает и объясняет. Тексты карт: cards.ftl.

## Вопросы: $seat, $amount, $choices, $source с $cause (no, yes), $optional (no, yes, only: больше сказать нечего)

ask-action = Выберите действие: у вас ещё { $amount ->
    [one] { $amount } действие
    [few] { $amount } действия
   *[other] { $amount } действий
}.
ask-create = { $optional ->
    [only] У вас нет карты, которую можно сейчас создать{ by-card }.
   *[other] { $cause ->
        [no] Какую карту вы создаёте?
       *[yes] Карта «{ $source }» позволяет создать карту: какую?
    }
}
by-card = { $cause ->
    [no] {""}
   *[yes] {" "}(«{ $source }»)
}
ask-slot = В какой ячейке вы создаёте карту «{ $source }»? Её начальная ячейка — { $slot }.
ask-pay = Сбросьте { amount-cards }, чтобы создать карту «{ $source }».
amount-cards = { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[other] { $amount } карт
}
ask-learn = { $cause ->
    [no] Какую технологию вы изучаете?
   *[yes] { $optional ->
        [yes] Карта «{ $source }» позволяет изучить технологию: какую?
       *[no] Изучите технологию («{ $source }»).
    }
}
ask-archive = Сбрасывайте по карте за каждое знание, которое хотите убрать: ещё не более { $amount }.
ask-excavate = Сколько монументов своего прошлого вы поворачиваете?
ask-use = Применить эффект карты «{ $source }»?
ask-order = Какой из этих { $amount ->
    [one] { $amount } эффекта
   *[other] { $amount } эффектов
} срабатывает первым?
ask-decline = Какой монумент приходит в упадок первым?
ask-phases = Начните фазу хронологии, когда будете готовы; до этого может действовать ваш напарник.
ask-offer = Какую карту вы предлагаете напарнику?
ask-exchange = Напарник предлагает вам карту. Какую вы отдаёте взамен?
ask-discard = { $cause ->
    [no] Сбросьте { amount-cards }; остальные шесть остаются у вас.
   *[yes] Сбросьте { amount-cards } («{ $source }»).
}
ask-discard-artefact = Сбросьте один из своих артефактов с планшета («{ $source }»).
ask-opponent = Карты какого соперника вы смотрите?
ask-steal = Какую карту вы берёте?
ask-keep = Какую карту вы оставляете? Остальные сбрасываются.
ask-draft = Какую из открытых карт вы берёте?
ask-remove = Сбросьте { amount-knowledge }{ by-card }: с какого монумента?
amount-knowledge = { $optional ->
    [yes] до { $amount ->
        [one] { $amount } знания
       *[other] { $amount } знаний
    }
   *[no] { knowledge-acc }
}
knowledge-acc = { $amount ->
    [one] { $amount } знание
    [few] { $amount } знания
   *[other] { $amount } знаний
}
ask-remove-from = С какого монумента вы сбрасываете { amount-knowledge } («{ $source }»)?
ask-remove-amount = Сколько знаний вы сбрасываете?
ask-load = Какой из этих монументов соперника получает { knowledge-acc } («{ $source }»)?
ask-give = На какой монумент вы перемещаете до { $amount ->
    [one] { $amount } своего утраченного знания
   *[other] { $amount } своих утраченных знаний
}?
ask-give-amount = Сколько своих утраченных знаний вы перемещаете?
ask-discard-lost = Сколько своих утраченных знаний вы сбрасываете?
ask-move = { $optional ->
    [yes] Карта «{ $source }» позволяет переместить монумент: какой?
   *[no] Какой монумент вы перемещаете («{ $source }»)?
}
ask-move-to = В какую ячейку вы его перемещаете?
ask-swap = { $amount ->
    [1] С каким монументом он меняется местами?
   *[other] Какие два монумента вы меняете местами? Выберите первый.
}
ask-straighten = Сколько монументов своего прошлого вы обновляете?
ask-flip = Середина игры: какой планшет уровня I становится планшетом уровня II?
ask-look-learn = { $optional ->
    [only] Вы не выполняете требование ни одной из них.
   *[no] Какую из просмотренных технологий вы изучаете?
}
ask-look-create = { $optional ->
    [only] Ни одну из просмотренных карт вы создать не можете.
   *[no] Какую из просмотренных карт вы создаёте?
}
ask-under = Какая технология следующей ложится под низ колоды? { $amount ->
    [one] Осталась { $amount }.
   *[other] Осталось { $amount }.
}
ask-tuck = Какую технологию вы кладёте под низ её колоды?
ask-pay-effect = { $optional ->
    [only] Вам нечем заплатить за эффект карты «{ $source }».
   *[other] { $how ->
        [up_to] Сбросьте ещё не более { of-paying } («{ $source }»).
       *[exact] { $optional ->
            [yes] Сбросить { paying-acc } ради эффекта карты «{ $source }»?
           *[no] Сбросьте ещё { paying-acc } («{ $source }»).
        }
    }
}
paying-acc = { $of ->
    [in_play] { $amount ->
        [one] { $amount } артефакт с планшета
        [few] { $amount } артефакта с планшета
       *[other] { $amount } артефактов с планшета
    }
    [artefact] { $amount ->
        [one] { $amount } артефакт с руки
        [few] { $amount } артефакта с руки
       *[other] { $amount } артефактов с руки
    }
   *[none] { amount-cards }
}
of-paying = { $of ->
    [in_play] { $amount ->
        [one] { $amount } артефакта с планшета
       *[other] { $amount } артефактов с планшета
    }
    [artefact] { $amount ->
        [one] { $amount } артефакта с руки
       *[other] { $amount } артефактов с руки
    }
   *[none] { $amount ->
        [one] { $amount } карты
       *[other] { $amount } карт
    }
}

## Справка: что значит решение. Уточнения правил: docs/rules/ancient.md

help-action = За ход вы выполняете два действия, затем идут ваша фаза хронологии и ваша фаза упадка. «Создание» вводит карту в игру, «Изучение» даёт технологию, «Передача знаний» сбрасывает карты, чтобы убрать знания, «Раскопки» поворачивают монументы прошлого и дают по две карты за каждый, «Поиск» даёт одну карту.
    .rulings = TURN-1 TURN-2 TURN-3
help-phases = Оба ваших действия выполнены. Напарники действуют в любом порядке, поэтому ваши фазы хронологии и упадка начинаются, когда вы скажете.
    .rulings = TEAM-2 TEAM-8
help-create = Монумент попадает в хронологию со своими знаниями, артефакт — в одну из пяти ячеек артефактов. Стоимость вы платите другими картами с руки, даже если создать карту позволяет эффект.
    .rulings = CRE-1 CRE-2 CRE-8 CRE-9
help-slot = В начальной ячейке за монумент платят столько карт, сколько на нём указано; за каждую ячейку в сторону от неё — ещё одну карту. Каждый ваш ход монумент сдвигается на одну ячейку влево, а из ячейки 1 приходит в упадок.
    .rulings = CRE-2 CRE-3 CRE-4 CRE-5
help-pay = Сброшенными картами вы платите за новую. Сама новая карта быть среди них не может.
    .rulings = CRE-1 CRE-2
help-learn = Предлагаются только технологии, требования которых вы выполняете. Изучение ничего не стоит; технологии уровня I срабатывают сразу, технологии уровня II приносят очки в конце.
    .rulings = TEC-1 TEC-2 TEC-4 TEC-10
help-archive = За каждую сброшенную карту вы затем убираете одно знание из своей хронологии. Остановитесь, когда сбросите достаточно.
    .rulings = ACT-3
help-excavate = Вы поворачиваете столько неповёрнутых монументов своего прошлого и берёте по две карты за каждый, но на руке не может быть больше десяти карт. Повернуть их раскопками ещё раз нельзя, но считаются они и приносят очки как все остальные.
    .rulings = ACT-2 ACT-5 DCK-1
help-use = Этот эффект можно применить, а можно и не применять. Если у него есть цена, она платится полностью.
    .rulings = EFF-2 EFF-3
help-order = Эти эффекты срабатывают одновременно. Выбранный выполняется целиком, со всеми последствиями, и только потом вы выбираете следующий.
    .rulings = EFF-5 TIM-1 TIM-2
help-decline = Оба монумента из ячейки 1 приходят в упадок, один за другим. Эффект упадка первого ещё может помочь второму.
    .rulings = DEC-1 DEC-2 DEC-5
help-offer = Один раз за каждый ход другой команды напарники могут обменяться картами, одна на одну. Карту можно описать; напарник может отказаться, а видит её заранее, только если так решено за столом.
    .rulings = TEAM-3 TEAM-7
help-exchange = Отдайте карту и получите ту, что предлагает напарник, или откажитесь и оставьте свою.
    .rulings = TEAM-3 TEAM-7
help-discard = Вы сами выбираете, какие карты с руки уйдут в сброс. Если сбрасывают несколько игроков, никто не видит карт, пока не выберут все.
    .rulings = SET-4 EFF-10 DCK-5
help-discard-artefact = Эффект соперника заставляет вас сбросить артефакт; какой именно, решаете вы.
    .rulings = EFF-10
help-opponent = Вы увидите все карты на руке этого соперника и возьмёте одну из них.
    .rulings = EFF-10 DCK-2
help-steal = Выбранная карта переходит к вам на руку. Остальные вы запоминаете.
    .rulings = DCK-2 DCK-7
help-keep = Эти карты видите только вы. Одна отправляется к вам на руку, все остальные — в сброс.
    .rulings = DCK-2 DCK-4
help-draft = Все по часовой стрелке берут по одной открытой карте; тот, кто изучает технологию, берёт первым и ещё раз в конце.
    .rulings = EFF-10 DCK-7
help-remove = Жетоны снимаются по одному, с любых предложенных монументов, и возвращаются в резерв.
    .rulings = EFF-4 EFF-7
help-remove-from = Все эти жетоны снимаются с одного выбранного вами монумента.
    .rulings = EFF-4 EFF-7
help-remove-amount = Выберите, сколько жетонов снять с этого монумента.
    .rulings = EFF-4 EFF-7
help-load = Вы выбираете монумент, который получит знания. Что владелец не уберёт с него до упадка, будет утрачено.
    .rulings = EFF-10 DEC-1
help-give = Ваши утраченные знания становятся знаниями на монументе соперника. Можно и оставить их себе.
    .rulings = EFF-4
help-give-amount = Выберите, сколько ваших утраченных знаний перейдёт на этот монумент.
    .rulings = EFF-4
help-discard-lost = Каждое утраченное знание стоит вам очка в конце, но некоторым картам они нужны: сколько сбросить, решаете вы.
    .rulings = EFF-4 END-3
help-move = Монумент вместе со своими знаниями перемещается в другую ячейку, в которой есть место. Это ничего не стоит и не считается созданием.
    .rulings = LAY-3 LAY-5 CRE-7
help-move-to = Можно выбрать любую ячейку, где меньше двух монументов, в том числе ячейку 1; всё, что стоит в ячейке 1 в фазе упадка, приходит в упадок.
    .rulings = LAY-5 DEC-6
help-swap = Два монумента меняются ячейкой и рядом, а знания остаются при них.
    .rulings = LAY-3 LAY-6
help-straighten = Обновлённые монументы можно снова поворачивать раскопками.
    .rulings = ACT-2 ACT-5
help-flip = Технологии с выбранного планшета отправляются в сброс, их место занимают три технологии уровня II. Это происходит один раз за игру.
    .rulings = TEC-7
help-look-learn = Эти технологии видите только вы. Вы изучаете одну, требование которой выполняете; остальные ложатся под низ колоды.
    .rulings = TEC-8
help-look-create = Эти карты видите только вы. Выбранная создаётся по всем правилам и за обычную стоимость; остальные сбрасываются.
    .rulings = CRE-8 CRE-9 DCK-4
help-under = Технология, выбранная первой, ляжет выше остальных, отправленных под низ колоды. Их порядок знаете только вы.
    .rulings = DCK-7
help-tuck = Технология ложится под низ колоды своего уровня. Планшет, на котором осталась одна карта, сразу пополняется.
    .rulings = TEC-4
help-pay-effect = У этого эффекта есть цена. Твёрдая цена платится целиком или не платится вовсе; если цена «до» или «не более», платите сколько хотите в этих пределах.
    .rulings = EFF-3 EFF-4

## Ответы. `option-<что>` годится везде, `option-<что>-<вопрос>` в ответ на этот вопрос

option-create = Создание
option-learn = Изучение
option-archive = Передача знаний
option-excavate = Раскопки
option-search = Поиск
option-slot = Ячейка { $n }
option-board = Планшет { $place }

option-card-create = Создать { $name_acc }
option-card-pay = Сбросить { $name_acc }
option-card-learn = Изучить { $name_acc }
option-card-archive = Сбросить { $name_acc }
option-card-order = Сначала { $name_acc }
option-card-decline = Сначала { $name_acc }
option-card-offer = Предложить { $name_acc }
option-card-exchange = Отдать { $name_acc }
option-card-discard = Сбросить { $name_acc }
option-card-discard-artefact = Сбросить { $name_acc }
option-card-steal = Взять { $name_acc }
option-card-keep = Оставить { $name_acc }
option-card-draft = Взять { $name_acc }
option-card-remove = Сбросить 1 знание: { $name_acc }
option-card-remove-from = Сбросить знания: { $name_acc }
option-card-load = Добавить на карту { $name_acc }
option-card-give = Переместить на карту { $name_acc }
option-card-move = Переместить { $name_acc }
option-card-swap = Поменять { $name_acc }
option-card-look-learn = Изучить { $name_acc }
option-card-look-create = Создать { $name_acc }
option-card-under = Положить { $name_acc } под низ колоды
option-card-tuck = Положить { $name_acc } под низ её колоды
option-card-pay-effect = Сбросить { $name_acc }
option-slot-slot = Создать в ячейке { $n }
option-slot-move-to = Переместить в ячейку { $n }
option-board-flip = Перевернуть планшет { $place }
option-seat-opponent = Смотреть карты игрока { $name }

option-pass-create = Ничего не создавать
option-pass-learn = Ничего не изучать
option-pass-archive = Больше не сбрасывать
option-pass-use = Не применять
option-yes-use = Применить эффект «{ $source }»
option-yes-phases = Начать фазу хронологии
option-pass-offer = Ничего не предлагать
option-pass-exchange = Отказаться
option-pass-remove = Оставить знания
option-pass-remove-from = Оставить знания
option-pass-give = Оставить утраченные знания
option-pass-move = Ничего не перемещать
option-pass-look-learn = Ничего не изучать
option-pass-look-create = Ничего не создавать
option-pass-pay-effect = { $how ->
    [up_to] Больше не сбрасывать
   *[exact] Не платить
}
option-amount-excavate = Повернуть { n-monuments }
n-monuments = { $n ->
    [one] { $n } монумент
    [few] { $n } монумента
   *[other] { $n } монументов
}
option-amount-remove-amount = { $n ->
    [one] Сбросить { $n } знание
    [few] Сбросить { $n } знания
   *[other] Сбросить { $n } знаний
}
n-lost = { $n ->
    [one] { $n } утраченное знание
    [few] { $n } утраченных знания
   *[other] { $n } утраченных знаний
}
option-amount-give-amount = Переместить { n-lost }
option-amount-discard-lost = { $n ->
    [0] Оставить все
   *[other] Сбросить { n-lost }
}
option-amount-straighten = { $n ->
    [0] Не обновлять
   *[other] Обновить { n-monuments }
}

## Журнал: $seat, $cards ($cards_acc: в кавычках), их число $n и $hidden (no, yes), $amount, $source с $cause (no, yes, self)

because = { $cause ->
    [yes] {" "}(«{ $source }»)
   *[no] {""}
}
# «… карту «Петра»», «…: «Петра» и «Тулум»», «… 2 карты»
what-cards = { $hidden ->
    [yes] {" "}{ $cards_acc }
   *[no] { $n ->
        [1] {" "}карту { $cards_acc }
       *[other] : { $cards_acc }
    }
}
event-first = { $you ->
    [yes] Вы начинаете.
   *[no] { $seat } начинает.
}
event-introductory = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} начальный набор { $amount }: { $cards_acc }.
event-turn = Ход { $amount }: { $seat }.
event-search = { $you ->
    [yes] Вы выполняете поиск.
   *[no] { $seat } выполняет поиск.
}
event-draw = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
}{ what-cards }{ because }.
event-reshuffle = Сброс перемешан: в новой колоде { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
   *[other] { $amount } карт
}.
event-discard = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
}{ what-cards }{ because }.
event-pay = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
}{ what-cards } (создание карты «{ $source }»).
event-create = { $you ->
    [yes] Вы создаёте
   *[no] { $seat } создаёт
} карту { $cards_acc }{ $amount ->
    [0] {""}
   *[other] {" "}в ячейке { $amount }
}{ because }.
event-tokens = { $cards_acc }: { $amount ->
    [0] без знаний
   *[other] { knowledge-acc }
}.
event-learn = { $you ->
    [yes] Вы изучаете
   *[no] { $seat } изучает
} технологию { $cards_acc }{ because }.
event-archive = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
}{ what-cards } (передача знаний){ because }.
event-excavate = { $you ->
    [yes] Вы проводите
   *[no] { $seat } проводит
} раскопки: { monuments }.
monuments = { $amount ->
    [one] { $amount } монумент
    [few] { $amount } монумента
   *[other] { $amount } монументов
}
event-straighten = { $you ->
    [yes] Вы обновляете
   *[no] { $seat } обновляет
} { monuments }{ because }.
event-remove = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} { knowledge-acc } с карты { $cards_acc }{ because }.
event-load = { $you ->
    [yes] Вы добавляете
   *[no] { $seat } добавляет
} { knowledge-acc } на карту { $cards_acc }{ because }.
lost-acc = { $amount ->
    [one] { $amount } утраченное знание
    [few] { $amount } утраченных знания
   *[other] { $amount } утраченных знаний
}
event-give = { $you ->
    [yes] Вы перемещаете
   *[no] { $seat } перемещает
} { lost-acc } на карту { $cards_acc }{ because }.
event-discard-lost = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} { lost-acc }{ because }.
event-move = { $you ->
    [yes] Вы перемещаете
   *[no] { $seat } перемещает
} карту { $cards_acc } в ячейку { $amount }{ because }.
event-swap = { $you ->
    [yes] Вы меняете
   *[no] { $seat } меняет
} местами карты «{ $first }» и «{ $second }»{ because }.
event-look = { $you ->
    [yes] Вы смотрите
   *[no] { $seat } смотрит
} карты на руке игрока { $victim }{ because }{ $hidden ->
    [yes] {""}
   *[no] : { $cards_acc }
}.
event-steal = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $hidden ->
    [yes] { $cards_acc }
   *[no] карту { $cards_acc }
} у игрока { $victim }{ because }.
event-peek = { $you ->
    [yes] Вы смотрите
   *[no] { $seat } смотрит
}{ what-cards }{ because }.
event-keep = { $you ->
    [yes] Вы оставляете
   *[no] { $seat } оставляет
}{ what-cards }{ because }.
event-reveal = { $you ->
    [yes] Вы открываете
   *[no] { $seat } открывает
}{ what-cards }{ because }.
event-take = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
}{ what-cards }{ because }.
event-under = { $you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} под низ колоды технологию { $cards_acc }{ because }.
event-tuck = { $you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} технологию { $cards_acc } под низ её колоды{ because }.
event-refill = На планшете технологий { $board } теперь: { $cards_acc }.
event-close-board = Планшет технологий { $board } закрыт.
event-flip = { $you ->
    [yes] Вы переворачиваете
   *[no] { $seat } переворачивает
} планшет технологий { $board }: теперь он уровня II.
event-decline = { $you ->
    [yes] Упадок вашей карты { $cards_acc }
   *[no] { $seat }: упадок карты { $cards_acc }
}{ $amount ->
    [0] {""}
   *[other] , утрачено { knowledge-acc }
}.
event-perish = { $you ->
    [yes] Гибель карты { $cards_acc }: вы её сбрасываете.
   *[no] Гибель карты { $cards_acc }: { $seat } её сбрасывает.
}
event-skip-decline = { $you ->
    [yes] Вы пропускаете
   *[no] { $seat } пропускает
} фазу упадка в этот ход{ because }.
event-ending = { $you ->
    [yes] У вас
   *[no] { $seat }:
} в прошлом { monuments }. Игра закончится в этом раунде.
event-end = Игра окончена после { $amount ->
    [one] { $amount } хода
   *[other] { $amount } ходов
}.
event-offer = { $you ->
    [yes] Вы предлагаете
   *[no] { $seat } предлагает
} напарнику { $hidden ->
    [yes] { $cards_acc }
   *[no] карту { $cards_acc }
}.
event-decline-offer = { $you ->
    [yes] Вы отказываетесь
   *[no] { $seat } отказывается
} от предложения.
event-exchange = { $you ->
    [yes] Вы берёте { given } и отдаёте
   *[no] { $seat } берёт { given } и отдаёт
} взамен { $hidden ->
    [yes] { $returned_acc }
   *[no] карту { $returned_acc }
}.
given = { $hidden ->
    [yes] { $given_acc }
   *[no] карту { $given_acc }
}

## Почему нельзя?

reason-nothing-to-create = На руке нет карты, которую вы можете оплатить и разместить.
reason-nothing-to-learn = Вы не выполняете требование ни одной открытой технологии.
reason-no-knowledge = В вашей хронологии нет знаний, которые можно убрать.
reason-no-cards = У вас нет карт для сброса.
reason-nothing-upright = { $turned ->
    [0] В вашем прошлом пока нет монументов.
   *[other] Все монументы вашего прошлого уже повёрнуты.
}
reason-artefact-slots-full = «{ $card }»: все пять ячеек артефактов заняты.
reason-cards-short = «{ $card }»: для сброса не хватает { $short ->
    [one] { $short } карты
   *[other] { $short } карт
}.
reason-locked-slot-full = «{ $card }»: на карте замок, а ячейка { $slot } заполнена.
reason-timeline-full = «{ $card }»: все ячейки вашей хронологии заполнены.
reason-requirement = «{ $card }»: требуется { $requirement }; не хватает { $short }.
reason-too-many = «{ $card }»: требуется { $requirement }; у вас слишком много.
reason-locked = Замок допускает только ячейку { $slot }.
reason-slot-full = Ячейка { $slot } заполнена.

## Чего стоит вариант и что он даёт

discarding = { $whole ->
    [yes] сбросить все остальные карты ({ $cost })
   *[no] { $cost ->
        [0] без сброса
        [one] сбросить { $cost } карту
        [few] сбросить { $cost } карты
       *[other] сбросить { $cost } карт
    }
}
arriving = { $tokens ->
    [0] без знаний
    [one] { $tokens } знание
    [few] { $tokens } знания
   *[other] { $tokens } знаний
}
preview-slot = Ячейка { $slot }: { discarding }, { arriving }, упадок { $turns ->
    [1] в этот ход
    [2] в следующий ход
   *[other] на { $turns }-й ход, считая этот
}.
preview-artefact = Артефакт: { discarding }.
preview-monument = Начальная ячейка { $slot }: { discarding }, { arriving }.
preview-excavate = Вы берёте { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}{ $fit ->
    [all] {""}
    [0] ; на руку не поместится ни одна
   *[other] ; на руку поместится { $fit }
}.

## Что впереди

forecast-decline = { $turn ->
    [1] Ближайший упадок
   *[other] На { $turn }-й ход, считая этот
}: { $monuments ->
    [one] { $monuments } монумент
    [few] { $monuments } монумента
   *[other] { $monuments } монументов
} ({ $cards_acc }), { $points ->
    [0] без очков
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[other] +{ $points } очков
}, { $lost ->
    [0] без утраченных знаний
    [one] { $lost } утраченное знание
    [few] { $lost } утраченных знания
   *[other] { $lost } утраченных знаний
}{ $effects ->
    [0] { "" }
    [1] ; сначала сработает эффект упадка
    [one] ; сначала сработает { $effects } эффект упадка
    [few] ; сначала сработают { $effects } эффекта упадка
   *[other] ; сначала сработают { $effects } эффектов упадка
}.

## Ради чего играют

goal = Наберите больше всех очков к концу игры: их приносят монументы в вашем прошлом и технологии уровня II, эффекты финального подсчёта и каждый монумент, оставшийся в хронологии (1 очко); каждое утраченное знание отнимает 1 очко.

## Очки и конец игры

source-monuments = Монументы в прошлом
source-final-effects = Эффекты финального подсчёта
source-technologies = Технологии
source-timeline = Монументы в хронологии
source-lost-knowledge = Утраченные знания

ended-fourteen = В одном из прошлых оказалось четырнадцать монументов, и раунд доигран до конца.
ended-last-round = Раунд 100 окончен: подсчёт идёт по текущему положению.

## Что подсчитывается и что будет в конце счёта: $start, $bound

meter-past = Монументы в прошлом
meter-past-why = Когда у кого-то в прошлом окажется { $bound ->
    [one] { $bound } монумент
    [few] { $bound } монумента
   *[other] { $bound } монументов
}, раунд доигрывается и игра заканчивается.

## Настройки

setting-opening = Начало партии
setting-opening-draft = выбор шести карт из десяти
setting-opening-introductory = один из четырёх начальных наборов
setting-teams = Двое на двое
setting-lock_blocks_effects = Замки запрещают также перемещать и менять местами
setting-check_each_decline = Середина и конец игры проверяются после каждого монумента, пришедшего в упадок
setting-technology_first = Изученная технология срабатывает раньше эффектов ваших карт
setting-closed_board_keeps_cards = Карты закрытого планшета остаются в своей колоде
setting-introductory_hands = Начальные наборы
setting-introductory_hands-hidden = скрыты, как любые карты на руке
setting-introductory_hands-open = объявляются
setting-offers = Предложенная напарнику карта
setting-offers-hidden = видна, когда её возьмут
setting-offers-shown = видна сразу
setting-opening_discards = Сброшенное в начале партии
setting-opening_discards-hidden = лежит лицевой стороной вниз, пока сброс не перемешан
setting-opening_discards-open = открыто, как любой сброс
setting-leavers_answer = Карта, покинувшая игру, ещё срабатывает на то, при чём она была в игре
