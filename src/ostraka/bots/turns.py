"""Who may ask next: all have the same share of a thinker's time, and all their matches the same share of theirs."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

__all__ = ["LAST", "Turns"]

LAST: Final = "\0"
"""Whose turn comes when nobody else waits."""


class Turns:
    """One at a time. Whoever has had least is next, however many questions somebody else has waiting.

    Time is counted from the moment somebody joins: nobody saves up by having been away, and nobody who comes new waits
    for more than the thought under way.
    """

    def __init__(self) -> None:
        self.busy = False
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        """Who waits, for which matches, in the order in which each asked."""
        self._used: dict[str, float] = {}
        """Seconds that each has had, beyond what those who join now are given credit for."""
        self._level = 0.0
        """What whoever had a turn last had had before: those who join now begin here."""

    @asynccontextmanager
    async def turn(self, who: str, match: str) -> AsyncIterator[None]:
        """Wait for the turn of `who`, and have it."""
        await self._wait(who, match)
        if who != LAST:
            self._level = self._had(who)
        begun = time.monotonic()
        try:
            yield
        finally:
            self._used[who] = self._had(who) + time.monotonic() - begun
            self._next()

    def _had(self, who: str) -> float:
        return math.inf if who == LAST else max(self._used.get(who, 0.0), self._level)

    async def _wait(self, who: str, match: str) -> None:
        if not self.busy:
            self.busy = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, {}).setdefault(match, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._forget(who, match, mine)
            else:
                # It was its turn already: the next one has it instead.
                self._next()
            raise

    def _forget(self, who: str, match: str, mine: asyncio.Future[None]) -> None:
        matches = self._waiting[who]
        matches[match].remove(mine)
        self._tidy(who, match)

    def _next(self) -> None:
        """Let the next one begin."""
        self._used = {who: had for who, had in self._used.items() if had > self._level}
        if not self._waiting:
            self.busy = False
            return
        who = min(self._waiting, key=self._had)
        matches = self._waiting[who]
        match = next(iter(matches))
        mine = matches[match].popleft()
        # The next time it is the turn of another match of theirs.
        matches[match] = matches.pop(match)
        self._tidy(who, match)
        mine.set_result(None)

    def _tidy(self, who: str, match: str) -> None:
        """Nobody waits where nothing waits."""
        matches = self._waiting[who]
        if not matches[match]:
            del matches[match]
        if not matches:
            del self._waiting[who]
