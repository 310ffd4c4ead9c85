"""What went wrong in the store: whose trouble it is, and how to speak of it without telling what was to be stored."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, StatementError
from sqlalchemy.exc import TimeoutError as NoConnection

__all__ = ["cause_of", "collided", "constraint", "described", "gone", "rotten"]

COLLISIONS: Final = {"40001", "40P01"}
"""What PostgreSQL says when two processes got into each other's way: the transaction is done again."""
GONE: Final = ("08", "53", "57", "58", "25006")
"""Beginnings of what PostgreSQL says when nobody's writing can succeed: no connection, no space, stopped, read only."""
SLOW: Final = "57014"
"""What it says of a single statement that took too long."""
LOST: Final = {"SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_BUSY", "SQLITE_NOTADB"}
"""The same for SQLite, without what it says more precisely."""
TOLD: Final = (OSError, RuntimeError, TypeError, AttributeError, NameError, ImportError)
"""Errors whose text speaks of the system or of our sources, not of what somebody had in their hands."""


def cause_of(error: BaseException) -> BaseException:
    """What the driver said, beneath what SQLAlchemy makes of it."""
    if isinstance(error, StatementError) and error.orig is not None:
        return error.orig.__cause__ or error.orig
    return error


def _state(error: BaseException) -> str:
    """What PostgreSQL calls it, in five letters."""
    return str(getattr(cause_of(error), "sqlstate", None) or "")


def collided(error: BaseException) -> bool:
    """Whether two processes got into each other's way, and trying again is enough."""
    return _state(error) in COLLISIONS


def gone(error: BaseException) -> bool:
    """Whether the database itself cannot be written to: then it is of no use to try the others one by one."""
    cause = cause_of(error)
    if isinstance(cause, sqlite3.Error):
        return "_".join(getattr(cause, "sqlite_errorname", "").split("_")[:2]) in LOST
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    state = _state(error)
    return isinstance(cause, (OSError, NoConnection)) or (state.startswith(GONE) and state != SLOW)


def rotten(error: BaseException) -> bool:
    """Whether the database found that what it has stored cannot be read."""
    cause = cause_of(error)
    if isinstance(cause, sqlite3.Error):
        return str(getattr(cause, "sqlite_errorname", "")).startswith("SQLITE_CORRUPT")
    return _state(error).startswith(("XX", "22"))


def constraint(error: BaseException) -> str:
    """Which rule of the database was broken: its name, or SQLite's words, which name columns."""
    cause = cause_of(error)
    return str(cause) if isinstance(cause, sqlite3.Error) else str(getattr(cause, "constraint_name", None) or "")


def described(error: BaseException) -> str:
    """An error for the log: its kind, and more only where that cannot hold seeds, hashes or what somebody wrote."""
    cause = cause_of(error)
    name = type(cause).__name__
    if state := _state(error):
        return " ".join([name, state, *filter(None, [constraint(error)])])
    return f"{name}: {cause}" if str(cause) and isinstance(cause, (sqlite3.Error, *TOLD)) else name
