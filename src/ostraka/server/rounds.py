"""Something that is done again and again while a server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

__all__ = ["Rounds"]

log = structlog.get_logger("rounds")


class Rounds:
    """Rests so many seconds, then works, and so on. A round that fails is told of and does not end the others."""

    def __init__(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self.name = name
        self._seconds = seconds
        self._work = work
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_on(), name=self.name)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            try:
                await self._work()
            except Exception as error:
                log.error(f"a round of the {self.name} has failed", error=type(error).__name__)
