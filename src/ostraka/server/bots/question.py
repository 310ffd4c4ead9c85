"""What a bot is given: no table, no secret, only what one seat knows and may do."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

__all__ = ["Question", "luck_of"]


class Question(NamedTuple):
    """A seat's view with its question, what it may answer, and the luck of whoever thinks about it."""

    table: str
    game: str
    view: dict[str, object]
    options: tuple[int, ...]
    luck: int
    owner: str = ""
    """Whose table it is: all of them have the same share of the bots' time."""


def luck_of(moment: str) -> int:
    """The luck of a bot at one moment of one match: always the same, and nobody's who does not know its secret."""
    return int.from_bytes(blake2b(moment.encode(), digest_size=6, person=b"ostraka-bot").digest(), "big")
