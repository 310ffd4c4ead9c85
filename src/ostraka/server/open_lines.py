"""How many streams and sockets are open at once: of one person, of one address, of all whom we do not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ostraka.server.errors import Refused

__all__ = ["OpenLines", "is_line"]

PERSON: Final = 32
"""Streams and sockets of one person."""
ADDRESS: Final = 192
"""Those of everybody at one address together; whoever plays comes in beyond that."""
STRANGERS: Final = 24
"""Those of everybody at one address who has no session."""
PART: Final = 4
"""All strangers together have one part in so many of the room."""


def is_line(path: str) -> bool:
    """Whether a request stays open until somebody ends it."""
    return path.startswith("/api/") and path.endswith(("/stream", "/socket"))


class OpenLines:
    """Counts what is open. `scale` loosens the limits for one; 0 switches them off."""

    def __init__(self, scale: float, room: int) -> None:
        self._scale = scale
        self._strangers = max(4, room // PART)
        self._counts: Counter[str] = Counter()

    def full(self, address: str, person: str) -> bool:
        """Whether one more would be too many."""
        if not person and self._counts["strangers"] >= self._strangers:
            return True
        one = self._over(person, PERSON) if person else self._over(f"strangers at {address}", STRANGERS)
        return one or self._over(f"everybody at {address}", ADDRESS)

    def enough(self, person: str) -> bool:
        """Whether one person has as many as anybody needs, players included."""
        return self._over(person, PERSON)

    def _over(self, name: str, most: int) -> bool:
        return self._scale > 0 and self._counts[name] >= most * self._scale

    @contextmanager
    def held(self, address: str, person: str) -> Iterator[None]:
        """Count one while it is open."""
        names = [f"everybody at {address}", person or f"strangers at {address}"]
        if not person:
            names.append("strangers")
        self._counts.update(names)
        try:
            yield
        finally:
            for name in names:
                self._counts[name] -= 1
                if self._counts[name] <= 0:
                    del self._counts[name]


def crowded() -> Refused:
    """Too many are here already."""
    return Refused(
        "crowded", "too many connections; try again in 10 s", 503, {"retry-after": "10", "connection": "close"}
    )
