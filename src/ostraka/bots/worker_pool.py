"""Bots that think outside an event loop: a few processes, a queue that cannot grow without end, and second chances.

```python
async with WorkerPool(2) as pool:
    option, seconds = await pool.choose("thebes", pack(game, view), "scholar", Budget(seed, limit=2.0))
```
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from types import TracebackType
from typing import Final, NamedTuple
from zlib import crc32

from ostraka.bots.budget import OWN_MEASURE, Budget
from ostraka.bots.turns import LAST, Turns
from ostraka.core.errors import OstrakaError

__all__ = ["COURTESY", "ThinkingFailed", "TimedChoice", "TooBusy", "WorkerPool", "environment", "give_way"]

LONGEST: Final = 1 << 24
"""No answer has more bytes than this."""
COURTESY: Final = 10
"""How much less urgent thinking is than whatever else the machine does."""
GRACE: Final = 10.0
"""Seconds to finish what is open when the pool is closed."""


class TooBusy(OstrakaError):
    """More questions wait than the pool takes: try again later, or let a quick bot answer."""


class ThinkingFailed(OstrakaError):
    """A process died or did not answer in time, and so did the one after it."""


class TimedChoice(NamedTuple):
    """A bot's choice, and how many seconds it has thought about it, without waiting for its turn."""

    option: int
    seconds: float


class Lost(Exception):
    """The process is gone, or is taken for gone."""


def environment() -> dict[str, str]:
    """The environment of a worker: it finds the same build of everything as this process does."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def give_way(process: int) -> None:
    """Let whatever else the machine does come before a process, from its first moment: to begin is work as well."""
    if hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process, min(19, os.getpriority(os.PRIO_PROCESS, 0) + COURTESY))


class Worker:
    """One process, one question at a time. It is started when it is needed, again if it was lost."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.waiting = 0
        """Questions that are thought about or wait for their turn."""
        self.process: asyncio.subprocess.Process | None = None
        self.closed = False

    async def start(self) -> None:
        """Start the process, unless it runs."""
        if self.closed:
            raise Lost("the pool was closed")
        if self.process is not None and self.process.returncode is None:
            return
        await self.stop()
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "ostraka.bots.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment(),
            limit=LONGEST,
        )
        give_way(self.process.pid)
        await self.line()

    async def line(self) -> dict[str, object]:
        """The next answer."""
        assert self.process is not None and self.process.stdout is not None
        try:
            text = await self.process.stdout.readline()
        except ValueError as error:
            raise Lost("its answer is too long") from error
        if not text.endswith(b"\n"):
            raise Lost(f"it ended with status {await self.process.wait()}")
        answer: dict[str, object] = json.loads(text)
        return answer

    async def think(self, question: bytes, patience: float) -> dict[str, object]:
        """Ask, and wait for the answer. Whoever stops waiting stops the thinking."""
        try:
            async with asyncio.timeout(patience):
                await self.start()
                assert self.process is not None and self.process.stdin is not None
                self.process.stdin.write(question)
                await self.process.stdin.drain()
                return await self.line()
        except TimeoutError as error:
            await self.stop()
            raise Lost(f"it has not answered within {patience:g} seconds") from error
        except ConnectionError as error:
            await self.stop()
            raise Lost("it cannot be reached") from error
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """End the process at once."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()

    async def close(self, grace: float) -> None:
        """Let the process answer and end by itself; end it if it has not done so after `grace` seconds."""
        try:
            async with asyncio.timeout(grace), self.turns.turn(LAST, ""):
                if self.process is not None and self.process.stdin is not None:
                    self.process.stdin.close()
                    await self.process.wait()
        except TimeoutError:
            # Whoever is still waiting for its answer learns that it is gone, and gives way.
            if self.process is not None:
                with suppress(ProcessLookupError):
                    self.process.kill()
        self.closed = True
        async with self.turns.turn(LAST, ""):
            await self.stop()


class WorkerPool:
    """A pool of worker processes. Every call is a coroutine; the event loop never waits for a thought."""

    def __init__(self, workers: int = 1, waiting: int = 64, patience: float = 30.0) -> None:
        if workers < 1 or waiting < 1 or patience <= 0:
            raise OstrakaError("a pool has at least one worker, room for one question and some patience")
        self.workers = [Worker() for _ in range(workers)]
        self.room = waiting
        """How many questions may be open at the same time, those being thought about included."""
        self.patience = patience
        """Seconds a thought may take beyond the clock of its budget, the start of a process included."""
        self.closed = False

    async def __aenter__(self) -> WorkerPool:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def waiting(self) -> int:
        """How many questions are open."""
        return sum(worker.waiting for worker in self.workers)

    async def start(self) -> None:
        """Start all processes now, so that the first question need not wait for one."""
        try:
            await asyncio.gather(*(worker.start() for worker in self.workers))
        except Lost as error:
            await self.close()
            raise ThinkingFailed(f"a worker process could not be started: {error}") from error

    async def close(self, grace: float = GRACE) -> None:
        """Take no more questions, finish those that are open, end the processes; after `grace` seconds at once."""
        self.closed = True
        await asyncio.gather(*(worker.close(grace) for worker in self.workers))

    async def choose(
        self,
        game: str,
        view: Mapping[str, object],
        bot: str,
        budget: Budget = OWN_MEASURE,
        memory: str = "",
        owner: str = "",
    ) -> TimedChoice:
        """The answer of a bot to the question in the record of a view, and how long it took.

        Questions with the same `memory` (a name for the match) go to the same process: a bot that has a use for it
        remembers what it has thought about them. Where questions wait, all owners get the same share of the time.
        """
        asked = {"game": game, "view": view, "bot": bot, "budget": budget.record(), "memory": memory}
        found = await self.call("ostraka.bots.worker:choose", asked, budget.clock() or 0.0, memory, owner)
        assert isinstance(found, list)
        return TimedChoice(*found)

    async def estimates(
        self, game: str, view: Mapping[str, object], bot: str, budget: Budget = OWN_MEASURE
    ) -> list[dict[str, object]]:
        """What a bot that searches thinks of every option, the best first: the records of `Estimate`."""
        asked = {"game": game, "view": view, "bot": bot, "budget": budget.record()}
        found = await self.call("ostraka.bots.worker:estimates", asked, budget.clock() or 0.0)
        assert isinstance(found, list)
        return found

    async def call(
        self,
        function: str,
        asked: Mapping[str, object],
        seconds: float = 0.0,
        memory: str = "",
        owner: str = "",
    ) -> object:
        """Call any `module:function` in a worker, with plain JSON values both ways.

        A process that dies or does not answer in `seconds` and the pool's patience is replaced, and asked once more.
        """
        if self.closed:
            raise OstrakaError("the pool is closed")
        if self.waiting >= self.room:
            raise TooBusy(f"{self.waiting} questions are waiting already")
        question = json.dumps({"call": function, "with": asked}).encode() + b"\n"
        patience = 1.1 * seconds + self.patience
        worker = self.worker_for(memory)
        worker.waiting += 1
        try:
            async with worker.turns.turn(owner, memory):
                try:
                    answer = await worker.think(question, patience)
                except Lost:
                    answer = await worker.think(question, patience)
        except Lost as error:
            raise ThinkingFailed(f"{function} got no answer from two processes; of the second: {error}") from error
        finally:
            worker.waiting -= 1
        if "error" in answer:
            raise OstrakaError(str(answer["error"]))
        return answer["answer"]

    def worker_for(self, memory: str) -> Worker:
        """The process that remembers this match, or the one that has least to do."""
        if memory:
            return self.workers[crc32(memory.encode()) % len(self.workers)]
        return min(self.workers, key=lambda worker: worker.waiting)
