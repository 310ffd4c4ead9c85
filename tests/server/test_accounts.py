"""Accounts, sessions, bots and the right to be forgotten, on a real server."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from argon2 import PasswordHasher

from ostraka.server.people.accounts import NOBODY
from tests.server.house import WAIT, Guest, House, guest, sqlite, steady

GOOD = "seven brass lamps in the sand"
Story = Callable[[str], Coroutine[Any, Any, None]]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that nobody has to have to themselves: everybody registers under a name of their own."""
    with House(sqlite(tmp_path_factory.mktemp("house"))) as shared:
        yield shared
        assert shared.stop() == 0


@pytest.fixture
def login() -> str:
    return f"ana.{secrets.token_hex(8)}"


def tell(folder: Path, story: Story) -> House:
    """A story on a server of its own, of which nothing but the store is left."""
    with House(sqlite(folder)) as alone:
        asyncio.run(story(alone.url))
        assert alone.stop() == 0
    return alone


def stranger(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=WAIT)


async def register(person: Guest, login: str = "Ana.Digs", password: str = GOOD) -> Any:
    return await person.post("/api/account", {"login": login, "password": password})


def test_a_guest_becomes_an_account_and_comes_back(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, stranger(url) as other:
            before = ana.cookie
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            me = await register(ana)
            assert me["kind"] == "account" and ana.cookie != before, "the session is new after registering"
            # The old token is dead: whoever had fixed or stolen it has nothing.
            old = await other.get("/api/me", headers={"cookie": before})
            assert old.status_code == 401
            back = await other.post("/api/login", json={"login": "ana.digs", "password": GOOD})
            assert back.json()["id"] == me["id"]
            mine = (await other.get("/api/tables?which=mine")).json()
            assert [each["id"] for each in mine] == [table["id"]]
            account = (await other.get("/api/account")).json()
            assert account["login"] == "ana.digs" and account["sessions"] == 2

    tell(tmp_path, story)
    kept = (
        (tmp_path / "ostraka.db").read_bytes() + (tmp_path / "ostraka.db-wal").read_bytes()
        if (tmp_path / "ostraka.db-wal").exists()
        else (tmp_path / "ostraka.db").read_bytes()
    )
    assert GOOD.encode() not in kept and b"$argon2id$" in kept


@pytest.mark.parametrize(
    ("password", "why"),
    [("short", "8 characters"), ("password1", "guessed"), ("12345678", "guessed"), ("ana.digs", "guessed")],
)
def test_weak_passwords_are_refused(house: House, password: str, why: str) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana:
            answer = await ana.post("/api/account", {"login": "ana.digs", "password": password}, 400)
            assert answer["code"] == "weak" and why in answer["detail"]
            assert (await ana.get("/api/me"))["kind"] == "guest"

    asyncio.run(story(house.url))


def test_long_passwords_are_taken_whole(house: House, login: str) -> None:
    long = "a very long sentence about clay shards " * 6

    async def story(url: str) -> None:
        async with guest(url) as ana, stranger(url) as other:
            await register(ana, login, long)
            wrong = await other.post("/api/login", json={"login": login, "password": long[:-1]})
            assert wrong.status_code == 401
            right = await other.post("/api/login", json={"login": login, "password": long})
            assert right.status_code == 200

    asyncio.run(story(house.url))


def test_a_login_belongs_to_one(house: House, login: str) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, guest(url, "Ben") as ben:
            await register(ana, login)
            answer = await ben.post("/api/account", {"login": login.upper(), "password": GOOD}, 409)
            assert answer["code"] == "login"
            assert (await ben.get("/api/me"))["kind"] == "guest"
            again = await ana.post("/api/account", {"login": "another", "password": GOOD}, 409)
            assert again["code"] == "account"

    asyncio.run(story(house.url))


def test_logging_out_everywhere_closes_every_socket(house: House, login: str) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, stranger(url) as other, guest(url, "Ben") as ben:
            await register(ana, login)
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            await other.post("/api/login", json={"login": login, "password": GOOD})
            elsewhere = Guest(url, other)
            async with ana.at(table["id"]) as one, elsewhere.at(table["id"]) as two, ben.at(table["id"]) as watching:
                for line in (one, two, watching):
                    await line.until("update")
                await ana.post("/api/logout/everywhere")
                for line in (one, two):
                    with pytest.raises(websockets.ConnectionClosed) as closed:
                        await line.until("nothing")
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
                await watching.send(type="poke", ref=1)
                assert (await watching.until("pong"))["ref"] == 1
            await elsewhere.get("/api/me", 401)

    asyncio.run(story(house.url))


def test_one_log_out_leaves_the_other_session(house: House, login: str) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, stranger(url) as other:
            await register(ana, login)
            await other.post("/api/login", json={"login": login, "password": GOOD})
            token = ana.cookie
            answer = await ana.http.post("/api/logout")
            assert answer.status_code == 204 and "Max-Age=0" in answer.headers["set-cookie"]
            dead = await other.get("/api/me", headers={"cookie": token})
            assert dead.status_code == 401
            assert (await other.get("/api/me")).status_code == 200

    asyncio.run(story(house.url))


def test_a_new_password_ends_the_old_sessions(house: House, login: str) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, stranger(url) as other:
            await register(ana, login)
            await other.post("/api/login", json={"login": login, "password": GOOD})
            wrong = await ana.post("/api/account/password", {"old": "not this one", "new": GOOD + "!"}, 401)
            assert wrong["code"] == "password"
            await ana.post("/api/account/password", {"old": GOOD, "new": "four jars beneath the old wall"})
            assert (await ana.get("/api/me"))["kind"] == "account"
            assert (await other.get("/api/me")).status_code == 401
            assert (await other.post("/api/login", json={"login": login, "password": GOOD})).status_code == 401

    asyncio.run(story(house.url))


def test_preferences_and_profile_are_kept(house: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana:
            assert (await ana.get("/api/account/preferences"))["theme"] == "auto"
            wanted = {"theme": "contrast", "speed": "instant", "sound": True}
            await ana.http.put("/api/account/preferences", json=wanted)
            kept = await ana.get("/api/account/preferences")
            assert (kept["theme"], kept["speed"], kept["sound"]) == ("contrast", "instant", True)
            bad = await ana.http.put("/api/account/preferences", json={"theme": "pink"})
            assert bad.status_code == 400
            renamed = await ana.http.put("/api/account", json={"name": "Anna", "language": "cs"})
            assert renamed.json()["name"] == "Anna"
            assert (await ana.get("/api/me"))["language"] == "cs"

    asyncio.run(story(house.url))


def test_a_bot_plays_with_its_token(house: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, httpx.AsyncClient(base_url=url, timeout=WAIT) as program:
            made = await ana.post("/api/account/bots", {"name": "Scarab"}, 201)
            program.headers["authorization"] = f"Bearer {made['token']}"
            assert (await program.get("/api/me")).json()["kind"] == "bot"
            seats = [{"kind": "me"}, {"kind": "invited", "person": made["id"]}]
            table = await ana.post("/api/tables", {"game": "thebes", "seats": seats})
            path = f"/api/tables/{table['id']}"
            assert (await program.post(f"{path}/join", json={})).status_code == 200
            await ana.post(f"{path}/start")
            update = (await program.get(f"{path}/update?language=")).json()
            while update["decision"] is None:
                mine = await ana.get(f"{path}/update?language=")
                act = {"type": "submit", "id": f"ana-{mine['seq']:05}", "at": mine["seq"], "option": steady(mine)}
                await ana.post(f"{path}/acts", act)
                update = (await program.get(f"{path}/update?language=")).json()
            act = {"type": "submit", "id": "scarab-001", "at": update["seq"], "option": steady(update)}
            assert (await program.post(f"{path}/acts", json=act)).status_code == 200
            assert (await program.post("/api/account/bots", json={"name": "Egg"})).status_code == 403
            assert [bot["name"] for bot in await ana.get("/api/account/bots")] == ["Scarab"]
            assert (await ana.http.delete(f"/api/account/bots/{made['id']}")).status_code == 204
            assert (await program.get("/api/me")).status_code == 401

    asyncio.run(story(house.url))


def test_what_is_kept_is_shown_and_forgotten_on_demand(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with guest(url, "Anastasia") as ana, guest(url, "Ben") as ben:
            await register(ana)
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await ana.post("/api/tables", {"game": "thebes", "seats": seats})
            await ben.post(f"/api/tables/{table['id']}/join", {})
            await ana.post(f"/api/tables/{table['id']}/start")
            async with ana.at(table["id"]) as line, ben.at(table["id"]) as other:
                for each in (line, other):
                    await each.until("update")
                first = line if line.update["decision"] else other
                await first.play(steady, 1)
            everything = await ana.get("/api/account/everything")
            assert everything["person"]["name"] == "Anastasia" and everything["account"]["login"] == "ana.digs"
            assert [each["id"] for each in everything["tables"]] == [table["id"]]
            assert "argon2" not in str(everything)
            assert (await ana.http.delete("/api/account")).status_code == 204
            await ana.get("/api/me", 401)
            seen = await ben.get(f"/api/tables/{table['id']}")
            assert [seat["name"] for seat in seen["seats"]] == ["Somebody", "Ben"]
            # Nobody waits for somebody who is not there any more.
            update = await ben.get(f"/api/tables/{table['id']}/update")
            assert (update["late"], update["away"]) == ([], [0])

    house = tell(tmp_path, story)
    with sqlite3.connect(house.database.removeprefix("sqlite:///")) as store:
        for (name,) in store.execute("select name from sqlite_master where type = 'table'").fetchall():
            assert "Anastasia" not in str(store.execute(f'select * from "{name}"').fetchall()), name
    store.close()


def test_a_login_that_is_nobodys_takes_as_long_as_a_wrong_password() -> None:
    """What it is held against was made with the parameters of today."""
    assert not PasswordHasher().check_needs_rehash(NOBODY)
