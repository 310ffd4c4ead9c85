"""For people: why something is not offered, and what an offered option costs and brings."""

from __future__ import annotations

from ostraka.core.game import Note
from ostraka.games.mammothodus.state import Table

__all__ = ["previews", "reasons"]


def reasons(s: Table, seat: int) -> list[Note]:
    """Why tempting options are not open to this seat now."""
    return []


def previews(s: Table, seat: int, option: int) -> list[Note]:
    """What an option costs and brings."""
    return []
