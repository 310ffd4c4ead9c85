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

# What the first move does by itself that the next best one does not
hint-better = Lepší než „{ $other }“: { $reasons }.
# How far the next best is behind: in points, or in games won out of a hundred
hint-behind = { $points ->
    [0] Při zkouškách to vyhrálo { $chance } % her místo { $best } %.
    [few] V průměru to skončí zhruba o { $points } body hůř.
   *[other] V průměru to skončí zhruba o { $points } bodů hůř.
}
# Where nothing on the table speaks for the first move
hint-trials = Krátký důvod nemám: při zkouškách to vyhrálo častěji.
# Where everything else gives something up for nothing. `nothing` is whether the advice is to give up nothing at all
hint-thrifty = { $nothing ->
    [yes] Cokoli jiného by skoro nic nezměnilo, nechte si tedy, co máte.
   *[no] Víc než to by skoro nic nezměnilo.
}


hint-either = Je to skoro jedno: { $moves } poslouží stejně dobře.
# Of several things, one that could as well be another one
hint-equal-instead = Místo { $one } stejně dobře: { $others }.
hint-quoted = „{ $move }“
# What is as good, if a reason was given, and if there is none
hint-equal = Stejně dobré: { $moves }.
hint-next = Další možnost: { $move }. { $why }
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
