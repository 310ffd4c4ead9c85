### The table of Ancient Knowledge in words: for terminals, for ears, and for those who want no pictures.

board-none = none
board-empty = empty
board-timeline = Your Timeline:
board-timeline-empty = Your Timeline: empty.
board-slot = slot { $slot }: { $cards }
board-monument = { $card }, { $n } knowledge
board-past = Your Past: { $n } of { $most } monuments{ $turned ->
    [0] {""}
   *[other] , { $turned } of them excavated
}; lost knowledge { $lost }.
board-artefacts = Your artefacts, { $n } of { $most }
board-technologies = Your technologies: { $cards }.
board-hand = Your hand, { $n } of { $most }
board-aside = Laid aside, face down: { $cards }.
board-looking = You are looking at
board-block = { $title }:
board-block-none = { $title }: none.
board-card = { $line }. { $text }
board-technology = { $line }. { $requirement } { $text }
board-offer = Technology board { $n }, level { $level }:
board-offer-empty = Technology board { $n }, level { $level }: empty.
board-offer-closed = Technology board { $n }: closed.
board-rival = { $name }: { $hand }; Past { $past }; lost knowledge { $lost }; artefacts: { $artefacts }; technologies: { $technologies }; Timeline { $timeline }.
board-rival-hand = hand { $n }
board-rival-hand-known = hand { $n } (you know { $cards })
board-rival-slot = { $slot }: { $cards }
board-piles = Builder deck { $deck }, discard pile { $discard }.{ $ending ->
    [yes] {" "}This is the last round.
   *[no] {""}
}
