"""Bring the database to the present shape, keeping a copy of an SQLite file before it is changed."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ostraka.server.store.engine import on_postgresql
from ostraka.server.store.opening import create_private
from ostraka.server.store.shape import newest, present

__all__ = ["back_up", "migrate"]

LOCK = 7_261_003
"""Two processes that start together migrate one after the other."""


async def migrate(engine: AsyncEngine, to: str = "head") -> str:
    """Run what is missing; returns the path of the backup, if one was made."""
    found = await present(engine)
    if found == newest():
        return ""
    copied = back_up(engine.url.database or "") if found and not on_postgresql(engine) else ""
    async with engine.connect() as connection:
        connection = await connection.execution_options(writes=True)
        async with connection.begin():
            if on_postgresql(engine):
                # Changing a large database, and waiting for somebody who does, takes as long as it takes.
                await connection.execute(text("SET LOCAL statement_timeout = 0"))
                await connection.execute(text("SET LOCAL lock_timeout = 0"))
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(_upgrade, to)
    return copied


def back_up(path: str, folder: Path | None = None) -> str:
    """A consistent copy of a SQLite file in use, made by SQLite itself; returns where it lies."""
    source = Path(path)
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    target = (folder or source.parent) / f"{source.name}.{stamp}.backup"
    target.unlink(missing_ok=True)
    create_private(target)
    reading = sqlite3.connect(source)
    writing = sqlite3.connect(target)
    try:
        reading.backup(writing)
    finally:
        writing.close()
        reading.close()
    return str(target)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "ostraka.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _upgrade(connection: Connection, to: str) -> None:
    config: Any = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
