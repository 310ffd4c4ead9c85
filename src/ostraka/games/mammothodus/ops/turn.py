"""A clan's turn from the human card to the refilled market (R4, R8.1, R8.2)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, Ask, Turn, roll
from ostraka.core.zone import insort
from ostraka.games.mammothodus.ops.action import ACT
from ostraka.games.mammothodus.ops.draw import DRAW_CARDS
from ostraka.games.mammothodus.ops.humans import HUMAN_CARD
from ostraka.games.mammothodus.ops.talents import MOMENT, aside, asides
from ostraka.games.mammothodus.options import KIND_AT, kind_options
from ostraka.games.mammothodus.program import PROGRAM
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import HAND_SIZE, MARKET_SIZE
from ostraka.games.mammothodus.terms import DEGRADATION

__all__ = ["REFILL", "TURN", "EndTurn", "Refill", "TakeTurn"]

DISCARDABLE: Final = (1 << DEGRADATION) - 1
"""Every kind but degradation (R8.1, Q30)."""


class TakeTurn(Op[Table]):
    """One clan after the other (R3.13, R4.1). Step 0 begins, 1 the human card, 2 the ancients, 3 the end of turn."""

    name = "turn"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        at = f.step
        if at == 0:
            s.active = seat
            s.turns += 1
            s.done = 0
            s.placed = 0
            s.protected = 0
            if s.out is not None:
                s.tell("turn", seat, amount=s.turns)
            s.goto(1)
            s.push(HUMAN_CARD, seat)
            s.push(MOMENT, seat, arg=1)
        elif at == 1:
            s.goto(2)
            s.push(ACT, seat)
            s.push(MOMENT, seat)
        elif at == 2:
            s.goto(3)
            s.push(END_TURN, seat)
            s.push(MOMENT, seat)
        else:
            s.become(f.op, (seat + 1) % s.seats)
        return None


class EndTurn(Op[Table]):
    """Discard any cards but degradation, draw up to four, refill the market (R8.1, R8.2, Q39)."""

    name = "end-turn"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        if f.step == 0:
            kinds = s.kinds_in_hand(seat)
            return Ask(seat, "discard", (PASS, *asides(s, seat, kinds), *kind_options(kinds & DISCARDABLE)))
        s.pop()
        s.push(REFILL, seat)
        missing = HAND_SIZE - len(s.hand[seat])
        if missing > 0:
            s.push(DRAW_CARDS, seat, arg=missing)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.goto(1)
        elif not aside(s, seat, code):
            card = s.put(seat, code - KIND_AT)
            if s.out is not None:
                s.tell("discard", seat, cards=(card,))


class Refill(Op[Table]):
    """Four development cards lie face up, as far as the deck reaches (R3.7, R8.2)."""

    name = "refill"

    def step(self, s: Table, f: Frame) -> Turn | None:
        if len(s.market) < MARKET_SIZE and s.lore:
            return roll(len(s.lore))
        s.pop()
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        card = s.lore.pop(code)
        insort(s.market, card)
        s.tell("market", s.active, cards=(card,), reveals=True)


TURN: Final = PROGRAM.add("turn", TakeTurn())
END_TURN: Final = PROGRAM.add("end-turn", EndTurn())
REFILL: Final = PROGRAM.add("refill", Refill())
