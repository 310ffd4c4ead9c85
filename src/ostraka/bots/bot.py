"""What a bot is, and how one is called by name."""

from __future__ import annotations

from typing import Final, Protocol

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, V, View
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["BOT_NAMES", "Bot", "make_bot"]

BOT_NAMES: Final = ("random", "thinker")


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
    """The bot of that name; `thinker:200` looks at 200 imagined games, however long that takes.

    Without a number the thinker has its own measure, and stops after `seconds` of the clock if they are given.
    """
    from ostraka.bots.random import RandomBot
    from ostraka.bots.thinker import Thinker

    name, _, number = spec.partition(":")
    if name not in BOT_NAMES:
        raise OstrakaError(f"there is no bot {name!r}; choose from: {', '.join(BOT_NAMES)}")
    if number and not (name == "thinker" and number.isdecimal() and int(number) > 0):
        raise OstrakaError(f"bot {spec!r} makes no sense; write random, thinker, or thinker:N with N simulations")
    if name == "random":
        return RandomBot()
    if number:
        return Thinker(game, simulations=int(number))
    return Thinker(game, seconds=seconds)
