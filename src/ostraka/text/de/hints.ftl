### Hints: which options are worth a look, what they promise, and why. Games add the reasons that are their own.
### `way` is more or less, compared with the other options; `amount` is how much, on average.

## Phrases

hint-some-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}

## The lines

# The whole advice: `move` is a move with its verb
hint-advice = Mein Rat: { $move }.
hint-only = Etwas anderes ist nicht möglich.
# What the first move has over the next one, or over all the rest (none)
hint-better = { $other ->
    [none] Besser als der Rest: { $reasons }.
   *[other] Besser als „{ $other }“: { $reasons }.
}
# What another move has against it, or for it, beside the first
hint-instead = Verglichen mit dem ersten Rat: { $reasons }.
# Where no reason can be named: it comes out ahead of another (none: of the rest), or it hardly matters
hint-tried = { $other ->
    [none] Oft ausprobiert, ist das besser als der Rest; den Ausschlag gibt nichts Einzelnes.
   *[other] Oft ausprobiert, ist das besser als „{ $other }“; den Ausschlag gibt nichts Einzelnes.
}
hint-either = Es ist fast gleich: Oft ausprobiert, kommt dasselbe heraus.
hint-quoted = „{ $move }“
hint-equal = Kein echter Unterschied: { $moves }.
hint-next = Nächstbeste Wahl: { $move }.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
hint-more = Frage noch einmal, dann kommen die Zahlen.

# The second time: figures. `error` and `points_error` are half the width of a 95 % interval
hint-figures = { $move }: { $result }{ $gap ->
    [none] {""}
   *[other] ; { $gap }
}.
hint-result = { $shared ->
    [yes] gemeinsamer Sieg in { $chance } % der Fälle, ± { $error }
   *[no] du gewinnst in { $chance } % der Fälle, ± { $error }, mit etwa { hint-result-points }
}
# After "mit"
hint-result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} (± { $points_error })
hint-gap = { $equal ->
    [yes] kein echter Unterschied
   *[no] { $behind ->
        [one] { $behind } Prozentpunkt
       *[other] { $behind } Prozentpunkte
    } weniger als beim ersten (± { $error })
}

## Reasons

# What speaks against an option and what speaks for it
hint-but = { $against }, aber { $favour }

hint-rivals = der beste Gegner endet mit { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkten
} { $way ->
    [less] weniger
   *[more] mehr
}

## Der Trainer

# Before a choice that gives something away, and after it
coach-sure = Sicher? „{ $move }“ verschenkt { $much ->
    [yes] viel
   *[no] etwas
}.
coach-was = „{ $move }“ hat { $much ->
    [yes] viel
   *[no] etwas
} verschenkt.
coach-better = Besser: { $move }.
coach-figures = Mit dem besseren Zug: { $better }. Mit dem anderen: { $chosen }; { $gap }.
