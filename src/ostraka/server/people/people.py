"""People: a guest with a name in one click, sessions that live in the database."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import Connection, Insert, bindparam, insert, select

from ostraka.server.errors import Refused
from ostraka.server.people import wire
from ostraka.server.people.names import known_name
from ostraka.server.people.rows import people, sessions, tokens
from ostraka.server.settings import Settings
from ostraka.server.store import Store
from ostraka.server.store.store import new_id
from ostraka.server.times import now

__all__ = ["People", "Person", "hashed"]

DAY: Final = 86_400_000
SESSION: Final = (
    select(people.c.id, people.c.name, people.c.kind, people.c.language)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.hash == bindparam("token"), sessions.c.expires > bindparam("moment"), people.c.locked.is_(None))
)
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


def _session(person: str) -> tuple[str, Insert]:
    """A new token, and how its session is written down."""
    token = secrets.token_urlsafe(32)
    moment = now()
    kept = {"hash": hashed(token), "person": person, "created": moment, "expires": moment + LASTING * DAY}
    return token, insert(sessions).values(**kept)


class People:
    """Who is who. The one place that turns a cookie, or a bot's token, into a person."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.secure = settings.secure
        self.cookie = settings.cookie

    async def guest(self, wanted: wire.Guest) -> tuple[Person, str]:
        """A new guest and the token of their session."""
        person = Person(new_id(), known_name(wanted.name), "guest", wanted.language)
        token, session = _session(person.id)

        def work(connection: Connection) -> None:
            connection.execute(insert(people).values(**msgspec.structs.asdict(person), created=now()))
            connection.execute(session)

        await self.store.write(work)
        return person, token

    async def open_session(self, person: str) -> str:
        """A new session; returns its token, of which only a hash is kept."""
        token, session = _session(person)

        def work(connection: Connection) -> None:
            connection.execute(session)

        await self.store.write(work)
        return token

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

    def no_cookie(self) -> Cookie:
        """Takes the cookie away again."""
        return Cookie(key=self.cookie, value="", path="/", max_age=0, httponly=True, secure=self.secure)

    async def find(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """Whoever sends this request: somebody with a session, or a bot with its token."""
        given = connection.headers.get("authorization", "")
        if given:
            return await self.by_bot_token(given.removeprefix("Bearer ").strip())
        token = self.token(connection)
        return await self.by_token(token) if token else None

    def token(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The token of the session in a request's cookie; empty without one."""
        return connection.cookies.get(self.cookie, "")

    async def by_token(self, token: str) -> Person | None:
        """The person of a session that has not expired."""
        row = await self.store.row(SESSION, {"token": hashed(token), "moment": now()})
        return None if row is None else Person(**row)

    async def by_bot_token(self, token: str) -> Person | None:
        """The bot a token belongs to."""
        owner = people.alias()
        query = (
            select(people.c.id, people.c.name, people.c.kind, people.c.language)
            .join(tokens, tokens.c.person == people.c.id)
            .join(owner, owner.c.id == tokens.c.owner)
            .where(tokens.c.hash == hashed(token), people.c.locked.is_(None), owner.c.locked.is_(None))
        )
        row = await self.store.row(query)
        return None if row is None else Person(**row)

    async def need(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Whoever sends this request; refused without a session."""
        person = await self.find(connection)
        if person is None:
            raise Refused("session", "say who you are first: POST /api/guest", 401)
        return person
