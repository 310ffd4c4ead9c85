"""One engine for both databases, set up so that a commit means: on the disk."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

from sqlalchemy import Engine, StaticPool, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ostraka.server.store.opening import address_of

__all__ = [
    "CONNECT",
    "PATIENCE",
    "SESSION",
    "make_engine",
    "make_reading_engine",
    "make_thread_engine",
    "on_postgresql",
]

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
PATIENCE: Final = 10.0
"""Seconds after which a visit to PostgreSQL is given up: the line may be dead without anybody having said so."""
CONNECT: Final = 5.0
"""The same for a new connection."""
SESSION: Final = {
    "application_name": "ostraka",
    "statement_timeout": "8000",
    "lock_timeout": "2000",
    "idle_in_transaction_session_timeout": "15000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""How PostgreSQL treats us: a server that has vanished in the middle of something gives its locks back soon."""


def make_engine(url: str) -> AsyncEngine:
    """The engine of a database: `sqlite+aiosqlite:///…` or `postgresql+asyncpg://…`."""
    address = address_of(url)
    if address.get_backend_name() == "postgresql":
        # Everybody else says sslmode.
        if "sslmode" in address.query:
            address = address.update_query_dict({"ssl": str(address.query["sslmode"])}).difference_update_query(
                ["sslmode"]
            )
        options = {"timeout": CONNECT, "server_settings": SESSION}
        return create_async_engine(
            address, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True, connect_args=options
        )
    engine = create_async_engine(url, pool_size=4, max_overflow=4, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def make_thread_engine(url: str) -> Engine:
    """The same SQLite file for one thread of our own: a whole transaction in one go, without a hop per statement."""
    engine = create_engine(make_url(url).set(drivername="sqlite"), poolclass=StaticPool, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def make_reading_engine(url: URL, readers: int) -> Engine:
    """The same SQLite file for threads that only look things up."""
    engine = create_engine(url.set(drivername="sqlite"), pool_size=readers, max_overflow=0, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def on_postgresql(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "postgresql"


def _prepare(connection: Any, _: object) -> None:
    """Durable, with foreign keys; and transactions begin when SQLAlchemy says so, not when sqlite3 guesses."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Any) -> None:
    options = connection.get_execution_options()
    # A single question sees one moment by itself.
    if not options.get("single", False):
        # A reader that becomes a writer later can be refused by SQLite; a writer says so at once.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes", False) else "BEGIN")


assert sqlite3.sqlite_version_info >= (3, 35), "SQLite before 3.35 has no RETURNING"
