"""Whether a seat can take back its last step: told beforehand, so that nobody is offered what would be refused."""

from __future__ import annotations

from typing import Literal

from ostraka.match import NoUndo
from ostraka.match.undo import free
from ostraka.server.errors import Refused
from ostraka.server.tables.state import SPARE, TableState

__all__ = ["way_back"]


def way_back(state: TableState, seat: int) -> Literal["free", "ask"] | None:
    """Freely, or if others agree; None: it would be refused."""
    if state.closed or state.header.undo == "never" or state.spent[seat] >= SPARE:
        return None
    try:
        to = state.point(seat, None, "step")
        state.refuse_revealed(seat, to)
    except (NoUndo, Refused):
        return None
    if state.header.undo == "free" or free(state.match, seat, to):
        return "free"
    return "ask" if state.people - state.late - {seat} else "free"
