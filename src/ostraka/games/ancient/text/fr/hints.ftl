### Raisons des conseils dans Ancient Knowledge. Les points sont ceux de la fin ; ce qui est dit du prochain tour est compté alors.

points-amount = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
hint-points-monuments = { $way ->
    [more] +{ points-amount } dans le Passé
   *[less] −{ points-amount } dans le Passé
}
hint-points-final-effects = { $way ->
    [more] +{ points-amount } grâce aux effets de décompte final
   *[less] −{ points-amount } sur les effets de décompte final
}
hint-points-technologies = { $way ->
    [more] +{ points-amount } grâce aux cartes Connaissance
   *[less] −{ points-amount } sur les cartes Connaissance
}
hint-points-timeline = { $way ->
    [more] +{ points-amount } pour les monuments sur la Frise
   *[less] −{ points-amount } pour les monuments sur la Frise
}
# Ces points sont négatifs : en avoir plus, c'est avoir moins de savoir perdu.
hint-points-lost-knowledge = { $way ->
    [more] { $amount ->
        [one] { $amount } jeton Savoir perdu de moins
       *[other] { $amount } jetons Savoir perdu de moins
    }
   *[less] { $amount ->
        [one] { $amount } jeton Savoir perdu de plus
       *[other] { $amount } jetons Savoir perdu de plus
    }
}
hint-built = { $way ->
    [more] des monuments valant { points-amount } de plus d’ici le prochain tour
   *[less] des monuments valant { points-amount } de moins d’ici le prochain tour
}
hint-timeline-knowledge = { $way ->
    [less] { $amount ->
        [one] { $amount } jeton Savoir de moins sur la Frise au prochain tour
       *[other] { $amount } jetons Savoir de moins sur la Frise au prochain tour
    }
   *[more] { $amount ->
        [one] { $amount } jeton Savoir de plus sur la Frise au prochain tour
       *[other] { $amount } jetons Savoir de plus sur la Frise au prochain tour
    }
}
hint-learned = { $way ->
    [more] { $amount ->
        [one] { $amount } carte Connaissance de plus d’ici le prochain tour
       *[other] { $amount } cartes Connaissance de plus d’ici le prochain tour
    }
   *[less] { $amount ->
        [one] { $amount } carte Connaissance de moins d’ici le prochain tour
       *[other] { $amount } cartes Connaissance de moins d’ici le prochain tour
    }
}
hint-artefacts = { $way ->
    [more] { $amount ->
        [one] { $amount } artefact de plus en jeu
       *[other] { $amount } artefacts de plus en jeu
    }
   *[less] { $amount ->
        [one] { $amount } artefact de moins en jeu
       *[other] { $amount } artefacts de moins en jeu
    }
}
hint-hand = { $way ->
    [more] { $amount ->
        [one] { $amount } carte de plus en main au prochain tour
       *[other] { $amount } cartes de plus en main au prochain tour
    }
   *[less] { $amount ->
        [one] { $amount } carte de moins en main au prochain tour
       *[other] { $amount } cartes de moins en main au prochain tour
    }
}
hint-blocked = { $way ->
    [less] garde libre l’emplacement à cadenas
   *[more] occupe l’emplacement d’un monument à cadenas
}
