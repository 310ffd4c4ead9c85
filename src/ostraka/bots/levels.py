"""Five levels of bots, the same in every game, from careless to thorough. How they compare is in docs/bots.md."""

from __future__ import annotations

from typing import Final, Generic, cast

from ostraka.bots.searcher import Searcher
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, V, View
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["DEFAULT_LEVEL", "LEVELS", "Rule", "level_bot", "level_of"]

LEVELS: Final = ("digger", "student", "scholar", "professor", "sage")
"""Also called level-1 … level-5."""
DEFAULT_LEVEL: Final = "scholar"

SLIPS: Final = 35
"""Of a hundred choices of the first level, so many are made without thinking."""
SIMULATIONS: Final = (0, 0, 80, 600, 4000)
"""What the levels that search may spend on one decision."""


class Rule(Generic[S, V]):
    """Plays by rule of thumb, and in `slips` of a hundred choices takes anything."""

    def __init__(self, game: Game[S, V], slips: int = 0, name: str = "rule") -> None:
        self.game = game
        self.slips = slips
        self.name = name

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
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


def level_bot(game: Game[S, V], name: str, seconds: float | None = None) -> Rule[S, V] | Searcher[S, V]:
    """The bot of a level; with `seconds` those that search also stop by the clock."""
    number = level_of(name)
    if number == 0:
        raise OstrakaError(f"there is no level {name!r}; choose from: {', '.join(LEVELS)}")
    name = LEVELS[number - 1]
    if number <= 2:
        return Rule(game, SLIPS if number == 1 else 0, name)
    return Searcher(game, SIMULATIONS[number - 1], seconds, name=name)
