"""What a bot is given: no table, no secret, only what one seat knows and may do."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Question"]


class Question(NamedTuple):
    """A seat's view with its question, what it may answer, and the luck of whoever thinks about it."""

    table: str
    game: str
    view: dict[str, object]
    options: tuple[int, ...]
    luck: int
    owner: str = ""
    """Whose table it is: all of them have the same share of the bots' time."""
