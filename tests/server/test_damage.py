"""Damage stays local: a table whose rows do not fit together is set aside, and all others go on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from ostraka.core.errors import OstrakaError
from ostraka.server.backup import check
from ostraka.server.store import Store
from tests.server.drivers import crowd
from tests.server.house import WAIT, Guest, House, guest, steady

WHERE = """WHERE "table" = :table"""
DAMAGE = {
    "a gap": f"DELETE FROM entries {WHERE} AND seq = 1",
    "a lost tail": f"DELETE FROM entries {WHERE} AND seq = (SELECT seq FROM tables WHERE id = :table)",
    "a tail nobody knows of": "UPDATE tables SET seq = seq - 1 WHERE id = :table",
    "an illegal choice": f"UPDATE entries SET value = 99999 {WHERE} AND seq = 2",
    "an unknown act": f"UPDATE entries SET act = 'dance' {WHERE} AND seq = 2",
    "an act out of place": f"UPDATE entries SET act = 'back' {WHERE} AND seq = 2",
    "a broken setup": "UPDATE tables SET setup = '{' WHERE id = :table",
    "a broken position": "UPDATE tables SET start = '{}' WHERE id = :table",
    "a nonsense pace": "UPDATE tables SET pace = 'lento' WHERE id = :table",
    "a missing seat": f"DELETE FROM seats {WHERE} AND seat = 1",
    "a game that was removed": "UPDATE tables SET game = 'senet' WHERE id = :table",
    "other rules": "UPDATE tables SET rules = '0' WHERE id = :table",
}
UNKNOWN = {"a game that was removed", "other rules"}


async def until_a_bot_is_asked(person: Guest) -> str:
    """A table that waits for its bot, with some entries."""
    info = await person.post("/api/quick", {"game": "ancient", "level": "digger"})
    async with person.at(info["id"]) as line:
        await line.until("update")
        while line.update["decision"] is not None:
            await line.play(steady, 1)
    return str(info["id"])


def damage(database: str, broken: dict[str, str]) -> None:
    async def work(store: Store) -> None:
        def each(connection: Connection) -> None:
            for kind, table in broken.items():
                assert connection.execute(text(DAMAGE[kind]), {"table": table}).rowcount == 1, kind

        await store.write(each)

    crowd.look(database, work)


async def before(url: str) -> tuple[str, dict[str, str], str]:
    """A person with a damaged table of each kind, and one that is well."""
    async with guest(url) as person:
        made = sorted([await until_a_bot_is_asked(person) for _ in range(len(DAMAGE) + 1)])
        # The last one in any order is the one that shall live.
        return person.cookie, dict(zip(DAMAGE, made, strict=False)), made[-1]


async def after(url: str, cookie: str, broken: dict[str, str], well: str) -> None:
    async with guest(url) as stranger:
        person = Guest(url, stranger.http)
        name, _, value = cookie.partition("=")
        person.http.cookies.clear()
        person.http.cookies.set(name, value)
        for kind, table in broken.items():
            for _ in range(2):
                await refused(person, kind, table)
        assert {info["id"] for info in await person.get("/api/tables?which=mine")} >= {well}
        assert (await person.get("/api/tables?which=waiting")) is not None
        async with person.at(well) as line:
            # The bot has answered, or answers now.
            async with asyncio.timeout(WAIT):
                await line.decision()
            answer = await line.act(type="submit", option=line.update["decision"]["offers"][0]["option"])
            assert answer["type"] == "ack", answer
        assert (await person.get("/health"))["status"] == "well"
        # Whoever sits at damaged tables can still go.
        gone = await person.http.request("DELETE", "/api/account")
        assert gone.is_success, gone.text


async def refused(person: Guest, kind: str, table: str) -> None:
    """Whoever asks for a damaged table is told so, and nothing can be done at it."""
    code = "rules" if kind in UNKNOWN else "damaged"
    got = await person.http.get(f"/api/tables/{table}/stream")
    assert got.json()["code"] == code, (kind, got.text)
    async with person.at(table) as line:
        with pytest.raises(Exception, match=r"44(10|11)") as closed:
            await line.receive()
    assert code in str(closed.value), kind


def story(database: str, log: Path) -> list[dict[str, Any]]:
    """Everything is played, damaged, and met again; returns what the log said of it."""
    with House(database, OSTRAKA_THINKERS="0") as house:
        cookie, broken, well = asyncio.run(before(house.url))
    damage(database, broken)
    House.log = log
    try:
        with House(database, OSTRAKA_LOG="warning") as house:
            asyncio.run(after(house.url, cookie, broken, well))
    finally:
        House.log = None
    return [json.loads(line) for line in log.read_text().splitlines()]


def test_a_damaged_table_harms_no_other(database: str, tmp_path: Path) -> None:
    said = story(database, tmp_path / "log")
    aside = [line["table"] for line in said if line["event"] == "a table is set aside"]
    # Each of them once, and nothing else went wrong, but that nobody can get up from them.
    assert len(aside) == len(set(aside)) == len(DAMAGE), said
    assert {line["event"] for line in said} <= {"a table is set aside", "a seat could not be given up"}, said


def test_a_copy_with_a_lost_tail_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'ostraka.db'}"

    async def one(url: str) -> str:
        async with guest(url) as person:
            return await until_a_bot_is_asked(person)

    with House(database, OSTRAKA_THINKERS="0") as house:
        table = asyncio.run(one(house.url))
    assert check(tmp_path / "ostraka.db").tables == 1
    damage(database, {"a lost tail": table})
    with pytest.raises(OstrakaError, match=f"table {table}: .* and should have"):
        check(tmp_path / "ostraka.db")
