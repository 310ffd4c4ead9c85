"""Boards in plain lines: drawn from a view, so nothing can be shown that the seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ostraka.core.game import Game
from ostraka.text import generic
from ostraka.text.words import Words, own_module

__all__ = ["Draw", "board_of"]

Draw: TypeAlias = Callable[[Any, Words, Sequence[str]], list[str]]
"""(view, words, names of the seats) -> lines."""


def board_of(game: Game[Any, Any]) -> Draw:
    """The board of a game: `board` in its own `text/board.py`, or the readable record of the view."""
    draw: Draw = (own_module(game, "board") or generic).board
    return draw
