"""How much of the event loop's time strangers may have, whatever they ask for: a share, and those who play the rest.

What a request costs is measured, not guessed: the time of the loop's thread between two waits of its task, and a little
for reading it and for carrying the answer. Where a share is used up, whoever wants more of it waits until time has
brought some, one address after the other, so that many requests of one address do not stand before one of another.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, Final, TypeVar

from prometheus_client import Counter

from ostraka.server.open_lines import crowded

__all__ = ["SPENT", "WAITED", "Share", "Shares"]

T = TypeVar("T")
SPENT: Final = Counter("ostraka_share_seconds", "Time of the event loop that was spent", ["who"], registry=None)
WAITED: Final = Counter("ostraka_share_waits", "Requests that had to wait for it", ["who"], registry=None)
STRANGERS: Final = 0.2
"""Seconds of every second for people without a session, …"""
GUESTS: Final = 0.3
"""… and for people who are not seated in a game."""
LENT: Final = 0.4
"""How much they get besides of the time in which nobody wants anything of the loop: where few play, strangers may."""
SAVED: Final = 2.0
"""Seconds of its share that a quiet server saves up: a crowd that comes at once is served at once."""
HEAD: Final = 0.0004
"""Seconds for what cannot be measured: reading a request, and carrying its answer."""
PATIENCE: Final = 5.0
"""Seconds somebody waits before they are told to come back later."""


class Share:
    """So many seconds of every second, for one kind of people."""

    def __init__(self, who: str, part: float) -> None:
        self.part = part
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """Who waits, by address; the address whose turn it is stands first."""
        self._left = SAVED
        self._filled = time.monotonic()
        self._worked = time.thread_time()
        self._timer: asyncio.TimerHandle | None = None
        self._spent = SPENT.labels(who)
        self._waited = WAITED.labels(who)

    def spend(self, seconds: float) -> None:
        """So much has been used."""
        self._left -= seconds
        self._spent.inc(seconds)

    @property
    def free(self) -> bool:
        """Whether nobody has to wait."""
        return self._refill() > 0 and not self.waiting

    async def turn(self, address: str, patience: float | None = PATIENCE) -> None:
        """Return when there is time for this address; `Refused` if that takes too long."""
        if self.free:
            self.spend(HEAD)
            return
        self._waited.inc()
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(mine)
        self._look_again()
        try:
            async with asyncio.timeout(patience):
                await mine
        except TimeoutError:
            raise crowded() from None
        finally:
            mine.cancel()

    def _refill(self) -> float:
        moment, worked = time.monotonic(), time.thread_time()
        passed = moment - self._filled
        idle = max(0.0, passed - (worked - self._worked))
        self._left = min(SAVED, self._left + passed * self.part + idle * LENT)
        self._filled, self._worked = moment, worked
        return self._left

    def _look_again(self) -> None:
        """Soon after there is something left again."""
        if self._timer is None:
            wait = max(0.0, -self._refill() / self.part) + 0.001
            self._timer = asyncio.get_running_loop().call_later(wait, self._go_on)

    def _go_on(self) -> None:
        """Let in whoever comes next, one of each address in turn, until the share is used up."""
        self._timer = None
        self._refill()
        while self.waiting and self._left > 0:
            address, line = next(iter(self.waiting.items()))
            del self.waiting[address]
            mine = line.popleft()
            if line:
                self.waiting[address] = line
            if not mine.done():
                self.spend(HEAD)
                mine.set_result(None)
                break
        if self.waiting:
            self._look_again()

    async def measured(self, work: Coroutine[Any, Any, T]) -> T:
        """Do some work, and note what it takes of the loop's time."""
        return await self._steps(work)

    @coroutine
    def _steps(self, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        given: Any = None
        step: Callable[[Any], Any] = work.send
        while True:
            begun = time.thread_time()
            try:
                wanted = step(given)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.spend(time.thread_time() - begun)
            try:
                given, step = (yield wanted), work.send
            except BaseException as error:
                given, step = error, work.throw


class Shares:
    """The shares of all who are not seated in a game; `scale` 0 switches them off."""

    def __init__(self, scale: float) -> None:
        self._on = scale > 0
        self._strangers = Share("strangers", STRANGERS)
        self._guests = Share("guests", GUESTS)

    def of(self, known: bool) -> Share | None:
        """The share of somebody who is not seated, known or not; None: as much as they want."""
        if not self._on:
            return None
        return self._guests if known else self._strangers
