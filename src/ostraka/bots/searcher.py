"""The bot that searches: it grows a tree of what could follow, and takes what was tried most."""

from __future__ import annotations

import time
from typing import Final, Generic, cast

from ostraka.core.game import Game, V, View
from ostraka.core.rng import Rng
from ostraka.core.search import Search
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["Searcher"]

FIRST: Final = 4
"""Simulations before the clock is looked at for the first time."""


class Searcher(Generic[S, V]):
    """Information-set Monte Carlo tree search with a budget of simulations, and of seconds if they are given.

    With simulations alone equal views and generators give equal answers; the clock can only end the thinking sooner.
    """

    def __init__(
        self,
        game: Game[S, V],
        simulations: int,
        seconds: float | None = None,
        horizon: int | None = None,
        name: str = "searcher",
    ) -> None:
        self.game = game
        self.simulations = simulations
        self.seconds = seconds
        self.horizon = horizon
        self.name = name

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        search = Search(self.game, rng.below(1 << 31), self.horizon)
        known = cast(V, view)
        if self.seconds is None:
            return search.run(known, ask, self.simulations)[0].option
        return self.by_the_clock(search, known, ask, self.seconds)

    def by_the_clock(self, search: Search[S, V], view: V, ask: Ask, seconds: float) -> int:
        """Think in small portions; the next one must fit into what is left."""
        started = time.monotonic()
        estimates = search.run(view, ask, min(FIRST, self.simulations))
        while search.simulations < self.simulations:
            spent = time.monotonic() - started
            pace = spent / search.simulations
            left = seconds - spent
            if left < pace:
                break
            portion = max(1, int(min(left, seconds / 10) / pace))
            estimates = search.think(view, ask, min(portion, self.simulations - search.simulations))
        return estimates[0].option

    def __repr__(self) -> str:
        return f"Searcher({self.game.id!r}, simulations={self.simulations}, seconds={self.seconds})"
