"""How late the event loop is: the figure that says whether people have to wait."""

from __future__ import annotations

import time
from typing import Final

from prometheus_client import Histogram

from ostraka.server.rounds import Rounds

__all__ = ["LAG", "LoopLag"]

PAUSE: Final = 0.02
"""Seconds it sleeps each time."""
BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
LAG: Final = Histogram("ostraka_lag_seconds", "How late the event loop is", buckets=BOUNDS, registry=None)


class LoopLag:
    """Sleeps a moment again and again, and tells `LAG` how much later than that it wakes."""

    def __init__(self) -> None:
        self._due = 0.0
        self._rounds = Rounds("loop lag", PAUSE, self._look)

    def start(self) -> None:
        self._due = time.monotonic() + PAUSE
        self._rounds.start()

    async def stop(self) -> None:
        await self._rounds.stop()

    async def _look(self) -> None:
        moment = time.monotonic()
        LAG.observe(max(0.0, moment - self._due))
        self._due = moment + PAUSE
