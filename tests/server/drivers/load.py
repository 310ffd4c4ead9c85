"""Many people at many tables, at a steady pace: how long does a choice take until it is safe?

    python -m tests.server.drivers.load --sockets 2000 --tables 500 --rate 400 --seconds 600
    python -m tests.server.drivers.load --rate 1000 --seconds 120 --words 2 [--servers 2]

The server runs in a process of its own, this driver in another, on the same machine; two servers share a PostgreSQL,
and each has half of the tables. Every table has the same number of sockets, one for each seat, and they want as many
languages as `words` says: none, English, or English and the pseudo-language in turn. Choices come at fixed moments,
whether or not earlier ones have been answered, so a slow server cannot slow its own measurement down. Tables whose game
is over are replaced by new ones.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import secrets
import time
from collections import deque
from collections.abc import Sequence
from contextlib import AsyncExitStack, ExitStack
from typing import Final

import httpx
import msgspec
import psutil
import websockets

from ostraka.text import PSEUDO
from tests.server.drivers import crowd
from tests.server.drivers.crowd import Ack, Figures, News, Place, Refusal
from tests.server.house import House

LANGUAGES: Final = (("",), ("en",), ("en", PSEUDO))
"""The languages of the seats in turn, by their number."""


class Tally(msgspec.Struct):
    acks: list[float] = []
    spread: list[float] = []
    """Seconds until every socket of the table has been shown a choice."""
    late: list[float] = []
    """Seconds after its moment at which a choice was really sent: the driver's own delay."""
    behind: int = 0
    """Choices that were due when no table was ready for one."""
    games: int = 0
    bytes: int = 0
    frames: int = 0
    errors: list[str] = []


class Table:
    """One table with a socket at every seat."""

    def __init__(self, crew: Crew, place: Place) -> None:
        self.crew = crew
        self.place = place
        self.lines: list[websockets.ClientConnection] = []
        self.news: list[News | None] = [None] * place.seats
        self.sent: dict[str, float] = {}
        self.waiting: tuple[int, float] | None = None
        """The number of the entry that everybody shall be shown, and when it was sent."""
        self.over = asyncio.Event()
        self.ready = False

    async def run(self) -> None:
        async with AsyncExitStack() as stack:
            for seat in range(self.place.seats):
                language = self.crew.languages[seat % len(self.crew.languages)]
                context = crowd.seated(self.place, seat, language=language)
                self.lines.append(await stack.enter_async_context(context))
            reading = [asyncio.create_task(self.read(seat)) for seat in range(self.place.seats)]
            reading.append(asyncio.create_task(self.end()))
            try:
                await asyncio.wait(reading, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self.ready = False
                for task in reading:
                    task.cancel()
                for result in await asyncio.gather(*reading, return_exceptions=True):
                    if isinstance(result, Exception):
                        self.crew.tally.errors.append(repr(result))

    async def end(self) -> None:
        await self.over.wait()

    async def read(self, seat: int) -> None:
        tally = self.crew.tally
        async for frame in self.lines[seat]:
            tally.frames += 1
            tally.bytes += len(frame)
            message = crowd.MESSAGES.decode(frame)
            if isinstance(message, News):
                self.shown(seat, message)
            elif isinstance(message, Ack):
                tally.acks.append(time.monotonic() - self.sent.pop(message.id))
            elif isinstance(message, Refusal):
                tally.errors.append(f"{message.code}: {message.detail}")

    def shown(self, seat: int, news: News) -> None:
        """A socket knows of another entry; when all do, the table is ready for the next choice."""
        self.news[seat] = news
        if news.status != "playing":
            self.over.set()
        known = [other for other in self.news if other is not None]
        if len(known) < self.place.seats or len({other.seq for other in known}) > 1:
            return
        if self.waiting is not None and news.seq >= self.waiting[0]:
            self.crew.tally.spread.append(time.monotonic() - self.waiting[1])
            self.waiting = None
        if not self.ready and not self.over.is_set():
            self.ready = True
            self.crew.ready.append(self)

    async def choose(self) -> None:
        """Send one choice of the seat that is asked."""
        self.ready = False
        seat = next(seat for seat, news in enumerate(self.news) if news is not None and news.decision is not None)
        news = self.news[seat]
        assert news is not None and news.decision is not None
        offers = news.decision.offers
        act = crowd.submission(news.seq, self.crew.luck.choice(offers).option, secrets.token_hex(8))
        self.sent[act["id"]] = moment = time.monotonic()
        self.waiting = (news.seq + 1, moment)
        await self.lines[seat].send(json.dumps(act))


class Crew:
    """All tables, and the clock that says when the next choice is due."""

    def __init__(
        self,
        url: str,
        tables: int,
        seats: int,
        languages: Sequence[str],
        seed: int,
        game: str = "thebes",
        sources: Sequence[str] = ("",),
    ) -> None:
        self.url = url
        self.sources = sources
        self.languages = languages
        self.luck = random.Random(seed)
        self.tally = Tally()
        self.ready: deque[Table] = deque()
        self.wishes = [crowd.wish(game, seats) for _ in range(tables)]
        self.tasks: list[asyncio.Task[None]] = []
        self.stopping = False

    async def start(self) -> None:
        self.places = await crowd.set_up(self.url, self.wishes, self.sources)
        gate = asyncio.Semaphore(crowd.BUSY)
        self.tasks = [asyncio.create_task(self.seat(place, gate)) for place in self.places]
        while len(self.ready) < len(self.places):
            await asyncio.sleep(0.1)

    async def seat(self, place: Place, gate: asyncio.Semaphore) -> None:
        """One table after the other, for as long as it goes on."""
        while not self.stopping:
            table = Table(self, place)
            await table.run()
            self.tally.games += 1
            async with gate, crowd.visiting(self.url, place.source) as http:
                place = await crowd.set_up_one(http, self.wishes[0], place.cookie, source=place.source)

    async def choices(self, rate: float, seconds: float) -> None:
        """Send choices at fixed moments."""
        begun = time.monotonic()
        for n in range(int(rate * seconds)):
            due = begun + n / rate
            wait = due - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            while self.ready and self.ready[0].over.is_set():
                self.ready.popleft()
            if self.ready:
                self.tally.late.append(time.monotonic() - due)
                await self.ready.popleft().choose()
            else:
                self.tally.behind += 1

    async def rush(self, seconds: float) -> None:
        """Send choices as fast as they are answered: each table its next one as soon as all there know the last."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while self.ready:
                table = self.ready.popleft()
                if not table.over.is_set():
                    await table.choose()
            await asyncio.sleep(0.001)

    async def stop(self) -> None:
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def lag_of(metrics: str) -> dict[str, float]:
    """The histogram of the event loop's lag: upper bound → observations up to it."""
    return {bound: float(n) for bound, n in re.findall(r'ostraka_lag_seconds_bucket\{le="([^"]+)"\} (\S+)', metrics)}


def lag_share(before: str, after: str, part: float) -> float:
    """The bound, in ms, below which this part of the lags between two readings lies."""
    old, new = lag_of(before), lag_of(after)
    counts = {bound: new[bound] - old.get(bound, 0.0) for bound in new}
    return next(float(bound) * 1000 for bound, n in counts.items() if n >= part * counts["+Inf"])


class Used(msgspec.Struct):
    """What the servers have spent while choices came."""

    cpu: float
    seconds: float
    lags: list[float]
    """The 99th percentile of the event loop's lag of each."""


async def storm(houses: Sequence[House], crews: Sequence[Crew], rate: int, seconds: int) -> Used:
    """Choices at all tables; each server gets its share of them."""
    await asyncio.gather(*(crew.start() for crew in crews))
    processes = [psutil.Process(house.process.pid) for house in houses]
    before, used = [await metrics(house.url) for house in houses], sum(map(spent, processes))
    begun = time.monotonic()
    await asyncio.gather(*(crew.choices(rate / len(crews), seconds) for crew in crews))
    took = time.monotonic() - begun
    await asyncio.sleep(1)
    used = sum(map(spent, processes)) - used
    after = [await metrics(house.url) for house in houses]
    await asyncio.gather(*(crew.stop() for crew in crews))
    return Used(used, took, [lag_share(old, new, 0.99) for old, new in zip(before, after, strict=True)])


def spent(process: psutil.Process) -> float:
    """Seconds of CPU, its own and the kernel's for it."""
    return float(sum(process.cpu_times()[:2]))


async def metrics(url: str) -> str:
    async with httpx.AsyncClient(base_url=url) as http:
        return (await http.get("/metrics")).text


def house(database: str, **settings: str) -> House:
    """A server without bots, which knows the pseudo-language and shares no memory with us."""
    own = {"PYTHONPATH": os.environ.get("PYTHONPATH", ""), **settings}
    return House(database, 0, OSTRAKA_THINKERS="0", OSTRAKA_ROOMS="20000", OSTRAKA_PSEUDO="1", **own)


def trial(
    database: str, sockets: int, tables: int, rate: int, seconds: int, seed: int = 1, words: int = 1, servers: int = 1
) -> Figures:
    """The whole trial on a fresh store; returns its figures."""
    crowd.open_files()
    with ExitStack() as stack:
        houses = [stack.enter_context(house(database)) for _ in range(servers)]
        crews = [
            Crew(house.url, tables // servers, sockets // tables, LANGUAGES[words], seed + n)
            for n, house in enumerate(houses)
        ]
        used = asyncio.run(storm(houses, crews, rate, seconds))
        megabytes = [round(crowd.memory(house)) for house in houses]
        codes = [house.stop() for house in houses]
    return (
        {"sockets": sockets, "tables": tables, "languages": words, "wanted choices/s": rate}
        | figures([crew.tally for crew in crews], used)
        | {"server MB": megabytes if servers > 1 else megabytes[0], "clean stop": not any(codes)}
    )


def figures(tallies: Sequence[Tally], used: Used) -> Figures:
    acks, spread, late = (
        [value for tally in tallies for value in getattr(tally, name)] for name in ("acks", "spread", "late")
    )
    errors = [error for tally in tallies for error in tally.errors]
    frames = sum(tally.frames for tally in tallies)
    return {
        "acks": len(acks), "acks/s": round(len(acks) / used.seconds, 1),
        "ack p50, ms": round(crowd.share(acks, 0.5) * 1000, 1),
        "ack p99, ms": round(crowd.share(acks, 0.99) * 1000, 1),
        "shown to all p50, ms": round(crowd.share(spread, 0.5) * 1000, 1),
        "shown to all p99, ms": round(crowd.share(spread, 0.99) * 1000, 1),
        "loop lag p99, ms": max(used.lags), "sent late p99, ms": round(crowd.share(late, 0.99) * 1000, 1),
        "errors": len(errors), "first errors": errors[:3], "not sent in time": sum(tally.behind for tally in tallies),
        "games ended": sum(tally.games for tally in tallies), "frames": frames,
        "KB per frame": round(sum(tally.bytes for tally in tallies) / max(1, frames) / 1000, 2),
        "server cores": round(used.cpu / used.seconds, 2),
        "server CPU per choice, ms": round(used.cpu / max(1, len(acks)) * 1000, 2),
        "driver cores": round(sum(psutil.Process().cpu_times()[:2]) / used.seconds, 2),
        "seconds": round(used.seconds),
    }  # fmt: skip


def sound(found: Figures) -> bool:
    """Judged by what cannot depend on the machine; the times are for people to read."""
    return not found["errors"] and found["acks"] > 0


def main() -> None:
    crowd.conclude(
        trial, str(__doc__), sound, sockets=2000, tables=500, rate=400, seconds=600, seed=1, words=1, servers=1
    )


if __name__ == "__main__":
    main()
