"""The housekeeper: clears away what nobody comes back to. Everything here is done again later if it fails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, exists, or_, select

from ostraka.server.bus import Bus
from ostraka.server.people.accounts import Accounts
from ostraka.server.people.rows import people, sessions, tokens
from ostraka.server.puzzles.rows import puzzle_tries
from ostraka.server.rounds import Rounds
from ostraka.server.store import Store
from ostraka.server.tables.rooms import Rooms
from ostraka.server.tables.rows import seats, tables
from ostraka.server.times import now

__all__ = ["Housekeeper"]

ROUND: Final = 600.0
"""Seconds between two rounds."""
MANY: Final = 100
"""Of each kind in one piece of work: nobody who plays waits for it."""
DAY: Final = 86_400_000
PUBLIC: Final = 1 * DAY
"""How long a table waits for its game that everybody sees …"""
LINKED: Final = 14 * DAY
"""… and one for which people need the link."""
UNUSED: Final = 30 * DAY
"""How long a guest is kept who has never sat at a table nor tried a puzzle."""


class Housekeeper:
    """Tables that never began, sessions that are over, guests who cannot or do not come back."""

    def __init__(self, store: Store, bus: Bus, accounts: Accounts, rooms: Rooms) -> None:
        self.store = store
        self.bus = bus
        self.accounts = accounts
        self.rooms = rooms
        self._rounds = Rounds("housekeeper", ROUND, lambda: self.tidy(now()))

    def start(self) -> None:
        self._rounds.start()

    async def stop(self) -> None:
        await self._rounds.stop()

    async def tidy(self, moment: int) -> None:
        """One round, as of a moment."""
        while await self._clear_tables(moment) >= MANY:
            pass
        while await self._end_sessions(moment) >= MANY:
            pass
        while await self._forget_guests(moment) >= MANY:
            pass

    async def _clear_tables(self, moment: int) -> int:
        old = or_(
            (tables.c.visibility == "public") & (tables.c.moved < moment - PUBLIC), tables.c.moved < moment - LINKED
        )
        query = select(tables.c.id).where(tables.c.status == "open", old)

        def work(connection: Connection) -> Sequence[str]:
            found = connection.execute(query.limit(MANY).with_for_update()).scalars().all()
            connection.execute(delete(tables).where(tables.c.id.in_(found)))
            for table in found:
                self.bus.spread(connection, "lobby", table)
            return found

        cleared = await self.store.write(work)
        for table in cleared:
            self.bus.tell("lobby", table)
        return len(cleared)

    async def _end_sessions(self, moment: int) -> int:
        over = select(sessions.c.hash).where(sessions.c.expires <= moment).limit(MANY)
        found = [row["hash"] for row in await self.store.rows(over)]

        def work(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.hash.in_(found), sessions.c.expires <= moment))

        if found:
            await self.store.write(work)
        return len(found)

    async def _forget_guests(self, moment: int) -> int:
        """Guests without a session can never come back; their games go on without them."""
        found = [row["id"] for row in await self.store.rows(guests(moment).limit(MANY))]
        for guest in found:
            await self.accounts.forget_guest(guest, self.rooms)
        return len(found)


def guests(moment: int) -> Select[Any]:
    """Guests whose sessions are over, and those who never played anything and have been here for long."""
    known = exists().where(sessions.c.person == people.c.id, sessions.c.expires > moment)
    sits = exists().where(seats.c.person == people.c.id)
    hosts = exists().where(tables.c.host == people.c.id)
    owns = exists().where(tokens.c.owner == people.c.id)
    solves = exists().where(puzzle_tries.c.person == people.c.id)
    unused = (people.c.created < moment - UNUSED) & ~sits & ~hosts & ~owns & ~solves
    return select(people.c.id).where(people.c.kind == "guest", or_(~known & ~owns, unused))
