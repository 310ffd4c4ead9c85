### Raisons des conseils dans Mammothodus. Tout est compté au début du tour suivant.

hint-points-places = { $way ->
    [more] un lieu de pouvoir a plus de chances d’être bientôt actif
   *[less] un lieu de pouvoir a moins de chances d’être bientôt actif
}
hint-points-shards = { $way ->
    [more] { $amount ->
        [one] { $amount } éclat révélé de plus
       *[other] { $amount } éclats révélés de plus
    }
   *[less] { $amount ->
        [one] { $amount } éclat révélé de moins
       *[other] { $amount } éclats révélés de moins
    }
}
hint-points-centre = { $way ->
    [more] plus de clans atteignent le centre
   *[less] moins de clans atteignent le centre
}
hint-points-victory = { $way ->
    [more] la victoire vient plus tôt
   *[less] la victoire vient plus tard
}
hint-portal = { $way ->
    [more] rapproche le prochain lieu de pouvoir
   *[less] laisse plus loin le prochain lieu de pouvoir
}
hint-revealed = { hint-points-shards }
hint-tribes = { $way ->
    [less] { $amount ->
        [one] { $amount } tribu de moins sur le plateau
       *[other] { $amount } tribus de moins sur le plateau
    }
   *[more] { $amount ->
        [one] { $amount } tribu de plus sur le plateau
       *[other] { $amount } tribus de plus sur le plateau
    }
}
hint-spirits = { $way ->
    [less] { $amount ->
        [one] { $amount } esprit de moins sur le plateau
       *[other] { $amount } esprits de moins sur le plateau
    }
   *[more] { $amount ->
        [one] { $amount } esprit de plus sur le plateau
       *[other] { $amount } esprits de plus sur le plateau
    }
}
hint-trails = { $way ->
    [less] { $amount ->
        [one] { $amount } sentier de moins
       *[other] { $amount } sentiers de moins
    }
   *[more] { $amount ->
        [one] { $amount } sentier de plus
       *[other] { $amount } sentiers de plus
    }
}
hint-decay = { $way ->
    [more] { $amount ->
        [one] { $amount } carte dégradation de plus dans la réserve
       *[other] { $amount } cartes dégradation de plus dans la réserve
    }
   *[less] { $amount ->
        [one] { $amount } carte dégradation de moins dans la réserve
       *[other] { $amount } cartes dégradation de moins dans la réserve
    }
}
hint-population = { $way ->
    [more] { $amount ->
        [one] { $amount } point de population de plus pour le clan
       *[other] { $amount } points de population de plus pour le clan
    }
   *[less] { $amount ->
        [one] { $amount } point de population de moins pour le clan
       *[other] { $amount } points de population de moins pour le clan
    }
}
hint-weakest = { $way ->
    [more] { $amount ->
        [one] { $amount } point de population de plus pour le clan le plus faible
       *[other] { $amount } points de population de plus pour le clan le plus faible
    }
   *[less] { $amount ->
        [one] { $amount } point de population de moins pour le clan le plus faible
       *[other] { $amount } points de population de moins pour le clan le plus faible
    }
}
hint-danger = { $way ->
    [less] moins de danger à la prochaine carte des humains
   *[more] plus de danger à la prochaine carte des humains
}
hint-hand = { $way ->
    [more] { $amount ->
        [one] { $amount } carte de plus en main
       *[other] { $amount } cartes de plus en main
    }
   *[less] { $amount ->
        [one] { $amount } carte de moins en main
       *[other] { $amount } cartes de moins en main
    }
}
