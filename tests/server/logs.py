"""What the store says, read without the server."""

from __future__ import annotations

from ostraka.server.store import Store
from ostraka.server.tables.rooms import header_of
from ostraka.server.tables.state import TableState


async def replayed(store: Store, table: str) -> TableState:
    """A stored table, played again from its log; the log must have no gap."""
    found = await store.table(table)
    assert found is not None
    row, seats = found
    state = TableState(header_of(row, list(seats)))
    entries = await store.log(table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    for entry in entries:
        state.take(entry)
    assert (row["seq"], row["status"]) == (
        state.seq,
        "over" if state.match.over else "ended" if state.ended else "playing",
    )
    return state
