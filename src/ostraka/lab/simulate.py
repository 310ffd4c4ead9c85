"""Random games by the thousand, with every invariant checked if wanted."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from itertools import pairwise

from ostraka.core.digest import digest
from ostraka.core.errors import RulesBug
from ostraka.core.game import Game, V
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask, Over, Roll

__all__ = ["Tally", "checked_playout", "game_rng", "simulate"]


class Tally:
    """What so many random games came to."""

    def __init__(self, game_id: str, seats: int, seed: int, setup: Mapping[str, str | bool | int]) -> None:
        self.game_id = game_id
        self.seats = seats
        self.seed = seed
        self.setup = dict(setup)
        self.checked = False
        self.games = 0
        self.ended = 0
        self.decisions = 0
        self.chances = 0
        self.seconds = 0.0
        self.sources: tuple[str, ...] = ()
        self.points: list[list[int]] = []
        self.wins = [0] * seats
        self.fingerprint = hashlib.sha256()

    def means(self) -> list[list[float]]:
        """Mean points by seat and source."""
        return [[points / max(1, self.games) for points in row] for row in self.points]

    def record(self) -> dict[str, object]:
        means = self.means()
        return {
            "game": self.game_id,
            "seats": self.seats,
            "setup": self.setup,
            "seed": self.seed,
            "checked": self.checked,
            "games": self.games,
            "ended": self.ended,
            "decisions": self.decisions,
            "chance_steps": self.chances,
            "seconds": round(self.seconds, 3),
            "mean_scores": {
                "total": [round(sum(row), 3) for row in means],
                "by_source": {source: [round(row[i], 3) for row in means] for i, source in enumerate(self.sources)},
            },
            "wins": self.wins,
            "digest": self.fingerprint.hexdigest()[:16],
        }


def game_rng(seed: int, number: int) -> Rng:
    """The chance of the `number`th game of a seed: no two games of small seeds share it."""
    return Rng(seed * 1_000_003 + number)


def simulate(
    game: Game[S, V],
    seats: int,
    games: int,
    seed: int = 0,
    setup: Mapping[str, object] | None = None,
    check: bool = False,
) -> Tally:
    """Play `games` games at random. Only the seconds differ between two runs with one seed."""
    tally = Tally(game.id, seats, seed, game.setup(setup))
    tally.checked = check
    for number in range(games):
        rng = game_rng(seed, number)
        started = time.process_time()
        s = game.new(setup, seats)
        if check:
            try:
                choices, chances = checked_playout(game, s, rng, game.bound)
            except RulesBug as bug:
                raise RulesBug(bug.invariant, f"game {number} of seed {seed}: {bug.detail}") from bug
        else:
            choices, chances = playout(game, s, rng, game.bound)
        tally.seconds += time.process_time() - started
        count(tally, game, s, choices, chances)
    return tally


def count(tally: Tally, game: Game[S, V], s: S, choices: int, chances: int) -> None:
    """Enter one finished game."""
    outcome = game.outcome(s)
    tally.games += 1
    tally.decisions += choices
    tally.chances += chances
    tally.sources = outcome.sources
    if isinstance(s.turn, Over):
        tally.ended += 1
    if not tally.points:
        tally.points = [[0] * len(outcome.sources) for _ in range(tally.seats)]
    for seat, row in enumerate(outcome.points):
        for i, points in enumerate(row):
            tally.points[seat][i] += points
    for seat in outcome.winners():
        tally.wins[seat] += 1
    tally.fingerprint.update(digest(game.dump(s)).encode())


def checked_playout(game: Game[S, V], s: S, rng: Rng, limit: int) -> tuple[int, int]:
    """The same game as `playout` plays, with every invariant checked before every step; `RulesBug` if one breaks."""
    choices = 0
    chances = 0
    while True:
        game.check(s)
        turn = s.turn
        if isinstance(turn, Ask):
            for ask in turn.asked():
                check_ask(game, ask)
            choices += 1
            game.apply(s, turn.options[rng.below(len(turn.options))], None, turn.seat)
        elif isinstance(turn, Roll):
            if turn.n < 1:
                raise RulesBug("chance has at least one outcome", repr(turn))
            chances += 1
            game.apply(s, rng.below(turn.n), None, -1)
        else:
            check_end(game, s)
            return choices, chances
        if choices + chances > limit:
            raise RulesBug("every game ends within its bound", f"{limit} steps")


def check_ask(game: Game[S, V], ask: Ask) -> None:
    """Options are ascending, unique, never empty, and inside the action space."""
    options = ask.options
    if not options:
        raise RulesBug("a question has an option", repr(ask))
    if any(a >= b for a, b in pairwise(options)):
        raise RulesBug("options are ascending and unique", repr(ask))
    if options[0] < 0 or options[-1] >= len(game.actions):
        raise RulesBug("options lie in the action space", repr(ask))


def check_end(game: Game[S, V], s: S) -> None:
    """A finished game says why it ended and who won, and a saved copy of it is the same game."""
    outcome = game.outcome(s)
    if not outcome.ended:
        raise RulesBug("a finished game names the rule that ended it", repr(outcome))
    if outcome.ranks is None or len(outcome.ranks) != len(outcome.points):
        raise RulesBug("a finished game has ranks", repr(outcome))
    if any(len(row) != len(outcome.sources) for row in outcome.points):
        raise RulesBug("every point has a source", repr(outcome.points))
    record = game.dump(s)
    if game.dump(game.load(record)) != record:
        raise RulesBug("a saved game is the same game", digest(record))
