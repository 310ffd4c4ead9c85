"""The moments of draw three beside the questions, and where the order of the humans matters (Q62, Q63)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, Ask, Turn
from ostraka.games.mammothodus.board import ADJACENT, HELP_KINDS, OF_COLOUR, PLACES, PLAYABLE
from ostraka.games.mammothodus.ops.draw import HELD, could_change, could_draw, draw_three, offer_draw
from ostraka.games.mammothodus.ops.spirits import spirit_targets
from ostraka.games.mammothodus.ops.tribes import tribe_steps, tribe_targets
from ostraka.games.mammothodus.options import DRAW
from ostraka.games.mammothodus.program import PROGRAM
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.terms import ATTACK, COLOURS, SPIRIT_COUNT

__all__ = ["BETWEEN_FIGURES", "INSTANT", "Instant", "somebody_draws", "spirits_order", "tribes_order"]

BETWEEN_FIGURES: Final = 1
"""The argument of `Instant` in the ancients' phase."""


def somebody_draws(s: Table) -> bool:
    """Whether anybody must be reckoned with who draws three (Q5)."""
    if s.first_rulings:
        return False
    for seat in range(s.seats):
        if s.owns(seat, HELD):
            return True
    return False


def tribes_choose(s: Table, t: int) -> bool:
    """Whether the activated tribes of a territory have several equal ways (R5.2.4)."""
    if s.place[t] >= 0 or s.crowd[t] or s.pinned >> t & 1:
        return False
    _, targets = tribe_targets(s, t)
    return len(tribe_steps(t, targets)) > 1


def spirit_chooses(s: Table, spirit: int) -> bool:
    """Whether an activated spirit has several equal targets (R5.4.2)."""
    t = s.spirit_at[spirit]
    return not s.crowd[t] and len(spirit_targets(s, t)) > 1


def choice_ahead(s: Table) -> bool:
    """Whether the active player will have to choose for tribes or spirits that are still to act."""
    if s.colour < 0:
        return False
    for t in OF_COLOUR[s.colour]:
        if s.awake[t] and tribes_choose(s, t):
            return True
    for spirit in range(SPIRIT_COUNT):
        if s.awake_spirits >> spirit & 1 and spirit_chooses(s, spirit):
            return True
    return False


def somebody_changes(s: Table) -> bool:
    """Whether a generation could change between two activations (Q38)."""
    for seat in range(s.seats):
        if could_change(s, seat):
            return True
    return False


def tribes_order(s: Table, places: list[int]) -> bool:
    """Whether the order of these territories can make a difference (Q63).

    Where no figure comes or goes in between, losses only add up and ways depend on nobody else. What is left is
    knowing more: the spirit and the die of a summoning, before ways are chosen elsewhere.
    """
    if s.first_rulings:
        return False
    if somebody_changes(s):
        return True
    summons = False
    for t in places:
        if s.place[t] >= 0:
            summons = True
    if not summons:
        return False
    for t in places:
        if tribes_choose(s, t):
            return True
    return False


def spirits_order(s: Table, awake: list[int]) -> bool:
    """The same of spirits: all of them roll, so it matters as soon as one has a choice (Q63)."""
    if s.first_rulings:
        return False
    if somebody_changes(s):
        return True
    for spirit in awake:
        if spirit_chooses(s, spirit):
            return True
    return False


def may_follow(s: Table, colour: int, action: int) -> bool:
    """Whether a figure of the active clan may be the next to act; a hidden hand tells nothing about it."""
    t = s.figure[s.active * COLOURS + colour]
    if t < 0 or s.acted >> colour & 1 or (action == ATTACK and not s.enemies_in(t)):
        return False
    return not s.open_hands or s.owns(s.active, PLAYABLE[action * PLACES + t])


def could_help(s: Table, helper: int, action: int) -> bool:
    """Whether draw three could bring a clan a card for a figure of the active clan that may act next (R10.1)."""
    if not could_draw(s, helper, HELP_KINDS[action]):
        return False
    mine = s.figure[helper * COLOURS : helper * COLOURS + COLOURS]
    for colour in range(COLOURS):
        if may_follow(s, colour, action):
            t = s.figure[s.active * COLOURS + colour]
            for u in mine:
                if u == t or u in ADJACENT[t]:
                    return True
    return False


class Instant(Op[Table]):
    """Whoever holds draw three is asked, but only where that can matter (Q62). `step` counts the clans.

    `argument` is `BETWEEN_FIGURES` in the ancients' phase, where the active clan has a question of its own; `card` is
    its action then.
    """

    name = "instant"

    def step(self, s: Table, f: Frame) -> Turn | None:
        at = f.step
        if at == 0 and f.arg == BETWEEN_FIGURES:
            at = 1
        while at < s.seats:
            seat = (s.active + at) % s.seats
            if s.owns(seat, HELD) and self.matters(s, f, seat):
                if at != f.step:
                    s.goto(at, f.arg)
                    return None
                return Ask(seat, "moment", (PASS, *offer_draw(s, seat)))
            at += 1
        s.pop()
        return None

    def matters(self, s: Table, f: Frame, seat: int) -> bool:
        """A change of generation always does; cards do where somebody has to choose, or can be helped."""
        if could_change(s, seat):
            return True
        if f.arg == BETWEEN_FIGURES:
            return could_help(s, seat, f.card)
        return seat == s.active and choice_ahead(s)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == DRAW:
            draw_three(s, seat)
        else:
            s.goto(f.step + 1, f.arg)


INSTANT: Final = PROGRAM.add("instant", Instant())
