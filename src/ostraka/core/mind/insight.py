"""What a bot knows about a game beyond its rules: a quick sensible choice, and what a position promises."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["TO_THE_END", "Fitted", "Insight", "chances", "first_best", "shares"]

TO_THE_END: Final = 1_000_000
"""A horizon no game reaches."""
CURIOSITY: Final = 0.5
TRUST: Final = 0.5
AHEAD: Final = 3.0
"""How much better than anything else the policy's own choice looks where nobody says more."""
SCALE: Final = 8.0
"""How many points of lead make a win about 2.7 times as likely as a defeat, in a game nobody has studied."""
FAR: Final = 30.0
"""Leads are cut here, so that no exponential grows out of hand."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(Generic[S]):
    """The neutral insight: any choice is as good as another, and whoever is ahead is likelier to win.

    A game that knows more overrides `policy`, `features` and `scale`. Everything is asked of imagined tables only.
    """

    def __init__(self, outcome: Callable[[S], Outcome], names: tuple[str, ...] = (), horizon: int = TO_THE_END) -> None:
        self.outcome = outcome
        self.names = names
        """What the features are called; empty where they are the sources of points."""
        self.horizon = horizon
        """After how many choices of a playout its position is better judged than played on."""
        self.curiosity = CURIOSITY
        """How much a search tries what it knows little about."""
        self.trust = TRUST
        """How much of the curiosity goes to what the policy would do; the rest is for all options alike."""

    def policy(self, s: S, ask: Ask, rng: Rng) -> int:
        """A quick sensible choice: always one of `ask.options`."""
        return ask.options[rng.below(len(ask.options))]

    def considered(self, s: S, ask: Ask) -> tuple[int, ...]:
        """The options that even somebody careless would think of: never none. Asked of what everybody sees."""
        return ask.options

    def weigh(self, s: S, ask: Ask, rng: Rng) -> list[float]:
        """How good each option looks to the policy, which takes the best: for those who take something nearly as good.

        Points, or whatever a game weighs its choices in.
        """
        tip = self.policy(s, ask, rng)
        return [AHEAD if option == tip else 0.0 for option in ask.options]

    def rollout(self, s: S, ask: Ask, rng: Rng) -> int:
        """A quicker choice for playouts, where the policy takes too long; always one of `ask.options`."""
        return self.policy(s, ask, rng)

    def finish(self, s: S, ask: Ask, rng: Rng) -> int:
        """The choice of playouts to the end, most of which lies far ahead: the quickest; one of `ask.options`."""
        return self.rollout(s, ask, rng)

    def features(self, s: S, seat: int) -> list[float]:
        """The final points a seat can expect, item by item."""
        return [float(points) for points in self.outcome(s).points[seat]]

    def scale(self, s: S) -> float:
        """How much a lead means now: the more can still happen, the larger."""
        return SCALE

    def sides(self, s: S) -> list[int]:
        """Who wins together."""
        return self.outcome(s).sides

    def value(self, s: S) -> list[float]:
        """The result each seat can expect, from 0 to 1; exact when the game is over."""
        outcome = self.outcome(s)
        if outcome.ranks is not None:
            return shares(outcome.ranks, outcome.sides)
        totals: list[float] = []
        for seat in range(len(outcome.sides)):
            total = 0.0
            for points in self.features(s, seat):
                total += points
            totals.append(total)
        return chances(totals, outcome.sides, self.scale(s))


@mypyc_attr(allow_interpreted_subclasses=True)
class Fitted(Insight[S]):
    """An insight whose features are counted things, each worth so much at the end and so much more before.

    The figures are fitted from games of the policy against itself (`tools/fit_insight.py`).
    """

    def __init__(
        self,
        outcome: Callable[[S], Outcome],
        names: tuple[str, ...],
        horizon: int,
        at_the_end: list[float],
        before: list[float],
    ) -> None:
        super().__init__(outcome, names, horizon)
        self.at_the_end = at_the_end
        self.before = before
        self.layout = ""
        """What the marks mean, for files of learned figures; empty: there are none."""
        self.marked = 0
        """How many different marks there are."""

    def counts(self, s: S, seat: int) -> list[float]:
        """What there is of each feature."""
        raise NotImplementedError

    def marks(self, s: S, seat: int) -> list[int]:
        """What can be ticked off about a seat, beyond what is counted: numbers below `marked`."""
        return []

    def left(self, s: S) -> float:
        """Which part of the game is still to come, from 1 to 0."""
        raise NotImplementedError

    def features(self, s: S, seat: int) -> list[float]:
        left = self.left(s)
        counts = self.counts(s, seat)
        return [counts[i] * (self.at_the_end[i] + self.before[i] * left) for i in range(len(counts))]


def first_best(gains: list[float]) -> int:
    """Where the highest of some figures stands; the first of equals."""
    chosen: i64 = 0
    i: i64
    for i in range(1, len(gains)):
        if gains[i] > gains[chosen]:
            chosen = i
    return chosen


def shares(ranks: list[int], sides: list[int]) -> list[float]:
    """The winning sides share one victory; partners win it together."""
    winning: list[int] = []
    for seat in range(len(ranks)):
        if ranks[seat] == 1 and sides[seat] not in winning:
            winning.append(sides[seat])
    return [1.0 / len(winning) if rank == 1 else 0.0 for rank in ranks]


def chances(totals: list[float], sides: list[int], scale: float) -> list[float]:
    """How likely each seat's side is to win: for two sides the logistic curve of their margin.

    Where everybody plays on one side the points themselves are measured.
    """
    sums: dict[int, float] = {}
    for seat in range(len(sides)):
        sums[sides[seat]] = sums.get(sides[seat], 0.0) + totals[seat]
    if len(sums) == 1:
        sums[-1] = 0.0
    best = max(sums.values())
    weights: dict[int, float] = {}
    whole = 0.0
    for side, total in sums.items():
        weight = exp(max(-FAR, (total - best) / scale))
        weights[side] = weight
        whole += weight
    return [weights[side] / whole for side in sides]
