"""The bot that does anything."""

from __future__ import annotations

from ostraka.core.game import View
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask

__all__ = ["RandomBot"]


class RandomBot:
    """Takes each option with equal chance."""

    name = "random"

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        return ask.options[rng.below(len(ask.options))]

    def __repr__(self) -> str:
        return "RandomBot()"
