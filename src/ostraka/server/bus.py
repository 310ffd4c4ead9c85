"""News between the parts of a server, and between servers that share a PostgreSQL: `(kind, table, seq)`, no more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import structlog
from sqlalchemy import Connection, text

from ostraka.server.store import Store

__all__ = ["Bus", "Hear"]

log = structlog.get_logger("bus")

CHANNEL: Final = "ostraka"
Hear: TypeAlias = Callable[[str, str, int], None]
"""(kind, table, seq): `entry` for a new entry of a log, `lobby` for a table whose seats or status changed."""


class Bus:
    """Tells every listener of this process, and through the database those of the others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.listeners: list[Hear] = []
        self._stopping = False
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()
        """Set while news from other processes arrive (always, if there are none)."""

    async def start(self) -> None:
        if self.store.shared:
            self._task = asyncio.create_task(self._listen(), name="bus")
            await self.listening.wait()
        else:
            self.listening.set()

    async def stop(self) -> None:
        self._stopping = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def tell(self, kind: str, table: str, seq: int = 0) -> None:
        """Tell this process. Entries reach the others by themselves: the writer notifies as it commits."""
        for hear in self.listeners:
            hear(kind, table, seq)

    def spread(self, connection: Connection, kind: str, table: str) -> None:
        """Tell the other processes, when this transaction is committed."""
        if self.store.shared:
            body = f"{self.store.origin} {kind} {table} 0"
            connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :body)"), {"body": body})

    # From the other processes

    async def _listen(self) -> None:
        """Hold a connection that listens; when it breaks, connect again and say that anything may have happened."""
        # Slow to load, and of no use with SQLite.
        import asyncpg

        while not self._stopping:
            try:
                await self._hold()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("listening was interrupted", error=type(error).__name__)
            self.listening.clear()
            await asyncio.sleep(0.5)

    async def _hold(self) -> None:
        import asyncpg

        url = self.store.engine.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        closed = asyncio.Event()
        connection.add_termination_listener(lambda _: closed.set())
        try:
            await connection.add_listener(CHANNEL, self._heard)
            self.listening.set()
            self.tell("again", "", 0)
            await closed.wait()
        finally:
            await connection.close(timeout=1)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        origin, kind, table, seq = str(payload).split(" ")
        if origin != self.store.origin:
            self.tell(kind, table, int(seq))
