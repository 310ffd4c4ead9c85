"""News without a socket: the table for programs, the lobby for everybody. Server-sent events, or one JSON per line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from ostraka.server.people.people import Person
from ostraka.server.server import Parts, Server
from ostraka.server.tables import wire
from ostraka.server.tables.desk import Desk, sit

__all__ = ["STREAMS"]

ALIVE: Final = 15.0
"""Seconds after which a stream without news says that it is still there."""
NDJSON: Final = "application/x-ndjson"
SSE: Final = "text/event-stream"
ENCODER: Final = msgspec.json.Encoder()


def answer(request: Request[Any, Any, Any], news: AsyncIterator[object]) -> Stream:
    """The news in the form the client asked for; None among them is a sign of life."""
    lines = NDJSON in request.headers.get("accept", "")

    async def written() -> AsyncIterator[bytes]:
        async for message in news:
            if message is None:
                yield b"\n" if lines else b": alive\n\n"
            else:
                body = ENCODER.encode(message)
                yield body + b"\n" if lines else b"data: " + body + b"\n\n"

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(written(), media_type=NDJSON if lines else SSE, headers=headers)


@contextmanager
def waking(server: Server) -> Any:
    """An event that is also set when the server stops."""
    wake = asyncio.Event()
    server.streams.add(wake)
    try:
        yield wake
    finally:
        server.streams.discard(wake)


async def woken(wake: asyncio.Event) -> bool:
    """Wait for news; False if nothing has happened for a while."""
    try:
        await asyncio.wait_for(wake.wait(), ALIVE)
    except TimeoutError:
        return False
    wake.clear()
    return True


@get("/api/tables/{table:str}/stream", tags=["play"], media_type=SSE)
async def table_stream(
    server: Parts,
    request: Request[Any, Any, Any],
    table: FromPath[str],
    since: FromQuery[int] = -1,
    seat: FromQuery[int | None] = None,
    language: FromQuery[str] = "",
) -> Stream:
    """Updates of a table, one after the other, until the game is over."""
    desk = await sit(server, table, await server.people.find(request), seat)
    return answer(request, table_news(server, desk, since, language))


async def table_news(server: Server, desk: Desk, since: int, language: str) -> AsyncIterator[wire.Update | None]:
    with waking(server) as wake:
        desk.watch(wake)
        try:
            while not server.stopping:
                if since != desk.seq:
                    # Shielded: whoever goes away in the middle must not cut a visit to the store in two.
                    update = await asyncio.shield(desk.update(since, language))
                    since = update.seq
                    yield update
                    if update.status != "playing":
                        return
                elif not await woken(wake):
                    yield None
        finally:
            desk.unwatch(wake)


@get("/api/lobby/stream", tags=["tables"], media_type=SSE)
async def lobby_stream(server: Parts, request: Request[Any, Any, Any]) -> Stream:
    """Tables that are new or have changed, as far as they concern me; `gone` names those that were cleared away."""
    return answer(request, lobby_news(server, await server.people.find(request)))


async def lobby_news(server: Server, person: Person | None) -> AsyncIterator[wire.LobbyNews | None]:
    with waking(server) as wake:
        changed: dict[str, None] = {}

        def hear(kind: str, table: str, _: int) -> None:
            if kind == "lobby":
                changed[table] = None
                wake.set()

        server.bus.listeners.append(hear)
        try:
            yield wire.LobbyNews(tables=await asyncio.shield(server.listing.listed(person, "open")))
            while not server.stopping:
                if not await woken(wake):
                    yield None
                    continue
                names, changed = list(changed), {}
                for news in [await asyncio.shield(lobby_item(server, person, table)) for table in names]:
                    if news is not None:
                        yield news
        finally:
            server.bus.listeners.remove(hear)


async def lobby_item(server: Server, person: Person | None, table: str) -> wire.LobbyNews | None:
    """What somebody is told about a table that has changed."""
    info = await server.listing.changed(table, person)
    if info is None:
        return wire.LobbyNews(gone=table)
    mine = info.host or any(seat.mine for seat in info.seats)
    if mine or info.visibility == "public":
        return wire.LobbyNews(tables=[info])
    return None


STREAMS = [table_stream, lobby_stream]
