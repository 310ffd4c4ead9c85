### La table de Thèbes en mots : pour les terminaux, pour l'oreille, et pour qui ne veut pas d'images.

board-none = aucun
board-you = Vous
board-time = Temps, dans l’ordre du tour :
board-when = { $who } : semaine { $week } de { $year }, { $place }, encore { $left ->
    [one] { $left } semaine
   *[other] { $left } semaines
}
board-finished = { $who } : expédition terminée
board-display = Dans l’offre :
board-exhibitions = Expositions :
board-exhibitions-none = Expositions : aucune.
board-exhibition = { $slot } : { $line }. { $requirement }
board-sites = Sites :
board-site = { $place } : { $n ->
    [one] { $n } artefact
   *[other] { $n } artefacts
} d’une valeur de { $worth } parmi { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}{ $bonus ->
    [yes] , bonus de première fouille
   *[no] {""}
}
board-knowledge = { $place } { $n }{ $added ->
    [0] {""}
   *[other] {" "}({ $books } + { $added })
}
board-side = { $who } : connaissances { $known } ; permis utilisés : { $used }.
board-cards = Cartes : { $cards }.
board-finds = Découvertes, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cards }.
board-deck = Pioche : { $deck }, mises de côté : { $aside }, défausse : { $discard }.
