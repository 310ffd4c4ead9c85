"""Times as the server writes them: whole milliseconds since 1970, and days that begin everywhere at once."""

from __future__ import annotations

import time
from datetime import UTC, datetime

__all__ = ["now", "today"]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def today() -> str:
    """The day it is now; it begins everywhere at the same moment."""
    return datetime.now(UTC).date().isoformat()
