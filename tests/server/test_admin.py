"""`ostraka admin` on the store of a server that runs, and what that server does about it."""

from __future__ import annotations

import asyncio
import json
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from ostraka.server.store.store import new_id
from tests.cli.command import Result, ostraka
from tests.server.house import WAIT, Guest, House, guest, sqlite

GOOD = "seven brass lamps in the sand"
BETTER = "four jars beneath the old wall"


@pytest.fixture(scope="module")
def house(shared_database: str) -> Iterator[House]:
    with House(shared_database, OSTRAKA_THINKERS="0", OSTRAKA_LIMITS="0") as shared:
        yield shared


def command(database: str, *words: str) -> Result:
    """The command in this process: another one than the server's."""
    return ostraka("admin", *words, "--database", database)


async def admin(house: House, *words: str) -> Any:
    """The command, as a script would use it, while everybody else goes on."""
    done = await asyncio.to_thread(command, house.database, *words, "--json")
    assert (done.code, done.err) == (0, ""), done
    return json.loads(done.out)


async def register(person: Guest) -> str:
    login = f"ana.{secrets.token_hex(6)}"
    await person.post("/api/account", {"login": login, "password": GOOD})
    return login


async def begun(host: Guest, other: Guest) -> str:
    table = await host.post("/api/tables", {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}]})
    await other.post(f"/api/tables/{table['id']}/join", {})
    await host.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def closed_with(line: Any) -> int:
    """The code with which a socket is closed, whatever comes before."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        while True:
            await line.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_tables_are_listed_and_closed(house: House) -> None:
    async def story() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben:
            table = await begun(ana, ben)
            waiting = await ana.post("/api/tables", {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}]})
            listed = {row["id"]: row for row in await admin(house, "tables")}
            assert listed[table]["status"] == "playing" and listed[table]["names"] == ["Ana", "Ben"]
            assert table not in [row["id"] for row in await admin(house, "tables", "--status", "open")]
            async with ana.at(table) as line:
                await line.until("update")
                assert await admin(house, "close", table) == {"table": table, "was": "playing"}
                while line.update["status"] == "playing":
                    await line.until("update")
                assert line.update["status"] == "ended" and line.update["result"] is not None
            assert await admin(house, "close", waiting["code"].lower()) == {"table": waiting["id"], "was": "open"}
            await ana.get(f"/api/tables/{waiting['id']}", 404)

    asyncio.run(story())


def test_people_are_listed_and_renamed(house: House) -> None:
    async def story() -> None:
        async with guest(house.url, "Rude Word") as ana:
            login = await register(ana)
            table = await ana.post("/api/tables", {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}]})
            me = (await ana.get("/api/me"))["id"]
            [found] = await admin(house, "people", login[:10])
            assert (found["id"], found["login"], found["sessions"], found["tables"]) == (me, login, 1, 1)
            assert me in [row["id"] for row in await admin(house, "people", "rude word")]
            assert (await admin(house, "rename", login, "Ana"))["to"] == "Ana"
            assert (await ana.get("/api/me"))["name"] == "Ana"
            assert (await ana.get(f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Ana"
            refused = await asyncio.to_thread(command, house.database, "rename", login, "\u3164")
            assert refused.code == 1 and refused.err.startswith("ostraka: a name has")

    asyncio.run(story())


def test_who_is_locked_is_out_with_all_bots_until_unlocked(house: House) -> None:
    async def story() -> None:
        async with (
            guest(house.url) as ana,
            guest(house.url, "Ben") as ben,
            httpx.AsyncClient(base_url=house.url, timeout=WAIT) as program,
        ):
            login = await register(ana)
            bot = await ana.post("/api/account/bots", {"name": "Scarab"})
            program.headers["authorization"] = f"Bearer {bot['token']}"
            assert (await program.get("/api/me")).status_code == 200
            table = await begun(ana, ben)
            async with ana.at(table) as line, ben.at(table) as other:
                await line.until("update")
                await admin(house, "lock", login)
                assert await closed_with(line) == 4401
                await other.send(type="poke", ref=1)
                await other.until("pong")
            assert (await program.get("/api/me")).status_code == 401
            await ana.get("/api/me", 401)
            ana.http.cookies.clear()
            answer = await ana.post("/api/login", {"login": login, "password": GOOD}, 403)
            assert answer["code"] == "locked"
            wrong = await ana.post("/api/login", {"login": login, "password": BETTER}, 401)
            assert wrong["code"] == "password", "strangers do not learn who is locked"
            await admin(house, "unlock", login)
            await ana.post("/api/login", {"login": login, "password": GOOD})
            assert (await program.get("/api/me")).status_code == 200

    asyncio.run(story())


def test_sessions_are_revoked(house: House) -> None:
    async def story() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben:
            login = await register(ana)
            table = await begun(ana, ben)
            async with ana.at(table) as line:
                await line.until("update")
                assert (await admin(house, "revoke", login))["sessions"] == 1
                assert await closed_with(line) == 4401
            await ana.get("/api/me", 401)

    asyncio.run(story())


def test_a_lost_password_is_set_by_a_link_that_is_good_once(house: House) -> None:
    async def story() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben:
            login = await register(ana)
            table = await begun(ana, ben)
            first = (await admin(house, "reset", login, "--url", "https://play.example"))["link"]
            link = (await admin(house, "reset", login))["link"]
            assert first.startswith("https://play.example/#/reset/")
            token = link.rpartition("/")[2]
            async with ana.at(table) as line, httpx.AsyncClient(base_url=house.url, timeout=WAIT) as other:
                await line.until("update")

                async def use(token: str, password: str) -> httpx.Response:
                    return await other.post("/api/account/reset", json={"token": token, "password": password})

                assert (await use(first.rpartition("/")[2], BETTER)).json()["code"] == "link", "a newer one was made"
                assert (await use("x" * 43, BETTER)).status_code == 410
                assert (await use(token, "12345678")).json()["code"] == "weak"
                answers = await asyncio.gather(*[use(token, BETTER) for _ in range(4)])
                assert sorted(answer.status_code for answer in answers) == [200, 410, 410, 410]
                assert await closed_with(line) == 4401
                assert (await other.get("/api/me")).json()["kind"] == "account"
            ana.http.cookies.clear()
            await ana.post("/api/login", {"login": login, "password": GOOD}, 401)
            await ana.post("/api/login", {"login": login, "password": BETTER})
            me = (await ben.get("/api/me"))["id"]
            refused = await asyncio.to_thread(command, house.database, "reset", me)
            assert refused.code == 1 and "no account" in refused.err

    asyncio.run(story())


def test_somebody_is_removed(house: House) -> None:
    async def story() -> None:
        async with guest(house.url, "Anastasia") as ana, guest(house.url, "Ben") as ben:
            login = await register(ana)
            table = await begun(ana, ben)
            me = (await ana.get("/api/me"))["id"]
            await admin(house, "rename", login, "Anastasia II")
            unsure = await asyncio.to_thread(command, house.database, "remove", login)
            assert unsure.code == 2 and "--yes" in unsure.err
            async with ana.at(table) as line, ben.at(table) as other:
                await line.until("update")
                await other.until("update")
                before = other.update["seq"]
                assert (await admin(house, "remove", login, "--yes"))["tables"] == 1
                assert await closed_with(line) == 4401
                while other.update["seq"] == before:
                    await other.until("update")
            await ana.get("/api/me", 401)
            seen = await ben.get(f"/api/tables/{table}")
            assert [seat["name"] for seat in seen["seats"]] == ["Somebody", "Ben"]
            lines = [row for row in await admin(house, "audit") if row["person"] == me]
            assert [row["act"] for row in lines] == ["remove", "rename"]
            assert "Anastasia" not in str(lines), "what was written down about them goes with them"

    asyncio.run(story())


def test_every_act_is_in_the_audit_log_and_in_the_export(house: House) -> None:
    async def story() -> None:
        async with guest(house.url) as ana:
            login = await register(ana)
            me = (await ana.get("/api/me"))["id"]
            link = (await admin(house, "reset", login))["link"]
            await admin(house, "rename", login, "Anna")
            lines = [row for row in await admin(house, "audit") if row["person"] == me]
            assert [row["act"] for row in lines] == ["rename", "reset"]
            assert all("@" in row["who"] for row in lines)
            assert link.rpartition("/")[2] not in str(lines)
            told = (await ana.get("/api/account/everything"))["audit"]
            assert [row["act"] for row in told] == ["reset", "rename"]

    asyncio.run(story())


def test_limits_at_work_are_seen(house: House, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """On a server of its own, because the others have none."""
    fresh: Callable[[], str] = request.getfixturevalue("postgresql")
    database = sqlite(tmp_path) if house.database.startswith("sqlite") else fresh()

    async def story(strict: House) -> None:
        async with httpx.AsyncClient(base_url=strict.url, timeout=WAIT) as http:
            codes = [
                (await http.post("/api/login", json={"login": "nobody", "password": "nothing"})).status_code
                for _ in range(15)
            ]
            assert codes.count(429) >= 3
            async with asyncio.timeout(WAIT):
                # They are written down now and then, perhaps between the first refusal and the last.
                while not (rows := await admin(strict, "limits")) or rows[0]["count"] < 3:
                    await asyncio.sleep(0.5)
            assert rows[0]["kind"] == "login" and "127.0.0.1" in rows[0]["who"]

    with House(database, OSTRAKA_THINKERS="0", OSTRAKA_LIMITS="1") as strict:
        asyncio.run(story(strict))


def test_lists_are_for_people_too(house: House) -> None:
    for act in ("tables", "people", "limits", "audit"):
        done = command(house.database, act)
        assert done.code == 0 and done.out.strip(), done.err


def test_an_id_that_begins_with_a_dash_is_an_id(house: House) -> None:
    """New ones do not; but some were made before."""
    done = command(house.database, "lock", "-" + "x" * 21)
    assert done.code == 1 and "-" + "x" * 21 in done.err
    assert not any(new_id().startswith("-") for _ in range(2_000))


@pytest.mark.parametrize("words", [("close", "nothing"), ("lock", "nobody"), ("reset", "nobody"), ("revoke", "x" * 22)])
def test_who_is_not_there_is_said_in_one_line(house: House, words: tuple[str, ...]) -> None:
    done = command(house.database, *words)
    assert done.code == 1 and done.err.count("\n") == 1 and "there is no such" in done.err


def test_nothing_is_made_where_there_is_nothing(tmp_path: Path) -> None:
    done = command(sqlite(tmp_path), "people")
    assert done.code == 1 and "there is no database" in done.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("database", ["postgresql://nobody@127.0.0.1:1/none", "mysql://x/y", "sqlite:///nowhere/x.db"])
def test_a_database_that_cannot_be_had_is_said_in_one_line(database: str) -> None:
    command(database, "people").complaint(1)


def test_it_works_while_no_server_runs(tmp_path: Path) -> None:
    async def story(house: House) -> str:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben:
            return await begun(ana, ben)

    with House(sqlite(tmp_path), OSTRAKA_THINKERS="0") as house:
        table = asyncio.run(story(house))
        house.stop()
    argv = [sys.executable, "-m", "ostraka.cli", "admin", "close", table, "--database", house.database]
    done = subprocess.run(argv, capture_output=True, text=True, check=True)
    assert done.stdout == f"table {table} is closed; it was playing\n"
    again = command(house.database, "close", table)
    assert again.code == 1 and "over already" in again.err
    assert "all of them replay" in ostraka("backup", "--check", tmp_path / "ostraka.db").out
