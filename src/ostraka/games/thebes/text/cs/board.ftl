### The table of Thebes in words: for terminals, for ears, and for those who want no pictures.

board-none = –
board-you = Vy
board-time = Čas, v pořadí tahů:
board-when = { $who }: týden { $week } roku { $year }, { $place }, { $left ->
    [one] zbývá { $left } týden
    [few] zbývají { $left } týdny
   *[other] zbývá { $left } týdnů
}
board-finished = { $who }: konec
board-display = V nabídce:
board-exhibitions = Výstavy:
board-exhibitions-none = Výstavy: žádné.
board-exhibition = { $slot }: { $line }. { $requirement }
board-sites = Naleziště:
board-site = { $place }: { $n ->
    [one] { $n } artefakt
    [few] { $n } artefakty
   *[other] { $n } artefaktů
} v hodnotě { $worth } mezi { $tokens ->
    [one] { $tokens } žetonem
   *[other] { $tokens } žetony
}{ $bonus ->
    [yes] , bonus za první vykopávky
   *[no] {""}
}
board-knowledge = { $place } { $n }{ $added ->
    [0] {""}
   *[other] {" "}({ $books } + { $added })
}
board-side = { $who }: znalosti: { $known }; použitá povolení: { $used }.
board-cards = Karty: { $cards }.
board-finds = Nálezy, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $cards }.
board-deck = Balíček { $deck }, stranou { $aside }, odkládací balíček { $discard }.
