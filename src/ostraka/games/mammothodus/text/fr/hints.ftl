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
}{ move-taking }{ move-playing }
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
move-develop = { $develop_n ->
    [one] Prendre { $develop_acc }
   *[other] Prendre, dans cet ordre, { $develop_acc }
}
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
move-talent = Prendre le talent « { $talent } »
move-token-figure = Le poser avec { $token_figure_acc }
move-token-card = Défausser { $token_card_acc }
move-token-territory = Le poser { $token_territory_in }

## Ce qui parle pour un coup en lui-même

# `chance` : celle d'un esprit s'il y en a un, sinon d'une tribu ; 0 si l'on ne connaît pas encore les dés
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
}{ $chance ->
    [0] {""}
   *[other] {" "}({ $spirits ->
        [0] { $chance } % de chances pour une tribu
       *[other] { $chance } % de chances pour un esprit
    })
}
merit-dice = { merit-target } : de { $had } à { $now } %
merit-target = { $what ->
    [spirit] chances de détruire un esprit
   *[tribe] chances de détruire une tribu
}
merit-steps = la figurine peut faire { $now } pas{ $had ->
    [0] {""}
   *[other] {" "}au lieu de { $had }
}
merit-pays = { $enough ->
    [yes] cela paie le lieu de pouvoir, qui coûte { $cost }
   *[no] cela paie { $now } sur { $cost } pour le lieu de pouvoir
}
merit-care = population de votre clan : { $now ->
    [0] de { $had } à davantage
   *[other] de { $had } à { $now }
}
merit-adapt = défense : de { $had } à { $now }
merit-develops = vous prenez { $cards ->
    [one] { $cards } carte développement
   *[other] { $cards } cartes développement
}
merit-degrade = les cartes dégradation quittent votre main et font place à d’autres
merit-activate = ce sera le lieu de pouvoir { $done } sur { $all }
merit-draw = trois cartes de plus, et vous choisissez encore après
merit-no-help = vous gardez vos cartes pour votre tour
merit-keep-dice = { $tribes ->
    [0] {""}
    [one] les dés détruisent déjà { $tribes } tribu, et{" "}
   *[other] les dés détruisent déjà { $tribes } tribus, et{" "}
}relancer coûte 1 point de population
merit-strike = cela ne coûte rien, et il y a { $what ->
    [spirit] un esprit
   *[tribe] une tribu
} de moins
merit-card = { $kind ->
    [wild] une carte joker convient à toute action
    [three] « piochez trois » donne trois cartes à tout moment
    [double] une carte double compte pour deux
   *[extra] une carte d’action supplémentaire permet d’agir une deuxième fois dans le tour
}
merit-carry = { $far ->
    [0] l’éclat ({ $shard }) arrive { $place_in }, où la ligne { $row } du portail le demande
   *[other] l’éclat ({ $shard }) arrive à { $far } pas de son but : { $place }, où la ligne { $row } du portail le demande
}
merit-turn-up = les éclats y sont révélés
merit-approach = { $tribes ->
    [one] { $tribes } tribu est là, à portée de la prochaine attaque
   *[other] { $tribes } tribus sont là, à portée de la prochaine attaque
}

# Une figurine à côté d'une autre
merit-fewer-cards = Il y faut { $now ->
    [one] { $now } carte
   *[other] { $now } cartes
}, pour l’autre figurine { $other }.

# Où un ennemi fait moins de mal
merit-few = { $here ->
    [0] aucune figurine n’y est
    [one] { $here } seule figurine y est
   *[other] { $here } figurines seulement y sont
}, mais { $there } { $place_in }
merit-strong = le clan qui s’y trouve a une population de { $here }, celui { $place_in } seulement { $there }
merit-rare = sa couleur est sur { $here } des { $of } cartes humains à venir, celle d’en face ({ $place }) sur { $there }

# À quoi sert une carte qui n’est pas jouée : elle apporterait quelque chose maintenant, ou une autre figurine la prendrait
merit-spared = { $kind ->
    [three] Aux essais, garder la carte « piochez trois » n’a rien coûté : elle donne trois cartes plus tard aussi.
    [extra] Aux essais, garder la carte d’action supplémentaire n’a rien coûté : elle sert dans un tour où une deuxième action compte.
    [wild] Aux essais, garder la carte joker n’a rien coûté : elle convient plus tard à toute action.
    [double] Aux essais, garder la carte double n’a rien coûté : elle compte pour deux plus tard aussi.
    [help] Aux essais, aider n’a rien apporté de plus.
   *[other] Une carte de plus apporterait quelque chose, mais aux essais, la garder pour plus tard n’a rien coûté.
}
merit-kept-card = { $kind ->
    [extra] Vous gardez la carte d’action supplémentaire pour un tour où une deuxième action compte.
    [wild] Vous gardez la carte joker, qui convient plus tard à toute action.
   *[double] Vous gardez la carte double, qui compte pour deux plus tard aussi.
}
