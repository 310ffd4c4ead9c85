"""Two people and a table: sitting down, asking to take back, watching with a delay, a rematch."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import Guest, House, Line, guest, member, sqlite, steady


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(sqlite(tmp_path_factory.mktemp("house"))) as house:
        yield house


async def seated(ana: Guest, ben: Guest, **wish: object) -> str:
    """A table at which both sit and the game has begun."""
    table = await ana.post("/api/tables", {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}], **wish})
    found = await ben.get(f"/api/codes/{table['code'].lower()}")
    assert found["id"] == table["id"] and not found["host"]
    await ana.post(f"/api/tables/{table['id']}/start", status=409)
    await ben.post(f"/api/tables/{table['id']}/start", status=403)
    joined = await ben.post(f"/api/tables/{table['id']}/join", {})
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    begun = await ana.post(f"/api/tables/{table['id']}/start")
    assert begun["status"] == "playing" and begun["commitment"] == table["commitment"]
    return str(table["id"])


async def until_asked(lines: list[Line], seat: int) -> None:
    """Play on until this seat is asked."""
    for line in lines:
        if not line.update:
            await line.until("update")
    while lines[seat].update["decision"] is None:
        asked = lines[lines[seat].update["waits"][0]]
        answer = await asked.act(type="submit", option=steady(asked.update))
        assert answer["type"] == "ack"
        for line in lines:
            while line.update["seq"] < answer["seq"]:
                await line.until("update")


def test_taking_back_with_the_consent_of_the_other(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben:
            table = await seated(ana, ben)
            async with ana.at(table) as left, ben.at(table) as right:
                lines = [left, right]
                await left.until("update")
                first = left.update["waits"][0]
                await until_asked(lines, 1 - first)
                here, there = lines[first], lines[1 - first]
                length = here.update["length"]
                assert (here.update["back"], there.update["back"]) == ("ask", None)
                assert (await here.act(type="undo", grain="turn"))["type"] == "ack"
                while there.update["plea"] is None:
                    await there.until("update")
                plea = there.update["plea"]
                assert plea["seat"] == first and plea["missing"] == [1 - first]
                said = {why["message"]: why["text"] for why in plea["why"]}
                assert said["undo-chance"] == "Cards or dice have come up since."
                assert (await here.act(type="agree", at=there.update["seq"]))["code"] in ("plea", "stale")
                assert (await there.act(type="agree"))["type"] == "ack"
                while here.update["length"] == length:
                    await here.until("update")
                assert here.update["length"] == 0 == here.update["keep"]
                assert [moment["length"] for moment in here.log] == [0]

    asyncio.run(play())


def test_spectators_lag_behind(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben, guest(house.url, "Cleo") as cleo:
            table = await seated(ana, ben, delay=3600)
            async with ana.at(table) as left, ben.at(table) as right, cleo.at(table) as watching:
                await until_asked([left, right], 0)
                await left.act(type="submit", option=steady(left.update))
                seen = await watching.until("update")
                assert (seen["seq"], seen["length"]) == (0, 0)
                later = await cleo.get(f"/api/tables/{table}/update")
                assert later["seq"] == 0 and later["view"] == seen["view"]

    asyncio.run(play())


def test_a_table_without_spectators_looks_absent(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben, guest(house.url, "Cleo") as cleo:
            table = await seated(ana, ben, spectators=False)
            await cleo.get(f"/api/tables/{table}/update", status=404)
            await ben.get(f"/api/tables/{table}/update")

    asyncio.run(play())


def test_a_stream_tells_what_a_socket_tells(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben:
            table = await seated(ana, ben)
            path = f"/api/tables/{table}/stream"
            async with ana.at(table, language="") as line:
                first = await line.until("update")
                async with ana.http.stream("GET", path, headers={"accept": "application/x-ndjson"}) as answer:
                    lines = answer.aiter_lines()
                    assert json.loads(await anext(lines)) == first
                async with ana.http.stream("GET", path) as answer:
                    assert answer.headers["content-type"].startswith("text/event-stream")
                    assert json.loads((await anext(answer.aiter_lines())).removeprefix("data: ")) == first

    asyncio.run(play())


def test_the_lobby_is_live(house: House) -> None:
    async def play() -> None:
        async with (
            guest(house.url) as ana,
            guest(house.url, "Ben") as ben,
            ben.http.stream("GET", "/api/lobby/stream", headers={"accept": "application/x-ndjson"}) as answer,
        ):
            lines = answer.aiter_lines()
            assert "tables" in json.loads(await anext(lines))
            wish = {"game": "ancient", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public"}
            table = await ana.post("/api/tables", wish)
            news = json.loads(await anext(lines))
            assert [each["id"] for each in news["tables"]] == [table["id"]]
            listed = await ben.get("/api/tables?which=open")
            assert table["id"] in [each["id"] for each in listed]
            await ana.post(f"/api/tables/{table['id']}/leave", status=204)
            assert json.loads(await anext(lines))["gone"] == table["id"]
            await ben.get(f"/api/tables/{table['id']}", status=404)

    asyncio.run(play())


def test_whoever_asks_second_finds_the_same_rematch(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben:
            table = await seated(ana, ben)
            await ana.post(f"/api/tables/{table}/rematch", status=409)
            async with ana.at(table) as left, ben.at(table) as right:
                await left.until("update")
                await right.until("update")
                assert (await left.act(type="leave"))["type"] == "ack"
                while not right.update["late"]:
                    await right.until("update")
                assert (await right.act(type="vote", seat=0, what="end"))["type"] == "ack"
                while left.update["status"] == "playing":
                    await left.until("update")
                assert left.update["status"] == "ended" and left.update["seed"]
            first: Any = await ana.post(f"/api/tables/{table}/rematch")
            second = await ben.post(f"/api/tables/{table}/rematch")
            assert first["id"] == second["id"] != table
            assert [seat["name"] for seat in second["seats"]] == ["Ben", "Ana"]
            assert all(seat["kind"] == "person" for seat in second["seats"])

    asyncio.run(play())


def test_the_points_of_a_game_are_listed_for_those_who_played(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben, guest(house.url, "Cem") as cem:
            table = await seated(ana, ben)
            assert (await ana.get(f"/api/tables/{table}"))["points"] is None
            async with ana.at(table) as left, ben.at(table) as right:
                await left.until("update")
                await right.until("update")
                await left.act(type="leave")
                while not right.update["late"]:
                    await right.until("update")
                await right.act(type="vote", seat=0, what="end")
                while right.update["status"] == "playing":
                    await right.until("update")
                result = right.update["result"]
            (past,) = await ana.get("/api/tables?which=past")
            assert (past["points"], past["ranks"]) == (result["totals"], result["ranks"])
            seen = await cem.get(f"/api/tables/{table}")
            assert (seen["points"], seen["ranks"]) == (None, None)

    asyncio.run(play())


@pytest.mark.parametrize("rated", [False, True])
def test_against_bots_alone_leaving_ends_the_game(house: House, rated: bool) -> None:
    """Nobody escapes a defeat that way: see `test_rated.py`."""

    async def play() -> None:
        async with member(house.url) as ana:
            wish = {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "bot", "level": "digger"}], "rated": rated}
            table = (await ana.post("/api/tables", wish))["id"]
            await ana.post(f"/api/tables/{table}/start")
            async with ana.at(table) as line:
                await line.until("update")
                while 0 not in line.update["waits"]:
                    await line.until("update")
                assert (await line.act(type="leave"))["type"] == "ack"
            assert (await ana.get(f"/api/tables/{table}"))["status"] == "ended"

    asyncio.run(play())


def test_a_new_name_stands_at_tables_that_have_not_begun(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben:
            begun = await seated(ana, ben)
            wish = {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await ana.post("/api/tables", wish))["id"]
            await ben.post(f"/api/tables/{table}/join", {})
            await ben.http.put("/api/account", json={"name": "Ana", "language": "en"})
            seats = (await ana.get(f"/api/tables/{table}"))["seats"]
            assert [seat["name"] for seat in seats] == ["Ana", "Ana 2"]
            seats = (await ana.get(f"/api/tables/{begun}"))["seats"]
            assert [seat["name"] for seat in seats] == ["Ana", "Ben"]

    asyncio.run(play())


def test_somebody_alone_runs_two_clans_unless_they_say_otherwise(house: House) -> None:
    """R3.12 of Mammothodus."""

    async def play() -> None:
        async with guest(house.url) as ana:
            for wish, kinds in (
                ({}, ["person", "person"]),
                ({"seats": 1}, ["person"]),
                ({"seats": 2}, ["person", "bot"]),
            ):
                table = await ana.post("/api/quick", {"game": "mammothodus", "level": "digger", **wish})
                assert [seat["kind"] for seat in table["seats"]] == kinds
            alone = {game["id"]: game["alone"] for game in await ana.get("/api/games")}
            assert alone["mammothodus"] == 2 and alone["ancient"] == 1

    asyncio.run(play())


def test_the_table_that_waits_for_me(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana:
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            async with ana.at(table["id"], language="") as line:
                await line.decision()
            assert [each["id"] for each in await ana.get("/api/tables?which=waiting")] == [table["id"]]
            assert [each["id"] for each in await ana.get("/api/tables?which=mine")] == [table["id"]]
            assert await ana.get("/api/tables?which=past") == []

    asyncio.run(play())


def test_previews_reasons_and_hints(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana:
            table = await ana.post("/api/quick", {"game": "ancient", "level": "digger"})
            async with ana.at(table["id"]) as line:
                update = await line.decision()
                offers = update["decision"]["offers"]
                assert all(offer["label"] for offer in offers) and update["decision"]["sentence"]
                await line.send(type="preview", ref=7, option=offers[-1]["option"])
                assert (await line.until("notes"))["ref"] == 7
                await line.send(type="reasons", ref=8)
                assert (await line.until("notes"))["ref"] == 8
                await line.send(type="preview", ref=9, option=99_999)
                refused = await line.until("refusal")
                assert (refused["code"], refused["ref"]) == ("illegal", 9)
                await line.send(type="hint", ref=10)
                hint = await line.until("hinted")
                assert hint["ref"] == 10 and 1 <= len(hint["hints"]) <= 3
                for each in hint["hints"]:
                    assert each["option"] in [offer["option"] for offer in offers]
                    assert each["label"] and each["expects"] and len(each["chances"]) == 2
                    assert each["steps"][0]["option"] == each["option"]
                assert hint["hints"][0]["equal"] and hint["hints"][0]["behind"] == 0
                # Who looks on has it thought about longer; and who decides meanwhile does not wait for that.
                await line.send(type="hint", ref=11, deep=True)
                await line.send(type="poke", ref=12)
                assert (await line.until("pong", "hinted"))["type"] == "pong"
                deeper = await line.until("hinted")
                assert deeper["ref"] == 11 and deeper["hints"][0]["label"]

    asyncio.run(play())


def test_what_lies_ahead_is_told_with_a_language_only(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana:
            setup = {"opening": "introductory"}
            table = await ana.post("/api/quick", {"game": "ancient", "level": "digger", "setup": setup})
            async with ana.at(table["id"]) as line:
                for _ in range(40):
                    await line.play(steady, 1)
                    update = await line.decision()
                    if update["forecast"]:
                        break
                (note, *_) = update["forecast"]
                tally = update["tally"]
                assert tally["totals"] == [sum(row) for row in tally["points"]] and tally["winners"] == []
                assert note["message"] == "forecast-decline" and note["option"] == -1
                assert note["args"]["monuments"] >= 1 and str(note["args"]["cards"]) in note["text"]
            async with ana.at(table["id"], language="") as line:
                update = await line.decision()
                assert (update["forecast"], update["tally"]) == ([], None)

    asyncio.run(play())


def test_talk_at_the_table(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben:
            table = await seated(ana, ben)
            async with ana.at(table, language="") as left, ben.at(table, language="") as right:
                await left.send(type="say", ref=1, kind="phrase", body="good-luck")
                said = await right.until("said")
                assert (said["seat"], said["kind"], said["body"]) == (0, "phrase", "good-luck")
                await left.send(type="say", ref=2, kind="mark", body="card 012")
                assert (await right.until("said"))["body"] == "card 12"
                # Partners only: Ben is not one.
                await left.send(type="say", ref=3, kind="ping", body="card 12", side=True)
                await left.send(type="say", ref=4, kind="phrase", body="thanks")
                assert (await right.until("said"))["body"] == "thanks"
                for kind, body, code in (
                    ("text", "free words", "chat"),
                    ("phrase", "free words", "phrase"),
                    ("ping", "<b>", "place"),
                ):
                    await right.send(type="say", ref=5, kind=kind, body=body)
                    assert (await right.until("refusal"))["code"] == code
            async with ben.at(table, language="") as later:
                assert [(await later.until("said"))["n"] for _ in range(3)] == [1, 2, 4]

    asyncio.run(play())


def test_chat_is_plain_text_where_the_table_allows_it(house: House) -> None:
    async def play() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben:
            table = await seated(ana, ben, chat=True)
            async with ana.at(table, language="") as left, ben.at(table, language="") as right:
                await left.send(type="say", ref=1, kind="text", body="  one\nline\u202e only ")
                assert (await right.until("said"))["body"] == "one line only"

    asyncio.run(play())
