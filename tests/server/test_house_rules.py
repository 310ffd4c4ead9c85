"""House rules that people bring to a server that lets them: checked, tried, played by people and bots, found again."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from ostraka.core.errors import OstrakaError
from ostraka.match.shelf import load_game
from ostraka.match.variants import FOLDER, variant_ids
from ostraka.server.errors import Refused
from ostraka.server.limits import RULES
from ostraka.server.people import wire
from ostraka.server.server import Server
from ostraka.server.settings import Settings
from ostraka.server.tables import house_rules
from ostraka.server.tables.wire import NewTable, SeatWish
from tests.cli.command import ostraka
from tests.server.house import Guest, House, guest, member, sqlite, steady

TWO_YEARS = 'game = "thebes"\nname = "Two years"\n[tables]\n"terms.FINISH" = 104\n'
ALONE = [{"kind": "me"}, {"kind": "bot", "level": "digger"}]


def opened(folder: Path) -> House:
    return House(sqlite(folder), OSTRAKA_HOUSE_RULES="true", OSTRAKA_FOLDER=str(folder))


async def told(who: Guest, game: str) -> dict[str, Any]:
    games = await who.get("/api/games?language=de")
    return next(one for one in games if one["id"] == game)


def test_house_rules_become_a_game_beside_the_printed_one(tmp_path: Path) -> None:
    async def story(url: str) -> str:
        async with guest(url, "Ana") as ana:
            assert (await ana.get("/api/house-rules"))["allowed"]
            await told(ana, "thebes")
            brought = await ana.post("/api/house-rules", {"text": TWO_YEARS})
            assert brought["printed"] == "thebes" and brought["changes"] == ["terms.FINISH = 104 (156)"]
            # A list of games that was made before has them too.
            assert (await told(ana, brought["id"]))["title"] == "Thebes: Two years"
            assert (await told(ana, "thebes"))["printed"] == ""
            # The same file again is the same game.
            assert (await ana.post("/api/house-rules", {"text": TWO_YEARS}))["id"] == brought["id"]
            table = await ana.post("/api/quick", {"game": brought["id"], "level": "sage"})
            async with ana.at(table["id"], language="fr") as line:
                assert await line.play(steady, 12) == 12
            cards = await ana.get(f"/api/games/{brought['id']}/cards?language=fr")
            assert len(cards["cards"]) > 100
            return str(table["id"])

    with opened(tmp_path) as house:
        table = asyncio.run(story(house.url))
        house.stop()
        house.start()

        async def again(url: str) -> None:
            async with guest(url, "Ben") as ben, ben.at(table, language="cs") as line:
                await line.until("update")
                assert line.update["status"] == "playing" and len(line.log) > 10

        asyncio.run(again(house.url))


def test_games_by_house_rules_go_on_where_no_more_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are in a backup that can be checked, and never among the games that are given away."""
    database, folder = sqlite(tmp_path), str(tmp_path)

    async def begin(url: str) -> str:
        async with guest(url, "Ana") as ana:
            brought = await ana.post("/api/house-rules", {"text": TWO_YEARS})
            table = await ana.post("/api/quick", {"game": brought["id"], "level": "digger"})
            async with ana.at(table["id"]) as line:
                await line.play(steady, 4)
            return str(table["id"])

    async def look(url: str, table: str) -> None:
        async with guest(url, "Ben") as ben, ben.at(table) as line:
            await line.until("update")
            assert line.update["status"] == "playing"

    with opened(tmp_path) as house:
        table = asyncio.run(begin(house.url))
    with House(database, OSTRAKA_FOLDER=folder) as house:
        asyncio.run(look(house.url, table))
    monkeypatch.setenv("OSTRAKA_FOLDER", folder)
    monkeypatch.delenv(FOLDER, raising=False)
    copy = tmp_path / "copy.db"
    assert ostraka("backup", copy, "--database", database).code == 0
    checked = ostraka("backup", "--check", copy)
    assert checked.code == 0 and "1 tables" in checked.out, checked
    monkeypatch.setenv(FOLDER, str(tmp_path / "nowhere"))
    given = ostraka("export", "--database", database, "--out", tmp_path / "given.jsonl")
    assert "no finished game" in given.complaint(1)
    next((tmp_path / "house-rules").iterdir()).unlink()

    async def gone(url: str) -> None:
        async with guest(url, "Ben") as ben:
            assert (await ben.get(f"/api/tables/{table}/update", 409))["code"] == "rules"

    # Nothing is damaged where they are missing: the game is not here any more.
    with House(database, OSTRAKA_FOLDER=folder) as house:
        asyncio.run(gone(house.url))


def test_what_is_wrong_with_a_file_is_said_and_nothing_kept(tmp_path: Path) -> None:
    wrong = {
        "no toml": ("not TOML", "toml"),
        'game = "thebes"\n[tables]\n"terms.FINSH" = 104\n': ("did you mean terms.FINISH", "table"),
        'game = "thebes"\n': ("changes nothing", "plain"),
        'game = "thebes"\n[settings]\nnew_year = "reaching"\n': ("leave \\[settings\\] out", "settings"),
        'game = "chess"\n[tables]\na = 1\n': ("no game 'chess'", "game"),
        'game = "mammothodus"\n[tables]\n"tables.TRIBES" = 1\n': ("with these rules", "breaks"),
    }

    async def story(url: str) -> None:
        async with guest(url, "Ana") as ana:
            for text, (said, fault) in wrong.items():
                answer = await ana.post("/api/house-rules", {"text": text}, 422)
                assert (answer["code"], answer["fault"]) == ("house-rules", fault)
                assert re.search(said, answer["detail"]), answer

    with opened(tmp_path) as house:
        asyncio.run(story(house.url))
    assert not list((tmp_path / "house-rules").glob("*.toml"))


def test_house_rules_are_not_rated(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with member(url, "Ana") as ana:
            brought = await ana.post("/api/house-rules", {"text": TWO_YEARS})
            wish = {"game": brought["id"], "seats": ALONE, "rated": True}
            assert (await ana.post("/api/tables", wish, 409))["code"] == "rated"

    with opened(tmp_path) as house:
        asyncio.run(story(house.url))


def test_a_server_that_does_not_want_them_refuses_them(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with guest(url, "Ana") as ana:
            assert not (await ana.get("/api/house-rules"))["allowed"]
            assert (await ana.post("/api/house-rules", {"text": TWO_YEARS}, 403))["code"] == "forbidden"

    with House(sqlite(tmp_path)) as house:
        asyncio.run(story(house.url))


ALIKE = 'game = "thebes"\n[tables]\n"terms.FINISH" = '
DEEP = "[" * 7_000
RUDE = {
    "a number of thousands of digits": ALIKE + "9" * 5_000,
    "the same in hexadecimal": ALIKE + "0x" + "f" * 9_000,
    "a number that is too large": ALIKE + "1000001",
    "lists in lists": ALIKE + DEEP,
    "lists in lists, closed": ALIKE + "[" * 300 + "]" * 300,
    "tables in tables": ALIKE + "{a=" * 5_000,
    "a key of thousands of parts": 'game = "thebes"\n[tables]\n' + ".".join("a" * 8_000) + " = 1",
    "a long key": f'game = "thebes"\n[tables]\n"{"x" * 16_000}" = 1',
    "a long value": ALIKE + f'"{"x" * 16_000}"',
    "a long game": f'game = "{"x" * 16_000}"',
    "too long": ALIKE + "104 #" + "x" * 16_384,
    "a name with NUL": 'name = "a\\u0000b"\n' + ALIKE + "104",
    "a name that runs backwards": 'name = "\u202eevil"\n' + ALIKE + "104",
    "a name with nothing to see": 'name = "\u200b"\n' + ALIKE + "104",
    "a name that is none": "name = {a = 1}\n" + ALIKE + "104",
    "a long name": f'name = "{"x" * 41}"\n' + ALIKE + "104",
    "a way out": 'game = "../../etc"\n[tables]\na = 1',
}


def test_whatever_stands_in_a_file_is_refused_in_few_words(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with guest(url, "Ana") as ana:
            for what, text in RUDE.items():
                answer = await ana.http.post("/api/house-rules", json={"text": text})
                assert answer.status_code in (400, 422) and len(answer.text) < 1_000, (what, answer.text[:200])
            # House rules of house rules would be kept under a name that nobody finds again.
            brought = await ana.post("/api/house-rules", {"text": TWO_YEARS})
            again = TWO_YEARS.replace('"thebes"', f'"{brought["id"]}"').replace("104", "105")
            assert "as it is printed" in (await ana.post("/api/house-rules", {"text": again}, 422))["detail"]
            assert [file.name for file in (tmp_path / "house-rules").iterdir()] == [f"{brought['id']}.toml"]

    class Listening(House):
        log = tmp_path / "log"

    with Listening(sqlite(tmp_path), OSTRAKA_HOUSE_RULES="true", OSTRAKA_FOLDER=str(tmp_path)) as house:
        asyncio.run(story(house.url))
        assert not house.stop()
    assert "Traceback" not in (text := Listening.log.read_text()) and "unexpected" not in text, text[:2_000]


def test_where_there_is_no_room_house_rules_make_way_by_which_nobody_plays(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_rules, "MOST", 1)
    # The server names the folder in the environment; afterwards there is none again.
    monkeypatch.setenv(FOLDER, "")
    settings = Settings(database=database, folder=str(tmp_path), thinkers=0, house_rules=True)

    def bring(server: Server, weeks: int) -> Awaitable[str]:
        return server.house_rules.bring(f"{ALIKE}{weeks}\n", "Weeks", lambda: None)

    async def story() -> None:
        server = Server(settings)
        await server.start()
        try:
            first = await bring(server, 100)
            with pytest.raises(Refused, match="enough house rules"):
                await bring(server, 101)
            assert await bring(server, 100) == first
            yesterday = time.time() - 100_000
            os.utime(tmp_path / "house-rules" / f"{first}.toml", (yesterday, yesterday))
            second = await bring(server, 101)
            assert variant_ids() == [second]
            with pytest.raises(OstrakaError, match="no house rules"):
                load_game(first)
            person, _ = await server.people.guest(wire.Guest("Ana"))
            await server.lobby.create(person, NewTable(second, [SeatWish("me")] * 2, {}))
            os.utime(tmp_path / "house-rules" / f"{second}.toml", (yesterday, yesterday))
            with pytest.raises(Refused, match="enough house rules"):
                await bring(server, 102)
        finally:
            await server.stop()

    asyncio.run(story())


def test_a_file_is_not_tried_for_whoever_has_brought_enough(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with guest(url, "Ana") as ana:
            codes = []
            # Rules that break are tried like others, and cost as much.
            for n in range(RULES["rules-tried"].one + 1):
                text = f'game = "thebes"\n[tables]\n"terms.FINISH" = {-1 - n}\n'
                codes.append((await ana.http.post("/api/house-rules", json={"text": text})).json()["code"])
            assert codes == ["house-rules"] * RULES["rules-tried"].one + ["often"]

    with House(sqlite(tmp_path), OSTRAKA_HOUSE_RULES="true", OSTRAKA_FOLDER=str(tmp_path), OSTRAKA_LIMITS="1") as house:
        asyncio.run(story(house.url))
