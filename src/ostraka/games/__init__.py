"""The games, by id. A game is imported only when somebody asks for it."""

from __future__ import annotations

__all__ = ["GAME_IDS"]

GAME_IDS = ("ancient", "thebes", "mammothodus")
