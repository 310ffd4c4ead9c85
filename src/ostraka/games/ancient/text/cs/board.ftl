### The table of Ancient Knowledge in words: for terminals, for ears, and for those who want no pictures.

board-none = –
board-empty = prázdno
board-timeline = Vaše časová osa:
board-timeline-empty = Vaše časová osa: prázdno.
board-slot = pole { $slot }: { $cards }
board-monument = { $card }, { $n } vědění
board-past = Vaše minulost: monumenty { $n } z { $most }{ $turned ->
    [0] {""}
   *[other] , z toho otočené { $turned }
}; ztracené vědění { $lost }.
board-artefacts = Vaše artefakty, { $n } z { $most }
board-technologies = Vaše technologie: { $cards }.
board-hand = Vaše ruka, { $n } z { $most }
board-aside = Stranou, lícem dolů: { $cards }.
board-looking = Prohlížíte si
board-block = { $title }:
board-block-none = { $title }: –
board-card = { $line }. { $text }
board-technology = { $line }. { $requirement } { $text }
board-offer = Deska technologií { $n }, úroveň { $level }:
board-offer-empty = Deska technologií { $n }, úroveň { $level }: prázdno.
board-offer-closed = Deska technologií { $n }: uzavřená.
board-rival = { $name }: { $hand }; minulost { $past }; ztracené vědění { $lost }; artefakty: { $artefacts }; technologie: { $technologies }; časová osa: { $timeline }.
board-rival-hand = ruka { $n }
board-rival-hand-known = ruka { $n } (víte o: { $cards })
board-rival-slot = { $slot }: { $cards }
board-piles = Balíček stavitelů { $deck }, odkládací balíček { $discard }.{ $ending ->
    [yes] {" "}Toto je poslední kolo.
   *[no] {""}
}
