"""Copies of an SQLite store, made by SQLite itself while the server goes on; checked by playing every table again."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from sqlalchemy import select

from ostraka.core.errors import OstrakaError
from ostraka.server.store import Store, open_store
from ostraka.server.store.opening import address_of, create_private
from ostraka.server.store.store import Whole
from ostraka.server.tables.damage import Damaged, all_seats, reading, unbroken
from ostraka.server.tables.rooms import header_of
from ostraka.server.tables.rows import tables
from ostraka.server.tables.state import TableState

__all__ = ["Checked", "check", "copy", "digests"]


class Checked(msgspec.Struct):
    """What a copy holds."""

    tables: int
    entries: int


def copy(store: str, target: Path) -> int:
    """Copy the store behind this address; returns the bytes written. The copy is whole, and on the disk."""
    url = address_of(store)
    if url.get_backend_name() != "sqlite":
        raise OstrakaError("PostgreSQL makes its own copies: pg_dump --format=custom --file FILE DATABASE")
    source = Path(url.database or "")
    if not source.is_file():
        raise OstrakaError(f"there is no database at {source}")
    if target.exists():
        raise OstrakaError(f"{target} exists already; a copy never replaces a file")
    half = target.with_name(f"{target.name}.half")
    half.unlink(missing_ok=True)
    create_private(half)
    try:
        _copy(source, half)
    except sqlite3.Error as error:
        half.unlink()
        raise OstrakaError(f"{source} cannot be copied: {error}") from error
    with half.open("rb") as file:
        os.fsync(file.fileno())
    half.rename(target)
    return target.stat().st_size


def _copy(source: Path, target: Path) -> None:
    there = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(there, uri=True)) as reading, closing(sqlite3.connect(target)) as new:
        reading.backup(new)
        if new.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise OstrakaError("the copy is damaged; the disk may be")


async def digests(store: Store) -> dict[str, tuple[int, str]]:
    """Every table that has begun, played again from its log: how long it is, and the fingerprint of its state."""
    found: dict[str, tuple[int, str]] = {}
    for row in await store.rows(select(tables.c.id).where(tables.c.status != "open").order_by(tables.c.id)):
        try:
            state = played(await store.whole(row["id"]))
        except OstrakaError as error:
            raise OstrakaError(f"table {row['id']}: {error}") from error
        found[row["id"]] = (state.seq, state.match.digest())
    return found


def played(kept: Whole | None) -> TableState:
    """A table played again from its log; whatever is wrong with it is `Damaged`."""
    if kept is None:
        raise Damaged("it has just gone")
    with reading("it cannot be played again"):
        all_seats(kept.row, kept.seats)
        unbroken(kept.log, 0, kept.row["seq"])
        state = TableState(header_of(kept.row, kept.seats))
        for entry in kept.log:
            state.take(entry)
    return state


async def _look(file: Path) -> dict[str, tuple[int, str]]:
    store = await open_store(f"sqlite+aiosqlite:///{file}")
    try:
        return await digests(store)
    finally:
        await store.close()


def check(file: Path) -> Checked:
    """Open a copy as the server would, and play every table again; raises at the first that cannot be."""
    if not file.is_file():
        raise OstrakaError(f"there is no file {file}")
    # The server would bring an old copy up to date, and it would be no way back to the version it is from.
    with TemporaryDirectory(prefix=f"{file.name}.", dir=file.parent) as folder:
        opened = Path(folder) / file.name
        try:
            with closing(sqlite3.connect(file)) as kept, closing(sqlite3.connect(opened)) as new:
                kept.backup(new)
        except sqlite3.Error as error:
            raise OstrakaError(f"{file} cannot be read: {error}") from error
        found = asyncio.run(_look(opened))
    return Checked(len(found), sum(length for length, _ in found.values()))
