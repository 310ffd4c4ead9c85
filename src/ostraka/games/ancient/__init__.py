"""Ancient Knowledge: civilisations build monuments, learn, and watch them slide into the past."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE as GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> object:
    if name == "GAME":
        from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE

        return ANCIENT_KNOWLEDGE
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
