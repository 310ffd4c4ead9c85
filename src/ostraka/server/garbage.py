"""When Python looks for garbage that holds on to itself.

By itself it looks again and again, and with 500 tables in memory it stops the server for a tenth of a second every few
seconds, and for half a second now and then. Hardly anything here holds on to itself, and everything else goes at once
without being looked for; so the whole house is swept seldom, at fixed times.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

import structlog

__all__ = ["GarbageCollector"]

log = structlog.get_logger("garbage")

PAUSE: Final = 600.0
"""Seconds between two sweeps."""


class GarbageCollector:
    """Sweeps by the clock instead of by the number of things."""

    def __init__(self, pause: float = PAUSE) -> None:
        self.pause = pause
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        gc.collect()
        gc.freeze()
        gc.disable()
        self._task = asyncio.create_task(self._sweep(), name="garbage")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            gc.unfreeze()
            gc.enable()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.pause)
            begun = time.monotonic()
            found = gc.collect()
            log.info("swept", found=found, seconds=round(time.monotonic() - begun, 3))
