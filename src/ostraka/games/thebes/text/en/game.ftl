### What Thebes asks, offers, tells and explains, and its cards and tokens.

## Places

place-warsaw = Warsaw
place-london = London
place-paris = Paris
place-berlin = Berlin
place-vienna = Vienna
place-rome = Rome
place-moscow = Moscow
place-greece = Greece
place-crete = Crete
place-egypt = Egypt
place-palestine = Palestine
place-mesopotamia = Mesopotamia

## Cards and tokens: $site, $city, $value, $weeks

card-book = { $value }-point { $site } book ({ $city })
card-general-book = { $value }-point general knowledge ({ $city })
card-legend = { $site } legend ({ $city })
card-assistant = assistant ({ $city })
card-shovel = shovel ({ $city })
card-car = car ({ $city })
card-zeppelin = zeppelin ({ $city })
card-special-licence = special licence ({ $city })
card-congress = congress ({ $city })
card-exhibition = { $size ->
    [small] small
   *[large] large
} exhibition ({ $city })
card-artefact = { $name } ({ $site }, { $value })
card-book-token = 1-point { $site } book token
card-general-book-token = general knowledge token of { $bag }

card-weeks = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}
line-card = { $card } · { card-weeks }
line-token = { $card }

text-book = { $value ->
    [one] 1 point
   *[other] { $value } points
} of special knowledge in every dig in { $site }. { $value ->
    [one] Counts as 1 book
   *[other] Counts as { $value } books
} about { $site }. { most-books }
most-books = Whoever has the most at the end gets 5 points, those who tie get 3 each.
text-general-book = { $value ->
    [one] 1 point
   *[other] { $value } points
} of general knowledge in every dig. { general-limit }
general-limit = All your general knowledge together counts only up to your special knowledge in that dig (books, legend, assistants). It is not a book about any site.
text-legend = You may discard it for 2 points of special knowledge in one dig in { $site }.
text-assistant = Two assistants give 1 point of special knowledge in every dig; three or more give 2 points in all. If you have only one, you may discard it for 1 point of special knowledge in one dig.
text-shovel = Two shovels give 1 more token in every dig; three or more give 2 more in all. If you have only one, you may discard it for 1 more token in one dig.
text-car = Trips of 3 weeks or more take 1 week less, if you like. A second car adds nothing.
text-zeppelin = You may discard it before a trip: that trip takes no weeks.
text-special-licence = You may discard it to dig once more at a site whose licence you have used this year.
text-congress = At the end 1, 3, 6, 10, 15, 21 or 28 points in all for one, two, three, four, five, six or seven congresses; more than seven add nothing.
text-exhibition = { asks-for } Hold it and keep the card: { $points } points at the end. The artefacts stay yours and can be shown again.
text-artefact = { $value ->
    [one] 1 point
   *[other] { $value } points
} at the end; it can be shown in exhibitions.
text-book-token = 1 point of special knowledge in every dig in { $site }. Counts as 1 book about { $site }. { most-books }
text-general-book-token = 1 point of general knowledge in every dig. { general-limit }

required-artefacts = { $n ->
    [one] 1 artefact
   *[other] { $n } artefacts
} from { $site }
asks-for = Requires at least { $requires }.

## Questions

ask-action = { $optional ->
    [yes] What do you do, and where? You may also end your expedition.
    [only] No time is left for anything: end your expedition.
   *[no] What do you do, and where?
}
ask-zeppelin = Do you spend the { $source } on this trip?
ask-car = Do you use the { $source } on this trip, or travel longer and arrive in the new year?
ask-legend = Do you use the { $source } in this dig?
ask-assistant = Do you discard the { $source } for 1 point of special knowledge in this dig?
ask-shovel = Do you discard the { $source } for 1 more token in this dig?
ask-weeks = How many weeks do you dig?

## Help: what a decision means. The rulings are in docs/rules/en/thebes.md

help-action = A turn is a trip, if you like, and one action: take a card on display in its city, lay out four new ones in Warsaw, dig at a site, or hold an exhibition. Whoever has spent the fewest weeks moves next; of several in the same week, whoever arrived there last.
    .rulings = T-9 T-11 T-12 T-54
help-zeppelin = With the zeppelin the trip takes no time, and the card is discarded. Without it you travel as usual and keep it.
    .rulings = T-17
help-car = With the car you arrive in the old year and dig with a special licence. Without it the trip takes longer, and all your licences are valid again when you arrive.
    .rulings = T-15 T-39 T-63
help-legend = A used legend is discarded. It also lets more of your general knowledge count.
    .rulings = T-26 T-28
help-assistant = Only a lone assistant is discarded. It also lets more of your general knowledge count.
    .rulings = T-26 T-29 T-32
help-shovel = Only a lone shovel is discarded, whatever you find.
    .rulings = T-30 T-32
help-weeks = Knowledge and weeks together give the number of tokens you draw.
    .rulings = T-27 T-33 T-34

## Answers. `option-<what>` can be said anywhere, `option-<what>-<prompt>` in answer to that question

option-change = Four new cards, in Warsaw
option-take = Take { $name }
option-exhibit = Hold { $name }
option-dig = Dig in { $name }
option-weeks = { $n ->
    [one] 1 week
   *[other] { $n } weeks
}
option-pass-action = End your expedition
option-pass-zeppelin = Travel without it
option-yes-zeppelin = Fly
option-pass-car = Travel without it
option-yes-car = Drive
option-pass-legend = Keep it
option-yes-legend = Use it
option-pass-assistant = Keep it
option-yes-assistant = Discard it
option-pass-shovel = Keep it
option-yes-shovel = Discard it

## The log: $seat, $cards, $amount

in-weeks = { $amount ->
    [one] 1 week
   *[other] { $amount } weeks
}
event-first = { $you ->
    [yes] You go
   *[no] { $seat } goes
} first.
event-turn = Turn { $amount }: { $seat }.
event-travel = { $you ->
    [yes] You travel
   *[no] { $seat } travels
} to { $place }.
event-take = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the { $cards }: { in-weeks }.
event-change = { $you ->
    [yes] You replace
   *[no] { $seat } replaces
} the cards on display: { in-weeks }.
event-exhibit = { $you ->
    [yes] You hold
   *[no] { $seat } holds
} the { $cards }: { in-weeks }.
event-dig = { $you ->
    [yes] You dig
   *[no] { $seat } digs
} in { $site }.
event-weeks = { $you ->
    [yes] You stay
   *[no] { $seat } stays
} for { in-weeks }.
event-spend = { $you ->
    [yes] You spend
   *[no] { $seat } spends
} the { $cards }.
event-find = { $you ->
    [yes] You find
   *[no] { $seat } finds
} { $cards }.
event-blank = { $you ->
    [yes] You find
   *[no] { $seat } finds
} nothing but sand.
event-sand = { $amount ->
    [one] 1 token is sand and goes
   *[other] { $amount } tokens are sand and go
} back into the bag.
event-bonus = { $you ->
    [yes] You are the first to dig here and get
   *[no] { $seat } is the first to dig here and gets
} { $cards }.
event-year = { $you ->
    [yes] You begin
   *[no] { $seat } begins
} { $year }: all licences are valid again.
event-pass = { $you ->
    [yes] You end
   *[no] { $seat } ends
} the expedition.
event-finish = { $you ->
    [yes] You are
   *[no] { $seat } is
} finished.
event-reveal = On display: { $cards }.
event-announce = The { $cards } is announced.
event-close = The { $cards } is off: it goes to the discard pile.
event-reshuffle = A new deck of { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} is shuffled.
event-end = All expeditions are over.

## Why not?

reason-weeks = This takes { total-weeks }, and you have only { $left } left.
reason-not-1903 = You can end your expedition in 1903; for you it is still { $year }.
reason-artefacts = For the { $card }, you need { required-more }.
required-more = { $short ->
    [one] 1 more artefact
   *[other] { $short } more artefacts
} from { $site }
reason-no-knowledge = You have no special knowledge about { $site }.
reason-no-book = You have no science book about { $site }.
reason-no-licence = You have already dug in { $site } this year.
reason-helper-needed = Without { $card } this dig is not possible.
reason-no-token = With knowledge { $knowledge } you draw nothing in { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}; it takes at least { $fewest }.

## What lies ahead

forecast-wait = { $others ->
    [one] { $order } acts before you.
   *[other] Before you act: { $order }.
}
forecast-alone = Nobody else is on the way: { $weeks ->
    [one] 1 week is yours alone.
   *[other] { $weeks } weeks are yours alone.
}
forecast-lead = { $weeks ->
    [0] You act next, then { $order }.
    [one] You go on until you have spent more than 1 week; then { $order } acts.
   *[other] You go on until you have spent more than { $weeks } weeks; then { $order } acts.
}
forecast-year = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
} of { $year } left for you{ $last ->
    [yes] , and then your expedition is over
   *[no] { $used ->
        [0] {""}
        [one] , then 1 licence is valid again
       *[other] , then { $used } licences are valid again
    }
}.{ $last ->
    [yes] {""}
   *[no] {" "}Year { $n } of { $of }: the game ends after 1903.
}
forecast-start = { $week ->
    [1] With four players the game begins in { $year }, so that it lasts two years.
   *[other] With three players the game begins in week { $week } of { $year }.
}
forecast-exhibition = The { $card }, { $points } points: { $short ->
    [0] you have all it asks for
    [one] you lack 1 artefact
   *[other] you lack { $short } artefacts
}.

## What an option costs and brings

total-weeks = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}
trip-weeks = { $travel ->
    [0] without travelling
    [one] 1 of them to travel
   *[other] { $travel } of them to travel
}
then-order = { $others ->
    [0] {""}
   *[other] {" "}Next: { $order }.
}
then-week = { $finished ->
    [yes] then you are finished
   *[no] then it is week { $week } of { $year } for you
}
preview-cost = { total-weeks } ({ trip-weeks }); { then-week }.{ then-order }
preview-pass = You give up { $left ->
    [one] 1 week
   *[other] { $left } weeks
} and are finished.{ then-order }
preview-dig = { $flies ->
    [yes] By zeppelin
   *[no] { $travel ->
        [0] No trip
        [one] 1 week to travel
       *[other] { $travel } weeks to travel
    }
}, knowledge { $knowledge } of at most { $most }{ $helpers ->
    [yes] {" "}with helpers you discard
   *[no] {""}
}{ $extra ->
    [0] {""}
    [one] , 1 more token by shovels
   *[other] , { $extra } more tokens by shovels
}{ $licence ->
    [special] , with a special licence
   *[ordinary] {""}
}{ $bonus ->
    [yes] , and the bonus for the first dig
   *[no] {""}
}.
# One of up to twelve rows, so it is short: weeks of digging, tokens, average points, chance of no artefact
preview-dig-row = { $work ->
    [one] 1 week
   *[other] { $work } weeks
}: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, { $points } points, { $none }% empty-handed.
preview-dial = Tokens in { $first } to { $last } weeks: { $tokens }.
preview-dig-weeks = { $work ->
    [one] 1 week
   *[other] { $work } weeks
} of digging, { $weeks } in all: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, { $points } points on average, { $none }% without an artefact{ $bonus ->
    [yes] {" "}(not counting the bonus)
   *[no] {""}
}; { then-week }.{ then-order }

## What it is played for

goal = Have the most points when everybody’s weeks are over: from artefacts, exhibitions, congresses, and 5 for each site about which you have the most books (3 for each who ties).

## Points and the end

source-artefacts = Artefacts
source-exhibitions = Exhibitions
source-congresses = Congresses
source-majorities = Most books
ended-time = All years are over.

## What is counted, and what happens at the end of the count: $start, $bound

meter-time = Weeks spent
meter-time-why = Whoever has come to the end of 1903 is finished; when all are, the game is over.

## Settings

setting-two_cars = A second car
setting-two_cars-single = adds nothing
setting-two_cars-add = takes off another week
setting-beyond_three = More than three assistants or shovels
setting-beyond_three-stay = give no more than three do
setting-beyond_three-add = count in sets of three and two
setting-spare_helpers = One of several assistants or shovels can be discarded too
setting-book_to_dig = A dig needs a science book
setting-exhibition_slots = A new exhibition
setting-exhibition_slots-shift = moves all others on
setting-exhibition_slots-push = moves others only where it needs their slot
setting-two_player_stacks = With two players the cards make
setting-two_player_stacks-three = three stacks, the third set aside
setting-two_player_stacks-two = two stacks
setting-new_year = Licences are renewed
setting-new_year-passing = after week 52
setting-new_year-reaching = on week 52
setting-car = The car
setting-car-may = may be left unused where that opens a dig
setting-car-always = is always used
