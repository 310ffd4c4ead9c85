"""Where a true figure lies: every deal is one trial, however many games were played on it.

Games on the same deal share its luck, so they are not independent: where the deal decides, mirrored games are split,
and say more than as many deals would; where the better bot wins them both, less.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

__all__ = ["mean_interval", "quantile", "rate_interval"]

Z: Final = 1.959964
"""Intervals hold in 95 of 100 cases."""


def quantile(freedom: int) -> float:
    """Student's 97.5 % quantile: the fewer deals, the further a figure may be off (Cornish and Fisher's expansion)."""
    exact = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706}
    if freedom in exact:
        return exact[freedom]
    v, z = float(max(1, freedom)), Z
    first = (z**3 + z) / (4 * v)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v * v)
    return z + first + second + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)


def rate_interval(deals: Iterable[tuple[float, int]]) -> tuple[float, float]:
    """Where the true share of wins lies, from (wins, games) of each deal.

    Wilson's interval with as many games as would spread so far if each were a deal of its own. One more deal is
    reckoned with as if its games were independent: a few deals may happen to end alike.
    """
    found = [(wins, games) for wins, games in deals if games]
    wins, games = sum(w for w, _ in found), sum(n for _, n in found)
    if not games:
        return 0.0, 1.0
    rate, usual = wins / games, wins / games * (1 - wins / games)
    spread = sum((w - rate * n) ** 2 for w, n in found) + usual * games / len(found)
    # Where everything was won or lost nothing is spread: then each deal counts once.
    trials = usual * games * games / spread if spread > 1e-12 else float(len(found))
    t = quantile(len(found))
    middle = rate + t * t / (2 * trials)
    width = t * sqrt(rate * (1 - rate) / trials + t * t / (4 * trials * trials))
    whole = 1 + t * t / trials
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """(Mean, low, high) of one value for each deal."""
    n = len(values)
    if n < 2:
        return (values[0] if values else 0.0), float("-inf"), float("inf")
    mean = sum(values) / n
    error = sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
    return mean, mean - quantile(n - 1) * error, mean + quantile(n - 1) * error
