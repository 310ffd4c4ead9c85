### The table of Mammothodus in words: for terminals, for ears, and for those who want no pictures.

board-nothing = nichts
board-empty = leer
board-threat = Übrig: { $tribes ->
    [one] { $tribes } Stamm
   *[other] { $tribes } Stämme
}, { $spirits ->
    [one] { $spirits } Geist
   *[other] { $spirits } Geister
}, { $trails ->
    [one] { $trails } Pfad
   *[other] { $trails } Pfade
}, { $decay ->
    [one] { $decay } Degenerationskarte
   *[other] { $decay } Degenerationskarten
}, { $closed ->
    [one] { $closed } verdecktes Fragment
   *[other] { $closed } verdeckte Fragmente
}; Menschenkarten: { $humans }, Neuer Pfad { $new }.
board-humans = { $colour } { $n }
board-discoveries = Entdeckungen: { $cards }.
board-portal = Portal:
board-row = Zeile { $n }: { $cells }
board-row-none = Zeile { $n }: noch nichts
board-row-active = Zeile { $n }: aktiv
board-territories = Gebiete:
board-territory = { $name }, { $colour }: { $what }
board-figures = { $who } ({ $colours })
board-tribes = { $n ->
    [one] { $n } Stamm
   *[other] { $n } Stämme
}
board-place = Kraftort der Zeile { $n }
board-several = { $what } ×{ $n }
board-face-down = verdeckter Splitter
board-trail = Pfad
board-tokens = { $n } × { $what }
board-clan = { $who }, { $clan }: Population { $population }, Verteidigung { $defence } von { $figures }.
board-clan-talent = { $who }, { $clan }: Population { $population }, Verteidigung { $defence } von { $figures }, { $talent } ({ $tokens } Plättchen).
board-hand = Hand: { $hand }. Nachziehstapel { $pile }, Ablagestapel { $discard }.
board-hidden = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
board-offer = In der Auslage: { $cards }; { $n } im Stapel.
