"""How late the event loop is: the figure that says whether people have to wait."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from prometheus_client import Histogram

__all__ = ["LAG", "LoopLag"]

PAUSE: Final = 0.02
"""Seconds it sleeps each time."""
BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
LAG: Final = Histogram("ostraka_lag_seconds", "How late the event loop is", buckets=BOUNDS, registry=None)


class LoopLag:
    """Sleeps a moment again and again, and tells `LAG` how much later than that it wakes."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._measure(), name="loop lag")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _measure(self) -> None:
        while True:
            due = time.monotonic() + PAUSE
            await asyncio.sleep(PAUSE)
            LAG.observe(max(0.0, time.monotonic() - due))
