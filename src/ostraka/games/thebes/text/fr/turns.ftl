### Un tour en une ligne. Les actions n’ont pas de sujet : elles suivent « Vous » ou un nom (turn-deeds)

deed-travel = { $you ->
    [yes] vous rendez
   *[no] se rend
} { $place_into }
deed-take = { $you ->
    [yes] prenez
   *[no] prend
} { $cards_acc }
deed-change = { $you ->
    [yes] renouvelez
   *[no] renouvelle
} l’offre
deed-exhibit = { $you ->
    [yes] organisez
   *[no] organise
} { $cards_acc }
deed-dig = { $you ->
    [yes] fouillez
   *[no] fouille
} { $site_in } pendant { in-weeks }
deed-find = { $n ->
    [0] ne { $you ->
        [yes] trouvez
       *[no] trouve
    } que du sable
   *[other] { $you ->
        [yes] trouvez
       *[no] trouve
    } : { $cards }
}
