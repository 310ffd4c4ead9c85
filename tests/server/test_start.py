"""Starting a server: what is wrong is said in one line, and nobody gets into anybody's way."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ostraka.core.errors import OstrakaError
from ostraka.server.backup import copy
from ostraka.server.settings import Settings, read_settings
from ostraka.server.store import open_store
from tests.server.house import House, sqlite

TRIES = """
import io, json, os, sys
from contextlib import redirect_stderr, redirect_stdout
from ostraka.cli.main import main

found = {}
for name, (environment, arguments) in json.load(sys.stdin).items():
    said, errors = io.StringIO(), io.StringIO()
    before = dict(os.environ)
    os.environ.update(environment)
    with redirect_stdout(said), redirect_stderr(errors):
        code = main(["serve", "--quiet", *arguments])
    os.environ.clear()
    os.environ.update(before)
    found[name] = [code, said.getvalue(), errors.getvalue()]
print(json.dumps(found))
"""
SECRET = "geheim-7261"


def tries(folder: Path, postgresql: str, port: int) -> dict[str, tuple[dict[str, str], list[str]]]:
    """By what must be said: settings and arguments that cannot work."""
    free = ["--port", "0", "--database"]
    away = f"postgresql://ana:{SECRET}@"
    return {
        "folder cannot be used: Is a directory": ({}, [*free, f"sqlite:///{folder}/folder"]),
        "text cannot be used: file is not a database": ({}, [*free, f"sqlite:///{folder}/text"]),
        "text/x.db cannot be used: Not a directory": ({}, [*free, f"sqlite:///{folder}/text/x.db"]),
        "x.db cannot be used: No such file": ({}, [*free, "sqlite:////proc/x.db"]),
        "else.db holds something": ({}, [*free, f"sqlite:///{folder}/else.db"]),
        "newer.db has shape 9999": ({}, [*free, f"sqlite:///{folder}/newer.db"]),
        "names no file": ({}, [*free, "sqlite://"]),
        "address cannot be read": ({}, [*free, f"{away}h:port/x"]),
        "OSTRAKA_DATABASE is": ({}, [*free, "mysql://x"]),
        "127.0.0.1:1 (database x) cannot be used: Connection refused": ({}, [*free, f"{away}127.0.0.1:1/x"]),
        "Name or service not known": ({}, [*free, f"{away}nowhere.invalid/x"]),
        'database "absent" does not exist': ({}, [*free, re.sub(r"/ostraka_\w+", "/absent", postgresql)]),
        'role "nobody" does not exist': ({}, [*free, postgresql.replace("//postgres:", "//nobody:", 1)]),
        "'foo'": ({}, [*free, f"{away}127.0.0.1:1/x?foo=1"]),
        "Address already in use": ({}, ["--port", str(port)]),
        "OSTRAKA_PORT is '70000'": ({"OSTRAKA_PORT": "70000"}, []),
        "OSTRAKA_PORT is 'many'": ({"OSTRAKA_PORT": "many"}, []),
        "OSTRAKA_LIMITS is 'nan'": ({"OSTRAKA_LIMITS": "nan"}, []),
        "OSTRAKA_THINKING is '-1'": ({"OSTRAKA_THINKING": "-1"}, []),
        "OSTRAKA_URL is": ({"OSTRAKA_URL": "games"}, []),
        "OSTRAKA_LOG is": ({"OSTRAKA_LOG": "loud"}, []),
        "absent.toml": ({"OSTRAKA_SETTINGS": f"{folder}/absent.toml"}, []),
        "unknown field": ({"OSTRAKA_SETTINGS": f"{folder}/odd.toml"}, []),
    }


def test_whatever_is_wrong_is_said_in_one_line(tmp_path: Path, postgresql: Callable[[], str]) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("This is no database, and it is long enough for anybody to see that it is none.")
    (tmp_path / "odd.toml").write_text("clour = 3\n")
    with closing(sqlite3.connect(tmp_path / "else.db")) as other:
        other.execute("CREATE TABLE birds (name TEXT)")
    with closing(sqlite3.connect(tmp_path / "newer.db")) as newer:
        newer.execute("CREATE TABLE alembic_version (version_num TEXT)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
        newer.commit()
    with closing(socket.create_server(("127.0.0.1", 0))) as busy:
        given = tries(tmp_path, postgresql(), busy.getsockname()[1])
        done = subprocess.run(
            [sys.executable, "-c", TRIES], input=json.dumps(given), capture_output=True, text=True, check=True
        )
    for wanted, (code, said, errors) in json.loads(done.stdout).items():
        assert code == 1 and said == "", (wanted, code, said, errors)
        assert errors.count("\n") == 1 and errors.startswith("ostraka: ") and wanted in errors, (wanted, errors)
        assert SECRET not in errors and "Traceback" not in errors
    assert "Traceback" not in done.stderr, done.stderr


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    mask = os.umask(0o022)
    try:
        with House(sqlite(tmp_path_factory.mktemp("house") / "new"), OSTRAKA_THINKERS="0") as house:
            yield house
    finally:
        os.umask(mask)


def folder_of(house: House) -> Path:
    return Path(house.database.removeprefix("sqlite:///")).parent


def test_only_the_owner_may_read_the_store_and_its_copies(house: House) -> None:
    folder = folder_of(house)
    copy(Settings(database=house.database).store, folder / "a copy?.db")
    found = modes(folder)
    assert {"ostraka.db", "ostraka.db-wal", "ostraka.db-shm", "ostraka.db.lock", "a copy?.db"} <= set(found)
    assert set(found.values()) == {0o600}, found
    assert folder.stat().st_mode & 0o777 == 0o700


def test_what_is_no_database_is_not_copied(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is no database, and it is long enough for anybody to see that it is none.")
    with pytest.raises(OstrakaError, match="cannot be copied"):
        copy(Settings(database=f"sqlite:///{tmp_path}/text").store, tmp_path / "copy.db")
    assert [path.name for path in tmp_path.iterdir()] == ["text"]


def second(database: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ostraka.cli", "serve", "--quiet", "--port", "0", "--database", database]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_a_second_server_on_one_file_is_refused_by_any_name(house: House) -> None:
    folder = folder_of(house)
    (folder / "other name.db").symlink_to(folder / "ostraka.db")
    done = second(f"sqlite:///{folder / 'other name.db'}")
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and f"process {house.process.pid}" in done.stderr, done.stderr
    # Whoever only looks is welcome: copies are made while the server runs.
    copied = folder / "meanwhile.db"
    assert copy(Settings(database=house.database).store, copied) > 0


def test_a_killed_server_is_followed_at_once(tmp_path: Path) -> None:
    with House(sqlite(tmp_path)) as house:
        house.kill()
        house.start()


def test_a_newer_shape_is_refused_everywhere(database: str) -> None:
    """Also by PostgreSQL, and by whoever only checks a copy."""

    async def work() -> None:
        url = read_settings({}, database=database).store
        store = await open_store(url)
        await store.write(
            lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num='0999'")
        )
        await store.close()
        with pytest.raises(OstrakaError, match="has shape 0999"):
            await open_store(url)

    asyncio.run(work())
