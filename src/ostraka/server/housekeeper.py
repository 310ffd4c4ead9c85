"""The housekeeper: clears away what nobody comes back to. Everything here is done again later if it fails."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import structlog
from sqlalchemy import Connection, Select, Update, delete, exists, or_, select, update

from ostraka.server.bus import Bus
from ostraka.server.errors import Refused
from ostraka.server.people.accounts import Accounts
from ostraka.server.people.rows import people, sessions, tokens
from ostraka.server.puzzles.rows import puzzle_tries
from ostraka.server.rounds import Rounds
from ostraka.server.store import Store
from ostraka.server.store.trouble import described, gone
from ostraka.server.tables.closing import ABANDONED
from ostraka.server.tables.rooms import Rooms
from ostraka.server.tables.rows import seats, tables
from ostraka.server.times import now

__all__ = ["Housekeeper"]

log = structlog.get_logger("housekeeper")

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
    """Tables that never began, games that were abandoned, sessions that are over, guests who do not come back."""

    def __init__(self, store: Store, bus: Bus, accounts: Accounts, rooms: Rooms, abandoned: int) -> None:
        self.store = store
        self.bus = bus
        self.accounts = accounts
        self.rooms = rooms
        self.abandoned = abandoned * DAY
        """Milliseconds after which a game is closed at which nobody plays any more; 0: never."""
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
        await self._note_looks(moment)
        if self.abandoned:
            await self._close_abandoned(moment - self.abandoned)

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

    async def _note_looks(self, moment: int) -> None:
        """When people have looked at tables where nothing has happened for a day; once a day is enough."""
        quiet = (tables.c.moved < moment - DAY) & or_(tables.c.looked.is_(None), tables.c.looked < moment - DAY)
        looked = sorted(self.rooms.looked())
        for i in range(0, len(looked), MANY):
            these = tables.c.id.in_(looked[i : i + MANY])
            rows = await self.store.rows(select(tables.c.id).where(these, tables.c.status == "playing", quiet))
            found = [row["id"] for row in rows]
            note = update(tables).where(tables.c.id.in_(found), quiet).values(looked=moment)
            if found:
                await self.store.write(partial(_execute, note))

    async def _close_abandoned(self, before: int) -> None:
        """Games at which nobody who plays has looked or done anything since. What cannot be loaded stays as it is."""
        old = or_(tables.c.looked.is_(None), tables.c.looked < before)
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.moved < before, old)
        after = ""
        while True:
            rows = await self.store.rows(query.where(tables.c.id > after).order_by(tables.c.id).limit(MANY))
            for row in rows:
                await self._close(row["id"])
            if len(rows) < MANY:
                return
            after = rows[-1]["id"]

    async def _close(self, table: str) -> None:
        """Close an abandoned game, unless somebody has come back this very moment."""
        if self.rooms.aside(table):
            return
        try:
            room = await self.rooms.get(table)
            at = room.state.seq
            if not room.watchers.people:
                await room.submit(0, f"close-{at:06}", at, "close", ABANDONED)
                log.info("an abandoned game is closed", table=table)
        except Exception as error:
            if gone(error):
                raise
            # Somebody was faster, or it is damaged: the others are closed all the same.
            if not isinstance(error, Refused):
                log.warning("an abandoned game could not be closed", table=table, error=described(error))


def _execute(statement: Update, connection: Connection) -> None:
    connection.execute(statement)


def guests(moment: int) -> Select[Any]:
    """Guests whose sessions are over, and those who never played anything and have been here for long."""
    known = exists().where(sessions.c.person == people.c.id, sessions.c.expires > moment)
    sits = exists().where(seats.c.person == people.c.id)
    hosts = exists().where(tables.c.host == people.c.id)
    owns = exists().where(tokens.c.owner == people.c.id)
    solves = exists().where(puzzle_tries.c.person == people.c.id)
    unused = (people.c.created < moment - UNUSED) & ~sits & ~hosts & ~owns & ~solves
    return select(people.c.id).where(people.c.kind == "guest", or_(~known & ~owns, unused))
