"""Bots against each other: every one of them sees its own view and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Final

from ostraka.bots.bot import Bot
from ostraka.core.game import Game, V, View
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask, Roll

__all__ = ["Arena", "Standing", "arena", "contest", "wilson"]

Z: Final = 1.96
"""Intervals hold in 95 of 100 cases."""


def contest(game: Game[S, V], bots: Sequence[Bot], seed: int = 0, setup: Mapping[str, object] | None = None) -> Outcome:
    """One game with `bots[seat]` at each seat, to the end."""
    s = game.new(setup, len(bots))
    chance = Rng(seed)
    minds = [Rng(seed * 31 + 1 + seat) for seat in range(len(bots))]
    while True:
        turn = s.turn
        if isinstance(turn, Roll):
            game.apply(s, chance.below(turn.n))
        elif isinstance(turn, Ask):
            seat = turn.seat
            ask = turn.of(seat) or turn
            option = bots[seat].choose(game.view(s, seat), ask, minds[seat])
            game.apply(s, game.legal(s, seat, option), None, seat)
        else:
            return game.outcome(s)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Where the true share of wins lies, after so many of so many games (Wilson's interval)."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


class Standing:
    """How one bot has done so far, and the watch that measures its thinking."""

    def __init__(self, spec: str, bot: Bot) -> None:
        self.spec = spec
        self.bot = bot
        self.name = bot.name
        self.games = 0
        self.wins = 0.0
        self.points: dict[str, int] = {}
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        """The bot's answer; only real decisions are counted."""
        started = time.perf_counter()
        option = self.bot.choose(view, ask, rng)
        if len(ask.options) > 1:
            self.seconds += time.perf_counter() - started
            self.decisions += 1
        return option

    def enter(self, outcome: Outcome, seat: int) -> None:
        """Count a finished game; sides that win together share the victory."""
        self.games += 1
        sides = {outcome.sides[winner] for winner in outcome.winners()}
        if outcome.sides[seat] in sides:
            self.wins += 1 / len(sides)
        for source, points in zip(outcome.sources, outcome.points[seat], strict=True):
            self.points[source] = self.points.get(source, 0) + points

    @property
    def win_rate(self) -> float:
        return self.wins / max(1, self.games)

    @property
    def mean_score(self) -> float:
        return sum(self.points.values()) / max(1, self.games)

    def interval(self) -> tuple[float, float]:
        """Where the true win rate lies."""
        return wilson(self.wins, self.games)

    def record(self) -> dict[str, object]:
        games = max(1, self.games)
        return {
            "bot": self.spec,
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_rate": round(self.win_rate, 4),
            "interval": [round(bound, 4) for bound in self.interval()],
            "mean_score": round(self.mean_score, 3),
            "mean_by_source": {source: round(points / games, 3) for source, points in self.points.items()},
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / games, 2),
            "ms_per_move": round(1000 * self.seconds / max(1, self.decisions), 3),
        }


class Arena:
    """So many games of some bots, and where they stand."""

    def __init__(self, game_id: str, setup: Mapping[str, str | bool | int], seed: int, bots: list[Standing]) -> None:
        self.game_id = game_id
        self.setup = dict(setup)
        self.seed = seed
        self.games = 0
        self.bots = bots

    def record(self) -> dict[str, object]:
        return {
            "game": self.game_id,
            "seats": len(self.bots),
            "setup": self.setup,
            "seed": self.seed,
            "games": self.games,
            "bots": [standing.record() for standing in self.bots],
        }


def arena(
    game: Game[S, V],
    bots: Sequence[tuple[str, Bot]],
    games: int,
    seed: int = 0,
    setup: Mapping[str, object] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Arena:
    """Play `games` games: every deal is played once from each place at the table, with the same luck."""
    standings = [Standing(spec, bot) for spec, bot in bots]
    result = Arena(game.id, game.setup(setup), seed, standings)
    n = len(standings)
    for number in range(games):
        deal, turn = divmod(number, n)
        seated = [standings[(seat + turn) % n] for seat in range(n)]
        outcome = contest(game, seated, seed * 1_000_003 + deal, setup)
        for seat, standing in enumerate(seated):
            standing.enter(outcome, seat)
        result.games += 1
        if progress is not None:
            progress(result.games)
    return result
