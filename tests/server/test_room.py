"""The actor of one table: nothing doubled, nothing shown that is not stored, whatever fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection

from ostraka.core.errors import RulesBug
from ostraka.server.bus import Bus
from ostraka.server.errors import Refused, Stale
from ostraka.server.people.people import Person
from ostraka.server.people.rows import people
from ostraka.server.settings import read_settings
from ostraka.server.store import Store, open_store
from ostraka.server.store.store import new_id
from ostraka.server.tables import talk as talks
from ostraka.server.tables import wire
from ostraka.server.tables.clock import Lateness
from ostraka.server.tables.entry import Entry, Standing
from ostraka.server.tables.lobby import Lobby
from ostraka.server.tables.room import Room
from ostraka.server.tables.rooms import Rooms
from ostraka.server.wire import GameName
from tests.server.logs import replayed


class Parts:
    """A store, its rooms and two people, without any network."""

    def __init__(self, store: Store, most: int = 100) -> None:
        self.store = store
        self.bus = Bus(store)
        self.lobby = Lobby(store, self.bus)
        self.rooms = Rooms(store, self.bus, most)
        self.ana = Person(new_id(), "Ana", "guest", "en")

    async def table(self, game: GameName = "thebes") -> Room:
        wish = wire.NewTable(game, [wire.SeatWish("me"), wire.SeatWish("me")])
        info = await self.lobby.create(self.ana, wish)
        await self.lobby.start(self.ana, info.id)
        return await self.rooms.get(info.id)


@asynccontextmanager
async def parts(folder: Path, most: int = 100) -> AsyncIterator[Parts]:
    store = await open_store(read_settings({}, database=f"sqlite:///{folder / 'x.db'}").store)
    made = Parts(store, most)

    def come(connection: Connection) -> None:
        row = {"id": made.ana.id, "name": "Ana", "kind": "guest", "language": "en", "created": 1}
        connection.execute(people.insert().values(**row))

    await store.write(come)
    try:
        yield made
    finally:
        await store.close()


def run(folder: Path, work: Callable[[Parts], Awaitable[None]], most: int = 100) -> None:
    async def inside() -> None:
        async with parts(folder, most) as made:
            await work(made)

    asyncio.run(inside())


def first(room: Room) -> tuple[int, int]:
    """The first seat that is asked, and its first option."""
    ask = room.state.match.asks[0]
    return ask.seat, ask.options[0]


async def play(room: Room, count: int) -> None:
    for _ in range(count):
        seat, option = first(room)
        await room.submit(seat, f"play-{room.state.seq:05}", room.state.seq, "choice", option)


def test_one_of_many_equal_submissions_counts(tmp_path: Path) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        seat, option = first(room)
        answers = await asyncio.gather(*(room.submit(seat, "the-same", 0, "choice", option) for _ in range(20)))
        assert answers == [1] * 20
        different = [room.submit(seat, f"another-{i}", 0, "choice", option) for i in range(20)]
        refused = await asyncio.gather(*different, return_exceptions=True)
        assert {type(answer) for answer in refused} <= {Stale}
        assert [entry.seq for entry in await made.store.log(room.header.id)] == [1]

    run(tmp_path, work)


def test_an_old_id_is_known_however_long_ago_it_was(tmp_path: Path) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        seat, option = first(room)
        await room.submit(seat, "long-ago", 0, "choice", option)
        await play(room, 60)
        assert await room.submit(seat, "long-ago", 0, "choice", option) == 1
        assert await room.submit(seat, "long-ago", 3, "choice", option) == 1
        await replayed(made.store, room.header.id)

    run(tmp_path, work)


def test_an_id_used_again_at_the_present_moment_is_found_in_the_store(tmp_path: Path) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        seat, option = first(room)
        await room.submit(seat, "long-ago", 0, "choice", option)
        await play(room, 40)
        while first(room)[0] != seat:
            await play(room, 1)
        legal = next(o for o in room.state.match.asks[0].options if o != option)
        length = room.state.seq
        with pytest.raises(Refused, match="another act"):
            await room.submit(seat, "long-ago", length, "choice", legal)
        assert room.state.seq == length

    run(tmp_path, work)


def test_what_could_not_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        await play(room, 3)
        before = room.state.match.digest()
        seat, option = first(room)

        async def full(_entry: Entry, _standing: Standing) -> None:
            raise OSError("no space left on device")

        monkeypatch.setattr(made.store, "append", full)
        with pytest.raises(OSError, match="no space"):
            await room.submit(seat, "in-vain-1", 3, "choice", option)
        assert (room.state.seq, room.state.match.digest()) == (3, before)

        async def gone(_table: str, _after: int = 0) -> list[Entry]:
            raise ConnectionError("the database has gone")

        monkeypatch.setattr(made.store, "log", gone)
        with pytest.raises(ConnectionError):
            await room.submit(seat, "in-vain-2", 3, "choice", option)
        # Nobody is shown what memory holds now.
        with pytest.raises(ConnectionError):
            await room.update(seat, -1, "")
        monkeypatch.undo()
        assert (await room.update(seat, -1, "")).seq == 3
        assert await room.submit(seat, "in-vain-2", 3, "choice", option) == 4

    run(tmp_path, work)


def test_a_fault_of_the_rules_is_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        seat, option = first(room)
        before = room.state.match.digest()
        game = room.state.match.game

        def broken(*_: object) -> None:
            raise RulesBug("a secret detail", "hand of seat 1: 17, 23")

        monkeypatch.setattr(game, "apply", broken)
        with pytest.raises(Refused) as error:
            await room.submit(seat, "broken-1", 0, "choice", option)
        assert error.value.status == 500 and "17" not in str(error.value)
        monkeypatch.undo()
        assert room.state.match.digest() == before
        assert await made.store.log(room.header.id) == []

    run(tmp_path, work)


def test_whoever_goes_away_in_the_middle_has_acted(tmp_path: Path) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        seat, option = first(room)
        task = asyncio.create_task(room.submit(seat, "gone-away", 0, "choice", option))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await room.load()
        assert room.state.seq == 1
        assert await room.submit(seat, "gone-away", 0, "choice", option) == 1

    run(tmp_path, work)


def test_idle_rooms_are_forgotten_and_found_again(tmp_path: Path) -> None:
    async def work(made: Parts) -> None:
        rooms = [await made.table() for _ in range(4)]
        await play(rooms[0], 5)
        for room in rooms:
            room.used -= 60
        watched = asyncio.Event()
        rooms[1].watchers[watched] = None
        await made.table()
        assert rooms[1].header.id in made.rooms.rooms
        assert len(made.rooms.rooms) <= 2
        again = await made.rooms.get(rooms[0].header.id)
        assert again is not rooms[0]
        assert again.state.match.digest() == rooms[0].state.match.digest()

    run(tmp_path, work, most=2)


def test_rules_that_have_changed_are_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        made.rooms.rooms.clear()
        monkeypatch.setattr(room.state.match.game, "rules", "99")
        with pytest.raises(Refused, match="begun under rules"):
            await made.rooms.get(room.header.id)

    run(tmp_path, work)


def test_an_undo_that_leads_nowhere_is_refused_in_words(tmp_path: Path) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        with pytest.raises(Refused, match=r"^There is nothing of yours to take back\.$"):
            room.undo_act(first(room)[0], None, "step")
        await play(room, 3)
        with pytest.raises(Refused, match="below 3, not to 99"):
            room.undo_act(0, 99, "step")

    run(tmp_path, work)


def test_whoever_sits_there_is_called_late_sooner_but_not_in_a_rated_game(tmp_path: Path) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        seat, _ = first(room)
        (away,) = room.calls()
        room.watchers[asyncio.Event()] = seat
        (here,) = room.calls()
        assert away.time - here.time == room.lateness.absent - room.lateness.present > 0
        room.header = msgspec.structs.replace(room.header, rated=True)
        assert room.calls() == [away]
        with pytest.raises(Refused) as refused:
            await room.call(1 - seat, seat, 0)
        assert refused.value.code == "early"

    run(tmp_path, work)


def test_two_who_call_at_once_have_called_once(tmp_path: Path) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        room.lateness = Lateness(0, 0)
        seat, _ = first(room)
        answers = await asyncio.gather(*[room.call(1 - seat, seat, 0) for _ in range(4)], return_exceptions=True)
        assert answers.count(1) >= 1 and all(answer == 1 or isinstance(answer, Refused) for answer in answers)
        assert room.state.late == {seat} and room.state.seq == 1
        assert await room.call(1 - seat, seat, 0) == 1

    run(tmp_path, work)


def test_the_oldest_things_a_seat_has_said_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talks, "KEPT", 5)
    monkeypatch.setattr(talks, "BURST", 1000)

    async def work(made: Parts) -> None:
        table = (await made.table()).header.id
        talk = talks.Talk(made.store, made.bus)
        await talk.say(table, 1, wire.Say(1, "phrase", "thanks"), chat=False)
        for n in range(12):
            assert await talk.say(table, 0, wire.Say(1, "phrase", "oops"), chat=False) == n + 2
        heard = await talk.heard(table, -1, frozenset())
        assert [(said.n, said.seat) for said in heard] == [(1, 1), *[(n, 0) for n in range(9, 14)]]

    run(tmp_path, work)
