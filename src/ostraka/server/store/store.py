"""The store as the rest of the server sees it: a writer, and connections for reading."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, RowMapping, Select, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ostraka.server.store.engine import CONNECT, make_engine, on_postgresql
from ostraka.server.store.opening import hold, in_one_line, prepare_file, warn_of_readers
from ostraka.server.store.reader import Reader
from ostraka.server.store.shape import newest, present
from ostraka.server.store.writer import Writer
from ostraka.server.tables.entry import Entry, Standing
from ostraka.server.tables.rows import entries, seats, tables, talk

__all__ = ["Store", "TableRows", "Whole", "locked_rows", "new_id", "open_store", "table_rows"]

T = TypeVar("T")
TableRows: TypeAlias = tuple[RowMapping, Sequence[RowMapping]]
# Made once: to put a statement together takes longer than to execute it.
TABLE: Final = select(tables).where(tables.c.id == bindparam("table"))
LOCKED: Final = select(tables.c.id).where(tables.c.id == bindparam("table")).with_for_update()
SEATS: Final = select(seats).where(seats.c.table == bindparam("table")).order_by(seats.c.seat)
LOG: Final = (
    select(entries)
    .where(entries.c.table == bindparam("table"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
ENTRY: Final = select(entries).where(
    entries.c.table == bindparam("table"), entries.c.seat == bindparam("seat"), entries.c.id == bindparam("id")
)
SAID: Final = select(func.count()).select_from(talk).where(talk.c.table == bindparam("table"))


def new_id() -> str:
    """A random id that nobody can guess; it does not look like an option of a command."""
    while (found := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return found


def table_rows(connection: Connection, table: str) -> TableRows | None:
    """A table's row and its seats' rows."""
    row = connection.execute(TABLE, {"table": table}).mappings().first()
    if row is None:
        return None
    return row, connection.execute(SEATS, {"table": table}).mappings().all()


def locked_rows(connection: Connection, table: str) -> TableRows | None:
    """The same for a transaction that writes: no other process changes the table before it ends."""
    connection.execute(LOCKED, {"table": table})
    return table_rows(connection, table)


def log_rows(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """The entries of a table behind number `after`, in order."""
    return [Entry(*row) for row in connection.execute(LOG, {"table": table, "after": after})]


class Whole(NamedTuple):
    """A table's row, its seats' rows, its log, and how much has been said at it."""

    row: RowMapping
    seats: Sequence[RowMapping]
    log: list[Entry]
    spoken: int


class Store:
    """All that is kept. Reading sees committed things only; writing returns when they are on the disk."""

    def __init__(self, engine: AsyncEngine, lock: int | None = None) -> None:
        self.engine = engine
        self._lock = lock
        self.origin = new_id()
        """The name of this process among those that share the database."""
        self.shared = on_postgresql(engine)
        self.writer = Writer(engine, self.origin)
        self.reader = Reader(engine)

    async def close(self) -> None:
        await self.writer.stop()
        await self.reader.close()
        try:
            async with asyncio.timeout(CONNECT):
                await self.engine.dispose()
        except TimeoutError:
            # Lines that have died without a word do not even close.
            await self.engine.dispose(close=False)
        if self._lock is not None:
            os.close(self._lock)

    # Reading

    async def row(self, query: Select[Any], given: Mapping[str, object] | None = None) -> RowMapping | None:
        """The first row, by column names."""
        return await self.reader.read(lambda found: found.execute(query, given).mappings().first(), single=True)

    async def rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        """All rows, by column names."""
        return await self.reader.read(lambda connection: connection.execute(query).mappings().all(), single=True)

    async def table(self, table: str) -> TableRows | None:
        """A table's row and its seats' rows, seen at one moment."""
        return await self.reader.read(lambda connection: table_rows(connection, table))

    async def whole(self, table: str) -> Whole | None:
        """All there is of a table, seen at one moment."""

        def work(connection: Connection) -> Whole | None:
            found = table_rows(connection, table)
            if found is None:
                return None
            said = connection.execute(SAID, {"table": table}).scalar_one()
            return Whole(*found, log_rows(connection, table), said)

        return await self.reader.read(work)

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table behind number `after`, in order."""
        return await self.reader.read(lambda connection: log_rows(connection, table, after), single=True)

    async def entry(self, table: str, seat: int, id: str) -> Entry | None:
        """What a seat has stored under an id of its own."""
        given = {"table": table, "seat": seat, "id": id}
        row = await self.reader.read(lambda connection: connection.execute(ENTRY, given).first(), single=True)
        return None if row is None else Entry(*row)

    # Writing

    async def append(self, entry: Entry, standing: Standing) -> None:
        """Store an entry and where its table stands; `Taken` if somebody was faster."""
        await self.writer.append(entry, standing)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction of the writer, on SQLite in its thread."""
        return await self.writer.write(work)


async def open_store(url: str, sole: bool = False) -> Store:
    """The store behind a database address, brought up to date first; `sole`: no other server may use the same file."""
    engine = make_engine(url)
    lock: int | None = None
    file = Path(str(engine.url.database))
    try:
        if not on_postgresql(engine):
            await asyncio.to_thread(prepare_file, file)
            lock = hold(file) if sole else None
        if await present(engine) != newest():
            from ostraka.server.store.migrate import migrate

            await migrate(engine)
    except Exception as error:
        await engine.dispose()
        if lock is not None:
            os.close(lock)
        raise in_one_line(engine.url, error) from error
    if lock is not None:
        warn_of_readers(file)
    store = Store(engine, lock)
    store.writer.start()
    return store
