"""The time of a long look back, shared out over its parts."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

__all__ = ["Clock", "Progress"]

Progress: TypeAlias = Callable[[float], None]


class Clock:
    """Which share of the time is over; without a clock none ever is."""

    def __init__(self, seconds: float | None, progress: Progress | None) -> None:
        self.started = time.monotonic()
        self.seconds = seconds
        self.progress = progress

    @property
    def spent(self) -> float:
        return time.monotonic() - self.started

    def past(self, share: float) -> bool:
        return self.seconds is not None and self.spent > share * self.seconds

    def until(self, share: float, parts: int) -> float | None:
        """What one of some equal parts may take of the time up to a share; never quite nothing."""
        return None if self.seconds is None else max(1e-3, (share * self.seconds - self.spent) / max(1, parts))

    def show(self, share: float) -> None:
        if self.progress is not None:
            self.progress(share)
