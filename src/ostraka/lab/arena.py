"""Bots against each other: every one of them sees its own view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ostraka.bots.bot import Bot
from ostraka.core.game import Game, V
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask, Roll

__all__ = ["contest"]


def contest(game: Game[S, V], bots: Sequence[Bot], seed: int = 0, setup: Mapping[str, object] | None = None) -> Outcome:
    """One game with `bots[seat]` at each seat, to the end."""
    s = game.new(setup, len(bots))
    chance = Rng(seed)
    minds = [Rng(seed * 31 + 1 + seat) for seat in range(len(bots))]
    while True:
        turn = s.turn
        if isinstance(turn, Roll):
            game.apply(s, chance.below(turn.n))
        elif isinstance(turn, Ask):
            seat = turn.seat
            option = bots[seat].choose(game.view(s, seat), turn, minds[seat])
            game.apply(s, game.legal(s, seat, option), None, seat)
        else:
            return game.outcome(s)
