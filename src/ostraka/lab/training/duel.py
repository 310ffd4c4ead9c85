"""Two ways of searching against each other at equal time: what was learned counts for what it wins."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, Final

from ostraka import load_game
from ostraka.bots.budget import OWN_MEASURE, Budget
from ostraka.bots.judgement import load_insight
from ostraka.bots.searcher import Searcher
from ostraka.core.mind.insight import shares
from ostraka.lab.contest import contest
from ostraka.lab.training.crowd import each

__all__ = ["Duel", "Player", "Score", "duel", "player_bot"]

OWN: Final = 1000
"""Simulations of a player who has no clock, unless it says otherwise."""


@dataclass(frozen=True, slots=True)
class Player:
    """A search: with which judgement, how far it plays on, and how long it thinks about a choice."""

    name: str
    seconds: float | None = None
    simulations: int = OWN
    horizon: int | None = None
    insight: str = ""
    """The name of a judgement for `load_insight`; empty: the game's own."""

    def budget(self) -> Budget:
        return OWN_MEASURE if self.seconds is None else Budget(seconds=self.seconds)


@dataclass(frozen=True, slots=True)
class Duel:
    """Who plays whom: the first alone, the second on all other seats; every deal is played from every seat."""

    game: str
    first: Player
    second: Player
    seed: int
    seats: int = 2


@dataclass(slots=True)
class Score:
    """How often the first has won, and the 95 % interval of it."""

    games: int = 0
    wins: float = 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's."""
        n, z = max(1, self.games), 1.96
        middle = (self.rate + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(self.rate * (1 - self.rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.rate:.1f} % of {self.games} ({100 * low:.1f}–{100 * high:.1f})"


def player_bot(game: Any, player: Player) -> Searcher[Any, Any]:
    insight = load_insight(game, Path(player.insight)) if player.insight else None
    return Searcher(game, player.simulations, player.horizon, player.name, insight)


def play(match: Duel, number: int) -> float:
    """Game `number` of a duel: what the first has won."""
    game = load_game(match.game)
    place = number % match.seats
    players = [match.first if seat == place else match.second for seat in range(match.seats)]
    bots = [player_bot(game, player) for player in players]
    outcome = contest(game, bots, match.seed + number // match.seats, None, [player.budget() for player in players])
    assert outcome.ranks is not None
    return shares(outcome.ranks, outcome.sides)[place]


def duel(match: Duel, games: int, jobs: int = 1, seconds: float = 1e9) -> Score:
    """So many games, or as many as begin within so many seconds; a deal is never left half played."""
    score = Score()
    for won in each(partial(play, match), range(games), jobs, seconds, match.seats):
        score.games += 1
        score.wins += won
    return score
