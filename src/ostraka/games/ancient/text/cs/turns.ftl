### Tah na jednom řádku. Skutky nemají podmět: stojí za jménem, nebo větu začínají (turn-deeds)

turn-decline = Úpadek: { $cards }{ $lost ->
    [0] {""}
   *[other] , ztracené vědění: { $lost }
}.

deed-create = { $you ->
    [yes] vytváříte
   *[no] vytváří
} { the-cards }{ $amount ->
    [0] {""}
   *[other] {" "}na poli { $amount }
}{ $paid ->
    [0] {""}
    [one] {" "}za { $paid } odloženou kartu
    [few] {" "}za { $paid } odložené karty
   *[other] {" "}za { $paid } odložených karet
}
deed-learn = { $you ->
    [yes] získáváte
   *[no] získává
} { $n ->
    [1] technologii
   *[other] technologie
} { $cards_acc }
deed-archive = { $you ->
    [yes] archivujete
   *[no] archivuje
} { $knowledge } vědění za { $amount ->
    [one] { $amount } odloženou kartu
    [few] { $amount } odložené karty
   *[other] { $amount } odložených karet
}
deed-discard = { $you ->
    [yes] odkládáte
   *[no] odkládá
} { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
   *[other] { $amount } karet
}
deed-excavate = { $you ->
    [yes] provádíte
   *[no] provádí
} Objevení ({ monuments })
deed-search = { $you ->
    [yes] provádíte
   *[no] provádí
} Prohledání
deed-remove = { $you ->
    [yes] odstraňujete
   *[no] odstraňuje
} { $amount } vědění
deed-steal = { $you ->
    [yes] berete
   *[no] bere
} { the-cards } ({ $robbed ->
    [yes] z vaší ruky
   *[no] hráč { $victim }
})
deed-exchange = { $you ->
    [yes] vyměňujete
   *[no] vyměňuje
} { $returned_acc } za { $given_acc }
deed-flip = { $you ->
    [yes] měníte
   *[no] mění
} desku technologií { $board } na desku úrovně II
