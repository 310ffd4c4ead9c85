"""The HTTP side of games and tables. Each handler says in one line what it does; the parts do it."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ostraka.match.shelf import game_ids
from ostraka.server.addresses import address_of
from ostraka.server.errors import absent
from ostraka.server.files import sent
from ostraka.server.server import Parts
from ostraka.server.tables import wire
from ostraka.server.tables.desk import sit
from ostraka.server.tables.games import about, card_list, client_words, shelf
from ostraka.server.wire import Level
from ostraka.text import languages

__all__ = ["TABLES"]

Asked = Request[Any, Any, Any]
Language = Annotated[str, QueryParameter(name="language", max_length=8)]


@get("/api/games", tags=["games"])
async def games(request: Asked, language: Language = "en") -> Response[list[wire.GameInfo]]:
    """The games one can play here, with their variants."""
    return sent(await shelf(language), request, MediaType.JSON)


@get("/api/games/{game:str}/cards", tags=["games"])
async def cards(request: Asked, game: FromPath[str], language: Language = "en") -> Response[wire.Cards]:
    """Every card of a game in words."""
    if game not in game_ids():
        raise absent("game")
    return sent(await card_list(game, language), request, MediaType.JSON)


@get("/api/house-rules", tags=["games"])
async def house_rules(server: Parts) -> wire.HouseRulesInfo:
    """Whether house rules can be brought here."""
    return wire.HouseRulesInfo(server.house_rules.allowed)


@post("/api/house-rules", tags=["games"])
async def bring(server: Parts, request: Asked, data: JSONBody[wire.HouseRulesFile]) -> wire.GameInfo:
    """Bring a file of house rules; it becomes a game of its own, beside the printed one."""
    person = await server.people.need(request)
    admit = partial(server.limits.admit, "rules-tried", address_of(request.scope), person.id)
    return await about(await server.house_rules.bring(data.text, data.name, admit))


@get("/api/texts/{language:str}", tags=["games"], media_type=MediaType.TEXT)
async def texts(request: Asked, language: FromPath[str]) -> Response[str]:
    """The browser client's own words in a language, as a Fluent catalogue."""
    if language not in languages():
        raise absent("language")
    return sent(await client_words(language), request, MediaType.TEXT)


@get("/api/tables", tags=["tables"])
async def tables(
    server: Parts, request: Asked, which: FromQuery[Literal["open", "mine", "waiting", "past"]] = "open"
) -> list[wire.TableInfo]:
    """Tables open to everybody, mine, those that wait for me, or those I have played at."""
    return await server.listing.listed(await server.people.find(request), which)


@post("/api/tables", tags=["tables"])
async def create(server: Parts, request: Asked, data: JSONBody[wire.NewTable]) -> wire.TableInfo:
    """Set up a table."""
    return await server.lobby.create(await server.people.need(request), data, address=address_of(request.scope))


@post("/api/quick", tags=["tables"])
async def quick(server: Parts, request: Asked, data: JSONBody[wire.QuickGame]) -> wire.TableInfo:
    """Play against bots, at once."""
    return await server.lobby.quick(await server.people.need(request), data)


@get("/api/tables/{table:str}", tags=["tables"])
async def table(server: Parts, request: Asked, table: FromPath[str]) -> wire.TableInfo:
    """One table."""
    return await server.lobby.find(table, await server.people.find(request))


@get("/api/codes/{code:str}", tags=["tables"])
async def code(server: Parts, request: Asked, code: FromPath[str]) -> wire.TableInfo:
    """The table with this six-letter code."""
    return await server.lobby.by_code(code, await server.people.find(request))


@post("/api/tables/{table:str}/join", tags=["tables"], status_code=200)
async def join(server: Parts, request: Asked, table: FromPath[str], data: JSONBody[wire.Join]) -> wire.TableInfo:
    """Take a seat."""
    return await server.lobby.join(await server.people.need(request), table, data.seat, address_of(request.scope))


@post("/api/tables/{table:str}/leave", tags=["tables"], status_code=204)
async def leave(server: Parts, request: Asked, table: FromPath[str]) -> None:
    """Get up before the game begins."""
    await server.lobby.leave(await server.people.need(request), table)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", tags=["tables"], status_code=200)
async def seat_bot(
    server: Parts, request: Asked, table: FromPath[str], seat: FromPath[int], level: FromQuery[Level] = "scholar"
) -> wire.TableInfo:
    """Put a bot on a free seat of my table."""
    return await server.lobby.seat_bot(await server.people.need(request), table, seat, level)


@post("/api/tables/{table:str}/seats/{seat:int}/remove", tags=["tables"], status_code=200)
async def remove(server: Parts, request: Asked, table: FromPath[str], seat: FromPath[int]) -> wire.TableInfo:
    """Send somebody away from my table before the game begins."""
    return await server.lobby.remove(await server.people.need(request), table, seat)


@post("/api/tables/{table:str}/seats/{seat:int}/settle", tags=["tables"], status_code=200)
async def settle(
    server: Parts, request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[wire.Settle]
) -> wire.TableInfo:
    """Say what a setting with a value for each seat gives to this one, before the game begins."""
    person = await server.people.need(request)
    return await server.lobby.settle(person, table, seat, data.setting, data.value)


@post("/api/tables/{table:str}/start", tags=["tables"], status_code=200)
async def start(server: Parts, request: Asked, table: FromPath[str]) -> wire.TableInfo:
    """Begin the game at my table."""
    return await server.lobby.start(await server.people.need(request), table)


@post("/api/tables/{table:str}/rematch", tags=["tables"], status_code=200)
async def rematch(server: Parts, request: Asked, table: FromPath[str]) -> wire.TableInfo:
    """Play again with the same people."""
    return await server.lobby.rematch(await server.people.need(request), table, address_of(request.scope))


# Playing without a socket: for programs, and where sockets do not get through


@get("/api/tables/{table:str}/update", tags=["play"])
async def update(
    server: Parts,
    request: Asked,
    table: FromPath[str],
    since: FromQuery[int] = -1,
    seat: FromQuery[int | None] = None,
    language: Language = "en",
) -> wire.Update:
    """The table as my seat may know it, and what has happened since."""
    desk = await sit(server, table, await server.people.find(request), seat)
    return await desk.update(since, language)


@post("/api/tables/{table:str}/acts", tags=["play"], status_code=200)
async def act(
    server: Parts, request: Asked, table: FromPath[str], data: JSONBody[wire.Act], seat: FromQuery[int | None] = None
) -> wire.Ack:
    """Choose, take back, agree, vote, leave, come back. The answer means that it is stored."""
    desk = await sit(server, table, await server.people.need(request), seat)
    return await desk.act(data)


TABLES = [
    games, cards, house_rules, bring, texts, tables, create, quick, table, code, join, leave, seat_bot, remove, settle,
    start, rematch,
    update, act,
]  # fmt: skip
