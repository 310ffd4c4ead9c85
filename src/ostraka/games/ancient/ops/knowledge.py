"""Ops about knowledge tokens and lost knowledge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.expr import Amount, Count, Fact, amount
from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, Ask, Turn
from ostraka.games.ancient.catalogue import PROGRAM
from ostraka.games.ancient.counts import PAID
from ostraka.games.ancient.ops.select import YOURS, Monuments
from ostraka.games.ancient.options import AMOUNT, CARD, amounts, cards
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import POSITIONS

__all__ = ["REMOVE_PAID", "AddKnowledge", "DiscardLost", "GiveLost", "Remove", "RemoveEach", "RemoveFrom"]


def take_off(s: Table, f: Frame, position: i64, n: i64) -> None:
    """Tokens go back to the supply; never below 0 (EFF-7)."""
    n = min(n, s.tokens[position])
    s.tokens[position] -= n
    if s.out is not None:
        s.tell("remove", f.seat, cards=(s.line[position],), amount=n, source=f.card)


def sum_of(tokens: list[int], positions: list[int]) -> int:
    """The knowledge on these positions."""
    total: i64 = 0
    for p in positions:
        total += tokens[p]
    return total


class Remove(Op[Table]):
    """Take n tokens off your monuments, split as you like."""

    name = "remove_knowledge"

    def __init__(
        self,
        n: int | Count[Table] | Amount[Table],
        where: Monuments = YOURS,
        up_to: bool = False,
    ) -> None:
        super().__init__()
        self.n: Amount[Table] = amount(n)
        self.where = where
        self.up_to = up_to

    def step(self, s: Table, f: Frame) -> Turn | None:
        left = f.arg
        if f.step == 0:
            left = self.n.value(s, f)
            s.goto(1, left)
        found = self.where.laden(s, f) if left > 0 else []
        if not found:
            s.pop()
            return None
        optional = self.up_to or self.may
        if not optional and (len(found) == 1 or sum_of(s.tokens, found) <= left):
            for p in found:
                take_off(s, f, p, left)
            s.pop()
            return None
        chosen = [s.line[p] for p in found]
        chosen.sort()
        return Ask(f.seat, "remove", cards(chosen, optional), f.card, left)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.pop()
            return
        take_off(s, f, s.find(f.seat, code - CARD), 1)
        s.goto(1, f.arg - 1)

    def fact(self) -> Fact:
        how = "up_to" if self.up_to else "exact"
        return {"op": self.name, "n": self.n.fact(), "amount": how, "spread": "free", "from": self.where.fact()}

    def args(self) -> str:
        return f"{self.n!r}, {self.where!r}{', up_to=True' if self.up_to else ''}"


class RemoveEach(Op[Table]):
    """Take n tokens off every one of these monuments."""

    name = "remove_knowledge"

    def __init__(self, n: int, where: Monuments) -> None:
        super().__init__()
        self.n = n
        self.where = where

    def step(self, s: Table, f: Frame) -> Turn | None:
        for p in self.where.laden(s, f):
            take_off(s, f, p, self.n)
        s.pop()
        return None

    def fact(self) -> Fact:
        return {"op": self.name, "n": self.n, "amount": "exact", "spread": "each", "from": self.where.fact()}

    def args(self) -> str:
        return f"{self.n}, {self.where!r}"


class RemoveFrom(Op[Table]):
    """Choose `pick` different monuments and take n tokens off each (CARD-06, CARD-26, CARD-28)."""

    name = "remove_knowledge"

    def __init__(self, n: int, where: Monuments, pick: int = 1, up_to: bool = False) -> None:
        super().__init__()
        self.n = n
        self.where = where
        self.pick = pick
        self.up_to = up_to

    def step(self, s: Table, f: Frame) -> Turn | None:
        """`step` counts the monuments chosen; the argument is then the last of them."""
        last = f.arg if f.step > 0 else -1
        if self.up_to and f.step > 0:
            most = min(self.n, s.tokens[s.find(f.seat, last)])
            return Ask(f.seat, "remove-amount", amounts(1, most), f.card, most)
        found: list[int] = []
        for p in self.where.laden(s, f):
            if s.line[p] != last:
                found.append(s.line[p])
        found.sort()
        left = self.pick - f.step
        if self.up_to and found:
            return Ask(f.seat, "remove-from", cards(found, True), f.card, self.n)
        if len(found) <= left:
            for card in found:
                take_off(s, f, s.find(f.seat, card), self.n)
            left = 0
        if left == 0:
            s.pop()
            return None
        return Ask(f.seat, "remove-from", cards(found), f.card, self.n)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.pop()
        elif code >= AMOUNT:
            take_off(s, f, s.find(f.seat, f.arg), code - AMOUNT)
            s.pop()
        elif self.up_to:
            s.goto(1, code - CARD)
        else:
            take_off(s, f, s.find(f.seat, code - CARD), self.n)
            s.goto(f.step + 1, code - CARD)

    def fact(self) -> Fact:
        how = "up_to" if self.up_to else "exact"
        fact: Fact = {"op": self.name, "n": self.n, "amount": how, "spread": "pick", "from": self.where.fact()}
        fact["pick"] = self.pick
        return fact

    def args(self) -> str:
        return f"{self.n}, {self.where!r}, pick={self.pick}{', up_to=True' if self.up_to else ''}"


def monuments_of(s: Table, seat: i64) -> list[int]:
    """The cards on a seat's Timeline, ascending."""
    found: list[int] = []
    for p in range(seat * POSITIONS, seat * POSITIONS + POSITIONS):
        if s.line[p] >= 0:
            found.append(s.line[p])
    found.sort()
    return found


class AddKnowledge(Op[Table]):
    """Load one monument of each opponent with n tokens (CARD-20)."""

    name = "add_knowledge"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def step(self, s: Table, f: Frame) -> Turn | None:
        opponents = s.opponents(f.seat)
        if f.step == len(opponents):
            s.pop()
            return None
        targets = monuments_of(s, opponents[f.step])
        if len(targets) > 1:
            return Ask(f.seat, "load", cards(targets), f.card, self.n)
        if targets:
            self.load(s, f, targets[0])
        s.goto(f.step + 1)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        self.load(s, f, code - CARD)
        s.goto(f.step + 1)

    def load(self, s: Table, f: Frame, card: int) -> None:
        opponent = s.opponents(f.seat)[f.step]
        s.tokens[s.find(opponent, card)] += self.n
        s.tell("load", f.seat, cards=(card,), amount=self.n, source=f.card)

    def fact(self) -> Fact:
        return {"op": self.name, "n": self.n, "to": {"who": "each_opponent", "pick": 1}}

    def args(self) -> str:
        return str(self.n)


class GiveLost(Op[Table]):
    """Move up to n of your lost knowledge onto one monument of one opponent (CARD-19)."""

    name = "give_lost_knowledge"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def step(self, s: Table, f: Frame) -> Turn | None:
        most = min(self.n, s.lost[f.seat])
        if f.step == 1:
            return Ask(f.seat, "give-amount", amounts(1, most), f.card, most)
        targets: list[int] = []
        for seat in s.opponents(f.seat):
            targets += monuments_of(s, seat)
        if most == 0 or not targets:
            s.pop()
            return None
        targets.sort()
        return Ask(f.seat, "give", cards(targets, True), f.card, most)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.pop()
        elif code < AMOUNT:
            s.goto(1, code - CARD)
        else:
            n = code - AMOUNT
            s.lost[f.seat] -= n
            for p in range(len(s.line)):
                if s.line[p] == f.arg:
                    s.tokens[p] += n
            s.tell("give", f.seat, cards=(f.arg,), amount=n, source=f.card)
            s.pop()

    def fact(self) -> Fact:
        return {"op": self.name, "n": self.n, "amount": "up_to", "to": {"who": "one_opponent", "pick": 1}}

    def args(self) -> str:
        return str(self.n)


class DiscardLost(Op[Table]):
    """Return n of your lost knowledge to the supply."""

    name = "discard_lost_knowledge"

    def __init__(self, n: int, up_to: bool = False) -> None:
        super().__init__()
        self.n = n
        self.up_to = up_to

    def step(self, s: Table, f: Frame) -> Turn | None:
        most = min(self.n, s.lost[f.seat])
        if self.up_to and most > 0:
            return Ask(f.seat, "discard-lost", amounts(0, most), f.card, most)
        self.shed(s, f, most)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        self.shed(s, f, code - AMOUNT)

    def shed(self, s: Table, f: Frame, n: int) -> None:
        s.lost[f.seat] -= n
        if n and s.out is not None:
            s.tell("discard-lost", f.seat, amount=n, source=f.card)
        s.pop()

    def fact(self) -> Fact:
        return {"op": self.name, "n": self.n, "amount": "up_to" if self.up_to else "exact"}

    def args(self) -> str:
        return f"{self.n}{', up_to=True' if self.up_to else ''}"


REMOVE_PAID: Final = PROGRAM.add("remove-paid", Remove(PAID))
