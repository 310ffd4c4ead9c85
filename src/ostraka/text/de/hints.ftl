### Hints: which options are worth a look, what they promise, and why. Games add the reasons that are their own.
### `way` is more or less, compared with the other options; `amount` is how much, on average.

## Phrases

hint-some-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}

## The lines

# The first time somebody asks: no ranking yet
hint-unranked = Einen Blick wert, in der Reihenfolge der Liste:
hint-more = Frage noch einmal, dann kommen Rangfolge und Gründe.
hint-only = Etwas anderes ist nicht möglich.

# The second time; `option` with its number, `reasons` in one phrase (empty where there are none)
hint-ranked = { $rank ->
    [1] Am besten
    [2] Am zweitbesten
   *[other] Am drittbesten
}: { $option }. { $result }{ $reasons ->
    [none] .
   *[other] : { $reasons }.
}

# `error` and `points_error` are half the width of a 95 % interval
hint-result = { $shared ->
    [yes] Gemeinsamer Sieg in { $chance } % der Fälle, ± { $error }
   *[no] Du gewinnst in { $chance } % der Fälle, ± { $error }, mit etwa { hint-result-points }
}
# After "mit"
hint-result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} (± { $points_error })
hint-everybody = Wenn du das Beste nimmst: { $results }.
hint-seat = { $seat } { $chance } % (± { $error }) mit etwa { hint-result-points }

## Reasons

# What speaks against an option and what speaks for it
hint-but = { $against }, aber { $favour }

hint-even = etwa so gut wie die anderen hier genannten
hint-even-beyond = { $even }; verglichen mit dem Rest: { $reasons }
hint-rivals = der beste Gegner endet mit { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkten
} { $way ->
    [less] weniger
   *[more] mehr
}
