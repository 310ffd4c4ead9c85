"""Ops: the instructions of effects. A card's effect is a small static tree of them, numbered once.

The state never holds an op, only its number in a frame. An op has two methods: `step` does it, pushes others, or says
what it waits for; `take` receives the choice or the outcome. `step` must change nothing when it returns a `Turn`, so
that a loaded or imagined state can ask again. An op begins at step 0 with whatever argument its parent had; only from
step 1 on is the argument its own.
"""

from __future__ import annotations

from typing import Generic, final

from mypy_extensions import mypyc_attr

from ostraka.core.actions import Target
from ostraka.core.errors import OstrakaError, RulesBug
from ostraka.core.expr import Cond, Fact
from ostraka.core.stack import Stack
from ostraka.core.state import Frame, S
from ostraka.core.turn import Turn

__all__ = ["If", "Op", "Place", "Program", "Seq", "may"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """One instruction, one idea."""

    name: str = ""
    """The op's name in the fact tables."""

    def __init__(self) -> None:
        self.number = -1
        self.key = ""
        """What saved positions call it."""
        self.may = False

    def step(self, s: S, f: Frame) -> Turn | None:
        """Do it, or push what must come first, or return what it waits for."""
        raise NotImplementedError(type(self).__name__)

    def take(self, s: S, f: Frame, seat: int, code: int) -> None:
        """The choice of `seat` (or an outcome of chance) this op waited for."""
        raise RulesBug("an op that asks nothing was answered", repr(self))

    def plausible(self, s: S, f: Frame) -> bool:
        """Whether an imagined state could really be waiting at this frame; see `Game.sample`."""
        return True

    def about(self, f: Frame) -> Target | None:
        """What its question is about, if that is something else than the card that asks (`Ask.source`)."""
        return None

    def children(self) -> tuple[Op[S], ...]:
        """The ops inside this one."""
        return ()

    def fact(self) -> Fact:
        """This op as the fact tables write it."""
        return {"op": self.name}

    def args(self) -> str:
        """The arguments as the declaration writes them."""
        return ""

    def __repr__(self) -> str:
        text = f"{type(self).__name__}({self.args()})"
        return f"may({text})" if self.may else text


def may(op: Op[S]) -> Op[S]:
    """The same op, but its owner may decline it."""
    op.may = True
    return op


@final
class Place(Generic[S]):
    """Where an op stands in its program: the compiler knows this class at sight, and an op's only after a search."""

    def __init__(self, op: Op[S]) -> None:
        self.op = op


class Program(Generic[S]):
    """All ops of a game. Frames hold their numbers, which any change of the code may change; positions that are kept
    name them by keys, which stay.
    """

    def __init__(self) -> None:
        self.ops: list[Op[S]] = []
        self.places: list[Place[S]] = []
        self.keys: dict[str, int] = {}

    def add(self, key: str, op: Op[S]) -> int:
        """Number an op and everything inside it: `city-16`, inside it `city-16/Draw`, a second one `city-16/Draw-2`."""
        if op.number >= 0:
            return op.number
        if key in self.keys:
            raise RulesBug("an op has a key of its own", f"{key!r} is {self.ops[self.keys[key]]!r} and {op!r}")
        op.number = len(self.ops)
        op.key = key
        self.keys[key] = op.number
        self.ops.append(op)
        self.places.append(Place(op))
        alike: dict[str, int] = {}
        for child in op.children():
            name = type(child).__name__
            alike[name] = alike.get(name, 0) + 1
            self.add(f"{key}/{name}" + (f"-{alike[name]}" if alike[name] > 1 else ""), child)
        return op.number

    def number(self, key: object) -> int:
        """The number of the op with this key."""
        if not isinstance(key, str) or key not in self.keys:
            raise OstrakaError(f"this version of the rules has no op {key!r}: the position is of another one")
        return self.keys[key]

    def written(self, stack: Stack) -> list[list[object]]:
        """Frames as they are kept: [key of the op, seat, card, step, argument], the top one last."""
        return [[self.ops[op].key, seat, card, step, arg] for op, seat, card, step, arg in stack.rows()]

    def read(self, written: object) -> Stack:
        """The frames that were written."""
        stack = Stack()
        if not isinstance(written, list):
            raise OstrakaError(f"'stack' is a list of frames, not {written!r}")
        for row in written:
            if not isinstance(row, list) or len(row) != 5 or not all(type(x) is int for x in row[1:]):
                raise OstrakaError(f"a frame in 'stack' is the key of an op and four numbers, not {row!r}")
            stack.push(self.number(row[0]), row[1], row[2], row[3], row[4])
        return stack


class Seq(Op[S]):
    """Do these one after the other, each as far as it can be done."""

    name = "sequence"

    def __init__(self, *ops: Op[S]) -> None:
        super().__init__()
        self.ops: tuple[Op[S], ...] = ops

    def step(self, s: S, f: Frame) -> Turn | None:
        at = f.step
        if at == len(self.ops):
            s.pop()
        else:
            s.goto(at + 1, f.arg)
            s.push(self.ops[at].number, f.seat, f.card, arg=f.arg)
        return None

    def children(self) -> tuple[Op[S], ...]:
        return self.ops

    def fact(self) -> Fact:
        return {"op": self.name, "steps": [op.fact() for op in self.ops]}

    def args(self) -> str:
        return ", ".join(repr(op) for op in self.ops)


class If(Op[S]):
    """Do this if the condition holds when its turn comes."""

    name = "if"

    def __init__(self, cond: Cond[S], then: Op[S]) -> None:
        super().__init__()
        self.cond = cond
        self.then = then

    def step(self, s: S, f: Frame) -> Turn | None:
        s.pop()
        if self.cond.holds(s, f):
            s.push(self.then.number, f.seat, f.card, arg=f.arg)
        return None

    def children(self) -> tuple[Op[S], ...]:
        return (self.then,)

    def fact(self) -> Fact:
        return {"if": self.cond.fact(), **self.then.fact()}

    def args(self) -> str:
        return f"{self.cond!r}, {self.then!r}"
