### Стол Mammothodus словами: для терминала, для слуха и для тех, кому картинки не нужны.

board-nothing = ничего
board-empty = пусто
board-threat = Осталось: { $tribes ->
    [one] { $tribes } племя
    [few] { $tribes } племени
   *[other] { $tribes } племён
}, { $spirits ->
    [one] { $spirits } дух
    [few] { $spirits } духа
   *[other] { $spirits } духов
}, { $trails ->
    [one] { $trails } тропа
    [few] { $trails } тропы
   *[other] { $trails } троп
}, { $decay ->
    [one] { $decay } карта деградации
    [few] { $decay } карты деградации
   *[other] { $decay } карт деградации
}, { $closed ->
    [one] { $closed } закрытый фрагмент
    [few] { $closed } закрытых фрагмента
   *[other] { $closed } закрытых фрагментов
}; карты людей: { $humans }, новая тропа { $new }.
board-humans = { $colour } { $n }
board-discoveries = Открытия: { $cards }.
board-portal = Портал:
board-row = строка { $n }: { $cells }
board-row-none = строка { $n }: пока ничего
board-row-active = строка { $n }: место силы активно
board-territories = Территории:
board-territory = { $name }, { $colour }: { $what }
board-figures = { $who } ({ $colours })
board-tribes = { $n ->
    [one] { $n } племя
    [few] { $n } племени
   *[other] { $n } племён
}
board-place = место силы строки { $n }
board-several = { $what } ×{ $n }
board-face-down = закрытый осколок
board-trail = тропа
board-tokens = { $n } × { $what }
board-clan = { $who }, { $clan }: популяция { $population }, защита { $defence } из { $figures }.
board-clan-talent = { $who }, { $clan }: популяция { $population }, защита { $defence } из { $figures }, { $talent } ({ $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[other] { $tokens } жетонов
}).
board-hand = Рука: { $hand }. Колода { $pile }, сброс { $discard }.
board-hidden = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
board-offer = На рынке: { $cards }; в колоде { $n }.
