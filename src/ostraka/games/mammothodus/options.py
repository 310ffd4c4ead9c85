"""The one action space of Mammothodus: 76 options."""

from __future__ import annotations

from typing import Final

from ostraka.core.actions import ActionSpace, Block
from ostraka.games.mammothodus.board import PLACES
from ostraka.games.mammothodus.terms import COLOURS, KINDS, ROWS, SHARD_TYPES, SPIRIT_COUNT, TALENTS

__all__ = [
    "ACTION",
    "ACTION_SPACE",
    "DECK",
    "DRAW",
    "DROP",
    "FACE",
    "FIGURE_AT",
    "KIND_AT",
    "PLACE",
    "ROW_AT",
    "SHARD_AT",
    "SPIRIT_AT",
    "TALENT_AT",
    "TERRITORY_AT",
    "TRIBE",
    "kind_options",
]

ACTION: Final = 2
"""ACTION + a chooses action a."""
DRAW: Final = 8
PLACE: Final = 9
DROP: Final = 10
DECK: Final = 11
TRIBE: Final = 12
KIND_AT: Final = 13
"""KIND_AT + k plays, takes or discards a card of kind k; cards of a kind are alike."""
FIGURE_AT: Final = KIND_AT + KINDS
TERRITORY_AT: Final = FIGURE_AT + COLOURS
SHARD_AT: Final = TERRITORY_AT + PLACES
FACE: Final = SHARD_AT + SHARD_TYPES - 1
"""FACE + f marks a die that shows f (1..6)."""
SPIRIT_AT: Final = FACE + 7
ROW_AT: Final = SPIRIT_AT + SPIRIT_COUNT
TALENT_AT: Final = ROW_AT + ROWS

ACTION_SPACE: Final = ActionSpace(
    Block(
        "verb",
        11,
        0,
        ("move", "attack", "care", "adapt", "degrade", "activate", "draw", "place", "drop", "deck", "tribe"),
    ),
    Block("kind", KINDS),
    Block("figure", COLOURS),
    Block("territory", PLACES),
    Block("shard", SHARD_TYPES),
    Block("face", 6, 1),
    Block("spirit", SPIRIT_COUNT),
    Block("row", ROWS),
    Block("talent", TALENTS),
)

_LOW: Final[list[tuple[int, ...]]] = [tuple([KIND_AT + k for k in range(8) if mask >> k & 1]) for mask in range(256)]
_HIGH: Final[list[tuple[int, ...]]] = [
    tuple([KIND_AT + 8 + k for k in range(7) if mask >> k & 1]) for mask in range(128)
]


def kind_options(mask: int) -> tuple[int, ...]:
    """The options of a mask of kinds."""
    return _LOW[mask & 255] + _HIGH[mask >> 8]
