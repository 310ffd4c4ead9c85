"""Playing Thebes sensibly: what a card, a dig or an exhibition brings, and what the weeks are worth that it takes.

All figures are points. A week well spent brings about two thirds of a point; near the end weeks lose their worth,
because there is nothing left to do with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ostraka.core.mind.insight import Fitted, first_best
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.turn import PASS, YES, Ask
from ostraka.games.thebes.board import CHRONOMETER, MOST_WEEKS
from ostraka.games.thebes.catalogue import ALL_THINGS, AMOUNT, COST, COUNTER, NEEDS, TARGET, VALUE, bonus_of
from ostraka.games.thebes.knowledge import EVERYTHING, USE_LEGEND, extra_tokens, knowledge, trip
from ostraka.games.thebes.mind.marks import LAYOUT, MARKS, marks_of
from ostraka.games.thebes.ops.turn import change_price
from ostraka.games.thebes.options import CARD, CHANGE, DIG, WEEKS
from ostraka.games.thebes.scoring import CONGRESS_POINTS, score_sheet
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import (
    ARTEFACT,
    ARTEFACTS,
    ASSISTANTS,
    BLANKS,
    BOOKS,
    CARS,
    CITIES,
    CONGRESSES,
    COUNTERS,
    FINISH,
    GENERAL,
    LEGENDS,
    RESEARCH,
    SHOVELS,
    SITES,
    SPECIAL_LICENCES,
    WEEKS_OF_A_YEAR,
    ZEPPELINS,
)

__all__ = ["ThebesInsight"]

FEATURES: Final = (
    "artefacts",
    "exhibitions",
    "congresses",
    "majorities",
    "weeks",
    "books",
    "general-knowledge",
    "assistants",
    "shovels",
    "cars",
    "next-congress",
    "finds",
    "shows",
    "zeppelins",
    "special-licences",
    "legends",
    "rivalry",
    "best-dig",
    "second-dig",
    "digs",
    "best-dig-later",
    "digs-later",
    "dig-in-time",
)
AT_THE_END: Final[list[float]] = [
    1.0, 1.0, 1.0, 0.97, 0.16, -0.24, -0.35, -0.41, -0.5, -0.21, -0.28, 0.04,
    0.45, 0.79, 3.01, 0.03, 0.22, -0.38, 0.06, 0.09, 0.61, 0.54, 2.31,
]  # fmt: skip
BEFORE: Final[list[float]] = [
    0.0, 0.0, 0.0, -1.33, 0.82, 1.25, 3.28, 3.78, 5.24, 3.62, 1.85, -0.06,
    0.52, -0.63, -2.67, 0.17, 0.88, 0.35, -0.05, 0.07, -0.49, -0.67, -2.83,
]  # fmt: skip
"""What one of each feature is worth at the end, and how much more when the whole game lies ahead."""
HORIZON: Final = 8
CURIOSITY: Final = 0.15
USUAL_WEEKS: Final = 10
"""How long a dig is taken to last when it is only thought of."""
CLEAR_LEAD: Final = 3
"""More books than that ahead are no better."""

WEEK: Final = 0.65
"""What a week is worth while there are plenty."""
FEW_WEEKS: Final = 58
HASTE: Final = 1.13
"""At a dig the weeks count for a little more than on the way to it: the bag will be there next year as well."""
EARLY: Final = 1.0
"""What it costs to use a licence at the very beginning of a year, while there is more to be known of the site."""
POINTS: Final[list[float]] = [float(thing.value) if thing.kind == ARTEFACT else 0.8 for thing in ALL_THINGS]
"""What a find token brings: its points, or knowledge."""
FULL_BAG: Final = 34.0
REST: Final = 105.0
"""What lasts is worth its full figure with so many weeks of digging left."""
HELPERS: Final[list[float]] = [2.1, 8.0, 6.9, 0.2, 0.2, 0.2, 0.0]
"""One more assistant or shovel, by how many there are: from two on they help at every dig."""
NOTHING: Final = -99.0
"""What a dig without a token brings."""
WITHIN_REACH: Final[list[float]] = [0.5, 0.2, 0.1, 0.0]
"""Which part of an exhibition's points to count on, by how many artefacts are missing."""


class ThebesInsight(Fitted[Table]):
    """Reads where it lies on the way, digs where much is known and much is left, shows what it has."""

    def __init__(self, outcome: Callable[[Table], Outcome]) -> None:
        super().__init__(outcome, FEATURES, HORIZON, AT_THE_END, BEFORE)
        self.curiosity = CURIOSITY
        self.layout = LAYOUT
        self.marked = MARKS

    # The policy

    def policy(self, s: Table, ask: Ask, rng: Rng) -> int:
        prompt = ask.prompt
        if prompt == "action":
            return self.act(s, ask)
        f = s.top()
        if prompt == "weeks":
            return WEEKS + self.weeks(s, ask.seat, f.card, f.arg, ask.options[-1] - WEEKS)
        if len(ask.options) == 1:
            return ask.options[0]
        left = FINISH - s.time[ask.seat]
        if prompt == "legend":
            return YES if knowledge(s, ask.seat, f.card, f.arg) < 10 else PASS
        if prompt == "zeppelin":
            place = TARGET[DIG + f.card] if f.step == 0 and f.card < SITES else TARGET[f.card]
            return YES if trip(s, ask.seat, place) >= 5 or left < 26 else PASS
        if prompt == "car":
            # A week more, and the special licence is kept.
            return PASS
        # A lone assistant or shovel works once; two and more work for good, while there is time for them.
        return YES if left < 60 else PASS

    def considered(self, s: Table, ask: Ask) -> tuple[int, ...]:
        """Nobody stays a week longer at a dig for no token more."""
        if ask.prompt != "weeks":
            return ask.options
        f = s.top()
        row = CHRONOMETER[knowledge(s, ask.seat, f.card, f.arg)]
        useful = [option for option in ask.options if row[option - WEEKS] > row[option - WEEKS - 1]]
        return tuple(useful) or ask.options

    def weigh(self, s: Table, ask: Ask, rng: Rng) -> list[float]:
        if ask.prompt == "action":
            return self.gains(s, ask)
        if ask.prompt == "weeks":
            f = s.top()
            return self.stays(s, ask.seat, f.card, f.arg, ask.options[-1] - WEEKS)[ask.options[0] - WEEKS - 1 :]
        return super().weigh(s, ask, rng)

    def act(self, s: Table, ask: Ask) -> int:
        """The action that brings most beyond the worth of its weeks."""
        return ask.options[first_best(self.gains(s, ask))]

    def gains(self, s: Table, ask: Ask) -> list[float]:
        """What each action brings beyond the worth of its weeks."""
        seat = ask.seat
        left = FINISH - s.time[seat]
        week = self.week(left)
        found: list[float] = []
        for option in ask.options:
            if option >= DIG:
                gain = self.dig(s, seat, option - DIG, week)
            elif option >= CARD:
                weeks = COST[option - CARD] + trip(s, seat, TARGET[option])
                gain = self.card(s, seat, option - CARD, left - weeks) - week * weeks
            elif option == CHANGE:
                gain = 0.5 - week * (change_price(s, seat) + trip(s, seat, TARGET[option]))
            else:
                gain = -0.05
            found.append(gain)
        return found

    def week(self, left: int) -> float:
        """What a week is worth with so many left."""
        return WEEK if left >= FEW_WEEKS else WEEK * left / FEW_WEEKS

    def card(self, s: Table, seat: int, card: int, left: int) -> float:
        """What a card brings with so many weeks left after it was taken."""
        if card >= RESEARCH:
            return float(VALUE[card]) + 1.0
        own = s.own
        at = seat * COUNTERS
        counter = COUNTER[card]
        rest = (left - 8.0) / REST
        if counter == CONGRESSES:
            n = own[at + CONGRESSES]
            return CONGRESS_POINTS[n + 1] - CONGRESS_POINTS[n] + 1.9 * max(0.0, rest)
        if counter < ARTEFACTS:
            books = AMOUNT[card]
            worth = self.lead(s, seat, counter - BOOKS, books)
            if rest > 0.0:
                use = 4.0 if own[at + counter] + books <= 8 else 1.15
                worth += books * use * min(1.0, 0.6 + rest) * self.in_bag(s, counter - BOOKS) / FULL_BAG
            return worth
        if rest <= 0.0:
            return 0.0
        if counter == GENERAL:
            return 4.0 * AMOUNT[card] * rest
        if counter in (ASSISTANTS, SHOVELS):
            return HELPERS[own[at + counter]] * rest
        if counter == CARS:
            return 3.5 * rest if own[at + CARS] == 0 else 0.0
        if counter == ZEPPELINS:
            return 1.5
        return (2.4 if counter == SPECIAL_LICENCES else 1.8) * min(1.0, 0.6 + rest)

    def in_bag(self, s: Table, site: int) -> float:
        """What is left in a bag."""
        total = 0.0
        for token in s.bags[site]:
            total += POINTS[token]
        return total

    def lead(self, s: Table, seat: int, site: int, more: int) -> float:
        """What so many books more do for the majority of a site."""
        mine = s.own[seat * COUNTERS + BOOKS + site]
        most = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, s.own[other * COUNTERS + BOOKS + site])
        if mine > most:
            return 0.5
        return 2.4 if mine + more > most else 0.8 if mine + more == most else 0.2

    def dig(self, s: Table, seat: int, site: int, week: float) -> float:
        """What a dig brings beyond its weeks; a licence used early in the year is not there later."""
        spent = EVERYTHING if s.own[seat * COUNTERS + LEGENDS + site] else EVERYTHING & ~USE_LEGEND
        known = knowledge(s, seat, site, spent)
        way = trip(s, seat, CITIES + site)
        left = FINISH - s.time[seat]
        most: i64 = min(MOST_WEEKS, left - way)
        if most <= 0:
            # Only by zeppelin.
            most = min(MOST_WEEKS, left)
        row = CHRONOMETER[known]
        each = self.in_bag(s, site) / (len(s.bags[site]) + BLANKS)
        extra = extra_tokens(s, seat, spent)
        best = -99.0
        weeks: i64
        for weeks in range(1, most + 1):
            if row[weeks]:
                best = max(best, (row[weeks] + extra) * each - week * float(weeks))
        best -= week * way
        if bonus_of(site) in s.bonus:
            best += 1.0
        year_left = WEEKS_OF_A_YEAR - s.time[seat] % WEEKS_OF_A_YEAR
        return best - (EARLY * year_left / WEEKS_OF_A_YEAR if known < 10 and left > 30 else 0.0)

    def weeks(self, s: Table, seat: int, site: int, spent: int, most: int) -> int:
        """How long to dig: the last week must bring more than it costs."""
        stays = self.stays(s, seat, site, spent, most)
        best = first_best(stays)
        return 1 + best if stays[best] > NOTHING else most

    def stays(self, s: Table, seat: int, site: int, spent: int, most: int) -> list[float]:
        """What a dig brings beyond its weeks, if it lasts one week, two, and so on."""
        row = CHRONOMETER[knowledge(s, seat, site, spent)]
        each = self.in_bag(s, site) / (len(s.bags[site]) + BLANKS)
        left = FINISH - s.time[seat]
        week = HASTE * self.week(left)
        return [row[weeks] * each - week * weeks if row[weeks] else NOTHING for weeks in range(1, most + 1)]

    # The value

    def counts(self, s: Table, seat: int) -> list[float]:
        """The score sheet now, weeks, knowledge and helpers, the exhibitions within reach and the digs."""
        own = s.own
        at = seat * COUNTERS
        books = 0
        finds = 0
        legends = 0
        rivalry = 0.0
        for site in range(SITES):
            books += own[at + BOOKS + site]
            finds += own[at + ARTEFACTS + site]
            legends += own[at + LEGENDS + site]
            rivalry += self.rivalry(s, seat, site)
        found = [float(points) for points in score_sheet(s, seat)]
        found += [float(FINISH - s.time[seat]), float(books), float(own[at + GENERAL]), float(own[at + ASSISTANTS])]
        found += [float(own[at + SHOVELS]), float(own[at + CARS]), float(own[at + CONGRESSES]), float(finds)]
        found += [self.shows(s, seat), float(own[at + ZEPPELINS]), float(own[at + SPECIAL_LICENCES])]
        found += [float(legends), rivalry]
        self.count_digs(s, seat, found)
        return found

    def rivalry(self, s: Table, seat: int, site: int) -> float:
        """How many books ahead of the others at a site, or behind."""
        mine = s.own[seat * COUNTERS + BOOKS + site]
        most = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, s.own[other * COUNTERS + BOOKS + site])
        return float(max(-CLEAR_LEAD, min(CLEAR_LEAD, mine - most)))

    def count_digs(self, s: Table, seat: int, found: list[float]) -> None:
        """What digs would bring: with this year's licences the best, the second and all, then those of later years."""
        left = FINISH - s.time[seat]
        years = left // WEEKS_OF_A_YEAR
        extra = extra_tokens(s, seat, 0)
        best = 0.0
        second = 0.0
        total = 0.0
        best_later = 0.0
        total_later = 0.0
        for site in range(SITES):
            if not s.skill[seat] >> site & 1:
                continue
            spent = EVERYTHING if s.own[seat * COUNTERS + LEGENDS + site] else EVERYTHING & ~USE_LEGEND
            row = CHRONOMETER[knowledge(s, seat, site, spent)]
            each = self.in_bag(s, site) / (len(s.bags[site]) + BLANKS)
            if years and row[USUAL_WEEKS]:
                gain = float((row[USUAL_WEEKS] + extra) * years) * each
                total_later += gain
                best_later = max(best_later, gain)
            weeks = min(USUAL_WEEKS, left - trip(s, seat, CITIES + site))
            if weeks > 0 and row[weeks] and s.licences[seat] >> site & 1:
                gain = float(row[weeks] + extra) * each
                total += gain
                second = max(second, min(best, gain))
                best = max(best, gain)
        in_time = best * float(left % WEEKS_OF_A_YEAR) / WEEKS_OF_A_YEAR
        found += [best, second, total, best_later, total_later, in_time]

    def shows(self, s: Table, seat: int) -> float:
        """What to hope for from the exhibitions in the slots."""
        if FINISH - s.time[seat] <= 8:
            return 0.0
        at = seat * COUNTERS + ARTEFACTS
        hope = 0.0
        for exhibition in s.slots:
            if exhibition >= 0:
                short = 0
                for site, wanted in NEEDS[exhibition]:
                    short += max(0, wanted - s.own[at + site])
                hope += VALUE[exhibition] * WITHIN_REACH[min(short, 3)]
        return hope

    def marks(self, s: Table, seat: int) -> list[int]:
        return marks_of(s, seat)

    def sides(self, s: Table) -> list[int]:
        return list(range(s.seats))

    def left(self, s: Table) -> float:
        """Measured by the marker that is furthest behind."""
        last = 0
        for seat in range(s.seats):
            last = max(last, FINISH - s.time[seat])
        return last / FINISH

    def scale(self, s: Table) -> float:
        return 1.5 + 18.0 * self.left(s)
