### Raisons des conseils à Thèbes. Les points sont ceux de la fin ; tout le reste est compté au tour suivant.

points-amount = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
hint-points-artefacts = { $way ->
    [more] +{ points-amount } pour les artefacts
   *[less] −{ points-amount } pour les artefacts
}
hint-points-exhibitions = { $way ->
    [more] +{ points-amount } pour les expositions
   *[less] −{ points-amount } pour les expositions
}
hint-points-congresses = { $way ->
    [more] +{ points-amount } pour les congrès
   *[less] −{ points-amount } pour les congrès
}
hint-points-majorities = { $way ->
    [more] +{ points-amount } pour les majorités de livres
   *[less] −{ points-amount } pour les majorités de livres
}
hint-weeks = { $way ->
    [more] { $amount ->
        [one] prend { $amount } semaine de moins
       *[other] prend { $amount } semaines de moins
    }
   *[less] { $amount ->
        [one] prend { $amount } semaine de plus
       *[other] prend { $amount } semaines de plus
    }
}
hint-books = { $way ->
    [more] { $amount ->
        [one] { $amount } point de connaissances spécifiques de plus
       *[other] { $amount } points de connaissances spécifiques de plus
    }
   *[less] { $amount ->
        [one] { $amount } point de connaissances spécifiques de moins
       *[other] { $amount } points de connaissances spécifiques de moins
    }
}
hint-general-knowledge = { $way ->
    [more] { $amount ->
        [one] { $amount } point de connaissances générales de plus
       *[other] { $amount } points de connaissances générales de plus
    }
   *[less] { $amount ->
        [one] { $amount } point de connaissances générales de moins
       *[other] { $amount } points de connaissances générales de moins
    }
}
hint-assistants = { $way ->
    [more] { $amount ->
        [one] { $amount } assistant de plus
       *[other] { $amount } assistants de plus
    }
   *[less] { $amount ->
        [one] { $amount } assistant de moins
       *[other] { $amount } assistants de moins
    }
}
hint-shovels = { $way ->
    [more] { $amount ->
        [one] { $amount } pelle de plus
       *[other] { $amount } pelles de plus
    }
   *[less] { $amount ->
        [one] { $amount } pelle de moins
       *[other] { $amount } pelles de moins
    }
}
hint-cars = { $way ->
    [more] une automobile pour tous les voyages
   *[less] pas d’automobile
}
hint-congresses = { $way ->
    [more] { $amount } congrès de plus
   *[less] { $amount } congrès de moins
}
hint-finds = { $way ->
    [more] { $amount ->
        [one] { $amount } artefact de plus tout de suite
       *[other] { $amount } artefacts de plus tout de suite
    }
   *[less] { $amount ->
        [one] { $amount } artefact de moins tout de suite
       *[other] { $amount } artefacts de moins tout de suite
    }
}
hint-licences = { $way ->
    [more] garde un permis pour cette année
   *[less] utilise un permis de cette année
}
hint-ready-shows = { $way ->
    [more] une exposition peut être organisée
   *[less] plus de quoi organiser une exposition
}

## Coups : un coup entier avec son verbe. Ce qui a été choisi à chaque question est `$<question>`, ou `none`

move-dig = Fouiller { $action_in }{ move-for-weeks }{ move-spending }
move-weeks = Fouiller { move-some-weeks }
move-some-weeks = { $weeks_number ->
    [one] { $weeks_number } semaine
   *[other] { $weeks_number } semaines
}
move-for-weeks = { $weeks ->
    [none] {""}
   *[other] {" "}pendant { move-some-weeks }
}
move-spending = { move-flying }{ $legend ->
    [yes] , avec la légende
   *[none] {""}
}{ $assistant ->
    [yes] , en défaussant l’assistant
   *[none] {""}
}{ $shovel ->
    [yes] , en défaussant la pelle
   *[none] {""}
}
move-take = Prendre { $action_acc }{ move-flying }
move-exhibit = Organiser { $action_acc }{ move-flying }
move-flying = { $zeppelin ->
    [yes] , en zeppelin
   *[none] {""}
}

## Ce qui parle pour un coup en lui-même

merit-book = connaissances spécifiques ({ $site }) : de { $had } à { $now }{ $lead ->
    [yes] , et vous avez alors le plus de livres sur ce site
   *[no] {""}
}
merit-general = connaissances générales pour chaque fouille : de { $had } à { $now }
merit-assistant = { $now ->
    [1] un premier assistant se défausse pour 1 point de connaissances de plus ; le deuxième resterait
    [2] avec deux assistants, 1 point de connaissances de plus à chaque fouille
    [3] avec trois assistants, 2 points de connaissances de plus à chaque fouille
   *[other] un assistant de réserve
}
merit-shovel = { $now ->
    [1] une première pelle se défausse pour 1 jeton de plus ; la deuxième resterait
    [2] avec deux pelles, 1 jeton de plus à chaque fouille
    [3] avec trois pelles, 2 jetons de plus à chaque fouille
   *[other] une pelle de réserve
}
merit-congress = { $gain ->
    [0] aucun point de plus
    [one] { $gain } point de plus
   *[other] { $gain } points de plus
} pour { $now ->
    [one] votre premier congrès
   *[other] { $now } congrès
}
merit-exhibition = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et vous gardez les artefacts
merit-legend = 2 points de connaissances de plus pour une fouille
merit-car = les longs trajets durent désormais une semaine de moins
merit-zeppelin = un long trajet gratuit
merit-special-licence = une deuxième fouille sur un site la même année
merit-dig = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} en { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
} de fouille, pour { $points } en moyenne{ $bonus ->
    [yes] , plus le bonus de la première fouille
   *[no] {""}
}
merit-weeks = cela prend { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
} en tout
merit-change = quatre nouvelles cartes au choix
merit-kept = vous gardez { $card_acc } pour un meilleur moment
