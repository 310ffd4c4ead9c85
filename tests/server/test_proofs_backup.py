"""The drill: a copy taken while people play is whole, and a server that starts from it goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ostraka.core.errors import OstrakaError
from ostraka.server.backup import check, copy, digests
from ostraka.server.settings import Settings
from ostraka.server.store.engine import make_engine
from ostraka.server.store.migrate import migrate
from tests.server.drivers import crowd
from tests.server.drivers.crowd import Place
from tests.server.drivers.restart import alive, one_choice
from tests.server.house import House, sqlite


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ostraka.cli", *arguments], capture_output=True, text=True, check=False
    )


def test_a_copy_taken_under_load_restores_every_table(tmp_path: Path) -> None:
    database, target = sqlite(tmp_path), tmp_path / "copy.db"

    async def story(url: str) -> tuple[list[Place], dict[str, tuple[int, str]]]:
        places = await alive(url, 8, 2)
        stop = asyncio.Event()

        async def play(place: Place) -> None:
            while not stop.is_set():
                await one_choice(place)

        playing = [asyncio.create_task(play(place)) for place in places]
        await asyncio.sleep(0.3)
        made = await asyncio.to_thread(command, "backup", str(target), "--database", database)
        assert made.returncode == 0 and str(target) in made.stdout, made.stderr
        stop.set()
        await asyncio.gather(*playing)
        return places, {}

    with House(database, OSTRAKA_THINKERS="0") as house:
        places, _ = asyncio.run(story(house.url))
    # Every table in the copy is a beginning of the table that went on: the same log, up to some entry.
    copied = crowd.look(f"sqlite:///{target}", digests)
    assert set(copied) == {place.table for place in places}
    with closing(sqlite3.connect(tmp_path / "ostraka.db")) as now, closing(sqlite3.connect(target)) as then:
        for table, (length, _) in copied.items():
            query = 'SELECT seq, seat, id, act, value FROM entries WHERE "table" = ? AND seq <= ? ORDER BY seq'
            assert now.execute(query, (table, length)).fetchall() == then.execute(query, (table, length)).fetchall()
    checked = command("backup", str(target), "--check")
    assert checked.returncode == 0 and f"{len(places)} tables" in checked.stdout, checked.stderr
    with House(f"sqlite:///{target}", OSTRAKA_THINKERS="0") as restored:
        for place in places:
            place.url = restored.url
        asyncio.run(one_choice(places[0]))


def test_a_copy_of_a_quiet_store_has_equal_digests(tmp_path: Path) -> None:
    database, target = sqlite(tmp_path), tmp_path / "copy.db"
    with House(database, OSTRAKA_THINKERS="0") as house:
        asyncio.run(alive(house.url, 6, 3))
        copy(Settings(database=database).store, target)
    assert crowd.look(f"sqlite:///{target}", digests) == crowd.look(database, digests)
    assert check(target).tables == 6


def test_an_upgrade_keeps_everything_and_leaves_a_copy(tmp_path: Path) -> None:
    """A store of the first version, with a table in play, opened by the present server."""
    path = tmp_path / "ostraka.db"

    async def begin() -> None:
        engine = make_engine(f"sqlite+aiosqlite:///{path}")
        await migrate(engine, "0001")
        await engine.dispose()

    def fill(source: Path) -> None:
        """Put a table that was really played into the old shape."""
        with closing(sqlite3.connect(source)) as new, closing(sqlite3.connect(path)) as old:
            for name in ("people", "tables", "seats", "entries"):
                columns = [row[1] for row in old.execute(f"PRAGMA table_info({name})")]
                chosen = ", ".join(f'"{column}"' for column in columns)
                rows = new.execute(f'SELECT {chosen} FROM "{name}"').fetchall()
                marks = ", ".join("?" * len(columns))
                old.executemany(f'INSERT INTO "{name}" ({chosen}) VALUES ({marks})', rows)
            old.commit()

    other = tmp_path / "other"
    other.mkdir()
    with House(sqlite(other), OSTRAKA_THINKERS="0") as house:
        asyncio.run(alive(house.url, 3, 4))
        house.stop()
    before = crowd.look(sqlite(other), digests)
    asyncio.run(begin())
    fill(other / "ostraka.db")
    with House(sqlite(tmp_path), OSTRAKA_THINKERS="0") as house:
        house.stop()
    assert crowd.look(sqlite(tmp_path), digests) == before
    with closing(sqlite3.connect(path)) as present:
        # Nobody knows who has looked before: no game is taken for abandoned at once.
        seen = present.execute("SELECT looked FROM tables WHERE status = 'playing'").fetchall()
        assert seen and all(moment for [moment] in seen)
    [kept] = list(tmp_path.glob("ostraka.db.*.backup"))
    with closing(sqlite3.connect(kept)) as copied:
        assert copied.execute("SELECT count(*) FROM entries").fetchone() == (sum(n for n, _ in before.values()),)
        assert copied.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


def test_a_check_changes_nothing_about_a_copy(tmp_path: Path) -> None:
    """Not even one of an older shape: it is the way back to the version before."""
    path = tmp_path / "copy.db"

    async def begin() -> None:
        engine = make_engine(f"sqlite+aiosqlite:///{path}")
        await migrate(engine, "0001")
        await engine.dispose()

    asyncio.run(begin())
    before = path.read_bytes()
    assert check(path).tables == 0
    assert path.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == ["copy.db"]


def test_what_is_no_copy_is_said(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is no database, and it is long enough for anybody to see that it is none.")
    with pytest.raises(OstrakaError, match="cannot be read: file is not a database"):
        check(tmp_path / "text")
    assert [found.name for found in tmp_path.iterdir()] == ["text"]


@pytest.mark.parametrize(
    ("database", "target", "why"),
    [
        ("sqlite:///{folder}/absent.db", "copy.db", "there is no database"),
        ("postgresql://somewhere/ostraka", "copy.db", "pg_dump"),
        ("sqlite:///{folder}/there.db", "there.db", "exists already"),
    ],
)
def test_what_cannot_be_copied_is_said(tmp_path: Path, database: str, target: str, why: str) -> None:
    (tmp_path / "there.db").write_bytes(b"")
    with pytest.raises(OstrakaError, match=why):
        copy(Settings(database=database.format(folder=tmp_path)).store, tmp_path / target)


def test_a_copy_with_a_gap_is_refused(tmp_path: Path) -> None:
    database, target = sqlite(tmp_path), tmp_path / "copy.db"
    with House(database, OSTRAKA_THINKERS="0") as house:
        asyncio.run(alive(house.url, 1, 3))
        copy(Settings(database=database).store, target)
    with closing(sqlite3.connect(target)) as damaged:
        damaged.execute("DELETE FROM entries WHERE seq = 2")
        damaged.commit()
    with pytest.raises(OstrakaError, match="entry 2 is missing"):
        check(target)


def test_a_copy_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OstrakaError, match="there is no file"):
        check(tmp_path / "absent")
