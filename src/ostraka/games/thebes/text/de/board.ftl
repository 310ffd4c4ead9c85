### The table of Thebes in words: for terminals, for ears, and for those who want no pictures.

board-none = keine
board-you = Du
board-time = Zeit, in der Reihenfolge der Züge:
board-when = { $who }: Woche { $week } im Jahr { $year }, { $place }, noch { $left ->
    [one] { $left } Woche
   *[other] { $left } Wochen
}
board-finished = { $who }: fertig
board-display = In der Auslage:
board-exhibitions = Ausstellungen:
board-exhibitions-none = Ausstellungen: keine.
board-exhibition = { $slot }: { $line }. { $requirement }
board-sites = Stätten:
board-site = { $place }: { $n ->
    [one] { $n } Artefakt
   *[other] { $n } Artefakte
} im Wert von { $worth } unter { $tokens } Plättchen{ $bonus ->
    [yes] , Bonus für die erste Grabung
   *[no] {""}
}
board-knowledge = { $place } { $n }{ $added ->
    [0] {""}
   *[other] {" "}({ $books } + { $added })
}
board-side = { $who }: Wissen { $known }; benutzte Grabungserlaubnisse: { $used }.
board-cards = Karten: { $cards }.
board-finds = Funde, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $cards }.
board-deck = Nachziehstapel { $deck }, beiseitegelegt { $aside }, Ablagestapel { $discard }.
