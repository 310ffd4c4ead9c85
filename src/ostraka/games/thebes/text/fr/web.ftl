### Ce que le navigateur dit à la table de Thèbes, en plus des autres catalogues du jeu.

game-thebes-title = Thèbes
game-thebes-pitch = 1901. Lisez dans les bibliothèques d’Europe, prenez le train vers le sud et plongez la main dans le sac.
game-thebes-facts = 2–4 joueurs · 60 minutes
gallery-text-thebes = Les { $n } cartes, découvertes et jetons. Ce qui existe plusieurs fois est montré une fois, avec son nombre.
th-map = Plateau et année
th-dial = Chronomètre : semaines et jetons
th-tokens = { $n ->
    [one] jeton
   *[other] jetons
}
th-weeks = { $n ->
    [one] { $n } semaine
   *[other] { $n } semaines
}
th-weeks-range = { $least }–{ $most } semaines
th-travel = { $n ->
    [0] fouille
    [one] { $n } semaine + fouille
   *[other] { $n } semaines + fouille
}
th-travel-short = { $n ->
    [0] fouille
   *[other] { $n } + fouille
}
th-tab-display = Offre
th-display = Offre et expositions
th-knowledge = Connaissances
th-most-books = le plus de livres : { $n } points
th-finds-short = Découvertes
th-licence = permis
th-licences = Permis
th-licence-used = utilisé
th-when = Sem. { $week } de { $year }, { $place }
th-year-of = année { $n } sur { $of }
th-next = Ensuite :
th-mine = Vos cartes et découvertes
th-nothing-yet = Encore rien : ce qui est pris et trouvé sera ici.
th-finished = Terminé
th-once = Une fois
th-once-about = Pour une seule fouille : ce qu’ajoute une légende ou un assistant seul, défaussé alors
th-week-short = sem. { $week }
th-several = { $place } : { $n } choix possibles
th-legs = { $n ->
    [0] { $place } : vous y êtes.
    [one] { $place } : à { $n } semaine de voyage.
   *[other] { $place } : à { $n } semaines de voyage.
}
th-nothing-here = Il n’y a rien à faire ici pour l’instant.
th-bag = Dans le sac : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, dont { $n ->
    [one] { $n } artefact
   *[other] { $n } artefacts
}, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} en tout.
th-to-find = Encore à trouver ici
th-dig-at = Fouiller : { $place }
th-dig-for = Fouiller : { $label }
th-to-map = Retour à la carte
bind-chance-thebes-take = Une nouvelle carte rejoindra ensuite l’offre.
bind-chance-thebes-change = Celles qui y sont seront défaussées.
bind-chance-thebes-weeks = Des jetons seront tirés du sac.
th-knows = Connaissances : { $n }
th-knows-of = { $books } par les livres{ $added ->
    [0] {""}
   *[other] {""} + { $added } par les assistants et les connaissances générales
}{ $once ->
    [0] {""}
   *[other] {""} + { $once } par ce qui est défaussé
}.
th-gives-up = Défaussé pour cette fouille : { $what }.
th-dial-key = À l’extérieur : les semaines de fouille. À l’intérieur : les jetons tirés.
th-close-bag = Fermer le sac
th-odds-some = pour au moins un artefact
th-odds-points = points en moyenne
th-sand = sable
th-first-dig = Première fouille ici
th-does-shovel = plus de jetons
th-does-assistant = plus de savoir
th-does-congress = points à la fin
th-does-general-book = pour tous les sites
th-does-legend = pour une fouille
th-does-car = trajets plus courts
th-does-zeppelin = un trajet instantané
th-does-special-license = une fouille de plus
th-general-up-to = jusqu’à { $n } de plus par fouille
th-you-dig = Vous fouillez : { $place }
th-digs = { $name } fouille : { $place }
th-drawn = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} : { $finds ->
    [0] rien que du sable
    [one] { $finds } découverte
   *[other] { $finds } découvertes
}{ $worth ->
    [0] {""}
    [one] , { $worth } point
   *[other] , { $worth } points
}{ $first ->
    [0] {""}
   *[other] {". "}{ th-first-dig } : +{ $first }
}.
th-kind-book = Livres scientifiques
th-kind-general-book = Connaissances générales
th-kind-legend = Légendes
th-kind-assistant = Assistants
th-kind-shovel = Pelles
th-kind-car = Automobiles
th-kind-zeppelin = Zeppelins
th-kind-special-license = Permis spéciaux
th-kind-congress = Congrès
th-kind-exhibition = Expositions
th-kind-artefact = Artefacts
explain-thebes-rival = Une autre expédition en un coup d’œil : la semaine et le lieu, les connaissances sur chaque site, les découvertes avec leurs points, et si le permis de cette année est utilisé.
explain-thebes-map = L’Europe et l’Orient. Chaque ligne est un voyage d’une semaine. Un prix dit combien de semaines coûte une chose en tout, voyage compris. Appuyez sur un site et glissez jusqu’à une semaine : voyage et fouille d’un seul geste.
explain-thebes-ring = Les semaines de l’année. Qui est le plus en retard joue ensuite, parfois plusieurs fois de suite ; si des marqueurs sont sur la même semaine, celui du dessus passe d’abord.
explain-thebes-display = Des cartes Recherche que tout le monde peut prendre. Allez dans la ville de la carte et dépensez les semaines indiquées.
explain-thebes-exhibitions = Expositions : exposez des artefacts des sites demandés, dans leur ville, pour des points.
explain-thebes-dial = Le chronomètre. Plus vous en savez sur le site et plus vous y restez, plus vous tirez de jetons de son sac ; les chances tiennent compte de ce que d’autres en ont déjà sorti.
explain-thebes-mine = Ce que vous savez de chacun des cinq sites, ce que vous y avez trouvé, et si vous pouvez encore y fouiller cette année. Une étoile à côté de vos connaissances montre les points pour le plus grand nombre de livres sur ce site.
explain-thebes-next = Qui joue ensuite, et en quelle semaine. Si plusieurs sont dans la même semaine, qui y est arrivé en dernier joue d’abord.
explain-thebes-cards = Vos cartes et découvertes. Les livres comptent pour un site, pour toujours ; les légendes et les zeppelins, une fois ; les assistants, les pelles et les congrès valent davantage ensemble.
aim-thebes = À la fin de 1903, qui a le plus de points l’emporte
