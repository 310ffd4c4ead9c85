"""What a judgement learns from: the positions of games that were played, as numbers, and what came of them.

A position is looked at as the search looks at it: on a table imagined from the view of the seat that was asked. What
that seat could not know is not in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ostraka import load_game
from ostraka.bots.judgement import known_of
from ostraka.core.game import Game
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Roll
from ostraka.lab.training.games import Played, read

__all__ = ["Position", "positions_of"]


@dataclass(slots=True)
class Position:
    """What can be seen of every seat, what the search expected of it, and who has won."""

    game: int
    """The seed of the game: positions of one game belong together."""
    sides: list[int]
    counts: list[list[float]]
    marks: list[list[int]]
    left: float
    scale: float
    values: list[float]
    won: list[float]


def positions_of(path: Path) -> Iterator[Position]:
    """The positions of a file of games about which the search thought in earnest."""
    head, games = read(path)
    game = load_game(str(head["game"]))
    variants = head["variants"]
    assert isinstance(variants, list)
    for played in games:
        yield from replayed(game, played, variants)


def replayed(game: Game[Any, Any], played: Played, variants: Sequence[Sequence[Any]]) -> Iterator[Position]:
    """The game once more, choice by choice."""
    known = known_of(game)
    seats, setup = variants[played.variant]
    s = game.new(setup, seats)
    chance, rng = Rng(played.seed), Rng(played.seed)
    choices = iter(played.choices)
    while True:
        turn = s.turn
        if isinstance(turn, Roll):
            game.apply(s, chance.below(turn.n))
            continue
        if not isinstance(turn, Ask):
            return
        choice = next(choices)
        if choice.values:
            imagined = game.sample(game.view(s, turn.seat), rng)
            yield Position(
                played.seed,
                known.sides(imagined),
                [known.counts(imagined, seat) for seat in range(seats)],
                [known.marks(imagined, seat) for seat in range(seats)],
                known.left(imagined),
                known.scale(imagined),
                choice.values,
                played.won,
            )
        game.apply(s, choice.option, None, turn.seat)
