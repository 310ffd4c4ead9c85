"""One game in progress as learners see it: whose question it is, what that seat may know, which options it has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ostraka.core.batch import advance, results
from ostraka.core.game import Game
from ostraka.core.observation import mask_of
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask
from ostraka.match.shelf import load_game
from ostraka.rl.wishes import laid

__all__ = ["ILLEGAL", "Mask", "Masked", "Numbers", "Play", "numbers_of", "observation_space"]

Numbers: TypeAlias = npt.NDArray[np.uint8]
"""What a seat may know: bytes as the game's layout declares them."""
Mask: TypeAlias = npt.NDArray[np.int8]
"""1 for each option that is offered, 0 for the others."""
Masked: TypeAlias = dict[str, npt.NDArray[Any]]
"""Both of them, as `observation` and `action_mask`."""
ILLEGAL: Final = -1.0
"""What a choice that was not offered is worth to the seat that made it; the game is over then."""


def numbers_of(game: Game[Any, Any], seats: int = 1) -> spaces.Box:
    """What the numbers of an observation can be, or those of several seats, one after the other."""
    most = np.tile(np.array(game.sheet().layout.most(), np.uint8), seats)
    return spaces.Box(np.zeros_like(most), most, most.shape, np.uint8)


def observation_space(game: Game[Any, Any], masked: bool) -> spaces.Space[Any]:
    """What an observation can be."""
    numbers = numbers_of(game)
    if not masked:
        return numbers
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (len(game.actions),), np.int8)})


class Play:
    """A game between learners. Chance answers for itself, and so do questions with one answer unless `forced`."""

    def __init__(self, game: str, seats: int, setup: Mapping[str, object] | None, forced: bool) -> None:
        self.game = load_game(game)
        self.fresh = laid(self.game, setup, seats)
        self.seats: int = self.fresh.seats
        self.forced = forced
        self.sheet = self.game.sheet()
        self.layout = self.sheet.layout
        self.width = len(self.game.actions)
        self.no_options = bytes(self.width)
        self.s = self.fresh
        self.ask: Ask | None = None
        self.rng = Rng(0)

    def begin(self, seed: int) -> None:
        """A new game."""
        self.s = self.game.copy(self.fresh)
        self.rng = Rng(seed)
        self.ask = advance(self.game, self.s, self.rng, self.forced)

    def choose(self, code: int) -> bool:
        """Answer the question; False, and nothing has changed, if that is not offered."""
        ask = self.ask
        if ask is None or code not in ask.options:
            return False
        self.game.apply(self.s, code, None, ask.seat)
        self.ask = advance(self.game, self.s, self.rng, self.forced)
        return True

    # Arrays of a bytearray can be written to, which PyTorch insists on.

    def observe(self, seat: int) -> Numbers:
        """What a seat may know."""
        sheet = self.sheet
        sheet.clear()
        self.game.watch(self.s, seat, sheet)
        return np.frombuffer(bytearray(sheet.bytes()), np.uint8)

    def mask(self, seat: int) -> Mask:
        """The options of a seat; none if it is not asked."""
        ask = self.ask
        mask = mask_of(ask.options, self.width) if ask is not None and ask.seat == seat else self.no_options
        return np.frombuffer(bytearray(mask), np.int8)

    def masked(self, seat: int) -> Masked:
        """Both."""
        return {"observation": self.observe(seat), "action_mask": self.mask(seat)}

    def results(self) -> list[float]:
        """What the end is worth to each seat."""
        return results(self.game.outcome(self.s))
