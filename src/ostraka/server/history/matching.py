"""Which level of bots is as strong as somebody, by the results so far."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from ostraka.bots.levels import LEVELS, level_of

__all__ = ["LAST", "fitting_level"]

LAST: Final = 20
"""So many games against bots speak of how strong somebody is now."""
STEP: Final = log(4.0)
"""A level wins four games of five against the one below."""
FIRST: Final = LEVELS.index("student")
"""Nobody's results are known yet: so strong people are taken to be, give or take `UNSURE` levels."""
UNSURE: Final = 1.2
PARTS: Final = 10


def fitting_level(levels: Sequence[str], games: Sequence[tuple[str, bool]]) -> str:
    """The level that would win about as often as lose. `games` are the levels met, and whether they were beaten."""
    met = [(level_of(level) - 1, won) for level, won in games if level_of(level)]
    strengths = [place / PARTS for place in range(PARTS * (len(levels) - 1) + 1)]
    likeliest = max(strengths, key=lambda strength: plausible(strength, met))
    return levels[round(likeliest)]


def plausible(strength: float, met: Sequence[tuple[int, bool]]) -> float:
    """The logarithm of how well a strength, in levels, explains the results."""
    total = -(((strength - FIRST) / UNSURE) ** 2) / 2
    for level, won in met:
        lead = STEP * (strength - level)
        total -= log(1 + exp(-lead if won else lead))
    return total
