"""Replays, moments, forks, verification, ratings and the daily challenge, on a real server with either store."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ostraka import load_game
from ostraka.bots.levels import LEVELS, ORACLE, levels_of
from ostraka.lab.page import PLACE
from ostraka.match import Match, verify
from ostraka.server.history.matching import fitting_level
from tests.server.house import WAIT, Guest, House, guest, member, sqlite, steady


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for stories that do not mind each other."""
    with House(sqlite(tmp_path_factory.mktemp("shared"))) as house:
        yield house


async def play_out(ana: Guest, table: str) -> dict[str, Any]:
    async with ana.at(table) as line:
        await line.play(steady)
        return line.update


async def settled(ana: Guest, path: str, enough: Any) -> Any:
    """What a page says as soon as it says enough: results are entered after the last choice is answered."""
    async with asyncio.timeout(WAIT):
        while not enough(found := await ana.get(path)):
            await asyncio.sleep(0.05)
    return found


def test_a_finished_game_can_be_taken_home_and_verified(shared: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, httpx.AsyncClient(base_url=url, timeout=WAIT) as stranger:
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            path = f"/api/tables/{table['id']}"
            early = await ana.get(f"{path}/replay", 409)
            assert early["code"] == "playing"
            end = await play_out(ana, table["id"])
            text = (await stranger.get(f"{path}/replay")).text
            match = verify(text, table["commitment"])
            assert match.over and match.secret == end["seed"] and match.at == end["length"]
            checked = (await stranger.get(f"{path}/verification")).json()
            assert checked["honest"] and checked["digest"] == match.fingerprint()
            assert checked["recomputed"] == table["commitment"]
            # Any moment from any seat, as it was.
            for length, seat in ((0, 0), (7, 1), (match.at, 0)):
                shown = (await stranger.get(f"{path}/at/{length}?seat={seat}")).json()
                assert shown["view"] == Match.replay(text, length).view(seat).record()
                assert shown["last"] == match.at and shown["board"]
            assert (await stranger.get(f"{path}/at/{match.at + 1}")).status_code == 404

    asyncio.run(story(shared.url))


def test_before_the_end_everybody_sees_their_own_past_only(shared: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, guest(url, "Ben") as ben, guest(url, "Cleo") as cleo:
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await ana.post("/api/tables", {"game": "ancient", "seats": seats})
            path = f"/api/tables/{table['id']}"
            await ben.post(f"{path}/join", {})
            await ana.post(f"{path}/start")
            mine = await ana.get(f"{path}/at/0")
            assert mine["seat"] == 0
            assert (await ben.get(f"{path}/at/0"))["seat"] == 1
            assert (await ana.get(f"{path}/at/0?seat=1", 403))["code"] == "forbidden"
            assert (await cleo.get(f"{path}/at/0", 404))["code"] == "absent"
            fork = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "digger"}], "seat": 1}
            assert (await ana.post(f"{path}/fork", fork, 403))["code"] == "forbidden"
            await cleo.post(f"{path}/fork", fork, 404)

    asyncio.run(story(shared.url))


def asks_ben(match: Match[Any, Any]) -> bool:
    """Whether the first seat has a real choice."""
    return match.ask is not None and match.ask.seat == 0 and len(match.ask.options) > 1


def test_a_fork_plays_on_with_other_luck_and_leaves_the_original(database: str) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, guest(url, "Ben") as ben:
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            path = f"/api/tables/{table['id']}"
            seats = [{"kind": "me"}, {"kind": "bot", "level": "digger"}]
            # During the game: what my own seat imagines.
            async with ana.at(table["id"]) as line:
                await line.play(steady, 3)
                await line.decision()
                view = line.update["view"]
            own = await ana.post(f"{path}/fork", {"seats": seats}, 201)
            await ana.post(f"/api/tables/{own['id']}/start")
            assert (await ana.get(f"/api/tables/{own['id']}/update"))["view"] == view
            await play_out(ana, table["id"])
            before = (await ana.http.get(f"{path}/replay")).text
            # After it: anybody, from anywhere. Where there is no choice, or the bot has it, the fork goes on by itself.
            length = next(n for n in range(9, 60) if asks_ben(Match.replay(before, n)))
            fork = await ben.post(f"{path}/fork", {"seats": seats, "length": length}, 201)
            await ben.post(f"/api/tables/{fork['id']}/start")
            begun = await ben.get(f"/api/tables/{fork['id']}/update?seat=0")
            assert begun["view"] == Match.replay(before, length).view(0).record()
            end = await play_out(ben, fork["id"])
            assert end["status"] == "over"
            text = (await ben.http.get(f"/api/tables/{fork['id']}/replay")).text
            assert verify(text, fork["commitment"]).over and "\nstart: {" in text
            assert (await ana.http.get(f"{path}/replay")).text == before
            wrong = await ben.post(f"{path}/fork", {"seats": seats[:1], "length": 9}, 400)
            assert wrong["code"] == "seats"

    with House(database) as house:
        asyncio.run(story(house.url))


def test_rated_games_move_ratings_once(database: str) -> None:
    async def story(house: House) -> None:
        async with member(house.url) as ana, member(house.url, "Ben", "127.0.0.2") as ben:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "digger"}]
            table = await ana.post("/api/tables", {"game": "thebes", "seats": seats, "rated": True})
            path = f"/api/tables/{table['id']}"
            await ben.post(f"{path}/join", {})
            await ana.post(f"{path}/start")
            async with ana.at(table["id"]) as one, ben.at(table["id"]) as two:
                await asyncio.gather(one.play(steady), two.play(steady))
                ranks = one.update["result"]["ranks"]
            rows = await settled(ana, "/api/games/thebes/ratings", lambda found: len(found) == 3)
            by_name = {row["name"]: row for row in rows}
            assert {name: row["games"] for name, row in by_name.items()} == {"Ana": 1, "Ben": 1, "Digger": 1}
            order = sorted(zip(ranks, ("Ana", "Ben", "Digger"), strict=True))
            means = [by_name[name]["mu"] for _, name in order]
            assert means == sorted(means, reverse=True)
            assert by_name["Ana"]["mine"] and not by_name["Ben"]["mine"] and by_name["Digger"]["bot"]
            mine = (await ana.get("/api/account/statistics"))[0]
            assert (mine["game"], mine["games"], mine["wins"]) == ("thebes", 1, int(ranks[0] == 1))
            assert mine["against"] == {"digger": [1, int(ranks[0] == 1)]}
            assert mine["fits"] == fitting_level(levels_of(load_game("thebes")), [("digger", ranks[0] == 1)])
            whole = await ana.get("/api/games/thebes/statistics")
            assert whole["games"] == 1 and sum(whole["wins_by_seat"]) == ranks.count(1)
            # A restart enters nothing twice.
            house.stop()
            house.start()
            async with httpx.AsyncClient(base_url=house.url, timeout=WAIT) as later:
                again = (await later.get("/api/games/thebes/ratings")).json()
            assert [row["games"] for row in again] == [1, 1, 1]

    with House(database) as house:
        asyncio.run(story(house))


def test_the_daily_challenge_is_one_deal_and_one_try_for_everybody(shared: House) -> None:
    async def story(url: str) -> None:
        async with member(url) as ana, member(url, "Ben") as ben:
            first = await ana.post("/api/daily/thebes")
            assert (await ana.post("/api/daily/thebes"))["id"] == first["id"], "one try"
            other = await ben.post("/api/daily/thebes")
            assert other["id"] != first["id"] and other["commitment"] == first["commitment"]
            # On some days the bot begins.
            start = [
                await settled(who, f"/api/tables/{each['id']}/update", lambda found: found["view"]["asked"] == [0])
                for who, each in ((ana, first), (ben, other))
            ]
            assert start[0]["view"] == start[1]["view"]
            assert (await ben.get(f"/api/tables/{first['id']}/update", 404))["code"] == "absent"
            end = await play_out(ana, first["id"])
            assert end["status"] == "over" and end["seed"] is None, "others can still try it"
            assert (await ana.get(f"/api/tables/{first['id']}/replay", 409))["code"] == "daily"
            board = await settled(ana, "/api/daily/thebes", lambda found: found["results"])
            assert [(row["name"], row["mine"]) for row in board["results"]] == [("Ana", True)] and board["tries"] == 1
            spoiled = await settled(ben, "/api/daily/thebes", lambda found: found["tries"])
            assert spoiled["results"] == [] and spoiled["tries"] == 1, "nothing is told before one's own try"
            same = await play_out(ben, other["id"])
            assert same["result"]["totals"] == end["result"]["totals"], "the same choices meet the same luck"
            board = await settled(ben, "/api/daily/thebes", lambda found: len(found["results"]) == 2)
            assert [(row["place"], row["points"]) for row in board["results"]] == [(1, end["result"]["totals"][0])] * 2

    asyncio.run(story(shared.url))


def test_nobody_fills_the_queue_of_analyses(tmp_path: Path) -> None:
    """One person has two under way, one address four; somebody from elsewhere finds room."""

    async def asked(who: Guest, languages: str) -> list[str]:
        table = await who.post("/api/quick", {"game": "thebes", "level": "digger"})
        await play_out(who, table["id"])
        path = f"/api/tables/{table['id']}/analysis?language="
        answers = [await who.http.post(path + language) for language in languages.split()]
        return [answer.json().get("code", answer.json().get("state")) for answer in answers]

    async def story(url: str) -> None:
        async with guest(url) as ana, guest(url) as ben, guest(url) as cal, member(url, "Dan", "127.0.0.2") as dan:
            assert await asked(ana, "en fr ru") == ["working", "working", "busy"]
            assert await asked(ben, "en fr") == ["working", "working"]
            assert await asked(cal, "en") == ["busy"]
            assert await asked(dan, "en") == ["working"]

    with House(sqlite(tmp_path), OSTRAKA_ANALYSIS="60") as house:
        asyncio.run(story(house.url))


def test_a_finished_game_is_analysed_beside_the_server(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, httpx.AsyncClient(base_url=url, timeout=WAIT) as stranger:
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            path = f"/api/tables/{table['id']}/analysis"
            assert (await ana.post(path, status=409))["code"] == "playing"
            await play_out(ana, table["id"])
            assert (await ana.get(path))["state"] == "none"
            assert (await stranger.post(path)).status_code == 401, "only somebody with a name has one made"
            assert (await ana.get(f"{path}/page", 404))["code"] == "analysis"
            assert (await ana.post(path, status=202))["state"] == "working"
            ready = await settled(ana, path, lambda found: found["state"] == "ready")
            assert ready["analysis"]["game"] == "thebes" and ready["analysis"]["turning_points"]
            # It is about whoever asked: others have one of their own.
            assert ready["analysis"]["readers"] == [0] and "mistakes" in ready["analysis"]
            assert (await stranger.get(path)).json()["state"] == "none"
            assert (await stranger.get(f"{path}/page")).json()["code"] == "analysis"
            page = await ana.http.get(f"{path}/page")
            assert page.status_code == 404 and page.json()["code"] == "unbuilt"
            (tmp_path / "analysis.html").write_text(f"<title></title>{PLACE}", encoding="utf-8")
            page = await ana.http.get(f"{path}/page")
            assert page.status_code == 200 and page.headers["content-disposition"].startswith("attachment")
            before, after = PLACE.split("null")
            assert json.loads(page.text.partition(before)[2].partition(after)[0]) == ready["analysis"]

    with House(sqlite(tmp_path), OSTRAKA_ANALYSIS="2", OSTRAKA_PAGE=str(tmp_path)) as house:
        asyncio.run(story(house.url))
        assert house.stop() == 0


def test_a_level_as_strong_as_somebody() -> None:
    """By the last games: unknown people are students, and nobody climbs or falls far by one game."""
    levels = (*LEVELS, ORACLE)
    assert fitting_level(levels, []) == "student"
    assert fitting_level(levels, [("digger", False)] * 5) == "digger"
    assert fitting_level(levels, [("scholar", True), ("scholar", False)] * 6) == "scholar"
    assert fitting_level(levels, [("sage", True)]) in ("scholar", "professor")
    assert fitting_level(levels, [("oracle", True)] * 12) == "oracle"
    assert fitting_level(LEVELS, [("sage", True)] * 12) == "sage"
    # A bot of another package says nothing.
    assert fitting_level(levels, [("frugal", True)] * 12) == "student"
