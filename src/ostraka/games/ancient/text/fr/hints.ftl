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
    [less] laisse libre l’emplacement d’un monument à cadenas
   *[more] occupe l’emplacement d’un monument à cadenas
}

## Coups : un coup entier avec son verbe. Ce qui a été choisi à chaque question est `$<question>`, ou `none`

move-create = Créer { $create_acc }{ move-in-slot }{ move-paying }
move-slot = Créer { $source_acc }{ move-in-slot }{ move-paying }
move-in-slot = { $slot ->
    [none] {""}
   *[other] {" "}sur l’emplacement { $slot_number }
}
move-paying = { $pay ->
    [none] {""}
   *[other] , en payant avec { $pay_acc }
}
move-pay = Payer avec { $pay_acc }
move-learn = Apprendre { $learn_acc }
move-archive = Défausser { $archive_acc }{ $remove ->
    [none] {" "}pour retirer du savoir
   *[other] {" "}et retirer du savoir : { $remove_acc }
}
move-excavate = Excaver { $excavate ->
    [none] un monument
   *[other] { $excavate_number ->
        [one] { $excavate_number } monument
       *[other] { $excavate_number } monuments
    }
}
move-order = Commencer par { $order_acc }
move-decline = Faire entrer { $decline_acc } en Déclin d’abord
move-offer = Proposer { $offer_acc }
move-exchange = Donner { $exchange_acc } en retour
move-discard = Défausser { $discard_acc }
move-discard-artefact = Défausser { $discard_artefact_acc }
move-opponent = Regarder la main adverse : { $opponent }
move-steal = Prendre { $steal_acc }
move-keep = Garder { $keep_acc }
move-draft = Choisir { $draft_acc }
move-remove = Retirer du savoir : { $remove_acc }
move-remove-from = Retirer du savoir : { $remove_from_acc }
move-remove-amount = Retirer { $remove_amount_number ->
    [one] { $remove_amount_number } jeton Savoir
   *[other] { $remove_amount_number } jetons Savoir
}
move-load = Placer le savoir sur { $load_acc }
move-give = Déplacer du savoir perdu sur { $give_acc }
move-give-amount = Déplacer { $give_amount_number ->
    [one] { $give_amount_number } jeton Savoir perdu
   *[other] { $give_amount_number } jetons Savoir perdu
}
move-discard-lost = Retirer { $discard_lost_number ->
    [one] { $discard_lost_number } jeton Savoir perdu
   *[other] { $discard_lost_number } jetons Savoir perdu
}
move-move = Déplacer { $move_acc }{ $move_to ->
    [none] {""}
   *[other] {" "}sur l’emplacement { $move_to_number }
}
move-move-to = Le déplacer sur l’emplacement { $move_to_number }
move-swap = Échanger { $swap_acc }
move-straighten = Redresser { $straighten_number ->
    [one] { $straighten_number } monument
   *[other] { $straighten_number } monuments
}
move-flip = Retourner la tuile { $flip_board_last }
move-look-learn = Apprendre { $look_learn_acc }
move-look-create = Créer { $look_create_acc }{ move-in-slot }{ move-paying }
move-under = Mettre { $under_acc } sous la pioche
move-tuck = Glisser { $tuck_acc } sous sa pioche
move-pay-effect = Défausser { $pay_effect_acc } pour { $source_acc }

## Ce qui parle pour un coup en lui-même

# Quand un monument décline : à la fin de ce tour (0), du suivant (1), ou plus tard
merit-monument = { merit-some-points } { $turns ->
    [0] à la fin de ce tour
    [1] à la fin de votre prochain tour
   *[other] dans { $turns } tours
}{ $tokens ->
    [0] , sans savoir à perdre
   *[other] , avec { $tokens ->
        [one] { $tokens } jeton Savoir
       *[other] { $tokens } jetons Savoir
    } à retirer avant
}
merit-too-late = la partie finira sans doute avant son Déclin : il ne compte alors que 1 point, sur la Frise
merit-some-points = { $points ->
    [0] quitte votre Frise
    [one] { $points } point
   *[other] { $points } points
}
merit-points = { merit-some-points }

# Ce que compte un effet de fin de partie, ce qui s'y ajoutera, et ce qu'il vaudrait maintenant
merit-now = vous en avez { $counted } pour l’instant{ $more ->
    [0] {""}
   *[other] , et { $more } de plus sur la Frise ou en main
}{ $points ->
    [0] {""}
    [one] {""} ; cela fait déjà { $points } point
   *[other] {""} ; cela fait déjà { $points } points
}
merit-text = { $card } : « { $text } »

# Ce à quoi un artefact réagira
merit-holding = vous avez en main { $n } { $kind ->
    [city] { $n ->
        [one] cité
       *[other] cités
    }
    [megalith] { $n ->
        [one] mégalithe
       *[other] mégalithes
    }
    [pyramid] { $n ->
        [one] pyramide
       *[other] pyramides
    }
    [artefact] { $n ->
        [one] artefact
       *[other] artefacts
    }
   *[monument] { $n ->
        [one] monument
       *[other] monuments
    }
}
merit-excavate = { $rate ->
    [one] { $rate } nouvelle carte
   *[other] { $rate } nouvelles cartes
} par monument, et les monuments gardent leurs points
merit-excavate-some = { $cards ->
    [0] votre main est pleine, rien ne peut être pioché
    [one] fait piocher { $cards } carte
   *[other] fait piocher { $cards } cartes
}{ $left ->
    [0] , et les monuments gardent leurs points
    [one] , et { $left } monument reste droit pour une autre fois
   *[other] , et { $left } monuments restent droits pour une autre fois
}{ $full ->
    [yes] { $cards ->
        [0] {""}
       *[other] {" "}(votre main n’en contiendrait pas plus)
    }
   *[no] {""}
}

# Pourquoi on peut se passer de cartes
merit-spare = de vos monuments en main, c’est celui qui rapporte le moins de points : { $points }
merit-spare-late = la partie finira sans doute avant le Déclin de « { $card } »
merit-search = une nouvelle carte pour { $hand ->
    [0] votre main vide
    [one] votre main de { $hand } carte
   *[other] votre main de { $hand } cartes
}
merit-remove = savoir retiré : { $where }{ $saved ->
    [0] {""}
   *[other] {" "}({ $all ->
        [yes] tout serait perdu à la fin de ce tour
       *[no] dont { $saved } qui serait perdu à la fin de ce tour
    })
}
merit-taken-off = { $n } ({ $card })
merit-learnable = vous pourrez ensuite apprendre { $cards_acc }
merit-keep = vous gardez { $cards_acc }

# Plusieurs cartes dont on se passe, et celles qu’on garde
merit-spare-all = { $why ->
    [once] leur effet n’agit qu’une fois, à la création
    [dear] les autres coûtent moins à créer
   *[few] les autres rapportent plus de points
}
