"""Whom we know: persons behind sessions, remembered for a while so that counting them costs no visit to the store."""

from __future__ import annotations

import time
from collections.abc import Mapping
from hashlib import sha256
from typing import Final, Generic, TypeVar

import structlog
from sqlalchemy import bindparam, select
from sqlalchemy.exc import SQLAlchemyError

from ostraka.server.errors import Refused
from ostraka.server.server import Server
from ostraka.server.tables.rows import seats, tables

__all__ = ["Known"]

T = TypeVar("T")

log = structlog.get_logger("known")

SESSIONS: Final = 20_000
"""Sessions that are remembered at most, and for how many seconds. To be counted by, never to be let in by."""
LASTING: Final = 600.0
STORE: Final = (SQLAlchemyError, OSError, TimeoutError)
"""What a store out of reach says: whoever asks meanwhile is a stranger."""
SEATED: Final = 30.0
"""Seconds for which we remember whether somebody plays."""
PLAYS: Final = (
    select(seats.c.seat)
    .join(tables, tables.c.id == seats.c.table)
    .where(seats.c.person == bindparam("person"), tables.c.status == "playing")
    .limit(1)
)


class Memory(Generic[T]):
    """What was found out of late; beyond so many the oldest is forgotten."""

    def __init__(self, lasting: float, most: int = SESSIONS) -> None:
        self._lasting = lasting
        self._most = most
        self._kept: dict[str, tuple[float, T]] = {}

    def find(self, name: str) -> T | None:
        found = self._kept.get(name)
        return found[1] if found is not None and found[0] > time.monotonic() else None

    def keep(self, name: str, value: T) -> None:
        self._kept.pop(name, None)
        self._kept[name] = (time.monotonic() + self._lasting, value)
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]


class Known:
    """Turns what a request brings into the person it stands for, if the store has heard of it."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._cookie = server.settings.cookie.encode()
        self._persons: Memory[str] = Memory(LASTING)
        self._playing: Memory[bool] = Memory(SEATED)

    async def person(self, headers: Mapping[bytes, bytes], address: str) -> str:
        """Whoever sends this; empty for a stranger. An address that makes up sessions soon has none looked up."""
        bot = headers.get(b"authorization", b"")
        given = bot or self._session(headers.get(b"cookie", b""))
        if not given:
            return ""
        name = sha256(given).hexdigest()
        person = self._persons.find(name)
        if person is None:
            try:
                await self._server.limits.spend("session", address)
            except Refused:
                return ""
            person = await self._look_up(given.decode("latin-1"), bool(bot))
            if person:
                self._persons.keep(name, person)
        return person

    async def _look_up(self, token: str, bot: bool) -> str:
        people = self._server.people
        try:
            found = await (
                people.by_bot_token(token.removeprefix("Bearer ").strip()) if bot else people.by_token(token)
            )
        except STORE as error:
            log.error("a session could not be looked up", error=type(error).__name__)
            return ""
        return "" if found is None else found.id

    def _session(self, cookies: bytes) -> bytes:
        for part in cookies.split(b";"):
            name, _, value = part.strip().partition(b"=")
            if name == self._cookie:
                return value
        return b""

    async def plays(self, person: str) -> bool:
        """Whether somebody has a seat in a game that goes on."""
        found = self._playing.find(person)
        if found is None:
            try:
                found = await self._server.store.row(PLAYS, {"person": person}) is not None
            except STORE as error:
                log.error("a seat could not be looked up", error=type(error).__name__)
                return False
            self._playing.keep(person, found)
        return found
