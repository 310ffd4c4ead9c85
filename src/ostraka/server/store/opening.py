"""Opening a database: alone, where it is a file, for its owner only, and with one line for what is wrong with it."""

from __future__ import annotations

import errno
import fcntl
import os
import sqlite3
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ostraka.core.errors import OstrakaError
from ostraka.server.store.trouble import cause_of, described

__all__ = ["address_of", "create_private", "hold", "in_one_line", "prepare_file", "warn_of_readers"]

log = structlog.get_logger("store")

RIGHT: Final = "OSTRAKA_DATABASE is sqlite:///path or postgresql://user:password@host/name"


def address_of(url: str) -> URL:
    """The parts of a database address; what cannot be one is said without repeating it, because of the password."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise OstrakaError(f"the database address cannot be read; {RIGHT}") from error
    if address.get_backend_name() == "sqlite" and address.database in (None, "", ":memory:"):
        raise OstrakaError(f"the database address names no file; {RIGHT}")
    return address


def create_private(path: Path) -> None:
    """An empty file that only its owner may read, unless there is one; SQLite gives its side files the same rights."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def prepare_file(path: Path) -> None:
    """The file and its folder."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from error
    create_private(path)


def warn_of_readers(path: Path) -> None:
    """Whoever has had a database since before it was private is told so."""
    mode = path.stat().st_mode & 0o777
    if mode & 0o077:
        log.warning("others on this machine can read the database: chmod 600", path=str(path), mode=f"{mode:o}")


def hold(path: Path) -> int:
    """Hold on to a database file for one server; whoever comes second is refused. The system lets go when we die."""
    path = path.resolve()
    lock = os.open(path.with_name(f"{path.name}.lock"), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        holder = os.read(lock, 20).decode(errors="replace").strip()
        os.close(lock)
        raise OstrakaError(
            f"another server uses {path} already (process {holder}): stop it, name another database, "
            "or use PostgreSQL, which serves many"
        ) from error
    except OSError as error:
        log.warning("this file system knows no locks: start one server only", path=str(path), error=described(error))
        return lock
    os.ftruncate(lock, 0)
    os.pwrite(lock, f"{os.getpid()}\n".encode(), 0)
    return lock


def in_one_line(address: URL, error: Exception) -> OstrakaError:
    """Why a database cannot be used, with its place and without its password."""
    if isinstance(error, OstrakaError):
        return error
    why = _reason(error)
    if address.get_backend_name() == "sqlite":
        return OstrakaError(f"the database {address.database} cannot be used: {why}; it is a file that may be written")
    place = address.query.get("host") or f"{address.host or 'localhost'}:{address.port or 5432}"
    return OstrakaError(f"PostgreSQL at {place} (database {address.database}) cannot be used: {why}; {RIGHT}")


def _reason(error: Exception) -> str:
    cause = cause_of(error)
    if isinstance(cause, TimeoutError):
        return "it does not answer"
    if isinstance(cause, OSError):
        known = cause.errno is not None and cause.errno > 0
        return os.strerror(cause.errno or 0) if known else cause.strerror or type(cause).__name__
    # What PostgreSQL says in its first line names the user, the database or a setting, never a value of ours.
    said = getattr(cause, "message", None) if getattr(cause, "sqlstate", None) else None
    return str(said or (cause if isinstance(cause, (sqlite3.Error, TypeError)) else described(error)))
