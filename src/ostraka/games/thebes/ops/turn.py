"""The turn: a trip and one action; who acts next; the end (T-8 to T-23, T-48 to T-55)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, YES, Ask, Turn
from ostraka.core.zone import insort
from ostraka.games.thebes.board import TRIPS, WIDTH
from ostraka.games.thebes.catalogue import COST, NEEDS, TARGET
from ostraka.games.thebes.knowledge import EVERYTHING, FLY, can_dig, can_go, trip
from ostraka.games.thebes.ops.dig import begin_questions
from ostraka.games.thebes.ops.display import REFILL
from ostraka.games.thebes.options import CARD, CHANGE, DIG, DIGS
from ostraka.games.thebes.program import PROGRAM
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import (
    ARTEFACTS,
    CARS,
    COUNTERS,
    DISPLAY,
    FINISH,
    RESEARCH,
    SITES,
    SPECIAL_LICENCES,
    WEEKS_OF_A_YEAR,
    ZEPPELINS,
)

__all__ = ["TURN", "Fly", "TakeTurn", "act", "actions", "change_price", "shows_enough", "work"]

PLENTY: Final = 16
"""No take, exhibition or shortest dig costs more weeks than this, trip included."""
LONGEST_TRIP: Final = 5
"""No trip takes more than four weeks; with one more, week 52 cannot be reached either."""


def change_price(s: Table, seat: int) -> int:
    """One week, and one more for each change this seat has just made without a break (T-21, T-22, T-23)."""
    return 1 + s.run if s.runner == seat else 1


def work(s: Table, seat: int, code: int) -> int:
    """The weeks of an action that is no dig, without the trip (T-12)."""
    return change_price(s, seat) if code == CHANGE else COST[code - CARD]


def shows_enough(s: Table, seat: int, exhibition: int) -> bool:
    """Whether the seat owns the artefacts an exhibition asks for (T-48)."""
    own = s.own
    at = seat * COUNTERS + ARTEFACTS
    # The site with the highest number comes first: it is the likeliest to be short.
    for site, wanted in NEEDS[exhibition]:
        if own[at + site] < wanted:
            return False
    return True


def affordable(s: Table, seat: int, code: int) -> bool:
    """Whether there are weeks enough for trip and action, by the quickest way (T-12, T-17)."""
    weeks = work(s, seat, code)
    if not s.own[seat * COUNTERS + ZEPPELINS]:
        weeks += trip(s, seat, TARGET[code])
    return s.time[seat] + weeks <= FINISH


def diggable(s: Table, seat: int) -> int:
    """The mask of the sites where the seat can dig (T-24, T-25, T-27)."""
    mask = s.skill[seat]
    if not mask:
        return 0
    own = s.own
    at = seat * COUNTERS
    left = FINISH - s.time[seat]
    if left >= PLENTY:
        # There are weeks for any dig: only licences decide, and they change on the way only near the year's end.
        licensed = mask & s.licences[seat]
        if licensed == mask or own[at + SPECIAL_LICENCES]:
            return mask
        if (left - 1) % WEEKS_OF_A_YEAR >= LONGEST_TRIP:
            return licensed
    flies = own[at + ZEPPELINS] > 0
    possible = 0
    for site in range(SITES):
        if mask >> site & 1 and (
            can_go(s, seat, site, EVERYTHING) or (flies and can_dig(s, seat, site, EVERYTHING | FLY))
        ):
            possible |= 1 << site
    return possible


def exhibitions(s: Table, seat: int) -> list[int]:
    """The exhibitions in the slots for which the seat owns the artefacts, ascending."""
    found: list[int] = []
    for exhibition in s.slots:
        if exhibition >= 0 and shows_enough(s, seat, exhibition):
            found.append(exhibition)
    if len(found) > 1:
        found.sort()
    return found


def actions(s: Table, seat: int) -> tuple[int, ...]:
    """Everything the seat can do in this turn; before 1903 there is always something (T-11, T-12, T-54)."""
    left = FINISH - s.time[seat]
    digs = DIGS[diggable(s, seat)]
    if left > WEEKS_OF_A_YEAR:
        codes = [CHANGE]
        for card in s.display:
            codes.append(card + CARD)
    else:
        codes = [PASS]
        if affordable(s, seat, CHANGE):
            codes.append(CHANGE)
        for card in s.display:
            if left >= PLENTY or affordable(s, seat, card + CARD):
                codes.append(card + CARD)
    for exhibition in exhibitions(s, seat):
        if left >= PLENTY or affordable(s, seat, exhibition + CARD):
            codes.append(exhibition + CARD)
    codes.extend(digs)
    return tuple(codes)


def act(s: Table, seat: int, code: int, travel: int) -> None:
    """Trip, action, weeks, marker, in this order (T-13); the display is refilled last."""
    weeks = travel + work(s, seat, code)
    s.go(seat, TARGET[code])
    if code == CHANGE:
        s.run = s.run + 1 if s.runner == seat else 1
        s.runner = seat
        for card in s.display:
            insort(s.discard, card)
        if s.out is not None:
            s.tell("change", seat, cards=tuple(s.display), amount=weeks)
        s.display.clear()
    else:
        s.runner = -1
        s.run = 0
        card = code - CARD
        if card < RESEARCH:
            s.display.remove(card)
            if s.out is not None:
                s.tell("take", seat, cards=(card,), amount=weeks)
        else:
            s.slots[s.slots.index(card)] = -1
            s.tell("exhibit", seat, cards=(card,), amount=weeks)
        s.gain(seat, card)
    s.spend(seat, weeks)
    s.settle_marker(seat)
    if len(s.display) < DISPLAY:
        s.push(REFILL, -1)


class TakeTurn(Op[Table]):
    """The last marker acts (T-9). This frame lies under everything else until the game ends."""

    name = "turn"

    def step(self, s: Table, f: Frame) -> Turn | None:
        if s.begun:
            return Ask(s.active, "action", actions(s, s.active))
        if not s.track:
            s.pop()
            s.ended = "time"
            s.tell("end", -1)
            return None
        s.active = s.track[0]
        s.turns += 1
        s.begun = True
        if s.out is not None:
            s.tell("turn", s.active, amount=s.turns)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.begun = False
        if code >= DIG:
            s.runner = -1
            s.run = 0
            begin_questions(s, seat, code - DIG)
        elif code == PASS:
            self.finish(s, seat)
        else:
            place = s.place[seat]
            own = s.own
            at = seat * COUNTERS
            target = TARGET[code]
            if own[at + ZEPPELINS] and place != target:
                s.push(FLY_THERE, seat, code)
            else:
                cars = own[at + CARS]
                act(s, seat, code, TRIPS[cars if cars < 2 or s.cars_add else 1][place * WIDTH + target])

    def finish(self, s: Table, seat: int) -> None:
        """The marker goes straight to the final 1 (T-54)."""
        s.runner = -1
        s.run = 0
        s.tell("pass", seat)
        s.time[seat] = FINISH
        s.settle_marker(seat)


class Fly(Op[Table]):
    """Whether a zeppelin is spent on the trip to an action that is no dig (T-17). `card` is its option."""

    name = "zeppelin"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        weeks = work(s, seat, f.card) + trip(s, seat, TARGET[f.card])
        options = (PASS, YES) if s.time[seat] + weeks <= FINISH else (YES,)
        return Ask(seat, "zeppelin", options, s.card_of(seat, ZEPPELINS))

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.pop()
        travel = trip(s, seat, TARGET[f.card])
        if code == YES:
            travel = 0
            zeppelin = s.card_of(seat, ZEPPELINS)
            s.lose(seat, zeppelin)
            s.tell("spend", seat, cards=(zeppelin,))
        act(s, seat, f.card, travel)


FLY_THERE: Final = PROGRAM.add("fly-there", Fly())
TURN: Final = PROGRAM.add("turn", TakeTurn())
