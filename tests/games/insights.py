"""Games along which insight is asked, choice by choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Over, Roll

__all__ = ["final", "positions"]


def positions(game: Any, setup: dict[str, object], seats: int, seed: int, wits: int) -> Iterator[tuple[Any, Ask]]:
    """The questions of a game in which `wits` of a hundred choices follow the policy."""
    s, rng = game.new(setup, seats), Rng(seed)
    while not isinstance(s.turn, Over):
        turn = s.turn
        if isinstance(turn, Roll):
            game.apply(s, rng.below(turn.n))
            continue
        yield s, turn
        option = turn.options[rng.below(len(turn.options))]
        if rng.below(100) < wits:
            option = game.insight.policy(s, turn, rng)
        game.apply(s, game.legal(s, turn.seat, option), None, turn.seat)


def final(game: Any, setup: dict[str, object], seats: int, seed: int, wits: int) -> Any:
    """The same game when it is over."""
    for s, _ in positions(game, setup, seats, seed, wits):
        last = s
    return last
