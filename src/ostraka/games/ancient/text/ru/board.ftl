### Стол «Древнего знания» словами: для терминала, для слуха и для тех, кому картинки не нужны.

board-none = нет
board-empty = пусто
board-timeline = Ваша хронология:
board-timeline-empty = Ваша хронология: пусто.
board-slot = ячейка { $slot }: { $cards }
board-monument = { $card }, { $n ->
    [one] { $n } знание
    [few] { $n } знания
   *[other] { $n } знаний
}
board-past = Ваше прошлое: монументов { $n } из { $most }{ $turned ->
    [0] {""}
   *[other] , из них повёрнуто { $turned }
}; утраченные знания: { $lost }.
board-artefacts = Ваши артефакты, { $n } из { $most }
board-technologies = Ваши технологии: { $cards }.
board-hand = Ваша рука, { $n } из { $most }
board-aside = Отложено лицевой стороной вниз: { $cards }.
board-looking = Вы смотрите карты
board-block = { $title }:
board-block-none = { $title }: нет.
board-card = { $line }. { $text }
board-technology = { $line }. { $requirement } { $text }
board-offer = Планшет технологий { $n }, уровень { $level }:
board-offer-empty = Планшет технологий { $n }, уровень { $level }: пусто.
board-offer-closed = Планшет технологий { $n }: закрыт.
board-rival = { $name }: { $hand }; прошлое { $past }; утраченные знания { $lost }; артефакты: { $artefacts }; технологии: { $technologies }; хронология: { $timeline }.
board-rival-hand = рука { $n }
board-rival-hand-known = рука { $n } (вы знаете: { $cards })
board-rival-slot = { $slot }: { $cards }
board-piles = Колода построек { $deck }, сброс { $discard }.{ $ending ->
    [yes] {" "}Это последний раунд.
   *[no] {""}
}
