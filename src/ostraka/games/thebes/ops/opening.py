"""Setting up: the first player and the display; everything else needs no chance (T-1 to T-6)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import Turn, roll
from ostraka.games.thebes.ops.display import REFILL
from ostraka.games.thebes.ops.turn import TURN
from ostraka.games.thebes.program import PROGRAM
from ostraka.games.thebes.state import Table

__all__ = ["OPENING", "Opening"]


class Opening(Op[Table]):
    """The first player is random and lies on top of the markers, the others below in seating order (T-2)."""

    name = "opening"

    def step(self, s: Table, f: Frame) -> Turn | None:
        return roll(s.seats)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.pop()
        s.first = code
        s.active = code
        s.track = [(code + i) % s.seats for i in range(s.seats)]
        s.tell("first", code)
        s.push(TURN, code)
        s.push(REFILL, -1)


OPENING: Final = PROGRAM.add("opening", Opening())
