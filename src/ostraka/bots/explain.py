"""Hints that explain themselves: the best options, what each seat can expect of them, and why.

The strongest level ranks the options. Then the best of them are tried on the same imagined tables with the same luck,
and what differs between them on the way and at the end is the reason.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Final, cast

from ostraka.bots.budget import OWN_MEASURE, Budget
from ostraka.bots.plan import Step, plan
from ostraka.bots.race import Standing, race
from ostraka.core.errors import RulesBug
from ostraka.core.game import Game, V, View
from ostraka.core.mind.lookahead import Glimpse, look_ahead, partners
from ostraka.core.mind.search import Estimate
from ostraka.core.mind.signs import Sign
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = [
    "Comparison",
    "Expectation",
    "Hint",
    "Hints",
    "Reason",
    "compare",
    "explain",
    "explained",
    "half",
    "reasons_against",
    "reasons_for",
]

BEST: Final = 3
TABLES: Final = 120
"""Imagined tables on which the best options are compared."""
FEWEST: Final = 8
"""Fewer tables than this say nothing, whatever the clock says."""
SURE: Final = 3.0
"""A difference is named if it is so many times its standard error."""
MOST_REASONS: Final = 2
REST: Final = -1
"""Stands for all options that are not among the hints."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A difference between options: a message, how much (`amount`), and whether `more` or `less` than elsewhere."""

    message: str
    args: Mapping[str, float | str]
    gain: bool
    """Whether it speaks for the option."""

    def record(self) -> dict[str, object]:
        return {"message": self.message, "args": dict(self.args), "gain": self.gain}


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
    """The first beside the best that is not its equal, the others beside the first."""
    equal: bool = True
    """Whether it is as good as the first, as far as anybody can tell."""
    behind: float = 0.0
    """How much more the first promises who is asked, and the standard error of that."""
    error: float = 0.0

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
            "hints": [hint.record() for hint in self.hints],
        }


@dataclass(slots=True)
class Comparison:
    """What some options came to on the same imagined tables."""

    seat: int
    options: list[int]
    mates: list[int]
    signs: list[Sign] = field(default_factory=list)
    glimpses: dict[int, list[Glimpse]] = field(default_factory=dict)
    rows: dict[int, list[list[float]]] = field(default_factory=dict)
    """For each option and table how much there was of each sign, as far as it could be counted."""

    @property
    def tables(self) -> int:
        return len(self.rows[self.options[0]])

    def add(self, option: int, glimpse: Glimpse) -> None:
        """Count the points of the own side by source, those of the best other side, and the game's own signs."""
        outcome = glimpse.outcome
        row = [float(sum(outcome.points[mate][i] for mate in self.mates)) for i in range(len(outcome.sources))]
        sides: dict[int, int] = {}
        for seat, side in enumerate(outcome.sides):
            if side != outcome.sides[self.seat]:
                sides[side] = sides.get(side, 0) + outcome.total(seat)
        row.append(float(max(sides.values(), default=0)))
        self.rows.setdefault(option, []).append(row + glimpse.counts)
        self.glimpses.setdefault(option, []).append(glimpse)

    def difference(self, option: int, others: list[int], i: int) -> tuple[float, float]:
        """(Mean, standard error) of how much more there was of a sign after an option than after others.

        Tables on which there was nothing to be counted are left out; if they are all but a few, nothing is sure.
        """
        found = []
        for table, row in enumerate(self.rows[option]):
            beside = [self.rows[other][table] for other in others]
            counted = [values[i] for values in beside if i < len(values)]
            if i < len(row) and counted:
                found.append(row[i] - sum(counted) / len(counted))
        return mean_and_error(found) if len(found) >= FEWEST else (0.0, 0.0)


def explain(
    game: Game[S, V], view: View, ask: Ask, budget: Budget = OWN_MEASURE, best: int = BEST, tables: int = TABLES
) -> Hints:
    """The best moves with what they promise and why, from what the seat knows and nothing else.

    With a clock in the budget half of the time goes to the race of the options, and most of the rest to comparing.
    """
    chosen = race(game, cast(V, view), ask, half(budget))[:best]
    options = [standing.option for standing in chosen]
    rest = [option for option in ask.options if option not in options]
    return explained(game, view, ask, chosen, budget, tables, rest)


def half(budget: Budget) -> Budget:
    """What the race has of the time."""
    return replace(budget, seconds=budget.seconds and budget.seconds * 0.5, limit=budget.limit and budget.limit * 0.5)


def explained(
    game: Game[S, V],
    view: View,
    ask: Ask,
    chosen: Sequence[Standing],
    budget: Budget = OWN_MEASURE,
    tables: int = TABLES,
    rest: Sequence[int] = (),
) -> Hints:
    """The same for options of which it is known how they stand; the first may also be compared with the rest."""
    seconds = budget.clock()
    known = cast(V, view)
    options = [standing.option for standing in chosen]
    compared = compare(game, view, ask, options, tables, budget.seed, seconds and seconds * 0.3, rest)
    thought = sum(standing.estimate.visits for standing in chosen)
    each = min(game.levels.simulations[-1] // 4, thought // 8) or 1
    hints: list[Hint] = []
    for place, standing in enumerate(chosen):
        steps = plan(game, known, ask, standing.option, each, budget.seed)
        if any(same(steps, hint.steps) for hint in hints):
            continue
        seats = expectations([other.estimate for other in chosen], place, compared)
        why = reasons_of(compared, chosen, place, bool(rest))
        visits = standing.estimate.visits
        hints.append(Hint(steps, visits, seats, why, standing.equal, standing.behind, standing.error))
    outcome = compared.glimpses[options[0]][0].outcome
    shared = len(set(outcome.sides)) == 1
    return Hints(ask.seat, hints, outcome.sources, shared, thought, compared.tables)


def same(steps: list[Step], others: list[Step]) -> bool:
    """Whether two moves choose the same things, in whichever order."""
    return sorted(step.option for step in steps) == sorted(step.option for step in others)


def compare(
    game: Game[S, V],
    view: View,
    ask: Ask,
    options: list[int],
    tables: int = TABLES,
    seed: int = 0,
    seconds: float | None = None,
    rest: Sequence[int] = (),
) -> Comparison:
    """Try the options on the same imagined tables with the same luck; of the rest another one on each table."""
    known = cast(V, view)
    luck = Rng(seed)
    horizon, reach = game.insight.horizon, game.signs.reach
    first = game.sample(known, luck.copy())
    mates = partners(game, first, ask.seat)
    # Where everybody is on one side, everybody's points are the same ones.
    alone = len(mates) == len(game.outcome(first).sides)
    compared = Comparison(ask.seat, options, [ask.seat] if alone else mates)
    deadline = None if seconds is None else time.monotonic() + seconds
    for tried in range(tables):
        if deadline is not None and tried >= FEWEST and time.monotonic() > deadline:
            break
        start = luck.below(1 << 31)
        trials = {option: option for option in options}
        if rest:
            trials[REST] = rest[tried % len(rest)]
        for name, option in trials.items():
            rng = Rng(start)
            s = game.sample(known, rng)
            turn = game.heading(s)[0]
            now = s.turn.of(ask.seat) if isinstance(s.turn, Ask) else None
            if now is None or any(wanted not in now.options for wanted in trials.values()):
                break
            game.apply(s, option, None, ask.seat)
            compared.add(name, look_ahead(game, s, ask.seat, turn, rng, horizon, reach))
    if not compared.rows:
        raise RulesBug("what a seat imagines asks what the seat was asked", f"{ask} in {game.id}")
    compared.signs = signs_of(game, compared.glimpses[options[0]][0].outcome.sources)
    return compared


def signs_of(game: Game[S, V], sources: tuple[str, ...]) -> list[Sign]:
    """Everything that is compared: the points by source, those of the best rival, and the game's own signs."""
    topics = game.signs.topics
    points = [Sign(f"points-{source}", 1.0, 0.5, topics.get(source, source)) for source in sources]
    return [*points, Sign("rivals", -1.0, 0.7), *game.signs.signs]


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


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    n = len(values)
    mean = sum(values) / n
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / max(1, n - 1) / n)


# Why


def reasons_of(compared: Comparison, chosen: Sequence[Standing], place: int, rest: bool) -> list[Reason]:
    """Why the first is better than the next, or than all the rest; why the others are not, and what they have instead.

    Nothing where no difference is sure, and between equals.
    """
    option = chosen[place].option
    if place == 0:
        worse = [standing.option for standing in chosen if not standing.equal]
        others = worse[:1] or ([REST] if rest else [])
        return reasons_for(compared, option, others)[:MOST_REASONS] if others else []
    if chosen[place].equal:
        return []
    first = [chosen[0].option]
    return reasons_against(compared, option, first)[:1] + reasons_for(compared, option, first)[:1]


def reasons_for(compared: Comparison, option: int, others: list[int]) -> list[Reason]:
    """What an option has over others, the weightiest first."""
    return differences(compared, option, others, 1.0)


def reasons_against(compared: Comparison, option: int, others: list[int]) -> list[Reason]:
    """What others have over an option, the weightiest first."""
    return differences(compared, option, others, -1.0)


def differences(compared: Comparison, option: int, others: list[int], wanted: float) -> list[Reason]:
    """The differences that are sure and large enough to be named, each topic once."""
    found: list[tuple[float, int, float]] = []
    for i, sign in enumerate(compared.signs):
        mean, error = compared.difference(option, others, i)
        if abs(mean) >= sign.least and abs(mean) > SURE * error and mean * sign.worth * wanted > 0.0:
            found.append((-abs(mean * sign.worth), i, mean))
    notes: list[Reason] = []
    topics: set[str] = set()
    for _, i, mean in sorted(found):
        sign = compared.signs[i]
        if sign.topic not in topics:
            topics.add(sign.topic)
            args: dict[str, float | str] = {"amount": rounded(abs(mean)), "way": "more" if mean > 0 else "less"}
            notes.append(Reason(f"hint-{sign.name}", args, wanted > 0.0))
    return notes


def rounded(amount: float) -> int:
    """A figure as one says it: whole."""
    return max(1, round(amount))
