"""The store: what is committed is there, what fails leaves nothing, and nobody waits for somebody else's mistake."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from ostraka.server.people.rows import people
from ostraka.server.rows import METADATA
from ostraka.server.settings import read_settings
from ostraka.server.store import Store, open_store
from ostraka.server.store.engine import make_engine
from ostraka.server.store.migrate import back_up, migrate
from ostraka.server.store.writer import FEW, Taken
from ostraka.server.tables.entry import Entry, Standing
from ostraka.server.tables.rows import tables

Work = Callable[[Store], Awaitable[None]]


def run(database: str, work: Work) -> None:
    """Open a store, do something, close it."""

    async def inside() -> None:
        store = await open_store(read_settings({}, database=database).store)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(inside())


async def set_up(store: Store, names: list[str]) -> None:
    """Tables that nobody plays at, for their logs."""

    def work(connection: Connection) -> None:
        for i, name in enumerate(names):
            row: dict[str, object] = {column.name: 0 for column in tables.columns if not column.nullable}
            row |= {"id": name, "code": f"CODE{i:02}", "game": "thebes", "rules": "1", "setup": "{}", "secret": "s"}
            row |= {"commitment": "c", "visibility": "link", "pace": "none", "undo": "ask", "status": "playing"}
            row |= dict.fromkeys(("spectators", "chat", "rated", "discreet"), False)
            connection.execute(insert(tables).values(**row))

    await store.write(work)


def entry(table: str, seq: int, id: str = "", seat: int = 0) -> Entry:
    return Entry(table, seq, seat, id or f"{table}-{seq}", "choice", seq, seq)


def standing(seq: int) -> Standing:
    return Standing(seq, 1, None, "playing", seq)


def test_what_is_appended_is_read_in_order(database: str) -> None:
    async def work(store: Store) -> None:
        await set_up(store, ["a", "b"])
        jobs = [store.append(entry(name, 1), standing(1)) for name in "ab"]
        await asyncio.gather(*jobs)
        for seq in range(2, 6):
            await store.append(entry("a", seq), standing(seq))
        assert [e.seq for e in await store.log("a")] == [1, 2, 3, 4, 5]
        assert [e.seq for e in await store.log("a", 3)] == [4, 5]
        row = await store.row(select(tables.c.seq, tables.c.moved).where(tables.c.id == "a"))
        assert row is not None and dict(row) == {"seq": 5, "moved": 5}

    run(database, work)


def test_many_tables_share_a_commit(database: str) -> None:
    async def work(store: Store) -> None:
        names = [f"t{i}" for i in range(60)]
        await set_up(store, names)
        before = store.writer.commits
        await asyncio.gather(*(store.append(entry(name, 1), standing(1)) for name in names))
        assert store.writer.commits - before <= 3

    run(database, work)


def test_a_number_or_an_id_that_is_taken_is_refused_alone(database: str) -> None:
    async def work(store: Store) -> None:
        await set_up(store, ["a", "b"])
        await store.append(entry("a", 1, "mine"), standing(1))
        results = await asyncio.gather(
            store.append(entry("a", 1, "other"), standing(7)),
            store.append(entry("a", 2, "mine"), standing(7)),
            store.append(entry("b", 1), standing(1)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [Taken, Taken, type(None)]
        row = await store.row(select(tables.c.seq).where(tables.c.id == "a"))
        assert row is not None and row["seq"] == 1
        assert (await store.entry("a", 0, "mine")) == entry("a", 1, "mine")
        assert await store.entry("a", 1, "mine") is None

    run(database, work)


def test_work_that_fails_leaves_nothing_and_harms_nobody(database: str) -> None:
    async def work(store: Store) -> None:
        def good(connection: Connection) -> str:
            row = {"id": "p", "name": "Ana", "kind": "guest", "language": "en", "created": 1}
            connection.execute(insert(people).values(**row))
            return "done"

        def bad(connection: Connection) -> None:
            row = {"id": "q", "name": "Ben", "kind": "guest", "language": "en", "created": 1}
            connection.execute(insert(people).values(**row))
            raise ValueError("a mistake")

        results = await asyncio.gather(
            store.write(bad), store.write(good), store.write(good), store.write(bad), return_exceptions=True
        )
        assert results[1] == "done"
        assert isinstance(results[0], ValueError) and isinstance(results[3], ValueError)
        assert isinstance(results[2], Exception)
        assert [row["id"] for row in await store.rows(select(people))] == ["p"]

    run(database, work)


def test_an_entry_does_not_wait_for_a_crowd_of_other_work(database: str) -> None:
    async def work(store: Store) -> None:
        await set_up(store, ["a"])
        done: list[int] = []

        def note(i: int, _: Connection) -> None:
            done.append(i)

        crowd = [asyncio.create_task(store.write(partial(note, i))) for i in range(10 * FEW)]
        await asyncio.sleep(0)
        await store.append(entry("a", 1), standing(1))
        # What had begun before it, and what may have begun right after it.
        assert len(done) <= 2 * FEW
        await asyncio.gather(*crowd)
        assert done == list(range(10 * FEW))

    run(database, work)


def test_an_entry_is_safe_even_if_what_comes_next_fails(database: str) -> None:
    async def work(store: Store) -> None:
        await set_up(store, ["a"])

        def broken(_: Connection) -> None:
            raise OSError("no space left on device")

        answers = await asyncio.gather(
            store.write(broken), store.append(entry("a", 1), standing(1)), return_exceptions=True
        )
        assert isinstance(answers[0], OSError) and answers[1] is None
        assert [e.seq for e in await store.log("a")] == [1]
        assert store.writer.appended == 1

    run(database, work)


def test_sqlite_is_durable(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        def found(connection: Connection) -> list[object]:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

        assert await store.write(found) == ["wal", 2, 1]

    run(f"sqlite:///{tmp_path / 'x.db'}", work)


def test_whoever_stops_looking_leaves_the_store_whole(database: str) -> None:
    """More looks than there are connections, given up at once and in the middle."""

    async def work(store: Store) -> None:
        for moment in (0.0, 0.0, 0.001, 0.005):
            looks = [asyncio.create_task(store.rows(select(METADATA.tables["people"]))) for _ in range(40)]
            await asyncio.sleep(moment)
            for look in looks:
                look.cancel()
            found = await asyncio.gather(*looks, return_exceptions=True)
            assert all(isinstance(each, asyncio.CancelledError) or each == [] for each in found)
        assert await asyncio.gather(*[store.table("nothing") for _ in range(40)]) == [None] * 40

    run(database, work)


def test_the_migrations_lead_to_the_declared_tables(database: str) -> None:
    async def work(store: Store) -> None:
        def columns(connection: object) -> dict[str, set[str]]:
            look = inspect(connection)
            assert look is not None
            return {name: {column["name"] for column in look.get_columns(name)} for name in look.get_table_names()}

        found = await store.reader.read(columns)
        assert found.pop("alembic_version")
        assert found == {name: {column.name for column in table.columns} for name, table in METADATA.tables.items()}

    run(database, work)


def test_a_file_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "ostraka.db"

    async def work() -> str:
        engine = make_engine(f"sqlite+aiosqlite:///{path}")
        assert await migrate(engine, "0001") == ""  # nothing was there to lose
        copy = await migrate(engine)
        assert await migrate(engine) == ""  # nothing is to be done
        await engine.dispose()
        return copy

    def names(file: Path | str) -> set[str]:
        with closing(sqlite3.connect(file)) as connection:
            return {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}

    copy = asyncio.run(work())
    assert {"people", "tables", "entries"} <= names(copy)
    assert "accounts" not in names(copy) and "accounts" in names(path)


def test_a_backup_of_a_file_in_use_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "ostraka.db"

    async def work(store: Store) -> None:
        await set_up(store, ["a"])
        for seq in range(1, 21):
            await store.append(entry("a", seq), standing(seq))
        with closing(sqlite3.connect(back_up(str(path)))) as connection:
            assert connection.execute("SELECT count(*) FROM entries").fetchone() == (20,)
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    run(f"sqlite:///{path}", work)


@pytest.mark.parametrize("database", ["mysql://x", "nonsense", "oracle://y/z"])
def test_another_database_is_refused_by_name(database: str) -> None:
    with pytest.raises(Exception, match="OSTRAKA_DATABASE is"):
        _ = read_settings({}, database=database).store


async def others_are_stored(store: Store, *bad: Entry) -> None:
    """Entries of innocents that share a commit with bad ones are stored, and only the bad ones hear of it."""
    names = [f"t{i}" for i in range(12)]
    await set_up(store, names)
    jobs = [store.append(entry(name, 1), standing(1)) for name in names]
    results = await asyncio.gather(*jobs, *(store.append(e, standing(1)) for e in bad), return_exceptions=True)
    assert results[: len(names)] == [None] * len(names)
    assert all(isinstance(result, DBAPIError) for result in results[len(names) :]), results
    assert [len(await store.log(name)) for name in names] == [1] * len(names)
    assert store.writer.appended == len(names)


def test_an_entry_of_a_table_that_is_gone_takes_no_other_with_it(database: str) -> None:
    run(database, lambda store: others_are_stored(store, entry("absent", 1), entry("gone", 1)))


def test_an_entry_that_does_not_fit_takes_no_other_with_it(postgresql: Callable[[], str]) -> None:
    run(postgresql(), lambda store: others_are_stored(store, entry("t3", 2, "x" * 37), entry("t5", 2, "nul\0")))


def test_an_entry_that_fails_at_the_commit_takes_no_other_with_it(database: str) -> None:
    """Where the database looks at a reference only when everything is done."""

    async def work(store: Store) -> None:
        def later(connection: Connection) -> None:
            if store.shared:
                rule = "fk_entries_table"
                connection.execute(text(f"ALTER TABLE entries ALTER CONSTRAINT {rule} DEFERRABLE INITIALLY DEFERRED"))
            else:
                connection.execute(
                    text("CREATE TABLE held (x TEXT REFERENCES people(id) DEFERRABLE INITIALLY DEFERRED)")
                )
                when = "CREATE TRIGGER hold AFTER INSERT ON entries WHEN new.id = 'bad'"
                connection.execute(text(f"{when} BEGIN INSERT INTO held VALUES (1); END"))

        await store.write(later)
        await others_are_stored(store, entry("absent" if store.shared else "t3", 2, "bad"))

    run(database, work)


def test_work_that_fails_at_the_commit_harms_nobody(database: str) -> None:
    async def work(store: Store) -> None:
        def prepare(connection: Connection) -> None:
            connection.execute(
                text("CREATE TABLE held (x VARCHAR REFERENCES people(id) DEFERRABLE INITIALLY DEFERRED)")
            )

        def good(i: int, connection: Connection) -> int:
            row = {"id": f"p{i}", "name": "Ana", "kind": "guest", "language": "en", "created": 1}
            connection.execute(insert(people).values(**row))
            return i

        def bad(connection: Connection) -> None:
            connection.execute(text("INSERT INTO held VALUES ('nobody')"))

        await store.write(prepare)
        jobs = [store.write(partial(good, 0)), store.write(bad), store.write(partial(good, 1))]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert results[0] == 0 and results[2] == 1 and isinstance(results[1], IntegrityError)
        assert {row["id"] for row in await store.rows(select(people))} == {"p0", "p1"}

    run(database, work)


def test_a_full_disk_does_nothing_twice_and_nothing_by_halves(tmp_path: Path) -> None:
    """SQLite gives up the whole transaction then: what was done before in it must not be told to be done."""

    async def work(store: Store) -> None:
        def fill(connection: Connection) -> None:
            # So many pages and no more: to SQLite that is a full disk.
            pages = connection.execute(text("PRAGMA page_count")).scalar_one()
            connection.execute(text(f"PRAGMA max_page_count = {pages}"))

        def some(i: int, connection: Connection) -> None:
            row = {"id": f"p{i}", "name": "x" * (1 if i % 2 else 100_000), "kind": "guest", "language": "en"}
            connection.execute(insert(people).values(**row, created=1))

        await store.write(fill)
        results = await asyncio.gather(*(store.write(partial(some, i)) for i in range(6)), return_exceptions=True)
        stored = {row["id"] for row in await store.rows(select(people))}
        assert stored == {f"p{i}" for i, result in enumerate(results) if result is None}
        assert all(result is None or isinstance(result, OperationalError) for result in results)
        assert any(isinstance(result, OperationalError) for result in results)

    run(f"sqlite:///{tmp_path / 'x.db'}", work)


def test_nobody_waits_for_a_table_that_somebody_else_holds_on_to(postgresql: Callable[[], str]) -> None:
    """A server that stands still in the middle of a transaction holds its tables, not all others."""

    async def work(store: Store) -> None:
        await set_up(store, ["held", "free"])
        async with store.engine.connect() as other, other.begin():
            await other.execute(select(tables.c.id).where(tables.c.id == "held").with_for_update())
            names = ("held", "free")
            jobs = [store.append(entry(name, 1), standing(1)) for name in names]
            results = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(results[0], DBAPIError) and results[1] is None
        await store.append(entry("held", 1), standing(1))

    run(postgresql(), work)
