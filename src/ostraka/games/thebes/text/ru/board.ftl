### Стол «Фив» словами: для терминала, для слуха и для тех, кому картинки не нужны.

board-none = нет
board-you = Вы
board-time = Время, в порядке хода:
board-when = { $who }: { $week }-я неделя { $year } года, { $place }, { $left ->
    [one] осталась { $left } неделя
    [few] осталось { $left } недели
   *[other] осталось { $left } недель
}
board-finished = { $who }: конец экспедиции
board-display = Открытые карты:
board-exhibitions = Выставки:
board-exhibitions-none = Выставки: нет.
board-exhibition = { $slot ->
    [A] А
    [B] Б
   *[C] В
}: { $line }. { $requirement }
board-sites = Места раскопок:
board-site = { $place }: { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакта
   *[other] { $n } артефактов
} общей ценностью { $worth } среди { $tokens ->
    [one] { $tokens } жетона
   *[other] { $tokens } жетонов
}{ $bonus ->
    [yes] , бонус за первые раскопки
   *[no] {""}
}
board-knowledge = { $place } { $n }{ $added ->
    [0] {""}
   *[other] {" "}({ $books } + { $added })
}
board-side = { $who }: очки знания: { $known }; использованные лицензии: { $used }.
board-cards = Карты: { $cards }.
board-finds = Находки, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: { $cards }.
board-deck = Колода { $deck }, отложено { $aside }, сброс { $discard }.
