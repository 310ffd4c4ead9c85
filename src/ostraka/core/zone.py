"""Zones: where cards or tokens lie, and who may see them. The one place where visibility is stated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic

from ostraka.core.state import S

__all__ = ["EVERYONE", "HIDDEN", "OWNER", "Zone", "insort", "withdraw"]

EVERYONE: Final = "everyone"
OWNER: Final = "owner"
HIDDEN: Final = "nobody"


class Zone(Generic[S]):
    """`lists(state)` gives the zone's lists, one per seat or a single common one.

    Cards of one `pool` can be exchanged for each other when a seat imagines what it does not see. `empty` fills
    places where no card lies. `ordered` zones keep their order, all others are sorted bags.
    """

    def __init__(
        self,
        name: str,
        pool: str,
        sees: str,
        lists: Callable[[S], list[list[int]]],
        per_seat: bool = True,
        ordered: bool = False,
    ) -> None:
        self.name = name
        self.pool = pool
        self.sees = sees
        self.lists = lists
        self.per_seat = per_seat
        self.ordered = ordered

    def seen_by(self, owner: int, seat: int | None) -> bool:
        """Whether this zone of `owner` is open to `seat` as a whole."""
        return self.sees == EVERYONE or (self.sees == OWNER and owner == seat)

    def __repr__(self) -> str:
        return f"Zone({self.name!r}, {self.pool!r}, sees={self.sees!r})"


def insort(bag: list[int], card: int) -> None:
    """Lay a card into a sorted bag."""
    i = len(bag)
    bag.append(card)
    while i > 0 and bag[i - 1] > card:
        bag[i] = bag[i - 1]
        i -= 1
    bag[i] = card


def withdraw(bag: list[int]) -> list[int]:
    """Take everything out of a bag."""
    cards = bag[:]
    bag.clear()
    return cards
