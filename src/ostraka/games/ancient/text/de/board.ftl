### The table of Ancient Knowledge in words: for terminals, for ears, and for those who want no pictures.

board-none = keine
board-empty = leer
board-timeline = Deine Zeitleiste:
board-timeline-empty = Deine Zeitleiste: leer.
board-slot = Feld { $slot }: { $cards }
board-monument = { $card }, { $n } Wissen
board-past = Deine Vergangenheit: { $n } von { $most } Monumenten{ $turned ->
    [0] {""}
   *[other] , davon { $turned } ausgegraben
}; verlorenes Wissen { $lost }.
board-artefacts = Deine Artefakte, { $n } von { $most }
board-technologies = Deine Erkenntniskarten: { $cards }.
board-hand = Deine Hand, { $n } von { $most }
board-aside = Beiseitegelegt, verdeckt: { $cards }.
board-looking = Du siehst dir an
board-block = { $title }:
board-block-none = { $title }: keine.
board-card = { $line }. { $text }
board-technology = { $line }. { $requirement } { $text }
board-offer = Säule der Erkenntnis { $n }, Stufe { $level }:
board-offer-empty = Säule der Erkenntnis { $n }, Stufe { $level }: leer.
board-offer-closed = Säule der Erkenntnis { $n }: geschlossen.
board-rival = { $name }: { $hand }; Vergangenheit { $past }; verlorenes Wissen { $lost }; Artefakte: { $artefacts }; Erkenntniskarten: { $technologies }; Zeitleiste { $timeline }.
board-rival-hand = Hand { $n }
board-rival-hand-known = Hand { $n } (du kennst { $cards })
board-rival-slot = { $slot }: { $cards }
board-piles = Nachziehstapel { $deck }, Ablagestapel { $discard }.{ $ending ->
    [yes] {" "}Das ist die letzte Runde.
   *[no] {""}
}
