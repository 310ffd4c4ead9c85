"""What becomes of the seats of people who are deleted: nobody waits for a ghost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import structlog
from sqlalchemy import Connection, and_, delete, select, update

from ostraka.server.errors import Refused, Stale
from ostraka.server.store import Store
from ostraka.server.store.store import new_id
from ostraka.server.tables.rooms import Rooms
from ostraka.server.tables.rows import seats, tables

__all__ = ["NOBODY", "get_up", "vacate"]

log = structlog.get_logger("vacating")

NOBODY: Final = "Somebody"
"""Whom the others see where a person was deleted."""
ATTEMPTS: Final = 5


async def get_up(store: Store, rooms: Rooms, gone: Sequence[str]) -> None:
    """Stand-ins take over at every table where these people play."""
    query = select(seats.c.table, seats.c.seat).join(tables, tables.c.id == seats.c.table)
    sits = and_(seats.c.person.in_(gone), seats.c.kind == "person", tables.c.status == "playing")
    for row in await store.rows(query.where(sits)):
        try:
            await _gone(rooms, row["table"], row["seat"])
        except Refused as error:
            log.warning("a seat could not be given up", table=row["table"], code=error.code)


async def _gone(rooms: Rooms, table: str, seat: int) -> None:
    room = await rooms.get(table)
    for _ in range(ATTEMPTS):
        try:
            await room.submit(seat, new_id(), room.state.seq, "gone")
            return
        except Stale:
            continue


def vacate(connection: Connection, gone: str) -> tuple[list[str], list[str]]:
    """Free a person's seats at tables that wait, clear away those they host, and take their name off the others.

    Returns the tables that have changed before their game, and those whose players have other names now.
    """
    waiting = select(tables.c.id).where(tables.c.status == "open")
    hosted = list(connection.execute(waiting.where(tables.c.host == gone)).scalars())
    connection.execute(delete(tables).where(tables.c.id.in_(hosted)))
    sits = select(seats.c.table, seats.c.seat, tables.c.status).join(tables, tables.c.id == seats.c.table)
    free: set[str] = set(hosted)
    named: set[str] = set()
    for table, seat, status in connection.execute(sits.where(seats.c.person == gone)).all():
        values: dict[str, object] = {"person": None, "house": None, "name": NOBODY}
        if status == "open":
            values |= {"kind": "open", "name": f"Seat {seat + 1}"}
        connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values))
        (free if status == "open" else named).add(table)
    return sorted(free), sorted(named)
