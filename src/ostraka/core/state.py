"""The state of a game in progress: the stack of pending frames and what it waits for.

A frame is the program counter of a half-resolved effect, as plain whole numbers: so a state can be copied in the
middle of anything, saved, sent away and resumed.
"""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from ostraka.core.event import EVERYBODY, Event
from ostraka.core.stack import Frame, Stack
from ostraka.core.turn import OVER, Turn

__all__ = ["Frame", "S", "State"]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. The games add fields of their own and declare each in their `Fields`."""

    def __init__(self) -> None:
        self.seats = 0
        self.stack = Stack()
        self.turn: Turn = OVER
        self.out: list[Event] | None = None

    # Copying: written out by hand in our games, because searches do little else

    def public(self) -> State:
        """A new state with everything that is open to everyone, its settings and its frames."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def count(self) -> None:
        """Work out afresh what follows from other fields."""

    # Frames

    def top(self) -> Frame:
        """The frame of the op that runs or waits."""
        frame = self.stack.top
        if frame is None:
            raise IndexError("no frame is pending")
        return frame

    def push(self, op: i64, seat: i64, card: i64 = -1, step: i64 = 0, arg: i64 = 0) -> None:
        """Put an op on the stack: it is resolved before everything below it."""
        self.stack.push(op, seat, card, step, arg)

    def pop(self) -> None:
        """The top op has finished."""
        self.stack.pop()

    def goto(self, step: i64, arg: i64 = 0) -> None:
        """The top op goes on at another step."""
        frame = self.top()
        frame.step = step
        frame.arg = arg

    def become(self, op: i64, seat: i64, card: i64 = -1, step: i64 = 0, arg: i64 = 0) -> None:
        """The top op makes way for another one."""
        self.top().hold(op, seat, card, step, arg)

    # Events

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
