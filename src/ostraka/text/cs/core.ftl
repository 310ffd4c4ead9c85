### What every game can say. A game's own catalogue wins over this one.

## Phrases

# "a, b": one more of several, not the last
list-comma = { $list }, { $next }
list-semicolon = { $list }; { $next }
list-and = { $list } a { $last }
list-or = { $list } nebo { $last }
# Several that are called the same
counted = { $n } × { $name }
    .acc = { $n } × { $name_acc }
    .dat = { $n } × { $name_dat }
    .ins = { $n } × { $name_ins }

# A seat that nobody gave a name
seat = Místo { $place }

# Cards that the reader may not know; `more` is yes after cards that have been named
hidden-cards = { $more ->
    [yes] ještě { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
   *[no] { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
}
    .acc = { $more ->
        [yes] ještě { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
       *[no] { $n ->
            [one] { $n } kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
    }

## Tah na jednom řádku: co kdo udělal, jedno po druhém

turn-deeds = { $you ->
    [yes] { $deeds_capital }
   *[no] { $seat } { $deeds }
}.
deed-nothing = { $you ->
    [yes] neděláte
   *[no] nedělá
} nic

## Answers

option-pass = Pas
option-yes = Ano
option-card = { $name }
option-seat = { $name }
option-amount = { $n }

## Taking back

# Why it is not possible; `length` and `grain` are what a program asked for
undo-over = Nic nelze vrátit: partie skončila a její semínko je známé.
undo-nothing = Nemáte co vrátit.
undo-length = Vrátit se lze k délce záznamu pod { $now }, ne k { $to }.
undo-grain = Vrátit lze krok (step) nebo tah (turn), ne { $grain }.

# Why the others must agree
undo-chosen = Od té doby volil někdo jiný.
undo-chance = Od té doby rozhodly karty nebo kostky.
undo-revealed = Od té doby se něco odhalilo.

## Settings

value-true = ano
value-false = ne

## Help

help-card = { $card }: { $text }
help-rulings = Upřesnění pravidel: { $rulings }.

## Asked in the terminal: cards and things, and what a place is adjacent to

inspect-how = Napište i a začátek jména, třeba: i { $example }
inspect-nothing = Nic se zde nejmenuje „{ $name }“. { inspect-how }
inspect-many = Názvů, které odpovídají: { $n }. Jsou to: { $cards }{ $more ->
    [yes] {" "}…
   *[no] .
}
adjacent-to = { $n ->
    [0] { $place }: nic tu nesousedí.
   *[other] { $place } – sousedí: { $others }.
}
adjacent-nowhere = Na stole teď nic s ničím nesousedí.
adjacent-unknown = Žádné místo se nejmenuje „{ $name }“. Jsou zde: { $places }.

## Bots, in the middle of a sentence

bot-digger = kopáč
bot-student = student
bot-scholar = učenec
bot-professor = profesor
bot-sage = mudrc
bot-oracle = věštec

## The score sheet

sheet-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
# Where points come from, and how many; a question mark where the reader cannot know
sheet-part = { $source } { $n }
sheet-row = { $name }: { $total } ({ $parts }).
sheet-at-least = zatím jistě { $points }
sheet-rank = { $rank }. místo: { $name }, { $points }.
sheet-winner = Vítězí { $names }.
sheet-nobody = Nikdo nevyhrál.

## The table of a game that has no board of its own: everything in sight, by name

view-seen = Stůl, jak jej vidí { $name }:
view-watched = Stůl, jak jej vidí divák:
view-part = { $part }: { $value }
view-part-of = { $part }, { $name }: { $value }
view-none = –
view-more = { $list } a ještě { $n }

# What most games have; a part that no catalogue names is called as its game calls it
view-name-asked = na tahu
view-name-first = začíná
view-name-active = aktivní
view-name-turns = tahy
view-name-hand = ruka
view-name-hand_sizes = počty karet v ruce
view-name-deck = balíček
view-name-deck_size = velikost balíčku
view-name-discard = odkládací balíček
view-name-ended = konec
