"""Five levels of bots, the same in every game, from careless to thorough. How they compare is in docs/bots.md."""

from __future__ import annotations

from typing import Final, Generic, cast

from ostraka.bots.budget import OWN_MEASURE, Budget
from ostraka.bots.searcher import Searcher
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, V, View
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["DEFAULT_LEVEL", "LEVELS", "Rule", "level_bot", "level_of", "make_level", "simulations_of"]

LEVELS: Final = ("digger", "student", "scholar", "professor", "sage")
"""Also called level-1 … level-5."""
DEFAULT_LEVEL: Final = "scholar"

SLIPS: Final = (35, 0)
"""Of a hundred choices of the levels that do not search, so many are made without thinking."""
OWN_SLIPS: Final[dict[str, tuple[int, ...]]] = {}
"""The same for games in which other numbers make better steps."""
SIMULATIONS: Final = (0, 0, 80, 600, 4000)
"""What the levels that search take for one decision, unless they are told otherwise."""
OWN_SIMULATIONS: Final[dict[str, tuple[int, ...]]] = {}
"""The same for games in which other numbers make better steps."""


class Rule(Generic[S, V]):
    """Plays by rule of thumb, and in `slips` of a hundred choices takes anything."""

    def __init__(self, game: Game[S, V], slips: int = 0, name: str = "rule") -> None:
        self.game = game
        self.slips = slips
        self.name = name

    def choose(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        rng = Rng(budget.seed)
        if self.slips and rng.below(100) < self.slips:
            return ask.options[rng.below(len(ask.options))]
        option = self.game.insight.policy(self.game.sample(cast(V, view), rng), ask, rng)
        return option if option in ask.options else ask.options[0]

    def __repr__(self) -> str:
        return f"Rule({self.game.id!r}, slips={self.slips})"


def level_of(name: str) -> int:
    """The number of a level, 1 to 5, from its name or from `level-N`; 0 for anything else."""
    if name in LEVELS:
        return LEVELS.index(name) + 1
    for number in range(1, len(LEVELS) + 1):
        if name == f"level-{number}":
            return number
    return 0


def simulations_of(game: str) -> tuple[int, ...]:
    """What each level takes for one decision in a game; 0: it does not search."""
    return OWN_SIMULATIONS.get(game, SIMULATIONS)


def level_bot(game: Game[S, V], name: str) -> Rule[S, V] | Searcher[S, V]:
    """The bot of a level."""
    number = level_of(name)
    if number == 0:
        raise OstrakaError(f"there is no level {name!r}; choose from: {', '.join(LEVELS)}")
    name = LEVELS[number - 1]
    simulations = simulations_of(game.id)[number - 1]
    if simulations == 0:
        return Rule(game, OWN_SLIPS.get(game.id, SLIPS)[number - 1], name)
    return Searcher(game, simulations, name=name)


def make_level(game: Game[S, V], spec: str) -> Rule[S, V] | Searcher[S, V]:
    """The bot of a level, as the roster calls for it."""
    name, colon, _ = spec.partition(":")
    if colon:
        raise OstrakaError(
            f"the levels digger to sage have their own measure: write {name!r}, or searcher:N with N simulations"
        )
    return level_bot(game, name)
