"""One entry of a table's log, and where the table stands after it."""

from __future__ import annotations

from typing import Final

import msgspec

__all__ = ["ACTS", "Entry", "Standing"]

ACTS: Final = ("choice", "undo", "plea", "agree", "refuse", "late", "leave", "vote", "back", "gone", "close")
"""What can happen at a table; `state.py` says what each means."""


class Entry(msgspec.Struct, frozen=True):
    """`seat` did `act` with `value`; `id` is the client's own number for it. The log of a table is seq 1, 2, 3, …"""

    table: str
    seq: int
    seat: int
    id: str
    act: str
    value: int
    time: int

    def key(self) -> tuple[str, int]:
        return self.table, self.seq

    def row(self) -> dict[str, object]:
        return msgspec.structs.asdict(self)


class Standing(msgspec.Struct, frozen=True):
    """What a table's row says after an entry: kept in the same transaction, so lists never lag behind logs."""

    seq: int
    waits: int
    due: int | None
    status: str
    moved: int
    closed: int | None = None
    outcome: str | None = None
