### La table de Mammothodus en mots : pour les terminaux, pour l'oreille, et pour qui ne veut pas d'images.

board-nothing = rien
board-empty = vide
board-threat = Il reste : { $tribes ->
    [one] { $tribes } tribu
   *[other] { $tribes } tribus
}, { $spirits ->
    [one] { $spirits } esprit
   *[other] { $spirits } esprits
}, { $trails ->
    [one] { $trails } sentier
   *[other] { $trails } sentiers
}, { $decay ->
    [one] { $decay } carte dégradation
   *[other] { $decay } cartes dégradation
}, { $closed ->
    [one] { $closed } fragment caché
   *[other] { $closed } fragments cachés
} ; cartes des humains : { $humans }, Nouveau sentier { $new }.
board-humans = { $colour } { $n }
board-discoveries = Découvertes : { $cards }.
board-portal = Portail :
board-row = ligne { $n } : { $cells }
board-row-none = ligne { $n } : encore rien
board-row-active = ligne { $n } : active
board-territories = Territoires :
board-territory = { $name }, { $colour } : { $what }
board-figures = { $who } ({ $colours })
board-tribes = { $n ->
    [one] { $n } tribu
   *[other] { $n } tribus
}
board-place = lieu de pouvoir de la ligne { $n }
board-several = { $what } ×{ $n }
board-face-down = éclat face cachée
board-trail = sentier
board-tokens = { $n } × { $what }
board-clan = { $who }, { $clan } : population { $population }, défense { $defence } sur { $figures }.
board-clan-talent = { $who }, { $clan } : population { $population }, défense { $defence } sur { $figures }, { $talent } ({ $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}).
board-hand = Main : { $hand }. Pioche : { $pile }, défausse : { $discard }.
board-hidden = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-offer = Au marché : { $cards } ; { $n } dans la pioche.
