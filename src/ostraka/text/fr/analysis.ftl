### L'analyse d'une partie : en lignes, et comme mots des pages que l'on en tire.

## L'ensemble

analysis-title = { $game } : la partie avec le recul
analysis-result = { $n ->
    [0] Personne n’a gagné.
   *[other] Victoire : { $winners }.
} { $ended }
analysis-left = La partie a été interrompue après { $choices } choix.
analysis-table = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
analysis-end = fin
analysis-turn = Tour { $turn }
analysis-seat-turn = { $turn ->
    [0] Avant le premier tour, { $seat }
   *[other] { analysis-turn }, { $seat }
}
analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Une place et ses points
analysis-score = { $seat } : { analysis-points }
analysis-labelled = { $label } : { $text }

## La courbe

analysis-curve = L’évolution des chances
analysis-curve-text = { $shared ->
    [yes] La chance que tout le monde gagne ensemble, au début de chaque tour.
   *[no] La chance de gagner, au début de chaque tour.
} La bande plus pâle autour d’une ligne est son intervalle à 95 % ; les numéros marquent les tournants ci-dessous.
analysis-curve-part = { $seat } : { $first } % au début, { $last } % à la fin, entre { $lowest } % et { $highest } %.
analysis-axis-turn = tour

## Les tournants

analysis-turnings = { $n ->
    [0] Tournants
    [1] Un tournant
    [2] Deux tournants
   *[other] Trois tournants
}
analysis-turnings-none = Rien ne s’est décidé dans cette partie.
analysis-moved = { $shared ->
    [yes] La chance commune
   *[no] { $you ->
        [yes] Votre chance de gagner
       *[no] { $seat } : la chance de gagner
    }
} { $way ->
    [up] monte de { $before } % à { $after } %
    [down] tombe de { $before } % à { $after } %
   *[even] reste à { $after } %
} { $cause ->
    [luck] par le hasard du tirage.
   *[turn] pendant ce tour.
}
analysis-played = { $you ->
    [yes] Votre coup
   *[no] Joué
}
analysis-gain = meilleur de { $gain ->
    [one] { $gain } point de pourcentage
   *[other] { $gain } points de pourcentage
} (± { $error })
analysis-same = Le niveau « { $level } » aurait fait de même.
analysis-equal = Rien d’autre n’était nettement meilleur.
analysis-instead = Le niveau « { $level } » aurait choisi « { $option } », { $gain }.
analysis-because-next = Par rapport au deuxième choix : { $reasons }.

## Les points

analysis-grown = La progression des points
analysis-sources = Points par origine
analysis-sources-text = Ce que valait chaque origine au début de chaque tour. Ce qui compte contre une place se trouve sous la ligne.
analysis-final = La feuille de score
analysis-source = Origine
analysis-total = Total
analysis-expected = Points attendus

## Les chiffres, et comment ils ont été obtenus

analysis-figures = Tous les chiffres
analysis-begins = Tour de
analysis-how = Comment cette analyse a été faite
analysis-how-curve = À partir de la table telle qu’elle était vraiment au début de chaque tour, { $playouts ->
    [one] au moins { $playouts } partie a été poursuivie
   *[other] au moins { $playouts } parties ont été poursuivies
} { $end ->
    [yes] jusqu’à la fin
   *[no] pendant un moment, puis la position a été jugée
}, tout le monde jouant vite et raisonnablement.
analysis-how-turnings = Un tournant est un tour où la chance de qui jouait a le plus changé, avec ce qu’une décision y a fait perdre. Ce qu’aurait fait le niveau « { $level } » a été cherché avec au moins { $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
}, uniquement à partir de ce que la place savait à ce moment-là ; le niveau « { $level } » lui-même en fait { $measure }.
analysis-how-time = Durée : { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
analysis-digest = Empreinte de la partie : { $digest }
analysis-written = Écrit : { $file }

## Apprendre de ses erreurs

learn-title = Apprendre de vos erreurs
learn-count = { $n ->
    [0] Rien n’a été perdu de façon certaine.
    [one] { $n } décision a coûté quelque chose.
   *[other] { $n } décisions ont coûté quelque chose.
}
learn-played = Votre coup : { $move }.
learn-find = Trouvez mieux.
learn-good = Oui, c’est mieux.
learn-better = Mieux que votre coup, mais il y a encore mieux.
learn-same = C’est le coup que vous avez joué.
learn-worse = Ce n’est pas mieux que votre coup.
learn-answer = La solution : { $move }.
learn-probably = Ce qui serait sans doute arrivé : après « { $better } », { $first } ; après votre coup, { $second }.
learn-end = C’est tout.
