"""Nobody spoils a table for the others: lateness, deleted people, talk, removals, lists."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from ostraka.server.tables.listing import PLAYED
from tests.server.house import Guest, House, guest, member

SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def house(shared_database: str) -> Iterator[House]:
    with House(shared_database, OSTRAKA_ABSENCE="0.2", OSTRAKA_DAWDLING="3600") as house:
        yield house


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Guest, Guest, str]]:
    """Two people and a game of theirs."""
    async with guest(url) as ana, guest(url, "Ben") as ben:
        table = (await ana.post("/api/tables", {"game": "thebes", "seats": SEATS}))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        await ana.post(f"/api/tables/{table}/start")
        yield ana, ben, table


def test_somebody_absent_is_called_late_and_takes_the_seat_back(house: House) -> None:
    async def story(url: str) -> None:
        async with two(url) as (ana, ben, table):
            first = (await ana.get(f"/api/tables/{table}/update"))["waits"][0]
            away, here = (ana, ben) if first == 0 else (ben, ana)
            async with here.at(table) as line:
                (call,) = (await line.until("update"))["calls"]
                assert call["seat"] == first
                mine = await line.act(type="call", seat=1 - first)
                assert mine["code"] == "vote", "nobody calls themselves late"
                while (answer := await line.act(type="call", seat=first))["type"] == "refusal":
                    assert answer["code"] == "early"
                    await asyncio.sleep(0.05)
                while not line.update["late"]:
                    await line.until("update")
                assert line.update["late"] == [first]
                assert (await line.act(type="vote", seat=first, what="stand-in"))["type"] == "ack"
                while line.update["decision"] is None:
                    await line.until("update")
                assert line.update["away"] == [first]
            async with away.at(table) as line:
                await line.until("update")
                assert (await line.act(type="back"))["type"] == "ack"
                while line.update["away"]:
                    await line.until("update")

    asyncio.run(story(house.url))


def test_somebody_who_sits_there_may_think_for_a_while(house: House) -> None:
    async def story(url: str) -> None:
        async with two(url) as (ana, ben, table), ana.at(table) as left, ben.at(table) as right:
            await asyncio.gather(left.until("update"), right.until("update"))
            first = left.update["waits"][0]
            await asyncio.sleep(0.3)
            caller = right if first == 0 else left
            assert (await caller.act(type="call", seat=first))["code"] == "early"
            assert (await caller.act(type="call", seat=7))["code"] == "early"

    asyncio.run(story(house.url))


def test_a_deleted_account_leaves_no_ghost(house: House) -> None:
    async def story(url: str) -> None:
        async with two(url) as (ana, ben, table), AsyncExitStack() as stack:
            cleo = await stack.enter_async_context(member(url, "Cleo"))
            hosted = (await cleo.post("/api/tables", {"game": "thebes", "seats": SEATS}))["id"]
            waiting = (await ana.post("/api/tables", {"game": "thebes", "seats": SEATS}))["id"]
            await ben.post(f"/api/tables/{waiting}/join", {})
            async with ana.at(table) as line:
                await line.until("update")
                for gone in (ben, cleo):
                    assert (await gone.http.delete("/api/account")).status_code == 204
                while not line.update["away"] or (line.update["decision"] is None and line.update["late"]):
                    await line.until("update")
                assert line.update["away"] == [1] and line.update["late"] == []
                while line.update["decision"] is None:
                    await line.until("update")
                # Their name is told to nobody any more, not even by what is in memory.
                again = await ana.get(f"/api/tables/{table}/update?language=en")
                assert "Ben" not in str(again)
            assert [seat["kind"] for seat in (await ana.get(f"/api/tables/{waiting}"))["seats"]] == ["person", "open"]
            await ana.get(f"/api/tables/{hosted}", 404)

    asyncio.run(story(house.url))


def test_nobody_fills_the_talk_of_a_table(house: House) -> None:
    async def story(url: str) -> None:
        async with two(url) as (ana, ben, table):
            async with ana.at(table, language="") as left, ben.at(table, language="") as right:
                await right.send(type="say", ref=1, kind="phrase", body="good-luck")
                await right.until("pong")
                taken = 0
                for n in range(60):
                    await left.send(type="say", ref=n, kind="phrase", body="oops")
                    taken += (await left.until("pong", "refusal"))["type"] == "pong"
                await right.send(type="say", ref=2, kind="phrase", body="thanks")
                assert (await right.until("pong", "refusal"))["type"] == "pong", "the other one can still speak"
            async with ben.at(table, language="") as later:
                said = [await later.until("said") for _ in range(min(taken, 50) + 2)]
                assert [each["body"] for each in said if each["seat"] == 1] == ["good-luck", "thanks"]
                times = [each["time"] for each in said if each["seat"] == 0]
                assert len(times) >= 30 and all(b - a >= 10_000 for a, b in zip(times, times[30:], strict=False))

    asyncio.run(story(house.url))


def test_a_host_sends_somebody_away_who_does_not_come_back(house: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, guest(url, "Ben") as ben, guest(url, "Cem") as cem:
            table = (await ana.post("/api/tables", {"game": "thebes", "seats": SEATS}))["id"]
            path = f"/api/tables/{table}"
            await ben.post(f"{path}/join", {})
            await ben.post(f"{path}/seats/0/remove", status=403)
            assert (await ana.post(f"{path}/seats/0/remove", status=409))["code"] == "seat"
            freed = await ana.post(f"{path}/seats/1/remove")
            assert freed["seats"][1]["kind"] == "open"
            assert (await ben.post(f"{path}/join", {}, 403))["code"] == "removed"
            async with guest(url, "Benno") as again:
                assert (await again.post(f"{path}/join", {}, 403))["code"] == "removed"
            # Who was here before is somebody else.
            await cem.post(f"{path}/join", {})
            await ana.post(f"{path}/start")
            assert (await ana.post(f"{path}/seats/1/remove", status=409))["code"] == "begun"

    asyncio.run(story(house.url))


def test_nobody_floods_the_list_of_open_tables(house: House) -> None:
    wish = {"game": "thebes", "seats": SEATS, "visibility": "public"}

    async def story(url: str) -> None:
        async with AsyncExitStack() as stack:
            friend = await stack.enter_async_context(member(url, "Cleo", "127.0.0.9"))
            theirs = (await friend.post("/api/tables", wish))["id"]
            crowd = [await stack.enter_async_context(guest(url, f"Bot {n}")) for n in range(6)]
            made = [await who.http.post("/api/tables", json=wish) for who in crowd for _ in range(5)]
            statuses = [answer.status_code for answer in made]
            assert statuses[:5] == [201, 201, 201, 429, 429] and statuses.count(201) == 12
            listed = [each["id"] for each in await crowd[0].get("/api/tables?which=open")]
            assert listed.index(theirs) <= 1, "each household has one at the top"

    asyncio.run(story(house.url))


def test_nobody_has_games_without_end(house: House) -> None:
    async def story(url: str) -> None:
        async with guest(url, "Max") as max, guest(url, "Nell") as nell:
            wish = {"game": "thebes", "level": "digger"}
            tables = [(await max.post("/api/quick", wish))["id"] for _ in range(PLAYED["guest"])]
            for path, body in (("/api/quick", wish), ("/api/quick", {**wish, "guided": True})):
                assert (await max.post(path, body, 409))["code"] == "games"
            waiting = (await max.post("/api/tables", {"game": "thebes", "seats": SEATS}))["id"]
            await nell.post(f"/api/tables/{waiting}/join", {})
            assert (await max.post(f"/api/tables/{waiting}/start", None, 409))["code"] == "games"
            await nell.post("/api/quick", wish)
            async with max.at(tables[0], language="") as line:
                await line.until("update")
                assert (await line.act(type="leave"))["type"] == "ack"
            await max.post(f"/api/tables/{waiting}/start")

    asyncio.run(story(house.url))
