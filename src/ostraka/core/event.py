"""Something to show: a log line, an animation. Never read by rules, never the truth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

__all__ = ["EVERYBODY", "Event"]

EVERYBODY: Final = -1


# Without the second word mypyc would leave out `__init__` when Python calls the class.
@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Event:
    """`seat` did `kind`, because of `source`, with these `cards` and this `amount`.

    `sees` is a mask of the seats that may know which cards; the others learn only how many.
    `reveals` says that a seat learnt something which an undo could not take back from its memory.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        cards: tuple[int, ...] = (),
        amount: int = 0,
        source: int = -1,
        sees: int = EVERYBODY,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.amount = amount
        self.source = source
        self.sees = sees
        self.reveals = reveals

    def seen_by(self, seat: int | None) -> Event:
        """This event as `seat` (None: a spectator) may know it."""
        if self.sees == EVERYBODY or (seat is not None and (self.sees >> seat) & 1):
            return self
        return Event(self.kind, self.seat, (-1,) * len(self.cards), self.amount, self.source, EVERYBODY, self.reveals)

    def record(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "cards": list(self.cards),
            "amount": self.amount,
            "source": self.source,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.record() == other.record()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.cards, self.amount, self.source))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, cards={self.cards}, amount={self.amount}, source={self.source})"
