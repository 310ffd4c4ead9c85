"""Ratings cannot be made: who may play for them, what counts, and what leaving costs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ostraka.server.history.results import Results
from ostraka.server.settings import read_settings
from ostraka.server.store import open_store
from tests.server.house import WAIT, Guest, House, Line, guest, member, steady
from tests.server.test_history import settled

ME_AND_OPEN = [{"kind": "me"}, {"kind": "open"}]
RATINGS = "/api/games/thebes/ratings"
ALONE = [{"kind": "me"}, {"kind": "bot", "level": "digger"}]


@pytest.fixture(scope="module")
def house(shared_database: str) -> Iterator[House]:
    with House(shared_database) as house:
        yield house


async def rated(who: Guest, seats: list[dict[str, Any]], status: int = 201, **more: object) -> Any:
    return await who.post("/api/tables", {"game": "thebes", "seats": seats, "rated": True, **more}, status)


def means_in(rows: list[dict[str, Any]]) -> dict[str, float]:
    return {row["name"]: row["mu"] for row in rows}


async def bot_of(who: Guest) -> dict[str, str]:
    """The headers that a new bot of somebody sends."""
    return {"authorization": f"Bearer {(await who.post('/api/account/bots', {'name': 'Scarab'}))['token']}"}


def test_one_seat_each_and_accounts_only(house: House) -> None:
    async def story(url: str) -> None:
        async with guest(url, "Gil") as gil, member(url, "Ana") as ana, member(url, "Ben", "127.0.0.2") as ben:
            assert (await rated(gil, ALONE, 403))["code"] == "members"
            assert (await rated(ana, [{"kind": "me"}, {"kind": "me"}], 409))["code"] == "self"
            table = await rated(ana, ME_AND_OPEN)
            path = f"/api/tables/{table['id']}"
            assert (await gil.post(f"{path}/join", {}, 403))["code"] == "members"
            for owner, code in ((ana, "self"), (gil, "members")):
                async with httpx.AsyncClient(base_url=url, headers=await bot_of(owner), timeout=WAIT) as bot:
                    refused = await bot.post(f"{path}/join", json={})
                    assert refused.json()["code"] == code
            await ben.post(f"{path}/join", {})
            begun = await ana.post(f"{path}/start")
            assert begun["rated"] and begun["unrated"] is None
            # A bot and its owner do not meet either way round.
            async with httpx.AsyncClient(base_url=url, headers=await bot_of(ben), timeout=WAIT) as bot:
                made = (
                    await bot.post("/api/tables", json={"game": "thebes", "seats": ME_AND_OPEN, "rated": True})
                ).json()
                assert (await ben.post(f"/api/tables/{made['id']}/join", {}, 409))["code"] == "self"
            # What is not rated is open to everybody, twice over.
            both = {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "me"}]}
            await gil.post("/api/tables", both, 201)
            # Levels among themselves move nothing.
            levels = await rated(ana, [{"kind": "bot", "level": "digger"}] * 2)
            assert not (await ana.post(f"/api/tables/{levels['id']}/start"))["rated"]

    asyncio.run(story(house.url))


def test_two_of_one_household_play_but_not_for_ratings(house: House) -> None:
    async def story(url: str) -> None:
        async with member(url, "Una", "127.0.0.3") as ana, member(url, "Uwe", "127.0.0.3") as ben:
            table = await rated(ana, ME_AND_OPEN)
            path = f"/api/tables/{table['id']}"
            await ben.post(f"{path}/join", {})
            begun = await ana.post(f"{path}/start")
            assert (begun["status"], begun["rated"], begun["unrated"]) == ("playing", False, "household")
            async with ana.at(table["id"], language="") as left, ben.at(table["id"], language="") as right:
                await asyncio.gather(left.play(steady), right.play(steady))
            await settled(ana, "/api/account/statistics", len)
            assert not {"Una", "Uwe"} & set(means_in(await ana.get(RATINGS)))

    asyncio.run(story(house.url))


def test_leaving_counts(house: House) -> None:
    async def story(url: str) -> None:
        async with member(url, "Ada") as ana, member(url, "Bob", "127.0.0.2") as ben:
            table = await rated(ana, ME_AND_OPEN)
            await ben.post(f"/api/tables/{table['id']}/join", {})
            await ana.post(f"/api/tables/{table['id']}/start")
            async with ana.at(table["id"], language="") as left, ben.at(table["id"], language="") as right:
                await asyncio.gather(left.until("update"), right.until("update"))
                assert (await left.act(type="leave"))["type"] == "ack"
                while not right.update["late"]:
                    await right.until("update")
                assert (await right.act(type="vote", seat=0, what="end"))["type"] == "ack"
            means = means_in(await settled(ana, RATINGS, lambda found: "Bob" in means_in(found)))
            assert means["Ada"] < 25 < means["Bob"]
            # Against bots alone, and whoever has run away from one game cannot begin the next.
            first = await rated(ben, ALONE)
            await ben.post(f"/api/tables/{first['id']}/start")
            second = await rated(ben, ALONE)
            assert (await ben.post(f"/api/tables/{second['id']}/start", status=409))["code"] == "unfinished"
            async with ben.at(first["id"], language="") as line:
                await line.decision()
                assert (await line.act(type="leave"))["type"] == "ack"
            after = means_in(await settled(ben, RATINGS, lambda found: "Digger" in means_in(found)))
            assert after["Bob"] < means["Bob"] and after["Digger"] > 25
            await ben.post(f"/api/tables/{second['id']}/start")

    asyncio.run(story(house.url))


async def until_revealed(line: Line) -> None:
    """Play until something has come to light that cannot be taken back."""
    for _ in range(30):
        await line.play(steady, 1)
        await line.decision()
        answer = await line.act(type="undo", grain="turn")
        if answer["type"] == "refusal":
            assert answer["code"] in ("revealed", "undo"), answer
            if answer["code"] == "revealed":
                return
        else:
            await line.until("update")
    raise AssertionError("everything was taken back")


def test_dice_are_not_rolled_again_for_a_rating(house: House) -> None:
    async def story(url: str) -> None:
        async with member(url) as ana:
            table = await rated(ana, ALONE, undo="free")
            await ana.post(f"/api/tables/{table['id']}/start")
            async with ana.at(table["id"], language="") as line:
                await line.decision()
                await until_revealed(line)
                await line.send(type="hint", ref=1)
                assert (await line.until("refusal"))["code"] == "rated"

    asyncio.run(story(house.url))


def test_somebody_deleted_has_lost_and_is_rated_no_more(database: str) -> None:
    """The game of the others counts; nobody called `None` enters the list."""

    async def story() -> None:
        store = await open_store(read_settings({}, database=database).store)
        try:
            found = Results(store)
            same = {"game": "thebes", "closed": 1}
            rows = [
                {**same, "person": None, "bot": None, "side": 0, "place": 1},
                {**same, "person": None, "bot": "digger", "side": 1, "place": 2},
                {**same, "person": None, "bot": "sage", "side": 2, "place": 3},
            ]
            await store.write(lambda connection: found._rate(connection, rows, frozenset({0})))
            listed = await found.ratings("thebes", None)
            assert [row.name for row in listed] == ["Digger", "Sage"]
            assert listed[0].mu > 25 and listed[0].mu > listed[1].mu
        finally:
            await store.close()

    asyncio.run(story())
