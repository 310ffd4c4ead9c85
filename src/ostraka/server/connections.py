"""All connections of a process: how many there may be, and which of them go first when there is no more room.

What is full is never full for those who play. A part of the room is kept for them: where only that part is left,
whoever is not seated in a game is told to come back later, and connections that nobody waits for are closed.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import Final

from prometheus_client import Counter as Tally
from prometheus_client import Gauge

__all__ = ["CONNECTIONS", "TURNED_AWAY", "Connection", "Connections", "raise_file_limit"]

CONNECTIONS: Final = Gauge("ostraka_connections", "Connections that are open", registry=None)
TURNED_AWAY: Final = Tally("ostraka_turned_away", "Requests and connections not let in", ["why"], registry=None)
FILES: Final = 128
"""Files the process needs for other things than connections: the store, the bots, what it reads."""
KEPT: Final = 8
"""One part in so many of the room is kept for those who play."""
ADDRESS: Final = 256
"""Connections one address may have; as many are a club behind one router."""
SWEEP: Final = 1.0
"""Seconds between two looks at who is late."""
FOREVER: Final = float("inf")


def raise_file_limit() -> None:
    """As many files as the system lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Connection:
    """One connection, from the moment it is accepted."""

    __slots__ = ("address", "closing", "deadline", "paused", "transport")

    def __init__(self, address: str, transport: asyncio.Transport) -> None:
        self.address = address
        """Empty for our own proxies: behind them are many."""
        self.transport = transport
        self.deadline = FOREVER
        """When what the client has begun to send must be here."""
        self.paused = FOREVER
        """Since when the client does not read what it is sent."""
        self.closing = FOREVER
        """Since when it is being closed."""


class Connections:
    """Counts connections by address and in all, and closes those that are late."""

    def __init__(self, most: int, scale: float, patience: float) -> None:
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        # An answer may hold a file open, too, as long as the client takes to read it.
        self.most = max(16, min(most, (files - FILES) // 2))
        self.room = self.most - self.most // KEPT
        """What everybody may use; the rest is kept for those who play."""
        self.address = int(ADDRESS * scale) or self.most
        self.patience = patience
        self.open: set[Connection] = set()
        self._idle: dict[Connection, None] = {}
        """Those that ask for nothing at the moment, in the order in which they began to."""
        self._strangers: dict[Connection, None] = {}
        """Streams and sockets of people without a session, the oldest first."""
        self._counts: Counter[str] = Counter()

    def enter(self, connection: Connection) -> bool:
        """Whether there is room for one more; somebody idle may have to go for it."""
        if not self.open:
            asyncio.get_running_loop().call_later(SWEEP, self._sweep)
        self.open.add(connection)
        self._idle[connection] = None
        self._counts[connection.address] += bool(connection.address)
        CONNECTIONS.set(len(self.open))
        if self.crowded(connection):
            self._make_room(connection)
        address = self._counts[connection.address] <= self.address + self.address // KEPT
        return len(self.open) <= self.most and address

    def leave(self, connection: Connection) -> None:
        """It is closed."""
        if connection in self.open:
            self.open.discard(connection)
            self._forget(connection)
            self._counts[connection.address] -= bool(connection.address)
            if self._counts[connection.address] <= 0:
                del self._counts[connection.address]
            CONNECTIONS.set(len(self.open))

    def crowded(self, connection: Connection) -> bool:
        """Whether it stands in the part of the room that is kept for those who play."""
        return len(self.open) > self.room or self._counts[connection.address] > self.address

    # What a connection does at the moment

    def rests(self, connection: Connection) -> None:
        """It asks for nothing: the first to go."""
        if connection in self.open:
            self._strangers.pop(connection, None)
            self._idle.setdefault(connection, None)

    def asks(self, connection: Connection) -> None:
        """It waits for an answer."""
        self._idle.pop(connection, None)

    def watches(self, connection: Connection) -> None:
        """It is the stream or the socket of somebody we do not know: next to go."""
        if connection in self.open:
            self._strangers[connection] = None

    def _forget(self, connection: Connection) -> None:
        self._idle.pop(connection, None)
        self._strangers.pop(connection, None)

    def _make_room(self, newest: Connection) -> None:
        """Close what has been idle for longest; where the address itself has too many, one of its own."""
        own = self._counts[newest.address] > self.address
        for group in (self._idle, self._strangers):
            for each in group:
                if each is not newest and (not own or each.address == newest.address):
                    TURNED_AWAY.labels("idle").inc()
                    self.leave(each)
                    # Politely, unless there is something left that it may never read.
                    (each.transport.abort if each.transport.get_write_buffer_size() else each.transport.close)()
                    return

    def _sweep(self) -> None:
        """Close whoever is late with sending, with reading, or with going away."""
        loop = asyncio.get_running_loop()
        moment = loop.time()
        for connection in list(self.open):
            if connection.closing == FOREVER and connection.transport.is_closing():
                connection.closing = moment
            if moment > connection.deadline:
                TURNED_AWAY.labels("late").inc()
                connection.deadline = FOREVER
                connection.transport.close()
            if moment - min(connection.paused, connection.closing) > self.patience:
                TURNED_AWAY.labels("slow").inc()
                self.leave(connection)
                connection.transport.abort()
        if self.open:
            loop.call_later(SWEEP, self._sweep)
