"""The bot that does anything."""

from __future__ import annotations

from ostraka.bots.budget import OWN_MEASURE, Budget
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, V, View
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["RandomBot", "make_random"]


class RandomBot:
    """Takes each option with equal chance."""

    name = "random"

    def choose(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> int:
        return ask.options[Rng(budget.seed).below(len(ask.options))]

    def __repr__(self) -> str:
        return "RandomBot()"


def make_random(game: Game[S, V], spec: str) -> RandomBot:
    """`random`, as the roster calls for it."""
    if spec != "random":
        raise OstrakaError(f"bot {spec!r} makes no sense; write random, thinker:N, or a level up to sage")
    return RandomBot()
