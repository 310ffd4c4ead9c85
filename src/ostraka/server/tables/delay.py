"""The table as it was some time ago, for spectators of tables that want to be watched with a delay."""

from __future__ import annotations

from collections import deque

from ostraka.server.tables.entry import Entry
from ostraka.server.tables.state import Header, TableState

__all__ = ["Delayed"]


class Delayed:
    """A second state that takes each entry only when it is `delay` milliseconds old."""

    def __init__(self, header: Header) -> None:
        self.delay = header.delay * 1000
        self._state = TableState(header)
        self._young: deque[Entry] = deque()

    def add(self, entry: Entry) -> None:
        self._young.append(entry)

    def state(self, now: int) -> TableState:
        """What may be shown at this moment."""
        while self._young and self._young[0].time + self.delay <= now:
            self._state.take(self._young.popleft())
        return self._state
