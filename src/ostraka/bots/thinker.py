"""The bot that imagines how each option could turn out, and takes the one that turned out best."""

from __future__ import annotations

import time
from typing import Final, Generic, cast

from ostraka.bots.budget import OWN_MEASURE, Budget, counted
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, V, View
from ostraka.core.mind.playout import playout
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["Thinker", "make_thinker", "worth"]

SIMULATIONS: Final = 96
HORIZON: Final = 150


def worth(outcome: Outcome, seat: int) -> float:
    """How good an outcome is for a seat: its side's lead over the best other side, and a bonus for a win.

    Where everybody plays on one side the points themselves count.
    """
    totals: dict[int, int] = {}
    for other, side in enumerate(outcome.sides):
        totals[side] = totals.get(side, 0) + outcome.total(other)
    mine = totals.pop(outcome.sides[seat])
    lead = float(mine - max(totals.values(), default=0))
    if outcome.ranks is not None and outcome.ranks[seat] == 1:
        lead += 5.0
    return lead


class Thinker(Generic[S, V]):
    """Flat Monte Carlo with sequential halving.

    Every simulation deals what the view hides at random, takes one option and plays on at random for `horizon` steps.
    All options left in the race share the same imagined tables and the same luck, so that they differ by merit; after
    each round the worse half drops out. By the clock every round has the same share of the time.
    """

    name = "thinker"

    def __init__(self, game: Game[S, V], simulations: int = SIMULATIONS, horizon: int = HORIZON) -> None:
        self.game = game
        self.simulations = simulations
        self.horizon = horizon

    def choose(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        known = cast(V, view)
        rng = Rng(budget.seed)
        seconds = budget.clock()
        most = budget.measure(self.simulations)
        started = time.monotonic()
        sums = dict.fromkeys(ask.options, 0.0)
        race = list(ask.options)
        rounds = (len(race) - 1).bit_length()
        for number in range(1, rounds + 1):
            tables = -1 if most is None else max(1, most // (rounds * len(race)))
            deadline = None if seconds is None else started + seconds * number / rounds
            while tables != 0 and (deadline is None or time.monotonic() < deadline):
                seed = rng.below(1 << 31)
                for option in race:
                    sums[option] += self.imagine(known, ask.seat, option, seed)
                tables -= 1
            race.sort(key=lambda option: (-sums[option], option))
            del race[(len(race) + 1) // 2 :]
        return race[0]

    def imagine(self, view: V, seat: int, option: int, seed: int) -> float:
        """What the option was worth on one imagined table."""
        luck = Rng(seed)
        s = self.game.sample(view, luck)
        self.game.apply(s, option, None, seat)
        playout(self.game, s, luck, self.horizon)
        return worth(self.game.outcome(s), seat)

    def __repr__(self) -> str:
        return f"Thinker({self.game.id!r}, simulations={self.simulations})"


def make_thinker(game: Game[S, V], spec: str) -> Thinker[S, V]:
    """`thinker` or `thinker:200`, as the roster calls for it."""
    number = spec.partition(":")[2]
    simulations = counted(number) if number else SIMULATIONS
    if simulations is None:
        raise OstrakaError(
            f"bot {spec!r} makes no sense; write random, thinker:N with N simulations, or a level up to sage"
        )
    return Thinker(game, simulations)
