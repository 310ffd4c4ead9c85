### Un tour en une ligne. Les actions n’ont pas de sujet : elles suivent « Vous » ou un nom (turn-deeds)

turn-decline = Déclin : { $cards }{ $lost ->
    [0] {""}
    [one] , { $lost } jeton Savoir perdu
   *[other] , { $lost } jetons Savoir perdus
}.

deed-create = { $paid ->
    [0] { creates }
    [one] { discards-deed } une carte pour créer
    [2] { discards-deed } deux cartes pour créer
    [3] { discards-deed } trois cartes pour créer
   *[other] { discards-deed } { $paid } cartes pour créer
} { $cards_acc }{ $amount ->
    [0] {""}
   *[other] {" "}sur l’emplacement { $amount }
}
creates = { $you ->
    [yes] créez
   *[no] crée
}
discards-deed = { $you ->
    [yes] défaussez
   *[no] défausse
}
deed-learn = { $you ->
    [yes] apprenez
   *[no] apprend
} { $cards_acc }
deed-archive = { discards-deed } { $amount ->
    [one] une carte
    [2] deux cartes
    [3] trois cartes
   *[other] { $amount } cartes
} pour archiver { $knowledge ->
    [one] { $knowledge } jeton Savoir
   *[other] { $knowledge } jetons Savoir
}
deed-discard = { discards-deed } { $amount ->
    [one] une carte
    [2] deux cartes
    [3] trois cartes
   *[other] { $amount } cartes
}
deed-excavate = { $you ->
    [yes] excavez
   *[no] excave
} { monuments }
deed-search = { $you ->
    [yes] fouillez
   *[no] fouille
}
deed-remove = { $you ->
    [yes] retirez
   *[no] retire
} { moved-tokens }
deed-steal = { $you ->
    [yes] prenez
   *[no] prend
} { $cards_acc } { $robbed ->
    [yes] de votre main
   *[no] à { $victim }
}
deed-exchange = { $you ->
    [yes] échangez
   *[no] échange
} { $returned_acc } contre { $given_acc }
deed-flip = { $you ->
    [yes] faites
   *[no] fait
} passer la tuile Connaissance { $board } au niveau II
