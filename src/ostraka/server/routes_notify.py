"""Pushes and webhooks over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody

from ostraka.server import wire
from ostraka.server.server import Parts
from ostraka.server.store.notify_tables import hooks, pushes

__all__ = ["NOTICES"]

Asked = Request[Any, Any, Any]


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


NOTICES = [push_key, subscribe, unsubscribe, my_hooks, new_hook, no_hook]
