"""The ten exhibitions: five small, five large."""

from __future__ import annotations

from typing import Final

from ostraka.games.thebes.cards.kinds import Thing, large, small
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
    VIENNA,
)

__all__ = ["EXHIBITIONS"]

EXHIBITIONS: Final[list[Thing]] = [
    # city; one artefact of the first site, two of the second, three of the third
    small(LONDON, GREECE, EGYPT),
    small(PARIS, PALESTINE, MESOPOTAMIA),
    small(BERLIN, CRETE, GREECE),
    small(VIENNA, EGYPT, PALESTINE),
    small(MOSCOW, MESOPOTAMIA, CRETE),
    large(LONDON, CRETE, GREECE, EGYPT),
    large(PARIS, GREECE, EGYPT, PALESTINE),
    large(BERLIN, PALESTINE, MESOPOTAMIA, CRETE),
    large(VIENNA, MESOPOTAMIA, CRETE, GREECE),
    large(MOSCOW, EGYPT, PALESTINE, MESOPOTAMIA),
]
