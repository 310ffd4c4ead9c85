"""Whatever ends a session ends everything that hangs on it: sockets, streams of tables, streams of the lobby."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import update

from ostraka.server.people.rows import sessions
from ostraka.server.settings import Settings
from ostraka.server.store.engine import make_engine
from tests.server.house import WAIT, Guest, House, Line, guest

GOOD = "seven brass lamps in the sand"


class Two:
    """Two servers on one store: the same one twice where only one may use it."""

    def __init__(self, here: House, there: House) -> None:
        self.here = here
        self.there = there


@pytest.fixture(scope="module")
def two(shared_database: str) -> Iterator[Two]:
    with ExitStack() as open_houses:
        here = open_houses.enter_context(House(shared_database, OSTRAKA_THINKERS="0"))
        if shared_database.startswith("sqlite"):
            there = here
        else:
            there = open_houses.enter_context(House(shared_database, OSTRAKA_THINKERS="0"))
        yield Two(here, there)


async def register(person: Guest, login: str) -> None:
    await person.post("/api/account", {"login": login, "password": GOOD})


@asynccontextmanager
async def reading(url: str, path: str, headers: dict[str, str]) -> AsyncIterator[AsyncIterator[str]]:
    """A stream, after its first line."""
    given = {**headers, "accept": "application/x-ndjson"}
    async with httpx.AsyncClient(base_url=url, timeout=WAIT) as http, http.stream("GET", path, headers=given) as answer:
        assert answer.status_code == 200
        lines = answer.aiter_lines()
        assert json.loads(await anext(lines))
        yield lines


class Open:
    """All lines that one session holds, at a house: a socket, a stream of a table, one of the lobby."""

    def __init__(self, socket: Line, streams: list[AsyncIterator[str]]) -> None:
        self.socket = socket
        self.streams = streams

    async def all_end(self) -> None:
        async def drained(lines: AsyncIterator[str]) -> None:
            async for _ in lines:
                """What was on its way."""

        async with asyncio.timeout(WAIT):
            with pytest.raises(websockets.ConnectionClosed) as closed:
                while True:
                    await self.socket.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
            await asyncio.gather(*[drained(lines) for lines in self.streams])

    async def all_live(self) -> None:
        await self.socket.send(type="poke", ref=7)
        await self.socket.until("pong")


@asynccontextmanager
async def opened(url: str, headers: dict[str, str], table: str) -> AsyncIterator[Open]:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with AsyncExitStack() as stack:
        given = {"origin": url, **headers}
        socket = Line(await stack.enter_async_context(websockets.connect(address, additional_headers=given)))
        await socket.send(type="hello")
        await socket.until("update")
        paths = (f"/api/tables/{table}/stream", "/api/lobby/stream")
        streams = [await stack.enter_async_context(reading(url, path, headers)) for path in paths]
        yield Open(socket, streams)


async def begun(host: Guest, other: Guest) -> str:
    """A table of two that is played."""
    table = await host.post("/api/tables", {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}]})
    await other.post(f"/api/tables/{table['id']}/join", {})
    await host.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def log_out(ana: Guest, login: str) -> None:
    assert (await ana.http.post("/api/logout")).status_code == 204


async def log_out_everywhere(ana: Guest, login: str) -> None:
    assert (await ana.http.post("/api/logout/everywhere")).status_code == 204


async def change_password(ana: Guest, login: str) -> None:
    await ana.post("/api/account/password", {"old": GOOD, "new": "four jars beneath the old wall"})


async def delete_account(ana: Guest, login: str) -> None:
    assert (await ana.http.delete("/api/account")).status_code == 204


async def come_back_as_another(ana: Guest, login: str) -> None:
    async with guest(ana.url, "Cleo") as cleo:
        await register(cleo, f"{login}.x")
    await ana.post("/api/login", {"login": f"{login}.x", "password": GOOD})


Ending = Callable[[Guest, str], Awaitable[None]]


@pytest.mark.parametrize("end", [log_out, log_out_everywhere, change_password, delete_account, come_back_as_another])
def test_all_lines_of_a_session_end_with_it(two: Two, end: Ending) -> None:
    """They are at both houses; the session ends at one of them. Those of others stay."""

    async def story() -> None:
        login = f"ana.{secrets.token_hex(6)}"
        async with guest(two.here.url) as ana, guest(two.here.url, "Ben") as ben:
            await register(ana, login)
            table = await begun(ana, ben)
            mine, others = {"cookie": ana.cookie}, {"cookie": ben.cookie}
            async with (
                opened(two.here.url, mine, table) as here,
                opened(two.there.url, mine, table) as there,
                opened(two.there.url, others, table) as bens,
            ):
                await end(ana, login)
                await here.all_end()
                await there.all_end()
                await bens.all_live()

    asyncio.run(story())


def test_who_registers_plays_on_with_the_new_session_only(two: Two) -> None:
    async def story() -> None:
        async with guest(two.here.url) as ana, guest(two.here.url, "Ben") as ben:
            table = await begun(ana, ben)
            old = {"cookie": ana.cookie}
            async with opened(two.here.url, old, table) as here, opened(two.there.url, old, table) as there:
                await register(ana, f"ana.{secrets.token_hex(6)}")
                await here.all_end()
                await there.all_end()
            async with opened(two.there.url, {"cookie": ana.cookie}, table) as new:
                await new.all_live()

    asyncio.run(story())


def test_a_bot_that_is_removed_sees_nothing_any_more(two: Two) -> None:
    async def story() -> None:
        async with guest(two.here.url) as ana, guest(two.here.url, "Ben") as ben:
            table = await begun(ana, ben)
            bot = await ana.post("/api/account/bots", {"name": "Scarab"})
            key = {"authorization": f"Bearer {bot['token']}"}
            async with opened(two.here.url, key, table) as here, opened(two.there.url, key, table) as there:
                assert (await ana.http.delete(f"/api/account/bots/{bot['id']}")).status_code == 204
                await here.all_end()
                await there.all_end()

    asyncio.run(story())


def test_sessions_that_run_out_end_their_lines(two: Two) -> None:
    """Nobody does anything: their time is over."""

    async def story() -> None:
        async with guest(two.here.url) as ana, guest(two.here.url, "Ben") as ben:
            table = await begun(ana, ben)
            me = (await ana.get("/api/me"))["id"]
            async with opened(two.here.url, {"cookie": ana.cookie}, table) as here:
                await expire(two.here.database, me)
                await here.all_end()

    asyncio.run(story())


async def expire(database: str, person: str) -> None:
    """Let the sessions of somebody run out in a moment."""
    from ostraka.server.times import now

    engine = make_engine(Settings(database=database).store)
    async with engine.connect() as connection:
        connection = await connection.execution_options(writes=True)
        async with connection.begin():
            mine = update(sessions).where(sessions.c.person == person)
            await connection.execute(mine.values(expires=now() + 700))
    await engine.dispose()


def test_a_session_that_ends_while_a_socket_is_opened(two: Two) -> None:
    """The socket was accepted with a session that ends before the first word is said."""

    async def story() -> None:
        async with guest(two.here.url) as ana, guest(two.here.url, "Ben") as ben:
            table = await begun(ana, ben)
            address = f"{two.there.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            given: dict[str, Any] = {"origin": two.there.url, "cookie": ana.cookie}
            async with websockets.connect(address, additional_headers=given) as socket:
                assert (await ana.http.post("/api/logout")).status_code == 204
                await asyncio.sleep(0.3)
                line = Line(socket)
                await line.send(type="hello")
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    while True:
                        await line.receive()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401

    asyncio.run(story())
