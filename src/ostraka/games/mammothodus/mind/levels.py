"""The levels of bots in Mammothodus; how they compare is in docs/bots.md."""

from __future__ import annotations

from typing import Final

from ostraka.core.mind.levels import Levels

__all__ = ["LEVELS"]

LEVELS: Final = Levels(
    temperature=(0.8, 0.55, 0.0, 0.0, 0.0),
    simulations=(0, 0, 0, 24, 36),
    turns=(0, 0, 0, 1, 2),
    planned=("action",),
    oracle=120,
    oracle_turns=3,
)
