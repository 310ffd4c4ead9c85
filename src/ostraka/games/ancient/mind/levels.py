"""The levels of bots in Ancient Knowledge; how they compare is in docs/bots.md."""

from __future__ import annotations

from typing import Final

from ostraka.core.mind.levels import Levels

__all__ = ["LEVELS"]

LEVELS: Final = Levels(temperature=(3.0, 1.4, 0.5, 0.0, 0.0), simulations=(0, 0, 0, 6, 1500), oracle=5000)
