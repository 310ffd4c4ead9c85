"""Where a table stands, as its row in the store tells it."""

from __future__ import annotations

import msgspec

from ostraka.server.tables.entry import Standing
from ostraka.server.tables.state import TableState

__all__ = ["standing_of"]


def standing_of(state: TableState, moment: int) -> Standing:
    """The row of a table in this state."""
    waits = sum(1 << seat for seat in state.asked)
    if not state.closed:
        return Standing(state.seq, waits, state.due(moment), "playing", moment)
    outcome = msgspec.json.encode({**state.match.outcome().record(), "left": sorted(state.left)}).decode()
    status = "ended" if state.ended else "over"
    return Standing(state.seq, waits, None, status, moment, moment, outcome)
