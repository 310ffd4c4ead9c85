"""What nobody comes back to is cleared away: tables that never began, sessions, guests."""

from __future__ import annotations

import asyncio

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
from ostraka.server.tables.lobby import Lobby
from ostraka.server.tables.rooms import Rooms
from ostraka.server.tables.rows import tables
from ostraka.server.times import now

NEW = [wire.SeatWish("me"), wire.SeatWish("open")]


class Made:
    """All that a housekeeper deals with, without any network."""

    def __init__(self, store: Store) -> None:
        self.store = store
        bus = Bus(store)
        self.people = People(store, read_settings({}))
        self.lobby = Lobby(store, bus)
        self.rooms = Rooms(store, bus, 100)
        self.keeper = Housekeeper(store, bus, Accounts(store, bus, self.people), self.rooms)

    async def guest(self, name: str) -> Person:
        return (await self.people.guest(people_wire.Guest(name)))[0]

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
