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

# Ce que le premier coup fait par lui-même et que le suivant ne fait pas
hint-better = Mieux que « { $other } » : { $reasons }.
# De combien le suivant est derrière : en points, ou en parties gagnées sur cent
hint-behind = { $points ->
    [0] Aux essais, ce coup a gagné { $chance } % des parties au lieu de { $best } %.
   *[other] En moyenne, il finit avec environ { $points } points de moins.
}
# Rien sur la table ne parle pour le premier coup
hint-trials = Je n’ai pas de raison courte : aux essais, ce coup a gagné plus souvent.
# Tout le reste dépense quelque chose pour rien. `nothing` : le conseil est de ne rien dépenser du tout
hint-thrifty = { $nothing ->
    [yes] Autre chose ne changerait presque rien : gardez ce que vous avez.
   *[no] En faire plus ne changerait presque rien.
}


hint-either = Peu importe : { $moves } ferait aussi bien l’affaire.
# Parmi plusieurs choses, une qui pourrait en être une autre
hint-equal-instead = Aussi bon à la place de { $one } : { $others }.
hint-quoted = « { $move } »
# Ce qui est aussi bon, si une raison a été donnée, et sinon
hint-equal = Aussi bon : { $moves }.
hint-next = Deuxième choix : { $move }. { $why }
hint-more = Demandez encore une fois pour les chiffres.

# La deuxième fois : les chiffres. `error` et `points_error` : la moitié d'un intervalle à 95 %
hint-figures = { $move } : { $result }{ $gap ->
    [none] {""}
   *[other] {""} ; { $gap }
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
