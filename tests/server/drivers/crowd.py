"""What the drivers share: tables in number, sockets without ceremony, figures in one form."""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import secrets
import signal
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec
import psutil
import websockets
from websockets.typing import Origin

from ostraka.server.settings import Settings
from ostraka.server.store import Store, open_store
from tests.server.house import House, sqlite

Figures: TypeAlias = dict[str, Any]
PATIENCE = 30.0
BUSY = 16
"""Requests at a time while tables are set up."""


class Offer(msgspec.Struct):
    option: int


class Decision(msgspec.Struct):
    offers: list[Offer]


class News(msgspec.Struct, tag="update", tag_field="type"):
    """As much of an update as a player without eyes needs."""

    seq: int
    length: int
    status: str
    decision: Decision | None


class Ack(msgspec.Struct, tag="ack", tag_field="type"):
    id: str
    seq: int


class Refusal(msgspec.Struct, tag="refusal", tag_field="type"):
    code: str
    detail: str
    id: str | None = None


class Welcome(msgspec.Struct, tag="welcome", tag_field="type"):
    seat: int | None


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    ref: int


Message: TypeAlias = News | Ack | Refusal | Welcome | Pong
MESSAGES = msgspec.json.Decoder(Message)


class Place(msgspec.Struct):
    """A table that has begun, and the cookie of the one person who holds all seats that are not bots'."""

    url: str
    table: str
    cookie: str
    seats: int
    source: str = ""
    """The address of this machine that the person comes from, if it is to be another one than the usual."""

    @property
    def address(self) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"


class Logged(House):
    """A server without bots that writes its log to a file."""

    def __init__(self, database: str, log: Path) -> None:
        self.log = log
        super().__init__(database, OSTRAKA_THINKERS="0")


async def come_in(http: httpx.AsyncClient, name: str = "Ana") -> str:
    """A new guest; returns the cookie, which the client does not keep."""
    answer = await http.post("/api/guest", json={"name": name})
    answer.raise_for_status()
    http.cookies.clear()
    return answer.headers["set-cookie"].partition(";")[0]


async def set_up_one(
    http: httpx.AsyncClient, wish: dict[str, Any], cookie: str = "", name: str = "Ana", source: str = ""
) -> Place:
    """One more table."""
    cookie = cookie or await come_in(http, name)
    made = await http.post("/api/tables", json=wish, headers={"cookie": cookie})
    made.raise_for_status()
    table = made.json()["id"]
    (await http.post(f"/api/tables/{table}/start", headers={"cookie": cookie})).raise_for_status()
    return Place(str(http.base_url).rstrip("/"), table, cookie, len(wish["seats"]), source)


def wish(game: str = "thebes", people: int = 2, bots: int = 0, level: str = "digger", **more: Any) -> dict[str, Any]:
    """A table where one person plays `people` seats against bots."""
    seats = [{"kind": "me"}] * people + [{"kind": "bot", "level": level}] * bots
    return {"game": game, "seats": seats, **more}


async def set_up(url: str, wishes: Sequence[dict[str, Any]], sources: Sequence[str] = ("",)) -> list[Place]:
    """All these tables, each with a person of its own, who has a name of their own; they come from these addresses."""
    gate = asyncio.Semaphore(BUSY)
    async with AsyncExitStack() as stack:
        doors = [await stack.enter_async_context(visiting(url, source)) for source in sources]

        async def one(n: int, what: dict[str, Any]) -> Place:
            async with gate:
                at = n % len(sources)
                return await set_up_one(doors[at], what, name=f"Ana {n}", source=sources[at])

        return list(await asyncio.gather(*(one(n, what) for n, what in enumerate(wishes, 1))))


def visiting(url: str, source: str = "") -> httpx.AsyncClient:
    """A client that comes from the server's own pages."""
    way = httpx.AsyncHTTPTransport(local_address=source or None, limits=httpx.Limits(max_connections=BUSY))
    return httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=PATIENCE, transport=way)


@asynccontextmanager
async def seated(
    place: Place, seat: int | None = None, since: int = -1, language: str = ""
) -> AsyncIterator[websockets.ClientConnection]:
    """A socket that has said hello."""
    async with websockets.connect(
        place.address,
        origin=Origin(place.url),
        additional_headers={"cookie": place.cookie},
        open_timeout=PATIENCE,
        close_timeout=0.5,
        compression=None,
        ping_interval=None,
        max_size=None,
        local_addr=(place.source, 0) if place.source else None,
    ) as line:
        await line.send(json.dumps({"type": "hello", "since": since, "seat": seat, "language": language}))
        yield line


def drop(line: websockets.ClientConnection) -> None:
    """Be gone without a word, as when a cable is pulled."""
    line.transport.abort()


def submission(at: int, option: int, id: str = "") -> dict[str, Any]:
    return {"type": "submit", "id": id or secrets.token_hex(8), "at": at, "option": option}


def look(database: str, work: Callable[[Store], Any]) -> Any:
    """Ask the store itself."""

    async def inside() -> Any:
        store = await open_store(Settings(database=database).store)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(inside())


def memory(house: House) -> float:
    """Megabytes the server's process holds, without those in which bots think."""
    return float(psutil.Process(house.process.pid).memory_info().rss) / 1e6


def share(values: Sequence[float], part: float) -> float:
    """The value below which this part of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


def open_files() -> None:
    """As many sockets as the system lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def conclude(trial: Callable[..., Figures], about: str, sound: Callable[[Figures], bool], **sizes: int) -> None:
    """Run a trial with sizes from the command line, print its figures, fail if they are bad.

    It gets a fresh SQLite file; two servers, or more, need a PostgreSQL.
    """
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, size in sizes.items():
        parser.add_argument(f"--{name}", type=int, default=size)
    given = vars(parser.parse_args())
    # Whoever ends the trial ends its server, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with ExitStack() as stack:
        if given.get("servers", 1) > 1:
            from tests.server.conftest import running_postgresql

            database = stack.enter_context(running_postgresql())()
        else:
            database = sqlite(Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ostraka-trial-"))))
        figures = trial(database, **given)
    print(json.dumps(figures))
    if not sound(figures):
        raise SystemExit(1)
