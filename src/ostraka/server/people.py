"""People: a guest with a name in one click, sessions that live in the database."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ostraka.server import wire
from ostraka.server.errors import Refused
from ostraka.server.room import now
from ostraka.server.settings import Settings
from ostraka.server.store import Store
from ostraka.server.store.store import new_id
from ostraka.server.store.tables import people, sessions
from ostraka.text.words import plain

__all__ = ["People", "Person"]

DAY: Final = 86_400_000
LASTING: Final = 180
"""Days a session lasts."""


class Person(msgspec.Struct, frozen=True):
    """Somebody the server knows."""

    id: str
    name: str
    kind: str
    language: str

    def info(self) -> wire.Me:
        return msgspec.convert(msgspec.to_builtins(self), wire.Me)


def hashed(token: str) -> str:
    """What is kept of a token. It has 256 random bits, so a quick hash is enough."""
    return sha256(token.encode()).hexdigest()


class People:
    """Who is who. The one place that turns a cookie into a person."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.secure = settings.secure
        self.cookie = "__Host-ostraka" if self.secure else "ostraka"

    async def guest(self, wanted: wire.Guest) -> tuple[Person, str]:
        """A new guest and the token of their session."""
        name = plain(wanted.name)[:40]
        if not name:
            raise Refused("name", "a name has letters one can see")
        person = Person(new_id(), name, "guest", wanted.language)
        token = secrets.token_urlsafe(32)
        moment = now()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(people).values(**msgspec.structs.asdict(person), created=moment))
            await connection.execute(
                insert(sessions).values(
                    hash=hashed(token), person=person.id, created=moment, expires=moment + LASTING * DAY
                )
            )

        await self.store.write(work)
        return person, token

    def session_cookie(self, token: str) -> Cookie:
        """The cookie that carries a session; scripts cannot read it, other sites cannot send it."""
        return Cookie(
            key=self.cookie,
            value=token,
            path="/",
            max_age=LASTING * 86_400,
            httponly=True,
            secure=self.secure,
            samesite="strict" if self.secure else "lax",
        )

    async def find(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """Whoever sends this request, if they have a session."""
        token = connection.cookies.get(self.cookie)
        return await self.by_token(token) if token else None

    async def by_token(self, token: str) -> Person | None:
        """The person of a session that has not expired."""
        query = (
            select(people.c.id, people.c.name, people.c.kind, people.c.language)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.hash == hashed(token), sessions.c.expires > now())
        )
        row = await self.store.row(query)
        return None if row is None else Person(**row)

    async def need(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Whoever sends this request; refused without a session."""
        person = await self.find(connection)
        if person is None:
            raise Refused("session", "say who you are first: POST /api/guest", 401)
        return person
