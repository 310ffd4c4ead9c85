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

# What the first move does by itself that the next best one does not
hint-better = Besser als „{ $other }“: { $reasons }.
# How far the next best is behind: in points, or in games won out of a hundred
hint-behind = { $points ->
    [0] In Versuchen gewann das { $chance } % der Spiele statt { $best } %.
   *[other] Im Schnitt endet das mit etwa { $points } Punkten weniger.
}
# Where nothing on the table speaks for the first move
hint-trials = Einen kurzen Grund habe ich nicht: In Versuchen gewann das öfter.
# Where everything else gives something up for nothing. `nothing` is whether the advice is to give up nothing at all
hint-thrifty = { $nothing ->
    [yes] Alles andere würde kaum etwas ändern, also behalte, was du hast.
   *[no] Mehr als das würde kaum etwas ändern.
}


hint-either = Es ist fast gleich: { $moves } wäre ebenso gut.
# Of several things, one that could as well be another one
hint-equal-instead = Ebenso gut statt { $one }: { $others }.
hint-quoted = „{ $move }“
# What is as good, if a reason was given, and if there is none
hint-equal = Ebenso gut: { $moves }.
hint-next = Nächstbeste Wahl: { $move }. { $why }
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
