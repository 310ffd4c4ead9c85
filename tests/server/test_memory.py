"""What is over leaves memory at once, without anybody looking for garbage: sweeping stops the whole server."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn
import websockets

from ostraka.server.app import make_app
from ostraka.server.people.notices import Notifier
from ostraka.server.protocols import Socket
from ostraka.server.serve import configured, listen
from ostraka.server.server import Server
from ostraka.server.settings import Settings, read_settings
from ostraka.server.tables.room import Room
from ostraka.server.tables.state import TableState
from tests.server.house import WAIT, Guest, guest, sqlite
from tests.server.test_room import Parts, first, parts, run
from tests.server.test_table_state import header


@pytest.fixture
def unswept() -> Iterator[None]:
    """Python does not look for garbage by itself."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("unswept")
def test_a_record_does_not_hold_on_to_itself() -> None:
    state = TableState(header())
    gone = weakref.ref(state)
    del state
    assert gone() is None


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[Server, str]]:
    """The whole server in this process."""
    listening = listen(read_settings({}, port=0))
    settings = read_settings({}, database=sqlite(folder), port=listening.getsockname()[1], thinkers=0, limits=0)
    app = make_app(settings)
    uvicorns = uvicorn.Server(configured(app))
    task = asyncio.create_task(uvicorns.serve(sockets=[listening]))
    async with asyncio.timeout(WAIT):
        while not uvicorns.started:
            await asyncio.sleep(0.01)
    try:
        yield app.server, settings.address
    finally:
        uvicorns.should_exit = True
        await task
        listening.close()


async def come_and_go(server: Server, ana: Guest, table: str) -> list[weakref.ref[object]]:
    """Play at a table from three sockets; one says goodbye, one is cut off, one is sent away."""
    seen: list[weakref.ref[object]] = []
    async with ana.at(table, language="en") as line, ana.at(table, seat=1) as cut, ana.at(table) as silly:
        for one in (line, cut, silly):
            await one.until("update")
        asked = next(one for one in (line, cut) if one.update["decision"] is not None)
        await asked.act(type="submit", option=asked.update["decision"]["offers"][0]["option"])
        seen += [weakref.ref(server.rooms.rooms[table]), weakref.ref(server.rooms.rooms[table].state)]
        seen += [weakref.ref(each) for each in server.lines]
        cut.socket.transport.abort()
        with pytest.raises(websockets.ConnectionClosed) as closed:
            while True:
                await silly.socket.send("nonsense")
                await silly.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400
    return seen


def test_sockets_leave_nothing_behind(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as (server, url), guest(url) as ana:
            info = await ana.post("/api/tables", {"game": "thebes", "seats": [{"kind": "me"}] * 2})
            await ana.post(f"/api/tables/{info['id']}/start")
            assert not gc.isenabled()
            seen = await come_and_go(server, ana, info["id"])
            assert len(seen) == 5 and not any(ref() is None for ref in seen[:2])
            server.rooms.rooms.clear()
            async with asyncio.timeout(WAIT):
                while any(ref() is not None for ref in seen):
                    await asyncio.sleep(0.02)
            assert not [each for each in gc.get_objects() if type(each) is Socket]

    asyncio.run(work())


def test_a_game_that_is_over_is_forgotten_soon_and_found_again(tmp_path: Path) -> None:
    async def work(made: Parts) -> None:
        over, going = await made.table(), await made.table()
        while not over.state.closed:
            seat, option = first(over)
            await over.submit(seat, f"play-{over.state.seq:05}", over.state.seq, "choice", option)
        for room in (over, going):
            room.used = time.monotonic() - 10
        await made.table()
        assert over.header.id not in made.rooms.rooms
        assert made.rooms.rooms[going.header.id] is going
        again = await made.rooms.get(over.header.id)
        assert again.state.closed and again.state.match.fingerprint() == over.state.match.fingerprint()

    run(tmp_path, work)


class Reminders(Notifier):
    """Notes who is told."""

    def __init__(self, made: Parts) -> None:
        super().__init__(made.store, Settings(notice=0.0), made.rooms)
        self.told: list[tuple[str, int]] = []

    async def tell(self, person: str, room: Room, seat: int) -> None:
        self.told.append((room.header.id, seat))


async def turn(made: Parts) -> Room:
    """A table at which somebody else than before is asked, because somebody here has chosen."""
    room = await made.table()
    seat, _ = first(room)
    while first(room)[0] == seat:
        await room.submit(seat, f"play-{room.state.seq:05}", room.state.seq, "choice", first(room)[1])
    return room


def test_only_those_are_told_who_are_still_awaited(tmp_path: Path) -> None:
    async def work() -> None:
        async with parts(tmp_path) as made:
            notifier = Reminders(made)
            made.rooms.changed.append(notifier.notice)
            answered, watched, forgotten, last = [await turn(made) for _ in range(4)]
            answered.changed = lambda _: None
            seat, option = first(answered)
            await answered.submit(seat, "in-time-1", answered.state.seq, "choice", option)
            watched.watchers[asyncio.Event()] = first(watched)[0]
            expected = [(room.header.id, first(room)[0]) for room in (forgotten, last)]
            gone = weakref.ref(forgotten)
            del made.rooms.rooms[forgotten.header.id], forgotten
            assert gone() is None
            # Now everybody has waited long enough.
            notifier.start()
            try:
                async with asyncio.timeout(WAIT):
                    while len(notifier.told) < 2:
                        await asyncio.sleep(0.02)
                assert sorted(notifier.told) == sorted(expected)
            finally:
                await notifier.stop()

    asyncio.run(work())
