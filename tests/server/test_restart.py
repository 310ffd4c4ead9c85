"""A server that dies takes nothing with it, and two servers on one store play one game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.server.house import House, guest, sqlite, steady


def test_a_game_goes_on_after_kill_and_restart(database: str) -> None:
    async def begin(url: str) -> tuple[str, str, dict]:
        async with guest(url) as ana:
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            async with ana.at(table["id"]) as line:
                await line.play(steady, 6)
                return ana.cookie, table["id"], await line.decision()

    async def go_on(url: str, cookie: str, table: str, before: dict) -> None:
        async with guest(url) as ana:
            ana.http.cookies.clear()
            ana.http.cookies.set(*cookie.split("=", 1))
            async with ana.at(table, since=before["seq"]) as line:
                assert (await line.until("welcome"))["seat"] == 0
                # Nothing has happened since: the server has nothing to add, and the choice is still good.
                line.update = before
                ack = await line.act(type="submit", option=steady(before))
                assert ack == {"type": "ack", "id": ack["id"], "seq": before["seq"] + 1}
                await line.play(steady)
                assert line.update["status"] == "over"

    with House(database) as house:
        cookie, table, before = asyncio.run(begin(house.url))
        house.kill()
        house.start()
        asyncio.run(go_on(house.url, cookie, table, before))
        assert house.stop() == 0


def test_two_processes_share_a_table(postgresql: Callable[[], str]) -> None:
    async def play(first: str, second: str) -> None:
        async with guest(first, "Ana") as ana, guest(second, "Ben") as ben:
            wish = {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "digger"}]}
            table = await ana.post("/api/tables", wish)
            await ben.post(f"/api/tables/{table['id']}/join", {})
            await ana.post(f"/api/tables/{table['id']}/start")
            async with ana.at(table["id"]) as left, ben.at(table["id"]) as right:
                await asyncio.gather(left.play(steady), right.play(steady))
                assert left.update["status"] == right.update["status"] == "over"
                assert left.update["result"] == right.update["result"]
                assert left.update["seq"] == right.update["seq"]

    database = postgresql()
    with House(database) as one, House(database) as other:
        asyncio.run(play(one.url, other.url))


def test_bots_play_on_when_the_process_that_cared_for_them_dies(postgresql: Callable[[], str]) -> None:
    async def play(first: House, second: House) -> None:
        async with guest(second.url, "Ana") as ana:
            wish = {"game": "thebes", "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "digger"}] * 2]}
            table = await ana.post("/api/tables", wish)
            await ana.post(f"/api/tables/{table['id']}/start")
            async with guest(first.url, "Ben") as ben, ben.at(table["id"], language="") as watching:
                # Whoever comes to the table first cares for its bots.
                await watching.until("update")
                async with ana.at(table["id"], language="") as line:
                    await line.play(steady, 5)
                    first.kill()
                    await line.play(steady)
                    assert line.update["status"] == "over"

    database = postgresql()
    with House(database, OSTRAKA_PROMISE="2") as one, House(database, OSTRAKA_PROMISE="2") as other:
        asyncio.run(play(one, other))


def test_a_clock_runs_out_and_a_bot_stands_in(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with guest(url, "Ana") as ana, guest(url, "Ben") as ben:
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await ana.post("/api/tables", {"game": "thebes", "seats": seats, "pace": "10+0"})
            await ben.post(f"/api/tables/{table['id']}/join", {})
            await ana.post(f"/api/tables/{table['id']}/start")
            async with ana.at(table["id"]) as left, ben.at(table["id"]) as right:
                lines = [left, right]
                await left.until("update")
                await right.until("update")
                slow = left.update["waits"][0]
                assert left.update["clocks"][slow] <= 10_000
                waiting = lines[1 - slow]
                while waiting.update["late"] != [slow]:
                    await waiting.until("update")
                assert (await waiting.act(type="vote", seat=slow, what="stand-in"))["type"] == "ack"
                while waiting.update["decision"] is None:
                    await waiting.until("update")
                assert waiting.update["away"] == [slow]
                while lines[slow].update["seq"] < waiting.update["seq"]:
                    await lines[slow].until("update")
                assert (await lines[slow].act(type="back"))["type"] == "ack"
                while waiting.update["away"]:
                    await waiting.until("update")

    with House(sqlite(tmp_path)) as house:
        asyncio.run(play(house.url))
