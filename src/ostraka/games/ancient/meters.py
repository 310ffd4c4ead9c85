"""How far every Past is from the end of the game."""

from __future__ import annotations

from ostraka.core.meter import ENDS, Meter
from ostraka.games.ancient.terms import END
from ostraka.games.ancient.view import TableView

__all__ = ["meters"]


def meters(v: TableView) -> list[Meter]:
    """The monuments in each Past, fourteen of which bring the end (END-1)."""
    return [Meter("past", [len(past) for past in v.table.past], 0, END, ENDS)]
