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
# What the first move does by itself that the next best one does not
hint-better = Better than “{ $other }”: { $reasons }.
# How far the next best is behind: in points, or in games won out of a hundred
hint-behind = { $points ->
    [0] In trials it won { $chance } % of the games instead of { $best } %.
   *[other] On average it ends about { $points } points further back.
}
# Where nothing on the table speaks for the first move
hint-trials = I have no short reason: it won more often in trials.
# Where everything else gives something up for nothing. `nothing` is whether the advice is to give up nothing at all
hint-thrifty = { $nothing ->
    [yes] Anything else would make no real difference, so keep what you have.
   *[no] More than that would make no real difference.
}
hint-quoted = “{ $move }”
# What is as good, if a reason was given, and if there is none
hint-equal = As good: { $moves }.
hint-either = It hardly matters: { $moves } would do as well.
# Of several things, one that could as well be another one
hint-equal-instead = As good instead of { $one }: { $others }.
hint-next = Next best: { $move }. { $why }
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
