"""Ops about cards in hands, the builder deck and the discard pile."""

from __future__ import annotations

from typing import Final

from ostraka.core.expr import Amount, Count, Fact, amount
from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import CHANCE, Ask, Turn, roll
from ostraka.core.zone import insort, withdraw
from ostraka.games.ancient.catalogue import PROGRAM
from ostraka.games.ancient.counts import PAID
from ostraka.games.ancient.options import CARD, SEAT, cards
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import KIND_NAMES, kind_of

__all__ = [
    "DRAW_ONE",
    "DRAW_PAID",
    "Discard",
    "DraftReveal",
    "Draw",
    "LookKeep",
    "OpponentsDiscard",
    "RevealUntil",
    "StealCard",
    "more_cards",
]


def more_cards(s: Table) -> bool:
    """Whether a card can be drawn; shuffles the discard pile into a new deck if it must (DCK-3)."""
    if not s.deck:
        s.turn_up_rejects()
        if not s.discard:
            return False
        s.deck, s.discard = s.discard, s.deck
        s.tell("reshuffle", -1, amount=len(s.deck))
    return True


class Draw(Op[Table]):
    """Draw n cards, as far as the hand takes them (DCK-1)."""

    name = "draw"

    def __init__(self, n: int | Count[Table] | Amount[Table]) -> None:
        super().__init__()
        self.n: Amount[Table] = amount(n)

    def step(self, s: Table, f: Frame) -> Turn | None:
        if self.left(s, f) <= 0 or len(s.hand[f.seat]) >= 10 or not more_cards(s):
            s.pop()
            return None
        return roll(len(s.deck))

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        left = self.left(s, f) - 1
        if left == 0:
            s.pop()
        else:
            s.goto(1, left)
        card = s.deck.pop(code)
        insort(s.hand[f.seat], card)
        if s.out is not None:
            s.tell("draw", f.seat, cards=(card,), amount=1, source=f.card, sees=1 << f.seat, reveals=True)

    def left(self, s: Table, f: Frame) -> int:
        """How many are still to be drawn."""
        return self.n.value(s, f) if f.step == 0 else f.arg

    def fact(self) -> Fact:
        return {"op": self.name, "n": self.n.fact()}

    def args(self) -> str:
        return repr(self.n)


class Discard(Op[Table]):
    """Discard n cards from hand, or all if there are fewer."""

    name = "discard_hand"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def step(self, s: Table, f: Frame) -> Turn | None:
        hand = s.hand[f.seat]
        left = self.n - f.step
        if left >= len(hand):
            for card in hand[:]:
                s.discard_from(f.seat, card)
                s.tell("discard", f.seat, cards=(card,), amount=1, source=f.card)
            left = 0
        if left == 0:
            s.pop()
            return None
        return Ask(f.seat, "discard", cards(hand), f.card, left)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.discard_from(f.seat, code - CARD)
        s.tell("discard", f.seat, cards=(code - CARD,), amount=1, source=f.card)
        s.goto(f.step + 1)

    def fact(self) -> Fact:
        return {"op": self.name, "n": self.n, "amount": "exact"}

    def args(self) -> str:
        return str(self.n)


class OpponentsDiscard(Op[Table]):
    """Every opponent discards n cards of their own choice, all at the same time (EFF-10, CARD-21).

    The chosen cards lie face down in `picked` until all have chosen.
    """

    name = "opponents_discard"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def choosers(self, s: Table, f: Frame) -> list[int]:
        return s.opponents(f.seat)

    def step(self, s: Table, f: Frame) -> Turn | None:
        asks: list[Ask] = []
        for seat in self.choosers(s, f):
            hand = s.hand[seat]
            left = self.n - len(s.picked[seat])
            if 0 < left < len(hand):
                asks.append(Ask(seat, "discard", cards(hand), f.card, left, True))
        if asks:
            first = asks[0]
            return Ask(first.seat, first.prompt, first.options, f.card, first.amount, True, tuple(asks[1:]))
        for seat in self.choosers(s, f):
            if len(s.picked[seat]) < self.n:
                for card in s.hand[seat][:]:
                    s.drop(seat, card)
                    s.picked[seat].append(card)
            for card in withdraw(s.picked[seat]):
                self.put_away(s, f, seat, card)
        s.pop()
        return None

    def put_away(self, s: Table, f: Frame, seat: int, card: int) -> None:
        """A card that was chosen goes to the discard pile (DCK-5)."""
        insort(s.discard, card)
        s.tell("discard", seat, cards=(card,), amount=1, source=f.card, reveals=True)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.drop(seat, code - CARD)
        insort(s.picked[seat], code - CARD)

    def fact(self) -> Fact:
        return {"op": self.name, "n": self.n, "zone": "hand"}

    def args(self) -> str:
        return str(self.n)


class StealCard(Op[Table]):
    """Look into the hand of one opponent and take a card (CARD-18)."""

    name = "steal_card"

    def step(self, s: Table, f: Frame) -> Turn | None:
        if f.step > 0:
            return Ask(f.seat, "steal", cards(s.hand[f.step - 1]), f.card, 1)
        targets: list[int] = []
        if s.room(f.seat) > 0:
            for seat in s.opponents(f.seat):
                if s.hand[seat]:
                    targets.append(SEAT + seat)
        if not targets:
            s.pop()
            return None
        targets.sort()
        return Ask(f.seat, "opponent", tuple(targets), f.card)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if f.step == 0:
            victim = code - SEAT
            for card in s.hand[victim]:
                s.remember(card, 1 << f.seat)
            s.tell(
                "look",
                f.seat,
                cards=tuple(s.hand[victim]),
                amount=victim,
                source=f.card,
                sees=(1 << f.seat) | (1 << victim),
                reveals=True,
            )
            s.goto(victim + 1)
            return
        victim = f.step - 1
        card = code - CARD
        s.drop(victim, card)
        insort(s.hand[f.seat], card)
        s.remember(card, 1 << victim)
        s.tell("steal", f.seat, cards=(card,), amount=victim, source=f.card, sees=(1 << f.seat) | (1 << victim))
        s.pop()

    def fact(self) -> Fact:
        return {"op": self.name, "n": 1, "from": "one_opponent"}


class LookKeep(Op[Table]):
    """Look at the top cards in secret, keep one, discard the rest (CARD-15)."""

    name = "look_keep"

    def __init__(self, look: int) -> None:
        super().__init__()
        self.look = look

    def step(self, s: Table, f: Frame) -> Turn | None:
        peek = s.peek
        if f.step == 0 and s.room(f.seat) == 0:
            s.pop()
            return None
        if f.step < self.look and more_cards(s):
            return roll(len(s.deck))
        if not peek:
            s.pop()
            return None
        return Ask(f.seat, "keep", cards(peek), f.card, 1)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        peek = s.peek
        if seat == CHANCE:
            card = s.deck.pop(code)
            s.looker = f.seat
            insort(peek, card)
            s.tell("peek", f.seat, cards=(card,), amount=1, source=f.card, sees=1 << f.seat, reveals=True)
            s.goto(f.step + 1)
            return
        peek.remove(code - CARD)
        insort(s.hand[f.seat], code - CARD)
        s.tell("keep", f.seat, cards=(code - CARD,), amount=1, source=f.card, sees=1 << f.seat)
        for card in withdraw(peek):
            insort(s.discard, card)
            s.tell("discard", f.seat, cards=(card,), amount=1, source=f.card)
        s.pop()

    def fact(self) -> Fact:
        return {"op": self.name, "look": self.look, "keep": 1, "rest": "discard"}

    def args(self) -> str:
        return str(self.look)


class RevealUntil(Op[Table]):
    """Turn up cards until n of a kind have shown up; those go to the hand (CARD-14)."""

    name = "reveal_until"

    def __init__(self, kind: int, n: int) -> None:
        super().__init__()
        self.kind = kind
        self.n = n

    def step(self, s: Table, f: Frame) -> Turn | None:
        if f.step < self.n and s.room(f.seat) > 0 and more_cards(s):
            return roll(len(s.deck))
        for card in withdraw(s.shown):
            insort(s.discard, card)
            s.tell("discard", f.seat, cards=(card,), amount=1, source=f.card)
        s.pop()
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        card = s.deck.pop(code)
        s.tell("reveal", f.seat, cards=(card,), amount=1, source=f.card, reveals=True)
        if kind_of(card) & self.kind:
            insort(s.hand[f.seat], card)
            s.remember(card, s.everyone())
            s.goto(f.step + 1)
        else:
            insort(s.shown, card)

    def fact(self) -> Fact:
        return {"op": self.name, "type": KIND_NAMES[self.kind], "n": self.n, "found": "hand", "rest": "discard"}

    def args(self) -> str:
        return f"{KIND_NAMES[self.kind].upper()}, {self.n}"


class DraftReveal(Op[Table]):
    """Turn up cards; everybody takes one clockwise, then you a second one (CARD-16)."""

    name = "draft_reveal"

    def __init__(self, reveal: int) -> None:
        super().__init__()
        self.reveal = reveal

    def step(self, s: Table, f: Frame) -> Turn | None:
        if f.step == 0:
            if len(s.shown) < self.reveal and more_cards(s):
                return roll(len(s.deck))
            s.goto(1)
            return None
        if f.step > s.seats + 1 or not s.shown:
            for card in withdraw(s.shown):
                insort(s.discard, card)
                s.tell("discard", f.seat, cards=(card,), amount=1, source=f.card)
            s.pop()
            return None
        seat = (f.seat + f.step - 1) % s.seats
        if s.room(seat) == 0:
            s.goto(f.step + 1)
            return None
        return Ask(seat, "draft", cards(s.shown), f.card, 1)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if seat == CHANCE:
            card = s.deck.pop(code)
            insort(s.shown, card)
            s.tell("reveal", f.seat, cards=(card,), amount=1, source=f.card, reveals=True)
            return
        card = code - CARD
        s.shown.remove(card)
        insort(s.hand[seat], card)
        s.remember(card, s.everyone())
        s.tell("take", seat, cards=(card,), amount=1, source=f.card)
        s.goto(f.step + 1)

    def fact(self) -> Fact:
        return {
            "op": self.name,
            "reveal": self.reveal,
            "each_player": 1,
            "order": "clockwise_from_you",
            "then_you": 1,
            "rest": "discard",
        }

    def args(self) -> str:
        return str(self.reveal)


DRAW_ONE: Final = PROGRAM.add("draw-one", Draw(1))
DRAW_PAID: Final = PROGRAM.add("draw-paid", Draw(PAID))
