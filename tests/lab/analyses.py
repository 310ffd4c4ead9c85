"""Analyses of kept matches, each made once for all tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ostraka.bots import Budget
from ostraka.lab.analyse import analyse
from ostraka.lab.analysis import Analysis
from ostraka.match import Match

__all__ = ["analysed", "kept"]

REPLAYS = Path(__file__).parents[1] / "replays"


def kept(name: str) -> Match[Any, Any]:
    """A match that was kept."""
    return Match.read((REPLAYS / f"{name}.txt").read_text(encoding="utf-8"))


@cache
def analysed(name: str) -> Analysis:
    """Its analysis, not very deep; a game of Mammothodus is long."""
    return analyse(kept(name), Budget(simulations=1 if name.startswith("mammothodus") else 2))
