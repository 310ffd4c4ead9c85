"""The map and the chronometer: routes, distances, what a trip costs, how many tokens a dig draws."""

from __future__ import annotations

from typing import Final

from ostraka.games.thebes.terms import (
    BERLIN,
    CITIES,
    CRETE,
    EGYPT,
    GREECE,
    LONDON,
    MESOPOTAMIA,
    MOSCOW,
    PALESTINE,
    PARIS,
    PLACES,
    ROME,
    VIENNA,
    WARSAW,
)

__all__ = ["CHRONOMETER", "DISTANCE", "FEWEST", "MOST_KNOWLEDGE", "MOST_WEEKS", "ROUTES", "TRIPS", "WIDTH", "tokens"]

WIDTH: Final = len(PLACES)
MOST_KNOWLEDGE: Final = 12
MOST_WEEKS: Final = 12
NEVER: Final = 1000

ROUTES: Final[tuple[tuple[int, int], ...]] = (
    (LONDON, PARIS),
    (LONDON, BERLIN),
    (PARIS, BERLIN),
    (PARIS, VIENNA),
    (PARIS, ROME),
    (BERLIN, WARSAW),
    (VIENNA, WARSAW),
    (VIENNA, ROME),
    (WARSAW, MOSCOW),
    (WARSAW, CITIES + GREECE),
    (ROME, CITIES + GREECE),
    (ROME, CITIES + CRETE),
    (CITIES + GREECE, CITIES + CRETE),
    (CITIES + GREECE, CITIES + MESOPOTAMIA),
    (CITIES + CRETE, CITIES + EGYPT),
    (CITIES + CRETE, CITIES + PALESTINE),
    (CITIES + EGYPT, CITIES + PALESTINE),
    (CITIES + PALESTINE, CITIES + MESOPOTAMIA),
)


def _distances() -> list[int]:
    """Shortest paths between all places, as one flat table (T-14)."""
    far = [WIDTH] * (WIDTH * WIDTH)
    for a in range(WIDTH):
        far[a * WIDTH + a] = 0
    for a, b in ROUTES:
        far[a * WIDTH + b] = far[b * WIDTH + a] = 1
    for via in range(WIDTH):
        for a in range(WIDTH):
            for b in range(WIDTH):
                far[a * WIDTH + b] = min(far[a * WIDTH + b], far[a * WIDTH + via] + far[via * WIDTH + b])
    return far


DISTANCE: Final[list[int]] = _distances()
"""DISTANCE[12 × from + to], in weeks."""

TRIPS: Final[list[list[int]]] = [[weeks - cars if weeks >= 3 else weeks for weeks in DISTANCE] for cars in range(3)]
"""What a trip costs with so many cars counted: a trip of three weeks or more is shortened by one each (T-15, T-16)."""

CHRONOMETER: Final[list[list[int]]] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2],
    [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2],
    [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4],
    [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5],
    [0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8],
    [0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 7, 8],
    [0, 1, 2, 4, 4, 5, 5, 6, 6, 7, 8, 8, 9],
    [0, 1, 3, 4, 5, 5, 6, 6, 7, 8, 9, 9, 10],
    [0, 2, 3, 5, 5, 6, 6, 7, 8, 9, 9, 10, 10],
    [0, 2, 3, 5, 5, 6, 7, 8, 9, 9, 10, 10, 10],
    [0, 2, 4, 5, 6, 6, 7, 8, 9, 10, 10, 10, 10],
    [0, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10],
]  # fmt: skip
"""CHRONOMETER[knowledge][weeks]; row 0 and column 0 give nothing."""

FEWEST: Final[list[int]] = [
    min([weeks for weeks in range(1, MOST_WEEKS + 1) if row[weeks] > 0], default=NEVER) for row in CHRONOMETER
]
"""The fewest weeks that draw a token, by knowledge; NEVER where none does (T-27)."""


def tokens(knowledge: int, weeks: int) -> int:
    """The chronometer's entry, before shovels (T-27)."""
    return CHRONOMETER[knowledge][weeks]
