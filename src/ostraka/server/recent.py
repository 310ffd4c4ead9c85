"""What many ask for at the same time is looked up once: everybody who asks within moments is told the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, NamedTuple, TypeVar

from ostraka.server.share import on_account

__all__ = ["Recent"]

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class _Found(NamedTuple, Generic[V]):
    until: float
    value: asyncio.Future[V]


class Recent(Generic[K, V]):
    """Keeps what was found for so many seconds, and so many things at most; who asks meanwhile waits for the first."""

    def __init__(self, seconds: float, most: int = 64) -> None:
        self.seconds = seconds
        self.most = most
        self._found: dict[K, _Found[V]] = {}

    async def get(self, key: K, make: Callable[[], Coroutine[Any, Any, V]]) -> V:
        """What there is under a key; it is made if nobody has had it made of late."""
        known = self._found.get(key)
        if known is None or time.monotonic() > known.until:
            known = _Found(time.monotonic() + self.seconds, asyncio.create_task(on_account(make())))
            self._found.pop(key, None)
            self._found[key] = known
            if len(self._found) > self.most:
                del self._found[next(iter(self._found))]
            known.value.add_done_callback(lambda made: self._failed(key, made))
        # Whoever goes away takes nothing from the others.
        return await asyncio.shield(known.value)

    def _failed(self, key: K, made: asyncio.Future[V]) -> None:
        """Trouble is not remembered."""
        known = self._found.get(key)
        if (made.cancelled() or made.exception() is not None) and known is not None and known.value is made:
            del self._found[key]

    def forget(self) -> None:
        """Something has changed: whoever asks from now on is told anew."""
        self._found.clear()
