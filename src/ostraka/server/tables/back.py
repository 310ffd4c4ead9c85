"""Whether a seat can take back its last step: told beforehand, so that nobody is offered what would be refused."""

from __future__ import annotations

from typing import Literal

from ostraka.match import NoUndo
from ostraka.server.errors import Refused
from ostraka.server.tables.state import SPARE, TableState

__all__ = ["way_back"]


def way_back(state: TableState, seat: int) -> Literal["free", "ask"] | None:
    """Freely, or if others agree; None: it would be refused."""
    if state.closed or state.spent[seat] >= SPARE:
        return None
    try:
        to = state.point(seat, None, "step")
        state.refuse_revealed(seat, to)
        return "ask" if state.missing(seat, to) else "free"
    except (NoUndo, Refused):
        return None
