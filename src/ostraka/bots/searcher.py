"""The bot that searches: it grows a tree of what could follow, and takes what was tried most."""

from __future__ import annotations

import time
from typing import Final, Generic, cast

from ostraka.bots.budget import OWN_MEASURE, Budget, counted
from ostraka.bots.judgement import judgement_of
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, V, View
from ostraka.core.mind.insight import Insight
from ostraka.core.mind.search import Estimate, Search
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["Mind", "Searcher", "make_searcher", "think"]

FIRST: Final = 1
"""Simulations before the clock is looked at for the first time."""


class Searcher(Generic[S, V]):
    """Information-set Monte Carlo tree search. Its own measure is a number of simulations.

    `insight` is the game's own unless another is given: what is known of playing well can come from outside.
    """

    def __init__(
        self,
        game: Game[S, V],
        simulations: int,
        horizon: int | None = None,
        name: str = "searcher",
        insight: Insight[S] | None = None,
    ) -> None:
        self.game = game
        self.simulations = simulations
        self.horizon = horizon
        self.name = name
        self.insight = insight

    def choose(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> int:
        return self.mind().choose(view, ask, budget)

    def estimates(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> list[Estimate]:
        """What it thinks of every option, the best first."""
        if self.shared(budget):
            from ostraka.bots.cores import think_together

            learned = self.insight is not None
            return think_together(self.game, view, ask, budget, self.simulations, self.horizon, learned)
        return think(self.search(budget.seed), cast(V, view), ask, budget, self.simulations)

    def shared(self, budget: Budget) -> bool:
        """Whether several processes think: an insight from outside is known to this one only."""
        return budget.cores > 1 and (self.insight is None or self.insight is judgement_of(self.game))

    def search(self, seed: int) -> Search[S, V]:
        """A new tree."""
        return Search(self.game, seed, self.horizon, self.insight)

    def mind(self) -> Mind[S, V]:
        """The same bot for one seat of one match: what it has thought about what follows from a choice is kept."""
        return Mind(self)

    def __repr__(self) -> str:
        return f"Searcher({self.game.id!r}, simulations={self.simulations})"


class Mind(Generic[S, V]):
    """A searcher at one seat, with the tree of its last question.

    The same budgets for the same questions in the same order give the same answers. It may be asked about anything at
    any time: what does not follow from its last choice is thought about from the beginning.
    """

    def __init__(self, searcher: Searcher[S, V]) -> None:
        self.searcher = searcher
        self.name = searcher.name
        self.search: Search[S, V] | None = None
        self.chosen = -1

    def choose(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        searcher = self.searcher
        if searcher.shared(budget):
            # The trees of the others are theirs: nothing to remember.
            self.chosen = -1
            return searcher.estimates(view, ask, budget)[0].option
        known = cast(V, view)
        search = self.search
        if search is None:
            search = self.search = searcher.search(budget.seed)
        else:
            search.rng = Rng(budget.seed)
            search.follow(self.chosen, known, ask)
        most = budget.measure(searcher.simulations)
        if budget.clock() is None and most is not None:
            self.chosen = search.decide(known, ask, most)
        else:
            self.chosen = think(search, known, ask, budget, searcher.simulations, decisive=True)[0].option
        return self.chosen

    def __repr__(self) -> str:
        return f"Mind({self.searcher!r})"


def think(search: Search[S, V], view: V, ask: Ask, budget: Budget, own: int, decisive: bool = False) -> list[Estimate]:
    """Think about a question as long as the budget lasts; `own` is the measure of whoever has none.

    Whoever wants nothing but a decision may stop when the simulations left cannot change it.
    """
    most = budget.measure(own)
    seconds = budget.clock()
    if seconds is None:
        assert most is not None
        return search.think(view, ask, most)
    # In small portions: the next one must fit into what is left.
    started = time.monotonic()
    done = FIRST if most is None else min(FIRST, most)
    estimates = search.think(view, ask, done)
    while most is None or done < most:
        spent = time.monotonic() - started
        pace = spent / done
        left = seconds - spent
        if left < pace or (decisive and most is not None and search.lead(ask) > most - done):
            break
        portion = max(1, int(min(left, seconds / 10) / pace))
        if most is not None:
            portion = min(portion, most - done)
        estimates = search.think(view, ask, portion)
        done += portion
    return estimates


def make_searcher(game: Game[S, V], spec: str) -> Searcher[S, V]:
    """`searcher:500`, as the roster calls for it."""
    simulations = counted(spec.partition(":")[2])
    if simulations is None:
        raise OstrakaError(f"bot {spec!r} makes no sense; write searcher:N with N simulations, or a level up to sage")
    return Searcher(game, simulations, name=spec)
