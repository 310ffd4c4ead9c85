"""The map and the decks as flat tables for the rules, worked out from `tables` when the module is loaded."""

from __future__ import annotations

from typing import Final

from ostraka.games.mammothodus.tables import (
    BANDS,
    COLOUR_NAMES,
    DEVELOPMENT,
    HUMAN_DECK,
    POPULATION_MIN,
    PORTAL,
    REGION_NAMES,
    SHARD_KINDS,
    STARTING_DECK,
    TERRITORIES,
)
from ostraka.games.mammothodus.terms import (
    ACTIVATE,
    BASIC,
    BLUE,
    CARDS,
    COLOURS,
    DEGRADATION,
    DEGRADATIONS,
    DOUBLE,
    DRAW_THREE,
    EXTRA,
    MOST_SEATS,
    WILD,
)

__all__ = [
    "ACTION_COLOUR",
    "ADJACENT",
    "CELLS",
    "COLOUR",
    "DISTANCE",
    "FIGURES_FOR",
    "FIRST_STEPS",
    "HELP_KINDS",
    "HUMAN_COLOUR",
    "KIND",
    "OF_COLOUR",
    "PLACES",
    "PLAYABLE",
    "REGION",
    "RINGS",
    "SHARD_TYPE",
    "STARTING_TRAILS",
    "TRAIL_PLACE",
    "TYPES",
]

PLACES: Final = len(TERRITORIES)
_IDS: Final = [row[0] for row in TERRITORIES]

COLOUR: Final[list[int]] = [COLOUR_NAMES.index(row[3]) for row in TERRITORIES]
REGION: Final[list[int]] = [REGION_NAMES.index(row[2]) for row in TERRITORIES]
ADJACENT: Final[list[list[int]]] = [sorted([_IDS.index(name) for name in row[5].split()]) for row in TERRITORIES]
STARTING_TRAILS: Final[list[int]] = [t for t in range(PLACES) if TERRITORIES[t][4] < 0]
TRAIL_PLACE: Final[list[int]] = [[row[4] for row in TERRITORIES].index(number) for number in range(1, 9)]
"""The territory of each numbered trail token (R4.3)."""
OF_COLOUR: Final[list[list[int]]] = [[t for t in range(PLACES) if COLOUR[t] == colour] for colour in range(COLOURS)]


def _distances() -> list[int]:
    """Least numbers of steps between all territories, as one flat table (R2.2)."""
    far = [PLACES] * (PLACES * PLACES)
    for start in range(PLACES):
        far[start * PLACES + start] = 0
        edge = [start]
        while edge:
            here = edge.pop(0)
            for there in ADJACENT[here]:
                if far[start * PLACES + there] == PLACES:
                    far[start * PLACES + there] = far[start * PLACES + here] + 1
                    edge.append(there)
    return far


DISTANCE: Final[list[int]] = _distances()
"""DISTANCE[21 × from + to], in steps."""
RINGS: Final[list[list[list[int]]]] = [
    [[u for u in range(PLACES) if DISTANCE[t * PLACES + u] == far] for far in range(max(DISTANCE) + 1)]
    for t in range(PLACES)
]
"""The territories at each distance from each territory."""
FIRST_STEPS: Final[list[list[int]]] = [
    [n for n in ADJACENT[t] if DISTANCE[n * PLACES + u] == DISTANCE[t * PLACES + u] - 1]
    for t in range(PLACES)
    for u in range(PLACES)
]
"""The first steps of the shortest ways, at 21 × from + to."""


def _kinds() -> list[int]:
    """The kind of every card (R2.7)."""
    kinds: list[int] = []
    for _ in range(MOST_SEATS):
        for colour in range(COLOURS):
            kinds += [BASIC + colour] * STARTING_DECK[COLOUR_NAMES[colour]]
    for kind, name, copies in DEVELOPMENT:
        first = {"double": DOUBLE, "extra": EXTRA, "wild": WILD, "draw": DRAW_THREE}[kind]
        kinds += [first + (COLOUR_NAMES.index(name) if name else 0)] * copies
    return kinds + [DEGRADATION] * (CARDS - DEGRADATIONS)


KIND: Final[list[int]] = _kinds()
"""The kind of each card; within a clan's cards, and among the others, kinds ascend with the numbers."""

ACTION_COLOUR: Final[list[int]] = [0, 1, 2, 3, -1, BLUE]


def _kinds_of(colour: int) -> int:
    return 1 << BASIC + colour | 1 << DOUBLE + colour | 1 << EXTRA + colour | 1 << WILD


HELP_KINDS: Final[list[int]] = [_kinds_of(colour) if colour >= 0 else 1 << DEGRADATION for colour in ACTION_COLOUR]
"""The mask of kinds that help in each action (R10.2, R10.6)."""
PLAYABLE: Final[list[int]] = [
    HELP_KINDS[action] | _kinds_of(COLOUR[t]) for action in range(ACTIVATE + 1) for t in range(PLACES)
]
"""The mask of kinds that may be played on a figure, at 21 × action + territory (R6.3)."""

HUMAN_COLOUR: Final[list[int]] = [
    *[colour for colour in range(COLOURS) for _ in range(HUMAN_DECK[COLOUR_NAMES[colour]])],
    *[-1] * HUMAN_DECK["new_trail"],
]
"""The colour of each human card, -1 for New Trail."""

SHARD_TYPE: Final[list[int]] = [i for i, (_, copies) in enumerate(SHARD_KINDS) for _ in range(copies)]
"""The kind of each of the 20 shards."""
TYPES: Final = len(SHARD_KINDS)


def _cell(word: str) -> int:
    """A cell of the portal track: 0..4 a shard, 10..13 a colour, 21..24 a region."""
    if word in COLOUR_NAMES:
        return 10 + COLOUR_NAMES.index(word)
    if word in REGION_NAMES:
        return 20 + REGION_NAMES.index(word)
    return [name for name, _ in SHARD_KINDS].index(word)


CELLS: Final[list[list[int]]] = [[_cell(word) for word in row[1:]] for row in PORTAL]
"""What each fragment asks for in each row (R2.10)."""

FIGURES_FOR: Final[list[int]] = [number for low, high, number in BANDS for _ in range(low, high + 1)]
"""Figures by population, from -4 on (R2.5)."""
assert BANDS[0][0] == POPULATION_MIN
