"""Ops: the instructions of effects. A card's effect is a small static tree of them, numbered once.

The state never holds an op, only its number in a frame. An op has two methods: `step` does it, pushes others, or says
what it waits for; `take` receives the choice or the outcome. `step` must change nothing when it returns a `Turn`, so
that a loaded or imagined state can ask again. An op begins at step 0 with whatever argument its parent had; only from
step 1 on is the argument its own.
"""

from __future__ import annotations

from typing import Generic, final

from ostraka.core.errors import RulesBug
from ostraka.core.expr import Cond, Fact
from ostraka.core.state import Frame, S
from ostraka.core.turn import Turn

__all__ = ["If", "Op", "Place", "Program", "Seq", "may"]


class Op(Generic[S]):
    """One instruction, one idea."""

    name: str = ""
    """The op's name in the fact tables."""

    def __init__(self) -> None:
        self.number = -1
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
    """All ops of a game, numbered in the order they were declared."""

    def __init__(self) -> None:
        self.ops: list[Op[S]] = []
        self.places: list[Place[S]] = []

    def add(self, op: Op[S]) -> int:
        """Number an op and everything inside it; the number is what frames hold."""
        if op.number < 0:
            op.number = len(self.ops)
            self.ops.append(op)
            self.places.append(Place(op))
            for child in op.children():
                self.add(child)
        return op.number


class Seq(Op[S]):
    """Do these one after the other, each as far as it can be done."""

    name = "sequence"

    def __init__(self, *ops: Op[S]) -> None:
        super().__init__()
        self.ops: tuple[Op[S], ...] = ops

    def step(self, s: S, f: Frame) -> Turn | None:
        at = f[3]
        if at == len(self.ops):
            s.stack.pop()
        else:
            s.stack[-1] = (f[0], f[1], f[2], at + 1, f[4])
            s.stack.append((self.ops[at].number, f[1], f[2], 0, f[4]))
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
        s.stack.pop()
        if self.cond.holds(s, f):
            s.stack.append((self.then.number, f[1], f[2], 0, f[4]))
        return None

    def children(self) -> tuple[Op[S], ...]:
        return (self.then,)

    def fact(self) -> Fact:
        return {"if": self.cond.fact(), **self.then.fact()}

    def args(self) -> str:
        return f"{self.cond!r}, {self.then!r}"
