"""News without a socket: the table for programs, the lobby for everybody. Server-sent events, or one JSON per line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from ostraka.server.addresses import address_of
from ostraka.server.people.people import Person
from ostraka.server.server import Parts, Server
from ostraka.server.share import on_account
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


class Reader:
    """Whoever reads a stream: it ends with the session it was opened with, and when the server stops."""

    def __init__(self, server: Server, request: Request[Any, Any, Any]) -> None:
        self.server = server
        self.request = request
        self.wake = asyncio.Event()
        self.person: Person | None = None
        self._doubted = False
        self._endings = server.endings

    async def find(self) -> Person | None:
        """Who it is."""
        self.person = await self.server.people.find(self.request)
        return self.person

    def doubt(self, person: str) -> None:
        """A session of this person has ended: perhaps the one behind this stream."""
        if self.person is not None and person in ("", self.person.id):
            self._doubted = True
            self.wake.set()

    @contextmanager
    def reading(self) -> Iterator[asyncio.Event]:
        """What wakes the reader, as long as the stream is open."""
        self.server.streams.add(self.wake)
        self.server.readers.add(self)
        if self.server.endings != self._endings:
            self.doubt("")
        try:
            yield self.wake
        finally:
            self.server.streams.discard(self.wake)
            self.server.readers.discard(self)

    async def goes_on(self) -> bool:
        """Whether there is somebody to tell, and the server goes on."""
        if self._doubted:
            self._doubted = False
            found = await asyncio.shield(on_account(self.server.people.find(self.request)))
            return found is not None and not self.server.stopping
        share = self.server.shares.of(known=False) if self.person is None else None
        if share is not None and not self.server.stopping:
            await share.turn(address_of(self.request.scope), patience=None)
        return not self.server.stopping

    async def woken(self) -> bool:
        """Wait for news; False if nothing has happened for a while."""
        try:
            await asyncio.wait_for(self.wake.wait(), ALIVE)
        except TimeoutError:
            return False
        self.wake.clear()
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
    reader = Reader(server, request)
    desk = await sit(server, table, await reader.find(), seat)
    return answer(request, table_news(reader, desk, since, language))


async def table_news(reader: Reader, desk: Desk, since: int, language: str) -> AsyncIterator[wire.Update | None]:
    with reader.reading() as wake:
        desk.watch(wake)
        try:
            while await reader.goes_on():
                if since != desk.seq:
                    # Shielded: whoever goes away in the middle must not cut a visit to the store in two.
                    update = await asyncio.shield(on_account(desk.update(since, language)))
                    since = update.seq
                    yield update
                    if update.status != "playing":
                        return
                elif not await reader.woken():
                    yield None
        finally:
            desk.unwatch(wake)


@get("/api/lobby/stream", tags=["tables"], media_type=SSE)
async def lobby_stream(server: Parts, request: Request[Any, Any, Any]) -> Stream:
    """Tables that are new or have changed, as far as they concern me; `gone` names those that were cleared away."""
    reader = Reader(server, request)
    return answer(request, lobby_news(server, reader, await reader.find()))


async def lobby_news(server: Server, reader: Reader, person: Person | None) -> AsyncIterator[wire.LobbyNews | None]:
    with reader.reading() as wake:
        changed: dict[str, None] = {}

        def hear(kind: str, table: str, _: int) -> None:
            if kind == "lobby":
                changed[table] = None
                wake.set()

        server.bus.listeners.append(hear)
        try:
            yield wire.LobbyNews(tables=await asyncio.shield(on_account(server.listing.listed(person, "open"))))
            while await reader.goes_on():
                names, changed = list(changed), {}
                for news in [await asyncio.shield(on_account(lobby_item(server, person, table))) for table in names]:
                    if news is not None:
                        yield news
                if not names and not await reader.woken():
                    yield None
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
