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

# À quoi sert un livre sur un site dont on ne savait rien
merit-opens = vous pourrez aussi fouiller { $site_in }{ $sites ->
    [1] , votre premier site
   *[other] {""} : { $sites } sites en tout
}{ $tokens ->
    [0] {""}
    [one] {""} ; { $weeks } semaines de fouille y donnent { $tokens } jeton
   *[other] {""} ; { $weeks } semaines de fouille y donnent { $tokens } jetons
}
merit-deeper = { $weeks } semaines de fouille { $site_in } donnent alors { $now } jetons au lieu de { $had }
merit-nearer = il faut { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
} de moins que pour la même carte ({ $city })
merit-assistant = { $now ->
    [1] un assistant ajoute 1 point de connaissances à une fouille, n’importe où, puis il est défaussé ; avec un deuxième, c’est 1 point à chaque fouille
    [2] deux assistants ajoutent 1 point de connaissances à chaque fouille, et vous les gardez
    [3] les assistants ajoutent alors 2 points de connaissances à chaque fouille au lieu de 1
    [5] les assistants ajoutent alors à chaque fouille 1 point de connaissances de plus que maintenant
   *[other] un assistant de plus qu’il n’en compte à chaque fouille : il sert de réserve
}
merit-shovel = { $now ->
    [1] une pelle fait tirer 1 jeton de plus dans une fouille, puis elle est défaussée ; avec une deuxième, c’est 1 jeton à chaque fouille
    [2] deux pelles font tirer 1 jeton de plus à chaque fouille, et vous les gardez
    [3] les pelles font alors tirer 2 jetons de plus à chaque fouille au lieu de 1
    [5] les pelles font alors tirer à chaque fouille 1 jeton de plus que maintenant
   *[other] une pelle de plus qu’il n’en compte à chaque fouille : elle sert de réserve
}
merit-congress = { $gain ->
    [0] aucun point de plus
    [one] { $gain } point de plus
   *[other] { $gain } points de plus
} pour { $now ->
    [one] votre premier congrès
   *[other] { $now } congrès
}{ $later ->
    [0] {""}
   *[other] {" "}(le prochain rapporte { $later })
}
merit-exhibition = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, que personne d’autre n’aura, et vous gardez les artefacts
merit-legend = 2 points de connaissances de plus pour une fouille { $site_in }{ $open ->
    [yes] {""}
   *[no] , pour laquelle il vous faut encore un livre sur ce site
}
# A card that does nothing for who takes it: all of its kind that counts is there already, or there is no time to use it
merit-nothing = { $why ->
    [late] elle vient trop tard pour vous servir
   *[owned] elle n’ajoute rien à ce que vous avez
} : le temps passe, et une nouvelle carte rejoint l’offre
merit-car = les longs trajets durent désormais une semaine de moins
merit-zeppelin = un long trajet gratuit
merit-special-licence = une deuxième fouille sur un site la même année
merit-dig = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} en { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
} de fouille, { $points ->
    [0] moins d’un point
    [one] environ { $points } point
   *[other] environ { $points } points
} en moyenne{ $bonus ->
    [yes] , plus le bonus de la première fouille
   *[no] {""}
}
merit-last-weeks = ce sont vos dernières semaines, il n’y a rien d’autre à en faire

# Pourquoi pas les semaines du deuxième choix : plus, ou moins
merit-so-long = { $way ->
    [fewer] { $weeks ->
        [one] { $weeks } semaine
       *[other] { $weeks } semaines
    } de plus ne { $weeks ->
        [one] donnerait
       *[other] donneraient
    } que { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } de plus : mieux vaut employer ce temps autrement.
    [even] { $weeks ->
        [one] { $weeks } semaine
       *[other] { $weeks } semaines
    } de plus, ce serait { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } de plus, mais aux essais ce temps a mieux servi à autre chose.
   *[more] { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } de plus, cela vaut { $weeks ->
        [one] la semaine
       *[other] les { $weeks } semaines
    } de plus.
}
merit-helped = Sans cela, { $had ->
    [one] { $had } jeton
   *[other] { $had } jetons
} au lieu de { $now } (durée en semaines : { $weeks }).

# À côté de durées tout aussi bonnes
merit-weeks-traded = { $way ->
    [shorter] Moins de semaines donnent moins de jetons, mais laissent du temps pour autre chose.
    [longer] Plus de semaines donnent plus de jetons, mais laissent moins de temps pour autre chose.
   *[both] Plus de semaines donnent plus de jetons, moins de semaines laissent du temps pour autre chose.
}
merit-weeks = cela prend { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
} en tout
merit-change = quatre nouvelles cartes au choix{ $why ->
    [late] {""} : aucune de celles qui s’y trouvent ne peut être prise dans vos dernières semaines
    [dull] {""} : aucune de celles qui s’y trouvent ne fait piocher plus de jetons
   *[trials] {""} ; aux essais, aucune de celles qui s’y trouvent n’a fait mieux
}
merit-kept = vous gardez { $card_acc } pour un meilleur moment
