### What the browser client says at the table of Thebes, besides what the game's other catalogues say.

game-thebes-title = Thebes
game-thebes-pitch = It is 1901. Read in the libraries of Europe, take the train south, and put your hand in the bag.
game-thebes-facts = 2–4 players · 60 minutes
gallery-text-thebes = All { $n } cards, finds and tokens. What comes several times is shown once, with its number.
th-map = Map and year
th-dial = Chronometer: weeks and tokens
th-tokens = { $n ->
    [one] token
   *[other] tokens
}
th-weeks = { $n ->
    [one] { $n } week
   *[other] { $n } weeks
}
th-weeks-range = { $least }–{ $most } weeks
th-travel = { $n ->
    [0] dig
    [one] { $n } week + dig
   *[other] { $n } weeks + dig
}
th-travel-short = { $n ->
    [0] dig
   *[other] { $n } + dig
}
th-tab-display = Display
th-display = On display, and exhibitions
th-knowledge = Knowledge
th-most-books = most books about it: { $n } points
th-finds-short = Finds
th-licence = licence
th-licences = Licence
th-licence-used = used
th-when = Week { $week } of { $year }, in { $place }
th-year-of = year { $n } of { $of }
th-next = Next:
th-mine = Your cards and finds
th-nothing-yet = Nothing yet: what is taken and found will lie here.
th-finished = Finished
th-once = One dig
th-once-about = For one dig: what a legend or a single assistant adds, which is discarded then
th-week-short = week { $week }
th-several = { $place }: { $n } things to choose from
th-legs = { $n ->
    [0] { $place }: you are here.
    [one] { $place }: one week’s journey from here.
   *[other] { $place }: { $n } weeks’ journey from here.
}
th-nothing-here = Nothing can be done here now.
th-bag = In the bag: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $n ->
    [one] 1 of them an artefact
   *[other] { $n } of them artefacts
}, worth { $worth ->
    [one] 1 point
   *[other] { $worth } points
} in all.
th-to-find = Still to be found here
th-dig-at = Dig in { $place }
th-dig-for = Dig: { $label }
th-to-map = Back to the map
bind-chance-thebes-take = A new card then comes to the display.
bind-chance-thebes-change = The cards that lie there now are discarded.
bind-chance-thebes-weeks = Tokens are drawn from the bag.
th-knows = Knowledge { $n }
th-knows-of = { $books } from books{ $added ->
    [0] {""}
   *[other] {""} + { $added } from assistants and general knowledge
}{ $once ->
    [0] {""}
   *[other] {""} + { $once } from what is discarded
}.
th-gives-up = Discarded for this dig: { $what }.
th-dial-key = Outside: weeks of digging. Inside: tokens drawn.
th-close-bag = Close the bag
th-odds-some = for at least one artefact
th-odds-points = points on average
th-sand = sand
th-first-dig = First dig here
th-does-shovel = more tokens
th-does-assistant = more knowledge
th-does-congress = points at the end
th-does-general-book = for every site
th-does-legend = for one dig
th-does-car = shorter trips
th-does-zeppelin = one trip in no time
th-does-special-license = one more dig
th-general-up-to = up to { $n } more in every dig
th-you-dig = You dig in { $place }
th-digs = { $name } digs in { $place }
th-drawn = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}: { $finds ->
    [0] nothing but sand
    [one] { $finds } find
   *[other] { $finds } finds
}{ $worth ->
    [0] {""}
    [one] , { $worth } point
   *[other] , { $worth } points
}{ $first ->
    [0] {""}
   *[other] {". "}{ th-first-dig }: +{ $first }
}.
th-kind-book = Science books
th-kind-general-book = General knowledge
th-kind-legend = Legends
th-kind-assistant = Assistants
th-kind-shovel = Shovels
th-kind-car = Cars
th-kind-zeppelin = Zeppelins
th-kind-special-license = Special licences
th-kind-congress = Congresses
th-kind-exhibition = Exhibitions
th-kind-artefact = Artefacts
explain-thebes-rival = Another archaeologist at a glance: week and place, knowledge about each site, finds with their points, and whether the licence of this year is used.
explain-thebes-map = Europe and the Orient. Each line is a journey of one week. A price shows how many weeks something costs in all, including the journey there. Press a site and draw to a week to travel and dig in one go.
explain-thebes-ring = The weeks of the year. Whoever is furthest behind acts next, perhaps several times in a row; of markers on one week, the upper one goes first.
explain-thebes-display = Research cards that anybody may take. Go to the city on the card, and spend the weeks that stand on it.
explain-thebes-exhibitions = Exhibitions: show artefacts from the sites that they ask for, in their city, for points.
explain-thebes-dial = The chronometer. The more you know about the site and the longer you stay, the more tokens you draw from its bag; the odds count what others have already taken out.
explain-thebes-mine = What you know about each of the five sites, what you have found there, and whether you may still dig there this year. A star beside your knowledge shows the points for the most books about that site.
explain-thebes-next = Who acts next, and in which week. Of several in the same week, whoever arrived there last acts first.
explain-thebes-cards = Your cards and finds. Books count for their site all game, legends and zeppelins work once; assistants, shovels and congresses are worth more together.
aim-thebes = The most points win at the end of 1903
