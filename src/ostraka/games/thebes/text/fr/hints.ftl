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
