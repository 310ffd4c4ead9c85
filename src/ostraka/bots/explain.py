"""Hints that explain themselves: the best options, what each seat can expect of them, and why.

The strongest level ranks the options. Then the best of them are tried on the same imagined tables with the same luck:
that tells how far the others are behind, and which are no worse. A reason is only what a move does by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final, cast

from ostraka.bots.budget import OWN_MEASURE, Budget
from ostraka.bots.comparison import (
    SURE,
    TABLES,
    Comparison,
    Reason,
    at_once,
    compare,
    mean_and_error,
    reasons_against,
    reasons_for,
)
from ostraka.bots.plan import Step, plan
from ostraka.bots.race import Standing, race
from ostraka.core.game import Game, V, View
from ostraka.core.mind.search import Estimate
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import PASS, Ask

__all__ = ["Expectation", "Hint", "Hints", "explain", "explained", "half"]

BEST: Final = 3
MOST_REASONS: Final = 2
WORTH_SAYING: Final = 1.5
"""Fewer points are no difference that anybody would notice."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """What one seat can expect: its chance to win with the standard error, and its points by source."""

    chance: float
    error: float
    points: list[float]
    points_error: float
    """The standard error of the total."""

    @property
    def total(self) -> float:
        return sum(self.points)

    def record(self) -> dict[str, object]:
        return {
            "chance": round(self.chance, 4),
            "error": round(self.error, 4),
            "points": [round(points, 2) for points in self.points],
            "total": round(self.total, 2),
            "total_error": round(self.points_error, 2),
        }


@dataclass(frozen=True, slots=True)
class Hint:
    """One move: its choices, what every seat can expect of it, and the reasons as messages with numbers."""

    steps: list[Step]
    visits: int
    seats: list[Expectation]
    reasons: list[Reason]
    """What the first does by itself that the best which is not its equal does not; the others have none."""
    equal: bool = True
    """Whether it is as good as the first, as far as anybody can tell."""
    behind: float = 0.0
    """How much more the first promises who is asked, and the standard error of that."""
    error: float = 0.0
    fewer: float = 0.0
    """How many more points the first ends ahead of the best rival, as far as that is sure."""

    @property
    def option(self) -> int:
        """What it begins with."""
        return self.steps[0].option

    def record(self) -> dict[str, object]:
        return {
            "option": self.option,
            "steps": [step.record() for step in self.steps],
            "visits": self.visits,
            "seats": [seat.record() for seat in self.seats],
            "equal": self.equal,
            "behind": round(self.behind, 4),
            "error": round(self.error, 4),
            "fewer": round(self.fewer, 2),
            "reasons": [reason.record() for reason in self.reasons],
        }


@dataclass(frozen=True, slots=True)
class Hints:
    """The best moves of a question, the one to be advised first."""

    seat: int
    hints: list[Hint]
    sources: tuple[str, ...] = ()
    shared: bool = False
    """Whether everybody wins or loses together."""
    simulations: int = 0
    tables: int = 0
    thrifty: bool = False
    """Whether the first is advised because what else there is would give something up for nothing."""

    @property
    def next(self) -> Hint | None:
        """The best move that is not as good as the first, if one is named."""
        return next((hint for hint in self.hints if not hint.equal), None)

    def record(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "sources": list(self.sources),
            "shared": self.shared,
            "simulations": self.simulations,
            "tables": self.tables,
            "thrifty": self.thrifty,
            "hints": [hint.record() for hint in self.hints],
        }


def explain(
    game: Game[S, V], view: View, ask: Ask, budget: Budget = OWN_MEASURE, best: int = BEST, tables: int = TABLES
) -> Hints:
    """The best moves with what they promise and why, from what the seat knows and nothing else.

    With a clock in the budget half of the time goes to the race of the options, and most of the rest to comparing.
    """
    standings = race(game, cast(V, view), ask, half(budget))
    return explained(game, view, ask, told_apart(game, view, ask, standings, best), budget, tables)


def half(budget: Budget) -> Budget:
    """What the race has of the time."""
    return replace(budget, seconds=budget.seconds and budget.seconds * 0.5, limit=budget.limit and budget.limit * 0.5)


def told_apart(game: Game[S, V], view: View, ask: Ask, standings: list[Standing], best: int) -> list[Standing]:
    """The best of them, without those that get the same thing as one before them, only dearer.

    Whether something is to be given up at all is always among the questions.
    """
    s = game.sample(cast(V, view), Rng(1))
    found: list[Standing] = []
    for standing in standings:
        if not any(game.signs.alike(s, ask, other.option, standing.option) for other in found):
            found.append(standing)
    no = [standing for standing in found[best:] if standing.option == PASS and standing.equal]
    return [*found[: best - len(no)], *no] if ask.prompt in game.signs.spending else found[:best]


def explained(
    game: Game[S, V],
    view: View,
    ask: Ask,
    chosen: Sequence[Standing],
    budget: Budget = OWN_MEASURE,
    tables: int = TABLES,
) -> Hints:
    """The same for options of which it is known how they stand."""
    seconds = budget.clock()
    options = [standing.option for standing in chosen]
    compared = compare(game, view, ask, options, tables, budget.seed, seconds and seconds * 0.3)
    thought = sum(standing.estimate.visits for standing in chosen)
    each = min(game.levels.simulations[-1] // 4, thought // 8) or 1
    outcome = compared.glimpses[options[0]][0].outcome
    shared = len(set(outcome.sides)) == 1
    hints: list[Hint] = []
    for place, standing in enumerate(chosen):
        steps = plan(game, cast(V, view), ask, standing.option, each, budget.seed)
        if any(same(steps, hint.steps) for hint in hints):
            continue
        seats = expectations([other.estimate for other in chosen], place, compared)
        # Together everybody wins or loses, whatever the points.
        fewer = 0.0 if shared else points_behind(compared, options[0], standing.option)
        # What ends with clearly fewer points is no equal, though both may win or lose as often.
        equal = standing.equal and fewer < WORTH_SAYING
        hints.append(Hint(steps, standing.estimate.visits, seats, [], equal, standing.behind, standing.error, fewer))
    found = Hints(ask.seat, hints, outcome.sources, shared, thought, compared.tables)
    return with_reasons(game, view, ask, frugal(game, ask, found), budget.seed)


def points_behind(compared: Comparison, first: int, other: int) -> float:
    """How many more points the first ends ahead of the best rival; 0.0 where that may be chance."""
    sources = len(compared.glimpses[first][0].outcome.sources)
    leads = [
        sum(one[:sources]) - one[sources] - sum(two[:sources]) + two[sources]
        for one, two in zip(compared.rows[first], compared.rows[other], strict=True)
    ]
    mean, error = mean_and_error(leads)
    return mean if abs(mean) > SURE * error else 0.0


def with_reasons(game: Game[S, V], view: View, ask: Ask, hints: Hints, seed: int) -> Hints:
    """The same with what the first move does by itself that the next best one does not."""
    after = hints.next
    if after is None:
        return hints
    first = hints.hints[0]
    done = at_once(game, view, ask, [first.steps, after.steps], seed)
    favour, against = reasons_for(done, 0, [1]), reasons_against(done, 0, [1])
    # What costs more at once than it brings at once has its reason elsewhere.
    if sum(reason.weight for reason in favour) > sum(reason.weight for reason in against):
        hints.hints[0] = replace(first, reasons=favour[:MOST_REASONS])
    return hints


def frugal(game: Game[S, V], ask: Ask, hints: Hints) -> Hints:
    """The same, of equal moves that do the same the one first that gives up least.

    Where the question is what to give up, those that give up more for nothing are left out, and so is a "no" where
    "yes" costs nothing.
    """
    spending, free = game.signs.spending, ask.prompt in game.signs.free
    given = [int(hint.option == PASS) if free else spent(hint.steps, spending) for hint in hints.hints]
    verbs = [game.actions.describe(hint.option).message for hint in hints.hints]
    giving = free or ask.prompt in spending
    others = range(1, len(hints.hints))
    equals = [0, *(n for n in others if hints.hints[n].equal and (giving or verbs[n] == verbs[0]))]
    least = min(equals, key=lambda n: (given[n], n))
    waste = [n for n in equals if giving and given[n] > given[least]]
    first = hints.hints[least]
    order = [least, *(n for n in range(len(hints.hints)) if n != least and n not in waste)]
    beside = [
        replace(hint, behind=hint.behind - first.behind, fewer=hint.fewer - first.fewer)
        for hint in (hints.hints[n] for n in order)
    ]
    return replace(hints, hints=beside, thrifty=bool(waste) and not free)


def spent(steps: Sequence[Step], spending: Sequence[str]) -> int:
    """How often a move gives something up before it says "no"; what comes after that belongs to the end of the turn."""
    over = next((n for n, step in enumerate(steps) if step.option == PASS), len(steps))
    return sum(step.ask.prompt in spending for step in steps[:over])


def same(steps: list[Step], others: list[Step]) -> bool:
    """Whether two moves choose the same things, in whichever order."""
    return sorted(step.option for step in steps) == sorted(step.option for step in others)


# What to expect


def expectations(chosen: list[Estimate], place: int, compared: Comparison) -> list[Expectation]:
    """Every seat's prospects after one of the chosen options.

    How high they are comes from all tables that were played on, how much they differ between options from the search:
    it looks deeper, but judges positions where the tables were played to the end.
    """
    option = chosen[place].option
    glimpses = compared.glimpses[option]
    found = []
    for seat in range(len(glimpses[0].results)):
        results = [glimpse.results[seat] for e in chosen for glimpse in compared.glimpses[e.option]]
        level, unsure = mean_and_error(results)
        judged = [judgement(e, compared, seat) for e in chosen]
        mean, error = judged[place]
        chance = min(1.0, max(0.0, level + mean - sum(other for other, _ in judged) / len(judged)))
        totals = [float(glimpse.outcome.total(seat)) for glimpse in glimpses]
        points = [
            sum(glimpse.outcome.points[seat][i] for glimpse in glimpses) / len(glimpses)
            for i in range(len(glimpses[0].outcome.sources))
        ]
        # Results that happen to be all alike are not certain.
        smallest = 0.5 / len(results)
        found.append(Expectation(chance, sqrt(unsure**2 + error**2 + smallest**2), points, mean_and_error(totals)[1]))
    return found


def judgement(estimate: Estimate, compared: Comparison, seat: int) -> tuple[float, float]:
    """(Mean, standard error) of a seat's result as the search judged an option, or the tables if it never tried it."""
    values = [glimpse.values[seat] for glimpse in compared.glimpses[estimate.option]]
    mean, error = mean_and_error(values)
    if not estimate.visits:
        return mean, error
    if seat == compared.seat:
        return estimate.values[seat], estimate.error
    return estimate.values[seat], error * sqrt(len(values) / estimate.visits)
