"""Lines of the log that say the same again and again are counted instead of written."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, MutableMapping
from typing import Any, Final

import structlog

__all__ = ["LeaveOutRepeats", "Repeats"]

MOST: Final = 10
"""Lines of one kind that are written in a while."""
WHILE: Final = 60.0
"""Seconds of a while."""
KINDS: Final = 500
"""Kinds that are counted at most."""


class Repeats:
    """Counts lines by kind. After each while, the next line of that kind says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: dict[object, float] = {}
        self._count: dict[object, int] = {}

    def left_out(self, kind: object) -> int | None:
        """How many were left out before this one, which is to be written; None if it is to be left out, too."""
        moment = self._clock()
        if moment - self._since.get(kind, -WHILE) >= WHILE:
            before = self._count.pop(kind, 0)
            self._since.pop(kind, None)
            if len(self._since) >= KINDS:
                oldest = next(iter(self._since))
                del self._since[oldest], self._count[oldest]
            self._since[kind] = moment
            self._count[kind] = 1
            return max(0, before - MOST)
        self._count[kind] += 1
        return 0 if self._count[kind] <= MOST else None


REPEATS: Final = Repeats()


class LeaveOutRepeats(logging.Filter):
    """The same for what libraries say, and as a step of structlog for what we say."""

    def filter(self, record: logging.LogRecord) -> bool:
        left_out = REPEATS.left_out((record.name, record.levelno, record.msg))
        if left_out:
            record.msg = f"{record.msg} (and {left_out} times more before)"
        return left_out is not None

    def __call__(self, _: Any, level: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        left_out = REPEATS.left_out((level, line.get("event"), line.get("error"), line.get("table")))
        if left_out is None:
            raise structlog.DropEvent
        if left_out:
            line["left_out"] = left_out
        return line
