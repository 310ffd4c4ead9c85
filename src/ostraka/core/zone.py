"""Zones: where cards or tokens lie, and who may see them. The one place where visibility is stated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic

from mypy_extensions import i64

from ostraka.core.state import S

__all__ = ["EVERYONE", "HIDDEN", "OWNER", "Zone", "insort", "withdraw"]

EVERYONE: Final = "everyone"
OWNER: Final = "owner"
HIDDEN: Final = "nobody"


class Zone(Generic[S]):
    """`lists(state)` gives the zone's lists, one per seat or a single common one.

    Cards of one `pool` can be exchanged for each other when a seat imagines what it does not see. `empty` fills
    places where no card lies. `ordered` zones keep their order, all others are sorted bags. A zone that came `later`
    than the game has no part in the fingerprint of a state while nothing lies in it. What lies in an `idle` one has no
    bearing on anybody's options.
    """

    def __init__(
        self,
        name: str,
        pool: str,
        sees: str,
        lists: Callable[[S], list[list[int]]],
        per_seat: bool = True,
        ordered: bool = False,
        later: bool = False,
        idle: bool = False,
    ) -> None:
        self.name = name
        self.pool = pool
        self.sees = sees
        self.lists = lists
        self.per_seat = per_seat
        self.ordered = ordered
        self.later = later
        self.idle = idle

    def seen_by(self, owner: int, seat: int | None) -> bool:
        """Whether this zone of `owner` is open to `seat` as a whole."""
        return self.sees == EVERYONE or (self.sees == OWNER and owner == seat)

    def __repr__(self) -> str:
        return f"Zone({self.name!r}, {self.pool!r}, sees={self.sees!r})"


def insort(bag: list[int], card: i64) -> None:
    """Lay a card into a sorted bag."""
    low: i64 = 0
    high: i64 = len(bag)
    while low < high:
        middle = (low + high) // 2
        if bag[middle] < card:
            low = middle + 1
        else:
            high = middle
    bag.insert(low, card)


def withdraw(bag: list[int]) -> list[int]:
    """Take everything out of a bag."""
    cards = bag[:]
    bag.clear()
    return cards
