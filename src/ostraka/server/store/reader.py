"""Looking things up: on SQLite in one visit to a thread, where the asynchronous driver takes eight for every query."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ostraka.server.share import in_thread
from ostraka.server.store.engine import PATIENCE, make_reading_engine, on_postgresql

__all__ = ["Reader"]

T = TypeVar("T")

READERS: Final = 4


class Reader:
    """Reads committed things. Whoever stops waiting leaves nothing half done: the reading itself is finished."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._threads: ThreadPoolExecutor | None = None
        if not on_postgresql(engine):
            self._threads = ThreadPoolExecutor(READERS, "reader")
            self._own = make_reading_engine(engine.url, READERS)

    async def read(self, work: Callable[[Connection], T], single: bool = False) -> T:
        """What `work` finds; everything it asks is seen at one moment. `single`: it asks one question only."""
        if self._threads is None:
            async with asyncio.timeout(PATIENCE), self._engine.connect() as connection:
                if not single:
                    # Otherwise every question would see a moment of its own.
                    connection = await connection.execution_options(isolation_level="REPEATABLE READ")
                return await connection.run_sync(work)
        return await in_thread(partial(self._visit, work, single), self._threads)

    def _visit(self, work: Callable[[Connection], T], single: bool) -> T:
        with self._own.connect() as connection:
            return work(connection.execution_options(single=True) if single else connection)

    async def close(self) -> None:
        """Finish what has begun."""
        if self._threads is not None:
            await asyncio.to_thread(self._threads.shutdown)
            self._own.dispose()
