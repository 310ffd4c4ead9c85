"""When Python looks for garbage that holds on to itself.

By itself it looks through everything again and again, and with 500 tables in memory every look stops the server for half
a second. What was loaded at the start never becomes garbage, and what lives briefly is found by the small looks; so the
large one is taken seldom, at fixed times.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

import structlog

__all__ = ["Broom"]

log = structlog.get_logger("broom")

PAUSE: Final = 900.0
"""Seconds between two large looks."""
SMALL_LOOKS: Final = (5_000, 20)
"""After so many new objects the newest are looked through, after so many such looks also those that were left."""
NEVER: Final = 1_000_000_000


class Broom:
    """Sweeps by the clock instead of by the number of things."""

    def __init__(self, pause: float = PAUSE) -> None:
        self.pause = pause
        self._usual = gc.get_threshold()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        gc.collect()
        gc.freeze()
        self._usual = gc.get_threshold()
        gc.set_threshold(*SMALL_LOOKS, NEVER)
        self._task = asyncio.create_task(self._sweep(), name="broom")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            gc.set_threshold(*self._usual)
            gc.unfreeze()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.pause)
            begun = time.monotonic()
            found = gc.collect()
            log.info("swept", found=found, seconds=round(time.monotonic() - begun, 3))
