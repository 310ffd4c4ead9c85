"""Players settle which clans take part (Q66 of Mammothodus): at a new table, in the waiting room, in a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import Guest, House, guest

SEATS = [{"kind": "me"}, {"kind": "open"}]
GAME = {"game": "mammothodus", "seats": SEATS}
USUAL = "mammoths,tigers,rhinos,bison"


@pytest.fixture(scope="module")
def house(shared_database: str) -> Iterator[House]:
    with House(shared_database) as house:
        yield house


async def settle(who: Guest, table: str, seat: int, value: str, status: int = 200, setting: str = "clans") -> Any:
    return await who.post(f"/api/tables/{table}/seats/{seat}/settle", {"setting": setting, "value": value}, status)


def test_a_table_is_set_up_with_chosen_clans(house: House) -> None:
    async def story() -> None:
        async with guest(house.url) as ana:
            (info,) = [game for game in await ana.get("/api/games") if game["id"] == "mammothodus"]
            (clans,) = [setting for setting in info["settings"] if setting["each_seat"]]
            assert (clans["name"], clans["ruling"]) == ("clans", "Q66")
            assert [value["label"] for value in clans["values"]][2:] == ["Woolly Rhinoceroses", "Bison"]
            wish = {**GAME, "seats": [{"kind": "me"}, {"kind": "me"}], "setup": {"clans": "bison,rhinos"}}
            table = await ana.post("/api/tables", wish)
            assert table["setup"]["clans"] == "bison,rhinos,mammoths,tigers"
            await ana.post(f"/api/tables/{table['id']}/start")
            async with ana.at(table["id"]) as line:
                await line.until("update")
                assert line.update["view"]["clans"] == [3, 2]
            quick = await ana.post("/api/quick", {"game": "mammothodus"})
            assert quick["setup"]["clans"] == USUAL

    asyncio.run(story())


@pytest.mark.parametrize(
    ("clans", "wrong"), [("wolves", "cannot have 'wolves'"), ("bison,bison", "has 'bison' twice"), (7, "have '7'")]
)
def test_a_wrong_clan_is_named_and_nothing_is_set_up(house: House, clans: object, wrong: str) -> None:
    async def story() -> None:
        async with guest(house.url) as ana:
            refusal = await ana.post("/api/tables", {**GAME, "setup": {"clans": clans}}, 400)
            assert wrong in refusal["detail"]
            assert "some of: mammoths, tigers, rhinos, bison" in refusal["detail"]
            assert await ana.get("/api/tables?which=mine") == []

    asyncio.run(story())


def test_everybody_picks_a_clan_in_the_waiting_room(house: House) -> None:
    async def story() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben, guest(house.url, "Cem") as cem:
            made = await ana.post("/api/tables", GAME)
            table = made["id"]
            await ben.post(f"/api/tables/{table}/join", {})
            # Whoever sits there picks one that is in the box; the others keep theirs.
            picked = await settle(ben, table, 1, "bison")
            assert picked["setup"]["clans"] == "mammoths,bison,rhinos,tigers"
            # What Ana has stays hers, unless she hosts the exchange herself.
            taken = await settle(ben, table, 1, "mammoths", 409)
            assert (taken["code"], "Ana has 'mammoths' already" in taken["detail"]) == ("taken", True)
            swapped = await settle(ana, table, 0, "bison")
            assert swapped["setup"]["clans"] == "bison,mammoths,rhinos,tigers"
            # Nobody picks for somebody else, and nothing that is not there.
            await settle(ben, table, 0, "rhinos", 403)
            await settle(cem, table, 1, "rhinos", 403)
            assert (await settle(ana, table, 2, "rhinos", 409))["code"] == "seat"
            assert "cannot have 'wolves'" in (await settle(ana, table, 0, "wolves", 400))["detail"]
            assert "this game has: clans" in (await settle(ana, table, 0, "bison", 400, "talents"))["detail"]
            now = await ben.get(f"/api/tables/{table}")
            assert now["setup"] == swapped["setup"] and now["commitment"] == swapped["commitment"]
            assert now["commitment"] != made["commitment"]
            begun = await ana.post(f"/api/tables/{table}/start")
            assert begun["commitment"] == swapped["commitment"]
            assert (await settle(ana, table, 0, "rhinos", 409))["code"] == "begun"
            async with ben.at(table, language="") as line:
                await line.until("update")
                assert line.update["view"]["clans"] == [3, 0]

    asyncio.run(story())


@pytest.mark.parametrize(("clans", "again"), [("bison,rhinos", "rhinos,bison,mammoths,tigers"), (USUAL, USUAL)])
def test_who_plays_on_or_again_keeps_the_clan_that_was_chosen(house: House, clans: str, again: str) -> None:
    async def story() -> None:
        async with guest(house.url) as ana:
            wish = {**GAME, "seats": [{"kind": "me"}, {"kind": "bot", "level": "digger"}], "setup": {"clans": clans}}
            table = (await ana.post("/api/tables", wish))["id"]
            await ana.post(f"/api/tables/{table}/start")
            async with ana.at(table, language="") as line:
                await line.until("update")
                assert (await line.act(type="leave"))["type"] == "ack"
                while line.update["status"] == "playing":
                    await line.until("update")
            replay = await ana.http.get(f"/api/tables/{table}/replay")
            assert ("clans=" in replay.text) == (clans != USUAL)
            assert (await ana.get(f"/api/tables/{table}/verification"))["honest"]
            seats = [{"kind": "me"}, {"kind": "open"}]
            fork = await ana.post(f"/api/tables/{table}/fork", {"seats": seats})
            assert fork["setup"]["clans"].startswith(clans)
            assert "keeps what its seats have" in (await settle(ana, fork["id"], 0, "tigers", 409))["detail"]
            rematch = await ana.post(f"/api/tables/{table}/rematch")
            assert [seat["kind"] for seat in rematch["seats"]] == ["bot", "person"]
            assert rematch["setup"]["clans"] == again

    asyncio.run(story())
