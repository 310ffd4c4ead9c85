"""A question comes as one message: what it is about, what every answer brings and binds, and why others are missing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from ostraka.games import GAME_IDS
from tests.server.house import Guest, House, Line, guest, sqlite, steady

SETUPS: dict[str, dict[str, object]] = {"ancient": {"opening": "introductory"}, "thebes": {}, "mammothodus": {}}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(sqlite(tmp_path_factory.mktemp("house"))) as house:
        yield house


async def alone(ana: Guest, game: str) -> str:
    """A table at which Ana has both seats."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "setup": SETUPS[game]}
    table = await ana.post("/api/tables", wish)
    await ana.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def answer(line: Line, **question: object) -> dict[str, Any]:
    await line.send(ref=7, **question)
    return await line.until("notes")


def as_told(notes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """As offers bring them: without the rows of the table of a dig."""
    kept = [note for note in notes if note["message"] != "preview-dig-row"]
    return [{key: note[key] for key in ("text", "message", "args")} for note in kept]


async def compare(line: Line, update: dict[str, Any]) -> dict[str, Any]:
    """What came with the question is what can be asked about it, one by one."""
    decision: dict[str, Any] = update["decision"]
    for offer in decision["offers"]:
        told = await answer(line, type="preview", option=offer["option"])
        assert offer["notes"] == as_told(told["notes"])
        assert offer["binds"] == told["binds"]
    assert decision["reasons"] == (await answer(line, type="reasons"))["notes"]
    return decision


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_question_brings_its_notes_and_its_reasons(house: House, game: str) -> None:
    async def play() -> None:
        found: dict[str, int] = {"notes": 0, "binds": 0, "reasons": 0, "subject": 0}
        async with guest(house.url) as ana:
            table = await alone(ana, game)
            async with ana.at(table, seat=0) as left, ana.at(table, seat=1) as right:
                await left.until("update")
                await right.until("update")
                for asked in range(500):
                    line = left if left.update["decision"] is not None else right
                    decision = await compare(line, line.update) if asked < 20 else line.update["decision"]
                    for what in ("notes", "binds"):
                        found[what] += sum(1 for offer in decision["offers"] if offer[what])
                    found["reasons"] += len(decision["reasons"])
                    found["subject"] += decision["subject"] is not None
                    if asked >= 20 and min(found.values()) > 0:
                        break
                    done = await line.act(type="submit", option=steady(line.update))
                    for each in (left, right):
                        while each.update["seq"] < done["seq"]:
                            await each.until("update")
        assert min(found.values()) > 0, found

    asyncio.run(play())


@pytest.mark.parametrize("game", GAME_IDS)
def test_who_watches_or_is_not_asked_gets_meters_but_no_question(house: House, game: str) -> None:
    async def play() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben:
            table = await alone(ana, game)
            async with ana.at(table, seat=0) as left, ana.at(table, seat=1) as right, ben.at(table) as watching:
                updates = [await line.until("update") for line in (left, right, watching)]
            asked = [update for update in updates if update["decision"] is not None]
            assert 1 <= len(asked) <= 2 and updates[2]["decision"] is None
            assert updates[0]["meters"] == updates[1]["meters"] == updates[2]["meters"]
            for meter in updates[2]["meters"]:
                assert meter["label"] and meter["text"].endswith(".") and "meter-" not in meter["label"] + meter["text"]
            assert updates[2]["meters"]
            then = await ana.get(f"/api/tables/{table}/at/0?seat=0&language=en")
            assert [meter["name"] for meter in then["meters"]] == [meter["name"] for meter in updates[2]["meters"]]

    asyncio.run(play())


def test_without_a_language_a_question_is_numbers(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana:
            table = await alone(ana, "thebes")
            for seat in (0, 1):
                async with ana.at(table, seat=seat, language="") as line:
                    update = await line.until("update")
                if update["decision"] is not None:
                    assert update["decision"]["reasons"] == []
                    assert {len(offer["notes"]) for offer in update["decision"]["offers"]} == {0}
                assert {(meter["label"], meter["text"]) for meter in update["meters"]} == {("", "")}

    asyncio.run(play())


def test_a_bot_from_outside_asks_for_the_notes_it_wants(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana:
            bot = await ana.post("/api/account/bots", {"name": "Scarab"}, 201)
            seats = [{"kind": "me"}, {"kind": "invited", "person": bot["id"]}]
            table = (await ana.post("/api/tables", {"game": "thebes", "seats": seats}))["id"]
            token = {"authorization": f"Bearer {bot['token']}"}
            assert (await ana.http.post(f"/api/tables/{table}/join", json={}, headers=token)).status_code == 200
            await ana.post(f"/api/tables/{table}/start")
            path = f"/api/tables/{table}/update?language=en"
            async with ana.at(table) as line:
                await line.until("update")
                while True:
                    update = (await ana.http.get(path, headers=token)).json()
                    if update["decision"] is not None:
                        break
                    offers = line.update["decision"]["offers"]
                    assert all(offer["notes"] for offer in offers)
                    await line.play(steady, 1)
            assert update["decision"]["sentence"] and update["decision"]["reasons"] == []
            assert not any(offer["notes"] or offer["binds"] for offer in update["decision"]["offers"])

    asyncio.run(play())


def test_settings_tell_who_can_play_them(house: House) -> None:
    async def look() -> None:
        async with guest(house.url) as ana:
            games = {game["id"]: game for game in await ana.get("/api/games")}
            settings = {
                (game, setting["name"], str(value["value"])): value
                for game in games
                for setting in games[game]["settings"]
                for value in setting["values"]
            }
            assert settings["ancient", "teams", "True"]["seats"] == [4]
            assert settings["ancient", "teams", "False"]["seats"] == [2, 3, 4]
            assert settings["mammothodus", "power_of_places", "True"]["excludes"] == [["forgotten_knowledge", True]]
            assert settings["mammothodus", "forgotten_knowledge", "True"]["excludes"] == [["power_of_places", True]]
            assert [key for key, value in settings.items() if value["excludes"] and key[0] != "mammothodus"] == []

    asyncio.run(look())
