"""The state of a game in progress: the stack of pending frames and what it waits for.

A frame is the program counter of a half-resolved effect, as plain whole numbers: so a state can be copied in the
middle of anything, saved, sent away and resumed.
"""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from ostraka.core.event import EVERYBODY, Event
from ostraka.core.turn import OVER, Turn

__all__ = ["Frame", "S", "State"]

Frame: TypeAlias = tuple[int, int, int, int, int]
"""(op number, seat, card, step, argument)."""


class State:
    """What every game's state has; the games add zones and counters of their own."""

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.turn: Turn = OVER
        self.out: list[Event] | None = None

    def push(self, op: int, seat: int, card: int = -1, step: int = 0, arg: int = 0) -> None:
        """Put an op on the stack: it is resolved before everything below it."""
        self.stack.append((op, seat, card, step, arg))

    def pop(self) -> None:
        """The top op has finished."""
        self.stack.pop()

    def goto(self, step: int, arg: int = 0) -> None:
        """The top op goes on at another step."""
        op, seat, card, _, _ = self.stack[-1]
        self.stack[-1] = (op, seat, card, step, arg)

    def tell(
        self,
        kind: str,
        seat: int,
        cards: tuple[int, ...] = (),
        amount: int = 0,
        source: int = -1,
        sees: int = EVERYBODY,
        reveals: bool = False,
    ) -> None:
        """Emit an event, if anybody listens."""
        if self.out is not None:
            self.out.append(Event(kind, seat, cards, amount, source, sees, reveals))


S = TypeVar("S", bound=State)
