"""The stack of pending frames: the program counter of everything that is half done.

It reads like a list of frames. In the compiled part no number of a frame is made a Python object, and what was taken
away is used again: a playout lays and takes away hundreds of frames and needs a handful of places for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, final

from mypy_extensions import i64, mypyc_attr

__all__ = ["Frame", "Stack", "stack_of"]

Frame: TypeAlias = tuple[i64, i64, i64, i64, i64]
"""(op number, seat, card, step, argument): machine words for the compiler, plain whole numbers otherwise."""


@final
@mypyc_attr(acyclic=True)
class Pending:
    """A place for a frame, and the place below it."""

    def __init__(self, f: Frame, below: Pending | None) -> None:
        self.op = f[0]
        self.seat = f[1]
        self.card = f[2]
        self.step = f[3]
        self.arg = f[4]
        self.below = below

    def hold(self, f: Frame) -> None:
        """Another frame in this place."""
        self.op = f[0]
        self.seat = f[1]
        self.card = f[2]
        self.step = f[3]
        self.arg = f[4]

    def frame(self) -> Frame:
        return (self.op, self.seat, self.card, self.step, self.arg)


@final
class Stack:
    """Frames, the last one on top."""

    def __init__(self) -> None:
        self.top: Pending | None = None
        self.spare: Pending | None = None
        """Places that are empty now."""

    def append(self, f: Frame) -> None:
        """Lay a frame on top."""
        place = self.spare
        if place is None:
            self.top = Pending(f, self.top)
        else:
            self.spare = place.below
            place.hold(f)
            place.below = self.top
            self.top = place

    def extend(self, frames: list[Frame]) -> None:
        """Lay these on top, one after the other."""
        for f in frames:
            self.append(f)

    def pop(self) -> None:
        """Take the top frame away."""
        place = self.top
        if place is None:
            raise IndexError("no frame is pending")
        self.top = place.below
        place.below = self.spare
        self.spare = place

    def clear(self) -> None:
        """Nothing is pending any more."""
        self.top = None

    def at(self, depth: i64) -> Pending:
        """The place below so many others; 0 is the top."""
        place = self.top
        while depth > 0 and place is not None:
            place = place.below
            depth -= 1
        if place is None or depth < 0:
            raise IndexError("so many frames are not pending")
        return place

    def withdraw(self, depth: i64) -> Frame:
        """Take the frame below so many others out of the stack."""
        place = self.top if depth == 0 else self.at(depth - 1).below
        if place is None:
            raise IndexError("so many frames are not pending")
        taken = place.frame()
        if depth == 0:
            self.pop()
        else:
            self.at(depth - 1).below = place.below
        return taken

    def copy(self) -> Stack:
        """The same frames."""
        twin = Stack()
        twin.top = _copied(self.top)
        return twin

    def frames(self) -> list[Frame]:
        """As a list, the top frame last."""
        found: list[Frame] = []
        place = self.top
        while place is not None:
            found.append(place.frame())
            place = place.below
        found.reverse()
        return found

    def __bool__(self) -> bool:
        return self.top is not None

    def __len__(self) -> int:
        n: i64 = 0
        place = self.top
        while place is not None:
            n += 1
            place = place.below
        return n

    def __getitem__(self, i: i64) -> Frame:
        """As in a list: -1 is the top, 0 the bottom."""
        place = self.top
        if i != -1 or place is None:
            place = self.at(-1 - i if i < 0 else len(self) - 1 - i)
        return (place.op, place.seat, place.card, place.step, place.arg)

    def __setitem__(self, i: i64, f: Frame) -> None:
        """Another frame in the place of one."""
        place = self.top
        if i != -1 or place is None:
            place = self.at(-1 - i if i < 0 else len(self) - 1 - i)
        place.hold(f)

    def __iter__(self) -> Iterator[Frame]:
        return iter(self.frames())

    def __repr__(self) -> str:
        return repr(self.frames())


def _copied(place: Pending | None) -> Pending | None:
    return None if place is None else Pending(place.frame(), _copied(place.below))


def stack_of(frames: list[Frame]) -> Stack:
    """A stack of these, the last one on top."""
    stack = Stack()
    for f in frames:
        stack.append(f)
    return stack
