"""What somebody takes along: every row about them that there is, and no secret."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator

import pytest

from ostraka.server.people import everything
from ostraka.server.rows import METADATA
from tests.cli.command import ostraka
from tests.server.house import House, guest, steady

GOOD = "seven brass lamps in the sand"
SHOWN = {
    "people": "person", "accounts": "account", "tokens": "bots", "preferences": "preferences", "sessions": "sessions",
    "resets": "resets", "pushes": "pushes", "hooks": "hooks", "tables": "tables", "seats": "seats",
    "entries": "entries", "removals": "removals",
    "talk": "talk", "results": "results", "ratings": "ratings", "tries": "tries",
    "puzzle_ratings": "puzzle_ratings", "puzzle_tries": "puzzle_tries",
    "audit": "audit",
}  # fmt: skip
"""Where the rows of each table of the database are found; those that are missing name nobody."""
NOBODY = {"alembic_version", "days", "keys", "refusals"}


def test_no_table_of_the_database_is_left_out() -> None:
    assert everything.SECRET, "importing it makes all tables known"
    assert set(METADATA.tables) - NOBODY == set(SHOWN)


@pytest.fixture(scope="module")
def house(shared_database: str) -> Iterator[House]:
    with House(shared_database, OSTRAKA_INSIDE="1") as shared:
        yield shared


def test_everything_there_is(house: House) -> None:
    async def story(url: str) -> None:
        login = f"ana.{secrets.token_hex(6)}"
        async with guest(url) as ana, guest(url, "Ben") as ben:
            await ana.post("/api/account", {"login": login, "password": GOOD})
            me = (await ana.get("/api/me"))["id"]
            await ana.http.put("/api/account/preferences", json={"theme": "dark"})
            bot = await ana.post("/api/account/bots", {"name": "Scarab"})
            hook = await ana.post("/api/hooks", {"url": "http://127.0.0.1:9000/hook"})
            keys = {"p256dh": "p" * 87, "auth": "a" * 22}
            await ana.post("/api/push", {"endpoint": "http://127.0.0.1:9000/push", "keys": keys})
            daily = await ana.post("/api/daily/thebes")
            wish = {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}], "chat": True}
            table = (await ana.post("/api/tables", wish))["id"]
            await ben.post(f"/api/tables/{table}/join", {})
            await ana.post(f"/api/tables/{table}/start")
            async with ana.at(table) as line, ben.at(table) as other:
                await line.send(type="say", ref=1, kind="text", body="what Ana said")
                await other.send(type="say", ref=1, kind="text", body="what Ben said")
                await line.until("pong")
                await other.until("pong")
                while not line.update["decision"]:
                    await other.play(steady, 1)
                    await line.until("update")
                await line.play(steady, 1)
            words = ("admin", "reset", login, "--database", house.database)
            link = (await asyncio.to_thread(ostraka, *words)).out
            told = await ana.get("/api/account/everything")
            assert set(told) == set(SHOWN.values())
            assert (told["person"]["id"], told["account"]["login"]) == (me, login)
            assert told["preferences"]["theme"] == "dark"
            assert [each["id"] for each in told["bots"]] == [bot["id"]]
            assert [each["url"] for each in told["hooks"]] == [hook["url"]]
            assert [each["endpoint"] for each in told["pushes"]] == ["http://127.0.0.1:9000/push"]
            assert {each["id"] for each in told["tables"]} == {daily["id"], table}
            assert {(each["table"], each["seat"]) for each in told["seats"]} == {(daily["id"], 0), (table, 0)}
            assert [each["seat"] for each in told["entries"] if each["table"] == table] == [0]
            assert [each["body"] for each in told["talk"]] == ["what Ana said"]
            assert [each["table"] for each in told["tries"]] == [daily["id"]]
            assert [each["act"] for each in told["audit"]] == ["reset"]
            assert len(told["resets"]) == len(told["sessions"]) == 1
            secret = [
                bot["token"],
                hook["secret"],
                link.split("/reset/")[1][:43],
                ana.http.cookies["ostraka"],
                "argon2",
            ]
            assert not [each for each in [*secret, keys["p256dh"], keys["auth"], "secret"] if each in str(told)]

    asyncio.run(story(house.url))
