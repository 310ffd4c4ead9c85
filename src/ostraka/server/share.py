"""How much of the event loop's time strangers may have, whatever they ask for: a share, and those who play the rest.

What a request costs is measured, not guessed: the time of the loop's thread between two waits of its task, that of
threads that work for it (they hold up the loop as well), and a little for reading it and for carrying the answer. Where
a share is used up, whoever wants more of it waits until time has brought some, one address after the other, so that
many requests of one address do not stand before one of another.

A crowd that is let in at once would still be a long wait for those who play. So of each share there is only one
step in each round of the event loop, however much is left of it: a choice waits for that, and for no crowd.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import Executor
from contextvars import ContextVar
from types import coroutine
from typing import Any, Final, TypeVar

from prometheus_client import Counter

from ostraka.server.open_lines import crowded

__all__ = ["PAYS", "SPENT", "WAITED", "Share", "Shares", "in_thread", "on_account", "plays_on"]

T = TypeVar("T")
SPENT: Final = Counter("ostraka_share_seconds", "Time of the interpreter that was spent", ["who"], registry=None)
WAITED: Final = Counter("ostraka_share_waits", "Requests that had to wait for it", ["who"], registry=None)
STRANGERS: Final = 0.15
"""Seconds of every second for people without a session, …"""
GUESTS: Final = 0.3
"""… and for people who are not seated in a game."""
LENT: Final = 0.15
"""How much they get besides of the time in which nobody wants anything of the loop: where few play, strangers may."""
SAVED: Final = 0.25
"""Seconds of its share that a quiet server saves up: a crowd that comes at once hardly waits."""
HEAD: Final = 0.0004
"""Seconds for what cannot be measured: reading a request, and carrying its answer."""
STEPS: Final = 1
"""Steps of all their tasks together in one round of the event loop."""
PATIENCE: Final = 5.0
"""Seconds somebody waits before they are told to come back later."""
ASIDE: Final = re.compile(
    r"/api/(?:tables/[^/]+/(?:at/|verification|replay|analysis|fork)|puzzles/|daily/|games/[^/]+/(?:ratings|statistics)"
    r"|account/(?:statistics|everything)|house-rules)"
)
"""What nobody needs who plays: it looks back, or elsewhere, and some of it is dear."""
PAYS: Final[ContextVar[Share | None]] = ContextVar("pays", default=None)
"""The share that what is done just now comes under; None: whoever plays, or the house itself."""


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
        self._steps_made = 0
        """How many steps there have been in this round of the loop."""
        self._next: deque[asyncio.Future[None]] = deque()
        """Who waits for a round, first come, first served."""
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
        """Do some work, one step in a round, and note what it takes of the loop's time."""
        PAYS.set(self)
        return await self._steps(work)

    @coroutine
    def _steps(self, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        given: Any = None
        step: Callable[[Any], Any] = work.send
        # The first step goes on with what was decided just before, without anybody in between.
        self._step()
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
                if self._steps_made >= STEPS:
                    yield from self._round()
                else:
                    self._step()
            except BaseException as error:
                given, step = error, work.throw

    def _step(self) -> None:
        """One step more in this round."""
        if self._steps_made == 0:
            asyncio.get_running_loop().call_soon(self._go_round)
        self._steps_made += 1

    def _round(self) -> asyncio.Future[None]:
        """Done in a round with fewer steps."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._next.append(mine)
        return mine

    def _go_round(self) -> None:
        """A round of the loop later: some of those who wait may go on."""
        self._steps_made = 0
        while self._next and self._steps_made < STEPS:
            mine = self._next.popleft()
            if not mine.done():
                mine.set_result(None)
                self._step()


def on_account(work: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
    """Work for a task of its own, on the account of whoever asks for it here."""
    share = PAYS.get()
    return work if share is None else share.measured(work)


async def in_thread(work: Callable[[], T], threads: Executor | None = None) -> T:
    """Work in a thread, on the account of whoever asks for it: while it computes, the loop waits."""
    share = PAYS.get()
    result, took = await asyncio.get_running_loop().run_in_executor(threads, _timed, work)
    if share is not None:
        share.spend(took)
    return result


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    begun = time.thread_time()
    return work(), time.thread_time() - begun


def plays_on(path: str) -> bool:
    """Whether a request may belong to a game that goes on; the others come under a share, whoever sends them."""
    return ASIDE.match(path) is None


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
