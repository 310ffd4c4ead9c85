"""Effects with a price: pay, then do."""

from __future__ import annotations

from ostraka.core.expr import Fact
from ostraka.core.op import Op, Seq
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, YES, Ask, Turn
from ostraka.games.ancient.ops.timeline import leave_play
from ostraka.games.ancient.options import CARD, cards
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import KIND_NAMES, kind_of

__all__ = ["Cards", "Cost", "OwnArtefacts", "PayThen", "ReplaceDraw", "ThisCard"]

ANY = 15


class Cost:
    """What an effect costs: `n` things, all of them, or up to so many."""

    def __init__(self, n: int, up_to: bool) -> None:
        self.n = n
        self.up_to = up_to

    def purse(self, s: Table, f: Frame) -> list[int]:
        """The cards that can pay, ascending."""
        raise NotImplementedError

    def hidden(self) -> bool:
        """Whether only the owner knows if it can be paid (EFF-12)."""
        return False

    def pay(self, s: Table, f: Frame, card: int) -> None:
        raise NotImplementedError

    def fact(self) -> Fact:
        raise NotImplementedError


class Cards(Cost):
    """Discard cards (of a kind) from hand."""

    def __init__(self, n: int, kind: int = ANY, up_to: bool = False) -> None:
        super().__init__(n, up_to)
        self.kind = kind

    def purse(self, s: Table, f: Frame) -> list[int]:
        return [card for card in s.hand[f.seat] if kind_of(card) & self.kind]

    def hidden(self) -> bool:
        return self.kind != ANY

    def pay(self, s: Table, f: Frame, card: int) -> None:
        s.discard_from(f.seat, card)
        s.tell("discard", f.seat, cards=(card,), amount=1, source=f.card)

    def fact(self) -> Fact:
        fact: Fact = {"op": "discard_hand", "n": self.n, "amount": "up_to" if self.up_to else "exact"}
        if self.kind != ANY:
            fact["type"] = KIND_NAMES[self.kind]
        return fact

    def __repr__(self) -> str:
        kind = "" if self.kind == ANY else f", {KIND_NAMES[self.kind].upper()}"
        return f"Cards({self.n}{kind}{', up_to=True' if self.up_to else ''})"


class OwnArtefacts(Cost):
    """Discard up to n artefacts from play (CARD-25)."""

    def __init__(self, n: int) -> None:
        super().__init__(n, True)

    def purse(self, s: Table, f: Frame) -> list[int]:
        return s.artefacts[f.seat]

    def pay(self, s: Table, f: Frame, card: int) -> None:
        leave_play(s, f.seat, card)
        s.tell("discard", f.seat, cards=(card,), amount=1, source=f.card)

    def fact(self) -> Fact:
        return {"op": "discard_artefacts", "n": self.n, "amount": "up_to"}

    def __repr__(self) -> str:
        return f"OwnArtefacts({self.n})"


class ThisCard(Cost):
    """Discard the card itself; it still finishes its effect (TIM-4)."""

    def __init__(self) -> None:
        super().__init__(1, False)

    def purse(self, s: Table, f: Frame) -> list[int]:
        return [f.card]

    def pay(self, s: Table, f: Frame, card: int) -> None:
        leave_play(s, f.seat, card)
        s.tell("discard", f.seat, cards=(card,), amount=1, source=f.card)

    def fact(self) -> Fact:
        return {"op": "discard_this"}

    def __repr__(self) -> str:
        return "ThisCard()"


class PayThen(Op[Table]):
    """Pay the cost in full, or as much as you like of an "up to", then do the rest (CARD-30).

    `step` counts what has been paid; the ops that follow know it as PAID.
    """

    name = "pay_then"

    def __init__(self, cost: Cost, *then: Op[Table]) -> None:
        super().__init__()
        self.cost = cost
        self.ops: tuple[Op[Table], ...] = then
        self.then: Op[Table] = then[0] if len(then) == 1 else Seq(*then)

    def step(self, s: Table, f: Frame) -> Turn | None:
        cost = self.cost
        purse = cost.purse(s, f)
        if f.step == cost.n or (cost.up_to and not purse):
            s.become(self.then.number, f.seat, f.card, arg=f.step)
            return None
        optional = cost.up_to or (self.may and f.step == 0)
        if optional and not cost.up_to and len(purse) < cost.n:
            purse = []
        if not purse and not cost.hidden():
            s.pop()
            return None
        if isinstance(cost, ThisCard):
            return Ask(f.seat, "use", (PASS, YES), f.card, 1)
        return Ask(f.seat, "pay-effect", cards(purse, optional or not purse), f.card, cost.n - f.step)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            if self.cost.up_to:
                s.become(self.then.number, f.seat, f.card, arg=f.step)
            else:
                s.pop()
            return
        self.cost.pay(s, f, f.card if code == YES else code - CARD)
        s.goto(f.step + 1)

    def plausible(self, s: Table, f: Frame) -> bool:
        return f.step == 0 or len(self.cost.purse(s, f)) >= self.cost.n - f.step

    def children(self) -> tuple[Op[Table], ...]:
        return (self.then,)

    def fact(self) -> Fact:
        return {"op": self.name, "cost": self.cost.fact(), "then": [op.fact() for op in self.ops]}

    def args(self) -> str:
        return ", ".join([repr(self.cost), *[repr(op) for op in self.ops]])


class ReplaceDraw(Op[Table]):
    """Do this in place of the whole draw of an Excavate action (CARD-22). Excavate itself asks."""

    name = "replace_draw"

    def __init__(self, instead: Op[Table]) -> None:
        super().__init__()
        self.instead = instead

    def children(self) -> tuple[Op[Table], ...]:
        return (self.instead,)

    def fact(self) -> Fact:
        return {"op": self.name, "with": self.instead.fact()}

    def args(self) -> str:
        return repr(self.instead)
