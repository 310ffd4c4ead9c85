"""The daily challenge: one try for each account, closed at midnight, and a list that costs nobody anything."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, insert

from ostraka.server.bus import Bus
from ostraka.server.errors import Refused
from ostraka.server.history import daily
from ostraka.server.history.daily import Challenges
from ostraka.server.history.rows import results, tries
from ostraka.server.people.people import Person
from ostraka.server.people.rows import people
from ostraka.server.settings import read_settings
from ostraka.server.store import Store, open_store
from ostraka.server.store.store import new_id
from ostraka.server.tables.caretaker import Caretaker
from ostraka.server.tables.lobby import Lobby
from ostraka.server.tables.rooms import Rooms
from ostraka.server.tables.rows import tables
from ostraka.server.times import now, today
from tests.server.house import House, guest, member, sqlite, steady
from tests.server.test_history import settled
from tests.server.test_stand_ins import Recorded


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(sqlite(tmp_path_factory.mktemp("daily"))) as house:
        yield house


def test_guests_do_not_see_the_deal(house: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana:
            assert (await ana.post("/api/daily/thebes", status=403))["code"] == "daily-account"
            shown = await ana.get("/api/daily/thebes")
            assert shown["table"] is None and shown["closes"] > now()
            for day in ("2026-99-99", "0000-00-00", "9999-12-31", "٢٠٢٦-١١-١٦"):
                answer = await ana.http.get(f"/api/daily/thebes?day={day}")
                assert answer.status_code in (200, 400, 404), answer.text

    asyncio.run(story(house.url))


def test_no_hints_no_undo_no_trying_out_and_no_seed(house: House) -> None:
    async def story(url: str) -> None:
        async with member(url) as ana:
            table = await ana.post("/api/daily/thebes")
            assert table["day"] == today()
            path = f"/api/tables/{table['id']}"
            seats = [{"kind": "me"}, {"kind": "bot", "level": "digger"}]
            async with ana.at(table["id"]) as line:
                await line.play(steady, 2)
                await line.decision()
                await line.send(type="hint", ref=1)
                assert (await line.until("refusal"))["code"] == "rated"
                assert (await line.act(type="undo"))["code"] == "undo"
                assert (await ana.post(f"{path}/fork", {"seats": seats}, 409))["code"] == "daily"
                # Whoever gives up has had their try, and learns no seed that another account could use.
                assert (await line.act(type="leave"))["type"] == "ack"
                while line.update["status"] == "playing":
                    await line.until("update")
                assert line.update["seed"] is None and line.update["ending"] == "left"
            assert (await ana.post("/api/daily/thebes"))["id"] == table["id"]
            for page in ("replay", "verification", "analysis"):
                assert (await ana.get(f"{path}/{page}", 409))["code"] == "daily"
            assert (await ana.post(f"{path}/fork", {"seats": seats}, 409))["code"] == "daily"

    asyncio.run(story(house.url))


def test_only_accounts_are_listed(house: House) -> None:
    async def story(url: str) -> None:
        async with member(url, "Cleo") as cleo:
            table = await cleo.post("/api/daily/ancient")
            async with cleo.at(table["id"], language="") as line:
                await line.play(steady)
            board = await settled(cleo, "/api/daily/ancient", lambda found: found["results"])
            assert [(row["name"], row["place"], row["mine"]) for row in board["results"]] == [("Cleo", 1, True)]

    asyncio.run(story(house.url))


class Made:
    """Challenges without any network."""

    def __init__(self, store: Store) -> None:
        bus = Bus(store)
        self.store = store
        self.lobby = Lobby(store, bus)
        self.rooms = Rooms(store, bus, 100)
        self.challenges = Challenges(store, self.lobby)

    async def account(self, name: str) -> Person:
        person = Person(new_id(), name, "account", "en")
        row = {"id": person.id, "name": name, "kind": "account", "language": "en", "created": 1}
        await self.store.write(lambda connection: connection.execute(insert(people), row))
        return person


def test_tries_close_at_midnight(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = await open_store(read_settings({}, database=database).store)
        try:
            made = Made(store)
            ana = await made.account("Ana")
            # A try that was begun yesterday.
            monkeypatch.setattr(daily, "today", lambda: "2020-02-29")
            table = await made.challenges.begin(ana, "thebes")
            monkeypatch.undo()
            room = await made.rooms.get(table.id)
            ask = room.state.match.asks[0]
            with pytest.raises(Refused) as refused:
                await room.submit(ask.seat, "too-late-", 0, "choice", ask.options[0])
            assert refused.value.code == "midnight"
            care = Caretaker(store, made.rooms, Recorded(), 15.0)
            while not room.state.closed:
                await care._step(room)
            assert room.state.ending == "day"
            shown = await made.challenges.shown(ana, "thebes", "2020-02-29")
            assert shown.tries == 0 and shown.table == table.id
        finally:
            await store.close()

    asyncio.run(story())


def fill(connection: Connection, table: dict[str, object], count: int) -> None:
    """So many finished tries of today by as many accounts."""
    day = today()
    ids = [f"t{n:05}" for n in range(count)]
    who = [{"id": f"p{n:05}", "name": f"P{n}", "kind": "account", "language": "en", "created": 1} for n in range(count)]
    connection.execute(insert(people), who)
    connection.execute(insert(tables), [{**table, "id": id, "code": f"{n:06}"} for n, id in enumerate(ids)])
    connection.execute(
        insert(tries),
        [{"game": "thebes", "day": day, "person": f"p{n:05}", "table": id} for n, id in enumerate(ids)],
    )
    same = {"game": "thebes", "seats": 2, "ended": "end", "rated": False, "closed": 1}
    rows = [
        {**same, "table": id, "seat": seat, "side": seat, "place": 1 + seat, "points": 30 if seat else 50 + n // 2}
        for n, id in enumerate(ids)
        for seat in (0, 1)
    ]
    connection.execute(insert(results), rows)


def test_a_long_list_is_bounded_and_does_not_hold_up_the_loop(database: str) -> None:
    """It took 0.9 s of the loop for 2,000 results, because every one was compared with every other."""

    async def story() -> None:
        store = await open_store(read_settings({}, database=database).store)
        try:
            made = Made(store)
            ana = await made.account("Ana")
            info = await made.challenges.begin(ana, "thebes")
            found = await store.table(info.id)
            assert found is not None
            row = {**found[0], "rematch": None}
            await store.write(lambda connection: fill(connection, row, 2000))
            best = await made.challenges.shown(Person("p00000", "P0", "account", "en"), "thebes", None)
            assert best.tries == 2000 and len(best.results) == daily.SHOWN + 1
            # Who did equally well shares a place.
            assert [each.place for each in best.results[:5]] == [1, 1, 3, 3, 5]
            assert [(each.name, each.place) for each in best.results if each.mine] == [("P0", 1999)]
            before = time.thread_time()
            for n in range(50):
                await made.challenges.shown(None, "thebes", None if n % 2 else today())
            # The loop's own thread: what the store does is done in others, and only once in a while.
            assert time.thread_time() - before < 1.0
        finally:
            await store.close()

    asyncio.run(story())
