### A turn in one line: what the humans did; then deeds without a subject, put together after "You" or a name (turn-deeds)

turn-humans = The humans ({ $card }): { $n ->
    [0] nothing happens
   *[other] { $deeds }
}.
humans-march = { $n ->
    [one] a tribe moves to { $places }
   *[other] { $n } tribes move
}
humans-jump = the { $one } jumps to { $places }
humans-trail = a trail in { $places }
humans-fragment = the { $one } is opened
humans-discovery = they discover { $one }
humans-summon = the { $one } comes to { $places }
humans-attack = their attacks cost population ({ $losses })
humans-loss = { $you ->
    [yes] you
   *[no] { $seat }
} −{ $amount }
humans-appear = { $n ->
    [one] a tribe appears
   *[other] { $n } tribes appear
} in { $places }
humans-trap = a trap strikes

deed-step = { $you ->
    [yes] go
   *[no] goes
} to { $cards }
deed-kill-tribe = { $you ->
    [yes] destroy
   *[no] destroys
} { $n ->
    [one] a tribe
   *[other] { $n } tribes
}
deed-kill-spirit = { $you ->
    [yes] destroy
   *[no] destroys
} the { $one }
deed-care = { $you ->
    [yes] gain
   *[no] gains
} { $amount } population
deed-adapt = { $you ->
    [yes] move
   *[no] moves
} the marker up by { $amount }
deed-develop = { $you ->
    [yes] take
   *[no] takes
} { $n ->
    [1] a { $cards }
   *[other] { $n } development cards
}
deed-raise = { $you ->
    [yes] activate
   *[no] activates
} the place of power of row { $amount } in { $one }
deed-shed = { $you ->
    [yes] play
   *[no] plays
} { $n ->
    [one] a degradation card
   *[other] { $n } degradation cards
}
deed-place-token = { $you ->
    [yes] put
   *[no] puts
} a token of { $one } in { $two }
deed-generation = { $you ->
    [yes] have
   *[no] has
} a generation change
