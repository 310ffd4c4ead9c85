"""Puzzles over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ostraka.match.shelf import game_ids
from ostraka.server.errors import Refused, absent
from ostraka.server.people.people import Person
from ostraka.server.puzzles import wire
from ostraka.server.server import Parts

__all__ = ["PUZZLES"]

Asked = Request[Any, Any, Any]
Language = Annotated[str, QueryParameter(name="language", max_length=8)]


def known(game: str) -> str:
    """The game, if we have it."""
    if game not in game_ids():
        raise absent("game")
    return game


async def solver(server: Parts, request: Asked) -> Person:
    """Whoever tries a puzzle: programs would only wear them out."""
    person = await server.people.need(request)
    if person.kind == "bot":
        raise Refused("bot", "puzzles are for people", 403)
    return person


@get("/api/puzzles/{game:str}", tags=["puzzles"])
async def shelf(server: Parts, request: Asked, game: FromPath[str], language: Language = "en") -> wire.PuzzleShelf:
    """All puzzles of a game, and the one of the day."""
    return await server.shelf.shown(await server.people.find(request), known(game), language)


@get("/api/puzzles/{game:str}/{puzzle:str}", tags=["puzzles"])
async def puzzle(
    server: Parts, request: Asked, game: FromPath[str], puzzle: FromPath[str], language: Language = "en"
) -> wire.PuzzleState:
    """The position of a puzzle."""
    return await server.shelf.state(await server.people.find(request), known(game), puzzle, (), language)


@post("/api/puzzles/{game:str}/{puzzle:str}", tags=["puzzles"], status_code=200)
async def try_puzzle(
    server: Parts,
    request: Asked,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[wire.PuzzleTry],
    language: Language = "en",
) -> wire.PuzzleState:
    """Try it: where my choices lead. The first result counts for my rating."""
    return await server.shelf.state(await solver(server, request), known(game), puzzle, data.choices, language)


@post("/api/puzzles/{game:str}/{puzzle:str}/answer", tags=["puzzles"], status_code=200)
async def puzzle_answer(
    server: Parts, request: Asked, game: FromPath[str], puzzle: FromPath[str], language: Language = "en"
) -> wire.PuzzleState:
    """Give it up, and be told the answer."""
    return await server.shelf.answer(await solver(server, request), known(game), puzzle, language)


PUZZLES = [shelf, puzzle, try_puzzle, puzzle_answer]
