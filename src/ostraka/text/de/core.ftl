### What every game can say. A game's own catalogue wins over this one.

## Phrases

# "a, b": one more of several, not the last
list-comma = { $list }, { $next }
list-semicolon = { $list }; { $next }
list-and = { $list } und { $last }
list-or = { $list } oder { $last }
# Several that are called the same
counted = { $n } × { $name }

# A seat that nobody gave a name
seat = Platz { $place }

# Cards that the reader may not know; `more` is yes after cards that have been named
hidden-cards = { $more ->
    [yes] { $n ->
        [one] { $n } weitere Karte
       *[other] { $n } weitere Karten
    }
   *[no] { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
}

## Ein Zug in einer Zeile: was jemand getan hat, eins nach dem anderen

turn-deeds = { $you ->
    [yes] Du
   *[no] { $seat }
} { $deeds }.
deed-nothing = { $you ->
    [yes] tust
   *[no] tut
} nichts

## Answers

option-pass = Passen
option-yes = Ja
option-card = { $name }
option-seat = { $name }
option-amount = { $n }

## Taking back

# Why it is not possible; `length` and `grain` are what a program asked for
undo-over = Nichts lässt sich mehr zurücknehmen: Das Spiel ist zu Ende, und sein Startwert ist bekannt.
undo-nothing = Du hast nichts, was du zurücknehmen könntest.
undo-length = Zurück geht es nur zu einer Protokolllänge unter { $now }, nicht zu { $to }.
undo-grain = Zurücknehmen lässt sich ein Schritt oder ein Zug, nicht { $grain }.

# Why the others must agree
undo-chosen = Inzwischen hat jemand anders gewählt.
undo-chance = Inzwischen kamen Karten oder Würfel ins Spiel.
undo-revealed = Inzwischen wurde etwas aufgedeckt.

## Settings

value-true = ja
value-false = nein

## Help

help-card = { $card }: { $text }
help-rulings = { $n ->
    [one] Regelklärung
   *[other] Regelklärungen
}: { $rulings }.

## Asked in the terminal: cards and things, and what a place is adjacent to

inspect-how = Tippe i und den Anfang eines Namens, zum Beispiel: i { $example }
inspect-nothing = Hier heißt nichts „{ $name }“. { inspect-how }
inspect-many = { $n } Namen passen: { $cards }{ $more ->
    [yes] {" "}…
   *[no] .
}
adjacent-to = { $n ->
    [0] { $place }: nichts ist benachbart.
   *[other] Benachbart zu { $place }: { $others }.
}
adjacent-nowhere = Zurzeit ist auf dem Tisch nichts zu etwas anderem benachbart.
adjacent-unknown = Kein Ort heißt „{ $name }“. Es gibt: { $places }.

## Bots, in the middle of a sentence

bot-digger = Ausgräber
bot-student = Student
bot-scholar = Gelehrter
bot-professor = Professor
bot-sage = Weiser
bot-oracle = Orakel

## The score sheet

sheet-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
# Where points come from, and how many; a question mark where the reader cannot know
sheet-part = { $source } { $n }
sheet-row = { $name }: { $total } ({ $parts }).
sheet-at-least = mindestens { $points } sichtbar
sheet-rank = Platz { $rank }: { $name }, { $points }.
sheet-winner = Sieg: { $names }.
sheet-nobody = Niemand hat gewonnen.

## The table of a game that has no board of its own: everything in sight, by name

view-seen = Spielbrett aus der Sicht von { $name }:
view-watched = Spielbrett aus der Sicht von Zuschauenden:
view-part = { $part }: { $value }
view-part-of = { $part }, { $name }: { $value }
view-none = nichts
view-more = { $list } und { $n } weitere

# What most games have; a part that no catalogue names is called as its game calls it
view-name-asked = gefragt
view-name-first = beginnt
view-name-active = am Zug
view-name-turns = Züge
view-name-hand = Hand
view-name-hand_sizes = Handkarten
view-name-deck = Nachziehstapel
view-name-deck_size = Karten im Nachziehstapel
view-name-discard = Ablagestapel
view-name-ended = beendet
