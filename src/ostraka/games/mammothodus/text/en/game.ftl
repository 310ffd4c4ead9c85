### The words of Mammothodus

## Names

colour-green = green
colour-red = red
colour-yellow = yellow
colour-blue = blue
region-centre = the centre
region-north = the north
region-east = the east
region-south = the south
region-west = the west
clan-mammoths = the Mammoths
clan-tigers = the Sabre-toothed Tigers
clan-rhinos = the Woolly Rhinoceroses
clan-bison = the Bison
territory = { $name } ({ $id })
figure-green = green figure
figure-red = red figure
figure-yellow = yellow figure
figure-blue = blue figure
figure-of = { $figure } of { $clan }
kind-green = green card
    .acc = a green card
kind-red = red card
    .acc = a red card
kind-yellow = yellow card
    .acc = a yellow card
kind-blue = blue card
    .acc = a blue card
kind-double-green = double green card
    .acc = a double green card
kind-double-red = double red card
    .acc = a double red card
kind-double-yellow = double yellow card
    .acc = a double yellow card
kind-double-blue = double blue card
    .acc = a double blue card
kind-extra-green = green extra-action card
    .acc = a green extra-action card
kind-extra-red = red extra-action card
    .acc = a red extra-action card
kind-extra-yellow = yellow extra-action card
    .acc = a yellow extra-action card
kind-extra-blue = blue extra-action card
    .acc = a blue extra-action card
kind-wild = wild card
    .acc = a wild card
kind-draw-three = draw-three card
    .acc = a draw-three card
kind-degradation = degradation card
    .acc = a degradation card
shard-sun = sun shard
shard-moon = moon shard
shard-star = star shard
shard-spiral = spiral shard
shard-tusk = tusk shard
human-green = green human card
human-red = red human card
human-yellow = yellow human card
human-blue = blue human card
human-new-trail = New Trail
spirit-stone = Spirit of Stone
spirit-blizzard = Spirit of the Blizzard
spirit-flame = Spirit of Flame
trail-token = trail token { $number }
fragment = portal fragment { $name }
discovery-movement-attack = Movement + Attack
discovery-defense = +1 to Defence
discovery-attack = +1 to Attack
discovery-appearance-movement = Appearance + Movement
discovery-degradation-2 = +2 Degradation
talent-block-summon = Block the Summoning
talent-protection = Protection
talent-trap = Trap
talent-bait = Bait
talent-block-trail = Block the Trail
action-move = movement
action-attack = attack
action-care = care
action-adapt = adaptation and development
action-degrade = degradation
action-activate = activation of a place of power

## What cards and tokens do

line-territory = { $name } · { $colour } · { $region }
line-spirit = { $name } · protection { $protection } · persistence { $persistence }
text-basic = Play it on one of your figures: for an action of this colour or, if the figure stands in a territory of this colour, for any action. You may also add it to an action of this colour of another clan’s figure, if one of your figures stands in its territory or an adjacent one.
text-double = Counts as two cards of its colour, both for one action of one figure.
text-extra = Play it as a card of its colour. Or discard it when you have finished an action: you may then carry out one more action, of a kind you have not done this turn, with the cards you have left.
text-wild = Play it as one card of whichever colour you like.
text-draw-three = You may discard it at any moment, even during another clan’s turn, to draw three cards.
text-degradation = It does nothing but fill your hand, and cannot be discarded at the end of your turn. Only a degradation action, yours or one you help in, moves it to your discard pile, with any number of others; it comes back when the pile is shuffled.
text-shard = Face down it does nothing. Face up, a moving figure can carry it, one shard at a time, and it can pay for a place of power that is activated in the same territory.
text-human = Tribes and spirits in territories of this colour act. Then, if no tribe has moved in this phase, one new tribe appears in each territory of this colour that has a trail.
text-new-trail = One trail token is drawn at random and laid in its territory. From now on tribes appear there too, with human cards of that territory’s colour. If no token is left, the game is lost.
text-spirit = When it acts, it attacks the figures in its territory. If no figure is there, it first jumps to the nearest ones, however far, and attacks them at once; among equally near territories it takes the one with most figures, and if that does not decide, the active clan chooses. One die is rolled and halved, rounding up: each clan there loses that much population for each of its figures there. Destroying it takes { $persistence ->
    [one] 1 die
   *[other] { $persistence } dice
} of { $protection } or more in one attack (persistence { $persistence }, protection { $protection }).
text-trail = It is laid in { $territory } when a New Trail card draws it; from then on tribes appear there.
needs-shard = a { $name }
needs-colour = a { $name } territory
needs-region = a territory in { $name }
text-fragment = While it is open, each row’s place of power needs one thing more: in row 1 { $row1 }, in row 2 { $row2 }, in row 3 { $row3 }, in row 4 { $row4 }.
text-territory = A clan may play cards of this territory’s colour on its own figures here for any action.
text-discovery-movement-attack = From now on a tribe that moves, even to a bait, at once attacks the figures where it arrives, each tribe by itself.
text-discovery-defense = From now on it takes a die of 5 or more, not 4, to destroy a tribe.
text-discovery-attack = From now on each attack of tribes takes 1 more population for each figure attacked, however many tribes take part: two tribes take 3, not 2.
text-discovery-appearance-movement = From now on a tribe that appears moves one step at once, unless a figure or a place of power is in the territory where it appears.
text-discovery-degradation-2 = The active clan takes two degradation cards into its discard pile; if there are too few, the game is lost. Then this discovery is put away and does nothing more.
text-talent-block-summon = The active clan may use it when tribes here are about to summon: no spirit comes, no tribe is given up for one, and those tribes do nothing else in this phase. { token-returns }
text-talent-protection = The active clan may use it before an attack here, be it of tribes, of a spirit or of figures: until the end of the turn attacks of tribes and spirits do no damage here, and 2 is added to each die that is rolled here against them, in an attack of figures or for a trap. { token-returns }
text-talent-trap = The active clan may use it when a tribe moves or a spirit jumps here: before the newcomer does anything, one die is rolled against it, which counts like a die of an attack; the dice of several traps used on the same newcomer count together. { token-returns }
text-talent-bait = The active clan may use it right after a coloured human card is turned up: all tribes in adjacent territories move here and do not act any more in this phase; the tribes that were here before may act, but do not leave in this phase. { token-returns }
text-talent-block-trail = The active clan may use it when a tribe is about to appear here: no tribe appears here this turn. { token-returns }
token-returns = The token returns to its owner.
text-figure-green = When it moves, it may go one more step than the cards played on it give.
text-figure-red = When it attacks, it rolls one more die than the cards played on it give.
text-figure-yellow = When it cares, its clan gains 1 more population than the cards played on it give.
text-figure-blue = When it adapts, it makes one more step than the cards played on it give; a step is 1 defence or, where the marker cannot rise, a development card.

## Questions

ask-founder = Which figure begins in the centre? { $amount } to go.
ask-talent = Which talent does your clan take?
ask-replace = Which tribe is replaced by a spirit?
ask-moment = Do you want to do something before the game goes on?
ask-action = Which action does your clan take?
ask-extra = Do you discard an extra-action card for another action?
ask-figure = Which figure acts next ({ $action })?
ask-play = Which card do you play on the { $source }? It has { $amount } so far.
ask-help = Do you add a card to the action of the { $source }? It has { $amount } so far.
ask-step = Where does the { $source } go? { $amount ->
    [one] 1 step left.
   *[other] { $amount } steps left.
}
ask-reroll = { $amount ->
    [0] Do you keep the dice, or lose 1 population and roll some again?
   *[other] Which other dice do you roll again?
}
ask-strike = What do the dice destroy? { $amount ->
    [one] 1 die left.
   *[other] { $amount } dice left.
}
ask-develop = Which development card do you take?
ask-row = For which row do you activate a place of power in { $source }?
ask-shed = { $optional ->
    [yes] Do you play another degradation card?
   *[other] Play a degradation card.
}
ask-help-shed = Do you also play a degradation card?
ask-discard = Which cards do you discard before you draw?
ask-grow = Your clan grows: which figure comes to the board? { $amount } to go.
ask-settle = Where does the { $source } come to the board?
ask-fade = Your clan shrinks: which figure leaves the board? { $amount } to go.
ask-specialise = A new generation: which figure stands in { $source } from now on? You may change its colour.
ask-tribe = Where does the tribe of { $source } move?
ask-spirit = Where does the { $source } jump?
ask-bait = Do you use a bait?
ask-rouse = In which territory do the tribes act next?
ask-rouse-spirit = Which spirit acts next?
ask-appear = Where does a tribe appear next?
ask-protect = Do you use Protection in { $source }?
ask-trap = Do you use a trap in { $source }?
ask-block-summon = Do you block the summoning in { $source }?
ask-block-trail = Do you block the trail in { $source }?
ask-token-figure = Which figure places a token of { $source }?
ask-token-card = Which card do you discard for a token of { $source }?
ask-token-territory = Where do you put the token of { $source }? { $amount } to place.

## Help: what a decision means. The rules are in docs/rules/en/mammothodus.md

help-founder = Two of your four figures begin in the centre; each colour strengthens one action. The other two come when your clan grows.
    .rulings = R3.9 R2.4 Q8
help-talent = Tokens of your talent can be placed for cards, and used by everybody when their moment comes.
    .rulings = R12.1 R12.3
help-replace = The tribe goes back to the supply, and a random spirit stands in its place.
    .rulings = R13.3 Q59
help-moment = You may play a draw-three card now, or keep it for another moment.
    .rulings = R9.2 R12.2 Q38 Q51 Q62
help-action = One action in a turn, figure by figure. Cards of the action's colour or of the territory's colour count. You may also do nothing.
    .rulings = R6.1 R6.2 R6.3 R6.7
help-extra = The new action must be another one than those you have done this turn, with the cards you have left.
    .rulings = R9.4 Q37
help-figure = Every figure does the action at most once in a turn. A figure of the action's colour adds 1, except to an activation.
    .rulings = R6.2 R6.6 R6.13.3 Q22
help-play = All cards for a figure are played before anything happens. Others may add cards then.
    .rulings = R6.3 R6.4 R6.5 R9.3 R9.5 Q62
help-help = With a figure in the same territory or an adjacent one you may help. Only cards of the action's colour count; they go to your own discard pile, and you draw only at the end of your own turn.
    .rulings = R10.1 R10.2 R10.4 R10.5 Q62
help-step = Nothing blocks the way. One face-up shard at a time can be carried: take it where the figure stands, before it goes on. It is shown with the figure, and stays where that stops. Where figures stop, face-down shards are turned up at the end of the action.
    .rulings = R6.8.1 R6.8.2 R6.8.3
help-reroll = Each time you roll again, your clan loses 1 population, however many dice you roll.
    .rulings = R6.9.2 Q26
help-strike = A tribe takes one die of 4 or more, or of 5 or more once the humans have discovered +1 to Defence; what a spirit takes stands on its card. Protection adds 2 to each die. Each die counts for one target.
    .rulings = R6.9.3 R11.3 R12.5 Q27
help-develop = Your marker is as high as it can be: each further step may take a development card into your hand.
    .rulings = R6.11.1 R6.11.2 Q29
help-row = All open cells of the row hold here. The shards it asks for leave the game.
    .rulings = R6.13.2 R6.13.4 Q35
help-shed = Degradation cards go to your discard pile and will come back with it.
    .rulings = R6.12.1 R6.12.2
help-help-shed = You stand with a figure of the active clan, or next to one, and may get rid of degradation cards too.
    .rulings = R10.6 Q31
help-discard = Any cards but degradation; then you draw up to four.
    .rulings = R8.1 Q30 Q39
help-grow = At a generation change the number of your figures follows your population.
    .rulings = R8.4.2 R2.5 Q42
help-settle = In the centre, with a figure of your clan, or next to one.
    .rulings = R8.4.2 Q42
help-fade = At a generation change the number of your figures follows your population. Shards stay where they are.
    .rulings = R8.4.2 R2.5 Q42
help-specialise = Your old figures are gone, and their young stand where they stood. In each place you may choose any of your four colours, each colour once.
    .rulings = R8.4.3 Q43
help-tribe = It goes towards the nearest place of power or ancients; several ways are equally short.
    .rulings = R5.2.4 Q14
help-spirit = It jumps to the nearest ancients, where most of them are; several places are equal.
    .rulings = R5.4.2
help-bait = All tribes next to it move there, and those that are there do not leave.
    .rulings = R12.7 Q56
help-rouse = Each territory of the card's colour acts once, in the order you choose.
    .rulings = R5.1.2 Q10 Q63
help-rouse-spirit = Each spirit in a territory of the card's colour acts once, in the order you choose.
    .rulings = R5.1.2 Q10 Q63
help-appear = One tribe appears on every trail of the card's colour.
    .rulings = R5.5.1 Q17
help-protect = Until the end of this turn attacks of tribes and spirits do no damage there, and 2 is added to each of your dice there, those of traps too.
    .rulings = R12.5 Q54 Q64
help-trap = One die for each trap, rolled together against the one that entered. Where Protection is in force 2 is added to each of them.
    .rulings = R12.6 Q55 Q64
help-block-summon = No spirit comes and no tribe leaves; those tribes do nothing else.
    .rulings = R12.4 Q53
help-block-trail = No tribe appears there this turn.
    .rulings = R12.8 Q57
help-token-figure = You discard a card of this figure's colour.
    .rulings = R12.2 Q51
help-token-card = A double card gives two tokens, both by the same figure.
    .rulings = R12.2 Q51
help-token-territory = Where the figure stands, or next to it.
    .rulings = R12.2

## Answers. `option-<what>` can be said anywhere, `option-<what>-<prompt>` in answer to that question

option-move = Movement
option-attack = Attack
option-care = Care
option-adapt = Adaptation and development
option-degrade = Degradation
option-activate = Activate a place of power
option-draw = Play draw three
option-draw-play = First play draw three
option-draw-help = First play draw three
option-draw-shed = First play draw three
option-draw-help-shed = First play draw three
option-place = Place a talent token
option-drop = Drop the shard
option-deck = The top card of the deck
option-tribe = A tribe
option-kind = One { $name }
option-kind-play = Play a { $name }
option-kind-help = Add a { $name }
option-kind-extra = Discard the { $name }
option-kind-discard = Discard a { $name }
option-kind-develop = Take the { $name }
option-kind-token-card = Discard a { $name }
option-figure = The { $name }
option-territory = { $name }
option-shard = Take a { $name }
option-face = A die that shows { $n }
option-spirit = The { $name }
option-row = Row { $place }
option-talent = { $name }
option-kind-shed = Play a { $name }
option-kind-help-shed = Play a { $name }
option-tribe-strike = Destroy a tribe
option-spirit-strike = Destroy the { $name }
option-spirit-rouse-spirit = Let the { $name } act
option-deck-develop = Take the top card of the deck
option-face-reroll = Mark a { $n } to roll it again
option-figure-founder = Begin with the { $name }
option-figure-figure = Act with the { $name }
option-figure-grow = Bring the { $name }
option-figure-fade = Remove the { $name }
option-figure-specialise = Use the { $name }
option-figure-token-figure = Place it with the { $name }
option-row-row = Activate row { $place }
option-talent-talent = Take { $name }
option-territory-appear = New tribe in { $name }
option-territory-bait = Use the bait in { $name }
option-territory-replace = Replace the tribe in { $name }
option-territory-rouse = The tribes in { $name }
option-territory-settle = Bring it to { $name }
option-territory-spirit = Jump to { $name }
option-territory-step = Go to { $name }
option-territory-token-territory = Place it in { $name }
option-territory-tribe = Move to { $name }
option-pass-moment = Go on
option-pass-action = No action this turn
option-pass-extra = No other action
option-pass-figure = Finish this action
option-pass-play = Enough cards: act now
option-pass-help = No help
option-pass-step = Stop here
option-pass-reroll = Keep the dice
option-yes-reroll = Roll the marked dice again
option-pass-strike = Destroy nothing else
option-pass-develop = No card
option-pass-shed = No more
option-pass-help-shed = Keep them
option-pass-discard = Draw and end the turn
option-pass-specialise = Leave them as they are
option-pass-bait = No bait
option-pass-protect = No protection
option-yes-protect = Protect
option-pass-trap = No trap
option-yes-trap = Spring a trap
option-pass-block-summon = Let them summon
option-yes-block-summon = Block
option-pass-block-trail = Let it appear
option-yes-block-trail = Block

## The log: $seat, $one, $two, $others, $amount

event-founder = { $you ->
    [yes] You begin
   *[no] { $seat } begins
} with the { $one }.
event-talent = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the talent { $one }.
event-replace = The { $one } comes to { $two } instead of a tribe.
event-first = { $you ->
    [yes] You go
   *[no] { $seat } goes
} first.
event-turn = Turn { $amount }: { $seat }.
event-fragment = The { $one } is opened.
event-discovery = The humans discover { $one }.
event-reshuffle = The human cards are shuffled.
event-human-card = Card: { $one }.
event-trail = A trail in { $two } ({ $one }).
event-march-place = A tribe goes from { $one } to { $two }: the nearest target is a place of power, { $others }, at distance { $amount }.
event-march-ancients = A tribe goes from { $one } to { $two }: the nearest ancients, and most of them, are in { $others }, at distance { $amount }.
event-march-chosen = { $you ->
    [yes] You decided
   *[no] { $seat } decided
}. Just as good: { $cards }.
event-passed-over = It did not choose { $cards }.
event-lure = A tribe of { $one } follows the bait to { $two }.
event-baited = The tribes in { $one } stay at the bait.
event-summon = The tribes in { $two } summon the { $one }.
event-tribe-attack = Tribes attack in { $one }: { $you ->
    [yes] you lose
   *[no] { $seat } loses
} { $amount } population.
event-spirit-attack = The { $one } attacks in { $two }: { $you ->
    [yes] you lose
   *[no] { $seat } loses
} { $amount } population.
event-jump = The { $one } jumps from { $two } to { $three }, the nearest ancients.{ $more ->
    [0] {""}
   *[other] {" "}{ $you ->
        [yes] You
       *[no] { $seat }
    } decided. Just as good: { $others }.
}
event-appear = No tribe has moved: one appears in { $one }.
event-no-appearance = A tribe has moved: none appears.
event-protected = { $one } is protected: no damage.
event-trap-die = The trap rolls { $amount }.
event-trap-tribe = A tribe dies in the trap in { $one }.
event-trap-spirit = The { $one } dies in the trap in { $two }.
event-use-token = { $you ->
    [yes] You get
   *[no] { $seat } gets
} back a token of { $one } from { $two }.
event-place-token = { $you ->
    [yes] You put
   *[no] { $seat } puts
} a token of { $one } in { $two }.
event-draw = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $hidden ->
    [yes] { $cards }
   *[no] { $n ->
        [1] a { $cards }
       *[other] { $cards }
    }
}.
event-draw-three = { $you ->
    [yes] You play
   *[no] { $seat } plays
} draw three.
event-generation = { $you ->
    [yes] A generation passes for your clan
   *[no] A generation passes for the clan of { $seat }
}: its Defence falls to 0, the discard pile becomes the draw pile, and the number of figures follows the population.
event-degrade = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $amount ->
    [one] 1 degradation card
   *[other] { $amount } degradation cards
}.
event-settle = The { $one } comes to { $two }.
event-fade = The { $one } leaves { $two }.
event-specialise = { $you ->
    [yes] You exchange
   *[no] { $seat } exchanges
} figures: { $cards }.
event-action = { $seat }: { $action }.
event-extra = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} the { $one } for another action.
event-play = { $you ->
    [yes] You play
   *[no] { $seat } plays
} a { $one } on the { $source }.
event-help = { $you ->
    [yes] You help
   *[no] { $seat } helps
} with a { $one }.
event-figure-gone = The { $one } has left the board: the cards played on it are spent.
event-refused = Too few cards: everybody takes theirs back.
event-step = { $one } goes to { $two }.
event-shard = A { $one } is turned up in { $two }.
event-dice = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $dice }.
event-reroll = { $you ->
    [yes] You lose
   *[no] { $seat } loses
} 1 population to roll again.
event-kill-tribe = A tribe in { $one } is destroyed.
event-kill-spirit = The { $one } in { $two } is destroyed.
event-care = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $amount } population.
event-adapt = { $you ->
    [yes] You raise your Defence
   *[no] { $seat } raises the Defence
} by { $amount }.
event-develop = { $you ->
    [yes] You take
   *[no] { $seat } takes
} a { $one }.
event-raise = { $you ->
    [yes] You activate
   *[no] { $seat } activates
} the place of power of row { $amount } in { $one }.
event-shed = { $you ->
    [yes] You play
   *[no] { $seat } plays
} a degradation card.
event-discard = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} a { $one }.
event-market = On offer: { $one }.
event-victory = All places of power are active and every clan is in the centre: victory!
event-fatal-summon = In { $one } the tribes have to summon a spirit, and all three are on the board.
event-fatal-appear = A tribe has to appear in { $one }, and no tribe is left.
event-defeat = The ancients are lost.

## Why not?

reason-done = You have already taken this action this turn.
reason-no-card = You have no card that could be played on one of your figures for it.
reason-no-target = No tribe and no spirit is where one of your figures stands.
reason-no-card-there = You have no card that could be played on a figure with a tribe or a spirit in its territory.
reason-no-degradation = You have no degradation card in hand.
reason-token-placed = You have placed a talent token this turn.
reason-no-site = None of your figures stands where all open cells of a row hold.
reason-no-card-site = You have no card that could be played on a figure where all open cells of a row hold.
reason-cost = It takes { $cost ->
    [one] 1 card
   *[other] { $cost } cards
}, and you can play { $have }, with no help that would be enough.
reason-unpaid = It takes { $cost ->
    [one] 1 card
   *[other] { $cost } cards
}; you have played { $have }.
reason-colour = A { $kind } has neither the colour of the action nor that of { $card }.
reason-no-reroll = Your population is { $population }: you cannot pay for another roll.
reason-degradation-stays = Degradation cards cannot be discarded.

## What lies ahead

forecast-human = A { $colour } card ({ $left } of { $deck }).{ $quiet ->
    [yes] {" "}Nothing would happen.
   *[no] {""}
}{ $lost ->
    [spirits] {" "}{ $summons ->
        [one] 1 spirit has
       *[other] { $summons } spirits have
    } to come, but { $free ->
        [0] all are on the board
        [one] only 1 is left
       *[other] only { $free } are left
    }: the game is lost.
    [collapse] {" "}Tribes kill { $loss } population, and a clan falls below −4: the game is lost.
    [tribes] { forecast-deeds }{" "}{ $appear ->
        [one] 1 tribe has
       *[other] { $appear } tribes have
    } to appear, but { $supply ->
        [0] the supply is empty
        [one] only 1 is left
       *[other] only { $supply } are left
    }: the game is lost.
   *[no] { forecast-deeds }{ $appear ->
        [0] {""}
        [one] {" "}1 tribe appears.
       *[other] {" "}{ $appear } tribes appear.
    }
}
forecast-trail = New Trail ({ $left } of { $deck }). A trail has to be laid, but all are on the board: the game is lost.
forecast-fragment = { $left ->
    [0] The human cards have run out: with the next turn they are shuffled, and { opens-fragment }.
   *[other] The next human card is the last one: then they are shuffled, and { opens-fragment }.
}
opens-fragment = { $closed ->
    [1] the last portal fragment opens
   *[other] a portal fragment opens
}
forecast-time = The human cards have run out, and no portal fragment is left to open: with the next turn the game is lost.
forecast-deeds = { $loss ->
    [0] {""}
   *[other] {" "}Tribes kill { $loss } population.
}{ $moves ->
    [0] {""}
    [one] {" "}1 tribe moves{ $strike ->
        [yes] {" "}and attacks where it arrives
       *[no] {""}
    }.
   *[other] {" "}{ $moves } tribes move{ $strike ->
        [yes] {" "}and attack where they arrive
       *[no] {""}
    }.
}{ $summons ->
    [0] {""}
    [one] {" "}1 spirit is summoned.
   *[other] {" "}{ $summons } spirits are summoned.
}{ $spirits ->
    [0] {""}
    [one] {" "}1 spirit acts.
   *[other] {" "}{ $spirits } spirits act.
}

## What an option brings

preview-threat = { forecast-human }
preview-trail = { forecast-trail }
preview-time = { forecast-time }
preview-generation = { $cards ->
    [0] Your draw pile is empty
    [one] Only 1 card is in your draw pile
   *[other] Only { $cards } cards are in your draw pile
}: your generation changes at once{ $doom ->
    [yes] , and your clan dies out.
   *[no] .
}
preview-figure = The { $figure } in { $card }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of yours{ $bonus ->
    [0] {""}
   *[other] {" "}and a bonus of { $bonus }
}{ $help ->
    [0] {""}
   *[other] , and { $help } of the others
}{ $price ->
    [0] {""}
    [one] . It costs 1 card
   *[other] . It costs { $price } cards
}.
preview-card = { $action ->
    [move] { $amount ->
        [one] 1 step in all
       *[other] { $amount } steps in all
    }
    [attack] { $amount ->
        [one] 1 die in all
       *[other] { $amount } dice in all
    }{ $least ->
        [0] {""}
       *[other] ; each { $least }+ kills a tribe
    }
    [care] { $amount } population in all
    [activate] { $enough ->
        [yes] Enough: it costs { $cost }
       *[no] { $amount } of { $cost } paid
    }
   *[adapt] { $amount ->
        [one] 1 step in all
       *[other] { $amount } steps in all
    }
}.
preview-roll = { $dice ->
    [one] 1 die decides
   *[other] { $dice } dice decide
}{ $least ->
    [0] {""}
   *[other] : each { $least }+ kills a tribe
}.
preview-kill = { $spirit ->
    [yes] { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of { $least }+ against the spirit
   *[no] Each { $least }+ kills a tribe
}.
preview-strike = It takes { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} of { $least } or more.
preview-row = Row { $row } takes { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
}.
preview-territory = { $card }: { $tribes ->
    [one] 1 tribe
   *[other] { $tribes } tribes
}, { $spirits ->
    [one] 1 spirit
   *[other] { $spirits } spirits
}, { $ancients ->
    [one] 1 ancient
   *[other] { $ancients } ancients
}, { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
}{ $hidden ->
    [yes] {" "}and one face down
   *[no] {""}
}{ $place ->
    [yes] , a place of power
   *[no] {""}
}.

## What it is played for

goal = Win together: activate all four places of power and bring every clan to the centre, before anything that must not run out does.

## Points and the end

source-places = Places of power
source-shards = Shards turned up
source-centre = Clans in the centre
source-victory = Victory
ended-victory = Victory: all places of power are active and every clan is in the centre.
ended-tribes = Defeat: a tribe had to appear, and all twelve were on the board.
ended-spirits = Defeat: a spirit had to come, and all three were on the board.
ended-trails = Defeat: a trail had to be laid, and all eight were on the board.
ended-degradation = Defeat: a degradation card had to be taken, and none was left.
ended-extinction = Defeat: a clan died out at its generation change.
ended-collapse = Defeat: the population of a clan fell below −4.
ended-time = Defeat: the human deck ran out, and no portal fragment was left to open.

## What is counted, and what happens at the end of the count: $start, $bound

meter-tribes = Tribes left
meter-tribes-why = The game is lost when a tribe has to appear and none is left.
meter-spirits = Spirits left
meter-spirits-why = The game is lost when a spirit has to come and none is left.
meter-trails = Trails left
meter-trails-why = The game is lost when a trail has to be laid and none is left.
meter-decay = Degradation left
meter-decay-why = The game is lost when a clan has to take a degradation card and none is left.
meter-fragments = Closed fragments
meter-fragments-why = One opens whenever the human cards run out; the game is lost when none is left to open.
meter-places = Active places of power
meter-places-why = The game is won when all { $bound } are active and every clan is in the centre.
meter-population = Population
meter-population-why = The game is lost when a clan falls to { $bound }, or has 0 or less when its generation changes.

## Settings

setting-open_hands = Open hands
setting-discoveries = Human discoveries
setting-talents = Talents
setting-smart_people = Smart People: a discovery at the start
setting-already_here = They Are Already Here: two tribes in the centre
setting-coming_of_spirits = Coming of the Spirits: a spirit at the start
setting-power_of_places = Power of the Places of Power: all fragments open
setting-numerous_ancients = Numerous Ancients: 3 more population
setting-forgotten_knowledge = Forgotten Knowledge: three fragments open
setting-first_rulings = First rulings: fewer moments for draw three
setting-clans = Clans
setting-clans-mammoths = Mammoths
setting-clans-tigers = Sabre-toothed Tigers
setting-clans-rhinos = Woolly Rhinoceroses
setting-clans-bison = Bison
