"""The one action space of Ancient Knowledge: 234 options."""

from __future__ import annotations

from typing import Final

from ostraka.core.actions import ActionSpace, Block
from ostraka.core.turn import PASS
from ostraka.games.ancient.terms import CARD_COUNT

__all__ = [
    "ACTION_SPACE",
    "AMOUNT",
    "ARCHIVE",
    "BOARD",
    "CARD",
    "CREATE",
    "EXCAVATE",
    "LEARN",
    "SEARCH",
    "SEAT",
    "SLOT",
    "amounts",
    "cards",
]

CREATE: Final = 2
LEARN: Final = 3
ARCHIVE: Final = 4
EXCAVATE: Final = 5
SEARCH: Final = 6
CARD: Final = 7
"""CARD + c names card c."""
SLOT: Final = 195
"""SLOT + n names slot n (1..6)."""
BOARD: Final = 202
"""BOARD + b names technology board b (0..2)."""
SEAT: Final = 205
AMOUNT: Final = 209

ACTION_SPACE: Final = ActionSpace(
    Block("action", 5, 0, ("create", "learn", "archive", "excavate", "search")),
    Block("card", CARD_COUNT),
    Block("slot", 6, 1),
    Block("board", 3),
    Block("seat", 4),
    Block("amount", 25),
)


def cards(chosen: list[int], may: bool = False) -> tuple[int, ...]:
    """Options that name these cards (in ascending order), with PASS in front if it may be declined."""
    codes = tuple(card + CARD for card in chosen)
    return (PASS, *codes) if may else codes


def amounts(low: int, high: int) -> tuple[int, ...]:
    """Options that name a number from `low` to `high`."""
    return tuple(AMOUNT + n for n in range(low, high + 1))
