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

## Coups : un coup entier avec son verbe. Ce qui a été choisi à chaque question est `$<question>`, ou `none`

move-create = Créer « { $create } »{ move-in-slot }{ move-paying }
move-slot = Créer « { $source } »{ move-in-slot }{ move-paying }
move-in-slot = { $slot ->
    [none] {""}
   *[other] {" "}sur l’emplacement { $slot_number }
}
move-paying = { $pay ->
    [none] {""}
   *[other] , en payant avec { $pay }
}
move-pay = Payer avec { $pay }
move-learn = Apprendre « { $learn } »
move-archive = Archiver { $archive }{ $remove ->
    [none] {""}
   *[other] {" "}et retirer du savoir de { $remove }
}
move-excavate = Excaver { $excavate ->
    [none] un monument
   *[other] { $excavate_number ->
        [one] { $excavate_number } monument
       *[other] { $excavate_number } monuments
    }
}
move-order = Commencer par « { $order } »
move-decline = Faire décliner « { $decline } » en premier
move-offer = Proposer « { $offer } »
move-exchange = Donner « { $exchange } » en retour
move-discard = Défausser { $discard }
move-discard-artefact = Défausser « { $discard_artefact } »
move-opponent = Regarder la main de { $opponent }
move-steal = Prendre « { $steal } »
move-keep = Garder « { $keep } »
move-draft = Choisir « { $draft } »
move-remove = Retirer du savoir de { $remove }
move-remove-from = Retirer du savoir de « { $remove_from } »
move-remove-amount = Retirer { $remove_amount_number } savoir
move-load = Placer le savoir sur « { $load } »
move-give = Déplacer du savoir perdu sur « { $give } »
move-give-amount = Déplacer { $give_amount_number } savoir perdu
move-discard-lost = Retirer { $discard_lost_number } savoir perdu
move-move = Déplacer « { $move } »{ $move_to ->
    [none] {""}
   *[other] {" "}sur l’emplacement { $move_to_number }
}
move-move-to = Le déplacer sur l’emplacement { $move_to_number }
move-swap = Échanger { $swap }
move-straighten = Redresser { $straighten_number ->
    [one] { $straighten_number } monument
   *[other] { $straighten_number } monuments
}
move-flip = Retourner le plateau { $flip_board_last }
move-look-learn = Apprendre « { $look_learn } »
move-look-create = Créer « { $look_create } »{ move-in-slot }{ move-paying }
move-under = Mettre { $under } sous la pioche
move-tuck = Glisser « { $tuck } » sous sa pioche
move-pay-effect = Payer avec { $pay_effect }

## Ce qui parle pour un coup en lui-même

merit-monument = { merit-some-points } { $turns ->
    [1] ce tour-ci
    [2] au prochain tour
   *[other] dans { $turns } tours
}{ $tokens ->
    [0] , sans savoir à perdre
   *[other] , avec { $tokens } savoir à retirer avant
}
merit-some-points = { $points ->
    [0] quitte votre Frise
    [one] { $points } point
   *[other] { $points } points
}
merit-points = { merit-some-points }
merit-text = { $card } : « { $text } »
merit-excavate = 2 nouvelles cartes par monument, et les monuments gardent leurs points
merit-search = une nouvelle carte pour votre main de { $hand }
merit-remove = { $amount } savoir de moins{ $saved ->
    [0] {""}
   *[other] {" "}(dont { $saved } qui serait perdu ce tour-ci)
}
merit-learnable = vous pourrez ensuite apprendre { $cards }
merit-keep = vous gardez { $cards }
