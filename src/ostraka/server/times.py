"""Times as the server writes them: whole milliseconds since 1970, and days that begin everywhere at once."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

__all__ = ["day_end", "now", "today"]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def day_end(day: str) -> int:
    """When a day is over, in milliseconds since 1970: at midnight UTC."""
    return int((datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp() * 1000)


def today() -> str:
    """The day it is now; it begins everywhere at the same moment."""
    return datetime.now(UTC).date().isoformat()
