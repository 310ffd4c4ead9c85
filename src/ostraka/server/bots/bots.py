"""The bots of a server: they think in worker processes, behind a bounded queue, never in the event loop.

Three kinds of questions do not wait for each other: those about which a bot thinks long, those it answers by rule of
thumb, and hints. Within each kind everybody has the same share, however many tables they play at.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Mapping
from typing import Any, Final

import msgspec
import structlog
from prometheus_client import Histogram

from ostraka.bots.budget import Budget
from ostraka.bots.levels import quick
from ostraka.bots.worker_pool import WorkerPool
from ostraka.core.errors import OstrakaError
from ostraka.match.shelf import load_game
from ostraka.server.bots.question import Question
from ostraka.server.bots.wire import HintInfo, ObjectionInfo

__all__ = ["THOUGHT", "Bots", "Habits"]

log = structlog.get_logger("bots")

PONDER = 3.0
"""Seconds of the clock a hint may take at most; where the rules are compiled it is ready within one."""
LOOKING = 2.0
"""Seconds that are thought for somebody who looks at a hint already."""
COACHING = 1.5
"""The same of what a coach thinks of a question, and of an answer to it."""
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


class Bots:
    """Those who answer at this server. Whoever asks waits for a place in the queue; people's requests never do."""

    def __init__(self, workers: int, waiting: int, seconds: float) -> None:
        self.seconds = seconds
        """What a bot may take of the clock for one answer."""
        self.habits = Habits()
        self._deep = WorkerPool(max(workers, 1), waiting + workers, PATIENCE)
        self._quick, self._hints = [WorkerPool(1, waiting + 1, PATIENCE) for _ in range(2)]
        """Their processes start when they are first asked."""
        self._pools = [self._deep, self._quick, self._hints] if workers else []
        self._places = asyncio.Semaphore(waiting)

    @property
    def open(self) -> bool:
        """Whether bots can think in this process at all."""
        return bool(self._pools) and not self._deep.closed

    @property
    def waiting(self) -> int:
        return sum(pool.waiting for pool in self._pools)

    async def start(self) -> None:
        if self._pools:
            await self._deep.start()

    async def stop(self) -> None:
        await asyncio.gather(*[pool.close() for pool in self._pools])

    async def choose(self, question: Question, level: str) -> int:
        """The answer of a bot of this level; if it fails, any offered option, so that the others' game goes on."""
        options, luck = question.options, question.luck
        if len(options) == 1:
            await asyncio.sleep(self.habits.drawn(question.game, level, luck, self.seconds))
            return options[0]
        try:
            begun = time.monotonic()
            option = await self.think(question, level)
            self.habits.note(question.game, level, time.monotonic() - begun)
            return option
        except OstrakaError as error:
            if not self.open:
                raise
            log.error("a bot has failed", table=question.table, level=level, error=str(error))
            return options[luck % len(options)]

    async def think(self, question: Question, level: str) -> int:
        """What a bot takes of several options, once it is its turn."""
        pool = self._working(self._quick if by_rule_of_thumb(question.game, level) else self._deep)
        budget = Budget(seed=question.luck, limit=self.seconds)
        async with self._places:
            timed = await pool.choose(question.game, question.view, level, budget, question.table, question.owner)
        THOUGHT.observe(timed.seconds)
        return timed.option

    async def hints(
        self, question: Question, names: tuple[str, ...], language: str, asker: str = "", deep: bool = False
    ) -> list[HintInfo]:
        """The best answers to a question, with reasons."""
        pool = self._working(self._hints)
        # Its own measure, several times what the strongest level thinks, and the same answer whenever somebody asks.
        budget = (Budget(seconds=LOOKING) if deep else Budget(limit=PONDER)).record()
        asked = {"game": question.game, "view": question.view, "names": names, "language": language, "budget": budget}
        async with self._places:
            found = await pool.call("ostraka.server.bots.hints:hints", asked, PONDER, owner=asker)
        return msgspec.convert(found, list[HintInfo])

    async def weigh(self, question: Question, asker: str) -> tuple[int, list[tuple[int, float]]]:
        """The best answer to a question, and those that give something away beside it, with how much."""
        asked = {"game": question.game, "view": question.view, "budget": Budget(limit=COACHING).record()}
        found = await self._coach("weighed", asked, asker)
        return msgspec.convert([found["best"], found["slips"]], tuple[int, list[tuple[int, float]]])

    async def doubt(
        self, question: Question, about: Mapping[str, object], names: tuple[str, ...], language: str, asker: str
    ) -> ObjectionInfo | None:
        """What is to be said against an answer (`about`: it, the best, and what it must give away), if it is sure."""
        asked = {"game": question.game, "view": question.view, **about, "names": names, "language": language}
        found = await self._coach("objected", {**asked, "budget": Budget(limit=2 * COACHING).record()}, asker)
        return msgspec.convert(found, ObjectionInfo | None)

    async def _coach(self, function: str, asked: Mapping[str, object], asker: str) -> Any:
        pool = self._working(self._hints)
        async with self._places:
            return await pool.call(f"ostraka.server.bots.coach:{function}", asked, 2 * COACHING, owner=asker)

    def _working(self, pool: WorkerPool) -> WorkerPool:
        if not self._pools:
            raise OstrakaError("no bots think at this server")
        return pool


def by_rule_of_thumb(game: str, level: str) -> bool:
    """Whether a bot answers without searching."""
    return quick(load_game(game), level)
