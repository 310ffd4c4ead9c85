"""How late the event loop is, and how long bots think: the two figures that say whether people have to wait."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from prometheus_client import Histogram

__all__ = ["LAG", "THOUGHT", "Pulse"]

BEAT: Final = 0.02
"""Seconds between two beats."""
BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
LAG: Final = Histogram("ostraka_lag_seconds", "How late the event loop is", buckets=BOUNDS, registry=None)
THOUGHT: Final = Histogram(
    "ostraka_thought_seconds",
    "How long bots think about one choice, without waiting for their turn",
    buckets=(0.01, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 0.84, 0.88, 0.92, 1.0, 1.2, 1.6, 2.0, 3.0, 5.0),
    registry=None,
)


class Pulse:
    """Sleeps a moment again and again, and notes how much later than that it wakes."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._beat(), name="pulse")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _beat(self) -> None:
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            LAG.observe(max(0.0, time.monotonic() - due))
