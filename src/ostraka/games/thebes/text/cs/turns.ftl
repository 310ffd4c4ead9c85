### Tah na jednom řádku. Skutky nemají podmět: stojí za jménem, nebo větu začínají (turn-deeds)

deed-travel = { $you ->
    [yes] cestujete
   *[no] cestuje
} { $place_into }
deed-take = { $you ->
    [yes] berete
   *[no] bere
} { $cards_acc }
deed-change = { $you ->
    [yes] vyměňujete
   *[no] vyměňuje
} nabídku
deed-exhibit = { $you ->
    [yes] pořádáte
   *[no] pořádá
} { $cards_acc }
deed-dig = { $you ->
    [yes] kopete
   *[no] kope
} { $site_in } ({ in-weeks })
deed-find = { $n ->
    [0] { $you ->
        [yes] nenacházíte
       *[no] nenachází
    } nic než písek
   *[other] { $you ->
        [yes] nacházíte
       *[no] nachází
    }: { $cards }
}
