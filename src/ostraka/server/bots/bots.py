"""Where bots think: in the worker processes of `ostraka.bots`, behind a bounded queue, never in the event loop."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Final

import msgspec
import structlog
from prometheus_client import Histogram

from ostraka.bots.budget import Budget
from ostraka.bots.worker_pool import WorkerPool
from ostraka.core.errors import OstrakaError
from ostraka.server.bots import wire

__all__ = ["THOUGHT", "Habits", "Thinking"]

log = structlog.get_logger("thinking")

PONDER = 2.0
"""Seconds of the clock a hint may take."""
LATELY = 64
"""How many thoughts are remembered of each kind of bot, for their time only."""
PATIENCE = 30.0
"""Seconds a worker may take beyond its budget before it is replaced."""

THOUGHT: Final = Histogram(
    "ostraka_thought_seconds",
    "How long bots think about one choice, without waiting for their turn",
    buckets=(0.01, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 0.84, 0.88, 0.92, 1.0, 1.2, 1.6, 2.0, 3.0, 5.0),
    registry=None,
)


class Answer(msgspec.Struct):
    """A bot's choice, and how long it has thought."""

    option: int
    seconds: float


class Habits:
    """How long bots have taken for real questions of late, waiting for their turn included.

    Where there is a single answer they take as long: nobody shall learn from a quick one that a hand left no choice.
    """

    def __init__(self) -> None:
        self._lately: dict[tuple[str, str], deque[float]] = {}

    def note(self, game: str, level: str, seconds: float) -> None:
        self._lately.setdefault((game, level), deque(maxlen=LATELY)).append(seconds)

    def drawn(self, game: str, level: str, luck: int, otherwise: float) -> float:
        """One of the times a bot of this level has taken; `otherwise`, if it has not been asked anything yet."""
        known = self._lately.get((game, level))
        return known[luck % len(known)] if known else otherwise


class Thinking:
    """The bots of this process. Whoever asks waits for a place in the queue; people's requests never do."""

    def __init__(self, workers: int, waiting: int, seconds: float) -> None:
        self.seconds = seconds
        self.answers = 0
        self.habits = Habits()
        self._pool = WorkerPool(workers, waiting + workers, PATIENCE) if workers else None
        self._places = asyncio.Semaphore(waiting)

    @property
    def open(self) -> bool:
        """Whether bots can think in this process at all."""
        return self._pool is not None and not self._pool.closed

    @property
    def waiting(self) -> int:
        return self._pool.waiting if self._pool is not None else 0

    async def start(self) -> None:
        if self._pool is not None:
            await self._pool.start()

    async def stop(self) -> None:
        if self._pool is not None:
            await self._pool.close()

    async def choose(self, game: str, view: Mapping[str, object], level: str, seed: int, memory: str = "") -> int:
        """What a bot answers to the question in a view: all it is given is what the seat may know."""
        if self._pool is None:
            raise OstrakaError("no bots think at this server")
        budget = Budget(seed=seed, limit=self.seconds)
        asked = {"game": game, "view": view, "bot": level, "budget": budget.record(), "memory": memory}
        async with self._places:
            found = await self._pool.call("ostraka.server.bots.hints:choice", asked, budget.clock() or 0.0, memory)
        answer = msgspec.convert(found, Answer)
        THOUGHT.observe(answer.seconds)
        self.answers += 1
        return answer.option

    async def hints(
        self, game: str, view: Mapping[str, object], names: tuple[str, ...], language: str, seed: int
    ) -> list[wire.HintInfo]:
        """The best answers to the question in a view, with reasons."""
        if self._pool is None:
            raise OstrakaError("no bots think at this server")
        budget = Budget(seed=seed, limit=PONDER)
        asked = {"game": game, "view": view, "names": list(names), "language": language, "budget": budget.record()}
        async with self._places:
            found = await self._pool.call("ostraka.server.bots.hints:hints", asked, PONDER)
        return msgspec.convert(found, list[wire.HintInfo])
