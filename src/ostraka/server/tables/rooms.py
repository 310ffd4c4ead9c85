"""Which tables are in memory: loaded when somebody needs them, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

import msgspec
import structlog
from sqlalchemy import RowMapping

from ostraka.server.bus import Bus
from ostraka.server.errors import Refused, absent
from ostraka.server.store import Store
from ostraka.server.store.trouble import described
from ostraka.server.tables.clock import PATIENCE, Lateness
from ostraka.server.tables.damage import Damaged, all_seats, reading, unbroken
from ostraka.server.tables.room import Room
from ostraka.server.tables.state import Header

__all__ = ["Rooms", "header_of"]

log = structlog.get_logger("rooms")

REST = 30.0
"""Seconds in which somebody may still be busy with a room."""
BRIEF = 5.0
"""The same where the game is over: nothing can happen there any more, and whoever looks at it later loads it again."""
IDLE = 600.0
"""Seconds after which a room nobody watches may be forgotten."""
ASIDE = 60.0
"""Seconds for which a table that cannot be played is left alone; somebody may have repaired it then."""

ASIDE_FOR = ("damaged", "rules")


def header_of(row: RowMapping, seats: Sequence[RowMapping]) -> Header:
    """What a table was begun with, from its rows."""
    return Header(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        seats=row["seats"],
        setup=msgspec.json.decode(row["setup"], type=dict[str, str | bool | int]),
        secret=row["secret"],
        bots={seat["seat"]: seat["bot"] for seat in seats if seat["kind"] == "bot"},
        names=tuple([seat["name"] for seat in seats]),
        pace=row["pace"],
        undo=row["undo"],
        begun=row["begun"] or row["created"],
        delay=row["delay"],
        start=None if row["start"] is None else msgspec.json.decode(row["start"], type=dict[str, object]),
        day=row["day"],
        host=row["host"] or "",
        discreet=row["discreet"],
        rated=row["rated"],
        fair=row["fair"],
        more=tuple([seat["seat"] for seat in more_of(seats)]),
    )


def more_of(seats: Sequence[RowMapping]) -> list[RowMapping]:
    """The seats of somebody who sits at an earlier one, too."""
    people = [seat["person"] if seat["kind"] == "person" else None for seat in seats]
    return [seat for i, seat in enumerate(seats) if people[i] is not None and people[i] in people[:i]]


class Rooms:
    """The rooms of this process. Another process may have the same table in memory: the store orders their entries."""

    def __init__(self, store: Store, bus: Bus, most: int, lateness: Lateness = PATIENCE) -> None:
        self.store = store
        self.bus = bus
        self.most = most
        self.lateness = lateness
        self.rooms: dict[str, Room] = {}
        self.changed: list[Callable[[Room], None]] = []
        """Called whenever a room has something new: the caretaker hears it here."""
        self.glanced: set[str] = set()
        """Tables at which somebody who plays has looked, until the housekeeper writes it down."""
        self._aside: dict[str, tuple[Refused, float]] = {}
        """Tables that cannot be played: why, and until when nobody looks again."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        bus.listeners.append(self._hear)

    async def get(self, table: str) -> Room:
        """The room of a table that has begun."""
        room = self.rooms.get(table)
        if room is not None and room.broken is not None:
            del self.rooms[table]
            self._set_aside(table, room.broken)
            room = None
        if room is None:
            self._refuse(table)
            task = self._loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    def aside(self, table: str) -> bool:
        """Whether a table cannot be played, and was looked at lately."""
        return table in self._aside and time.monotonic() < self._aside[table][1]

    def _refuse(self, table: str) -> None:
        if self.aside(table):
            known = self._aside[table][0]
            raise Refused(known.code, str(known), known.status)

    def _set_aside(self, table: str, why: Refused) -> None:
        """Leave a table alone for a while. It is said once: a log full of it helps nobody."""
        before = self._aside.get(table)
        if before is None or str(before[0]) != str(why):
            log.error("a table is set aside", table=table, code=why.code, why=str(why))
        self._aside[table] = why, time.monotonic() + ASIDE

    def looked(self) -> frozenset[str]:
        """The tables at which somebody who plays looks, or has looked since this was asked before."""
        before, self.glanced = self.glanced, set()
        return frozenset(before) | {table for table, room in self.rooms.items() if room.watchers.people}

    async def _load(self, table: str) -> Room:
        try:
            return await self._loaded(table)
        except Refused as error:
            if error.code in ASIDE_FOR:
                self._set_aside(table, error)
            raise

    async def _loaded(self, table: str) -> Room:
        with reading("its rows cannot be read"):
            found = await self.store.whole(table)
        if found is None:
            raise absent("table")
        if found.row["status"] == "open":
            raise Refused("open", "this table has not begun yet", 409)
        with reading("it cannot be set up"):
            all_seats(found.row, found.seats)
            unbroken(found.log, 0, found.row["seq"])
            room = Room(self.store, header_of(found.row, found.seats), self._changed, self.lateness)
        await room.begin(found.log)
        room.recall(found.spoken)
        self._aside.pop(table, None)
        self.rooms[table] = room
        self._make_space()
        # Perhaps a bot has been waiting to be asked.
        self._changed(room)
        return room

    def _changed(self, room: Room) -> None:
        for hear in self.changed:
            hear(room)

    def _make_space(self) -> None:
        """Forget rooms whose game is over, those that have been idle for long, and the idlest if there are too many."""
        moment = time.monotonic()
        alone = [room for room in self.rooms.values() if not room.watchers and not room.caring]
        idle = [room for room in alone if moment - room.used > (BRIEF if room.state.closed else REST)]
        idle.sort(key=lambda room: room.used)
        surplus = len(self.rooms) - self.most
        for i, room in enumerate(idle):
            if i < surplus or room.state.closed or moment - room.used > IDLE:
                del self.rooms[room.header.id]

    # News from other processes

    def _hear(self, kind: str, table: str, seq: int) -> None:
        if kind == "entry":
            room = self.rooms.get(table)
            if room is not None and room.state.seq < seq:
                self._load_soon(room)
        elif kind == "talk":
            room = self.rooms.get(table)
            if room is not None:
                room.overhear()
        elif kind == "names":
            if table in self.rooms:
                self._keep(asyncio.create_task(self._rename(self.rooms[table])))
        elif kind == "again":
            for room in self.rooms.values():
                self._load_soon(room)

    async def _rename(self, room: Room) -> None:
        """Somebody at a table is to be called by another name."""
        found = await self.store.table(room.header.id)
        if found is not None:
            room.rename(header_of(*found).names)

    def _load_soon(self, room: Room) -> None:
        self._keep(asyncio.create_task(room.load()))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Damaged):
            log.error("news could not be read", error=described(error))
