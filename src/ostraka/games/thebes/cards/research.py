"""The 85 research cards, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from ostraka.games.thebes.cards.kinds import (
    Thing,
    assistants,
    books,
    cars,
    congresses,
    general_books,
    legend,
    shovels,
    special_licences,
    zeppelins,
)
from ostraka.games.thebes.terms import (
    BERLIN,
    CRETE,
    EGYPT,
    GREECE,
    LONDON,
    MESOPOTAMIA,
    MOSCOW,
    PALESTINE,
    PARIS,
    ROME,
    VIENNA,
)

__all__ = ["RESEARCH_CARDS"]

RESEARCH_CARDS: Final[list[Thing]] = [
    # site, value, weeks, cities
    *books(GREECE, 1, 1, BERLIN, MOSCOW, ROME, VIENNA),
    *books(GREECE, 2, 2, LONDON, ROME, ROME),
    *books(GREECE, 3, 4, BERLIN, LONDON),
    *books(CRETE, 1, 1, BERLIN, BERLIN, PARIS, VIENNA),
    *books(CRETE, 2, 2, PARIS, ROME, VIENNA),
    *books(CRETE, 3, 4, MOSCOW, MOSCOW),
    *books(EGYPT, 1, 1, MOSCOW, PARIS, PARIS, ROME),
    *books(EGYPT, 2, 2, BERLIN, BERLIN, LONDON),
    *books(EGYPT, 3, 4, LONDON, MOSCOW),
    *books(PALESTINE, 1, 1, ROME, VIENNA, VIENNA, VIENNA),
    *books(PALESTINE, 2, 2, BERLIN, LONDON, PARIS),
    *books(PALESTINE, 3, 4, LONDON, PARIS),
    *books(MESOPOTAMIA, 1, 1, MOSCOW, MOSCOW, PARIS, ROME),
    *books(MESOPOTAMIA, 2, 2, LONDON, VIENNA, VIENNA),
    *books(MESOPOTAMIA, 3, 4, LONDON, MOSCOW),
    # value, weeks, cities
    *general_books(1, 3, BERLIN, PARIS, ROME, VIENNA),
    *general_books(2, 6, BERLIN, LONDON, MOSCOW, PARIS),
    # site, value, weeks, city
    legend(GREECE, 2, 1, MOSCOW),
    legend(CRETE, 2, 1, PARIS),
    legend(EGYPT, 2, 1, ROME),
    legend(PALESTINE, 2, 1, VIENNA),
    legend(MESOPOTAMIA, 2, 1, BERLIN),
    # weeks, cities
    *assistants(2, BERLIN, PARIS, PARIS, ROME, VIENNA, VIENNA),
    *shovels(3, LONDON, LONDON, MOSCOW, MOSCOW, ROME, ROME),
    *cars(1, MOSCOW, ROME),
    *zeppelins(1, ROME, VIENNA),
    *special_licences(3, LONDON, MOSCOW),
    *congresses(2, BERLIN, BERLIN, LONDON, MOSCOW, MOSCOW, PARIS, PARIS, VIENNA, VIENNA),
]
