"""Analysis of a match: how the chances stood at every turn, where they turned, and what the strongest level had done.

The curve is made of the true tables, played on by everybody's policy. What the strongest level would have done is
searched from what the seat knew, and from nothing else.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from ostraka.bots.budget import Budget
from ostraka.bots.explain import compare, mean_and_error, reasons_for, weigh
from ostraka.bots.levels import planner_of
from ostraka.bots.planner import Trials
from ostraka.core.mind.lookahead import look_ahead
from ostraka.core.mind.search import Estimate, Search
from ostraka.core.rng import Rng
from ostraka.lab.analysis import Analysis, Depth, Point, Turning
from ostraka.lab.turns import Decision, Moment, PlayedTurn, Turns, turns_of
from ostraka.match import Match

__all__ = ["DEFAULT", "analyse"]

DEFAULT: Final = Budget(seconds=28.0)
DEPTH: Final = 400
"""Games played on from each turn, where the clock allows it."""
TURNINGS: Final = 3
CANDIDATES: Final = 6
"""Turns that are looked at more closely, before three of them are chosen."""
FEW: Final = 6
"""The least simulations that say anything."""
PORTION: Final = 16
"""Simulations between two looks at the clock."""
CURVE: Final = 0.58
REFINED: Final = 0.7
SEARCHED: Final = 0.82
DEEPENED: Final = 0.95
"""The shares of the time after which each part must be ready."""

Progress = Callable[[float], None]


class Clock:
    """Which share of the time is over; without a clock none ever is."""

    def __init__(self, seconds: float | None, progress: Progress | None) -> None:
        self.started = time.monotonic()
        self.seconds = seconds
        self.progress = progress

    @property
    def spent(self) -> float:
        return time.monotonic() - self.started

    def past(self, share: float) -> bool:
        return self.seconds is not None and self.spent > share * self.seconds

    def show(self, share: float) -> None:
        if self.progress is not None:
            self.progress(share)


def analyse(match: Match[Any, Any], budget: Budget = DEFAULT, progress: Progress | None = None) -> Analysis:
    """Look back at a match. The budget's simulations are the games played on from each turn.

    Without a clock equal matches and budgets give equal analyses.
    """
    clock = Clock(budget.clock(), progress)
    turns = turns_of(match)
    depth = budget.simulations or DEPTH
    play_on(turns, turns.moments, depth, budget.seed, clock, (0.0, CURVE))
    swings = [abs(swing) for swing in weighed(turns)]
    wide = sorted(range(len(swings)), key=lambda i: (-swings[i], i))[: CANDIDATES + 2]
    ends = sorted({end for i in wide for end in (i, i + 1)})
    play_on(turns, [turns.moments[i] for i in ends], 3 * depth, budget.seed, clock, (CURVE, REFINED))
    turnings = turning_points(turns, depth, budget.seed, clock)
    points = [point_of(turns, i) for i in range(len(turns.moments))]
    playouts = min((point.playouts for point in points if point.playouts), default=0)
    simulations = min((turning.simulations for turning in turnings), default=0)
    clock.show(1.0)
    return Analysis(match, points, turnings, match.outcome(), Depth(playouts, simulations, clock.spent))


# The curve


def play_on(
    turns: Turns, moments: Sequence[Moment], depth: int, seed: int, clock: Clock, shares: tuple[float, float]
) -> None:
    """Play games on from each of the moments, one from each in turn, until there are enough or the time is over."""
    game = turns.match.game
    reach = game.signs.reach
    for number in range(depth):
        clock.show(shares[0] + (shares[1] - shares[0]) * number / depth)
        for moment in moments:
            if moment.over or len(moment.results) > number:
                continue
            if number and clock.past(shares[1]):
                return
            s = game.copy(moment.table)
            glimpse = look_ahead(game, s, -1, 0, Rng((seed << 20) + moment.at * 7919 + number), reach, reach)
            moment.results.append(glimpse.results)
            turns.spread = -1.0
            totals = glimpse.outcome.totals()
            moment.totals = [a + b for a, b in zip(moment.totals or [0.0] * len(totals), totals, strict=True)]


def chance(turns: Turns, i: int, seat: int) -> tuple[float, float]:
    """(Chance, standard error) of a seat at a moment.

    A few games may happen to end alike: their spread is reckoned as if one more had the usual spread.
    """
    moment = turns.moments[i]
    if moment.over:
        return turns.match.game.insight.value(moment.table)[seat], 0.0
    values = [results[seat] for results in moment.results]
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) + usual_spread(turns)
    return mean, sqrt(spread / len(values) / len(values))


def usual_spread(turns: Turns) -> float:
    """The mean variance of the first seat's results, over all moments."""
    if turns.spread < 0:
        found = [[results[0] for results in moment.results] for moment in turns.moments if moment.results]
        turns.spread = sum(mean_and_error(values)[1] ** 2 * len(values) for values in found) / max(1, len(found))
    return turns.spread


def point_of(turns: Turns, i: int) -> Point:
    moment = turns.moments[i]
    seats = range(turns.match.seats)
    found = [chance(turns, i, seat) for seat in seats]
    playouts = len(moment.results)
    expected = (
        [total / playouts for total in moment.totals] if playouts else [float(n) for n in moment.outcome.totals()]
    )
    turn = turns.played[i] if i < len(turns.played) else None
    return Point(
        moment.at,
        turns.match.heading[0] if turn is None else turn.number,
        -1 if turn is None else turn.seat,
        [mean for mean, _ in found],
        [error for _, error in found],
        expected,
        [list(row) for row in moment.outcome.points],
        playouts,
    )


def weighed(turns: Turns) -> list[float]:
    """How far each turn moved the chance of whoever had it; what may be noise is taken off."""
    found = []
    for i, turn in enumerate(turns.played):
        before, unsure = chance(turns, i, turn.seat)
        after, still = chance(turns, i + 1, turn.seat)
        found.append(max(0.0, abs(after - before) - sqrt(unsure**2 + still**2)))
    return found


# The turning points


@dataclass(slots=True)
class Thought(ABC):
    """What was thought about one decision."""

    decision: Decision
    simulations: int = 0

    @abstractmethod
    def think(self, simulations: int) -> None:
        """Think on."""

    @abstractmethod
    def ranked(self) -> list[Estimate]:
        """All options, the best first."""

    def gain(self) -> tuple[float, float]:
        """(Mean, standard error) of what the best option promises beyond the one that was played."""
        if not self.simulations:
            return 0.0, 0.0
        found = self.ranked()
        best = found[0]
        played = next(estimate for estimate in found if estimate.option == self.decision.option)
        if best is played or not played.visits or not best.visits:
            return 0.0, 0.0
        seat = self.decision.seat
        return best.values[seat] - played.values[seat], sqrt(best.error**2 + played.error**2)

    def weight(self) -> float:
        """The gain, less what may be noise."""
        gain, error = self.gain()
        return max(0.0, gain - error)


@dataclass(slots=True)
class Searched(Thought):
    """A tree that grows."""

    search: Search[Any, Any] = field(kw_only=True)

    def think(self, simulations: int) -> None:
        """A third of it is about what was played and what is best, more evenly than the search would."""
        third = simulations // 3
        self.search.think(self.decision.view, self.decision.ask, simulations - third)
        pair = {self.decision.option, self.ranked()[0].option}
        if len(pair) == 2:
            weigh(self.search, self.decision.view, self.decision.ask, pair, third)
        self.simulations += simulations

    def ranked(self) -> list[Estimate]:
        return self.search.estimates(self.decision.ask)


@dataclass(slots=True)
class Planned(Thought):
    """All options tried in turn."""

    trials: Trials[Any, Any] = field(kw_only=True)

    def think(self, simulations: int) -> None:
        for _ in range(simulations):
            self.trials.simulate()
        self.simulations += simulations

    def ranked(self) -> list[Estimate]:
        return self.trials.estimates()


def turning_points(turns: Turns, depth: int, seed: int, clock: Clock) -> list[Turning]:
    """The turns that moved most, by themselves and by what a decision in them gave away."""
    swings = weighed(turns)
    decided = [i for i, turn in enumerate(turns.played) if turn.decisions]
    wide = sorted(decided, key=lambda i: (-swings[i], i))[:CANDIDATES]
    thoughts = {i: [begin(turns, decision, seed) for decision in decisions_of(turns.played[i])] for i in wide}
    # The first decision of every turn, then the second ones: where time is short, no turn goes without.
    order = sorted([(n, i) for i in wide for n in range(len(thoughts[i]))])
    deepen([thoughts[i][n] for n, i in order], max(FEW, depth // 2), clock, (REFINED, SEARCHED))
    wide.sort(key=lambda i: (-swings[i] - max(thought.weight() for thought in thoughts[i]), i))
    chosen = {i: max(thoughts[i], key=lambda thought: thought.weight()) for i in sorted(wide[:TURNINGS])}
    for thought in chosen.values():
        if not thought.simulations:
            thought.think(PORTION)
    deepen(list(chosen.values()), max(PORTION, 10 * depth), clock, (SEARCHED, DEEPENED))
    return [turning(turns, i, thought, max(8, depth // 2), seed, clock) for i, thought in chosen.items()]


def decisions_of(turn: PlayedTurn) -> list[Decision]:
    """The decisions of whoever had the turn; those of the others only if there are no such."""
    own = [decision for decision in turn.decisions if decision.seat == turn.seat]
    return own or turn.decisions


def begin(turns: Turns, decision: Decision, seed: int) -> Thought:
    """Think as the strongest level of the game does."""
    game, luck = turns.match.game, (seed << 20) + decision.at
    planner = planner_of(game, 0)
    if planner is None:
        return Searched(decision, search=Search(game, luck))
    return Planned(decision, trials=planner.trials(decision.view, decision.ask, luck))


def deepen(thoughts: Sequence[Thought], simulations: int, clock: Clock, shares: tuple[float, float]) -> None:
    """Think about all of them in turn, portion by portion, until it is enough or the time is over."""
    done = 0
    while done < simulations:
        clock.show(shares[0] + (shares[1] - shares[0]) * done / simulations)
        portion = min(PORTION, simulations - done)
        for thought in thoughts:
            if clock.past(shares[1]):
                return
            thought.think(portion)
        done += portion


def turning(turns: Turns, i: int, thought: Thought, tables: int, seed: int, clock: Clock) -> Turning:
    """A turn and its decision, with the reasons for doing otherwise."""
    decision = thought.decision
    ranked = [estimate.option for estimate in thought.ranked()]
    best = ranked[0]
    gain, error = thought.gain()
    other = decision.option if decision.option != best else ranked[1]
    seconds = clock.seconds and clock.seconds * (1.0 - DEEPENED) / TURNINGS
    compared = compare(turns.match.game, decision.view, decision.ask, [best, other], tables, seed, seconds)
    before, after = chance(turns, i, decision.seat)[0], chance(turns, i + 1, decision.seat)[0]
    return Turning(
        i,
        turns.played[i].number,
        decision.seat,
        decision.at,
        decision.ask,
        decision.option,
        best,
        gain,
        error,
        thought.simulations,
        before,
        after,
        reasons_for(compared, best, [other])[:2],
    )
