### The table of Thebes in words: for terminals, for ears, and for those who want no pictures.

board-none = none
board-you = You
board-time = Time, in turn order:
board-when = { $who }: week { $week } of { $year }, { $place }, { $left ->
    [one] 1 week
   *[other] { $left } weeks
} left
board-finished = { $who }: finished
board-display = On display:
board-exhibitions = Exhibitions:
board-exhibitions-none = Exhibitions: none.
board-exhibition = { $slot }: { $line }. { $requirement }
board-sites = Sites:
board-site = { $place }: { $n ->
    [one] 1 artefact
   *[other] { $n } artefacts
} worth { $worth } among { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}{ $bonus ->
    [yes] , first-dig bonus
   *[no] {""}
}
board-knowledge = { $place } { $n }{ $added ->
    [0] {""}
   *[other] {" "}({ $books } + { $added })
}
board-side = { $who }: knowledge { $known }; licences used: { $used }.
board-cards = Cards: { $cards }.
board-finds = Finds, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $cards }.
board-deck = Deck { $deck }, set aside { $aside }, discard pile { $discard }.
