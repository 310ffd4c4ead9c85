"""Accounts: a password for a guest who wants to come back, bots with tokens, and the right to be forgotten."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ostraka.server.admin.rows import audit
from ostraka.server.bus import Bus
from ostraka.server.errors import Refused, absent, forbidden
from ostraka.server.people import wire
from ostraka.server.people.everything import everything
from ostraka.server.people.names import another, known_name
from ostraka.server.people.people import People, Person, hashed
from ostraka.server.people.resets import reset_of, spend_reset
from ostraka.server.people.rows import accounts, people, preferences, sessions, tokens
from ostraka.server.store import Store
from ostraka.server.store.store import new_id
from ostraka.server.tables.rooms import Rooms
from ostraka.server.tables.rows import seats, tables
from ostraka.server.tables.vacating import get_up, vacate
from ostraka.server.times import now

__all__ = ["Accounts"]

SHORTEST: Final = 8
FIRM: Final = 2
"""What zxcvbn must think of a password, from 0 to 4."""
BOTS: Final = 10
"""Bots one person may have."""
NOBODY: Final = "$argon2id$v=19$m=65536,t=3,p=4$16mgyIbyq+A2g766ihBZ9A$4OogTc/h8TUga1Mx98L2MUmEzHIsd/y8Pn7rXV6tCAA"
"""What nobody's password is held against: made as those of accounts are, of a word that was thrown away."""
AT_ONCE: Final = 2
"""Passwords hashed at the same time: each takes a core and 64 MiB for a moment."""


class Accounts:
    """What people do with their accounts. Hashing happens in threads, never in the event loop."""

    def __init__(self, store: Store, bus: Bus, people: People) -> None:
        self.store = store
        self.bus = bus
        self.people = people
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(AT_ONCE)

    # Passwords

    async def register(self, person: Person, wanted: wire.Credentials) -> tuple[Person, str]:
        """Make an account of a guest; the session they had ends, a new one begins."""
        if person.kind != "guest":
            raise Refused("account", "you have an account already", 409)
        await asyncio.to_thread(firm, wanted.password, wanted.login, person.name)
        kept = await self._hash(wanted.password)
        login = wanted.login.casefold()

        def work(connection: Connection) -> None:
            connection.execute(insert(accounts).values(person=person.id, login=login, password=kept, changed=now()))
            connection.execute(update(people).where(people.c.id == person.id).values(kind="account"))
            connection.execute(delete(sessions).where(sessions.c.person == person.id))
            self.bus.spread(connection, "session", person.id)

        try:
            await self.store.write(work)
        except IntegrityError:
            raise Refused("login", "this login is taken; choose another one", 409) from None
        self.bus.tell("session", person.id)
        changed = msgspec.structs.replace(person, kind="account")
        return changed, await self.people.open_session(person.id)

    async def log_in(self, given: wire.Credentials) -> tuple[Person, str]:
        """The person behind a login, and a new session. Wrong logins take as long as wrong passwords."""
        query = (
            select(people.c.id, people.c.name, people.c.kind, people.c.language, people.c.locked, accounts.c.password)
            .join(accounts, accounts.c.person == people.c.id)
            .where(accounts.c.login == given.login.casefold())
        )
        row = await self.store.row(query)
        right = await self._verify(NOBODY if row is None else row["password"], given.password)
        if row is None or not right:
            raise Refused("password", "login and password do not belong together", 401)
        if row["locked"] is not None:
            raise Refused("locked", "this account is locked; ask whoever runs this server", 403)
        person = Person(row["id"], row["name"], row["kind"], row["language"])
        return person, await self.people.open_session(person.id)

    async def change_password(self, person: Person, given: wire.NewPassword) -> str:
        """A new password; all sessions end, and a new one begins here."""
        row = await self.store.row(select(accounts).where(accounts.c.person == person.id))
        if row is None:
            raise Refused("account", "you have no account yet", 409)
        if not await self._verify(row["password"], given.old):
            raise Refused("password", "this is not your password", 401)
        await asyncio.to_thread(firm, given.new, row["login"], person.name)
        kept = await self._hash(given.new)

        def work(connection: Connection) -> None:
            mine = accounts.c.person == person.id
            connection.execute(update(accounts).where(mine).values(password=kept, changed=now()))

        await self.store.write(work)
        await self.log_out_everywhere(person)
        return await self.people.open_session(person.id)

    async def reset_password(self, given: wire.Reset) -> tuple[Person, str]:
        """A new password by a link that is good once; all sessions end, and a new one begins here."""
        looked = await self.store.reader.read(lambda connection: reset_of(connection, given.token))
        await asyncio.to_thread(firm, given.password, looked.login, looked.name)
        kept = await self._hash(given.password)

        def work(connection: Connection) -> None:
            # Nobody else has used it in the meantime.
            whose = spend_reset(connection, given.token)
            mine = accounts.c.person == whose
            connection.execute(update(accounts).where(mine).values(password=kept, changed=now()))

        await self.store.write(work)
        person = Person(looked.id, looked.name, "account", looked.language)
        await self.log_out_everywhere(person)
        return person, await self.people.open_session(person.id)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, kept: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, kept, password)
            except (VerificationError, InvalidHashError):
                return False

    # Sessions

    async def replace_session(self, token: str) -> None:
        """Somebody comes back as another person in the same browser: the session they had ends."""
        person = await self.people.by_token(token) if token else None
        if person is not None:
            await self.log_out(person, token)

    async def log_out(self, person: Person, token: str) -> None:
        """End this session; its open sockets close."""
        await self._end(person, delete(sessions).where(sessions.c.hash == hashed(token)))

    async def log_out_everywhere(self, person: Person) -> None:
        """End all my sessions."""
        await self._end(person, delete(sessions).where(sessions.c.person == person.id))

    async def _end(self, person: Person, ending: Any) -> None:
        def work(connection: Connection) -> None:
            connection.execute(ending)
            self.bus.spread(connection, "session", person.id)

        await self.store.write(work)
        self.bus.tell("session", person.id)

    # What is mine

    async def profile(self, person: Person, wanted: wire.Profile) -> Person:
        """Change my name and language; tables that have begun keep the name they began with."""
        changed = msgspec.structs.replace(person, name=known_name(wanted.name), language=wanted.language)

        def work(connection: Connection) -> list[str]:
            mine = people.c.id == person.id
            connection.execute(update(people).where(mine).values(name=changed.name, language=changed.language))
            renamed = _rename(connection, changed) if changed.name != person.name else []
            for table in renamed:
                self.bus.spread(connection, "lobby", table)
            return renamed

        for table in await self.store.write(work):
            self.bus.tell("lobby", table)
        return changed

    async def account(self, person: Person) -> wire.Account:
        row = await self.store.row(select(accounts.c.login).where(accounts.c.person == person.id))
        count = await self.store.row(select(func.count().label("n")).where(sessions.c.person == person.id))
        return wire.Account(
            **msgspec.structs.asdict(person),
            login=None if row is None else row["login"],
            sessions=0 if count is None else count["n"],
            bots=await self.bots(person),
        )

    async def preferences(self, person: Person) -> wire.Preferences:
        row = await self.store.row(select(preferences.c.body).where(preferences.c.person == person.id))
        kept = {} if row is None else msgspec.json.decode(row["body"], type=dict[str, object])
        # Another version may have kept more than this one knows.
        known = {name: kept[name] for name in wire.Preferences.__struct_fields__ if name in kept}
        return msgspec.convert(known, wire.Preferences)

    async def prefer(self, person: Person, wanted: wire.Preferences) -> wire.Preferences:
        body = msgspec.json.encode(wanted).decode()

        def work(connection: Connection) -> None:
            connection.execute(delete(preferences).where(preferences.c.person == person.id))
            connection.execute(insert(preferences).values(person=person.id, body=body))

        await self.store.write(work)
        return wanted

    # Bots

    async def bots(self, person: Person) -> list[wire.BotInfo]:
        query = (
            select(people.c.id, people.c.name, tokens.c.created)
            .join(tokens, tokens.c.person == people.c.id)
            .where(tokens.c.owner == person.id)
            .order_by(tokens.c.created)
        )
        return [wire.BotInfo(**row) for row in await self.store.rows(query)]

    async def new_bot(self, person: Person, wanted: wire.NewBot) -> wire.NewBotInfo:
        """A bot account of mine. Its token is shown once; only a hash of it is kept."""
        if person.kind == "bot":
            raise forbidden("bots have no bots")
        bot = Person(new_id(), known_name(wanted.name), "bot", person.language)
        token = "bot_" + secrets.token_urlsafe(32)
        moment = now()

        def work(connection: Connection) -> None:
            count = select(func.count()).where(tokens.c.owner == person.id)
            if int(connection.execute(count).scalar_one()) >= BOTS:
                raise Refused("bots", f"{BOTS} bots are enough; remove one first", 409)
            connection.execute(insert(people).values(**msgspec.structs.asdict(bot), created=moment))
            kept = {"hash": hashed(token), "person": bot.id, "owner": person.id, "created": moment}
            connection.execute(insert(tokens).values(**kept))

        await self.store.write(work)
        return wire.NewBotInfo(bot.id, bot.name, token)

    async def remove_bot(self, person: Person, bot: str, rooms: Rooms) -> None:
        """The bot is forgotten, its token is worth nothing any more."""
        if bot not in [mine.id for mine in await self.bots(person)]:
            raise absent("bot")
        await get_up(self.store, rooms, [bot])
        await self._forget([bot])

    # Everything, and nothing

    async def everything(self, person: Person) -> wire.Everything:
        """All that is kept about me, but for hashes and secrets."""
        return wire.Everything(**await self.store.reader.read(lambda found: everything(found, person.id)))

    async def forget(self, person: Person, rooms: Rooms) -> None:
        """Delete me: name, account, sessions, bots. The games of others stay whole, without my name."""
        gone = [person.id, *[bot.id for bot in await self.bots(person)]]
        await get_up(self.store, rooms, gone)
        await self._forget(gone)

    async def forget_guest(self, guest: str, rooms: Rooms) -> None:
        """The same for somebody who cannot come back."""
        await self.forget(Person(guest, "", "guest", ""), rooms)

    async def _forget(self, gone: Sequence[str]) -> None:
        def work(connection: Connection) -> list[tuple[str, str]]:
            news: list[tuple[str, str]] = []
            for one in gone:
                free, named = vacate(connection, one)
                connection.execute(delete(people).where(people.c.id == one))
                connection.execute(update(audit).where(audit.c.person == one).values(detail="{}"))
                news += [("session", one), *[("lobby", each) for each in free], *[("names", each) for each in named]]
            for kind, which in news:
                self.bus.spread(connection, kind, which)
            return news

        for kind, which in await self.store.write(work):
            self.bus.tell(kind, which)


def _rename(connection: Connection, person: Person) -> list[str]:
    """Tables that have not begun show the new name; returns which those are."""
    query = select(seats.c.table, seats.c.seat).join(tables, tables.c.id == seats.c.table)
    sits = query.where(seats.c.person == person.id, seats.c.kind == "person", tables.c.status == "open")
    found = connection.execute(sits).all()
    for table, seat in found:
        here = seats.c.table == table
        others = connection.execute(select(seats.c.name).where(here, seats.c.seat != seat)).scalars().all()
        name = another(person.name, others)
        connection.execute(update(seats).where(here, seats.c.seat == seat).values(name=name))
    return sorted({table for table, _ in found})


def firm(password: str, *near: str) -> None:
    """Refuse passwords that others guess at once: short ones, common ones, those made of the login or the name."""
    if len(password) < SHORTEST:
        raise Refused("weak", f"a password has {SHORTEST} characters or more; a sentence of 15 is better")
    from zxcvbn import zxcvbn

    # Beyond 72 characters nothing is guessed, and measuring would take long.
    if zxcvbn(password[:72], user_inputs=list(near))["score"] < FIRM:
        raise Refused("weak", "this password is guessed too easily; take a few words that do not belong together")
