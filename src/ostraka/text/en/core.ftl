### What every game can say. A game's own catalogue wins over this one.

## Phrases

# "a, b": one more of several, not the last
list-comma = { $list }, { $next }
list-semicolon = { $list }; { $next }
list-and = { $list } and { $last }
list-or = { $list } or { $last }
# Several that are called the same
counted = { $n } × { $name }

# A seat that nobody gave a name
seat = Player { $place }

# Cards that the reader may not know; `more` is yes after cards that have been named
hidden-cards = { $more ->
    [yes] { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    }
   *[no] { $n ->
        [one] a card
       *[other] { $n } cards
    }
}

## A turn in one line: what somebody did, one after the other

turn-deeds = { $you ->
    [yes] You
   *[no] { $seat }
} { $deeds }.
deed-nothing = { $you ->
    [yes] do
   *[no] does
} nothing

## Answers

option-pass = Pass
option-yes = Yes
option-card = { $name }
option-seat = { $name }
option-amount = { $n }

## Taking back

# Why it is not possible; `length` and `grain` are what a program asked for
undo-over = Nothing can be taken back: the game is over and its seed is known.
undo-nothing = There is nothing of yours to take back.
undo-length = You can go back to a log length below { $now }, not to { $to }.
undo-grain = You can take back a step or a turn, not { $grain }.

# Why the others must agree
undo-chosen = Somebody else has chosen since.
undo-chance = Cards or dice have come up since.
undo-revealed = Something has been revealed since.

## Settings

value-true = yes
value-false = no

## Help

help-card = { $card }: { $text }
help-rulings = { $n ->
    [one] Ruling
   *[other] Rulings
}: { $rulings }.

## Asked in the terminal: cards and things, and what a place is adjacent to

inspect-how = Type i and the beginning of a name, as in: i { $example }
inspect-nothing = Nothing here is called “{ $name }”. { inspect-how }
inspect-many = { $n } things match: { $cards }{ $more ->
    [yes] {" "}…
   *[no] .
}
adjacent-to = { $n ->
    [0] Nothing is adjacent to { $place }.
   *[other] Adjacent to { $place }: { $others }.
}
adjacent-nowhere = Nothing on the table is adjacent to anything now.
adjacent-unknown = No place is called “{ $name }”. There are: { $places }.

## Bots, in the middle of a sentence

bot-digger = digger
bot-student = student
bot-scholar = scholar
bot-professor = professor
bot-sage = sage
bot-oracle = oracle

## The score sheet

sheet-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# Where points come from, and how many; a question mark where the reader cannot know
sheet-part = { $source } { $n }
sheet-row = { $name }: { $total } ({ $parts }).
sheet-at-least = at least { $points } in sight
sheet-rank = Rank { $rank }: { $name }, { $points }.
sheet-winner = Winner: { $names }.
sheet-nobody = Nobody has won.

## The table of a game that has no board of its own: everything in sight, by name

view-seen = Board, as { $name } sees it:
view-watched = Board, as a spectator sees it:
view-part = { $part }: { $value }
view-part-of = { $part }, { $name }: { $value }
view-none = none
view-more = { $list } and { $n } more

# What most games have; a part that no catalogue names is called as its game calls it
view-name-asked = asked
view-name-first = first
view-name-active = active
view-name-turns = turns
view-name-hand = hand
view-name-hand_sizes = hand sizes
view-name-deck = deck
view-name-deck_size = deck size
view-name-discard = discard
view-name-ended = ended
