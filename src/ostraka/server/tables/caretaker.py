"""The caretaker: lets bots and stand-ins play, and watches the clocks, also after a restart or another one's death."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import Connection, or_, select, update

from ostraka.bots.levels import DEFAULT_LEVEL
from ostraka.server.bots.bots import Bots
from ostraka.server.errors import Refused
from ostraka.server.store import Store
from ostraka.server.store.trouble import described, gone
from ostraka.server.tables.room import Room
from ostraka.server.tables.rooms import Rooms
from ostraka.server.tables.rows import tables
from ostraka.server.times import now

__all__ = ["Caretaker"]

log = structlog.get_logger("caretaker")

ROUND = 1.0
"""Seconds between two looks for tables that wait for the server."""
MANY = 100


class Caretaker:
    """Does at tables what no person does. Where several processes share the store, one at a time cares for a table."""

    def __init__(self, store: Store, rooms: Rooms, bots: Bots, promise: float) -> None:
        self.store = store
        self.rooms = rooms
        self.bots = bots
        self.promise = int(promise * 1000)
        """Milliseconds for which a process promises to care for a table, where several share the store."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._promised: dict[str, int] = {}
        self._stopping = False
        rooms.changed.append(self.notice)

    def start(self) -> None:
        self._keep(asyncio.create_task(self._rounds(), name="caretaker"))

    async def stop(self) -> None:
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.store.shared:
            try:
                await self.store.write(self._let_go)
            except Exception as error:
                # They run out by themselves.
                log.warning("promises were not taken back", error=described(error))

    def _let_go(self, connection: Connection) -> None:
        """Others need not wait until the promises of this process have run out."""
        mine = update(tables).where(tables.c.caretaker == self.store.origin, tables.c.status == "playing")
        connection.execute(mine.values(caretaker=None, cared=None))

    def notice(self, room: Room) -> None:
        """A room has something new: perhaps a bot is asked."""
        if self._due(room) and not room.caring and not self._stopping:
            room.caring = True
            self._keep(asyncio.create_task(self._care(room)))

    def _due(self, room: Room) -> bool:
        """Whether the server has something to do at a table now."""
        due = room.state.due(now(), bool(room.watchers))
        return due is not None and due <= now()

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _rounds(self) -> None:
        """Look for tables that wait for the server and whom nobody cares for."""
        failing = ""
        while True:
            try:
                await self._round()
                failing = ""
            except Exception as error:
                # Told once, not every second for as long as the store is away.
                if failing != (failing := described(error)):
                    log.error("a round of the caretaker has failed", error=failing)
            await asyncio.sleep(ROUND)

    async def _round(self) -> None:
        """All tables that wait, a hundred at a time: those nobody can help keep no others from being found."""
        moment, after = now(), ""
        free = or_(tables.c.cared.is_(None), tables.c.cared < moment, tables.c.caretaker == self.store.origin)
        waiting = select(tables.c.id).where(tables.c.status == "playing", tables.c.due <= moment, free)
        while True:
            rows = await self.store.rows(waiting.where(tables.c.id > after).order_by(tables.c.id).limit(MANY))
            for row in rows:
                await self._visit(row["id"])
            if len(rows) < MANY:
                return
            after = rows[-1]["id"]

    async def _visit(self, table: str) -> None:
        """Look at one table; whatever is wrong with it is no other's trouble."""
        room = self.rooms.rooms.get(table)
        if self.rooms.aside(table) or (room is not None and room.caring):
            return
        try:
            self.notice(await self.rooms.get(table))
        except Exception as error:
            if gone(error):
                raise
            # Those that are damaged have been told of when they were set aside.
            if not self.rooms.aside(table):
                log.warning("a table waits in vain", table=table, error=described(error))

    async def _care(self, room: Room) -> None:
        """Answer for bots until a person is asked; tell of clocks that have run out."""
        try:
            while not room.state.closed and await self._promise(room.header.id):
                if not await self._step(room):
                    break
        except Exception as error:
            log.error("caring for a table has failed", table=room.header.id, error=described(error))
        finally:
            room.caring = False

    async def _step(self, room: Room) -> bool:
        """One thing that waits for the server; False if there is none."""
        state = room.state
        at = state.seq
        why = state.closing(now())
        if why is not None:
            await self._try(room, 0, f"close-{at:06}", at, "close", why)
            return True
        late = state.timed_out(now())
        if late is not None:
            await self._try(room, late, f"late-{at:06}", at, "late", 0)
            return True
        seat = next((seat for seat in sorted(state.asked) if state.player(seat) is not None), None)
        if seat is None or not self.bots.open or not self._due(room):
            return False
        option = await self.bots.choose(room.question(seat), state.player(seat) or DEFAULT_LEVEL)
        await self._try(room, seat, f"bot-{at:06}", at, "choice", option)
        return True

    async def _try(self, room: Room, seat: int, id: str, at: int, act: str, value: int) -> None:
        """Submit like everybody else; somebody else may have been faster."""
        try:
            await room.submit(seat, id, at, act, value)
        except Refused as error:
            if error.status >= 500:
                raise

    async def _promise(self, table: str) -> bool:
        """Whether this process may care for the table now."""
        if not self.store.shared:
            return True
        moment = now()
        if self._promised.get(table, 0) > moment + self.promise // 3:
            return True
        me = self.store.origin
        mine = or_(tables.c.cared.is_(None), tables.c.cared < moment, tables.c.caretaker == me)

        def claim(connection: Connection) -> int:
            row = update(tables).where(tables.c.id == table, mine).values(caretaker=me, cared=moment + self.promise)
            return connection.execute(row).rowcount

        if not await self.store.write(claim):
            return False
        self._promised[table] = moment + self.promise
        return True
