"""Looking back over HTTP: replays, moments, forks, verification, statistics, ratings, the daily challenge."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ostraka.match.shelf import game_ids
from ostraka.server.addresses import address_of
from ostraka.server.errors import absent
from ostraka.server.history import wire
from ostraka.server.server import Parts
from ostraka.server.tables.called import language_of
from ostraka.server.tables.wire.lobby import TableInfo
from ostraka.server.wire import GameName, all_of

__all__ = ["HISTORY"]

Asked = Request[Any, Any, Any]
Language = Annotated[str, QueryParameter(name="language", max_length=8)]
Day = Annotated[str | None, QueryParameter(name="day", pattern=all_of("[0-9]{4}-[0-9]{2}-[0-9]{2}"))]


def known(game: str) -> GameName:
    """The game, if we have it."""
    if game not in game_ids():
        raise absent("game")
    return game


@get("/api/tables/{table:str}/replay", tags=["records"], media_type=MediaType.TEXT)
async def replay(server: Parts, request: Asked, table: FromPath[str]) -> Response[str]:
    """The replay file of a table that is over."""
    text = await server.replays.replay(table, await server.people.find(request))
    headers = {"content-disposition": f'attachment; filename="ostraka-{table}.txt"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table:str}/at/{length:int}", tags=["records"])
async def position(
    server: Parts,
    request: Asked,
    table: FromPath[str],
    length: FromPath[int],
    seat: FromQuery[int | None] = None,
    language: Language = "en",
) -> wire.Position:
    """The table as it was at a log length: any seat's view when it is over, my own before."""
    return await server.replays.position(table, await server.people.find(request), length, seat, language)


@get("/api/tables/{table:str}/verification", tags=["records"])
async def verification(server: Parts, request: Asked, table: FromPath[str]) -> wire.Verification:
    """Whether the chance of a finished game was fixed before it began."""
    return await server.replays.verification(table, await server.people.find(request))


@post("/api/tables/{table:str}/fork", tags=["records"])
async def fork(server: Parts, request: Asked, table: FromPath[str], data: JSONBody[wire.Fork]) -> TableInfo:
    """Play on from a position, at a new table with other luck."""
    return await server.replays.fork(table, await server.people.need(request), data)


@post("/api/tables/{table:str}/analysis", tags=["records"], status_code=202)
async def analyse(server: Parts, request: Asked, table: FromPath[str], language: Language = "en") -> wire.AnalysisState:
    """Have a finished game analysed; ask again with GET until it is ready."""
    spoken = language_of(language)
    person = await server.people.need(request)
    text, names = await server.replays.told(table, person, spoken)
    key = await server.replays.key(table, person, spoken)
    return server.analyses.ask(key, text, names, person.id, address_of(request.scope))


@get("/api/tables/{table:str}/analysis", tags=["records"])
async def analysis(
    server: Parts, request: Asked, table: FromPath[str], language: Language = "en"
) -> wire.AnalysisState:
    """The analysis of a finished game, if it is ready."""
    person = await server.people.find(request)
    return server.analyses.state(await server.replays.key(table, person, language_of(language)))


@get("/api/tables/{table:str}/analysis/page", tags=["records"], media_type=MediaType.HTML)
async def analysis_page(
    server: Parts, request: Asked, table: FromPath[str], language: Language = "en"
) -> Response[str]:
    """The same as a page to keep: it needs nothing else."""
    key = await server.replays.key(table, await server.people.find(request), language_of(language))
    headers = {"content-disposition": f'attachment; filename="ostraka-{table}.html"'}
    return Response(server.analyses.page(key), media_type=MediaType.HTML, headers=headers)


@get("/api/games/{game:str}/ratings", tags=["records"])
async def ratings(server: Parts, request: Asked, game: FromPath[str]) -> list[wire.Rating]:
    """Who is strong in a game."""
    return await server.results.ratings(known(game), await server.people.find(request))


@get("/api/games/{game:str}/statistics", tags=["records"])
async def game_statistics(server: Parts, game: FromPath[str]) -> wire.GameStatistics:
    """What has happened in a game here."""
    return await server.results.game(known(game))


@get("/api/account/statistics", tags=["records"])
async def my_statistics(server: Parts, request: Asked) -> list[wire.PersonStatistics]:
    """What I have done, game by game."""
    return await server.results.person(await server.people.need(request))


@get("/api/daily/{game:str}", tags=["records"])
async def daily(server: Parts, request: Asked, game: FromPath[str], day: Day = None) -> wire.Daily:
    """The challenge of today, or of another day."""
    return await server.challenges.shown(await server.people.find(request), known(game), day)


@post("/api/daily/{game:str}", tags=["records"], status_code=200)
async def try_daily(server: Parts, request: Asked, game: FromPath[str]) -> TableInfo:
    """Begin my one try at the challenge of today, or go on with it."""
    return await server.challenges.begin(await server.people.need(request), known(game))


HISTORY = [
    replay, position, verification, fork, analyse, analysis, analysis_page, ratings, game_statistics, my_statistics,
    daily, try_daily,
]  # fmt: skip
