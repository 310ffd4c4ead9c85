"""Five levels of bots, the same in every game, from careless to thorough: each game says how careless and how thorough.

Where somebody has learned to judge a game, or can plan further, the oracle comes on top. How they compare is in
docs/bots.md.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from math import exp
from typing import Final, Generic, cast

from ostraka.bots.budget import OWN_MEASURE, Budget
from ostraka.bots.judgement import judgement_of
from ostraka.bots.planner import Planner
from ostraka.bots.searcher import Searcher
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, V, View
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "ORACLE",
    "Rule",
    "level_bot",
    "level_of",
    "levels_of",
    "make_level",
    "planner_of",
    "quick",
]

LEVELS: Final = ("digger", "student", "scholar", "professor", "sage")
"""Also called level-1 … level-5."""
ORACLE: Final = "oracle"
"""Also called level-6: the search with a judgement that it has learned from its own games, or the longest plans."""
DEFAULT_LEVEL: Final = "scholar"
LOTS: Final = 1 << 30


class Rule(Generic[S, V]):
    """Plays by rule of thumb. With a `temperature` it draws lots: the better an option looks, the likelier it is taken.

    What looks worse by so much is taken e times more rarely: options that look alike are mixed up, a blunder is rare.
    """

    def __init__(self, game: Game[S, V], temperature: float = 0.0, name: str = "rule") -> None:
        self.game = game
        self.temperature = temperature
        self.name = name

    def choose(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        rng = Rng(budget.seed)
        if self.temperature:
            return self.waver(cast(V, view), ask, rng)
        option = self.game.insight.policy(self.game.sample(cast(V, view), rng), ask, rng)
        return option if option in ask.options else ask.options[0]

    def waver(self, view: V, ask: Ask, rng: Rng) -> int:
        """What somebody does who is not sure what is best, but thinks of nothing absurd."""
        insight = self.game.insight
        options = insight.considered(cast(S, view.seen), ask)
        if len(options) == 1:
            return options[0]
        looks = dict(zip(ask.options, insight.weigh(self.game.sample(view, rng), ask, rng), strict=True))
        best = max(looks[option] for option in options)
        weights = [exp((looks[option] - best) / self.temperature) for option in options]
        lot = sum(weights) * rng.below(LOTS) / LOTS
        chosen = bisect(list(accumulate(weights)), lot)
        return options[min(chosen, len(options) - 1)]

    def __repr__(self) -> str:
        return f"Rule({self.game.id!r}, temperature={self.temperature})"


def level_of(name: str) -> int:
    """The number of a level, 1 to 6, from its name or from `level-N`; 0 for anything else."""
    for number, level in enumerate((*LEVELS, ORACLE), 1):
        if name in (level, f"level-{number}"):
            return number
    return 0


def levels_of(game: Game[S, V]) -> tuple[str, ...]:
    """The levels that a game has, the weakest first."""
    return (*LEVELS, ORACLE) if game.levels.oracle else LEVELS


def quick(game: Game[S, V], name: str) -> bool:
    """Whether a level answers by rule of thumb, without searching."""
    number = level_of(name)
    return 0 < number <= len(LEVELS) and game.levels.simulations[number - 1] == 0


def level_bot(game: Game[S, V], name: str) -> Rule[S, V] | Searcher[S, V] | Planner[S, V]:
    """The bot of a level."""
    number = level_of(name)
    if number == 0:
        raise OstrakaError(f"there is no level {name!r}; choose from: {', '.join(levels_of(game))}")
    if number > len(LEVELS):
        return oracle(game)
    name = LEVELS[number - 1]
    simulations = game.levels.simulations[number - 1]
    if simulations == 0:
        return Rule(game, game.levels.temperature[number - 1], name)
    return planner_of(game, simulations, name) or Searcher(game, simulations, name=name)


def oracle(game: Game[S, V]) -> Searcher[S, V] | Planner[S, V]:
    """The search with the judgement that was learned; where levels plan, whoever plans furthest."""
    levels = game.levels
    if not levels.oracle:
        raise OstrakaError(f"{game.title} has no oracle; choose from: {', '.join(LEVELS)}")
    if levels.oracle_turns:
        return Planner(game, levels.oracle, levels.oracle_turns, levels.planned, ORACLE)
    return Searcher(game, game.levels.oracle, name=ORACLE, insight=judgement_of(game))


def planner_of(game: Game[S, V], simulations: int, name: str = LEVELS[-1]) -> Planner[S, V] | None:
    """The bot that plans as far ahead as a level does, if the strong levels of a game plan; others grow a tree."""
    levels = game.levels
    if not levels.turns:
        return None
    return Planner(game, simulations, levels.turns[LEVELS.index(name)], levels.planned, name)


def make_level(game: Game[S, V], spec: str) -> Rule[S, V] | Searcher[S, V] | Planner[S, V]:
    """The bot of a level, as the roster calls for it."""
    name, colon, _ = spec.partition(":")
    if colon:
        raise OstrakaError(
            f"the levels digger to sage and oracle have their own measure: write {name!r}, or searcher:N"
        )
    return level_bot(game, name)
