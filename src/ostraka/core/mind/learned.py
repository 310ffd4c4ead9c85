"""A judgement whose figures were learned, and are given from outside.

It sees a seat in two ways: by what can be counted (`Fitted.counts`) and by what can be ticked off (`Fitted.marks`).
Each of them is worth so much at the end and so much more before, in points. A small net may stand on top of that: one
layer of units that see a seat beside the others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ostraka.core.errors import OstrakaError
from ostraka.core.mind.insight import Fitted, Insight, chances, shares
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask, Over

__all__ = ["Figures", "Learned", "Units"]

FOUR: Final = 4
"""So many units look at a seat at once."""


class Units:
    """The net: for each unit its base, what the part of the game to come adds, and a weight for all it sees.

    `own` and `others` hold for one unit after the other the weights of all counts, then of all marks; counts are
    multiplied by `spread` first. Of the other seats the mean is seen. `out` is what a unit adds to the lead.
    """

    def __init__(
        self,
        base: list[float],
        left: list[float],
        spread: list[float],
        own: list[float],
        others: list[float],
        out: list[float],
    ) -> None:
        self.base = base
        self.left = left
        self.spread = spread
        self.own = own
        self.others = others
        self.out = out
        self.near = in_fours(own, spread, len(base))
        self.far = in_fours(others, spread, len(base))

    def check(self, seen: int, counted: int) -> None:
        units = len(self.base)
        if len(self.left) != units or len(self.out) != units or len(self.spread) != counted:
            raise OstrakaError("the net of a judgement has units without figures")
        if len(self.own) != units * seen or len(self.others) != units * seen:
            raise OstrakaError(f"each unit of a judgement sees {seen} things, and has a weight for each")


def in_fours(weights: list[float], spread: list[float], units: int) -> list[float]:
    """The same weights, those of four units for one thing side by side, and with the spread of counts in them."""
    if not units:
        return []
    seen = len(weights) // units
    found: list[float] = []
    for first in range(0, units, FOUR):
        for thing in range(seen):
            share = spread[thing] if thing < len(spread) else 1.0
            found += [weights[k * seen + thing] * share if k < units else 0.0 for k in range(first, first + FOUR)]
    return found


class Figures:
    """What each count and each mark is worth at the end, and how much more with the whole game to come."""

    def __init__(
        self,
        counts_at_the_end: list[float],
        counts_before: list[float],
        marks_at_the_end: list[float],
        marks_before: list[float],
        units: Units | None = None,
    ) -> None:
        self.counts_at_the_end = counts_at_the_end
        self.counts_before = counts_before
        self.marks_at_the_end = marks_at_the_end
        self.marks_before = marks_before
        self.units = units


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Insight[S]):
    """Chooses as another insight does, and judges by learned figures."""

    def __init__(self, known: Fitted[S], figures: Figures, horizon: int = -1) -> None:
        super().__init__(known.outcome, known.names, known.horizon if horizon < 0 else horizon)
        for given, wanted in (
            (figures.counts_at_the_end, len(known.names)),
            (figures.counts_before, len(known.names)),
            (figures.marks_at_the_end, known.marked),
            (figures.marks_before, known.marked),
        ):
            if len(given) != wanted:
                raise OstrakaError(f"the judgement has {len(given)} figures where {wanted} are needed")
        if figures.units is not None:
            figures.units.check(len(known.names) + known.marked, len(known.names))
        self.known = known
        self.figures = figures
        self.curiosity = known.curiosity
        self.trust = known.trust

    def policy(self, s: S, ask: Ask, rng: Rng) -> int:
        return self.known.policy(s, ask, rng)

    def considered(self, s: S, ask: Ask) -> tuple[int, ...]:
        return self.known.considered(s, ask)

    def weigh(self, s: S, ask: Ask, rng: Rng) -> list[float]:
        return self.known.weigh(s, ask, rng)

    def rollout(self, s: S, ask: Ask, rng: Rng) -> int:
        return self.known.rollout(s, ask, rng)

    def finish(self, s: S, ask: Ask, rng: Rng) -> int:
        return self.known.finish(s, ask, rng)

    def features(self, s: S, seat: int) -> list[float]:
        return self.known.features(s, seat)

    def scale(self, s: S) -> float:
        return self.known.scale(s)

    def value(self, s: S) -> list[float]:
        if isinstance(s.turn, Over):
            outcome = self.outcome(s)
            if outcome.ranks is not None:
                return shares(outcome.ranks, outcome.sides)
        known = self.known
        left = known.left(s)
        scale = known.scale(s)
        counts: list[list[float]] = []
        marks: list[list[int]] = []
        totals: list[float] = []
        for seat in range(s.seats):
            counted = known.counts(s, seat)
            ticked = known.marks(s, seat)
            totals.append(self.points(counted, ticked, left))
            counts.append(counted)
            marks.append(ticked)
        units = self.figures.units
        if units is not None:
            self.add_units(units, counts, marks, totals, left, scale)
        return chances(totals, known.sides(s), scale)

    def points(self, counted: list[float], ticked: list[int], left: float) -> float:
        """The points a seat can expect, as far as each thing counts for itself."""
        figures = self.figures
        at_the_end = figures.counts_at_the_end
        before = figures.counts_before
        total = 0.0
        i: i64
        for i in range(len(counted)):
            total += counted[i] * (at_the_end[i] + before[i] * left)
        at_the_end = figures.marks_at_the_end
        before = figures.marks_before
        end = 0.0
        more = 0.0
        for mark in ticked:
            end += at_the_end[mark]
            more += before[mark]
        return total + end + more * left

    def add_units(
        self,
        units: Units,
        counts: list[list[float]],
        marks: list[list[int]],
        totals: list[float],
        left: float,
        scale: float,
    ) -> None:
        """What the units see beyond that: a unit that sees less than nothing says nothing."""
        seats = len(totals)
        wide: i64 = FOUR * (len(units.spread) + len(self.figures.marks_before))
        share = 1.0 / float(seats - 1) if seats > 1 else 0.0
        adds = [0.0] * seats
        at: i64 = 0
        first: i64
        for first in range(0, len(units.base), FOUR):
            near: list[float] = []
            far: list[float] = []
            for seat in range(seats):
                four_see(units.near, at, counts[seat], marks[seat], near)
                four_see(units.far, at, counts[seat], marks[seat], far)
            k: i64
            for k in range(min(FOUR, len(units.base) - first)):
                whole = 0.0
                for seat in range(seats):
                    whole += far[FOUR * seat + k]
                base = units.base[first + k] + units.left[first + k] * left
                for seat in range(seats):
                    sight = base + near[FOUR * seat + k] + (whole - far[FOUR * seat + k]) * share
                    if sight > 0.0:
                        adds[seat] += units.out[first + k] * sight
            at += wide
        for seat in range(seats):
            totals[seat] += adds[seat] * scale


def four_see(weights: list[float], at: i64, counted: list[float], ticked: list[int], found: list[float]) -> None:
    """What four units see of one seat."""
    a = 0.0
    b = 0.0
    c = 0.0
    d = 0.0
    for count in counted:
        if count != 0.0:
            a += weights[at] * count
            b += weights[at + 1] * count
            c += weights[at + 2] * count
            d += weights[at + 3] * count
        at += FOUR
    mark: i64
    for mark in ticked:
        place: i64 = at + FOUR * mark
        a += weights[place]
        b += weights[place + 1]
        c += weights[place + 2]
        d += weights[place + 3]
    found.append(a)
    found.append(b)
    found.append(c)
    found.append(d)
