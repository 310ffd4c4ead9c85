"""Ops that move monuments, remove cards from play or turn monuments of the Past."""

from __future__ import annotations

from ostraka.core.actions import Target
from ostraka.core.expr import Fact
from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, Ask, Turn
from ostraka.core.zone import insort
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.ops.select import YOURS, Monuments
from ostraka.games.ancient.options import AMOUNT, CARD, SLOT, amounts, cards
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import POSITIONS

__all__ = ["DiscardThis", "Move", "OpponentsDiscardArtefact", "SkipDecline", "Straighten", "Swap", "leave_play"]


def movable(s: Table, card: int) -> bool:
    """A monument resolving its own decline stays (DEC-4); so does a locked one, where that is agreed (LOCK-1)."""
    return card != s.declining and not (s.lock_blocks_effects and CARDS[card].locked)


def leave_play(s: Table, seat: int, card: int) -> None:
    """To the builder discard pile; tokens on it return to the supply (DEC-11)."""
    p = s.find(seat, card)
    if p >= 0:
        s.lift(p)
    else:
        s.artefacts[seat].remove(card)
    insort(s.discard, card)


class Move(Op[Table]):
    """Take one monument (the argument of step 1) to another slot with room (LAY-5, CARD-08)."""

    name = "move"

    def __init__(self, where: Monuments = YOURS, slot: int = 0) -> None:
        super().__init__()
        self.where = where
        self.slot = slot

    def goals(self, s: Table, seat: int, position: int) -> list[int]:
        """The slots it could go to."""
        own = (position - seat * POSITIONS) // 2 + 1
        if self.slot:
            return [self.slot] if self.slot != own and s.slot_room(seat, self.slot) > 0 else []
        return [slot for slot in range(1, 7) if slot != own and s.slot_room(seat, slot) > 0]

    def step(self, s: Table, f: Frame) -> Turn | None:
        if f.step == 1:
            goals = self.goals(s, f.seat, s.find(f.seat, f.arg))
            if len(goals) > 1:
                return Ask(f.seat, "move-to", tuple([SLOT + slot for slot in goals]), f.card, 1)
            self.move(s, f, goals[0])
            return None
        found: list[int] = []
        for p in self.where.positions(s, f):
            if movable(s, s.line[p]) and self.goals(s, f.seat, p):
                found.append(s.line[p])
        if not found:
            s.pop()
            return None
        if len(found) == 1 and not self.may:
            s.goto(1, found[0])
            return None
        found.sort()
        return Ask(f.seat, "move", cards(found, self.may), f.card, 1)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.pop()
        elif f.step == 1:
            self.move(s, f, code - SLOT)
        else:
            s.goto(1, code - CARD)

    def about(self, f: Frame) -> Target | None:
        return ("card", f.arg) if f.step == 1 else None

    def move(self, s: Table, f: Frame, slot: int) -> None:
        card = f.arg
        tokens = s.lift(s.find(f.seat, card))
        s.put(f.seat, slot, card, tokens)
        s.tell("move", f.seat, cards=(card,), amount=slot, source=f.card)
        s.pop()

    def fact(self) -> Fact:
        to: object = {"slot": self.slot} if self.slot else "other_available_slot"
        return {"op": self.name, "target": self.where.fact(), "to": to}

    def args(self) -> str:
        return f"{self.where!r}" + (f", slot={self.slot}" if self.slot else "")


class Swap(Op[Table]):
    """Two monuments, the first being the argument of step 1, exchange their exact positions (LAY-6, CARD-07)."""

    name = "swap"

    def __init__(self, this: bool = True) -> None:
        super().__init__()
        self.this = this

    def step(self, s: Table, f: Frame) -> Turn | None:
        found: list[int] = []
        for p in range(f.seat * POSITIONS, f.seat * POSITIONS + POSITIONS):
            if s.line[p] >= 0 and movable(s, s.line[p]):
                found.append(s.line[p])
        found.sort()
        if f.step == 0 and self.this and f.card in found:
            s.goto(1, f.card)
            return None
        if len(found) < 2 or (self.this and f.card not in found):
            s.pop()
            return None
        if f.step == 1:
            found.remove(f.arg)
        return Ask(f.seat, "swap", cards(found), f.card, 2 - f.step)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if f.step == 0:
            s.goto(1, code - CARD)
            return
        a = s.find(f.seat, f.arg)
        b = s.find(f.seat, code - CARD)
        s.line[a], s.line[b] = s.line[b], s.line[a]
        s.tokens[a], s.tokens[b] = s.tokens[b], s.tokens[a]
        s.tell("swap", f.seat, cards=(f.arg, code - CARD), source=f.card)
        s.pop()

    def about(self, f: Frame) -> Target | None:
        return ("card", f.arg) if f.step == 1 else None

    def fact(self) -> Fact:
        if self.this:
            return {"op": self.name, "a": {"who": "this"}, "b": {"who": "you", "other": True}}
        return {"op": self.name, "a": {"who": "you"}, "b": {"who": "you"}}

    def args(self) -> str:
        return "" if self.this else "this=False"


class DiscardThis(Op[Table]):
    """The card itself goes to the discard pile (CARD-04, DEC-11)."""

    name = "discard_this"

    def step(self, s: Table, f: Frame) -> Turn | None:
        leave_play(s, f.seat, f.card)
        s.tell("perish", f.seat, cards=(f.card,), source=f.card)
        s.pop()
        return None


class SkipDecline(Op[Table]):
    """The Decline phase of this turn is left out (CARD-05)."""

    name = "skip_decline_phase"

    def step(self, s: Table, f: Frame) -> Turn | None:
        s.skip_decline |= 1 << f.seat
        s.tell("skip-decline", f.seat, source=f.card)
        s.pop()
        return None


class Straighten(Op[Table]):
    """Turn monuments of your Past upright again (CARD-43)."""

    name = "straighten"

    def __init__(self, n: int, up_to: bool = False) -> None:
        super().__init__()
        self.n = n
        self.up_to = up_to

    def step(self, s: Table, f: Frame) -> Turn | None:
        most = min(self.n, s.turned[f.seat])
        if self.up_to and most > 0:
            return Ask(f.seat, "straighten", amounts(0, most), f.card, most)
        self.turn(s, f, most)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        self.turn(s, f, code - AMOUNT)

    def turn(self, s: Table, f: Frame, n: int) -> None:
        s.turned[f.seat] -= n
        if n:
            s.tell("straighten", f.seat, amount=n, source=f.card)
        s.pop()

    def fact(self) -> Fact:
        return {"op": self.name, "n": self.n, "amount": "up_to" if self.up_to else "exact"}

    def args(self) -> str:
        return f"{self.n}{', up_to=True' if self.up_to else ''}"


class OpponentsDiscardArtefact(Op[Table]):
    """Every opponent discards one artefact of their own choice from play, all at the same time (EFF-10, CARD-21)."""

    name = "opponents_discard"

    def step(self, s: Table, f: Frame) -> Turn | None:
        asks: list[Ask] = []
        for seat in s.opponents(f.seat):
            if s.chosen[seat] < 0 and s.artefacts[seat]:
                asks.append(Ask(seat, "discard-artefact", cards(s.artefacts[seat]), f.card, 1, True))
        if asks:
            first = asks[0]
            return Ask(first.seat, first.prompt, first.options, f.card, 1, True, tuple(asks[1:]))
        for seat in s.opponents(f.seat):
            card = s.chosen[seat]
            if card >= 0:
                s.chosen[seat] = -1
                leave_play(s, seat, card)
                s.tell("discard", seat, cards=(card,), amount=1, source=f.card)
        s.pop()
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.chosen[seat] = code - CARD

    def fact(self) -> Fact:
        return {"op": self.name, "n": 1, "zone": "artefacts"}
