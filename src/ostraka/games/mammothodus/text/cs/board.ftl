### The table of Mammothodus in words: for terminals, for ears, and for those who want no pictures.

board-nothing = nic
board-empty = prázdno
board-threat = Zbývá: { $tribes ->
    [one] { $tribes } kmen
    [few] { $tribes } kmeny
   *[other] { $tribes } kmenů
}, { $spirits ->
    [one] { $spirits } duch
    [few] { $spirits } duchové
   *[other] { $spirits } duchů
}, { $trails ->
    [one] { $trails } stezka
    [few] { $trails } stezky
   *[other] { $trails } stezek
}, { $decay ->
    [one] { $decay } karta degradace
    [few] { $decay } karty degradace
   *[other] { $decay } karet degradace
}, { $closed ->
    [one] { $closed } zakrytý díl
    [few] { $closed } zakryté díly
   *[other] { $closed } zakrytých dílů
}; karty lidí: { $humans }, nová stezka { $new }.
board-humans = { $colour } { $n }
board-discoveries = Objevy: { $cards }.
board-portal = Portál:
board-row = řádek { $n }: { $cells }
board-row-none = řádek { $n }: zatím nic
board-row-active = řádek { $n }: aktivní
board-territories = Území:
board-territory = { $name }, { $colour_gen }: { $what }
board-figures = { $who } ({ $colours })
board-tribes = { $n ->
    [one] { $n } kmen
    [few] { $n } kmeny
   *[other] { $n } kmenů
}
board-place = místo síly řádku { $n }
board-several = { $what } ×{ $n }
board-face-down = úlomek lícem dolů
board-trail = stezka
board-tokens = { $n } × { $what }
board-clan = { $who }, { $clan }: populace { $population }, obrana { $defence } z { $figures }.
board-clan-talent = { $who }, { $clan }: populace { $population }, obrana { $defence } z { $figures }, { $talent } ({ $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
}).
board-hand = Ruka: { $hand }. Dobírací balíček { $pile }, odkládací balíček { $discard }.
board-hidden = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
board-offer = V nabídce: { $cards }; v balíčku { $n }.
