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

# The whole advice: `move` is a move with its verb
hint-advice = Moje rada: { $move }.
hint-only = Nic jiného udělat nelze.
# What the first move has over the next one, or over all the rest (none)
hint-better = { $other ->
    [none] Lepší než ostatní: { $reasons }.
   *[other] Lepší než „{ $other }“: { $reasons }.
}
# What another move has against it, or for it, beside the first
hint-instead = Oproti první radě: { $reasons }.
# Where no reason can be named: it comes out ahead of another (none: of the rest), or it hardly matters
hint-tried = { $other ->
    [none] Po mnoha zkouškách to vychází lépe než ostatní; nerozhoduje nic jednotlivého.
   *[other] Po mnoha zkouškách to vychází lépe než „{ $other }“; nerozhoduje nic jednotlivého.
}
hint-either = Je to skoro jedno: po mnoha zkouškách to vychází stejně.
hint-quoted = „{ $move }“
hint-equal = Bez skutečného rozdílu: { $moves }.
hint-next = Další možnost: { $move }.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
hint-more = Zeptejte se ještě jednou a dostanete čísla.

# The second time: figures. `error` and `points_error` are half the width of a 95 % interval
hint-figures = { $move }: { $result }{ $gap ->
    [none] {""}
   *[other] ; { $gap }
}.
hint-result = { $shared ->
    [yes] společná výhra v { $chance } % případů, ± { $error }
   *[no] vyhrajete v { $chance } % případů, ± { $error }, a získáte asi { hint-result-points }
}
hint-result-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} (± { $points_error })
hint-gap = { $equal ->
    [yes] bez skutečného rozdílu
   *[no] o { $behind ->
        [one] { $behind } procentní bod
        [few] { $behind } procentní body
       *[other] { $behind } procentních bodů
    } méně než první (± { $error })
}

## Reasons

# What speaks against an option and what speaks for it
hint-but = { $against }, ale { $favour }

hint-rivals = nejlepší soupeř skončí o { hint-some-points } { $way ->
    [less] níž
   *[more] výš
}

## Trenér

# Before a choice that gives something away, and after it
coach-sure = Opravdu? Tah „{ $move }“ vás bude stát { $much ->
    [yes] mnoho
   *[no] něco
}.
coach-was = Tah „{ $move }“ vás stál { $much ->
    [yes] mnoho
   *[no] něco
}.
coach-better = Lepší: { $move }.
coach-figures = S lepším tahem: { $better }. S druhým: { $chosen }; { $gap }.
