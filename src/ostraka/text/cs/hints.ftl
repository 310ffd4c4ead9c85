### Hints: which options are worth a look, what they promise, and why. Games add the reasons that are their own.
### `way` is more or less, compared with the other options; `amount` is how much, on average.

## Phrases

hint-some-points = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
}

## The lines

# The first time somebody asks: no ranking yet
hint-unranked = Za úvahu stojí, v pořadí ze seznamu:
hint-more = Zeptejte se ještě jednou a dostanete pořadí i důvody.
hint-only = Nic jiného udělat nelze.

# The second time; `option` with its number, `reasons` in one phrase (empty where there are none)
hint-ranked = { $rank ->
    [1] Nejlepší
    [2] Druhá nejlepší
   *[other] Třetí nejlepší
}: { $option }. { $result }{ $reasons ->
    [none] .
   *[other] : { $reasons }.
}

# `error` and `points_error` are half the width of a 95 % interval
hint-result = { $shared ->
    [yes] Společná výhra v { $chance } % případů, ± { $error }
   *[no] Vyhrajete v { $chance } % případů, ± { $error }, a získáte asi { hint-result-points }
}
hint-result-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} (± { $points_error })
hint-everybody = Zvolíte-li nejlepší: { $results }.
hint-seat = { $seat } { $chance } % (± { $error }), asi { hint-result-points }

## Reasons

# What speaks against an option and what speaks for it
hint-but = { $against }, ale { $favour }

hint-even = asi stejně dobré jako ostatní zde uvedené
hint-even-beyond = { $even }; oproti zbývajícím: { $reasons }
hint-rivals = nejlepší soupeř skončí o { hint-some-points } { $way ->
    [less] níž
   *[more] výš
}
