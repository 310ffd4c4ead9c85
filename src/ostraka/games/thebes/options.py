"""The one action space of Thebes: 115 options."""

from __future__ import annotations

from typing import Final

from ostraka.core.actions import ActionSpace, Block
from ostraka.games.thebes.terms import CARD_COUNT, RESEARCH, SITES

__all__ = ["ACTION_SPACE", "CARD", "CHANGE", "DIG", "DIGS", "WEEKS", "weeks_between"]

CHANGE: Final = 2
CARD: Final = 3
"""CARD + c takes research card c, or holds exhibition c."""
DIG: Final = CARD + CARD_COUNT
"""DIG + s digs at site s."""
WEEKS: Final = DIG + SITES - 1
"""WEEKS + w digs for w weeks (1..12)."""

ACTION_SPACE: Final = ActionSpace(
    Block("action", 1, 0, ("change",)),
    Block("take", RESEARCH),
    Block("exhibit", CARD_COUNT - RESEARCH, RESEARCH),
    Block("dig", SITES),
    Block("weeks", 12, 1),
)

DIGS: Final[list[tuple[int, ...]]] = [
    tuple([DIG + site for site in range(SITES) if mask >> site & 1]) for mask in range(1 << SITES)
]
"""The dig options of a mask of sites."""


def weeks_between(low: int, high: int) -> tuple[int, ...]:
    """Options that name a number of weeks from `low` to `high`."""
    return tuple([WEEKS + weeks for weeks in range(low, high + 1)])
