### Reasons of hints in Ancient Knowledge. Points are those at the end; what is said of the next turn is counted then.

hint-points-worth = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
}
hint-more-or-less = { $way ->
    [more] víc
   *[less] méně
}
hint-points-monuments = { $way ->
    [more] +{ hint-points-worth } v minulosti
   *[less] −{ hint-points-worth } v minulosti
}
hint-points-final-effects = { $way ->
    [more] +{ hint-points-worth } za efekty závěrečného bodování
   *[less] −{ hint-points-worth } za efekty závěrečného bodování
}
hint-points-technologies = { $way ->
    [more] +{ hint-points-worth } za technologie
   *[less] −{ hint-points-worth } za technologie
}
hint-points-timeline = { $way ->
    [more] +{ hint-points-worth } za monumenty na časové ose
   *[less] −{ hint-points-worth } za monumenty na časové ose
}
# These points are negative: more of them is less lost knowledge.
hint-points-lost-knowledge = o { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
    [many] { $amount } žetonu
   *[other] { $amount } žetonů
} ztraceného vědění { $way ->
    [more] méně
   *[less] víc
}
hint-built = do příštího tahu monumenty o { hint-points-worth } { $way ->
    [more] cennější
   *[less] méně cenné
}
hint-timeline-knowledge = v příštím tahu na časové ose o { $amount } vědění { hint-more-or-less }
hint-learned = do příštího tahu o { $amount ->
    [one] { $amount } technologii
    [few] { $amount } technologie
    [many] { $amount } technologie
   *[other] { $amount } technologií
} { hint-more-or-less }
hint-artefacts = o { $amount ->
    [one] { $amount } vyložený artefakt
    [few] { $amount } vyložené artefakty
    [many] { $amount } vyloženého artefaktu
   *[other] { $amount } vyložených artefaktů
} { hint-more-or-less }
hint-hand = v příštím tahu v ruce o { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
} { hint-more-or-less }
hint-blocked = { $way ->
    [less] pole monumentu se zámkem zůstane volné
   *[more] obsadí pole monumentu se zámkem
}
