"""The portal track for tests of rules: where a row can be fulfilled, read from the words of the table.

What the cells ask for is reconstructed, and may be tuned without touching a rule; but the printed example stays
possible (yellow, the north and two kinds of shard).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from ostraka.games.mammothodus.tables import PORTAL, TERRITORIES
from tests.games.mammothodus.lay import FRAGMENTS, PLACES, SHARD_NAMES, at


class Site(NamedTuple):
    """Where a row of the portal track can be fulfilled, and by which shards."""

    place: str
    shards: list[str]


def cells(row: int, portal: Sequence[str]) -> list[str]:
    """What a row (1 to 4) asks for with these fragments open, in the words of the table."""
    return [PORTAL[FRAGMENTS.index(fragment)][row] for fragment in portal]


def suits(place: str, row: int, portal: Sequence[str]) -> bool:
    """Whether a territory has the colour and lies in the region that these open fragments ask for."""
    _, _, region, colour, _, _ = TERRITORIES[at(place)]
    return all(word in SHARD_NAMES or word in (region, colour) for word in cells(row, portal))


def fulfilled(place: str, shards: Sequence[str], portal: Sequence[str]) -> list[int]:
    """The rows that a territory with these face-up shards fulfils."""
    asked = {row: Counter(word for word in cells(row, portal) if word in SHARD_NAMES) for row in range(1, 5)}
    return [row for row in range(1, 5) if suits(place, row, portal) and asked[row] <= Counter(shards)]


def site(row: int, portal: Sequence[str], but: Sequence[str] = ()) -> Site:
    """The last territory in which a row can be fulfilled, leaving out some."""
    place = next(place for place in reversed(PLACES) if place not in ("C", *but) and suits(place, row, portal))
    return Site(place, [word for word in cells(row, portal) if word in SHARD_NAMES])


def example() -> list[str]:
    """Four fragments by which row 1 asks for yellow, the north and two kinds of shard, as in the printed example."""
    for portal in combinations(FRAGMENTS, 4):
        asked = set(cells(1, portal))
        if {"yellow", "north"} < asked and len(asked & set(SHARD_NAMES)) == 2:
            return list(portal)
    raise LookupError("no such row")


EXAMPLE = example()
NORTH = site(1, EXAMPLE)
"""A yellow northern territory, and the two shards row 1 asks for in the printed example."""
LONE, SHARD = next((fragment, word) for fragment, *words in PORTAL for word in words if word in SHARD_NAMES)
"""A fragment that asks for a shard, and the shard: open alone, it can be fulfilled everywhere."""
