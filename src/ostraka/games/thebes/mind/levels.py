"""The levels of bots in Thebes; how they compare is in docs/bots.md."""

from __future__ import annotations

from typing import Final

from ostraka.core.mind.levels import Levels

__all__ = ["LEVELS"]

LEVELS: Final = Levels(temperature=(4.6, 2.3, 1.1, 0.0, 0.0), simulations=(0, 0, 0, 28, 2000), oracle=10000)
