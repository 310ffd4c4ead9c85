### Conseils : quels choix méritent un regard, ce qu'ils promettent, et pourquoi. Les jeux y ajoutent leurs propres raisons.

## Tournures

hint-some-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## Les lignes

# La première fois : encore aucun ordre
hint-unranked = À considérer, dans l’ordre de la liste :
hint-more = Demandez encore une fois pour l’ordre et les raisons.
hint-only = Il n’y a que cela à faire.

# La deuxième fois
hint-ranked = { $rank ->
    [1] Meilleur choix
    [2] Deuxième choix
   *[other] Troisième choix
} : { $option }. { $result }{ $reasons ->
    [none] .
   *[other] {""} : { $reasons }.
}

# `error` et `points_error` : la moitié d'un intervalle à 95 %
hint-result = { $shared ->
    [yes] Victoire commune dans { $chance } % des cas, ± { $error }
   *[no] Vous gagnez dans { $chance } % des cas, ± { $error }, avec environ { hint-result-points }
}
hint-result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $points_error })
hint-everybody = Si vous prenez le meilleur choix : { $results }.
hint-seat = { $seat } { $chance } % (± { $error }), environ { hint-result-points }

## Raisons

# Ce qui parle contre un choix et ce qui parle pour lui
hint-but = { $against }, mais { $favour }

hint-even = à peu près aussi bon que les autres choix cités ici
hint-even-beyond = { $even } ; par rapport au reste, { $reasons }
hint-rivals = { $way ->
    [less] le meilleur adversaire finit avec { hint-some-points } de moins
   *[more] le meilleur adversaire finit avec { hint-some-points } de plus
}
