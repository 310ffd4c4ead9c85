"""Thebes: archaeologists race through three years of study, travel, digs and exhibitions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ostraka.games.thebes.game import THEBES as GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> object:
    if name == "GAME":
        from ostraka.games.thebes.game import THEBES

        return THEBES
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
