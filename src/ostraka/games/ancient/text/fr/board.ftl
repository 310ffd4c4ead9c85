### La table d'Ancient Knowledge en mots : pour les terminaux, pour l'oreille, et pour qui ne veut pas d'images.

board-none = –
board-empty = vide
board-timeline = Votre Frise :
board-timeline-empty = Votre Frise : vide.
board-slot = emplacement { $slot } : { $cards }
board-monument = { $card }, { $n ->
    [one] { $n } jeton Savoir
   *[other] { $n } jetons Savoir
}
board-past = Votre Passé : { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
} sur { $most }{ $turned ->
    [0] {""}
    [one] , dont { $turned } incliné
   *[other] , dont { $turned } inclinés
} ; savoir perdu : { $lost }.
board-artefacts = Vos artefacts, { $n } sur { $most }
board-technologies = Vos cartes Connaissance : { $cards }
board-hand = Votre main, { $n } sur { $most }
board-aside = Mises de côté, face cachée : { $cards }.
board-looking = Vous regardez
board-block = { $title } :
board-block-none = { $title } : –
board-card = { $line }. { $text }
board-technology = { $line }. { $requirement } { $text }
board-offer = Tuile Connaissance { $n }, niveau { $level } :
board-offer-empty = Tuile Connaissance { $n }, niveau { $level } : vide.
board-offer-closed = Tuile Connaissance { $n } : fermée.
board-rival = { $name } : { $hand } ; Passé : { $past } ; savoir perdu : { $lost } ; artefacts : { $artefacts } ; cartes Connaissance : { $technologies } ; Frise : { $timeline }.
board-rival-hand = main : { $n }
board-rival-hand-known = main : { $n } (vous connaissez { $cards })
board-rival-slot = { $slot } : { $cards }
board-piles = Pioche Bâtisseur : { $deck }, défausse : { $discard }.{ $ending ->
    [yes] {" "}C’est le dernier tour de table.
   *[no] {""}
}
