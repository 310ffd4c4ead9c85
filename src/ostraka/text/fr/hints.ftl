### Conseils : quels choix méritent un regard, ce qu'ils promettent, et pourquoi. Les jeux y ajoutent leurs propres raisons.

## Tournures

hint-some-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## Les lignes

# Le conseil entier : `move` est un coup avec son verbe
hint-advice = Mon conseil : { $move }.
hint-only = Il n’y a que cela à faire.
# Ce que le premier coup a de plus que le suivant, ou que tout le reste (none)
hint-better = { $other ->
    [none] Mieux que le reste : { $reasons }.
   *[other] Mieux que « { $other } » : { $reasons }.
}
# Ce qui parle contre un autre coup, ou pour lui, à côté du premier
hint-instead = Par rapport au premier choix : { $reasons }.
# Sans raison à nommer : mieux qu’un autre coup (none : que le reste), ou peu importe
hint-tried = { $other ->
    [none] Après de nombreux essais, c’est mieux que le reste ; aucune raison n’en décide à elle seule.
   *[other] Après de nombreux essais, c’est mieux que « { $other } » ; aucune raison n’en décide à elle seule.
}
hint-either = Peu importe : après de nombreux essais, le résultat est le même.
hint-quoted = « { $move } »
hint-equal = Pas de vraie différence : { $moves }.
hint-next = Deuxième choix : { $move }.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
hint-more = Demandez encore une fois pour les chiffres.

# La deuxième fois : les chiffres. `error` et `points_error` : la moitié d'un intervalle à 95 %
hint-figures = { $move } : { $result }{ $gap ->
    [none] {""}
   *[other] {" "}; { $gap }
}.
hint-result = { $shared ->
    [yes] victoire commune dans { $chance } % des cas, ± { $error }
   *[no] vous gagnez dans { $chance } % des cas, ± { $error }, avec environ { hint-result-points }
}
hint-result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $points_error })
hint-gap = { $equal ->
    [yes] pas de vraie différence
   *[no] { $behind ->
        [one] { $behind } point de pourcentage
       *[other] { $behind } points de pourcentage
    } de moins que le premier (± { $error })
}

## Raisons

# Ce qui parle contre un choix et ce qui parle pour lui
hint-but = { $against }, mais { $favour }

hint-rivals = { $way ->
    [less] le meilleur adversaire finit avec { hint-some-points } de moins
   *[more] le meilleur adversaire finit avec { hint-some-points } de plus
}

## Le mentor

# Avant un choix qui coûte quelque chose, et après
coach-sure = Vraiment ? « { $move } » vous coûte { $much ->
    [yes] cher
   *[no] quelque chose
}.
coach-was = « { $move } » vous a coûté { $much ->
    [yes] cher
   *[no] quelque chose
}.
coach-better = Mieux : { $move }.
coach-figures = Avec le meilleur coup : { $better }. Avec l’autre : { $chosen } ; { $gap }.
