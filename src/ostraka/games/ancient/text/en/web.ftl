### What the browser client says at the table of Ancient Knowledge, besides what the game's other catalogues say.

game-ancient-title = Ancient Knowledge
game-ancient-pitch = Raise cities, megaliths and pyramids. Time carries them off; what they knew is saved by you, or lost.
game-ancient-facts = 2–4 players · 60 minutes · teams possible
kind-city = City
kind-megalith = Megalith
kind-pyramid = Pyramid
kind-artefact = Artefact
kind-ancient = Ancient technology
kind-writing = Writing technology
kind-secret = Secret technology
letter-city = C
letter-megalith = M
letter-pyramid = P
letter-artefact = A
letter-ancient = A
letter-writing = W
letter-secret = S
activation-immediate = At once
activation-permanent = Always
activation-timeline = Timeline
activation-decline = Decline
activation-final = Final
activation-immediate-long = Works once, when it comes into play, and uses no action; only “may” and “up to” leave you a choice
activation-permanent-long = Works as long as it is in play: an artefact, or a monument on your Timeline
activation-timeline-long = Works once in each of your Timeline phases, while it is in play; only “may” and “up to” leave you a choice
activation-decline-long = Works when it declines, while it is still on your Timeline; only “may” and “up to” leave you a choice
activation-final-long = Counts in the final scoring, a monument only if it is in your Past
ak-timeline = Timeline
ak-column = Slot { $n }
way-where-ancient = { $what }: choose its slot on the Timeline.
ak-upper = upper
ak-lower = lower
ak-empty = empty
ak-past = Past
ak-past-of = Past { $n } of 14
ak-past-sum = { $n ->
    [one] One monument
   *[other] { $n } monuments
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} printed on them; { $turned ->
    [0] none is excavated yet.
    [one] one is excavated. It makes no difference which.
   *[other] { $turned } are excavated. It makes no difference which.
}
ak-past-empty = Nothing has sunk into the Past yet. What stands in slot 1 falls at the end of the turn.
ak-collection-empty = Nothing learned yet.
ak-lost = Lost knowledge
ak-artefacts = Artefacts
ak-collection = Learned
ak-deck = Deck
ak-declines = Falls
ak-falls-now = now
ak-laid = Choose from these
ak-making = You create
ak-excavated = excavated
bind-chance-ancient = Then cards are drawn or turned up.
bind-chance-ancient-search = Then you draw a card.
cost-ancient = { $n ->
    [0] free
    [one] discard { $n }
   *[other] discard { $n }
}
ak-level = Level { $n }
ak-board = Board { $n }
ak-cell = Slot { $slot }, { $row }: { $what }
ak-cell-card = { $name }, { $kind }, { $n } knowledge{ $locked ->
    [yes] , locked
   *[no] {""}
}
ak-hand-of = Hand
ak-hand-hidden = Spectators see no hands.
ak-hand-empty = Your hand is empty.
explain-ancient-rival = Another player at a glance: cards in hand, monuments in the Past, lost knowledge, technologies, and the six slots of the Timeline with the knowledge still on it. The arrows open the whole board.
explain-ancient-timeline = Your Timeline. Monuments stand in six slots, two in each, with knowledge on them. At the end of each of your turns those in slot 1 decline into the Past, and the others move one slot to the left.
explain-ancient-past = Your Past: monuments that have declined are worth their points here. When anybody has fourteen, the round is the last. An upright one can be excavated once for new cards.
explain-ancient-forecast = In how many turns a slot declines, what its monuments will then be worth, and how much knowledge would be lost with them.
explain-ancient-lost = Lost knowledge: what still lay on monuments when they declined. Each costs you a point at the end.
explain-ancient-deck = The builder cards that are left. When there are none, the discard pile is shuffled.
explain-ancient-artefacts = Your artefacts, five at most. They stay, and their effects go on working.
explain-ancient-learned = The technologies you have learned.
explain-ancient-technologies = Technologies that can be learned, if your Past and your hand meet what they require. Those of level I help at once, those of level II are worth points.
explain-ancient-hand = Your hand, never more than ten cards. They are created from here, and others of them pay for it.
aim-ancient = 14 monuments in a Past end the game, then the most points win
ak-does-create = put a card into play
ak-does-learn = take a technology
ak-does-archive = discard cards to remove knowledge
ak-does-excavate = turn monuments in your Past to draw cards
ak-does-search = draw one card
# Stems of long words on cards, with a bar wherever a browser may divide them
ak-breaks = –
