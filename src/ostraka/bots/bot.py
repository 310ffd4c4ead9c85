"""What a bot is, and how one is called by name."""

from __future__ import annotations

from typing import Final, Protocol

from ostraka.bots.levels import LEVELS, level_bot, level_of
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, V, View
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["BOT_NAMES", "Bot", "make_bot"]

BOT_NAMES: Final = ("random", "thinker", *LEVELS)


class Bot(Protocol):
    """Somebody who answers questions: from what a seat may know, and from nothing else.

    A bot holds no state between questions, so it can take over any seat at any moment. All its chance comes from
    `rng`: equal views and equal generators give equal answers.
    """

    name: str

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        """One of `ask.options`."""
        ...


def make_bot(game: Game[S, V], spec: str, seconds: float | None = None) -> Bot:
    """The bot of that name: a level, also as `level-3`; or `random`, `thinker:200`, `searcher:500` with simulations.

    Without a number a bot has its own measure, and stops after `seconds` of the clock if they are given.
    """
    from ostraka.bots.random import RandomBot
    from ostraka.bots.searcher import Searcher
    from ostraka.bots.thinker import Thinker

    name, _, number = spec.partition(":")
    if name not in BOT_NAMES and name != "searcher" and not level_of(name):
        raise OstrakaError(f"there is no bot {name!r}; choose from: {', '.join(BOT_NAMES)}")
    counted = number.isdecimal() and int(number) > 0
    if (number and not (name in ("thinker", "searcher") and counted)) or (name == "searcher" and not counted):
        raise OstrakaError(
            f"bot {spec!r} makes no sense; write random, thinker, a level ({', '.join(LEVELS)}), "
            f"or thinker:N or searcher:N with N simulations"
        )
    if level_of(name):
        return level_bot(game, name, seconds)
    if name == "random":
        return RandomBot()
    if name == "searcher":
        return Searcher(game, int(number), name=spec)
    return Thinker(game, simulations=int(number)) if number else Thinker(game, seconds=seconds)
