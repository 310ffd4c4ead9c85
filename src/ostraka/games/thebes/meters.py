"""How much of the three years everybody has behind them."""

from __future__ import annotations

from ostraka.core.meter import STOPS, Meter
from ostraka.games.thebes.terms import FINISH, START
from ostraka.games.thebes.view import TableView

__all__ = ["meters"]


def meters(v: TableView) -> list[Meter]:
    """The week each marker has come to; whoever is at the last one is finished (T-53)."""
    return [Meter("time", v.table.time[:], START[v.seats], FINISH, STOPS)]
