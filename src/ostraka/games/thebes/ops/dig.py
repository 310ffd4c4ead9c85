"""The dig: which helpers, how many weeks, and what the bag gives (T-24 to T-40)."""

from __future__ import annotations

from typing import Final

from ostraka.core.actions import Target
from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, YES, Ask, Turn, roll
from ostraka.games.thebes.board import CHRONOMETER, FEWEST, MOST_WEEKS
from ostraka.games.thebes.catalogue import bonus_of
from ostraka.games.thebes.knowledge import (
    EVERYTHING,
    FLY,
    USE_ASSISTANT,
    USE_LEGEND,
    USE_SHOVEL,
    WITHOUT_CAR,
    can_dig,
    can_go,
    extra_tokens,
    knowledge,
    later_trip,
    lone,
    travel,
)
from ostraka.games.thebes.options import WEEKS, weeks_between
from ostraka.games.thebes.program import PROGRAM
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import (
    ASSISTANTS,
    BLANKS,
    CARS,
    CITIES,
    COUNTERS,
    FINISH,
    LEGENDS,
    SHOVELS,
    SPECIAL_LICENCES,
    ZEPPELINS,
)

__all__ = ["DIG_AT", "DRAW_TOKENS", "Dig", "DrawTokens", "begin_questions"]

# The questions of a dig, in order: the step of its frame.
BY_ZEPPELIN: Final = 0
WITH_LEGEND: Final = 1
WITH_ASSISTANT: Final = 2
WITH_SHOVEL: Final = 3
HOW_LONG: Final = 4
BY_CAR: Final = 5
"""Asked second, and numbered last: saved positions know the others by their numbers."""

PROMPTS: Final[list[str]] = ["zeppelin", "legend", "assistant", "shovel", "weeks", "car"]


def question(s: Table, seat: int, site: int, at: int) -> int:
    """The next thing to ask, from question `at` on: only helpers that the seat owns are spoken of (T-33)."""
    own = s.own
    base = seat * COUNTERS
    if at <= BY_ZEPPELIN and own[base + ZEPPELINS] and s.place[seat] != CITIES + site:
        return BY_ZEPPELIN
    if at <= WITH_LEGEND and own[base + LEGENDS + site]:
        return WITH_LEGEND
    if at <= WITH_ASSISTANT and lone(s, seat, ASSISTANTS):
        return WITH_ASSISTANT
    if at <= WITH_SHOVEL and lone(s, seat, SHOVELS):
        return WITH_SHOVEL
    return HOW_LONG


def begin_questions(s: Table, seat: int, site: int) -> None:
    """Ask everything about a dig before the first token is drawn (T-33)."""
    first = question(s, seat, site, BY_ZEPPELIN)
    s.push(DIG_AT, seat, site, step=BY_CAR if first != BY_ZEPPELIN and later_trip(s, seat, site) >= 0 else first)


def helper_card(s: Table, seat: int, site: int, at: int) -> int:
    """The card a question of a dig is about, or -1."""
    if at == BY_ZEPPELIN:
        return s.card_of(seat, ZEPPELINS)
    if at == WITH_LEGEND:
        return s.card_of(seat, LEGENDS + site)
    if at == WITH_ASSISTANT:
        return s.card_of(seat, ASSISTANTS)
    if at == WITH_SHOVEL:
        return s.card_of(seat, SHOVELS)
    return s.card_of(seat, CARS) if at == BY_CAR else -1


class Dig(Op[Table]):
    """`card` is the site, `step` the question, the argument what is spent so far."""

    name = "dig"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat, site, at, spent = f.seat, f.card, f.step, f.arg
        if at == HOW_LONG:
            most = FINISH - s.time[seat] - travel(s, seat, site, spent)
            fewest = FEWEST[knowledge(s, seat, site, spent)]
            return Ask(seat, "weeks", weeks_between(fewest, most if most < MOST_WEEKS else MOST_WEEKS))
        if at == BY_CAR:
            return Ask(seat, "car", self.ways(s, seat, site), helper_card(s, seat, site, at))
        # What is decided stays; what comes later can still be spent. More knowledge never makes a dig impossible.
        later = EVERYTHING & ~((2 << at) - 1)
        possible = can_go(s, seat, site, later) if at == BY_ZEPPELIN else can_dig(s, seat, site, spent | later)
        without = at == WITH_SHOVEL or possible
        spending = at != BY_ZEPPELIN or can_dig(s, seat, site, spent | later | FLY)
        options = (PASS, YES) if without and spending else (YES,) if spending else (PASS,)
        return Ask(seat, PROMPTS[at], options, helper_card(s, seat, site, at))

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        at = f.step
        if at == BY_CAR:
            s.goto(question(s, seat, f.card, WITH_LEGEND), f.arg if code == YES else f.arg | WITHOUT_CAR)
        elif at < HOW_LONG:
            spent = f.arg | 1 << at if code == YES else f.arg
            drives = at == BY_ZEPPELIN and code == PASS and later_trip(s, seat, f.card) >= 0
            s.goto(BY_CAR if drives else question(s, seat, f.card, at + 1), spent)
        else:
            self.begin(s, seat, f.card, f.arg, code - WEEKS)

    def ways(self, s: Table, seat: int, site: int) -> tuple[int, ...]:
        """With the car, and without it, as far as the dig is possible (T-63)."""
        if not can_dig(s, seat, site, EVERYTHING | WITHOUT_CAR):
            return (YES,)
        return (PASS, YES) if can_dig(s, seat, site, EVERYTHING) else (PASS,)

    def about(self, f: Frame) -> Target | None:
        return ("place", CITIES + f.card) if f.step == HOW_LONG else None

    def begin(self, s: Table, seat: int, site: int, spent: int, weeks: int) -> None:
        """Go there, turn the licence, put the spent cards away and reach into the bag (T-13, T-37, T-39, T-40)."""
        tokens = CHRONOMETER[knowledge(s, seat, site, spent)][weeks] + extra_tokens(s, seat, spent)
        way = travel(s, seat, site, spent)
        s.go(seat, CITIES + site)
        s.spend(seat, way)
        s.tell("dig", seat, amount=site)
        s.tell("weeks", seat, amount=weeks)
        if s.licences[seat] >> site & 1:
            s.licences[seat] ^= 1 << site
        else:
            self.discard(s, seat, SPECIAL_LICENCES)
        if spent & FLY:
            self.discard(s, seat, ZEPPELINS)
        if spent & USE_LEGEND:
            self.discard(s, seat, LEGENDS + site)
        if spent & USE_ASSISTANT:
            self.discard(s, seat, ASSISTANTS)
        if spent & USE_SHOVEL:
            self.discard(s, seat, SHOVELS)
        s.become(DRAW_TOKENS, seat, site, step=tokens, arg=weeks)

    def discard(self, s: Table, seat: int, counter: int) -> None:
        """A single-use card goes to the discard pile (T-44)."""
        card = s.card_of(seat, counter)
        s.lose(seat, card)
        s.tell("spend", seat, cards=(card,))


class DrawTokens(Op[Table]):
    """Draw tokens one by one, none goes back in between (T-34). `step` counts them down, the argument is the weeks."""

    name = "draw tokens"

    def step(self, s: Table, f: Frame) -> Turn | None:
        site = f.card
        if f.step:
            return roll(len(s.bags[site]) + s.blanks[site])
        s.pop()
        self.finish(s, f.seat, site, f.arg)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        finder = f.seat
        site = f.card
        bag = s.bags[site]
        if code < len(bag):
            token = bag.pop(code)
            s.gain(finder, token)
            if s.out is not None:
                s.tell("find", finder, cards=(token,), reveals=True)
        else:
            s.blanks[site] -= 1
            if s.out is not None:
                s.tell("blank", finder, amount=site, reveals=True)
        s.goto(f.step - 1, f.arg)

    def finish(self, s: Table, seat: int, site: int, weeks: int) -> None:
        """Blanks go back, the first to dig gets the bonus, the weeks are spent (T-34, T-36, T-38)."""
        if s.blanks[site] < BLANKS:
            s.tell("sand", seat, amount=BLANKS - s.blanks[site])
            s.blanks[site] = BLANKS
        bonus = bonus_of(site)
        if bonus in s.bonus:
            s.bonus.remove(bonus)
            s.gain(seat, bonus)
            s.tell("bonus", seat, cards=(bonus,))
        s.spend(seat, weeks)
        s.settle_marker(seat)


DIG_AT: Final = PROGRAM.add("dig-at", Dig())
DRAW_TOKENS: Final = PROGRAM.add("draw-tokens", DrawTokens())
