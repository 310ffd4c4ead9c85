"""How entries get into the log, and where their tables stand after them into the tables' rows: all tables at once.

Nothing is written as often as this, so it is said in the databases' own words: to put a statement together from
declarations takes longer than to execute it, and so does a transaction that SQLAlchemy begins and ends.
"""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Connection, bindparam, text, update
from sqlalchemy.exc import DBAPIError

from ostraka.server.tables.entry import Entry, Standing
from ostraka.server.tables.rows import entries, tables

__all__ = ["Appended", "append_here", "append_there"]

Appended: TypeAlias = tuple[Entry, Standing]
Key: TypeAlias = tuple[str, int]

STANDING: Final = Standing.__struct_fields__
INSERT: Final = (
    f"INSERT INTO entries ({', '.join(map(repr, Entry.__struct_fields__))}) "
    f"VALUES ({', '.join('?' * len(Entry.__struct_fields__))}) ON CONFLICT DO NOTHING"
).replace("'", '"')
STAND: Final = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in STANDING)} WHERE id = ?"


def append_here(inside: sqlite3.Connection, given: list[Appended]) -> set[Key]:
    """On SQLite, in a transaction of its own; returns the numbers of those entries that were free."""
    stored: set[Key] = set()
    try:
        cursor = inside.execute("BEGIN IMMEDIATE")
        for entry, standing in given:
            if cursor.execute(INSERT, msgspec.structs.astuple(entry)).rowcount:
                stored.add(entry.key())
                cursor.execute(STAND, (*msgspec.structs.astuple(standing), entry.table))
        cursor.execute("COMMIT")
    except sqlite3.Error as error:
        raise DBAPIError(None, None, error, hide_parameters=True) from error
    finally:
        if inside.in_transaction:
            inside.rollback()
    return stored


def append_there(connection: Connection, given: list[Appended], origin: str) -> set[Key]:
    """On PostgreSQL, which tells the other processes of it; `origin` is the name of this one."""
    insert, stand, notify = _statements()
    rows = connection.execute(insert, [entry.row() for entry, _ in given])
    stored = {(row[0], row[1]) for row in rows}
    new = [(entry, standing) for entry, standing in given if entry.key() in stored]
    if new:
        standings = [
            {"of": entry.table, **{f"new_{name}": getattr(standing, name) for name in STANDING}}
            for entry, standing in new
        ]
        connection.execute(stand, standings)
        connection.execute(notify, [{"body": f"{origin} entry {entry.table} {entry.seq}"} for entry, _ in new])
    return stored


@cache
def _statements() -> tuple[Any, Any, Any]:
    from sqlalchemy.dialects.postgresql import insert

    stand = (
        update(tables)
        .where(tables.c.id == bindparam("of"))
        .values({name: bindparam(f"new_{name}") for name in STANDING})
    )
    inserting = insert(entries).on_conflict_do_nothing().returning(entries.c.table, entries.c.seq)
    return inserting, stand, text("SELECT pg_notify('ostraka', :body)")
