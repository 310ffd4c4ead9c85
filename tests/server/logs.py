"""What the store says, read without the server."""

from __future__ import annotations

from ostraka.server.store import Store
from ostraka.server.tables.rooms import header_of
from ostraka.server.tables.state import Record


async def replayed(store: Store, table: str) -> Record:
    """A stored table, played again from its log; the log must have no gap."""
    found = await store.table(table)
    assert found is not None
    row, seats = found
    record = Record(header_of(row, list(seats)))
    entries = await store.log(table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    for entry in entries:
        record.take(entry)
    assert (row["seq"], row["status"]) == (
        record.seq,
        "over" if record.match.over else "ended" if record.ended else "playing",
    )
    return record
