"""Matches played at random, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ostraka.core.rng import Rng
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE
from ostraka.match import Match

CONFIGURATIONS: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (3, {"opening": "introductory"}),
    (4, {}),
    (4, {"teams": True}),
    (4, {"teams": True, "opening": "introductory"}),
)


def table(seats: int = 2, setup: Mapping[str, object] | None = None, seed: Any = "clay", forced: bool = True) -> Any:
    """A fresh match of Ancient Knowledge."""
    return Match(ANCIENT_KNOWLEDGE, seats, setup, seed, forced)


def step(match: Match[Any, Any], rng: Rng) -> None:
    """One choice of one of the seats that are asked, at random."""
    asks = match.asks
    ask = asks[rng.below(len(asks))]
    match.play(ask.seat, ask.options[rng.below(len(ask.options))], match.at)


def play_on(match: Match[Any, Any], seed: int, choices: int = 100_000) -> Any:
    """Play at random to the end, or until so many choices have been taken."""
    rng = Rng(seed)
    while not match.over and match.at < choices:
        step(match, rng)
    return match
