### Тексты карт «Древнего знания», составленные из того, что карты делают.
###
### По одному сообщению на каждый шаг эффекта, подсчёт, условие срабатывания и момент активации.
###   $self  тип самой карты; от него зависит род
###   $said  о чём только что сказало условие
###   $mood  do: повелительное наклонение; may, to, instead: инфинитив
###   $when  когда эффект срабатывает

## Рамка предложения

text-immediate = { $self ->
    [technology] При изучении
   *[other] При создании
}: { $clause }.
text-permanent = { $self ->
    [artefact] Пока эта карта в игре
   *[other] Пока { this-nom } в вашей хронологии
}: { $clause }.
text-timeline = В каждой вашей фазе хронологии: { $clause }.
text-decline = При упадке: { $clause }.
text-final = Финальный подсчёт: { $clause }.
text-trigger = { $trigger }: { $clause }.

clause-may = вы можете { $clause }
clause-if = если { $condition }, { $clause }
clause-then = { $first }, затем { $next } (даже если первое невозможно)

requirement = Требование: { $what }.

## Когда срабатывает

trigger-create = После того как вы создали { $card_type ->
    [artefact] артефакт
    [city] город
    [megalith] мегалит
    [pyramid] пирамиду
   *[monument] { $not_this ->
        [yes] другой монумент
       *[none] монумент
    }
}{ $slots ->
    [none] {""}
   *[other] {" "}в ячейке { $slots }
}{ $not_caused_by_this ->
    [yes] {" "}(но не напрямую благодаря этому эффекту)
   *[none] {""}
}
trigger-learn = После того как вы изучили { $tech_type ->
    [ancient] древнюю технологию
    [writing] письменную технологию
    [secret] тайную технологию
   *[none] технологию
}
trigger-excavate = { $op ->
    [replace_draw] Когда вы поворачиваете
   *[other] После того как вы повернули
} { $rotated_exactly ->
    [none] не менее { $rotated_at_least ->
        [one] { $rotated_at_least } монумента
       *[other] { $rotated_at_least } монументов
    }
   *[other] ровно { $rotated_exactly ->
        [one] { $rotated_exactly } монумент
        [few] { $rotated_exactly } монумента
       *[other] { $rotated_exactly } монументов
    }
} одним действием раскопок
trigger-decline_phase_end = В конце вашей фазы упадка

## Условия как утверждения

condition-has = { $when ->
    [decline] { $said ->
        [lost] у вас уже { $what }
       *[no] у вас { $what }
    }
   *[other] у вас { $what }
}
condition-timeline = { $of ->
    [slot1] ячейка 1 вашей хронологии заполнена ({ $n ->
        [one] { $n } монумент
        [few] { $n } монумента
       *[other] { $n } монументов
    })
   *[other] { $when ->
        [final] { this-nom } в вашем прошлом, а в хронологии у вас { of-timeline }
        [immediate] теперь у вас в хронологии { of-timeline }
       *[other] у вас в хронологии { of-timeline }
    }
}
condition-adjacent = { $of ->
    [best_type] { neighbours } { any-kind } одного типа
   *[other] { neighbours } { kinds }
}
neighbours = с { this-ins } { $n ->
    [one] соседствует
   *[other] соседствуют
} { measure }
condition-this = на { this-loc } осталось { $way ->
    [at_most] не более { $n ->
        [one] { $n } знания
       *[other] { $n } знаний
    }
   *[at_least] { $n ->
        [1] хотя бы { $n } знание
        [one] не менее { $n } знания
       *[other] не менее { $n } знаний
    }
}

## Подсчёты: то, что у вас есть. После «не менее» и «не более» стоит родительный падеж

measure = { $way ->
    [at_most] не более { $n }
   *[at_least] не менее { $n }
}
count-past = { $part ->
    [first] { measure } { of-past }
    [middle] { $n } { of-past }
    [last] { $n } { of-past } { in-past }
   *[whole] { $use ->
        [requirement] { measure } { of-past } { in-past }
       *[condition] { $n ->
            [1] { $of ->
                [monument] хотя бы { $n } монумент в прошлом
                [city] в прошлом есть хотя бы { $n } город
                [megalith] в прошлом есть хотя бы { $n } мегалит
                [pyramid] в прошлом есть хотя бы { $n } пирамида
               *[other] в прошлом { measure } { of-past }
            }
           *[other] в прошлом { measure } { others-here }{ of-past }
        }
    }
}
in-past = { $use ->
    [requirement] в вашем прошлом
   *[condition] в прошлом
}
of-past = { $of ->
    [best_type] { any-kind } одного типа
    [final_effect] { any-kind } с эффектом финального подсчёта
   *[other] { kinds }
}
# Мегалит, который приходит в упадок, ещё не в прошлом
others-here = { $when ->
    [decline] { $self ->
        [megalith] { $of ->
            [megalith] { $n ->
                [one] другого {""}
               *[other] других {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
count-timeline = { $use ->
    [requirement] { of-timeline } в вашей хронологии
   *[condition] в хронологии { of-timeline }
}
of-timeline = { $of ->
    [type_sets] { measure } { $n ->
        [one] города, { $n } мегалита и { $n } пирамиды
       *[other] городов, { $n } мегалитов и { $n } пирамид
    }
    [knowledge] { measure } { $n ->
        [one] знания
       *[other] знаний
    }
    [slot1] { measure } { any-kind } в ячейке 1
   *[other] { measure } { kinds }
}
count-technologies = { measure } { $n ->
    [one] { $self ->
        [technology] другой {""}
       *[other] {""}
    }{ $of ->
        [ancient] древней технологии
        [writing] письменной технологии
        [secret] тайной технологии
       *[none] технологии
    }
   *[other] { $self ->
        [technology] других {""}
       *[other] {""}
    }{ $of ->
        [ancient] древних технологий
        [writing] письменных технологий
        [secret] тайных технологий
       *[none] технологий
    }
}
any-kind = { $n ->
    [one] монумента
   *[other] монументов
}
count-artefacts = { measure } { $n ->
    [one] артефакта
   *[other] артефактов
} { $self ->
    [technology] на вашем планшете
    [artefact] на планшете (считая этот)
   *[other] на планшете
}
count-lost_knowledge = { measure } { $n ->
    [one] утраченного знания
   *[other] утраченных знаний
}
count-hand = { $way ->
    [at_most] { measure } { of-cards } на руке
   *[at_least] { $n ->
        [10] { measure } { of-cards } на руке (полная рука)
       *[other] { measure } { of-cards } на руке
    }
}
of-cards = { $n ->
    [one] карты
   *[other] карт
}
kinds = { $of ->
    [city] { $n ->
        [one] города
       *[other] городов
    }
    [megalith] { $n ->
        [one] мегалита
       *[other] мегалитов
    }
    [pyramid] { $n ->
        [one] пирамиды
       *[other] пирамид
    }
   *[monument] { any-kind }
}

## Подсчёты: на что умножается

each-past = за { $of ->
    [city] каждый город в вашем прошлом
    [megalith] каждый мегалит в вашем прошлом
    [pyramid] каждую пирамиду в вашем прошлом
    [best_type] каждый монумент в вашем прошлом того типа, которого там больше всего
    [type_sets] каждый набор из города, мегалита и пирамиды в вашем прошлом
    [final_effect] каждый монумент с эффектом финального подсчёта в вашем прошлом
   *[monument] каждый монумент в вашем прошлом
}
each-timeline = за каждый { $of ->
    [city] город в вашей хронологии
   *[monument] монумент, оставшийся в вашей хронологии
}
each-technologies = за каждый { $of ->
   *[type_sets] набор из древней, письменной и тайной технологий
}
each-artefacts = за каждый артефакт на вашем планшете
# Технологии платят картами с руки, пирамиды артефактами
each-paid = { $self ->
    [technology] за каждую сброшенную карту
   *[other] за каждый сброшенный артефакт
}
each-knowledge_lost_this_phase = { $per ->
    [one] за каждое { $per } знание, утраченное в этой фазе
    [few] за каждые { $per } знания, утраченные в этой фазе
   *[other] за каждые { $per } знаний, утраченных в этой фазе
}

## Сама карта во всех падежах

this-nom = { $self ->
    [city] этот город
    [megalith] этот мегалит
    [pyramid] эта пирамида
   *[artefact] этот артефакт
}
this-acc = { $self ->
    [city] этот город
    [megalith] этот мегалит
    [pyramid] эту пирамиду
   *[artefact] этот артефакт
}
this-gen = { $self ->
    [city] этого города
    [megalith] этого мегалита
    [pyramid] этой пирамиды
   *[artefact] этого артефакта
}
this-loc = { $self ->
    [city] этом городе
    [megalith] этом мегалите
    [pyramid] этой пирамиде
   *[artefact] этом артефакте
}
this-ins = { $self ->
    [city] этим городом
    [megalith] этим мегалитом
    [pyramid] этой пирамидой
   *[artefact] этим артефактом
}

## Монументы: $type, $other, $adjacent, $knowledge_at_least, $knowledge_exactly

# «с одного своего города, на котором …»
on-it = { $knowledge_at_least ->
    [none] { $knowledge_exactly ->
        [none] {""}
        [0] , { on-which } нет знаний
       *[other] , { on-which } ровно { $knowledge_exactly ->
            [one] { $knowledge_exactly } знание
            [few] { $knowledge_exactly } знания
           *[other] { $knowledge_exactly } знаний
        }
    }
   *[other] , { on-which } не менее { $knowledge_at_least ->
        [one] { $knowledge_at_least } знания
       *[other] { $knowledge_at_least } знаний
    }
}
on-which = на { $type ->
    [pyramid] которой
   *[other] котором
}
# Запятая после придаточного
carried = { $knowledge_at_least ->
    [none] { $knowledge_exactly ->
        [none] {""}
       *[other] { on-it },
    }
   *[other] { on-it },
}
gen-many = { $type ->
    [city] городов
    [megalith] мегалитов
    [pyramid] пирамид
   *[none] монументов
}
from-adjacent = { $type ->
    [city] соседнего города
    [megalith] соседнего мегалита
    [pyramid] соседней пирамиды
   *[none] соседнего монумента
}
from-one = { $adjacent ->
    [yes] { $type ->
        [pyramid] одной
       *[other] одного
    } { from-adjacent }
   *[none] { $other ->
        [yes] { $type ->
            [pyramid] одной из других своих пирамид
           *[other] одного из других своих { gen-many }
        }
       *[none] { $type ->
            [city] одного своего города
            [megalith] одного своего мегалита
            [pyramid] одной своей пирамиды
           *[none] одного своего монумента
        }
    }
}{ on-it }
from-each = { $type ->
    [pyramid] каждой
   *[other] каждого
} { $adjacent ->
    [yes] { from-adjacent }
   *[none] из { $other ->
        [yes] других своих
       *[none] своих
    } { gen-many }
}

## Шаги: знания

# Карты сбрасывают; рядом с ними знания убирают
take-off = { $mood ->
    [do] { $n_of ->
        [paid] уберите
       *[other] сбросьте
    }
    [to] убрать
   *[other] сбросить
}
knowledge = { $n_of ->
    [none] { $amount ->
        [up_to] до { of-knowledge }
       *[exact] { $n ->
            [one] { $n } знание
            [few] { $n } знания
           *[other] { $n } знаний
        }
    }
   *[other] { apiece }
}
of-knowledge = { $n ->
    [one] { $n } знания
   *[other] { $n } знаний
}
apiece = по { $n ->
    [one] { $n } знанию
    [few] { $n } знания
   *[other] { $n } знаний
}
op-remove_knowledge = { $spread ->
    [each] { take-off } { apiece } с { from-each }
    [pick] { $pick ->
        [1] { take-off } { knowledge } с { from-one }{ $when ->
            [decline] ; можно выбрать и { this-acc }
           *[other] {""}
        }
       *[other] { $mood ->
            [do] выберите
           *[other] выбрать
        } любые { picked } и { take-off } с { $type ->
            [pyramid] каждой
           *[other] каждого
        } { $amount ->
            [up_to] до { of-knowledge }
           *[exact] { apiece }
        }{ all-if-less }
    }
   *[free] { take-off } { $who ->
        [this] { knowledge } с { this-gen }
       *[you] { $other ->
            [yes] { knowledge } с { $n ->
                [1] { from-one }
               *[other] других своих { gen-many }
            }
           *[none] { $said ->
                [knowledge] { some } из них
               *[no] { knowledge } из хронологии
            }
        }
    }{ $n_of ->
        [none] {""}
       *[other] {" "}{ $n_each }
    }{ $who ->
        [this] { all-if-less }
       *[you] { $n_of ->
            [none] { $n ->
                [1] {""}
               *[other] {" "}в любом сочетании
            }
           *[other] , в любом сочетании
        }
    }
}
picked = { $type ->
    [city] { $pick ->
        [few] { $pick } своих города
       *[other] { $pick } своих городов
    }
    [megalith] { $pick ->
        [few] { $pick } своих мегалита
       *[other] { $pick } своих мегалитов
    }
    [pyramid] { $pick ->
        [few] { $pick } свои пирамиды
       *[other] { $pick } своих пирамид
    }
   *[none] { $pick ->
        [few] { $pick } своих монумента
       *[other] { $pick } своих монументов
    }
}
all-if-less = { $amount ->
    [up_to] {""}
   *[exact] { $n ->
        [1] {""}
       *[other] {" "}(или все, если их меньше)
    }
}
some = { $amount ->
    [up_to] до { $n }
   *[exact] { $n }
}
op-add_knowledge = { $mood ->
    [do] выберите
   *[other] выбрать
} по одному монументу в хронологии каждого соперника и { $mood ->
    [do] добавьте
   *[other] добавить
} на каждый выбранный монумент { apiece }
op-give_lost_knowledge = { $mood ->
    [do] переместите
   *[other] переместить
} { $amount ->
    [up_to] до { $n ->
        [one] { $n } своего утраченного знания
       *[other] { $n } своих утраченных знаний
    }
   *[exact] { $n ->
        [one] { $n } своё утраченное знание
        [few] { $n } своих утраченных знания
       *[other] { $n } своих утраченных знаний
    }
} на один монумент в хронологии одного соперника
op-discard_lost_knowledge = { take-off } { $said ->
    [lost] { some } из них{ $when ->
        [decline] ; знания, оставшиеся на { this-loc }, становятся утраченными только после этого
       *[other] {""}
    }
   *[no] { $amount ->
        [up_to] до { $n ->
            [one] { $n } утраченного знания
           *[other] { $n } утраченных знаний
        }
       *[exact] { $n ->
            [one] { $n } утраченное знание
            [few] { $n } утраченных знания
           *[other] { $n } утраченных знаний
        }{ all-if-less }
    }
}
fewer = на { $n ->
    [one] { $n } знание
    [few] { $n } знания
   *[other] { $n } знаний
} меньше
op-enter_with_less = { this-nom } получает { fewer }{ $n_of ->
    [none] {""}
   *[other] {" "}{ $n_each }
}
op-knowledge_discount = { $other ->
    [yes] { $type ->
        [city] каждый другой город, который
        [megalith] каждый другой мегалит, который
        [pyramid] каждая другая пирамида, которую
       *[none] каждый другой монумент, который
    }
   *[no] { $type ->
        [city] каждый город, который
        [megalith] каждый мегалит, который
        [pyramid] каждая пирамида, которую
       *[none] каждый монумент, который
    }
} вы создаёте, получает { fewer }

## Шаги: карты

op-draw = { $mood ->
    [do] возьмите
   *[other] взять
} { $n_of ->
    [none] { cards-acc }
   *[other] по { $n ->
        [one] { $n } карте
        [few] { $n } карты
       *[other] { $n } карт
    } { $n_each }
}
cards-acc = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
drop = { $mood ->
    [do] сбросьте
   *[other] сбросить
}
op-discard_hand = { drop } { $amount ->
    [up_to] до { $n } { $type ->
        [artefact] { $n ->
            [one] артефакта
           *[other] артефактов
        }
       *[none] { of-cards }
    }
   *[exact] { $type ->
        [artefact] { $n ->
            [one] { $n } артефакт
            [few] { $n } артефакта
           *[other] { $n } артефактов
        }
       *[none] { cards-acc }
    }
} с руки
op-discard_artefacts = { drop } { $amount ->
    [up_to] до { $n ->
        [one] { $n } своего артефакта
       *[other] { $n } своих артефактов
    }
   *[exact] { own-artefacts }
} с планшета
own-artefacts = { $n ->
    [one] { $n } свой артефакт
    [few] { $n } своих артефакта
   *[other] { $n } своих артефактов
}
op-discard_this = { drop } { this-acc }{ $said ->
    [declining] : { $self ->
        [pyramid] она не попадает в ваше прошлое, а знания с неё
       *[other] он не попадает в ваше прошлое, а знания с него
    } не становятся утраченными
   *[no] {""}
}
op-opponents_discard = каждый соперник выбирает и сбрасывает { $zone ->
    [artefacts] { own-artefacts } с планшета
   *[hand] { cards-acc } со своей руки
}
op-steal_card = { look } карты на руке одного соперника и { pick } { $n } из них
look = { $mood ->
    [do] посмотрите
   *[other] посмотреть
}
pick = { $mood ->
    [do] возьмите
   *[other] взять
}
top-cards = { $look ->
    [one] { $look } верхнюю карту
    [few] { $look } верхние карты
   *[other] { $look } верхних карт
}
op-look_keep = { look } { top-cards } колоды, { pick } { $keep } из них на руку, а остальные { drop }
op-reveal_until = { $mood ->
    [do] открывайте
   *[other] открывать
} карты из колоды, пока не найдёте { $type ->
   *[city] { $n ->
        [one] { $n } город
        [few] { $n } города
       *[other] { $n } городов
    }
}; { pick } их на руку, а остальные карты { drop }
op-draft_reveal = { $mood ->
    [do] откройте
   *[other] открыть
} { $reveal ->
    [one] { $reveal } карту
    [few] { $reveal } карты
   *[other] { $reveal } карт
} из колоды; начиная с вас и далее по часовой стрелке каждый игрок берёт на руку { $each_player } из них; затем вы берёте ещё { $then_you }; остальные { drop }
op-look_create = { look } { top-cards } колоды; если можете, вы обязаны создать { $type ->
   *[artefact] артефакт
} из их числа за обычную стоимость; остальные карты { drop }

## Шаги: хронология и прошлое

op-move = { $slot ->
    [none] { $mood ->
        [do] переместите
       *[other] переместить
    } { $other ->
        [yes] { $type ->
            [city] другой город
            [megalith] другой мегалит
            [pyramid] другую пирамиду
           *[none] другой монумент
        }
       *[none] { $type ->
            [city] один город
            [megalith] один мегалит
            [pyramid] одну пирамиду
           *[none] один монумент
        }
    } своей хронологии{ carried }
   *[other] { $mood ->
        [do] вы обязаны {""}
       *[other] {""}
    }переместить { $type ->
        [city] один свой город
        [megalith] один свой мегалит
        [pyramid] одну свою пирамиду
       *[none] один свой монумент
    }{ carried } из ячейки { $slot }
} { $to ->
    [other_available_slot] в другую ячейку, в которой есть место{ $other ->
        [yes] ; { this-nom } по-прежнему занимает своё место
       *[none] {""}
    }
   *[none] в ячейку { $to_slot }, если в ячейке { $to_slot } есть место
}
op-swap = { $mood ->
    [do] поменяйте
   *[other] поменять
} местами { $who ->
    [this] { this-acc } и другой монумент своей хронологии
   *[you] два монумента своей хронологии
}; каждый сохраняет свои знания
op-skip_decline_phase = { $mood ->
    [do] пропустите
   *[other] пропустить
} фазу упадка в этот ход
op-straighten = { $mood ->
    [do] обновите
   *[other] обновить
} { $amount ->
    [up_to] до { $n ->
        [one] { $n } повёрнутого монумента
       *[other] { $n } повёрнутых монументов
    }
   *[exact] { $n ->
        [one] { $n } повёрнутый монумент
        [few] { $n } повёрнутых монумента
       *[other] { $n } повёрнутых монументов
    }
} в своём прошлом

## Шаги: действия и технологии

op-create = { $mood ->
    [do] создайте
   *[other] создать
} { $type ->
    [artefact] { $self ->
        [artefact] другой артефакт
       *[other] артефакт
    }
    [city] { $self ->
        [city] другой город
       *[other] город
    }
    [megalith] { $self ->
        [megalith] другой мегалит
       *[other] мегалит
    }
    [pyramid] { $self ->
        [pyramid] другую пирамиду
       *[other] пирамиду
    }
   *[monument] { $self ->
        [artefact] монумент
        [technology] монумент
       *[other] другой монумент
    }
} с руки за обычную стоимость, не тратя действия{ $when ->
    [decline] ; в ячейке 1 { $type ->
        [pyramid] она придёт
       *[other] он придёт
    } в упадок уже в этот ход
   *[other] {""}
}
op-archive = { $mood ->
    [do] выполните
   *[other] выполнить
} передачу знаний, не тратя действия
op-learn = { $mood ->
    [do] вы обязаны {""}
   *[other] {""}
}изучить { $requirements ->
    [no] { $n ->
        [1] открытую технологию независимо от её требования
       *[other] до { open-technologies } независимо от их требований, одну за другой; { second }
    }
   *[yes] { $n ->
        [1] открытую технологию, требование которой вы выполняете{ $mood ->
            [do] , если такая есть
           *[other] {""}
        }
       *[other] до { open-technologies }, требования которых вы выполняете, одну за другой; { second }
    }
}
open-technologies = { $n ->
    [one] { $n } открытой технологии
   *[other] { $n } открытых технологий
}
second = второй может стать и та, что открылась только что
op-look_learn = { look } { $look ->
    [one] { $look } верхнюю технологию
    [few] { $look } верхние технологии
   *[other] { $look } верхних технологий
} колоды уровня { level }; вы обязаны изучить одну из них, требование которой вы выполняете, если такая есть; остальные { put } под низ колоды в любом порядке
put = { $mood ->
    [do] положите
   *[other] положить
}
op-bottom_technology = { put } { $level ->
    [any] { $n ->
        [one] { $n } открытую технологию
        [few] { $n } открытые технологии
       *[other] { $n } открытых технологий
    } под низ колод их уровней, одну за другой; { second }
   *[other] { $n ->
        [one] { $n } открытую технологию уровня { level } под низ её колоды
        [few] { $n } открытые технологии уровня { level } под низ их колоды
       *[other] { $n } открытых технологий уровня { level } под низ их колоды
    }
}
level = { $level ->
    [1] I
   *[2] II
}
op-excavate_rate = вы берёте { $draw_per_card ->
    [one] { $draw_per_card } карту
    [few] { $draw_per_card } карты
   *[other] { $draw_per_card } карт
} вместо 2 за каждый монумент, повёрнутый действием раскопок
op-replace_draw = { $with }, вместо того чтобы брать карты
op-requirement_discount = { $mood ->
    [do] уменьшайте
   *[other] уменьшать
} на { $n } одно число «не менее» по своему выбору в требовании каждой технологии, которую вы изучаете

## Шаги: несколько вместе

op-sequence = { $steps }
op-pay_then = { $cost_amount ->
    [up_to] { $cost }, затем { $then }
    [exact] один раз { $cost }, чтобы { $then_to }
   *[none] { $cost }, чтобы { $then_to }
}

## Шаги: финальный подсчёт

op-score = { points }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
op-score_per = { $of ->
    [timeline-monument] если { this-nom } в вашем прошлом, { points } сверх обычного { $each }
   *[other] { points } { $each }
}
op-score_tiers = { $tiers }
tier-first = { points }, если { $condition }
tier-next = { $tiers }, или { $points }, если их не менее { $n }

## Карты и их показатели в одну строку

kind-of = { $type ->
    [city] город
    [megalith] мегалит
    [pyramid] пирамида
    [ancient] древняя
    [writing] письменная
   *[secret] тайная
}
line-monument = { $name } · { kind-of } · { $country } · сброс { $cost } · ячейка { $slot }{ $locked ->
    [yes] {" "}(замок)
   *[no] {""}
} · { $knowledge ->
    [one] { $knowledge } знание
    [few] { $knowledge } знания
   *[other] { $knowledge } знаний
} · { points }
line-artefact = { $name } · артефакт · { $country } · сброс { $cost }
line-technology = { $name } · { kind-of } технология · уровень { level }
