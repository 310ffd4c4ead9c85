"""What one tribe or one territory of tribes does: attack, move, enter, appear, summon (R5.2, R5.3, R5.5, R12)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import YES, Ask, Turn, roll
from ostraka.games.mammothodus.board import ADJACENT, FIRST_STEPS, PLACES, RINGS
from ostraka.games.mammothodus.ops.spirits import SPIRIT_ATTACK
from ostraka.games.mammothodus.ops.talents import ask_token, needs_protection, protect, token_at
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
        t = f[2]
        if f[3] == 0 and needs_protection(s, t):
            return ask_token(s, "protect", t, 1)
        s.stack.pop()
        if s.protected >> t & 1:
            s.tell("protected", s.active, (TERRITORY + t,))
            return None
        hit = f[4] + 1 if s.found & ATTACK_BONUS else f[4]
        for seat in range(s.seats):
            number = s.figures_at(seat, t)
            if number and not s.ended:
                if s.out is not None:
                    s.tell("tribe-attack", seat, (TERRITORY + t,), hit * number)
                s.hurt(seat, hit * number)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.goto(1, f[4])
        if code == YES:
            protect(s, f[2])


class Enter(Op[Table]):
    """A tribe (0) or spirit (1 + its number) has entered territory `card` by moving: traps first (R12.6, Q55).

    `argument` is who + 4 × traps used + 64 × dice that count. Step 0 asks, 1 rolls, 2 lets it act.
    """

    name = "enter"

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = f[2]
        who = f[4] & 3
        if f[3] == 0:
            if token_at(s, t, TRAP):
                return ask_token(s, "trap", t, TRAP)
            s.goto(1, f[4])
            return None
        if f[3] == 1 and f[4] >> 2 & 15:
            return roll(6)
        s.stack.pop()
        hits = f[4] >> 6
        if who == 0 and hits:
            s.tribes[t] -= 1
            s.supply += 1
            s.tell("trap-tribe", s.active, (TERRITORY + t,))
        elif who and hits >= SPIRITS[who - 1][3]:
            s.spirit_at[who - 1] = -1
            s.spirits.append(SPIRIT + who - 1)
            s.spirits.sort()
            s.tell("trap-spirit", s.active, (SPIRIT + who - 1, TERRITORY + t))
        elif who:
            s.push(SPIRIT_ATTACK, s.active, who - 1)
        elif s.found & MOVEMENT_ATTACK and s.crowd[t]:
            s.push(TRIBE_ATTACK, s.active, t, 0, 1)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if f[3] == 0:
            if code == YES:
                s.use_token(f[2], TRAP)
                s.goto(0, f[4] + 4)
            else:
                s.goto(1, f[4])
            return
        who = f[4] & 3
        wanted = SPIRITS[who - 1][2] if who else tribe_defence(s)
        s.tell("trap-die", s.active, (), code + 1)
        s.goto(1, f[4] - 4 + (64 if code + 1 >= wanted else 0))


class MoveTribe(Op[Table]):
    """A tribe of territory `card` moves one step; `argument` is 1 right after it appeared (R5.2.4, R11.5, Q48)."""

    name = "move-tribe"

    def step(self, s: Table, f: Frame) -> Turn | None:
        _, targets = tribe_targets(s, f[2])
        steps = tribe_steps(f[2], targets)
        if len(steps) == 1:
            self.go(s, f, steps[0])
            return None
        return Ask(s.active, "tribe", tuple([TERRITORY_AT + t for t in steps]), TERRITORY + f[2])

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        self.go(s, f, code - TERRITORY_AT)

    def go(self, s: Table, f: Frame, to: int) -> None:
        """One step, told with its reason and what it beat."""
        t = f[2]
        if s.out is not None:
            self.explain(s, t, to)
        s.stack.pop()
        s.tribes[t] -= 1
        s.tribes[to] += 1
        if not f[4]:
            s.moved = 1
        if s.talents or s.found & MOVEMENT_ATTACK:
            s.push(ENTER, s.active, to)

    def explain(self, s: Table, t: int, to: int) -> None:
        """Why it goes there: the rule, the distance, the targets, and then the alternatives that were beaten."""
        far, targets = tribe_targets(s, t)
        kind = "march-place" if s.place[targets[0]] >= 0 else "march-ancients"
        goals = [u for u in targets if to in FIRST_STEPS[t * PLACES + u]]
        s.tell(kind, s.active, tuple([TERRITORY + u for u in [t, to, *goals]]), far)
        others = [u for u in targets if u not in goals] + beaten(s, t, far, targets)
        if others:
            s.tell("passed-over", s.active, tuple([TERRITORY + u for u in others]), far)


class Rouse(Op[Table]):
    """The activated tribes of territory `card` summon, attack or move (R5.2). Step 1 asks to block, 2 summons."""

    name = "rouse"

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = f[2]
        number = s.awake[t]
        if f[3] == 1:
            return ask_token(s, "block-summon", t, BLOCK_SUMMON)
        if f[3] == 2:
            if s.spirits:
                return roll(len(s.spirits))
            s.lose("spirits")
            return None
        if number == 0:
            s.stack.pop()
        elif s.place[t] >= 0:
            s.goto(1 if token_at(s, t, BLOCK_SUMMON) else 2)
        elif s.crowd[t]:
            s.stack.pop()
            s.awake[t] = 0
            s.push(TRIBE_ATTACK, s.active, t, 0, number)
        elif s.pinned >> t & 1:
            s.stack.pop()
            s.awake[t] = 0
            s.tell("baited", s.active, (TERRITORY + t,))
        else:
            s.awake[t] = number - 1
            s.push(MOVE_TRIBE, s.active, t)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        t = f[2]
        if f[3] == 1:
            if code == YES:
                s.use_token(t, BLOCK_SUMMON)
                s.awake[t] = 0
                s.stack.pop()
            else:
                s.goto(2)
            return
        s.stack.pop()
        s.awake[t] = 0
        s.tribes[t] -= 1
        s.supply += 1
        spirit = s.spirits.pop(code) - SPIRIT
        s.spirit_at[spirit] = t
        s.tell("summon", s.active, (SPIRIT + spirit, TERRITORY + t), 0, -1, -1, True)
        if s.crowd[t]:
            s.push(SPIRIT_ATTACK, s.active, spirit)


class Appear(Op[Table]):
    """A tribe appears on the trail of territory `card` (R5.5, R12.8, R11.5)."""

    name = "appear"

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = f[2]
        if f[3] == 0 and token_at(s, t, BLOCK_TRAIL):
            return ask_token(s, "block-trail", t, BLOCK_TRAIL)
        if s.supply == 0:
            s.lose("tribes")
            return None
        s.stack.pop()
        s.supply -= 1
        s.tribes[t] += 1
        if s.out is not None:
            s.tell("appear", s.active, (TERRITORY + t,))
        if s.found & APPEARANCE_MOVEMENT and not s.crowd[t] and s.place[t] < 0:
            s.push(MOVE_TRIBE, s.active, t, 0, 1)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == YES:
            s.stack.pop()
            s.use_token(f[2], BLOCK_TRAIL)
        else:
            s.goto(1)


class Lure(Op[Table]):
    """All tribes next to territory `card` move into it, one after another (R12.7, Q56)."""

    name = "lure"

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = f[2]
        for u in ADJACENT[t]:
            if s.tribes[u] and not s.pinned >> u & 1:
                s.tribes[u] -= 1
                s.tribes[t] += 1
                s.awake[u] = min(s.awake[u], s.tribes[u])
                s.moved = 1
                s.tell("lure", s.active, (TERRITORY + u, TERRITORY + t))
                s.push(ENTER, s.active, t)
                return None
        s.stack.pop()
        return None


TRIBE_ATTACK: Final = PROGRAM.add(TribeAttack())
ENTER: Final = PROGRAM.add(Enter())
MOVE_TRIBE: Final = PROGRAM.add(MoveTribe())
ROUSE: Final = PROGRAM.add(Rouse())
APPEAR: Final = PROGRAM.add(Appear())
LURE: Final = PROGRAM.add(Lure())
