"""The games on the shelf: each is imported only when somebody asks for it."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Final

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game
from ostraka.games import GAME_IDS

__all__ = ["home_of", "load_game"]

_NAMES: Final = {"ancient": "ANCIENT_KNOWLEDGE", "thebes": "THEBES", "mammothodus": "MAMMOTHODUS"}


def load_game(id: str) -> Game[Any, Any]:
    """The game with this id; an unknown id is an `OstrakaError` that names the known ones."""
    if id not in GAME_IDS:
        raise OstrakaError(f"there is no game {id!r}; the games are: {', '.join(GAME_IDS)}")
    game = getattr(import_module(f"ostraka.games.{id}.game"), _NAMES[id])
    if not isinstance(game, Game):
        raise OstrakaError(f"ostraka.games.{id}.game holds no game")
    return game


def home_of(game: Game[Any, Any]) -> str:
    """The package that everything of a game lies in: its rules, its mind, its text; empty for a lonely module."""
    module = sys.modules[type(game).__module__]
    return module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]
