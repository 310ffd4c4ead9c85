"""Setting up, in the order of the rules (R3): figures, talents, portal, market, hands, first player, discovery."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import Ask, Turn, roll
from ostraka.games.mammothodus.board import PLACES
from ostraka.games.mammothodus.ops.draw import DRAW_CARDS
from ostraka.games.mammothodus.ops.humans import open_fragment, reveal_discovery
from ostraka.games.mammothodus.ops.turn import REFILL, TURN
from ostraka.games.mammothodus.options import FIGURE_AT, TALENT_AT, TERRITORY_AT
from ostraka.games.mammothodus.program import PROGRAM
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import HAND_SIZE, OPEN_AT_START, OPEN_FORGOTTEN
from ostraka.games.mammothodus.terms import (
    CENTRE,
    COLOURS,
    FRAGMENTS,
    SPIRIT,
    TALENT,
    TALENTS,
    TERRITORY,
)

__all__ = ["OPENING", "Opening", "open_at_start"]

FOUNDERS: Final = 2


def open_at_start(s: Table) -> int:
    """How many portal fragments are turned up at setup (R3.10, R13.4, R13.6)."""
    if s.power_of_places:
        return FRAGMENTS
    return OPEN_FORGOTTEN if s.forgotten_knowledge else OPEN_AT_START


class Opening(Op[Table]):
    """Steps: 0 founders, 1 talents, 2 and 3 a tribe becomes a spirit, 4 portal, 5 hands, 6 first player, 7 discovery.

    The seat of the frame is the clan that is asked; choices of all the players together are made by the first clan.
    """

    name = "opening"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        at = f.step
        if at == 0:
            return self.founders(s, seat)
        if at == 1:
            return self.talents(s, seat)
        if at == 2:
            if not s.coming_of_spirits:
                s.goto(4)
                return None
            return Ask(0, "replace", tuple([TERRITORY_AT + t for t in range(PLACES) if s.tribes[t]]))
        if at == 3:
            return roll(len(s.spirits))
        if at == 4:
            if len(s.portal) < open_at_start(s):
                return roll(len(s.closed))
            s.goto(5)
            for clan in range(s.seats - 1, -1, -1):
                s.push(DRAW_CARDS, clan, arg=HAND_SIZE)
            s.push(REFILL, -1)
            return None
        if at == 5:
            return roll(s.seats)
        if at == 6 and s.smart_people:
            return roll(len(s.unknown))
        s.become(TURN, s.first)
        return None

    def founders(self, s: Table, seat: int) -> Turn | None:
        """Each clan puts two of its four figures in the centre (R3.9, Q8)."""
        if seat == s.seats:
            s.become(OPENING, 0, step=1 if s.talents else 2)
            return None
        have = s.figures(seat)
        if have == FOUNDERS:
            s.become(OPENING, seat + 1)
            return None
        options = [FIGURE_AT + c for c in range(COLOURS) if s.figure[seat * COLOURS + c] < 0]
        return Ask(seat, "founder", tuple(options), -1, FOUNDERS - have)

    def talents(self, s: Table, seat: int) -> Turn | None:
        """Each clan takes one talent; none is taken twice (R12.1)."""
        if seat == s.seats:
            s.become(OPENING, 0, step=2)
            return None
        return Ask(seat, "talent", tuple([TALENT_AT + k for k in range(TALENTS) if k not in s.talent]))

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        at = f.step
        if at == 0:
            s.stand(seat, code - FIGURE_AT, CENTRE)
            s.tell("founder", seat, cards=(s.piece(seat, code - FIGURE_AT),))
        elif at == 1:
            s.talent[seat] = code - TALENT_AT
            s.tell("talent", seat, cards=(TALENT + code - TALENT_AT,))
            s.become(OPENING, seat + 1, step=1)
        elif at == 2:
            s.become(OPENING, 0, code - TERRITORY_AT, step=3)
        elif at == 3:
            self.replace(s, f.card, s.spirits.pop(code) - SPIRIT)
        elif at == 4:
            open_fragment(s, code)
        elif at == 5:
            s.first = code
            s.active = code
            s.tell("first", code)
            s.goto(6)
        else:
            s.goto(7)
            reveal_discovery(s, code)

    def replace(self, s: Table, t: int, spirit: int) -> None:
        """A tribe goes back to the supply, a spirit stands in its place (R13.3, Q59)."""
        s.tribes[t] -= 1
        s.supply += 1
        s.spirit_at[spirit] = t
        s.tell("replace", 0, cards=(SPIRIT + spirit, TERRITORY + t), reveals=True)
        s.goto(4)


OPENING: Final = PROGRAM.add("opening", Opening())
