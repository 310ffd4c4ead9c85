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

## Coups : un coup entier avec son verbe. Ce qui a été choisi à chaque question est `$<question>`, ou `none`

move-move = Mouvement{ move-with }{ $step_territory ->
    [none] {""}
   *[other] {" "}{ $step_territory_last_into }
}{ move-taking }{ move-playing }
move-taking = { $step_shard ->
    [none] {""}
   *[other] , en prenant { $step_shard_acc }
}
move-attack = Attaque{ move-with }{ move-playing }
move-care = Soins{ move-with }{ move-playing }
move-adapt = Adaptation et développement{ move-with }{ move-playing }
move-degrade = Jouer des cartes dégradation
move-activate = Activer un lieu de pouvoir{ move-with }{ move-playing }
move-with = { $figure ->
    [none] {""}
   *[other] {" "}avec { $figure_acc }
}
move-playing = { $play ->
    [none] {""}
   *[other] , en jouant { $play_acc }
}
move-figure = Agir avec { $figure_acc }{ $step_territory ->
    [none] {""}
   *[other] , { $step_territory_last_into }
}{ move-playing }
move-play = Jouer { $play_acc }
move-help = Aider avec { $help_acc }
move-step = { $step_territory ->
    [none] Prendre { $step_shard_acc }
   *[other] Aller { $step_territory_last_into }{ move-taking }
}
move-strike = { $strike_spirit ->
    [none] Détruire { $strike_n ->
        [one] { $strike_n } tribu
       *[other] { $strike_n } tribus
    }
   *[other] Détruire { $strike_spirit_acc }
}
move-develop = Prendre { $develop_acc }
move-row = Activer la ligne { $row_number }
move-discard = Défausser { $discard_acc }
move-founder = Commencer avec { $founder_acc }
move-grow = Faire venir { $grow_acc }{ $settle ->
    [none] {""}
   *[other] {" "}{ $settle_in }
}
move-settle = La placer { $settle_in }
move-fade = Retirer { $fade_acc }
move-specialise = Y placer { $specialise_acc }
move-tribe = La tribu va { $tribe_into }
move-spirit = L’esprit bondit { $spirit_into }
move-bait = Utiliser l’appât { $bait_in }
move-rouse = D’abord les tribus { $rouse_in }
move-rouse-spirit = D’abord { $rouse_spirit_acc }
move-appear = D’abord la tribu { $appear_in }
move-talent = Prendre : { $talent }
move-token-figure = Le placer avec { $token_figure_acc }
move-token-card = Défausser { $token_card_acc }
move-token-territory = Le placer { $token_territory_in }

## Ce qui parle pour un coup en lui-même

merit-attack = à détruire { $place_in } : { $tribes ->
    [0] {""}
    [one] { $tribes } tribu
   *[other] { $tribes } tribus
}{ $spirits ->
    [0] {""}
   *[other] { $tribes ->
        [0] {""}
       *[other] {" "}et{" "}
    }{ $spirits ->
        [one] { $spirits } esprit
       *[other] { $spirits } esprits
    }
}
merit-care = votre clan grandit (population actuelle : { $population })
merit-degrade = les cartes dégradation quittent votre main et font place à d’autres
merit-activate = ce sera le lieu de pouvoir { $done } sur { $all }
merit-draw = trois cartes de plus
merit-no-help = vous gardez vos cartes pour votre tour
merit-carry = { $home ->
    [yes] l’éclat arrive sur un lieu de pouvoir ({ $shard })
   *[no] l’éclat avance ({ $shard })
}
merit-turn-up = les éclats y sont révélés
merit-approach = { $tribes ->
    [one] { $tribes } tribu est là, à portée de la prochaine attaque
   *[other] { $tribes } tribus sont là, à portée de la prochaine attaque
}
