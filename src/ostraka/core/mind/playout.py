"""Random play inside the compiled part."""

from __future__ import annotations

from ostraka.core.game import Game, V
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask, Roll

__all__ = ["playout"]


def playout(game: Game[S, V], s: S, rng: Rng, limit: int) -> tuple[int, int]:
    """Play uniformly at random to the end, or for `limit` steps; returns how many choices and rolls it took."""
    choices = 0
    chances = 0
    while choices + chances < limit:
        t = s.turn
        if isinstance(t, Ask):
            options = t.options
            choices += 1
            game.apply(s, options[rng.below(len(options))], None, t.seat)
        elif isinstance(t, Roll):
            chances += 1
            game.apply(s, rng.below(t.n), None, -1)
        else:
            break
    return choices, chances
