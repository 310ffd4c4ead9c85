"""Accounts over HTTP: register, log in and out, bots, preferences, export, delete."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from ostraka.server import wire
from ostraka.server.server import Parts

__all__ = ["PEOPLE"]

Asked = Request[Any, Any, Any]


@post("/api/account", tags=["people"], status_code=200)
async def register(server: Parts, request: Asked, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Make an account of the guest I am: everything of mine stays mine."""
    person, token = await server.accounts.register(await server.people.need(request), data)
    return Response(person.info(), cookies=[server.people.session_cookie(token)])


@post("/api/login", tags=["people"], status_code=200)
async def log_in(server: Parts, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Come back with login and password."""
    person, token = await server.accounts.log_in(data)
    return Response(person.info(), cookies=[server.people.session_cookie(token)])


@post("/api/logout", tags=["people"], status_code=204)
async def log_out(server: Parts, request: Asked) -> Response[None]:
    """End this session; its sockets close."""
    await server.accounts.log_out(await server.people.need(request), server.people.token(request))
    return Response(None, status_code=204, cookies=[server.people.no_cookie()])


@post("/api/logout/everywhere", tags=["people"], status_code=204)
async def log_out_everywhere(server: Parts, request: Asked) -> Response[None]:
    """End all my sessions, on every machine."""
    await server.accounts.log_out_everywhere(await server.people.need(request))
    return Response(None, status_code=204, cookies=[server.people.no_cookie()])


@get("/api/account", tags=["people"])
async def account(server: Parts, request: Asked) -> wire.Account:
    """My account: login, sessions, bots."""
    return await server.accounts.account(await server.people.need(request))


@put("/api/account", tags=["people"])
async def profile(server: Parts, request: Asked, data: JSONBody[wire.Profile]) -> wire.Me:
    """Change my name and language."""
    return (await server.accounts.profile(await server.people.need(request), data)).info()


@post("/api/account/password", tags=["people"], status_code=200)
async def password(server: Parts, request: Asked, data: JSONBody[wire.NewPassword]) -> Response[wire.Me]:
    """Change my password; all other sessions end."""
    person = await server.people.need(request)
    token = await server.accounts.change_password(person, data)
    return Response(person.info(), cookies=[server.people.session_cookie(token)])


@delete("/api/account", tags=["people"])
async def forget(server: Parts, request: Asked) -> Response[None]:
    """Delete me and everything that names me. My games stay whole for the others, without my name."""
    await server.accounts.forget(await server.people.need(request), server.rooms)
    return Response(None, status_code=204, cookies=[server.people.no_cookie()])


@get("/api/account/everything", tags=["people"])
async def everything(server: Parts, request: Asked) -> wire.Everything:
    """All that is kept about me."""
    return await server.accounts.everything(await server.people.need(request))


@get("/api/account/preferences", tags=["people"])
async def preferences(server: Parts, request: Asked) -> wire.Preferences:
    """How I like my tables."""
    return await server.accounts.preferences(await server.people.need(request))


@put("/api/account/preferences", tags=["people"])
async def prefer(server: Parts, request: Asked, data: JSONBody[wire.Preferences]) -> wire.Preferences:
    """Keep how I like my tables."""
    return await server.accounts.prefer(await server.people.need(request), data)


@get("/api/account/bots", tags=["people"])
async def bots(server: Parts, request: Asked) -> list[wire.BotInfo]:
    """My bots."""
    return await server.accounts.bots(await server.people.need(request))


@post("/api/account/bots", tags=["people"])
async def new_bot(server: Parts, request: Asked, data: JSONBody[wire.NewBot]) -> wire.NewBotInfo:
    """A new bot of mine, with the token it plays with."""
    return await server.accounts.new_bot(await server.people.need(request), data)


@delete("/api/account/bots/{bot:str}", tags=["people"])
async def remove_bot(server: Parts, request: Asked, bot: FromPath[str]) -> None:
    """Remove a bot of mine; its token is worth nothing any more."""
    await server.accounts.remove_bot(await server.people.need(request), bot, server.rooms)


PEOPLE = [
    register, log_in, log_out, log_out_everywhere, account, profile, password, forget, everything, preferences, prefer,
    bots, new_bot, remove_bot,
]  # fmt: skip
