"""Spirits: they jump to the nearest ancients and attack by die (R5.4)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import YES, Turn, roll
from ostraka.games.mammothodus.board import RINGS
from ostraka.games.mammothodus.ops.talents import ask_token, needs_protection, protect
from ostraka.games.mammothodus.program import PROGRAM
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.terms import SPIRIT, TERRITORY

__all__ = ["SPIRIT_ATTACK", "SpiritAttack", "spirit_targets"]


def spirit_targets(s: Table, t: int) -> list[int]:
    """The nearest territories with ancients, those with most of them (R5.4.2)."""
    crowd = s.crowd
    for ring in RINGS[t][1:]:
        most = 0
        for u in ring:
            most = max(most, crowd[u])
        if most:
            return [u for u in ring if crowd[u] == most]
    return []


class SpiritAttack(Op[Table]):
    """Spirit `card` attacks where it stands: half the die, rounded up, for every figure of every clan (R5.4.1, Q20)."""

    name = "spirit-attack"

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = s.spirit_at[f.card]
        if f.step == 0 and needs_protection(s, t):
            return ask_token(s, "protect", t, 1)
        if s.protected >> t & 1:
            s.pop()
            s.tell("protected", s.active, cards=(TERRITORY + t,))
            return None
        return roll(6)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        t = s.spirit_at[f.card]
        if seat >= 0:
            s.goto(1)
            if code == YES:
                protect(s, t)
            return
        s.pop()
        loss = code // 2 + 1
        for clan in range(s.seats):
            number = s.figures_at(clan, t)
            if number and not s.ended:
                s.tell("spirit-attack", clan, cards=(SPIRIT + f.card, TERRITORY + t), amount=loss * number)
                s.hurt(clan, loss * number)


SPIRIT_ATTACK: Final = PROGRAM.add("spirit-attack", SpiritAttack())
