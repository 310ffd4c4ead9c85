### What every game can say. A game's own catalogue wins over this one.

## Phrases

# "a, b": one more of several, not the last
list-comma = { $list }, { $next }
list-and = { $list } and { $last }
list-or = { $list } or { $last }

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

## Answers

option-pass = Pass
option-yes = Yes
option-card = { $name }
option-seat = { $name }
option-amount = { $n }

## Settings

value-true = yes
value-false = no

## Help

help-card = { $card }: { $text }
help-rulings = { $n ->
    [one] Ruling
   *[other] Rulings
}: { $rulings }.
