"""The stack of pending frames: the program counter of everything that is half done.

An op is given the frame it runs in and reads `f.seat`, `f.card`, `f.step` and `f.arg`. It changes a frame only through
the state (`push`, `pop`, `goto`, `become`). The frame popped last keeps its numbers until the next one is popped, so an
op may finish first and read on; after `goto` or `become` a frame has its new numbers.

Frames are used again: a playout lays and takes away hundreds of them and needs a handful.
"""

from __future__ import annotations

from typing import TypeAlias, final

from mypy_extensions import i64, mypyc_attr

__all__ = ["Frame", "Row", "Stack", "stack_of"]

Row: TypeAlias = tuple[int, int, int, int, int]
"""A frame as plain numbers: (op, seat, card, step, argument)."""


# Conditions are asked of a frame that is made for them: keep one at hand.
@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Frame:
    """One pending op with its counters: the op's number, whose it is, which card it speaks of, how far it has come."""

    __slots__ = ("arg", "below", "card", "op", "seat", "step")

    def __init__(self, op: i64, seat: i64, card: i64 = -1, step: i64 = 0, arg: i64 = 0) -> None:
        self.op = op
        self.seat = seat
        self.card = card
        self.step = step
        self.arg = arg
        self.below: Frame | None = None

    def hold(self, op: i64, seat: i64, card: i64, step: i64, arg: i64) -> None:
        """Become another frame."""
        self.op = op
        self.seat = seat
        self.card = card
        self.step = step
        self.arg = arg

    def row(self) -> Row:
        """As plain numbers."""
        return self.op, self.seat, self.card, self.step, self.arg

    def __reduce__(self) -> tuple[object, ...]:
        return Frame, self.row()

    def __repr__(self) -> str:
        return f"Frame{self.row()}"


@final
class Stack:
    """Frames, the last one on top."""

    def __init__(self) -> None:
        self.top: Frame | None = None
        self.popped: Frame | None = None
        """The frame popped last: the op that ran in it may still read it."""
        self.spare: Frame | None = None
        """Frames to be used again."""

    def push(self, op: i64, seat: i64, card: i64, step: i64, arg: i64) -> None:
        """Lay a frame on top."""
        frame = self.spare
        if frame is None:
            frame = Frame(op, seat, card, step, arg)
        else:
            self.spare = frame.below
            frame.hold(op, seat, card, step, arg)
        frame.below = self.top
        self.top = frame

    def lay(self, frame: Frame) -> None:
        """Lay a frame like this one on top; not the very one, or ever more of them would be kept for use."""
        self.push(frame.op, frame.seat, frame.card, frame.step, frame.arg)

    def pop(self) -> None:
        """Take the top frame away."""
        frame = self.top
        if frame is None:
            raise IndexError("no frame is pending")
        self.top = frame.below
        old = self.popped
        if old is not None:
            old.below = self.spare
            self.spare = old
        self.popped = frame

    def clear(self) -> None:
        """Nothing is pending any more."""
        self.top = None

    def at(self, depth: i64) -> Frame:
        """The frame below so many others; 0 is the top."""
        frame = self.top
        while depth > 0 and frame is not None:
            frame = frame.below
            depth -= 1
        if frame is None or depth < 0:
            raise IndexError("so many frames are not pending")
        return frame

    def withdraw(self, depth: i64) -> Frame:
        """Take the frame below so many others out of the stack."""
        frame = self.at(depth)
        if depth == 0:
            self.top = frame.below
        else:
            self.at(depth - 1).below = frame.below
        return frame

    def copy(self) -> Stack:
        """The same frames."""
        twin = Stack()
        twin.top = _copied(self.top)
        return twin

    def rows(self) -> list[Row]:
        """As plain numbers, the top frame last."""
        found: list[Row] = []
        frame = self.top
        while frame is not None:
            found.append(frame.row())
            frame = frame.below
        found.reverse()
        return found

    def __reduce__(self) -> tuple[object, ...]:
        return stack_of, (self.rows(),)

    def __bool__(self) -> bool:
        return self.top is not None

    def __len__(self) -> int:
        n: i64 = 0
        frame = self.top
        while frame is not None:
            n += 1
            frame = frame.below
        return n

    def __repr__(self) -> str:
        return repr(self.rows())


def _copied(frame: Frame | None) -> Frame | None:
    if frame is None:
        return None
    twin = Frame(frame.op, frame.seat, frame.card, frame.step, frame.arg)
    twin.below = _copied(frame.below)
    return twin


def stack_of(rows: list[Row]) -> Stack:
    """A stack of these, the last one on top."""
    stack = Stack()
    for op, seat, card, step, arg in rows:
        stack.push(op, seat, card, step, arg)
    return stack
