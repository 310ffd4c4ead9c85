"""People over HTTP: guests, accounts, bots, preferences, export, deletion, pushes and webhooks."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from ostraka.server.addresses import address_of
from ostraka.server.people import wire
from ostraka.server.people.rows import hooks, pushes
from ostraka.server.server import Parts

__all__ = ["PEOPLE"]

Asked = Request[Any, Any, Any]


@post("/api/guest", tags=["people"])
async def guest(server: Parts, data: JSONBody[wire.Guest]) -> Response[wire.Me]:
    """Play under a name, without an account."""
    person, token = await server.people.guest(data)
    return Response(person.info(), cookies=[server.people.session_cookie(token)])


@get("/api/me", tags=["people"])
async def me(server: Parts, request: Asked) -> wire.Me:
    """Who I am."""
    return (await server.people.need(request)).info()


@post("/api/account", tags=["people"], status_code=200)
async def register(server: Parts, request: Asked, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Make an account of the guest I am: everything of mine stays mine."""
    person, token = await server.accounts.register(await server.people.need(request), data)
    return Response(person.info(), cookies=[server.people.session_cookie(token)])


@post("/api/login", tags=["people"], status_code=200)
async def log_in(server: Parts, request: Asked, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Come back with login and password; the session this browser had ends."""
    login, address = data.login.casefold(), address_of(request.scope)
    server.limits.try_login(login, address)
    person, token = await server.accounts.log_in(data)
    server.limits.prove(login, address)
    await server.accounts.replace_session(server.people.token(request))
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
    server.limits.try_login(person.id, address_of(request.scope))
    token = await server.accounts.change_password(person, data)
    return Response(person.info(), cookies=[server.people.session_cookie(token)])


@post("/api/account/reset", tags=["people"], status_code=200)
async def reset(server: Parts, data: JSONBody[wire.Reset]) -> Response[wire.Me]:
    """Set a new password with the link that whoever runs the server has made; it is good once."""
    person, token = await server.accounts.reset_password(data)
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


@get("/api/push/key", tags=["notices"])
async def push_key(server: Parts) -> wire.PushKey:
    """The key a browser needs to subscribe."""
    return await server.notifier.public_key()


@post("/api/push", tags=["notices"])
async def subscribe(server: Parts, request: Asked, data: JSONBody[wire.PushWish]) -> wire.PushInfo:
    """Push to this browser when it is my turn and I am not at the table."""
    return await server.notifier.subscribe(await server.people.need(request), data)


@delete("/api/push/{push:str}", tags=["notices"])
async def unsubscribe(server: Parts, request: Asked, push: FromPath[str]) -> None:
    """No more pushes to this browser."""
    await server.notifier.forget(pushes, (await server.people.need(request)).id, push)


@get("/api/hooks", tags=["notices"])
async def my_hooks(server: Parts, request: Asked) -> list[wire.HookInfo]:
    """My webhooks."""
    return await server.notifier.hooks(await server.people.need(request))


@post("/api/hooks", tags=["notices"])
async def new_hook(server: Parts, request: Asked, data: JSONBody[wire.NewHook]) -> wire.HookInfo:
    """Send a signed request to this address when it is my turn and I am not at the table."""
    return await server.notifier.hook(await server.people.need(request), data)


@delete("/api/hooks/{hook:str}", tags=["notices"])
async def no_hook(server: Parts, request: Asked, hook: FromPath[str]) -> None:
    """No more requests to this address."""
    await server.notifier.forget(hooks, (await server.people.need(request)).id, hook)


PEOPLE = [
    guest, me, register, log_in, log_out, log_out_everywhere, account, profile, password, reset, forget, everything,
    preferences, prefer, bots, new_bot, remove_bot, push_key, subscribe, unsubscribe, my_hooks, new_hook, no_hook,
]  # fmt: skip
