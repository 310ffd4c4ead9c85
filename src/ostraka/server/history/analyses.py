"""Analyses of finished games, made one after the other in a process of their own and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from ostraka.lab.page import Unbuilt, filled, read_template
from ostraka.server.errors import Refused
from ostraka.server.history import wire

__all__ = ["Analyses", "analysed"]

SECONDS: Final = 25.0
"""What one analysis may take."""
WAITING: Final = 8
"""Analyses that may wait for their turn."""
EACH: Final = 2
"""Of these, as many may be for one person …"""
HOUSEHOLD: Final = 4
"""… and as many for everybody at one address: the others find room whoever fills it."""
KEPT: Final = 64

Key = tuple[str, str, tuple[int, ...]]
"""A table, a language, and the seats of whoever it is told to."""


def analysed(text: str, names: list[str], language: str, readers: list[int], seconds: float) -> dict[str, object]:
    """In the other process: the figures of an analysis, with their words."""
    from ostraka.bots.budget import Budget
    from ostraka.lab.analyse import analyse
    from ostraka.lab.analysis_words import Telling
    from ostraka.match import Match
    from ostraka.text import words_for

    analysis = analyse(Match.read(text), Budget(seconds=seconds), readers=readers)
    return Telling(analysis, words_for(analysis.match.game, language), names).record()


class Analyses:
    """Whoever asks first has it made; whoever asks again finds it ready, or on its way."""

    def __init__(self, seconds: float = SECONDS, client: str = "") -> None:
        self.seconds = seconds
        self.client = Path(client) if client else None
        self._ready: OrderedDict[Key, dict[str, object]] = OrderedDict()
        self._under_way: dict[Key, asyncio.Task[None]] = {}
        self._asked: dict[Key, tuple[str, str]] = {}
        """Who has asked for each of them, and from which address."""
        self._pool: ProcessPoolExecutor | None = None

    def state(self, key: Key) -> wire.AnalysisState:
        """Whether it is ready; the figures, if so."""
        ready = self._ready.get(key)
        if ready is not None:
            return wire.AnalysisState("ready", ready)
        return wire.AnalysisState("working" if key in self._under_way else "none")

    def page(self, key: Key) -> str:
        """An analysis that is ready as a page to keep."""
        ready = self._ready.get(key)
        if ready is None:
            raise Refused("analysis", "this analysis is not ready; ask for it first", 404)
        try:
            return filled(read_template(self.client), ready)
        except Unbuilt as error:
            raise Refused("unbuilt", str(error), 404) from None

    def ask(
        self, key: Key, text: str, names: tuple[str, ...], person: str = "", address: str = ""
    ) -> wire.AnalysisState:
        """Have it made, if it is not there yet."""
        if key not in self._ready and key not in self._under_way:
            people, addresses = [who for who, _ in self._asked.values()], [where for _, where in self._asked.values()]
            full = len(self._under_way) >= WAITING
            if full or people.count(person) >= EACH or addresses.count(address) >= HOUSEHOLD:
                raise Refused("busy", "too many analyses are waiting; try again soon", 503, {"retry-after": "30"})
            self._asked[key] = person, address
            self._under_way[key] = asyncio.create_task(self._make(key, text, list(names)))
        return self.state(key)

    async def _make(self, key: Key, text: str, names: list[str]) -> None:
        if self._pool is None:
            # A fresh interpreter: a fork of this one would hold its sockets open.
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        loop = asyncio.get_running_loop()
        try:
            _, language, readers = key
            self._ready[key] = await loop.run_in_executor(
                self._pool, analysed, text, names, language, list(readers), self.seconds
            )
            if len(self._ready) > KEPT:
                self._ready.popitem(last=False)
        finally:
            del self._under_way[key], self._asked[key]

    async def stop(self) -> None:
        """Nobody waits for an analysis when the server stops: it can be made again."""
        for task in self._under_way.values():
            task.cancel()
        if self._pool is not None:
            processes = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
