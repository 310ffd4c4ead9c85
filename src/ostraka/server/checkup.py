"""Is the server well: can its store be read and written, its disk be written, and do news from other processes arrive.

However many ask, everything is looked at once a second at most, and nobody waits longer than a few seconds: a part that
has not answered the last look is not asked again, it is unwell.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, literal, select

from ostraka.server.bus import Bus
from ostraka.server.store import Store
from ostraka.server.store.trouble import described

__all__ = ["Checkup"]

FRESH: Final = 1.0
"""Seconds for which everybody gets the same answer."""
LIMIT: Final = 4.0
"""Seconds a part may take to answer."""
LEAST: Final = 32 * 2**20
"""Bytes that must be free on the disk."""
SILENT: Final = "does not answer"


class Checkup:
    """Looks at the parts a server cannot do without."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self._folder = None if store.shared else Path(str(store.engine.url.database)).resolve().parent
        self._thread = ThreadPoolExecutor(1, "checkup")
        self._parts: dict[str, Callable[[], Awaitable[None]]] = {"store": self._store, "bus": self._bus}
        if self._folder is not None:
            self._parts["disk"] = self._disk
        self._looks: dict[str, asyncio.Task[None]] = {}
        self._asked: asyncio.Task[dict[str, str]] | None = None
        self._until = 0.0

    async def look(self) -> dict[str, str]:
        """The parts that are unwell, and why; none, as a rule."""
        if self._asked is None or (self._asked.done() and time.monotonic() > self._until):
            self._asked = asyncio.create_task(self._look())
        return await asyncio.shield(self._asked)

    async def stop(self) -> None:
        for look in self._looks.values():
            look.cancel()
        await asyncio.gather(*self._looks.values(), return_exceptions=True)
        self._thread.shutdown(wait=False)

    async def _look(self) -> dict[str, str]:
        found = await asyncio.gather(*(self._bounded(name) for name in self._parts))
        self._until = time.monotonic() + FRESH
        return {name: why for name, why in zip(self._parts, found, strict=True) if why}

    async def _bounded(self, name: str) -> str:
        """Why a part is unwell; nothing if it is well."""
        before = self._looks.get(name)
        if before is not None and not before.done():
            return SILENT
        self._looks[name] = look = asyncio.create_task(_ask(self._parts[name]))
        # Nobody may be waiting any more when it fails.
        look.add_done_callback(lambda done: done.cancelled() or done.exception())
        done, _ = await asyncio.wait([look], timeout=LIMIT)
        if not done or look.cancelled():
            return SILENT
        error = look.exception()
        return "" if error is None else SILENT if isinstance(error, TimeoutError) else described(error)

    async def _store(self) -> None:
        await self.store.row(select(literal(1)))
        await self.store.write(self._commit)

    def _commit(self, connection: Connection) -> None:
        """A commit that leaves no row behind, and holds on to none that another process may want."""
        if self.store.shared:
            connection.exec_driver_sql("SELECT txid_current()")
        else:
            connection.exec_driver_sql(f"PRAGMA user_version = {int(time.time()) % 2**31}")

    async def _bus(self) -> None:
        if not self.bus.well:
            raise TimeoutError

    async def _disk(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write_a_byte)

    def _write_a_byte(self) -> None:
        assert self._folder is not None
        if shutil.disk_usage(self._folder).free < LEAST:
            raise OSError("hardly any space is left")
        with tempfile.TemporaryFile(dir=self._folder) as file:
            file.write(b"\0")
            file.flush()
            os.fsync(file.fileno())


async def _ask(part: Callable[[], Awaitable[None]]) -> None:
    await part()
