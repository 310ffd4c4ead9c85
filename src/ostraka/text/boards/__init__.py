"""Boards in plain lines: drawn from a view, so nothing can be shown that the seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from ostraka.core.game import Game
from ostraka.text.words import Words

__all__ = ["Draw", "board_of"]

Draw: TypeAlias = Callable[[Any, Words, Sequence[str]], list[str]]
"""(view, words, names of the seats) -> lines."""


def board_of(game: Game[Any, Any]) -> Draw:
    """The board of a game: its own `ostraka.text.boards.<game>`, or the readable record of the view."""
    own = f"ostraka.text.boards.{game.id}"
    name = own if find_spec(own) is not None else "ostraka.text.boards.generic"
    draw: Draw = import_module(name).board
    return draw
