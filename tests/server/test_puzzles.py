"""Puzzles on the server: the shelf, the table of each, tries that count once, and whose ratings they move."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import func, select

from ostraka.match import load_game
from ostraka.match.puzzle import Puzzle, of_the_day, puzzles_of
from ostraka.server.puzzles.rows import puzzle_ratings, puzzle_tries
from ostraka.server.settings import Settings
from ostraka.server.store.engine import make_engine
from tests.server.house import House, guest, member

GAME = "thebes"


@pytest.fixture(scope="module")
def house(shared_database: str) -> Iterator[House]:
    with House(shared_database) as house:
        yield house


def puzzles() -> tuple[Puzzle, ...]:
    return puzzles_of(load_game(GAME))


def own(puzzle: Puzzle) -> list[int]:
    """What the solver chooses."""
    return [link.option for link in puzzle.line if link.asked]


def wrong(puzzle: Puzzle) -> int:
    """The next best answer to the first question."""
    return puzzle.line[0].next


async def left(house: House, person: str) -> list[int]:
    """How many rows there are of somebody's tries and ratings."""
    engine = make_engine(Settings(database=house.database).store)
    async with engine.connect() as connection:
        found = [
            (await connection.execute(select(func.count()).where(table.c.person == person))).scalar_one()
            for table in (puzzle_tries, puzzle_ratings)
        ]
    await engine.dispose()
    return found


def test_the_shelf_has_all_puzzles_and_one_of_the_day(house: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana:
            shelf = await ana.get(f"/api/puzzles/{GAME}?language=de")
            assert [each["id"] for each in shelf["puzzles"]] == [puzzle.id for puzzle in puzzles()]
            assert shelf["today"] == puzzles()[of_the_day(GAME, shelf["day"], len(puzzles()))].id
            assert shelf["rating"] is None and all(each["mine"] is None for each in shelf["puzzles"])
            assert {each["level"] for each in shelf["puzzles"]} == {"leicht", "mittel", "schwer"}
            assert (await ana.http.get("/api/puzzles/chess")).status_code == 404
            assert (await ana.http.get(f"/api/puzzles/{GAME}/none")).status_code == 404

    asyncio.run(story(house.url))


def test_days_have_different_puzzles() -> None:
    assert len({of_the_day(GAME, f"2026-11-{day:02}", 30) for day in range(1, 31)}) > 12


def test_nothing_of_the_answer_is_told_before_it_is_found(house: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana:
            puzzle = puzzles()[0]
            state = await ana.get(f"/api/puzzles/{GAME}/{puzzle.id}")
            assert state["state"] == "open" and state["answer"] is None and state["rating"] is None
            assert state["seat"] == puzzle.seat and state["table"]["game"] == GAME
            offered = [offer["option"] for offer in state["update"]["decision"]["offers"]]
            assert puzzle.line[0].option in offered
            # What the others hold is none of the solver's business.
            hidden = puzzle.begin(load_game(GAME)).view(puzzle.seat).record()
            assert state["update"]["view"] == hidden

    asyncio.run(story(house.url))


def test_the_first_result_counts_once(house: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana:
            puzzle = puzzles()[1]
            path = f"/api/puzzles/{GAME}/{puzzle.id}"
            missed = await ana.post(path, {"choices": [wrong(puzzle)]}, 200)
            assert missed["state"] == "missed" and missed["missed"] and missed["answer"] is None
            assert missed["moved"] < 0 and missed["rating"]["tries"] == 1
            # It was not played: one tries again from there.
            assert missed["update"]["length"] == 0 and missed["update"]["decision"] is not None
            solved = await ana.post(path, {"choices": own(puzzle)}, 200)
            assert solved["state"] == "solved" and solved["moved"] is None
            assert solved["rating"] == missed["rating"]
            assert solved["answer"]["moves"] and solved["answer"]["why"]
            assert solved["puzzle"]["mine"] == "solved"
            # A guest moves their own rating, and no puzzle's.
            assert solved["puzzle"]["tries"] == 0 and solved["puzzle"]["rating"] == round(puzzle.rating, 1)

    asyncio.run(story(house.url))


def test_accounts_move_the_puzzle_too(house: House) -> None:
    async def story(url: str) -> None:
        async with member(url) as ana, member(url) as ben:
            puzzle = puzzles()[2]
            path = f"/api/puzzles/{GAME}/{puzzle.id}"
            solved = await ana.post(path, {"choices": own(puzzle)}, 200)
            assert solved["state"] == "solved" and solved["moved"] > 0 and solved["puzzle"]["mine"] == "first"
            easier = solved["puzzle"]
            assert easier["tries"] == 1 and easier["solved"] == 1 and easier["rating"] <= puzzle.rating
            given_up = await ben.post(f"{path}/answer", {}, 200)
            assert given_up["answer"]["moves"] == solved["answer"]["moves"] and given_up["moved"] < 0
            assert given_up["puzzle"]["mine"] == "missed" and given_up["puzzle"]["tries"] == 2

    asyncio.run(story(house.url))


def test_many_results_at_once_are_one(house: House) -> None:
    async def story(url: str) -> None:
        async with member(url) as ana:
            puzzle = puzzles()[3]
            path = f"/api/puzzles/{GAME}/{puzzle.id}"
            tries = [ana.post(path, {"choices": own(puzzle)}, 200) for _ in range(6)]
            told: list[dict[str, Any]] = await asyncio.gather(*tries)
            assert sum(each["moved"] is not None for each in told) == 1
            shelf = await ana.get(f"/api/puzzles/{GAME}")
            assert shelf["rating"]["tries"] == 1

    asyncio.run(story(house.url))


def test_what_makes_no_sense_is_refused(house: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana:
            path = f"/api/puzzles/{GAME}/{puzzles()[4].id}"
            bodies: list[Any] = [
                {"choices": []},
                {"choices": [0] * 41},
                {"choices": [99_999]},
                {"choices": ["dig"]},
                {},
            ]
            for body in bodies:
                await ana.post(path, body, 400)
            line = own(puzzles()[4])
            await ana.post(path, {"choices": [*line, line[-1]]}, 400)
            shelf = await ana.get(f"/api/puzzles/{GAME}")
            assert shelf["rating"] is None

    asyncio.run(story(house.url))


def test_tries_are_taken_along_and_go_with_their_account(house: House) -> None:
    async def story(url: str) -> None:
        async with member(url) as ana:
            puzzle = puzzles()[5]
            await ana.post(f"/api/puzzles/{GAME}/{puzzle.id}", {"choices": own(puzzle)}, 200)
            all_of_it = await ana.get("/api/account/everything")
            assert [row["puzzle"] for row in all_of_it["puzzle_tries"]] == [puzzle.id]
            assert [row["tries"] for row in all_of_it["puzzle_ratings"]] == [1]
            assert await left(house, all_of_it["person"]["id"]) == [1, 1]
            assert (await ana.http.request("DELETE", "/api/account")).status_code == 204
            assert await left(house, all_of_it["person"]["id"]) == [0, 0]

    asyncio.run(story(house.url))
