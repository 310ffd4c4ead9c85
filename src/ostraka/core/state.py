"""The state of a game in progress: the stack of pending frames and what it waits for.

A frame is the program counter of a half-resolved effect, as plain whole numbers: so a state can be copied in the
middle of anything, saved, sent away and resumed.
"""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from ostraka.core.event import EVERYBODY, Event
from ostraka.core.stack import Frame, Stack
from ostraka.core.turn import OVER, Turn

__all__ = ["Frame", "S", "State"]


class State:
    """What every game's state has; the games add zones and counters of their own."""

    def __init__(self) -> None:
        self.stack = Stack()
        self.turn: Turn = OVER
        self.out: list[Event] | None = None

    def push(self, op: i64, seat: i64, card: i64 = -1, step: i64 = 0, arg: i64 = 0) -> None:
        """Put an op on the stack: it is resolved before everything below it."""
        self.stack.append((op, seat, card, step, arg))

    def pop(self) -> None:
        """The top op has finished."""
        self.stack.pop()

    def goto(self, step: i64, arg: i64 = 0) -> None:
        """The top op goes on at another step."""
        f: Frame = self.stack[-1]
        self.stack[-1] = (f[0], f[1], f[2], step, arg)

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
