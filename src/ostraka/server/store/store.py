"""The store as the rest of the server sees it: a writer, and connections for reading."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, RowMapping, Select, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostraka.server.store.engine import make_engine, on_postgresql
from ostraka.server.store.entry import Entry, Standing
from ostraka.server.store.looks import Looks
from ostraka.server.store.shape import newest, present
from ostraka.server.store.tables import entries, seats, tables
from ostraka.server.store.writer import Writer

__all__ = ["Store", "new_id", "open_store"]

T = TypeVar("T")


def new_id() -> str:
    """A random id of 128 bits that nobody can guess."""
    return secrets.token_urlsafe(16)


class Store:
    """All that is kept. Reading sees committed things only; writing returns when they are on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.origin = new_id()
        """The name of this process among those that share the database."""
        self.shared = on_postgresql(engine)
        self.writer = Writer(engine, self.origin)
        self.looks = Looks(engine)

    async def close(self) -> None:
        await self.writer.stop()
        await self.looks.close()
        await self.engine.dispose()

    # Reading

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up with."""
        async with self.engine.connect() as connection:
            yield connection

    async def row(self, query: Select[Any]) -> RowMapping | None:
        """The first row, by column names."""
        return await self.looks.look(lambda connection: connection.execute(query).mappings().first())

    async def rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        """All rows, by column names."""
        return await self.looks.look(lambda connection: connection.execute(query).mappings().all())

    async def table(self, table: str) -> tuple[RowMapping, Sequence[RowMapping]] | None:
        """A table's row and its seats' rows, seen at one moment."""

        def work(connection: Connection) -> tuple[RowMapping, Sequence[RowMapping]] | None:
            row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
            if row is None:
                return None
            query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
            return row, connection.execute(query).mappings().all()

        return await self.looks.look(work)

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table behind number `after`, in order."""
        query = select(entries).where(entries.c.table == table, entries.c.seq > after).order_by(entries.c.seq)
        return [Entry(*row) for row in await self.looks.look(lambda connection: connection.execute(query).all())]

    async def entry(self, table: str, seat: int, id: str) -> Entry | None:
        """What a seat has stored under an id of its own."""
        query = select(entries).where(entries.c.table == table, entries.c.seat == seat, entries.c.id == id)
        row = await self.looks.look(lambda connection: connection.execute(query).first())
        return None if row is None else Entry(*row)

    # Writing

    async def append(self, entry: Entry, standing: Standing) -> None:
        """Store an entry and where its table stands; `Taken` if somebody was faster."""
        await self.writer.append(entry, standing)

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run `work` in a transaction of the writer."""
        return await self.writer.write(work)


async def open_store(url: str) -> Store:
    """The store behind a database address, brought up to date first."""
    engine = make_engine(url)
    if not on_postgresql(engine) and engine.url.database:
        await asyncio.to_thread(Path(engine.url.database).parent.mkdir, parents=True, exist_ok=True)
    if await present(engine) != newest():
        from ostraka.server.store.migrate import migrate

        await migrate(engine)
    store = Store(engine)
    store.writer.start()
    return store
