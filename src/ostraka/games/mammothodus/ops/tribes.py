"""What one tribe or one territory of tribes does: attack, move, enter, appear, summon (R5.2, R5.3, R5.5, R12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import YES, Ask, Turn, roll
from ostraka.games.mammothodus.board import ADJACENT, FIRST_STEPS, PLACES, RINGS
from ostraka.games.mammothodus.ops.spirits import SPIRIT_ATTACK
from ostraka.games.mammothodus.ops.talents import PROTECTION_BONUS, ask_token, needs_protection, protect, token_at
from ostraka.games.mammothodus.options import TERRITORY_AT
from ostraka.games.mammothodus.program import PROGRAM
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import SPIRITS, TRIBE_DEFENCE
from ostraka.games.mammothodus.terms import (
    APPEARANCE_MOVEMENT,
    ATTACK_BONUS,
    BLOCK_SUMMON,
    BLOCK_TRAIL,
    DEFENSE,
    MOVEMENT_ATTACK,
    SPIRIT,
    TERRITORY,
    TRAP,
)

__all__ = [
    "APPEAR",
    "ENTER",
    "LURE",
    "MOVE_TRIBE",
    "ROUSE",
    "TRIBE_ATTACK",
    "Appear",
    "Enter",
    "Lure",
    "MoveTribe",
    "Rouse",
    "TribeAttack",
    "tribe_defence",
    "tribe_steps",
    "tribe_targets",
]


def tribe_defence(s: Table) -> int:
    """The die that destroys a tribe (R6.9.3, R11.3)."""
    return TRIBE_DEFENCE + 1 if s.found & DEFENSE else TRIBE_DEFENCE


def tribe_targets(s: Table, t: int) -> tuple[int, list[int]]:
    """(Distance, targets) of a tribe: nearest first, then places of power, then most ancients (R5.2.4, Q14)."""
    crowd = s.crowd
    place = s.place
    rings = RINGS[t]
    for far in range(1, len(rings)):
        ring = rings[far]
        most = 0
        for u in ring:
            if place[u] >= 0:
                return far, [v for v in ring if place[v] >= 0]
            most = max(most, crowd[u])
        if most:
            return far, [u for u in ring if crowd[u] == most]
    return 0, []


def tribe_steps(t: int, targets: list[int]) -> list[int]:
    """The first steps of all shortest ways to the targets, ascending."""
    if len(targets) == 1:
        return FIRST_STEPS[t * PLACES + targets[0]]
    mask = 0
    for u in targets:
        for v in FIRST_STEPS[t * PLACES + u]:
            mask |= 1 << v
    return [v for v in ADJACENT[t] if mask >> v & 1]


def beaten(s: Table, t: int, far: int, targets: list[int]) -> list[int]:
    """The territories that lost against the targets: as near or one step farther, but of less weight."""
    rings = RINGS[t]
    near = [u for u in rings[far] if u not in targets and s.crowd[u]]
    if far + 1 < len(rings):
        near += [u for u in rings[far + 1] if s.crowd[u] or s.place[u] >= 0]
    return near


class TribeAttack(Op[Table]):
    """`argument` tribes attack together in territory `card` (R5.3, R11.4)."""

    name = "tribe-attack"

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = f.card
        if f.step == 0 and needs_protection(s, t):
            return ask_token(s, "protect", t, 1)
        s.pop()
        if s.protected >> t & 1:
            s.tell("protected", s.active, cards=(TERRITORY + t,))
            return None
        hit = f.arg + 1 if s.found & ATTACK_BONUS else f.arg
        for seat in range(s.seats):
            number = s.figures_at(seat, t)
            if number and not s.ended:
                if s.out is not None:
                    s.tell("tribe-attack", seat, cards=(TERRITORY + t,), amount=hit * number)
                s.hurt(seat, hit * number)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.goto(1, f.arg)
        if code == YES:
            protect(s, f.card)


ONE_TRAP: Final = 4
ONE_HIT: Final = 64
"""In the argument of `Enter`, above who has entered: a trap whose die is to be rolled, a die that counts."""


def intruder(f: Frame) -> i64:
    """Who has entered: 0 a tribe, else 1 + the spirit's number."""
    return f.arg % ONE_TRAP


class Enter(Op[Table]):
    """A tribe or a spirit has entered territory `card` by moving: traps first (R12.6, Q55).

    `argument` is who, the traps used and the dice that count. Step 0 asks, 1 rolls, 2 lets it act.
    """

    name = "enter"

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = f.card
        who = intruder(f)
        if f.step == 0:
            if token_at(s, t, TRAP):
                return ask_token(s, "trap", t, TRAP)
            s.goto(1, f.arg)
            return None
        if f.step == 1 and f.arg % ONE_HIT >= ONE_TRAP:
            return roll(6)
        s.pop()
        hits = f.arg // ONE_HIT
        if who == 0 and hits:
            s.tribes[t] -= 1
            s.supply += 1
            s.tell("trap-tribe", s.active, cards=(TERRITORY + t,))
        elif who and hits >= SPIRITS[who - 1][3]:
            s.spirit_at[who - 1] = -1
            s.spirits.append(SPIRIT + who - 1)
            s.spirits.sort()
            s.tell("trap-spirit", s.active, cards=(SPIRIT + who - 1, TERRITORY + t))
        elif who:
            s.push(SPIRIT_ATTACK, s.active, who - 1)
        elif s.found & MOVEMENT_ATTACK and s.crowd[t]:
            s.push(TRIBE_ATTACK, s.active, t, arg=1)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if f.step == 0:
            if code == YES:
                s.use_token(f.card, TRAP)
                s.goto(0, f.arg + ONE_TRAP)
            else:
                s.goto(1, f.arg)
            return
        who = intruder(f)
        wanted = SPIRITS[who - 1][2] if who else tribe_defence(s)
        if s.protected >> f.card & 1 and not s.first_rulings:
            wanted -= PROTECTION_BONUS  # all dice: Q64
        s.tell("trap-die", s.active, amount=code + 1)
        s.goto(1, f.arg - ONE_TRAP + (ONE_HIT if code + 1 >= wanted else 0))


class MoveTribe(Op[Table]):
    """A tribe of territory `card` moves one step; `argument` is 1 right after it appeared (R5.2.4, R11.5, Q48)."""

    name = "move-tribe"

    def step(self, s: Table, f: Frame) -> Turn | None:
        _, targets = tribe_targets(s, f.card)
        steps = tribe_steps(f.card, targets)
        if len(steps) == 1:
            self.go(s, f, steps[0], False)
            return None
        return Ask(s.active, "tribe", tuple([TERRITORY_AT + t for t in steps]), TERRITORY + f.card)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        self.go(s, f, code - TERRITORY_AT, True)

    def go(self, s: Table, f: Frame, to: int, chosen: bool) -> None:
        """One step, told with its reason, what it beat, and whether the active player chose it."""
        t = f.card
        if s.out is not None:
            self.explain(s, t, to, chosen)
        s.pop()
        s.tribes[t] -= 1
        s.tribes[to] += 1
        if not f.arg:
            s.moved = 1
        if s.talents or s.found & MOVEMENT_ATTACK:
            s.push(ENTER, s.active, to)

    def explain(self, s: Table, t: int, to: int, chosen: bool) -> None:
        """Why it goes there: the rule, the distance, the targets; what was as good, and what was beaten."""
        far, targets = tribe_targets(s, t)
        kind = "march-place" if s.place[targets[0]] >= 0 else "march-ancients"
        goals = [u for u in targets if to in FIRST_STEPS[t * PLACES + u]]
        s.tell(kind, s.active, cards=tuple([TERRITORY + u for u in [t, to, *goals]]), amount=far)
        if chosen:
            equal = [u for u in tribe_steps(t, targets) if u != to]
            s.tell("march-chosen", s.active, cards=tuple([TERRITORY + u for u in equal]), amount=far)
        others = beaten(s, t, far, targets)
        if others:
            s.tell("passed-over", s.active, cards=tuple([TERRITORY + u for u in others]), amount=far)


class Rouse(Op[Table]):
    """The activated tribes of territory `card` summon, attack or move (R5.2). Step 1 asks to block, 2 summons."""

    name = "rouse"

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = f.card
        number = s.awake[t]
        if f.step == 1:
            return ask_token(s, "block-summon", t, BLOCK_SUMMON)
        if f.step == 2:
            if s.spirits:
                return roll(len(s.spirits))
            s.tell("fatal-summon", s.active, cards=(TERRITORY + t,))
            s.lose("spirits")
            return None
        if number == 0:
            s.pop()
        elif s.place[t] >= 0:
            s.goto(1 if token_at(s, t, BLOCK_SUMMON) else 2)
        elif s.crowd[t]:
            s.pop()
            s.awake[t] = 0
            s.push(TRIBE_ATTACK, s.active, t, arg=number)
        elif s.pinned >> t & 1:
            s.pop()
            s.awake[t] = 0
            s.tell("baited", s.active, cards=(TERRITORY + t,))
        else:
            s.awake[t] = number - 1
            s.push(MOVE_TRIBE, s.active, t)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        t = f.card
        if f.step == 1:
            if code == YES:
                s.use_token(t, BLOCK_SUMMON)
                s.awake[t] = 0
                s.pop()
            else:
                s.goto(2)
            return
        s.pop()
        s.awake[t] = 0
        s.tribes[t] -= 1
        s.supply += 1
        spirit = s.spirits.pop(code) - SPIRIT
        s.spirit_at[spirit] = t
        s.tell("summon", s.active, cards=(SPIRIT + spirit, TERRITORY + t), reveals=True)
        if s.crowd[t]:
            s.push(SPIRIT_ATTACK, s.active, spirit)


class Appear(Op[Table]):
    """A tribe appears on the trail of territory `card` (R5.5, R12.8, R11.5)."""

    name = "appear"

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = f.card
        if f.step == 0 and token_at(s, t, BLOCK_TRAIL):
            return ask_token(s, "block-trail", t, BLOCK_TRAIL)
        if s.supply == 0:
            s.tell("fatal-appear", s.active, cards=(TERRITORY + t,))
            s.lose("tribes")
            return None
        s.pop()
        s.supply -= 1
        s.tribes[t] += 1
        if s.out is not None:
            s.tell("appear", s.active, cards=(TERRITORY + t,))
        if s.found & APPEARANCE_MOVEMENT and not s.crowd[t] and s.place[t] < 0:
            s.push(MOVE_TRIBE, s.active, t, arg=1)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == YES:
            s.pop()
            s.use_token(f.card, BLOCK_TRAIL)
        else:
            s.goto(1)


class Lure(Op[Table]):
    """All tribes next to territory `card` move into it, one after another (R12.7, Q56)."""

    name = "lure"

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = f.card
        for u in ADJACENT[t]:
            if s.tribes[u] and not s.pinned >> u & 1:
                s.tribes[u] -= 1
                s.tribes[t] += 1
                s.awake[u] = min(s.awake[u], s.tribes[u])
                s.moved = 1
                s.tell("lure", s.active, cards=(TERRITORY + u, TERRITORY + t))
                s.push(ENTER, s.active, t)
                return None
        s.pop()
        return None


TRIBE_ATTACK: Final = PROGRAM.add("tribe-attack", TribeAttack())
ENTER: Final = PROGRAM.add("enter", Enter())
MOVE_TRIBE: Final = PROGRAM.add("move-tribe", MoveTribe())
ROUSE: Final = PROGRAM.add("rouse", Rouse())
APPEAR: Final = PROGRAM.add("appear", Appear())
LURE: Final = PROGRAM.add("lure", Lure())
