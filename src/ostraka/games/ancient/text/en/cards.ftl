### The texts of the cards of Ancient Knowledge, composed from what the cards do.
###
### One message for each op, count, trigger and activation. The arguments are the fields of the fact record; what a
### record lacks is `none`. Everywhere known are:
###   $self  the type of the card itself: city, megalith, pyramid, artefact or technology
###   $said  what the condition in front has just mentioned, so that "it" will do: knowledge, lost or no;
###          declining: the knowledge on the card itself
###   $mood  may or do, for languages in which "you may" changes the verb
###   $when  when the effect works: immediate, permanent, timeline, decline or final; none in a requirement

## The frame of a sentence

text-immediate = { $self ->
    [technology] When learned
   *[other] When created
}: { $clause }.
text-permanent = { $self ->
    [artefact] While in play
   *[other] While on your Timeline
}: { $clause }.
text-timeline = In your Timeline phase: { $clause }.
text-decline = When it declines: { $clause }.
text-final = Final scoring: { $clause }.
text-trigger = { $trigger }: { $clause }.

clause-may = you may { $clause }
clause-if = if { $condition }, { $clause }
clause-then = { $first }, then { $next } (even if the first is impossible)

requirement = Requires { $what }.

## Triggers

trigger-create = After you create { $card_type ->
    [artefact] an artefact
    [city] a city
    [megalith] a megalith
    [pyramid] a pyramid
   *[monument] { $not_this ->
        [yes] another monument
       *[none] a monument
    }
}{ $slots ->
    [none] {""}
   *[other] {" "}in slot { $slots }
}{ $not_caused_by_this ->
    [yes] {" "}(except directly through this effect)
   *[none] {""}
}
trigger-learn = After you learn { $tech_type ->
    [ancient] an ancient technology
    [writing] a writing technology
    [secret] a secret technology
   *[none] a technology
}
trigger-excavate = { $op ->
    [replace_draw] When
   *[other] After
} you turn { $rotated_exactly ->
    [none] { $rotated_at_least } or more
   *[other] exactly { $rotated_exactly }
} monuments in one Excavate action
trigger-decline_phase_end = At the end of your Decline phase

## Conditions, as statements

condition-has = { $when ->
    [decline] { $said ->
        [lost] you already have { $what }
       *[no] you have { $what }
    }
   *[other] you have { $what }
}
condition-timeline = { $of ->
    [slot1] slot 1 of your Timeline is full ({ $n } monuments)
   *[other] { $when ->
        [final] { this-card } is in your Past and you have { count-timeline }
        [immediate] you now have { count-timeline }
       *[other] you have { count-timeline }
    }
}
condition-adjacent = { $of ->
    [best_type] { measure } adjacent { any-kind } are of the same type as each other
   *[other] { measure } { kinds } { $n ->
        [one] is
       *[other] are
    } adjacent to { this-card }
}
condition-this = { $way ->
    [at_most] no more than { $n }
   *[at_least] { $n ->
        [one] even { $n }
       *[other] { $n } or more
    }
} knowledge is left on it

## Counts, as things you have. `part` tells what may be left out in "at least 1 city, 1 megalith and 1 pyramid"

measure = { $way ->
    [at_most] at most { $n }
   *[at_least] at least { $n }
}
count-past = { $part ->
    [middle] { $n }
    [last] { $n }
   *[whole] { measure }{ other-than-this }
} { $of ->
    [best_type] { any-kind } of the same type
    [final_effect] { any-kind } with a Final scoring effect
   *[other] { kinds }
}{ $part ->
    [first] {""}
    [middle] {""}
   *[whole] {" "}in your Past
}
# A megalith that declines is not in the Past yet
other-than-this = { $when ->
    [decline] { $self ->
        [megalith] { $of ->
            [megalith] {" "}other
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
count-timeline = { $of ->
    [type_sets] { measure } { $n ->
        [one] city, { $n } megalith and { $n } pyramid
       *[other] cities, { $n } megaliths and { $n } pyramids
    } on your Timeline
    [knowledge] { measure } knowledge on your Timeline
    [slot1] { measure } { any-kind } in slot 1
   *[other] { measure } { kinds } on your Timeline
}
count-technologies = { measure } { $self ->
    [technology] other {""}
   *[other] {""}
}{ $of ->
    [ancient] ancient { any-technology }
    [writing] writing { any-technology }
    [secret] secret { any-technology }
   *[none] { any-technology }
}
any-technology = { $n ->
    [one] technology
   *[other] technologies
}
any-kind = { $n ->
    [one] monument
   *[other] monuments
}
count-artefacts = { measure } { $n ->
    [one] artefact
   *[other] artefacts
} { $self ->
    [technology] of yours in play
    [artefact] in play (counting this one)
   *[other] in play
}
count-lost_knowledge = { measure } lost knowledge
count-hand = { $way ->
    [at_most] { measure } { some-cards } in hand
   *[at_least] { $n ->
        [10] { measure } cards in hand (a full hand)
       *[other] { measure } { some-cards } in hand
    }
}
some-cards = { $n ->
    [one] card
   *[other] cards
}

kinds = { $of ->
    [city] { $n ->
        [one] city
       *[other] cities
    }
    [megalith] { $n ->
        [one] megalith
       *[other] megaliths
    }
    [pyramid] { $n ->
        [one] pyramid
       *[other] pyramids
    }
   *[monument] { $n ->
        [one] monument
       *[other] monuments
    }
}

## Counts, as what something is multiplied by

each-past = for each { $of ->
    [city] city in your Past
    [megalith] megalith in your Past
    [pyramid] pyramid in your Past
    [best_type] monument in your Past of the type you have most of there
    [type_sets] set of a city, a megalith and a pyramid in your Past
    [final_effect] monument with a Final scoring effect in your Past
   *[monument] monument in your Past
}
each-timeline = for each { $of ->
    [city] city on your Timeline
   *[monument] monument left on your Timeline
}
each-technologies = for each { $of ->
   *[type_sets] set of an ancient, a writing and a secret technology
}
each-artefacts = for each artefact you have in play
each-paid = for each one discarded
each-knowledge_lost_this_phase = for every full { $per } knowledge you lost during it

## Monuments, by $type, $other, $adjacent, $knowledge_at_least, $knowledge_exactly and $slot

this-card = this { $self ->
    [city] city
    [megalith] megalith
    [pyramid] pyramid
   *[artefact] artefact
}
one-kind = { $type ->
    [city] city
    [megalith] megalith
    [pyramid] pyramid
   *[none] monument
}
many-kinds = { $type ->
    [city] cities
    [megalith] megaliths
    [pyramid] pyramids
   *[none] monuments
}
carrying = { $knowledge_at_least ->
    [none] { $knowledge_exactly ->
        [none] {""}
        [0] {" "}with no knowledge on it
       *[other] {" "}with exactly { $knowledge_exactly } knowledge on it
    }
   *[other] {" "}with at least { $knowledge_at_least } knowledge on it
}
your-monuments = your { $other ->
    [yes] other { many-kinds }
   *[none] { many-kinds }
}{ carrying }
one-of-yours = { $adjacent ->
    [yes] one adjacent { one-kind }{ carrying }
   *[none] one of { your-monuments }
}

## Ops: knowledge

op-remove_knowledge = { $spread ->
    [each] remove { $n } knowledge from each { $adjacent ->
        [yes] adjacent { one-kind }
       *[none] of { your-monuments }
    }
    [pick] { $pick ->
        [one] remove { some } knowledge from { one-of-yours }{ $when ->
            [decline] ; it may be this one
           *[other] {""}
        }
       *[other] choose any { $pick } of { your-monuments } and remove { some } knowledge from each{ all-if-less }
    }
   *[free] remove { some } { $who ->
        [this] knowledge from { this-card }
       *[you] { $other ->
            [yes] knowledge from { $n ->
                [one] { one-of-yours }
               *[other] { your-monuments }
            }
           *[none] { $said ->
                [knowledge] of it
               *[no] knowledge from your Timeline
            }
        }
    }{ $n_of ->
        [none] {""}
       *[other] {" "}{ $n_each }
    }{ $who ->
        [this] { all-if-less }
       *[you] { $n_of ->
            [none] { $n ->
                [one] {""}
               *[other] , split as you like
            }
           *[other] , split as you like
        }
    }
}
all-if-less = { $amount ->
    [up_to] {""}
   *[exact] { $n ->
        [one] {""}
       *[other] {" "}(all of it if there is less)
    }
}
some = { $amount ->
    [up_to] up to { $n }
   *[exact] { $n }
}
op-add_knowledge = choose one monument on each opponent’s Timeline and add { $n } knowledge to each monument chosen
op-give_lost_knowledge = move { some } of your lost knowledge onto one monument on one opponent’s Timeline
op-discard_lost_knowledge = remove { some } of { $said ->
    [lost] it{ $when ->
        [decline] ; what is left on { this-card } is lost only after that
       *[other] {""}
    }
   *[no] your lost knowledge{ all-if-less }
}
op-enter_with_less = it arrives with { $n } less knowledge{ $n_of ->
    [none] {""}
   *[other] {" "}{ $n_each }
}
op-knowledge_discount = each { $other ->
    [yes] other { one-kind }
   *[no] { one-kind }
} you create arrives with { $n } less knowledge

## Ops: cards

op-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $n_of ->
    [none] {""}
   *[other] {" "}{ $n_each }
}
op-discard_hand = discard { some } { $type ->
    [artefact] { $n ->
        [one] artefact
       *[other] artefacts
    } from your hand
   *[none] { $n ->
        [one] card
       *[other] cards
    } from your hand
}
op-discard_artefacts = discard { some } of your artefacts in play
op-discard_this = { $said ->
    [declining] discard { this-card }: it does not reach your Past, and the knowledge on it is not lost
   *[no] discard { this-card }
}
op-opponents_discard = each opponent chooses and discards { $zone ->
    [artefacts] { $n } of their artefacts in play
   *[hand] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from their own hand
}
op-steal_card = look at one opponent’s hand and take { $n } { $n ->
    [one] card
   *[other] cards
} from it
op-look_keep = look at the top { $look } cards of the deck, take { $keep } into your hand and discard the rest
op-reveal_until = reveal cards from the deck until you find { $n } { $type ->
   *[city] cities
}; take them into your hand and discard the rest
op-draft_reveal = reveal { $reveal } cards from the deck; each player, you first and then clockwise, picks { $each_player } into their hand; then you pick { $then_you } more; discard the rest
op-look_create = look at the top { $look } cards of the deck; if you can, you must create { $type ->
   *[artefact] an artefact
} from among them at its usual cost; discard the rest

## Ops: the Timeline and the Past

op-move = { $slot ->
    [none] move { $other ->
        [yes] another { one-kind } on your Timeline
       *[none] one { one-kind } on your Timeline{ carrying }
    }
   *[other] you must move one of your { many-kinds }{ carrying } from slot { $slot }
} to { $to ->
    [other_available_slot] another slot with room{ $other ->
        [yes] ; { this-card } still takes up its own place
       *[none] {""}
    }
   *[none] slot { $to_slot }, if slot { $to_slot } has room
}
op-swap = swap { $who ->
    [this] { this-card } with another monument on your Timeline
   *[you] two monuments on your Timeline
}; each keeps its knowledge
op-skip_decline_phase = skip your Decline phase this turn
op-straighten = straighten { some } turned { any-kind } in your Past

## Ops: actions and technologies

op-create = create { $type ->
    [artefact] { $self ->
        [artefact] another artefact
       *[other] an artefact
    }
    [city] { $self ->
        [city] another city
       *[other] a city
    }
    [megalith] { $self ->
        [megalith] another megalith
       *[other] a megalith
    }
    [pyramid] { $self ->
        [pyramid] another pyramid
       *[other] a pyramid
    }
   *[monument] { $self ->
        [artefact] a monument
        [technology] a monument
       *[other] another monument
    }
} from your hand at its usual cost, without using an action{ $when ->
    [decline] ; in slot 1 it declines this turn too
   *[other] {""}
}
op-archive = archive without using an action
op-learn = { $mood ->
    [may] {""}
   *[do] you must {""}
}learn { $requirements ->
    [no] { $n ->
        [one] a face-up technology, whatever its requirement
       *[other] up to { $n } face-up technologies, whatever their requirements, one after the other; { second }
    }
   *[yes] { $n ->
        [one] a face-up technology whose requirement you meet{ $mood ->
            [may] {""}
           *[do] , if there is one
        }
       *[other] up to { $n } face-up technologies whose requirements you meet, one after the other; { second }
    }
}
second = the second may be one just turned up
op-look_learn = look at the top { $look } technologies of the level { level } deck; you must learn one whose requirement you meet, if there is one; put the others under the deck in any order
op-bottom_technology = tuck { $n } face-up { $level ->
    [any] technologies under the decks of their levels, one after the other; { second }
   *[other] level { level } technology under its deck
}
level = { $level ->
    [1] I
   *[2] II
}
op-excavate_rate = you draw { $draw_per_card } cards instead of 2 for each monument you turn in an Excavate action
op-replace_draw = { $with }, instead of drawing any cards
op-requirement_discount = lower one “at least” number of your choice by { $n } in the requirement of each technology you learn

## Ops: several together

op-sequence = { $steps }
op-pay_then = { $cost_amount ->
    [up_to] { $cost }, then { $then }
    [exact] once { $cost } to { $then }
   *[none] { $cost } to { $then }
}

## Ops: final scoring

op-score = { points }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
op-score_per = { $of ->
    [timeline-monument] if { this-card } is in your Past, { $points ->
        [one] { $points } extra point
       *[other] { $points } extra points
    } { $each }, on top of the usual one
   *[other] { points } { $each }
}
op-score_tiers = { $tiers }
tier-first = { points } if { $condition }
tier-next = { $tiers }, or { $points } instead if you have at least { $n }

## Cards and their figures in one line

kind-of = { $type ->
    [city] city
    [megalith] megalith
    [pyramid] pyramid
    [ancient] ancient
    [writing] writing
   *[secret] secret
}
line-monument = { $name } · { kind-of } · { $country } · discard { $cost } · slot { $slot }{ $locked ->
    [yes] {" "}(padlock)
   *[no] {""}
} · { $knowledge } knowledge · { points }
line-artefact = { $name } · artefact · { $country } · discard { $cost }
line-technology = { $name } · { kind-of } technology · level { level }
