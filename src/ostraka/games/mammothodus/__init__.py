"""Mammothodus: clans of ancients between human tribes, spirits and a portal that must be opened in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> object:
    if name == "GAME":
        from ostraka.games.mammothodus.game import MAMMOTHODUS

        return MAMMOTHODUS
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
