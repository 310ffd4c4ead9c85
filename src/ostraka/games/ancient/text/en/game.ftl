### What Ancient Knowledge asks, offers, tells and explains. The texts of its cards are in cards.ftl.

## Questions: $seat, $amount, $choices, $source with $cause (no, yes), $optional (no, yes, only: nothing else can be said)

ask-action = Choose an action; you have { $amount ->
    [one] 1 action
   *[other] { $amount } actions
} left.
ask-create = { $optional ->
    [only] You have no card that { $cause ->
        [no] you can
       *[yes] { $source } lets you
    } create now.
   *[other] { $cause ->
        [no] Which card do you create?
       *[yes] { $source } lets you create a card: which one?
    }
}
ask-slot = In which slot do you create { $source }? Its printed slot is { $slot }.
ask-pay = Discard { more-cards } to create { $source }.
more-cards = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
ask-learn = { $cause ->
    [no] Which technology do you learn?
   *[yes] { $optional ->
        [yes] { $source } lets you learn a technology: which one?
       *[no] Learn a technology because of { $source }.
    }
}
ask-archive = Discard a card for each knowledge you want to remove, at most { $amount } more.
ask-excavate = How many monuments in your Past do you excavate?
ask-use = Do you use { $source }?
ask-order = Which of these { $amount } effects comes first?
ask-decline = Which monument declines first?
ask-phases = Begin your Timeline phase when you are ready; your partner may act first.
ask-offer = Which card do you offer your partner?
ask-exchange = Your partner offers you a card. Which one do you give in return?
ask-discard = { $cause ->
    [no] Discard { more-cards }; you keep the other six.
   *[yes] Discard { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } because of { $source }.
}
ask-discard-artefact = Discard one of your artefacts in play because of { $source }.
ask-opponent = Whose hand do you look at?
ask-steal = Which card do you take?
ask-keep = Which card do you keep? The others are discarded.
ask-draft = Which of the revealed cards do you pick?
ask-remove = Remove { $optional ->
    [yes] up to { $amount }
   *[no] { $amount }
} knowledge{ $cause ->
    [no] {""}
   *[yes] {" "}because of { $source }
}: from which monument?
ask-remove-from = From which monument do you remove { $optional ->
    [yes] up to { $amount }
   *[no] { $amount }
} knowledge because of { $source }?
ask-remove-amount = How much knowledge do you remove?
ask-load = Which of this opponent’s monuments gets { $amount } knowledge because of { $source }?
ask-give = Onto which monument do you move up to { $amount } of your lost knowledge?
ask-give-amount = How much of your lost knowledge do you move?
ask-discard-lost = How much of your lost knowledge do you remove?
ask-move = { $optional ->
    [yes] { $source } lets you move a monument: which one?
   *[no] Which monument do you move because of { $source }?
}
ask-move-to = To which slot do you move it?
ask-swap = { $amount ->
    [one] Which monument do you swap it with?
   *[other] Which two monuments do you swap? Choose the first.
}
ask-straighten = How many monuments in your Past do you straighten?
ask-flip = Mid-game: which level I board becomes a level II board?
ask-look-learn = { $optional ->
    [only] You do not meet the requirement of any of them.
   *[no] Which of the technologies you look at do you learn?
}
ask-look-create = { $optional ->
    [only] You cannot create any of the cards you look at.
   *[no] Which of the cards you look at do you create?
}
ask-under = Which technology goes under the deck next? { $amount ->
    [one] 1 is left.
   *[other] { $amount } are left.
}
ask-tuck = Which technology do you tuck under its deck?
ask-pay-effect = { $optional ->
    [only] You have nothing to pay for { $source } with.
   *[other] { $how ->
        [up_to] Discard up to { $amount } more { paying } for { $source }.
       *[exact] { $optional ->
            [yes] Do you discard { $amount } { paying } for { $source }?
           *[no] Discard { $amount } more { paying } for { $source }.
        }
    }
}
paying = { $of ->
    [in_play] { $amount ->
        [one] artefact in play
       *[other] artefacts in play
    }
    [artefact] { $amount ->
        [one] artefact from your hand
       *[other] artefacts from your hand
    }
   *[none] { $amount ->
        [one] card
       *[other] cards
    }
}

## Help: what a decision means. The rulings are in docs/rules/en/ancient.md

help-action = In a turn you take two actions, then comes your Timeline phase, then your Decline phase. Create puts a card into play, Learn takes a technology, Archive discards cards to remove knowledge, Excavate turns monuments in your Past and draws two cards for each, Search draws one card.
    .rulings = TURN-1 TURN-2 TURN-3
help-phases = Your two actions are done. Partners take their steps in any order, so your Timeline and Decline phases begin when you say so.
    .rulings = TEAM-2 TEAM-8
help-create = A monument goes onto your Timeline with its knowledge, an artefact into one of five artefact slots. You pay the discard cost with other cards from your hand, also when an effect lets you create.
    .rulings = CRE-1 CRE-2 CRE-8 CRE-9
help-slot = In its printed slot the monument costs only its discard cost; every slot further away costs one more card. It moves one slot to the left in each of your turns and declines from slot 1.
    .rulings = CRE-2 CRE-3 CRE-4 CRE-5
help-pay = The cards you discard pay for the new card. The new card itself cannot be among them.
    .rulings = CRE-1 CRE-2
help-learn = Only technologies whose requirement you meet are offered. It costs nothing; level I works at once, level II scores at the end.
    .rulings = TEC-1 TEC-2 TEC-4 TEC-10
help-archive = For each card you discard you then remove one knowledge from your Timeline. Stop when you have discarded enough.
    .rulings = ACT-3
help-excavate = You turn that many upright monuments in your Past and draw two cards for each, up to ten in hand. Turned monuments cannot be excavated again, but count and score like any other.
    .rulings = ACT-2 ACT-5 DCK-1
help-use = You may use this effect or leave it. If it has a price, you pay it in full.
    .rulings = EFF-2 EFF-3
help-order = These effects are due at the same time. The one you choose is finished, with all that follows from it, before you choose the next.
    .rulings = EFF-5 TIM-1 TIM-2
help-decline = Both monuments in slot 1 decline, one after the other. The first one’s decline effect may still help the second.
    .rulings = DEC-1 DEC-2 DEC-5
help-offer = Once in each turn of the other team partners may exchange one card for one card. You may describe the card; your partner may refuse, and sees it beforehand only if the table has agreed on that.
    .rulings = TEAM-3 TEAM-7
help-exchange = Give a card to take the one your partner offers, or refuse and keep your own.
    .rulings = TEAM-3 TEAM-7
help-discard = You choose which cards of your hand go to the discard pile. Where several players discard, nobody sees the cards before all have chosen.
    .rulings = SET-4 EFF-10 DCK-5
help-discard-artefact = An opponent’s effect makes you discard an artefact; which one is up to you.
    .rulings = EFF-10
help-opponent = You will see the whole hand of this opponent and take one card from it.
    .rulings = EFF-10 DCK-2
help-steal = The card you choose moves into your hand. You remember the others.
    .rulings = DCK-2 DCK-7
help-keep = Only you see these cards. One goes into your hand, all others to the discard pile.
    .rulings = DCK-2 DCK-4
help-draft = Everybody picks one of the revealed cards, clockwise; whoever learned the technology picks first and once more at the end.
    .rulings = EFF-10 DCK-7
help-remove = Tokens come off one at a time, from whichever of the offered monuments you like, and return to the supply.
    .rulings = EFF-4 EFF-7
help-remove-from = All of these tokens come off the one monument you choose.
    .rulings = EFF-4 EFF-7
help-remove-amount = Choose how many tokens come off this monument.
    .rulings = EFF-4 EFF-7
help-load = You choose the monument that receives the knowledge. What its owner has not removed when it declines is lost.
    .rulings = EFF-10 DEC-1
help-give = Your lost knowledge becomes knowledge on a monument of an opponent. You may also keep it.
    .rulings = EFF-4
help-give-amount = Choose how much of your lost knowledge moves onto that monument.
    .rulings = EFF-4
help-discard-lost = Each lost knowledge costs you a point at the end, but some cards ask for it: the number is your choice.
    .rulings = EFF-4 END-3
help-move = A move takes the monument and its knowledge to another slot with room. It costs nothing and is not a creation.
    .rulings = LAY-3 LAY-5 CRE-7
help-move-to = Every slot with fewer than two monuments can be chosen, slot 1 too; what stands in slot 1 in the Decline phase declines.
    .rulings = LAY-5 DEC-6
help-swap = The two monuments trade slot and row and keep their knowledge.
    .rulings = LAY-3 LAY-6
help-straighten = Straightened monuments can be excavated again.
    .rulings = ACT-2 ACT-5
help-flip = The technologies on the board you choose go to the discards, and three of level II take their place. This happens once per game.
    .rulings = TEC-7
help-look-learn = Only you see these technologies. You learn one whose requirement you meet; the others go under the deck.
    .rulings = TEC-8
help-look-create = Only you see these cards. The one you choose is created by all the rules and at its usual cost; the others are discarded.
    .rulings = CRE-8 CRE-9 DCK-4
help-under = The first one you choose lies on top of the others under the deck. Only you know their order.
    .rulings = DCK-7
help-tuck = The technology goes under the deck of its level. A board that is down to one card is refilled at once.
    .rulings = TEC-4
help-pay-effect = This effect has a price. A fixed price is paid in full or not at all; of an “up to” you may pay as much as you like.
    .rulings = EFF-3 EFF-4

## Answers. `option-<what>` can be said anywhere, `option-<what>-<prompt>` in answer to that question

option-create = Create
option-learn = Learn
option-archive = Archive
option-excavate = Excavate
option-search = Search
option-slot = Slot { $n }
option-board = Board { $place }

option-card-create = Create { $name }
option-card-pay = Discard { $name }
option-card-learn = Learn { $name }
option-card-archive = Discard { $name }
option-card-order = { $name } first
option-card-decline = { $name } first
option-card-offer = Offer { $name }
option-card-exchange = Give { $name }
option-card-discard = Discard { $name }
option-card-discard-artefact = Discard { $name }
option-card-steal = Take { $name }
option-card-keep = Keep { $name }
option-card-draft = Take { $name }
option-card-remove = Remove 1 from { $name }
option-card-remove-from = Remove from { $name }
option-card-load = Add to { $name }
option-card-give = Move onto { $name }
option-card-move = Move { $name }
option-card-swap = Swap { $name }
option-card-look-learn = Learn { $name }
option-card-look-create = Create { $name }
option-card-under = Put { $name } under the deck
option-card-tuck = Tuck { $name } under its deck
option-card-pay-effect = Discard { $name }
option-slot-slot = Create in slot { $n }
option-slot-move-to = Move to slot { $n }
option-board-flip = Turn over board { $place }
option-seat-opponent = Look at the hand of { $name }

option-pass-create = Create nothing
option-pass-learn = Learn nothing
option-pass-archive = Discard no more
option-pass-use = Do not use it
option-yes-use = Use { $source }
option-yes-phases = Begin your Timeline phase
option-pass-offer = Offer nothing
option-pass-exchange = Refuse
option-pass-remove = Keep the knowledge
option-pass-remove-from = Keep the knowledge
option-pass-give = Keep your lost knowledge
option-pass-move = Move nothing
option-pass-look-learn = Learn nothing
option-pass-look-create = Create nothing
option-pass-pay-effect = { $how ->
    [up_to] Discard no more
   *[exact] Do not pay
}
option-amount-excavate = Excavate { $n ->
    [one] 1 monument
   *[other] { $n } monuments
}
option-amount-remove-amount = Remove { $n } knowledge
option-amount-give-amount = Move { $n } lost knowledge
option-amount-discard-lost = { $n ->
    [0] Keep all of it
   *[other] Remove { $n } lost knowledge
}
option-amount-straighten = { $n ->
    [0] Straighten none
    [one] Straighten 1 monument
   *[other] Straighten { $n } monuments
}

## The log: $seat, $cards with their number $n and $hidden (no, yes), $amount, $source with $cause (no, yes, self)

because = { $cause ->
    [yes] {" "}because of { $source }
   *[no] {""}
}
event-first = { $you ->
    [yes] You go
   *[no] { $seat } goes
} first.
event-introductory = { $you ->
    [yes] You receive
   *[no] { $seat } receives
} introductory hand { $amount }: { $cards }.
event-turn = Turn { $amount }: { $seat }.
event-search = { $you ->
    [yes] You search
   *[no] { $seat } searches
}.
event-draw = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $cards }{ because }.
event-reshuffle = The discard pile is shuffled into a new deck of { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
event-discard = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $cards }{ because }.
event-pay = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $cards } to create { $source }.
event-create = { $you ->
    [yes] You create
   *[no] { $seat } creates
} { $cards }{ $amount ->
    [0] {""}
   *[other] {" "}in slot { $amount }
}{ because }.
event-tokens = { $amount ->
    [0] { $cards } arrives without knowledge.
   *[other] { $cards } arrives with { $amount } knowledge.
}
event-learn = { $you ->
    [yes] You learn
   *[no] { $seat } learns
} { $cards }{ because }.
event-archive = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $cards } to archive{ because }.
event-excavate = { $you ->
    [yes] You excavate
   *[no] { $seat } excavates
} { monuments }.
monuments = { $amount ->
    [one] 1 monument
   *[other] { $amount } monuments
}
event-straighten = { $you ->
    [yes] You straighten
   *[no] { $seat } straightens
} { monuments }{ because }.
event-remove = { $you ->
    [yes] You remove
   *[no] { $seat } removes
} { $amount } knowledge from { $cards }{ because }.
event-load = { $you ->
    [yes] You add
   *[no] { $seat } adds
} { $amount } knowledge to { $cards }{ because }.
event-give = { $you ->
    [yes] You move
   *[no] { $seat } moves
} { $amount } lost knowledge onto { $cards }{ because }.
event-discard-lost = { $you ->
    [yes] You remove
   *[no] { $seat } removes
} { $amount } lost knowledge{ because }.
event-move = { $you ->
    [yes] You move
   *[no] { $seat } moves
} { $cards } to slot { $amount }{ because }.
event-swap = { $you ->
    [yes] You swap
   *[no] { $seat } swaps
} { $first } and { $second }{ because }.
event-look = { $you ->
    [yes] You look
   *[no] { $seat } looks
} at the hand of { $victim }{ because }{ $hidden ->
    [yes] {""}
   *[no] : { $cards }
}.
event-steal = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $cards } from { $victim }{ because }.
event-peek = { $you ->
    [yes] You look
   *[no] { $seat } looks
} at { $cards }{ because }.
event-keep = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $cards }{ because }.
event-reveal = { $you ->
    [yes] You reveal
   *[no] { $seat } reveals
} { $cards }{ because }.
event-take = { $you ->
    [yes] You pick
   *[no] { $seat } picks
} { $cards }{ because }.
event-under = { $you ->
    [yes] You put
   *[no] { $seat } puts
} { $cards } under the deck{ because }.
event-tuck = { $you ->
    [yes] You tuck
   *[no] { $seat } tucks
} { $cards } under its deck{ because }.
event-refill = Technology board { $board } now shows { $cards }.
event-close-board = Technology board { $board } is closed.
event-flip = { $you ->
    [yes] You make
   *[no] { $seat } makes
} technology board { $board } a level II board.
event-decline = { $cards } declines into { $you ->
    [yes] your Past
   *[no] the Past of { $seat }
}{ $amount ->
    [0] {""}
   *[other] , with { $amount } knowledge lost
}.
event-perish = { $cards } perishes: { $you ->
    [yes] you discard it
   *[no] { $seat } discards it
}.
event-skip-decline = { $you ->
    [yes] You skip
   *[no] { $seat } skips
} the Decline phase this turn{ because }.
event-ending = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $amount } monuments in the Past: the game ends with this round.
event-end = The game is over after { $amount } turns.
event-offer = { $you ->
    [yes] You offer
   *[no] { $seat } offers
} { $cards } to { $you ->
    [yes] your partner
   *[no] their partner
}.
event-decline-offer = { $you ->
    [yes] You refuse
   *[no] { $seat } refuses
} the offer.
event-exchange = { $you ->
    [yes] You take { $given } and give
   *[no] { $seat } takes { $given } and gives
} { $returned } in return.

## Why not?

reason-nothing-to-create = You have no card in hand that you can pay for and place.
reason-nothing-to-learn = There is no face-up technology whose requirement you meet.
reason-no-knowledge = There is no knowledge on your Timeline to remove.
reason-no-cards = You have no card to discard.
reason-nothing-upright = { $turned ->
    [0] There is no monument in your Past yet.
   *[other] All monuments in your Past are turned.
}
reason-artefact-slots-full = { $card }: all five artefact slots are taken.
reason-cards-short = { $card }: you need { $short ->
    [one] 1 more card
   *[other] { $short } more cards
} to discard.
reason-locked-slot-full = { $card }: it has a padlock, and slot { $slot } is full.
reason-timeline-full = { $card }: every slot of your Timeline is full.
reason-requirement = { $card } requires { $requirement }; you are { $short } short.
reason-too-many = { $card } requires { $requirement }; you have too many.
reason-locked = Its padlock allows slot { $slot } only.
reason-slot-full = Slot { $slot } is full.

## What an option costs and brings

to-discard = { $whole ->
    [yes] { $cost ->
        [one] discard your only other card
       *[other] discard all { $cost } other cards
    }
   *[no] { $cost ->
        [0] nothing to discard
        [one] discard 1 card
       *[other] discard { $cost } cards
    }
}
preview-slot = Slot { $slot }: { to-discard }, arrives with { $tokens } knowledge, declines { $turns ->
    [1] this turn
    [2] next turn
   *[other] in { $turns } turns, counting this one
}.
preview-artefact = Artefact: { to-discard }.
preview-monument = Printed slot { $slot }: { to-discard }, arrives with { $tokens } knowledge.
preview-excavate = You draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $fit ->
    [all] {""}
    [0] ; your hand is full
   *[other] ; { $fit } of them fit into your hand
}.

## What lies ahead

forecast-decline = { $turn ->
    [1] Next Decline
   *[other] In { $turn } turns, counting this one
}: { $monuments ->
    [one] 1 monument falls
   *[other] { $monuments } monuments fall
} ({ $cards }), { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
}, { $lost ->
    [0] no knowledge lost
   *[other] { $lost } lost knowledge
}{ $effects ->
    [0] { "" }
    [one] ; a decline effect comes first
   *[other] ; { $effects } decline effects come first
}.

## What it is played for

goal = Have the most points when the game ends: printed on the monuments in your Past and on your level II technologies, from Final scoring effects, and 1 for each monument left on your Timeline; each lost knowledge takes 1 off.

## Points and the end

source-monuments = Monuments in the Past
source-final-effects = Final scoring effects
source-technologies = Technologies
source-timeline = Monuments on the Timeline
source-lost-knowledge = Lost knowledge

ended-fourteen = A Past held fourteen monuments, and the round was finished.
ended-last-round = Round 100 is over: the game is scored as it stands.

## What is counted, and what happens at the end of the count: $start, $bound

meter-past = Monuments in the Past
meter-past-why = When somebody has { $bound } monuments in the Past, the round is finished and the game is over.

## Settings

setting-opening = Opening
setting-opening-draft = draft: keep six of ten cards
setting-opening-introductory = introductory: one of four fixed hands
setting-teams = Two against two
setting-lock_blocks_effects = Padlocks also forbid moves and swaps
setting-check_each_decline = Mid-game and end are checked after each declining monument
setting-technology_first = A learned technology works before the effects it triggers
setting-closed_board_keeps_cards = The cards of a closed board stay in their deck
setting-introductory_hands = Introductory hands
setting-introductory_hands-hidden = are hidden like any other
setting-introductory_hands-open = are announced
setting-offers = A card offered to the partner
setting-offers-hidden = is seen when it is taken
setting-offers-shown = is seen at once
setting-opening_discards = What is discarded in the opening
setting-opening_discards-hidden = lies face down until the pile is shuffled
setting-opening_discards-open = is open like other discards
setting-leavers_answer = A card that has left play still works if it was triggered in play
