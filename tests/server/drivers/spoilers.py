"""Strangers ask for everything that is dear, from many addresses, while people play and one guest keeps all bots busy.

    python -m tests.server.drivers.spoilers --addresses 50 --tables 50 --rate 200 --seconds 60

The server has its limits on, as at home, and spoilers have a process of their own. Seated people choose at a steady
rate, first in peace and then among the spoilers: cards in made-up languages, lists and statistics, verifications and
moments of a finished game, streams, hellos over and over, guessed codes, sessions that do not exist. Meanwhile a guest
has as many tables of four sages thinking as the server allows, and somebody else plays against a digger and asks for
hints.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any
from urllib.parse import urlsplit

import psutil
import websockets

from ostraka.server.tables.listing import PLAYED
from tests.server.drivers import crowd
from tests.server.drivers.crowd import Figures, Place
from tests.server.drivers.load import Crew
from tests.server.house import House

GONE = (OSError, TimeoutError, EOFError, asyncio.LimitOverrunError, websockets.WebSocketException)
GAMES = ("ancient", "thebes", "mammothodus")
TOGETHER = 4
"""Requests that one address has under way at a time."""
HELLOS = 20
SAGES = [{"kind": "bot", "level": "sage"}] * 4


class Spoiler:
    """Everybody at one address who wants to spoil it."""

    def __init__(self, url: str, source: str, finished: str, seen: Counter[str]) -> None:
        self.url = url
        self.source = source
        self.finished = finished
        self.seen = seen
        self.luck = random.Random(source)

    def path(self) -> str:
        """Something to ask for."""
        luck, game, odd = self.luck, self.luck.choice(GAMES), secrets.token_hex(4)
        day = f"2026-{luck.randrange(1, 13):02}-{luck.randrange(1, 29):02}"
        return luck.choice(
            [
                f"/api/games/{game}/cards?language={odd}",
                f"/api/games?language={odd}",
                f"/api/daily/{game}?day={day}",
                f"/api/games/{game}/statistics",
                f"/api/games/{game}/ratings",
                "/api/tables",
                f"/api/tables/{self.finished}/verification",
                f"/api/tables/{self.finished}/at/{luck.randrange(40)}?language={odd}",
                f"/api/tables/{self.finished}/replay",
                f"/api/codes/{odd[:6]}",
                "/api/texts/en",
                "/api/schema/openapi.json",
                "/health",
                "/",
            ]
        )

    async def ask(self) -> None:
        """One request after the other, now and then under a session that nobody has."""
        while True:
            try:
                async with self.door() as (reader, writer):
                    while True:
                        made_up = f"cookie: ostraka={secrets.token_hex(16)}\r\n" if self.luck.random() < 0.3 else ""
                        status, goes_on = await asked(reader, writer, self.path(), made_up)
                        self.seen[status] += 1
                        if not goes_on:
                            break
                        # Whoever is told to come back later does not.
                        await asyncio.sleep(0.001)
            except GONE as error:
                self.seen[type(error).__name__] += 1
                await asyncio.sleep(0.05)

    @asynccontextmanager
    async def door(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection without any library: what it costs here is missing there."""
        where = urlsplit(self.url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(self.source, 0))
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def listen(self) -> None:
        """Streams of the lobby, opened and left again."""
        while True:
            try:
                async with asyncio.timeout(2), self.door() as (reader, writer):
                    status, _ = await asked(reader, writer, "/api/lobby/stream", whole=False)
                    self.seen[f"stream {status}"] += 1
                    while await reader.read(65_536):
                        pass
            except GONE:
                await asyncio.sleep(0.05)

    async def greet(self) -> None:
        """A spectator's socket that wants everything from the beginning, over and over."""
        place = Place(self.url, self.finished, "", 2, self.source)
        while True:
            try:
                async with crowd.seated(place, language="en") as line:
                    self.seen["sockets"] += 1
                    for _ in range(HELLOS):
                        await line.send(json.dumps({"type": "hello", "since": -1, "language": "en"}))
                        await line.recv()
            except GONE:
                await asyncio.sleep(0.05)

    def works(self) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        return [*[self.ask] * TOGETHER, self.listen, self.greet]


async def asked(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str, more: str = "", whole: bool = True
) -> tuple[str, bool]:
    """Ask for something, and read the answer; returns its status, and whether the connection goes on."""
    async with asyncio.timeout(crowd.PATIENCE):
        writer.write(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n{more}\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        if whole and b"transfer-encoding: chunked" in head:
            await reader.readuntil(b"\r\n0\r\n\r\n")
        elif whole:
            await reader.readexactly(int(head.partition(b"content-length: ")[2].partition(b"\r")[0] or 0))
    return head[9:12].decode(), b"connection: close" not in head


async def spoil(url: str, finished: str, addresses: int) -> None:
    """All spoilers, in a process of their own; what they were told is printed when they are stopped."""
    crowd.open_files()
    seen: Counter[str] = Counter()
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    spoilers = [Spoiler(url, f"127.0.1.{n + 1}", finished, seen) for n in range(addresses)]
    tasks = [asyncio.create_task(work()) for spoiler in spoilers for work in spoiler.works()]
    await stop.wait()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(json.dumps(dict(seen.most_common())))


@contextmanager
def among_spoilers(url: str, finished: str, addresses: int, seen: Counter[str]) -> Iterator[None]:
    """Their process has its own event loop: what is measured here does not wait for what they do."""
    given = [url, finished, str(addresses)]
    with subprocess.Popen([sys.executable, "-m", __spec__.name, *given], stdout=subprocess.PIPE, text=True) as process:
        try:
            yield
        finally:
            process.terminate()
            seen.update(json.loads(process.communicate()[0] or "{}"))


async def finished(url: str) -> str:
    """A table whose game is over, for everybody to look at."""
    place = (await crowd.set_up(url, [crowd.wish("thebes", 2)]))[0]
    async with crowd.seated(place, 0) as first, crowd.seated(place, 1) as second:
        await asyncio.gather(*(to_the_end(line) for line in (first, second)))
    return place.table


async def to_the_end(line: websockets.ClientConnection) -> None:
    async for frame in line:
        message = crowd.MESSAGES.decode(frame)
        if isinstance(message, crowd.News):
            if message.status != "playing":
                return
            if message.decision is not None:
                await line.send(json.dumps(crowd.submission(message.seq, message.decision.offers[-1].option)))


async def hoard(url: str, stack: AsyncExitStack) -> None:
    """A guest who lets as many sages think as the server allows, and looks at all of them."""
    async with crowd.visiting(url, "127.0.3.1") as http:
        cookie = await crowd.come_in(http, "Greedy")
        for _ in range(PLAYED["guest"]):
            place = await crowd.set_up_one(http, {"game": "ancient", "seats": SAGES}, cookie, source="127.0.3.1")
            line = await stack.enter_async_context(crowd.seated(place))
            stack.push_async_callback(cancelled, asyncio.create_task(drained(line)))


async def drained(line: websockets.ClientConnection) -> None:
    async for _ in line:
        pass


async def cancelled(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


class Somebody:
    """Plays against a digger, and asks for a hint now and then."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.hints: list[float] = []

    async def play(self, url: str) -> None:
        while True:
            async with crowd.visiting(url, "127.0.4.1") as http:
                place = await crowd.set_up_one(http, crowd.wish("thebes", 1, 1), source="127.0.4.1")
            async with crowd.seated(place, 0, language="en") as line:
                await self.game(line)

    async def game(self, line: websockets.ClientConnection) -> None:
        sent, asked, made = 0.0, 0.0, 0
        async for frame in line:
            message = json.loads(frame)
            if message["type"] == "hinted":
                self.hints.append(time.monotonic() - asked)
            if message["type"] not in ("update", "hinted"):
                continue
            if message["type"] == "update":
                update = message
                if update["status"] != "playing":
                    return
            if update["decision"] is None:
                continue
            if sent and message["type"] == "update":
                self.answers.append(time.monotonic() - sent)
            if made % 8 == 4 and message["type"] == "update":
                asked = time.monotonic()
                made += 1
                await line.send(json.dumps({"type": "hint", "ref": made}))
                continue
            made += 1
            # Until the next update the digger has answered, unless it is still my turn.
            sent = time.monotonic()
            option = update["decision"]["offers"][-1]["option"]
            await line.send(json.dumps(crowd.submission(update["seq"], option)))


async def story(house: House, addresses: int, tables: int, rate: int, seconds: int) -> Figures:
    url = house.url
    over = await finished(url)
    sources = [f"127.0.2.{n + 1}" for n in range(max(1, tables // 2))]
    crew = Crew(url, tables, 4, ("en",), 1, sources=sources)
    await crew.start()
    process = psutil.Process(house.process.pid)
    found: Figures = {}
    seen: Counter[str] = Counter()
    somebody = Somebody()
    async with AsyncExitStack() as stack:
        for name in ("in peace", "among spoilers"):
            if name == "among spoilers":
                await hoard(url, stack)
                stack.enter_context(among_spoilers(url, over, addresses, seen))
                stack.push_async_callback(cancelled, asyncio.create_task(somebody.play(url)))
            crew.tally.acks.clear()
            used = sum(process.cpu_times()[:2])
            begun = time.monotonic()
            await crew.choices(rate, seconds)
            took = time.monotonic() - begun
            acks = crew.tally.acks
            found[name] = {
                "acks/s": round(len(acks) / took, 1),
                "ack p50, ms": round(crowd.share(acks, 0.5) * 1e3, 1),
                "ack p99, ms": round(crowd.share(acks, 0.99) * 1e3, 1),
                "server cores": round((sum(process.cpu_times()[:2]) - used) / took, 2),
                "server MB": round(crowd.memory(house)),
            }
        # On a busy machine somebody may not even have sat down yet.
        patience = time.monotonic() + 2 * crowd.PATIENCE
        while not somebody.answers and time.monotonic() < patience:
            await asyncio.sleep(0.1)
        await crew.stop()
    found["answers of a digger"] = {
        "number": len(somebody.answers),
        "p50, ms": round(crowd.share(somebody.answers, 0.5) * 1e3),
        "p99, ms": round(crowd.share(somebody.answers, 0.99) * 1e3),
    }
    found["hints"] = {"number": len(somebody.hints), "slowest, ms": round(max(somebody.hints, default=0) * 1e3)}
    found["spoilers were told"] = dict(seen.most_common())
    found["errors of the seated"] = crew.tally.errors[:5]
    return found


def trial(database: str, addresses: int, tables: int, rate: int, seconds: int) -> Figures:
    """The whole trial on a fresh store; returns its figures."""
    crowd.open_files()
    with House(database, OSTRAKA_LIMITS="1") as house:
        found = asyncio.run(story(house, addresses, tables, rate, seconds))
        found["clean stop"] = house.stop() == 0
    return found


def sound(found: Figures) -> bool:
    """Judged by what cannot depend on the machine; the times are for people to read."""
    faults = [told for told in found["spoilers were told"] if told in ("500", "stream 500")]
    played = found["among spoilers"]["acks/s"] > 0 and found["answers of a digger"]["number"] > 0
    return played and not faults and not found["errors of the seated"] and found["clean stop"]


def main() -> None:
    if len(sys.argv) == 4 and sys.argv[1].startswith("http"):
        asyncio.run(spoil(sys.argv[1], sys.argv[2], int(sys.argv[3])))
        return
    crowd.conclude(trial, str(__doc__), sound, addresses=50, tables=50, rate=200, seconds=60)


if __name__ == "__main__":
    main()
