### Hints: a whole move, why, and what is just as good. Games add the reasons that are their own.
### `way` is more or less, compared with the other options; `amount` is how much, on average.

## Phrases

hint-some-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## The lines

# The whole advice: `move` is a move with its verb
hint-advice = My advice: { $move }.
hint-only = This is the only move.
# What the first move has over the next one, or over all the rest (none)
hint-better = { $other ->
    [none] Better than the rest: { $reasons }.
   *[other] Better than “{ $other }”: { $reasons }.
}
# What another move has against it, or for it, beside the first
hint-instead = Compared with the first: { $reasons }.
# Where no reason can be named: it comes out ahead of another (none: of the rest), or it hardly matters
hint-tried = { $other ->
    [none] Tried out many times, it comes out ahead of the rest; no single thing decides it.
   *[other] Tried out many times, it comes out ahead of “{ $other }”; no single thing decides it.
}
hint-either = It hardly matters: tried out many times, they come out alike.
hint-quoted = “{ $move }”
hint-equal = No real difference: { $moves }.
hint-next = Next best: { $move }.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
hint-more = Ask once more for the figures.

# The second time: figures. `error` and `points_error` are half the width of a 95 % interval
hint-figures = { $move }: { $result }{ $gap ->
    [none] {""}
   *[other] ; { $gap }
}.
hint-result = { $shared ->
    [yes] won together in { $chance } % of cases, ± { $error }
   *[no] you win in { $chance } % of cases, ± { $error }, with about { hint-result-points }
}
hint-result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $points_error })
hint-gap = { $equal ->
    [yes] no real difference
   *[no] { $behind ->
        [one] 1 percentage point
       *[other] { $behind } percentage points
    } less than the first (± { $error })
}

## Reasons

# What speaks against an option and what speaks for it
hint-but = { $against }, but { $favour }

hint-rivals = { $way ->
    [less] the best rival ends { hint-some-points } lower
   *[more] the best rival ends { hint-some-points } higher
}

## The coach

# Before a choice that gives something away, and after it
coach-sure = Are you sure? “{ $move }” gives { $much ->
    [yes] a lot
   *[no] something
} away.
coach-was = “{ $move }” gave { $much ->
    [yes] a lot
   *[no] something
} away.
coach-better = Better: { $move }.
coach-figures = With the better move: { $better }. With the other: { $chosen }; { $gap }.
