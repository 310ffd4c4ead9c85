### Reasons of hints in Mammothodus. Everything is counted when the next turn begins.

hint-points-places = { $way ->
    [more] ein Kraftort ist eher bald aktiv
   *[less] ein Kraftort ist weniger bald aktiv
}
hint-points-shards = { $amount } Splitter { $way ->
    [more] mehr aufgedeckt
   *[less] weniger aufgedeckt
}
hint-points-centre = { $way ->
    [more] mehr Clans erreichen die Mitte
   *[less] weniger Clans erreichen die Mitte
}
hint-points-victory = { $way ->
    [more] der Sieg kommt früher
   *[less] der Sieg kommt später
}
hint-portal = { $way ->
    [more] bringt den nächsten Kraftort näher
   *[less] lässt den nächsten Kraftort weiter entfernt
}
hint-revealed = { hint-points-shards }
hint-tribes = { $amount ->
    [one] { $amount } Menschenstamm
   *[other] { $amount } Menschenstämme
} { $way ->
    [less] weniger
   *[more] mehr
} auf dem Brett
hint-spirits = { $amount ->
    [one] { $amount } Geist
   *[other] { $amount } Geister
} { $way ->
    [less] weniger
   *[more] mehr
} auf dem Brett
hint-trails = { $amount ->
    [one] { $amount } Pfad
   *[other] { $amount } Pfade
} { $way ->
    [less] weniger
   *[more] mehr
}
hint-decay = { $amount ->
    [one] { $amount } Degenerationskarte
   *[other] { $amount } Degenerationskarten
} { $way ->
    [more] mehr
   *[less] weniger
} im Vorrat
hint-population = { $amount } Population { $way ->
    [more] mehr
   *[less] weniger
} für den Clan
hint-weakest = { $amount } Population { $way ->
    [more] mehr
   *[less] weniger
} für den schwächsten Clan
hint-danger = { $way ->
    [less] weniger Gefahr durch die nächste Menschenkarte
   *[more] mehr Gefahr durch die nächste Menschenkarte
}
hint-hand = { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} { $way ->
    [more] mehr
   *[less] weniger
} auf der Hand
