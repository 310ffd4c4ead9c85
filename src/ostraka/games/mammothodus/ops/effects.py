"""What the cards on a figure bring: steps, dice, population, adaptation, a place of power (R6.8 to R6.13)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, YES, Ask, Turn, roll
from ostraka.core.zone import insort
from ostraka.games.mammothodus.board import ADJACENT, KIND, PLACES
from ostraka.games.mammothodus.ops.draw import could_draw, draw_three, offer_draw
from ostraka.games.mammothodus.ops.talents import PROTECTION_BONUS, ask_token, needs_protection, protect
from ostraka.games.mammothodus.ops.tribes import tribe_defence
from ostraka.games.mammothodus.options import (
    DECK,
    DRAW,
    DROP,
    FACE,
    KIND_AT,
    ROW_AT,
    SHARD_AT,
    SPIRIT_AT,
    TERRITORY_AT,
    TRIBE,
    kind_options,
)
from ostraka.games.mammothodus.program import PROGRAM
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import POPULATION_MAX, POPULATION_MIN, SPIRITS
from ostraka.games.mammothodus.terms import (
    COLOURS,
    DEGRADATION,
    NEED,
    ROWS,
    SHARD_TYPES,
    SPIRIT,
    SPIRIT_COUNT,
    TERRITORY,
)

__all__ = [
    "ATTACK_ROLL",
    "DEVELOP",
    "MARCH",
    "RAISE",
    "SHED",
    "AttackRoll",
    "Develop",
    "March",
    "Raise",
    "Shed",
    "care",
]

_STEPS: Final[list[tuple[int, ...]]] = [tuple([TERRITORY_AT + u for u in ADJACENT[t]]) for t in range(PLACES)]
_NEAR: Final[list[int]] = [sum([1 << u for u in [t, *ADJACENT[t]]]) for t in range(PLACES)]
"""The mask of a territory and its neighbours."""


class March(Op[Table]):
    """Figure `card` walks; `argument` steps are left (R6.8.1). Step 1: a shard was taken or dropped here (R6.8.2)."""

    name = "march"

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = s.figure[f.seat * COLOURS + f.card]
        options: tuple[int, ...] = (PASS,)
        if f.step == 0 and s.carried >= 0:
            options = (PASS, DROP)
        options += _STEPS[t]
        if f.step == 0:
            at = t * SHARD_TYPES
            for kind in range(SHARD_TYPES):
                if s.up[at + kind] and kind != s.carried:
                    options += (SHARD_AT + kind,)
        return Ask(f.seat, "step", options, s.piece(f.seat, f.card), f.arg)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        colour = f.card
        t = s.figure[seat * COLOURS + colour]
        if code == PASS:
            self.stop(s, t)
        elif code == DROP:
            self.drop(s, t)
            s.goto(1, f.arg)
        elif code >= SHARD_AT:
            self.drop(s, t)
            s.carried = code - SHARD_AT
            s.up[t * SHARD_TYPES + s.carried] -= 1
            s.goto(1, f.arg)
        else:
            to = code - TERRITORY_AT
            s.walked = 1
            if s.out is not None:
                s.tell("step", seat, cards=(s.piece(seat, colour), TERRITORY + to), amount=s.carried + 1)
            s.goto(0, f.arg - 1)
            s.stand(seat, colour, to)
            if f.arg == 0 and not s.ended:
                self.stop(s, to)

    def drop(self, s: Table, t: int) -> None:
        if s.carried >= 0:
            s.up[t * SHARD_TYPES + s.carried] += 1
            s.carried = -1

    def stop(self, s: Table, t: int) -> None:
        """What it still carries stays here; a figure that has moved will turn up the shard (R6.8.3, Q24)."""
        self.drop(s, t)
        if s.walked:
            s.stopped |= 1 << t
        s.pop()


class AttackRoll(Op[Table]):
    """Figure `card` attacks (R6.9). Steps: 0 protection, 1 roll `argument` dice, 2 reroll, 3 strike."""

    name = "attack"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        t = s.figure[seat * COLOURS + f.card]
        if f.step == 0:
            if needs_protection(s, t):
                return ask_token(s, "protect", t, 1)
            s.goto(1, f.arg)
            return None
        if f.step == 1:
            return roll(6)
        source = s.piece(seat, f.card)
        if f.step == 2:
            return Ask(seat, "reroll", self.rerolls(s, seat), source, len(s.marked))
        options = strikes(s, t)
        if not options:
            s.pop()
            return None
        return Ask(seat, "strike", (PASS, *options), source, len(s.dice))

    def rerolls(self, s: Table, seat: int) -> tuple[int, ...]:
        """Keep the dice, mark one more to be rolled again, or roll those that are marked (R6.9.2, Q26)."""
        options: list[int] = [YES] if s.marked else [PASS]
        if s.population[seat] > POPULATION_MIN:
            last = s.marked[-1] if s.marked else 0
            for face in range(1, 7):
                if face >= last and s.dice.count(face) > s.marked.count(face):
                    options.append(FACE + face)
        return tuple(options)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if f.step == 0:
            s.goto(1, f.arg)
            if code == YES:
                protect(s, s.figure[seat * COLOURS + f.card])
        elif f.step == 1:
            insort(s.dice, code + 1)
            if f.arg > 1:
                s.goto(1, f.arg - 1)
            else:
                s.goto(2)
                if s.out is not None:
                    s.tell("dice", f.seat, amount=int("".join([str(face) for face in s.dice])))
        elif f.step == 2:
            self.reroll(s, seat, code)
        elif code == PASS:
            s.pop()
        else:
            strike(s, s.figure[seat * COLOURS + f.card], code)

    def reroll(self, s: Table, seat: int, code: int) -> None:
        if code == PASS:
            s.goto(3)
        elif code == YES:
            for face in s.marked:
                s.dice.remove(face)
            s.goto(1, len(s.marked))
            s.marked.clear()
            s.population[seat] -= 1
            s.tell("reroll", seat, amount=1)
        else:
            s.marked.append(code - FACE)


def dice_for(s: Table, t: int, least: int) -> list[int]:
    """The dice that reach a number here, lowest first; Protection adds 2 (R12.5, Q54)."""
    if s.protected >> t & 1:
        least -= PROTECTION_BONUS
    return [face for face in s.dice if face >= least]


def strikes(s: Table, t: int) -> list[int]:
    """The targets that the dice left can destroy (R6.9.3, Q27)."""
    options: list[int] = []
    if s.tribes[t] and dice_for(s, t, tribe_defence(s)):
        options.append(TRIBE)
    for spirit in range(SPIRIT_COUNT):
        if s.spirit_at[spirit] == t and len(dice_for(s, t, SPIRITS[spirit][2])) >= SPIRITS[spirit][3]:
            options.append(SPIRIT_AT + spirit)
    return options


def strike(s: Table, t: int, code: int) -> None:
    """Assign the lowest dice that do, and destroy the target (R6.9.3, R6.9.4, Q18)."""
    if code == TRIBE:
        s.dice.remove(dice_for(s, t, tribe_defence(s))[0])
        s.tribes[t] -= 1
        s.supply += 1
        s.tell("kill-tribe", s.active, cards=(TERRITORY + t,))
        return
    spirit = code - SPIRIT_AT
    for face in dice_for(s, t, SPIRITS[spirit][2])[: SPIRITS[spirit][3]]:
        s.dice.remove(face)
    s.spirit_at[spirit] = -1
    insort(s.spirits, SPIRIT + spirit)
    s.tell("kill-spirit", s.active, cards=(SPIRIT + spirit, TERRITORY + t))


def care(s: Table, seat: int, amount: int) -> None:
    """Population grows; above the top of the track it is lost (R6.10, Q9)."""
    s.population[seat] = min(POPULATION_MAX, s.population[seat] + amount)
    s.tell("care", seat, amount=amount)


class Develop(Op[Table]):
    """`argument` steps of adaptation: the marker up to its limit, then cards (R6.11). Step 1 draws, 2 takes in hand."""

    name = "develop"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        if f.step == 1:
            return roll(len(s.lore))
        if f.step == 2:
            # Seen by all on its way, so that everybody knows what a clan owns.
            insort(s.hand[seat], s.shown.pop())
            s.goto(0, f.arg)
            return None
        free = s.figures(seat) - s.defence[seat]
        if f.arg == 0 or (free <= 0 and not s.market and not s.lore):
            s.pop()
            return None
        if free > 0:
            steps = min(free, f.arg)
            s.defence[seat] += steps
            s.tell("adapt", seat, amount=steps)
            s.goto(0, f.arg - steps)
            return None
        kinds = 0
        for card in s.market:
            kinds |= 1 << KIND[card]
        options: tuple[int, ...] = (PASS, DECK) if s.lore else (PASS,)
        return Ask(seat, "develop", options + kind_options(kinds), -1, f.arg)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if f.step == 1:
            card = s.lore.pop(code)
            s.shown.append(card)
            s.goto(2, f.arg - 1)
            s.tell("develop", f.seat, cards=(card,), reveals=True)
        elif code == DECK:
            s.goto(1, f.arg)
        else:
            if code != PASS:
                card = s.find(s.market, code - KIND_AT)
                s.market.remove(card)
                insort(s.hand[seat], card)
                s.tell("develop", seat, cards=(card,))
            s.goto(0, f.arg - 1)


class Raise(Op[Table]):
    """A place of power for one row, where figure `card` stands (R6.13.4)."""

    name = "raise"

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = s.figure[f.seat * COLOURS + f.card]
        rows = [row for row in range(ROWS) if not s.done_rows >> row & 1 and s.fits(t, row)]
        return Ask(f.seat, "row", tuple([ROW_AT + row for row in rows]), TERRITORY + t)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.pop()
        t = s.figure[seat * COLOURS + f.card]
        row = code - ROW_AT
        for kind in range(SHARD_TYPES):
            number = s.need[row * NEED + kind]
            s.up[t * SHARD_TYPES + kind] -= number
            s.spent += number
        s.place[t] = row
        s.done_rows |= 1 << row
        s.tell("raise", seat, cards=(TERRITORY + t,), amount=row + 1)
        s.check_victory()


class Shed(Op[Table]):
    """Degradation cards leave the hand for the discard pile; then helpers may do the same (R6.12, R10.6, Q31)."""

    name = "shed"

    def step(self, s: Table, f: Frame) -> Turn | None:
        at = f.step
        seat = f.seat
        if at == 0:
            held = kind_options(s.kinds_in_hand(seat) & 1 << DEGRADATION)
            options = offer_draw(s, seat) + held
            return Ask(seat, "shed", (PASS, *options) if f.card > 0 or not held else options)
        while at < s.seats:
            helper = (seat + at) % s.seats
            if self.asks(s, seat, helper):
                if at != f.step:
                    s.goto(at, f.arg)
                    return None
                kinds = s.kinds_in_hand(helper) & 1 << DEGRADATION
                return Ask(helper, "help-shed", (PASS, *offer_draw(s, helper), *kind_options(kinds)))
            at += 1
        s.pop()
        return None

    def asks(self, s: Table, seat: int, helper: int) -> bool:
        """Whether a helper stands near any figure of the active clan and could have such a card, or draw one."""
        if not s.owns(helper, 1 << DEGRADATION) and not could_draw(s, helper, 1 << DEGRADATION):
            return False
        for t in s.figure[seat * COLOURS : seat * COLOURS + COLOURS]:
            if t < 0:
                continue
            for u in s.figure[helper * COLOURS : helper * COLOURS + COLOURS]:
                if u >= 0 and _NEAR[t] >> u & 1:
                    return True
        return False

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.goto(f.step + 1, f.arg)
            return
        if code == DRAW:
            draw_three(s, seat)
            return
        card = s.put(seat, DEGRADATION)
        s.tell("shed", seat, cards=(card,))
        if f.step == 0:
            s.become(f.op, f.seat, 1, arg=f.arg)


MARCH: Final = PROGRAM.add("march", March())
ATTACK_ROLL: Final = PROGRAM.add("attack-roll", AttackRoll())
DEVELOP: Final = PROGRAM.add("develop", Develop())
RAISE: Final = PROGRAM.add("raise", Raise())
SHED: Final = PROGRAM.add("shed", Shed())
