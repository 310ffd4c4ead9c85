"""Why a table ends before its game is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

__all__ = ["ABANDONED", "BY_HAND", "CLOSING", "DAY_OVER", "TOO_LONG", "Ending"]

Ending: TypeAlias = Literal["vote", "left", "day", "long", "abandoned"]
"""By its people, by the last one's leaving, with its challenge's day, by its length, because nobody comes any more."""
DAY_OVER, TOO_LONG, BY_HAND, ABANDONED = 0, 1, 2, 3
"""Why the server closes a table; by hand: whoever runs it does, and owes the log no reason."""
CLOSING: Final[Mapping[int, Ending | None]] = {
    DAY_OVER: "day",
    TOO_LONG: "long",
    BY_HAND: None,
    ABANDONED: "abandoned",
}
