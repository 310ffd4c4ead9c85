### Hints: which options are worth a look, what they promise, and why. Games add the reasons that are their own.
### `way` is more or less, compared with the other options; `amount` is how much, on average.

## Phrases

hint-some-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## The lines

# The first time somebody asks: no ranking yet
hint-unranked = Worth a look, in the order of the list:
hint-more = Ask once more for the ranking and the reasons.
hint-only = There is only this to do.

# The second time; `option` with its number, `reasons` in one phrase (empty where there are none)
hint-ranked = { $rank ->
    [1] Best
    [2] Second
   *[other] Third
}: { $option }. { $result }{ $reasons ->
    [none] .
   *[other] : { $reasons }.
}

# `error` and `points_error` are half the width of a 95 % interval
hint-result = { $shared ->
    [yes] Won together in { $chance } % of cases, ± { $error }
   *[no] You win in { $chance } % of cases, ± { $error }, with about { hint-result-points }
}
hint-result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $points_error })
hint-everybody = If you take the best: { $results }.
hint-seat = { $seat } { $chance } % (± { $error }), about { hint-result-points }

## Reasons

# What speaks against an option and what speaks for it
hint-but = { $against }, but { $favour }

hint-even = about as good as the others named here
hint-even-beyond = { $even }; compared with the rest, { $reasons }
hint-rivals = { $way ->
    [less] the best rival ends with { hint-some-points } fewer
   *[more] the best rival ends with { hint-some-points } more
}
