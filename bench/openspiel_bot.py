"""OpenSpiel's information-set Monte Carlo tree search as a bot of ours: it decides, we only carry its answers.

`openspiel:200` searches with 200 simulations and OpenSpiel's own `RandomRolloutEvaluator`. In `openspiel-quick:200` the
same uniformly random playouts run inside our compiled part: equal play in a fraction of the time.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from ostraka.bots import Bot, make_bot
from ostraka.bots.budget import OWN_MEASURE, Budget
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, View
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask
from ostraka.rl.openspiel import OstrakaGame, OstrakaState, load

__all__ = ["OpenSpielBot", "QuickRollouts", "make"]

CURIOSITY: Final = 0.5
"""The constant of UCT that serves it best. With 2, which OpenSpiel's examples take, it loses four of five games of
Thebes to itself with 0.7; 0.35 and 0.7 are equal."""


class QuickRollouts(RandomRolloutEvaluator):
    """The same uniformly random playouts, in the compiled part."""

    def evaluate(self, state: OstrakaState) -> Any:
        """The returns at the end of one random game."""
        twin = state.clone()
        table = twin.table
        playout(table.game, table.s, Rng(int(self._random_state.randint(1 << 31))), table.game.bound)
        return np.array(twin.returns())


class OpenSpielBot:
    """Asks OpenSpiel's `ISMCTSBot`. All it is given are tables imagined from the view."""

    def __init__(self, game: Game[Any, Any], simulations: int, quick: bool = False, name: str = "openspiel") -> None:
        self.game = game
        self.simulations = simulations
        self.quick = quick
        self.name = name
        self.games: dict[int, OstrakaGame] = {}

    def choose(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        luck = Rng(budget.seed)
        numbers = np.random.RandomState(budget.seed)
        root = self.game.sample(view, luck)
        theirs = self.their_game(len(self.game.outcome(root).sides))
        evaluator = (QuickRollouts if self.quick else RandomRolloutEvaluator)(1, numbers)
        simulations = budget.measure(self.simulations) or self.simulations
        bot = ISMCTSBot(theirs, evaluator, CURIOSITY, simulations, random_state=numbers)
        bot.set_resampler(lambda state, player: theirs.state(self.game.sample(view, luck)))
        return int(bot.step(theirs.state(root)))

    def their_game(self, seats: int) -> OstrakaGame:
        """Our game with so many seats, as OpenSpiel knows it."""
        if seats not in self.games:
            self.games[seats] = load(self.game.id, seats)
        return self.games[seats]

    def __repr__(self) -> str:
        return f"OpenSpielBot({self.game.id!r}, simulations={self.simulations}, quick={self.quick})"


def make(game: Game[Any, Any], spec: str) -> Bot:
    """`openspiel:N`, `openspiel-quick:N`, or any bot of ours."""
    name, _, number = spec.partition(":")
    if name not in ("openspiel", "openspiel-quick"):
        return make_bot(game, spec)
    if not number.isdecimal() or int(number) == 0:
        raise OstrakaError(f"bot {spec!r} makes no sense; write {name}:N with N simulations")
    return OpenSpielBot(game, int(number), name.endswith("quick"), spec)
