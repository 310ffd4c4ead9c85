"""Create: pay, place, tokens, effects (CRE-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.expr import Fact
from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import CHANCE, PASS, Ask, Turn, roll
from ostraka.core.zone import insort, withdraw
from ostraka.games.ancient.catalogue import CARDS, MODIFIES, PROGRAM, Card
from ostraka.games.ancient.modifiers import Discount, EntersWithLess
from ostraka.games.ancient.ops.hand import more_cards
from ostraka.games.ancient.ops.reactions import push_batch, reactions
from ostraka.games.ancient.options import CARD, SLOT, cards
from ostraka.games.ancient.state import Table, next_slot
from ostraka.games.ancient.terms import ARTEFACT, ARTEFACT_SLOTS, IMMEDIATE, KIND_NAMES, POSITIONS, kind_of
from ostraka.games.ancient.triggers import CREATE

__all__ = ["LAY", "Create", "Lay", "LookCreate", "can_create", "cost_at", "creatable", "tokens_on_arrival"]


def cost_at(card: Card, slot: int) -> int:
    """Cards to discard when a monument is created in this slot (CRE-2)."""
    return card.cost + (slot - card.slot if slot > card.slot else card.slot - slot)


def can_create(s: Table, seat: i64, number: i64, money: i64) -> bool:
    """Whether there is a place for the card that `money` other cards can pay."""
    card = CARDS[number]
    if money < card.cost:
        return False
    if card.kind == ARTEFACT:
        return len(s.artefacts[seat]) < ARTEFACT_SLOTS
    # The upper row of a slot is its last free place.
    upper = seat * POSITIONS - 1
    line = s.line
    printed: i64 = card.slot
    if line[upper + printed * 2] < 0:
        return True
    if card.locked:
        return False
    spare = money - card.cost
    slot: i64
    for slot in range(max(1, printed - spare), min(6, printed + spare) + 1):
        if line[upper + slot * 2] < 0:
            return True
    return False


def creatable(s: Table, seat: i64, kind: i64) -> list[int]:
    """The cards of a kind in hand that could be created now, all costs counted (CRE-8)."""
    hand = s.hand[seat]
    money = len(hand) - 1
    return [card for card in hand if kind_of(card) & kind and can_create(s, seat, card, money)]


def tokens_on_arrival(s: Table, seat: i64, number: i64) -> int:
    """Printed knowledge less every discount that holds at this moment, never below 0 (CRE-6)."""
    card = CARDS[number]
    tokens = card.knowledge
    f = Frame(-1, seat, number)
    own = card.modify
    if isinstance(own, EntersWithLess) and (card.needs is None or card.needs.holds(s, f)):
        tokens -= own.n.value(s, f)
    line = s.line
    p = seat * POSITIONS
    end = p + POSITIONS
    while p < end:
        other: i64 = line[p]
        if other < 0:
            p = next_slot(p)
            continue
        p += 1
        if MODIFIES[other]:
            tokens -= _discount(s, seat, other, card.kind)
    for artefact in s.artefacts[seat]:
        if MODIFIES[artefact]:
            tokens -= _discount(s, seat, artefact, card.kind)
    return max(0, tokens)


def _discount(s: Table, seat: i64, number: i64, kind: i64) -> int:
    modify = CARDS[number].modify
    if isinstance(modify, Discount) and modify.kind == kind:
        needs = CARDS[number].needs
        if needs is None or needs.holds(s, Frame(-1, seat, number)):
            return modify.n
    return 0


class Create(Op[Table]):
    """Create a card of a kind from hand, at full cost (CRE-8)."""

    name = "create"

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def step(self, s: Table, f: Frame) -> Turn | None:
        choice = creatable(s, f.seat, self.kind)
        # A hand is hidden, so the question is asked even when nothing in it fits (EFF-12).
        return Ask(f.seat, "create", cards(choice, self.may or not choice), f.card, 1)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.pop()
        if code != PASS:
            card = code - CARD
            s.drop(f.seat, card)
            insort(s.shown, card)
            s.push(LAY, f.seat, card, arg=f.card + 1)

    def plausible(self, s: Table, f: Frame) -> bool:
        return self.may or len(creatable(s, f.seat, self.kind)) > 0

    def fact(self) -> Fact:
        return {"op": self.name, "type": KIND_NAMES[self.kind], "n": 1}

    def args(self) -> str:
        return KIND_NAMES[self.kind].upper()


OWED: Final = 256
"""In the argument of `Lay`: one card to pay."""


def granted(f: Frame) -> i64:
    """The card whose effect allowed a creation, or -1 (CARD-10)."""
    return f.arg % OWED - 1


class Lay(Op[Table]):
    """The card lies on the table: choose its slot, pay, place it, let its effects happen.

    `step` is the slot once chosen (7 for an artefact); the argument holds the granting card (plus 1) and how many cards
    are still owed.
    """

    name = "lay"

    def step(self, s: Table, f: Frame) -> Turn | None:
        card = CARDS[f.card]
        if f.step == 0:
            if card.kind != ARTEFACT:
                return Ask(f.seat, "slot", self.slots(s, f.seat, card), f.card, 1)
            s.goto(7, f.arg + OWED * card.cost)
            return None
        owed = f.arg // OWED
        hand = s.hand[f.seat]
        if owed == len(hand):
            for paid in hand[:]:
                self.pay(s, f, paid)
            owed = 0
        if owed == 0:
            self.place(s, f, card)
            return None
        return Ask(f.seat, "pay", cards(hand), f.card, owed)

    def slots(self, s: Table, seat: i64, card: Card) -> tuple[int, ...]:
        money = len(s.hand[seat])
        codes: list[int] = []
        slot: i64
        for slot in range(1, 7):
            if card.locked and slot != card.slot:
                continue
            if s.line[seat * POSITIONS + slot * 2 - 1] < 0 and cost_at(card, slot) <= money:
                codes.append(SLOT + slot)
        return tuple(codes)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if f.step == 0:
            slot = code - SLOT
            s.goto(slot, f.arg + OWED * cost_at(CARDS[f.card], slot))
        else:
            self.pay(s, f, code - CARD)
            s.goto(f.step, f.arg - OWED)
        if f.arg < OWED:
            self.place(s, f, CARDS[f.card])

    def pay(self, s: Table, f: Frame, paid: i64) -> None:
        s.discard_from(f.seat, paid)
        if s.out is not None:
            s.tell("pay", f.seat, cards=(paid,), amount=1, source=f.card)

    def place(self, s: Table, f: Frame, card: Card) -> None:
        seat = f.seat
        slot = f.step
        s.pop()
        s.shown.remove(f.card)
        if card.kind == ARTEFACT:
            insort(s.artefacts[seat], f.card)
            slot = 0
            s.tell("create", seat, cards=(f.card,), source=granted(f))
        else:
            tokens = tokens_on_arrival(s, seat, f.card)
            s.put(seat, slot, f.card, tokens)
            if s.out is not None:
                s.tell("create", seat, cards=(f.card,), amount=slot, source=granted(f))
                s.tell("tokens", seat, cards=(f.card,), amount=tokens)
        effects = reactions(s, seat, CREATE, card.kind, slot, f.card, granted(f))
        if card.at == IMMEDIATE and card.effect >= 0:
            effects.append(Frame(card.effect, seat, f.card))
        push_batch(s, seat, effects)


LAY: Final = PROGRAM.add("lay", Lay())


class LookCreate(Op[Table]):
    """Look at the top cards in secret and create one of a kind out of them (CARD-17).

    Steps 0..look draw; then one is created while the others wait face down in `picked`; at last they are discarded.
    """

    name = "look_create"

    def __init__(self, look: int, kind: int) -> None:
        super().__init__()
        self.look = look
        self.kind = kind

    def fitting(self, s: Table, f: Frame) -> list[int]:
        money = len(s.hand[f.seat])
        return [c for c in s.peek if kind_of(c) & self.kind and can_create(s, f.seat, c, money)]

    def step(self, s: Table, f: Frame) -> Turn | None:
        if f.step > self.look:
            for card in withdraw(s.picked[f.seat]):
                insort(s.discard, card)
                s.tell("discard", f.seat, cards=(card,), amount=1, source=f.card)
            s.pop()
            return None
        if f.step < self.look and more_cards(s):
            return roll(len(s.deck))
        choice = self.fitting(s, f)
        return Ask(f.seat, "look-create", cards(choice, not choice), f.card, 1)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        peek = s.peek
        if seat == CHANCE:
            card = s.deck.pop(code)
            s.looker = f.seat
            insort(peek, card)
            s.tell("peek", f.seat, cards=(card,), amount=1, source=f.card, sees=1 << f.seat, reveals=True)
            s.goto(f.step + 1)
            return
        # The creation and its answers belong to the effect: the rest is discarded when they are over (DCK-4).
        s.goto(self.look + 1)
        if code != PASS:
            peek.remove(code - CARD)
            insort(s.shown, code - CARD)
            s.push(LAY, f.seat, code - CARD, arg=f.card + 1)
        for card in withdraw(peek):
            insort(s.picked[f.seat], card)

    def fact(self) -> Fact:
        return {"op": self.name, "look": self.look, "type": KIND_NAMES[self.kind], "rest": "discard"}

    def args(self) -> str:
        return f"{self.look}, {KIND_NAMES[self.kind].upper()}"
