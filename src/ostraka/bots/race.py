"""All answers to a question weighed evenly, for those who advise: what is said shall not depend on luck.

A bot that only has to choose may try what looks good and forget the rest. Whoever advises gives every option the same
thought, drops the worse half, and goes on with the others; whatever is left at the end was thought about equally long.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import sqrt
from typing import Final, Generic

from ostraka.bots.budget import Budget
from ostraka.bots.levels import planner_of
from ostraka.core.game import Game, V
from ostraka.core.mind.estimate import Estimate, merge
from ostraka.core.mind.search import Search
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["EQUAL", "Race", "Standing", "race", "weigh"]

LAST: Final = 4
"""So many options reach the end of the race."""
EQUAL: Final = 0.015
"""A chance that differs by less is no real difference: nobody would notice it at a table."""
TIED: Final = 0.005
"""Within this nobody can say which is better."""
DOUBT: Final = 2.0
"""Nor can anybody within so many standard errors."""
TASTES: Final = 16
"""Imagined tables on which the rule of thumb is asked what it would do."""
PORTION: Final = 8
"""Simulations of an option before the next one has its turn."""
TREES: Final = 4
"""Searches that know nothing of each other."""
TIMES: Final = 4
"""An adviser takes so many times what the strongest level takes for one decision; by the clock as much as there is."""


class Standing:
    """An option at the end of a race: its estimate, and whether it is as good as the best."""

    def __init__(self, estimate: Estimate, behind: float, error: float, equal: bool) -> None:
        self.estimate = estimate
        self.behind = behind
        """By how much the option named first is better, for who is asked; with its standard error."""
        self.error = error
        self.equal = equal

    @property
    def option(self) -> int:
        return self.estimate.option

    def __repr__(self) -> str:
        return f"Standing({self.estimate!r}, behind={self.behind:.3f}, equal={self.equal})"


def race(game: Game[S, V], view: V, ask: Ask, budget: Budget, last: int = LAST) -> list[Standing]:
    """The best options, the one to be advised first; as many as `last`, and all that are as good as the first."""
    return _raced(game, view, ask, budget, last)[0]


def weigh(game: Game[S, V], view: V, ask: Ask, budget: Budget) -> list[Standing]:
    """All options, the one to be advised first; those that dropped out of the race last, as far as they came."""
    standings, dropped = _raced(game, view, ask, budget, LAST)
    first, seat = standings[0].estimate, ask.seat
    best = max([standing.estimate for standing in standings], key=lambda e: e.values[seat] if e.visits else 0.0)
    late = [_standing(e, first, near(best, e, seat, EQUAL), seat) for e in dropped if e.visits]
    return [*standings, *sorted(late, key=lambda standing: (standing.behind, standing.option))]


def _raced(game: Game[S, V], view: V, ask: Ask, budget: Budget, last: int) -> tuple[list[Standing], list[Estimate]]:
    """How those stand that reached the end of the race, and what is known of the others."""
    if len(ask.options) == 1:
        return [Standing(Estimate(ask.options[0], 0, [], 1.0), 0.0, 0.0, True)], []
    usual = rule_of_thumb(game, view, ask)
    planner = planner_of(game, game.levels.simulations[-1])
    own = TIMES * game.levels.simulations[-1] or PORTION
    if planner is not None:
        found = planner.estimates(view, ask, _measured(budget, own * len(ask.options)))
        # It has compared them with the same luck: what it puts first is better beyond doubt. Where that is no real
        # difference, what the rule of thumb would do is advised, so that it is the same whoever asks.
        thumb = next((e for e in found if e.option == usual), found[0])
        small = thumb.visits > 0 and found[0].values[ask.seat] - thumb.values[ask.seat] <= EQUAL
        return ranked(found, ask.seat, usual if small else found[0].option), []
    running = Race(game, view, ask, budget.seed)
    found = running.run(budget, own, last, usual)
    left = {e.option for e in found}
    return ranked(found, ask.seat, usual), [running.estimate(o) for o in ask.options if o not in left]


def _measured(budget: Budget, own: int) -> Budget:
    most = budget.measure(own)
    return Budget(budget.seed, most, budget.seconds, budget.limit)


class Race(Generic[S, V]):
    """Some searches that give the options left in the race the same number of simulations.

    A tree may be lucky with what it tried first, and believe itself: how far several trees differ is the true error.
    """

    def __init__(self, game: Game[S, V], view: V, ask: Ask, seed: int) -> None:
        rng = Rng(seed)
        self.trees: list[Search[S, V]] = [Search(game, rng.below(1 << 31)) for _ in range(TREES)]
        self.view = view
        self.ask = ask

    def run(self, budget: Budget, own: int, last: int, usual: int) -> list[Estimate]:
        """Think as long as the budget lasts; every round takes the same part of it, and drops the worse half."""
        left = list(self.ask.options)
        rounds = max(1, (max(0, len(left) - 1) // last).bit_length() + 1)
        most, seconds = budget.measure(own), budget.clock()
        started = time.monotonic()
        for number in range(1, rounds + 1):
            share = None if most is None else max(1, most // (rounds * len(left) * TREES))
            until = None if seconds is None else started + seconds * number / rounds
            self.round(left, share, until)
            if number < rounds:
                left = self.better(left, max(last, (len(left) + 1) // 2), usual)
        return [self.estimate(option) for option in left]

    def round(self, options: Sequence[int], share: int | None, until: float | None) -> None:
        """Simulate the options in turn, until each has had its share or the time is over."""
        done = 0
        while (share is None or done < share) and (done == 0 or until is None or time.monotonic() < until):
            portion = PORTION if share is None else min(PORTION, share - done)
            for tree in self.trees:
                for option in options:
                    self.think(tree, option, portion)
            done += portion

    def think(self, tree: Search[S, V], option: int, simulations: int) -> None:
        ask = self.ask
        tree.think(self.view, Ask(ask.seat, ask.prompt, (option,), ask.source, ask.amount), simulations)

    def better(self, options: Sequence[int], keep: int, usual: int) -> list[int]:
        """The better ones of these options; what the rule of thumb would do has its word to the end."""
        seat = self.ask.seat
        found = [e for e in map(self.estimate, options) if e.visits]
        found.sort(key=lambda e: (e.option != usual, -e.values[seat], e.option))
        return [e.option for e in found[:keep]]

    def estimate(self, option: int) -> Estimate:
        """What the trees found out about an option together."""
        seat = self.ask.seat
        narrow = Ask(seat, self.ask.prompt, (option,), self.ask.source, self.ask.amount)
        parts = [tree.estimates(narrow)[0] for tree in self.trees]
        (whole,) = merge([[part] for part in parts], seat)
        means = [part.values[seat] for part in parts if part.visits]
        if len(means) > 1:
            mean = sum(means) / len(means)
            spread = sqrt(sum((each - mean) ** 2 for each in means) / (len(means) - 1) / len(means))
            whole.error = max(whole.error, spread)
        return whole


def ranked(found: Sequence[Estimate], seat: int, usual: int) -> list[Standing]:
    """What the rule of thumb would do, unless something is really better; then that, of those tied the first asked."""
    tried = [e for e in found if e.visits] or list(found[:1])
    if not tried[0].visits:
        return [Standing(tried[0], 0.0, 1.0, True)]
    best = max(tried, key=lambda e: (e.values[seat], -e.option))
    equals = {e.option: e for e in tried if near(best, e, seat, EQUAL)}
    tied = [e for e in tried if near(best, e, seat, TIED)]
    first = equals.get(usual) or min(tied, key=lambda e: e.option)
    standings = [_standing(e, first, e.option in equals, seat) for e in tried if e is not first]
    standings.sort(key=lambda s: (not s.equal, s.behind, s.option))
    return [Standing(first, 0.0, first.error, True), *standings]


def near(best: Estimate, other: Estimate, seat: int, least: float) -> bool:
    """Whether the difference is smaller than this, or than what may be chance."""
    doubt = DOUBT * sqrt(best.error**2 + other.error**2)
    return best.values[seat] - other.values[seat] <= max(least, doubt)


def _standing(e: Estimate, first: Estimate, equal: bool, seat: int) -> Standing:
    behind = first.values[seat] - e.values[seat]
    return Standing(e, behind, sqrt(first.error**2 + e.error**2), equal)


def rule_of_thumb(game: Game[S, V], view: V, ask: Ask) -> int:
    """What the game's quick policy does most often on imagined tables; always the same for the same view."""
    rng = Rng(1)
    taken: dict[int, int] = {}
    for _ in range(TASTES):
        tip = game.insight.policy(game.sample(view, rng), ask, rng)
        taken[tip] = taken.get(tip, 0) + 1
    return min(taken, key=lambda option: (-taken[option], option))
