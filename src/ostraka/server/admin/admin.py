"""What whoever runs a server can do from outside of it, on the same store: every act is entered in the audit log."""

from __future__ import annotations

import getpass
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from ostraka.core.errors import OstrakaError
from ostraka.server.admin.rows import audit, refusals
from ostraka.server.bus import Bus
from ostraka.server.errors import Refused, absent
from ostraka.server.people import wire
from ostraka.server.people.accounts import Accounts
from ostraka.server.people.names import known_name
from ostraka.server.people.people import People, Person
from ostraka.server.people.resets import ask_for_reset
from ostraka.server.people.rows import accounts, people, sessions, tokens
from ostraka.server.settings import Settings
from ostraka.server.store import Store
from ostraka.server.store.engine import make_engine, on_postgresql
from ostraka.server.store.shape import newest, present
from ostraka.server.store.store import new_id
from ostraka.server.tables.closing import BY_HAND
from ostraka.server.tables.house_rules import know_house_rules
from ostraka.server.tables.rooms import Rooms
from ostraka.server.tables.rows import seats, tables
from ostraka.server.times import now

__all__ = ["Admin", "open_admin"]

Row = dict[str, Any]
ROOMS: Final = 10


@asynccontextmanager
async def open_admin(settings: Settings) -> AsyncIterator[Admin]:
    """The store of a server, running or not. It is neither made nor brought up to date here: that is the server's."""
    engine = make_engine(settings.store)
    know_house_rules(settings)
    try:
        if not on_postgresql(engine) and not Path(engine.url.database or "").is_file():
            raise OstrakaError(f"there is no database at {engine.url.database}; --database names another")
        shape = await present(engine)
        if shape != newest():
            raise OstrakaError("this database belongs to another version of Ostraka; start the server once, or upgrade")
    except (OSError, SQLAlchemyError) as error:
        await engine.dispose()
        raise OstrakaError(f"the database cannot be reached: {str(error).splitlines()[0]}") from error
    except OstrakaError:
        await engine.dispose()
        raise
    store = Store(engine)
    store.writer.start()
    try:
        yield Admin(store, settings)
    finally:
        await store.close()


def operator() -> str:
    """Who sits at the command line."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError):
        name = "somebody"
    return f"{name}@{socket.gethostname()}"[:100]


class Admin:
    """Acts as another process on the same store would; a server that runs takes notice within a second or two."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.bus = Bus(store)
        self.address = settings.address
        self.accounts = Accounts(store, self.bus, People(store, settings))
        self.rooms = Rooms(store, self.bus, ROOMS)

    # Looking

    async def tables(self, status: str | None, most: int) -> list[Row]:
        """Tables, those first where something has happened last."""
        query = select(tables).order_by(tables.c.moved.desc()).limit(most)
        if status:
            query = query.where(tables.c.status == status)
        rows = await self.store.rows(query)
        sits = select(seats).where(seats.c.table.in_([row["id"] for row in rows])).order_by(seats.c.table, seats.c.seat)
        names: dict[str, list[str]] = {}
        for seat in await self.store.rows(sits):
            names.setdefault(seat["table"], []).append(seat["name"])
        shown = ("id", "code", "game", "status", "visibility", "rated", "seq", "created", "moved")
        return [{**{name: row[name] for name in shown}, "names": names.get(row["id"], [])} for row in rows]

    async def people(self, text: str, most: int) -> list[Row]:
        """People, the newest first; `text` is part of a name, a login or an id."""
        lives = select(func.count()).where(sessions.c.person == people.c.id, sessions.c.expires > now())
        plays = select(func.count(seats.c.table.distinct())).where(seats.c.person == people.c.id)
        query = (
            select(
                people.c.id,
                people.c.name,
                people.c.kind,
                accounts.c.login,
                people.c.created,
                people.c.locked,
                lives.scalar_subquery().label("sessions"),
                plays.scalar_subquery().label("tables"),
            )
            .outerjoin(accounts, accounts.c.person == people.c.id)
            .order_by(people.c.created.desc(), people.c.id)
            .limit(most)
        )
        if text:
            named = people.c.name.icontains(text, autoescape=True)
            login = accounts.c.login.contains(text.casefold(), autoescape=True)
            query = query.where(or_(named, login, people.c.id == text))
        return [dict(row) for row in await self.store.rows(query)]

    async def limits(self, most: int) -> list[Row]:
        """Whom the limits have stopped of late, the most often first."""
        count = func.sum(refusals.c.count)
        query = (
            select(
                refusals.c.kind,
                refusals.c.who,
                people.c.name,
                count.label("count"),
                func.min(refusals.c.time).label("first"),
                func.max(refusals.c.time).label("last"),
            )
            .outerjoin(people, people.c.id == refusals.c.who)
            .group_by(refusals.c.kind, refusals.c.who, people.c.name)
            .order_by(count.desc())
            .limit(most)
        )
        return [{**row, "count": int(row["count"])} for row in await self.store.rows(query)]

    async def audit(self, most: int) -> list[Row]:
        """What was done, the latest first."""
        rows = await self.store.rows(select(audit).order_by(audit.c.time.desc(), audit.c.id).limit(most))
        return [{**row, "detail": msgspec.json.decode(row["detail"])} for row in rows]

    async def person(self, which: str) -> Person:
        """Somebody by id or login."""
        query = (
            select(people.c.id, people.c.name, people.c.kind, people.c.language)
            .outerjoin(accounts, accounts.c.person == people.c.id)
            .where(or_(people.c.id == which, accounts.c.login == which.casefold()))
        )
        row = await self.store.row(query)
        if row is None:
            raise absent(f"person: {which}")
        return Person(**row)

    # Doing

    async def close(self, which: str) -> Row:
        """Clear away a table that has not begun; end one that is played, with the points it has."""
        row = await self.store.row(select(tables).where(or_(tables.c.id == which, tables.c.code == which.upper())))
        if row is None:
            raise absent(f"table: {which}")
        table: str = row["id"]
        if row["status"] == "playing":
            await self._end(table)
        elif row["status"] != "open":
            raise Refused("over", "this game is over already", 409)

        def work(connection: Connection) -> None:
            connection.execute(delete(tables).where(tables.c.id == table, tables.c.status == "open"))
            self._enter(connection, "close", table=table, detail={"was": row["status"], "game": row["game"]})
            self.bus.spread(connection, "lobby", table)

        await self.store.write(work)
        return {"table": table, "was": row["status"]}

    async def _end(self, table: str) -> None:
        """An entry like any other ends the game; of a table that cannot be loaded, only its row is changed."""
        try:
            room = await self.rooms.get(table)
            await room.submit(0, new_id(), room.state.seq, "close", BY_HAND)
        except Refused as error:
            if error.code == "over":
                return
            moment = now()
            ended = {"status": "ended", "waits": 0, "due": None, "closed": moment, "moved": moment}
            await self.store.write(
                lambda connection: connection.execute(update(tables).where(tables.c.id == table).values(**ended))
            )

    async def rename(self, which: str, name: str) -> Row:
        """Give somebody another name, at tables that have not begun too."""
        person = await self.person(which)
        wish = {"name": known_name(name), "language": person.language}
        changed = await self.accounts.profile(person, msgspec.convert(wish, wire.Profile))
        await self._note("rename", person, {"from": person.name, "to": changed.name}, await self._open_tables(person))
        return {"person": person.id, "from": person.name, "to": changed.name}

    async def lock(self, which: str) -> Row:
        """Nobody comes in as this person or as one of their bots, until they are unlocked."""
        person = await self.person(which)
        bots = await self._bots(person)

        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person.id).values(locked=now()))
            connection.execute(delete(sessions).where(sessions.c.person == person.id))
            self._ended(connection, [person.id, *bots])
            self._enter(connection, "lock", person.id, detail={"bots": bots})

        await self.store.write(work)
        return {"person": person.id, "locked": True}

    async def unlock(self, which: str) -> Row:
        """They may come in again, with their login and password."""
        person = await self.person(which)

        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person.id).values(locked=None))
            self._enter(connection, "unlock", person.id)

        await self.store.write(work)
        return {"person": person.id, "locked": False}

    async def revoke(self, which: str) -> Row:
        """End all sessions of somebody; with a login and a password they can come back."""
        person = await self.person(which)

        def work(connection: Connection) -> int:
            ended: int = connection.execute(delete(sessions).where(sessions.c.person == person.id)).rowcount
            self._ended(connection, [person.id])
            self._enter(connection, "revoke", person.id, detail={"sessions": ended})
            return ended

        return {"person": person.id, "sessions": await self.store.write(work)}

    async def remove(self, which: str) -> Row:
        """Delete somebody, as they could themselves."""
        person = await self.person(which)
        bots = await self._bots(person)
        sat = select(seats.c.table).join(tables, tables.c.id == seats.c.table)
        mine = sat.where(seats.c.person.in_([person.id, *bots]), tables.c.status.in_(("open", "playing")))
        at = sorted({row["table"] for row in await self.store.rows(mine)})
        await self.accounts.forget(person, self.rooms)
        await self._note("remove", person, {"bots": bots}, at)
        return {"person": person.id, "bots": len(bots), "tables": len(at)}

    async def reset(self, which: str, hours: int) -> Row:
        """A link with which somebody can set a new password, once. It is shown now and never again."""
        person = await self.person(which)

        def work(connection: Connection) -> str:
            token = ask_for_reset(connection, person.id, hours)
            self._enter(connection, "reset", person.id, detail={"hours": hours})
            return token

        token = await self.store.write(work)
        return {"person": person.id, "link": f"{self.address}/#/reset/{token}", "hours": hours}

    # Inside

    async def _bots(self, person: Person) -> list[str]:
        return [
            row["person"] for row in await self.store.rows(select(tokens.c.person).where(tokens.c.owner == person.id))
        ]

    async def _open_tables(self, person: Person) -> list[str]:
        query = select(seats.c.table).join(tables, tables.c.id == seats.c.table)
        return [
            row["table"]
            for row in await self.store.rows(query.where(seats.c.person == person.id, tables.c.status == "open"))
        ]

    def _ended(self, connection: Connection, whose: Sequence[str]) -> None:
        for person in whose:
            self.bus.spread(connection, "session", person)

    async def _note(self, act: str, person: Person, detail: Row, at: Sequence[str]) -> None:
        def work(connection: Connection) -> None:
            self._enter(connection, act, person.id, detail={**detail, "tables": list(at)})

        await self.store.write(work)

    def _enter(
        self, connection: Connection, act: str, person: str | None = None, table: str | None = None,
        detail: Row | None = None,
    ) -> None:  # fmt: skip
        """One line of the audit log. The server reads it too: this is how it hears of the act."""
        line = {"id": new_id(), "time": now(), "who": operator(), "act": act, "person": person, "table": table}
        connection.execute(insert(audit).values(**line, detail=msgspec.json.encode(detail or {}).decode()))
