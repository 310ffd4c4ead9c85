"""What nobody comes back to is cleared away: tables that never began, sessions, guests."""

from __future__ import annotations

import asyncio
from functools import partial
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Column, Connection, select

from ostraka.server.bus import Bus
from ostraka.server.housekeeper import LINKED, PUBLIC, UNUSED, Housekeeper
from ostraka.server.people import wire as people_wire
from ostraka.server.people.accounts import Accounts
from ostraka.server.people.people import DAY, LASTING, People, Person
from ostraka.server.people.rows import people, sessions
from ostraka.server.settings import read_settings
from ostraka.server.store import Store, open_store
from ostraka.server.tables import wire
from ostraka.server.tables.desk import Desk, sit
from ostraka.server.tables.lobby import Lobby
from ostraka.server.tables.rooms import Rooms
from ostraka.server.tables.rows import tables
from ostraka.server.times import now

ABANDONED = read_settings({}).abandoned
NEW = [wire.SeatWish("me"), wire.SeatWish("open")]


class Made:
    """All that a housekeeper deals with, without any network."""

    def __init__(self, store: Store) -> None:
        self.store = store
        bus = Bus(store)
        self.people = People(store, read_settings({}))
        self.lobby = Lobby(store, bus)
        self.rooms = Rooms(store, bus, 100)
        self.keeper = Housekeeper(store, bus, Accounts(store, bus, self.people), self.rooms, ABANDONED)

    async def guest(self, name: str) -> Person:
        return (await self.people.guest(people_wire.Guest(name)))[0]

    async def game(self, *who: Person, **more: Any) -> str:
        """A game that has begun."""
        table = await self.lobby.create(who[0], wire.NewTable("thebes", NEW, **more))
        await self.lobby.join(who[1], table.id, None)
        await self.lobby.start(who[0], table.id)
        return table.id

    async def choose(self, table: str) -> None:
        room = await self.rooms.get(table)
        ask = room.state.match.asks[0]
        await room.submit(ask.seat, f"choice-{room.state.seq}", room.state.seq, "choice", ask.options[0])

    async def look(self, table: str, person: Person) -> Desk:
        """As sockets and requests do."""
        caretaker = SimpleNamespace(notice=lambda room: None)
        parts: Any = SimpleNamespace(lobby=self.lobby, rooms=self.rooms, bots=None, caretaker=caretaker)
        return await sit(parts, table, person, None)

    async def left(self, column: Column[str]) -> set[str]:
        return {str(next(iter(row.values()))) for row in await self.store.rows(select(column))}


def test_what_is_over_goes_and_the_rest_stays(database: str) -> None:
    async def story() -> None:
        store = await open_store(read_settings({}, database=database).store)
        try:
            made = Made(store)
            ana, ben, idle = [await made.guest(name) for name in ("Ana", "Ben", "Idle")]
            public = await made.lobby.create(ana, wire.NewTable("thebes", NEW, visibility="public"))
            linked = await made.lobby.create(ana, wire.NewTable("thebes", NEW))
            game = await made.lobby.create(ana, wire.NewTable("thebes", NEW))
            await made.lobby.join(ben, game.id, None)
            await made.lobby.start(ana, game.id)
            assert await made.left(tables.c.id) == {public.id, linked.id, game.id}
            await made.keeper.tidy(now() + PUBLIC + 1000)
            assert await made.left(tables.c.id) == {linked.id, game.id}
            await made.keeper.tidy(now() + LINKED + 1000)
            assert await made.left(tables.c.id) == {game.id}
            assert await made.left(people.c.id) == {ana.id, ben.id, idle.id}
            await made.keeper.tidy(now() + UNUSED + 1000)
            assert await made.left(people.c.id) == {ana.id, ben.id}

            def end(connection: Connection) -> None:
                connection.execute(sessions.update().where(sessions.c.person == ben.id).values(expires=now() - 1))

            # Ben cannot come back: his game goes on without him.
            await store.write(end)
            await made.keeper.tidy(now())
            assert await made.left(people.c.id) == {ana.id} and await made.left(sessions.c.person) == {ana.id}
            room = await made.rooms.get(game.id)
            assert room.state.gone == {1}
            await made.keeper.tidy(now() + LASTING * DAY + 1000)
            assert await made.left(people.c.id) == set() == await made.left(sessions.c.hash)
            assert (await made.rooms.get(game.id)).state.ended
        finally:
            await store.close()

    asyncio.run(story())


def test_a_game_nobody_comes_back_to_is_closed(database: str) -> None:
    long = ABANDONED * DAY + 1000

    async def story() -> None:
        store = await open_store(read_settings({}, database=database).store)
        try:
            made = Made(store)
            ana, ben, cleo = [await made.guest(name) for name in ("Ana", "Ben", "Cleo")]
            for person in (ana, ben, cleo):
                await store.write(partial(stay, person.id, now() + 9 * long))
            played, seen, open_, watched, lost = [await made.game(ana, ben) for _ in range(5)]
            await made.choose(lost)
            await made.keeper.tidy(now() + long - 2 * DAY)
            assert not [t for t in (played, seen, open_, watched, lost) if (await made.rooms.get(t)).state.closed]

            # Two months and more after the games began somebody looks, goes on looking, or only looks on.
            await made.look(seen, ben)
            (await made.look(open_, ana)).watch(asyncio.Event())
            (await made.look(watched, cleo)).watch(asyncio.Event())
            await made.keeper.tidy(now() + long - DAY)
            await store.write(partial(move, played, now() + long - DAY))
            await made.keeper.tidy(now() + long)
            closed = {t for t in (played, seen, open_, watched, lost) if (await made.rooms.get(t)).state.closed}
            assert closed == {watched, lost}
            room = await made.rooms.get(lost)
            assert room.state.ending == "abandoned" and room.state.left == set() and room.state.match.at > 0
            update = await room.update(0, -1, "en")
            assert update.status == "ended" and update.ending == "abandoned" and update.seed

            # What was looked at a while ago is closed in its turn, what somebody looks at is not.
            await made.keeper.tidy(now() + 2 * long)
            closed = {t for t in (played, seen, open_) if (await made.rooms.get(t)).state.closed}
            assert closed == {played, seen}
            again = Rooms(store, made.keeper.bus, 100)
            assert (await again.get(lost)).state.ending == "abandoned"
        finally:
            await store.close()

    asyncio.run(story())


def test_a_table_that_cannot_be_closed_holds_up_no_other(database: str) -> None:
    async def story() -> None:
        store = await open_store(read_settings({}, database=database).store)
        try:
            made = Made(store)
            ana, ben = await made.guest("Ana"), await made.guest("Ben")
            games = [await made.game(ana, ben) for _ in range(3)]
            for person in (ana, ben):
                await store.write(partial(stay, person.id, now() + 1000 * DAY))
            broken = min(games)
            await store.write(partial(spoil, broken))
            made.rooms.rooms.clear()
            for _ in range(2):
                await made.keeper.tidy(now() + ABANDONED * DAY + 1000)
            kept = {row["id"] for row in await store.rows(select(tables.c.id).where(tables.c.status == "playing"))}
            assert kept == {broken}
        finally:
            await store.close()

    asyncio.run(story())


def test_whoever_runs_the_server_may_keep_all_games(database: str) -> None:
    async def story() -> None:
        store = await open_store(read_settings({}, database=database).store)
        try:
            made = Made(store)
            ana, ben = await made.guest("Ana"), await made.guest("Ben")
            for person in (ana, ben):
                await store.write(partial(stay, person.id, now() + 100_000 * DAY))
            game = await made.game(ana, ben)
            made.keeper.abandoned = 0
            await made.keeper.tidy(now() + 9999 * DAY)
            assert not (await made.rooms.get(game)).state.closed
        finally:
            await store.close()

    asyncio.run(story())


def stay(person: str, until: int, connection: Connection) -> None:
    connection.execute(sessions.update().where(sessions.c.person == person).values(expires=until))


def move(table: str, moment: int, connection: Connection) -> None:
    connection.execute(tables.update().where(tables.c.id == table).values(moved=moment))


def spoil(table: str, connection: Connection) -> None:
    connection.execute(tables.update().where(tables.c.id == table).values(seq=7))
