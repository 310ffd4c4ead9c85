### То, что может сказать любая игра. Собственный каталог игры важнее.

## Обороты

# «a, b»: ещё одно из нескольких, не последнее
list-comma = { $list }, { $next }
list-semicolon = { $list }; { $next }
list-and = { $list } и { $last }
list-or = { $list } или { $last }
# Several that are called the same
counted = { $n } × { $name }
    .acc = { $n } × { $name_acc }
    .dat = { $n } × { $name_dat }
    .ins = { $n } × { $name_ins }

# Место, которому никто не дал имени
seat = Место { $place }

# Карты, которых читатель не должен знать; `more` = yes после карт, которые уже названы
hidden-cards = { $more ->
    [yes] ещё { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
   *[no] { $n ->
        [1] карта
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
}
    .acc = { $more ->
        [yes] ещё { $n ->
            [one] { $n } карту
            [few] { $n } карты
           *[other] { $n } карт
        }
       *[no] { $n ->
            [1] карту
            [one] { $n } карту
            [few] { $n } карты
           *[other] { $n } карт
        }
    }

## Ход в одной строке: что сделано, одно за другим

turn-deeds = { $you ->
    [yes] Вы
   *[no] { $seat }
} { $deeds }.
deed-nothing = ничего не { $you ->
    [yes] делаете
   *[no] делает
}

## Ответы

option-pass = Пас
option-yes = Да
option-card = { $name }
option-seat = { $name }
option-amount = { $n }

## Отмена

# Почему нельзя; `length` и `grain` — то, о чём просила программа
undo-over = Отменить уже ничего нельзя: партия окончена и зерно известно.
undo-nothing = Вам нечего отменять.
undo-length = Вернуться можно к длине журнала меньше { $now }, а не к { $to }.
undo-grain = Отменить можно шаг или ход, а не { $grain }.

# Почему нужно согласие остальных
undo-chosen = С тех пор сделал выбор кто-то ещё.
undo-chance = С тех пор выпали карты или кубики.
undo-revealed = С тех пор кое-что стало известно.

## Настройки

value-true = да
value-false = нет

## Справка

help-card = { $card }: { $text }
help-rulings = { $n ->
    [1] Уточнение
   *[other] Уточнения
} правил: { $rulings }.

## Вопросы в терминале: карты и другие предметы; что с чем соседствует

inspect-how = Введите i и начало названия, например: i { $example }
inspect-nothing = Ничего с названием «{ $name }» здесь нет. { inspect-how }
inspect-many = Подходит несколько названий ({ $n }): { $cards }{ $more ->
    [yes] …
   *[no] .
}
adjacent-to = { $n ->
    [0] { $place }: соседей нет.
   *[other] { $place }: соседи — { $others }.
}
adjacent-nowhere = Сейчас на столе ничто ни с чем не соседствует.
adjacent-unknown = Места с названием «{ $name }» нет. Есть: { $places }.

## Боты, в середине предложения

bot-digger = копатель
bot-student = студент
bot-scholar = учёный
bot-professor = профессор
bot-sage = мудрец
bot-oracle = оракул

## Таблица очков

sheet-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
    .gen = { $n ->
        [one] { $n } очка
        [few] { $n } очков
        [many] { $n } очков
       *[other] { $n } очка
    }
# Откуда очки и сколько их; вопросительный знак там, где читатель знать не может
sheet-part = { $source } { $n }
sheet-row = { $name }: { $total } ({ $parts }).
sheet-at-least = не менее { $points_gen } на виду
sheet-rank = { $rank }-е место: { $name }, { $points }.
sheet-winner = Победа: { $names }.
sheet-nobody = Победителей нет.

## Стол игры, у которой нет своего: всё, что на виду, по названиям

view-seen = Стол, как его видит { $name }:
view-watched = Стол, как его видят зрители:
view-part = { $part }: { $value }
view-part-of = { $part }, { $name }: { $value }
view-none = нет
view-more = { $list } и ещё { $n }

# То, что есть в большинстве игр; часть, которой каталог не знает, зовётся так, как зовёт её игра
view-name-asked = чей выбор
view-name-first = кто начинает
view-name-active = чей ход
view-name-turns = ходы
view-name-hand = рука
view-name-hand_sizes = карт на руках
view-name-deck = колода
view-name-deck_size = карт в колоде
view-name-discard = сброс
view-name-ended = конец игры
