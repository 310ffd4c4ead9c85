"""Lines to the database that die without a word: noticed by heartbeats, told by `/health`, and mended by themselves."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy.engine import make_url

from tests.server.house import WAIT, Guest, House, guest, sqlite, steady


class Wire:
    """A line to PostgreSQL that can go silent: it stays open, and nothing comes through any more."""

    def __init__(self, folder: str) -> None:
        self.path = f"{folder}/.s.PGSQL.5432"
        self.dead = asyncio.Event()
        """Set: nothing comes through what is open now."""
        self.cut = False
        """Nor through what is opened later."""
        self.tasks: list[asyncio.Task[None]] = []
        self.ends: list[asyncio.StreamWriter] = []

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        dead = asyncio.Event() if self.cut else self.dead
        if self.cut:
            dead.set()
        there, here = await asyncio.open_unix_connection(self.path)
        self.ends += [here, writer]
        self.tasks += [asyncio.create_task(self.pump(*ends, dead)) for ends in ((reader, here), (there, writer))]

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, dead: asyncio.Event) -> None:
        with suppress(OSError):
            while chunk := await reader.read(65_536):
                if dead.is_set():
                    # Swallowed, as a line does that leads nowhere.
                    continue
                writer.write(chunk)
                await writer.drain()
        if not dead.is_set():
            writer.close()

    def silence(self, cut: bool) -> None:
        """Everything that is open dies without a word; `cut`: and so does whatever is opened until `mend`."""
        self.cut = cut
        self.dead.set()
        self.dead = asyncio.Event()

    def mend(self) -> None:
        self.cut = False

    async def close(self) -> None:
        for end in self.ends:
            end.transport.abort()
        await asyncio.gather(*self.tasks)


@asynccontextmanager
async def wired(database: str) -> AsyncIterator[tuple[Wire, str]]:
    """A line of our own to a database, and its address."""
    url = make_url(database)
    wire = Wire(str(url.query["host"]))
    async with await asyncio.start_server(wire.meet, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        yield wire, f"postgresql://{url.username}@127.0.0.1:{port}/{url.database}"
        await wire.close()


async def health(url: str) -> tuple[int, dict[str, str]]:
    async with httpx.AsyncClient(timeout=WAIT) as http:
        answer = await http.get(f"{url}/health")
        return answer.status_code, answer.json()


async def until(seconds: float, ask: Callable[[], Awaitable[bool]]) -> None:
    """Ask again and again until it is so."""
    end = time.monotonic() + seconds
    while not await ask():
        assert time.monotonic() < end, "it has not come to pass"
        await asyncio.sleep(0.2)


async def two_at_a_table(ana: Guest, ben: Guest) -> str:
    info = await ana.post("/api/tables", {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}]})
    await ben.post(f"/api/tables/{info['id']}/join", {})
    await ana.post(f"/api/tables/{info['id']}/start")
    return str(info["id"])


async def one_choice(*lines: Any) -> int:
    """Whoever is asked chooses; returns the number of the entry."""
    for line in lines:
        if line.update["decision"] is not None:
            answer = await line.act(type="submit", option=steady(line.update))
            assert answer["type"] == "ack", answer
            return int(answer["seq"])
    raise AssertionError("nobody is asked")


async def story(near: House, far: House, wire: Wire) -> None:
    async with guest(near.url, "Ana") as ana, guest(far.url, "Ben") as ben:
        table = await two_at_a_table(ana, ben)
        async with ana.at(table) as hers, ben.at(table) as his:
            await hers.until("update")
            await his.until("update")
            assert await health(far.url) == (200, {"status": "well"})
            # Every line that is open goes silent, as behind a router that has forgotten them.
            wire.silence(cut=False)
            seq = 0
            while hers.update["decision"] is not None:
                seq = await one_choice(hers)
                while hers.update["seq"] < seq:
                    await hers.until("update")
            while his.update["seq"] < seq:
                await his.until("update")
        # Nothing comes through at all: said within seconds, by part, and mended when it does again.
        wire.silence(cut=True)

        async def unwell() -> bool:
            begun = time.monotonic()
            status, found = await health(far.url)
            assert time.monotonic() - begun < 15
            return status == 503 and {"store", "bus"} <= set(found)

        await until(WAIT, unwell)
        assert (await health(near.url))[0] == 200
        wire.mend()

        async def well() -> bool:
            return (await health(far.url))[0] == 200

        await until(WAIT, well)
        async with ben.at(table) as his:
            await his.until("update")
            if his.update["decision"] is not None:
                await one_choice(his)


def test_a_line_that_dies_without_a_word_is_noticed_and_mended(postgresql: Callable[[], str]) -> None:
    database = postgresql()

    async def work() -> None:
        async with wired(database) as (wire, address):
            near = await asyncio.to_thread(House, database, OSTRAKA_THINKERS="0")
            with near:
                far = await asyncio.to_thread(House, address, OSTRAKA_THINKERS="0")
                with far:
                    await story(near, far, wire)
                    # Whoever is told to stop stops, even if nobody is there to say goodbye to.
                    wire.silence(cut=True)
                    assert await asyncio.to_thread(far.stop) == 0

    asyncio.run(work())


def test_health_knows_the_disk(tmp_path: Path) -> None:
    """A disk that takes nothing more: told by part, and over when it is over."""
    with House(sqlite(tmp_path), OSTRAKA_THINKERS="0") as house:
        assert asyncio.run(health(house.url)) == (200, {"status": "well"})
        free = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (0, free[1]))

        async def unwell() -> bool:
            status, found = await health(house.url)
            return status == 503 and set(found) == {"status", "store", "disk"}

        asyncio.run(until(WAIT, unwell))
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, free)

        async def well() -> bool:
            return (await health(house.url))[0] == 200

        asyncio.run(until(WAIT, well))


def test_many_who_ask_for_health_cost_one_look(tmp_path: Path) -> None:
    async def crowd(url: str) -> None:
        async with httpx.AsyncClient(timeout=WAIT) as http:
            before = await commits(http, url)
            answers = await asyncio.gather(*(http.get(f"{url}/health") for _ in range(200)))
            assert {answer.status_code for answer in answers} == {200}
            assert await commits(http, url) - before <= 60

    async def commits(http: httpx.AsyncClient, url: str) -> float:
        text = (await http.get(f"{url}/metrics")).text
        [line] = [line for line in text.splitlines() if line.startswith("ostraka_commits")]
        return float(line.split()[1])

    with House(sqlite(tmp_path), OSTRAKA_THINKERS="0") as house:
        asyncio.run(crowd(house.url))
