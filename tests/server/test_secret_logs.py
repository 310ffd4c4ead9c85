"""Whatever fails, the log tells where and of what kind, and nothing of what was to be stored."""

from __future__ import annotations

import asyncio
import json
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from ostraka.server.store import Store
from tests.server.drivers import crowd
from tests.server.house import House, guest

REFUSING = {"people": "name = 'never'", "sessions": "hash = 'never'", "entries": "seq < 0"}
"""What the database is told to insist on: every INSERT fails, and PostgreSQL shows the row it refuses."""
TELLTALE = ("Failing row", "parameters", "DETAIL", "never", "INSERT", "argon2")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    House.log = tmp_path / "log"
    yield House.log
    House.log = None


def insist(database: str) -> None:
    async def work(store: Store) -> None:
        def each(connection: Connection) -> None:
            for table, rule in REFUSING.items():
                if store.shared:
                    # An entry also changes the row of its table, which has the seed in it.
                    table, rule = ("tables", "secret = 'never'") if table == "entries" else (table, rule)
                    sql = f"ALTER TABLE {table} ADD CONSTRAINT no CHECK ({rule}) NOT VALID"
                else:
                    trouble = f"INSERT INTO keys SELECT 'x', NULL WHERE NOT new.{rule}"
                    sql = f"CREATE TRIGGER no_{table} BEFORE INSERT ON {table} BEGIN {trouble}; END"
                connection.execute(text(sql))

        await store.write(each)

    crowd.look(database, work)


async def everything_fails(url: str, database: str) -> list[str]:
    """Come in, then do what cannot be stored any more; returns what must not be told."""
    async with guest(url, "Zenobia") as person:
        info = await person.post("/api/quick", {"game": "ancient", "level": "digger"})
        await asyncio.to_thread(insist, database)
        await person.post("/api/guest", {"name": "Hypatia"}, status=500)
        async with person.at(info["id"]) as line:
            await line.until("update")
            option = line.update["decision"]["offers"][0]["option"]
            assert (await line.act(type="submit", option=option))["code"] == "fault"
        return ["Zenobia", "Hypatia", *(part.partition("=")[2] for part in person.cookie.split("; "))]


def seeds(database: str) -> list[str]:
    async def work(store: Store) -> list[str]:
        def each(connection: Connection) -> list[str]:
            found = connection.execute(text("SELECT secret FROM tables UNION SELECT hash FROM sessions"))
            return [row[0] for row in found]

        return await store.reader.read(each)

    found: list[str] = crowd.look(database, work)
    return found


def test_an_insert_that_fails_tells_no_secret(database: str, log: Path) -> None:
    with House(database, OSTRAKA_THINKERS="0") as house:
        secrets = asyncio.run(everything_fails(house.url, database))
    said = log.read_text()
    lines = [json.loads(line) for line in said.splitlines()]
    faults = [line for line in lines if line["event"] == "unexpected"]
    assert len(faults) == 2, said
    for secret in [*secrets, *seeds(database), *TELLTALE]:
        assert secret not in said, secret
    kinds = {line["exception"][0]["exc_value"] for line in faults}
    assert any("CheckViolationError 23514 no" in kind or "NOT NULL constraint" in kind for kind in kinds), kinds


def test_a_full_disk_tells_no_secret(tmp_path: Path, log: Path) -> None:
    database = f"sqlite:///{tmp_path / 'ostraka.db'}"

    async def story(house: House) -> None:
        async with guest(house.url, "Zenobia") as person:
            size = max(path.stat().st_size for path in tmp_path.iterdir())
            free = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (size, free[1]))
            statuses = [(await person.http.post("/api/guest", json={"name": "Hypatia"})).status_code for _ in range(4)]
            assert 500 in statuses
            resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, free)
            await person.post("/api/guest", {"name": "Hypatia"})

    with House(database, OSTRAKA_THINKERS="0") as house:
        asyncio.run(story(house))
    said = log.read_text()
    assert said and not [secret for secret in ("Hypatia", *seeds(database), *TELLTALE) if secret in said], said
