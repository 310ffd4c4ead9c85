### О чём «Фивы» спрашивают, что предлагают, рассказывают и объясняют, и их карты и жетоны. Места и находки: names.ftl.

## Карты и жетоны: $site, $city, $value, $weeks

# В названиях нет неразрывных пробелов: их ищут по написанному
where = ({ $city })
for-points = { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}
card-book = научная книга о { $site_loc } на { for-points } { where }
    .acc = научную книгу о { $site_loc } на { for-points } { where }
    .gen = научной книги о { $site_loc } на { for-points } { where }
card-general-book = общее знание на { for-points } { where }
    .gen = общего знания на { for-points } { where }
card-legend = легенда о { $site_loc } { where }
    .acc = легенду о { $site_loc } { where }
    .gen = легенды о { $site_loc } { where }
card-assistant = ассистент { where }
    .acc = ассистента { where }
    .gen = ассистента { where }
card-shovel = лопата { where }
    .acc = лопату { where }
    .gen = лопаты { where }
card-car = автомобиль { where }
    .gen = автомобиля { where }
card-zeppelin = цеппелин { where }
    .gen = цеппелина { where }
card-special-licence = особая лицензия { where }
    .acc = особую лицензию { where }
    .gen = особой лицензии { where }
card-congress = конгресс { where }
    .gen = конгресса { where }
card-exhibition = { $size ->
    [small] малая выставка
   *[large] крупная выставка
} ({ $city })
    .acc = { $size ->
        [small] малую выставку
       *[large] крупную выставку
    } ({ $city })
    .gen = { $size ->
        [small] малой выставки
       *[large] крупной выставки
    } ({ $city })
card-artefact = { $name } ({ $site }, { $value })
card-book-token = жетон научной книги о { $site_loc } на 1 очко
card-general-book-token = жетон общего знания ({ $bag })

worth = { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}
weeks-nom = { $weeks ->
    [one] { $weeks } неделя
    [few] { $weeks } недели
   *[other] { $weeks } недель
}
line-card = { $card } · { weeks-nom }
line-token = { $card }

text-book = { worth } специального знания при любых раскопках { $site_in }. Учитывается как { $value ->
    [one] { $value } книга
    [few] { $value } книги
   *[other] { $value } книг
} о { $site_loc }. { most-books }
most-books = У кого таких книг в конце игры больше всех, тот получает 5 очков; если таких игроков несколько, каждый из них получает 3 очка.
text-general-book = { worth } общего знания при любых раскопках. { general-limit }
general-limit = Всё ваше общее знание в сумме даёт не больше очков, чем ваше специальное знание при этих раскопках (книги, легенда, ассистенты). Книгой о каком-либо месте раскопок общее знание не считается.
text-legend = Вы можете сбросить эту карту ради 2 очков специального знания при одних раскопках { $site_in }.
text-assistant = 2 ассистента дают 1 очко специального знания при любых раскопках; 3 и более дают в сумме 2 очка. Единственного ассистента можно сбросить ради 1 очка специального знания при одних раскопках.
text-shovel = С 2 лопатами вы тянете при любых раскопках на 1 жетон больше, с 3 и более — на 2 жетона больше. Единственную лопату можно сбросить, чтобы при одних раскопках вытянуть на 1 жетон больше.
text-car = По вашему желанию перемещение на 3 недели или больше занимает на 1 неделю меньше. Второй автомобиль ничего не добавляет.
text-zeppelin = Вы можете сбросить его перед перемещением: это перемещение не займёт ни одной недели.
text-special-licence = Вы можете сбросить её, чтобы ещё раз провести раскопки в месте, лицензия на которое в этом году уже использована.
text-congress = В конце игры в сумме 1, 3, 6, 10, 15, 21 или 28 очков за 1, 2, 3, 4, 5, 6 или 7 конгрессов; конгрессы сверх 7 ничего не добавляют.
text-exhibition = { asks-for } Проведите выставку и оставьте карту себе: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} в конце игры. Артефакты остаются у вас, и их можно показать снова.
text-artefact = { worth } в конце игры; можно показывать на выставках.
text-book-token = 1 очко специального знания при любых раскопках { $site_in }. Учитывается как 1 книга о { $site_loc }. { most-books }
text-general-book-token = 1 очко общего знания при любых раскопках. { general-limit }

# Родительный падеж: после «не менее»
required-artefacts = { $n ->
    [one] { $n } артефакта
   *[other] { $n } артефактов
} { $site_from }
asks-for = Требуется не менее { $requires }.

## Вопросы

ask-action = { $optional ->
    [yes] Что и где вы делаете? Можно и завершить экспедицию.
    [only] Времени больше ни на что нет: завершите экспедицию.
   *[no] Что и где вы делаете?
}
ask-zeppelin = Сбросить { $source_acc } ради этого перемещения?
ask-car = Использовать { $source_acc } в этом перемещении или ехать дольше и прибыть уже в новом году?
ask-legend = Использовать { $source_acc } при этих раскопках?
ask-assistant = Сбросить { $source_acc } ради 1 очка специального знания при этих раскопках?
ask-shovel = Сбросить { $source_acc } ради ещё 1 жетона при этих раскопках?
ask-weeks = Сколько недель вы проводите раскопки?

## Справка: что значит решение. Уточнения правил: docs/rules/thebes.md

help-action = Ход — это перемещение, если вы его хотите, и одно действие: взять открытую карту в её городе, заменить открытые карты в Варшаве, провести раскопки или провести выставку. Следующим ходит тот, кто потратил меньше всего недель, а на одной неделе — тот, кто пришёл туда последним.
    .rulings = T-9 T-11 T-12 T-54
help-zeppelin = С цеппелином перемещение не занимает времени, а карта сбрасывается. Без него вы едете как обычно и оставляете карту себе.
    .rulings = T-17
help-car = С автомобилем вы прибываете ещё в старом году и проводите раскопки по особой лицензии. Без него путь дольше, зато к прибытию все ваши лицензии снова действуют.
    .rulings = T-15 T-39 T-63
help-legend = Использованная легенда сбрасывается. Благодаря ей может учитываться и больше общего знания.
    .rulings = T-26 T-28
help-assistant = Сбросить можно только единственного ассистента. Благодаря ему может учитываться и больше общего знания.
    .rulings = T-26 T-29 T-32
help-shovel = Сбросить можно только единственную лопату, что бы вы ни нашли.
    .rulings = T-30 T-32
help-weeks = От знания и недель вместе зависит, сколько жетонов вы тянете.
    .rulings = T-27 T-33 T-34

## Ответы. `option-<что>` годится везде, `option-<что>-<вопрос>` в ответ на этот вопрос

option-change = Четыре новые карты, в Варшаве
option-take = Взять { $name_acc }
option-exhibit = Провести { $name_acc }
option-dig = Провести раскопки { $name_in }
option-weeks = { $n ->
    [one] { $n } неделя
    [few] { $n } недели
   *[other] { $n } недель
}
option-pass-action = Завершить экспедицию
option-pass-zeppelin = Обойтись без него
option-yes-zeppelin = Лететь
option-pass-car = Обойтись без него
option-yes-car = Ехать на автомобиле
option-pass-legend = Оставить
option-yes-legend = Использовать
option-pass-assistant = Оставить
option-yes-assistant = Сбросить
option-pass-shovel = Оставить
option-yes-shovel = Сбросить

## Журнал: $seat, $cards, $amount

amount-weeks = { $amount ->
    [one] { $amount } неделя
    [few] { $amount } недели
   *[other] { $amount } недель
}
event-first = { $you ->
    [yes] Вы начинаете.
   *[no] { $seat } начинает.
}
event-turn = Ход { $amount }: { $seat }.
event-travel = { $you ->
    [yes] Вы отправляетесь
   *[no] { $seat } отправляется
} { $place_into }.
event-take = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $cards_acc }: { amount-weeks }.
event-change = { $you ->
    [yes] Вы заменяете
   *[no] { $seat } заменяет
} открытые карты: { amount-weeks }.
event-exhibit = { $you ->
    [yes] Вы проводите
   *[no] { $seat } проводит
} { $cards_acc }: { amount-weeks }.
event-dig = { $you ->
    [yes] Вы проводите
   *[no] { $seat } проводит
} раскопки { $site_in }.
event-weeks = { $you ->
    [yes] Вы остаётесь
   *[no] { $seat } остаётся
} на { $amount ->
    [one] { $amount } неделю
    [few] { $amount } недели
   *[other] { $amount } недель
}.
event-spend = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} { $cards_acc }.
event-find = { $you ->
    [yes] Вы находите
   *[no] { $seat } находит
}: { $cards }.
event-blank = { $you ->
    [yes] Вы находите
   *[no] { $seat } находит
} только песок.
event-sand = { $amount ->
    [one] { $amount } пустой жетон возвращается
    [few] { $amount } пустых жетона возвращаются
   *[other] { $amount } пустых жетонов возвращаются
} в мешок.
event-bonus = Первые раскопки здесь. { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
}: { $cards }.
event-year = { $you ->
    [yes] Вы вступаете
   *[no] { $seat } вступает
} в { $year } год: все лицензии снова действуют.
event-pass = { $you ->
    [yes] Вы завершаете
   *[no] { $seat } завершает
} экспедицию.
event-finish = { $you ->
    [yes] Конец вашей экспедиции.
   *[no] { $seat }: конец экспедиции.
}
event-reveal = Выложено: { $cards }.
event-announce = Объявлена { $cards }.
event-close = Закрывается { $cards }: карта уходит в сброс.
event-reshuffle = Перемешана новая колода: { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
   *[other] { $amount } карт
}.
event-end = Все экспедиции окончены.

## Почему нельзя?

reason-weeks = На это нужно недель: { $weeks }, а у вас { $left ->
    [0] их больше нет
   *[other] осталось только { $left }
}.
reason-not-1903 = Завершить экспедицию можно в 1903 году, а для вас ещё { $year }-й.
reason-artefacts = Для { $card_gen } { $short ->
    [one] нужен ещё { $short } артефакт
    [few] нужно ещё { $short } артефакта
   *[other] нужно ещё { $short } артефактов
} { $site_from }.
reason-no-knowledge = У вас нет специального знания о { $site_loc }.
reason-no-book = У вас нет научной книги о { $site_loc }.
reason-no-licence = В этом году вы уже проводили раскопки { $site_in }.
reason-helper-needed = Без { $card_gen } эти раскопки невозможны.
reason-no-token = С { $knowledge ->
    [one] { $knowledge } очком
   *[other] { $knowledge } очками
} знания за { $weeks ->
    [one] { $weeks } неделю
    [few] { $weeks } недели
   *[other] { $weeks } недель
} вы ничего не вытянете; нужно не менее { $fewest ->
    [one] { $fewest } недели
   *[other] { $fewest } недель
}.

## Что впереди

forecast-wait = { $others ->
    [1] До вас ходит { $order }.
   *[other] До вас ходят: { $order }.
}
forecast-alone = Больше никого в пути нет: { $weeks ->
    [one] { $weeks } неделя только ваша.
    [few] { $weeks } недели только ваши.
   *[other] { $weeks } недель только ваши.
}
forecast-lead = { $weeks ->
    [0] Следующий ход ваш, затем { $order }.
    [one] Вы ходите, пока не потратите больше { $weeks } недели; затем ходит { $order }.
   *[other] Вы ходите, пока не потратите больше { $weeks } недель; затем ходит { $order }.
}
forecast-year = До конца { $year } года у вас { $weeks ->
    [one] { $weeks } неделя
    [few] { $weeks } недели
   *[other] { $weeks } недель
}{ $last ->
    [yes] , затем ваша экспедиция окончена
   *[no] { $used ->
        [0] {""}
        [one] , затем снова действует { $used } лицензия
        [few] , затем снова действуют { $used } лицензии
       *[other] , затем снова действуют { $used } лицензий
    }
}.{ $last ->
    [yes] {""}
   *[no] {" "}Год { $n } из { $of }: игра заканчивается после 1903 года.
}
forecast-start = { $week ->
    [1] Вчетвером игра начинается в { $year } году и длится два года.
   *[other] Втроём игра начинается на { $week }-й неделе { $year } года.
}
forecast-exhibition = Объявлена { $card }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: { $short ->
    [0] у вас есть всё, что нужно
    [one] вам не хватает { $short } артефакта
   *[other] вам не хватает { $short } артефактов
}.

## Чего стоит вариант и что он даёт

on-the-way = { $travel ->
    [0] из них в пути 0
   *[other] из них в пути { $travel }
}
next-up = { $others ->
    [0] {""}
   *[other] {" "}Далее: { $order }.
}
what-week = { $finished ->
    [yes] затем ваша экспедиция окончена
   *[no] затем для вас { $week }-я неделя { $year } года
}
preview-cost = { weeks-nom } ({ on-the-way }); { what-week }.{ next-up }
preview-pass = Вы отказываетесь от { $left ->
    [one] { $left } недели
   *[other] { $left } недель
}, и ваша экспедиция окончена.{ next-up }
preview-dig = { $flies ->
    [yes] На цеппелине
   *[no] { $travel ->
        [0] Без перемещения
        [one] { $travel } неделя в пути
        [few] { $travel } недели в пути
       *[other] { $travel } недель в пути
    }
}, очки знания: { $knowledge } из возможных { $most }{ $helpers ->
    [yes] {" "}(с помощниками, которых вы сбросите)
   *[no] {""}
}{ $extra ->
    [0] {""}
    [one] , ещё { $extra } жетон благодаря лопатам
    [few] , ещё { $extra } жетона благодаря лопатам
   *[other] , ещё { $extra } жетонов благодаря лопатам
}{ $licence ->
    [special] , с особой лицензией
   *[ordinary] {""}
}{ $bonus ->
    [yes] , и бонус за первые раскопки
   *[no] {""}
}.
dug-weeks = { $work ->
    [one] { $work } неделя
    [few] { $work } недели
   *[other] { $work } недель
}
n-tokens = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[other] { $tokens } жетонов
}
# Одна строка из двенадцати, поэтому коротко: недели раскопок, жетоны, очки в среднем, шанс остаться без артефактов
preview-dig-row = { dug-weeks }: { n-tokens }, очки { $points }, впустую { $none } %.
preview-dial = Жетоны за { $first }–{ $last } нед.: { $tokens }.
preview-dig-weeks = { dug-weeks } раскопок, всего { $weeks }: { n-tokens }, очки в среднем { $points }, без артефактов { $none } %{ $bonus ->
    [yes] {" "}(не считая бонуса)
   *[no] {""}
}; { what-week }.{ next-up }

## Ради чего играют

goal = Наберите больше всех очков к тому времени, как недели кончатся у всех: их приносят артефакты, выставки и конгрессы, а также преимущество по книгам — 5 очков за каждое место раскопок, о котором у вас больше всех книг (3 очка, если столько же ещё у кого-то).

## Очки и конец игры

source-artefacts = Артефакты
source-exhibitions = Выставки
source-congresses = Конгрессы
source-majorities = Преимущество по книгам
ended-time = Все годы прошли.

## Что подсчитывается и что будет в конце счёта: $start, $bound

meter-time = Прошедшие недели
meter-time-why = Кто дошёл до конца 1903 года, больше не ходит; когда дойдут все, игра окончена.

## Настройки

setting-two_cars = Второй автомобиль
setting-two_cars-single = ничего не добавляет
setting-two_cars-add = убирает ещё одну неделю
setting-beyond_three = Больше трёх ассистентов или лопат
setting-beyond_three-stay = дают столько же, сколько три
setting-beyond_three-add = считаются наборами по три и по два
setting-spare_helpers = Сбросить можно и одного из нескольких ассистентов или лопат
setting-book_to_dig = Для раскопок нужна научная книга
setting-exhibition_slots = Новая выставка
setting-exhibition_slots-shift = сдвигает все остальные
setting-exhibition_slots-push = сдвигает другие, только если ей нужна их ячейка
setting-two_player_stacks = При двух игроках карты делятся
setting-two_player_stacks-three = на три стопки, третья откладывается
setting-two_player_stacks-two = на две стопки
setting-new_year = Лицензии снова действуют
setting-new_year-passing = после 52-й недели
setting-new_year-reaching = на 52-й неделе
setting-car = Автомобиль
setting-car-may = можно не использовать, если это делает раскопки возможными
setting-car-always = используется всегда
