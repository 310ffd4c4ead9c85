"""Formulas of the final scoring."""

from __future__ import annotations

from ostraka.core.expr import Count, Fact
from ostraka.core.state import Frame
from ostraka.games.ancient.state import Table

__all__ = ["Per", "Points", "Score", "Steps"]


class Score:
    """Points a card is worth at the end."""

    def points(self, s: Table, f: Frame) -> int:
        raise NotImplementedError

    def fact(self) -> Fact:
        raise NotImplementedError


class Points(Score):
    """A fixed number (level II technologies)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def points(self, s: Table, f: Frame) -> int:
        return self.n

    def fact(self) -> Fact:
        return {"op": "score", "points": self.n}

    def __repr__(self) -> str:
        return f"Points({self.n})"


class Per(Score):
    """So many points for each."""

    def __init__(self, n: int, count: Count[Table]) -> None:
        self.n = n
        self.count = count

    def points(self, s: Table, f: Frame) -> int:
        return self.n * self.count.value(s, f)

    def fact(self) -> Fact:
        return {"op": "score_per", "count": self.count.key, "points": self.n}

    def __repr__(self) -> str:
        return f"Per({self.n}, {self.count!r})"


class Steps(Score):
    """Only the highest tier reached pays (CARD-45)."""

    def __init__(self, count: Count[Table], tiers: dict[int, int]) -> None:
        self.count = count
        self.tiers = sorted(tiers.items())

    def points(self, s: Table, f: Frame) -> int:
        value = self.count.value(s, f)
        best = 0
        for threshold, points in self.tiers:
            if value >= threshold:
                best = points
        return best

    def fact(self) -> Fact:
        return {"op": "score_tiers", "count": self.count.key, "tiers": [list(tier) for tier in self.tiers]}

    def __repr__(self) -> str:
        return f"Steps({self.count!r}, {dict(self.tiers)})"
