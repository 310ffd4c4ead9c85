"""News between the parts of a server, and between servers that share a PostgreSQL: `(kind, table, seq)`, no more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

import structlog
from sqlalchemy import Connection, text

from ostraka.core.errors import OstrakaError
from ostraka.server.store import Store
from ostraka.server.store.engine import CONNECT, PATIENCE, SESSION

__all__ = ["Bus", "Hear"]

log = structlog.get_logger("bus")

CHANNEL: Final = "ostraka"
Hear: TypeAlias = Callable[[str, str, int], None]
"""(kind, table, seq): `entry` for a new entry of a log, `lobby` for a table whose seats or status changed."""
BEAT: Final = 2.0
"""Seconds between two signs of life that a process sends to itself through the database."""
SILENCE: Final = 6.0
"""Seconds after which a line on which no sign of life comes back is given up: it may be dead without a word."""


class Bus:
    """Tells every listener of this process, and through the database those of the others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.listeners: list[Hear] = []
        self._stopping = False
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()
        """Set while news from other processes arrive (always, if there are none)."""
        self._echo = asyncio.Event()
        self._alive = 0.0
        """When the last sign of life came back."""

    @property
    def well(self) -> bool:
        """Whether news from other processes arrive, as far as can be known."""
        if not self.store.shared:
            return True
        return self.listening.is_set() and time.monotonic() - self._alive < BEAT + SILENCE

    async def start(self) -> None:
        if self.store.shared:
            self._task = asyncio.create_task(self._listen(), name="bus")
            try:
                await asyncio.wait_for(self.listening.wait(), 2 * PATIENCE)
            except TimeoutError as error:
                await self.stop()
                raise OstrakaError("PostgreSQL tells this server no news: LISTEN and NOTIFY do not arrive") from error
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
            except TimeoutError:
                self._complain("silence")
                # What else was open to the database may be as dead, and nobody shall wait to find out.
                await self.store.engine.dispose(close=False)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                self._complain(type(error).__name__)
            self.listening.clear()
            await asyncio.sleep(0.5)

    def _complain(self, why: str) -> None:
        """Told once, when it was interrupted, and not at every try to come back."""
        if self.listening.is_set():
            log.warning("listening was interrupted", error=why)

    async def _hold(self) -> None:
        import asyncpg

        engine = self.store.engine
        _, address = engine.dialect.create_connect_args(engine.url)
        connection = await asyncpg.connect(**address, timeout=CONNECT, command_timeout=SILENCE, server_settings=SESSION)
        closed = asyncio.Event()
        connection.add_termination_listener(lambda _: closed.set())
        try:
            await connection.add_listener(CHANNEL, self._heard)
            await self._beat(connection)
            self.listening.set()
            self.tell("again", "", 0)
            while not closed.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(closed.wait(), BEAT)
                    return
                await self._beat(connection)
        except asyncio.CancelledError:
            await connection.close(timeout=1)
            raise
        finally:
            connection.terminate()

    async def _beat(self, connection: Any) -> None:
        """Send ourselves a word the way all news take, and wait until it is back."""
        self._echo.clear()
        async with asyncio.timeout(SILENCE):
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.store.origin} beat - 0")
            await self._echo.wait()
        self._alive = time.monotonic()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        match str(payload).split(" "):
            case [origin, "beat", _, _]:
                if origin == self.store.origin:
                    self._echo.set()
            case [origin, kind, table, seq] if origin != self.store.origin and seq.isdecimal():
                self.tell(kind, table, int(seq))
