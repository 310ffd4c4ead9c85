"""Your turn: told to people who are not at the table, by push to their browsers or by requests to their addresses."""

from __future__ import annotations

import asyncio
import base64
import hmac
import secrets
import time
from collections import deque
from collections.abc import Iterable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import httpx
import msgspec
import structlog
from sqlalchemy import Connection, RowMapping, Table, delete, insert, select

from ostraka.server.errors import Refused, absent
from ostraka.server.people import wire
from ostraka.server.people.outside import deliver, outside
from ostraka.server.people.people import Person
from ostraka.server.people.rows import hooks, keys, pushes
from ostraka.server.settings import Settings
from ostraka.server.store import Store
from ostraka.server.store.store import new_id
from ostraka.server.tables.room import Room
from ostraka.server.tables.rooms import Rooms
from ostraka.server.tables.rows import seats
from ostraka.server.times import now

if TYPE_CHECKING:
    from py_vapid import Vapid

__all__ = ["Notifier"]

log = structlog.get_logger("notices")

MOST: Final = 10
"""Browsers, and addresses, of one person."""
TRIES: Final = 3
SIGNED: Final = 12 * 3600
"""Seconds for which a push service may believe our signature …"""
KEPT: Final = 24 * 3600
"""… and for which it keeps what it cannot deliver."""
TOGETHER: Final = 32
"""Requests on their way at the same time, one of each person at most; the others wait in line."""
BEHIND: Final = 20
"""Notices of one person that may wait: whoever can be reached only slowly hears of no more."""
GONE: Final = {404, 410}
"""How a push service says that somebody does not want to hear from us any more."""


class Asked(NamedTuple):
    """A seat that is asked since entry `seq`, and when it is time to tell whoever sits there."""

    due: float
    table: str
    seat: int
    seq: int


def awaited(room: Room, asked: Asked) -> bool:
    """Whether a seat is still asked the same, and nobody has come to it."""
    state = room.state
    if asked.seat not in state.asked or room.present(asked.seat):
        return False
    return asked.seq <= state.seq and state.lengths[asked.seq] == state.match.at


class Notifier:
    """Waits a little when somebody is asked; if they have neither answered nor come to the table, they are told."""

    def __init__(self, store: Store, settings: Settings, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        self.address = settings.address
        self.inside = settings.inside
        self.wait = settings.notice
        self._asked: dict[str, frozenset[int]] = {}
        # One queue for all tables: it names them only, so a game that is over does not stay in memory because of it.
        self._soon: deque[Asked] = deque()
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()
        self._vapid: Vapid | None = None
        self._together = asyncio.Semaphore(TOGETHER)
        self._behind: dict[str, deque[bytes]] = {}
        """Who is being told just now, and what they are to be told next: one at a time."""
        self._wishing: set[str] = set()
        """Whose addresses are being looked up."""
        rooms.bus.listeners.append(self._hear)

    def start(self) -> None:
        self._task = asyncio.create_task(self._watch(), name="notifier")

    async def stop(self) -> None:
        tasks = [*self._telling] if self._task is None else [self._task, *self._telling]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Noticing

    def notice(self, room: Room) -> None:
        """A room has something new."""
        asked = room.state.asked & room.state.people
        before = self._asked.pop(room.header.id, frozenset())
        if asked:
            self._asked[room.header.id] = asked
        self._expect(room, asked - before if room.wrote else ())

    def _hear(self, kind: str, table: str, _: int) -> None:
        if kind == "begun":
            self._follow(asyncio.create_task(self._begin(table)))

    async def _begin(self, table: str) -> None:
        """A game has begun here: whoever has the first turn may not be there to see it."""
        try:
            room = await self.rooms.get(table)
        except Refused as error:
            log.warning("nobody is told that a game has begun", table=table, code=error.code)
            return
        if room.state.seq == 0:
            self._expect(room, room.state.asked & room.state.people)

    def _expect(self, room: Room, seats: Iterable[int]) -> None:
        for seat in seats:
            self._soon.append(Asked(time.monotonic() + self.wait, room.header.id, seat, room.state.seq))
            self._more.set()

    def _follow(self, task: asyncio.Task[None]) -> None:
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _watch(self) -> None:
        """Take those whose time has come out of the queue; it is in order, because all wait equally long."""
        while True:
            await self._more.wait()
            self._more.clear()
            while self._soon:
                await asyncio.sleep(max(0.0, self._soon[0].due - time.monotonic()))
                asked = self._soon.popleft()
                room = self.rooms.rooms.get(asked.table)
                if asked.seat in self._asked.get(asked.table, ()) and (room is None or awaited(room, asked)):
                    self._follow(asyncio.create_task(self._remind(asked)))

    async def _remind(self, asked: Asked) -> None:
        """Tell whoever is still asked the same and is not at the table."""
        try:
            room = await self.rooms.get(asked.table)
            if not awaited(room, asked):
                return
            chair = select(seats).where(seats.c.table == asked.table, seats.c.seat == asked.seat)
            row = await self.store.row(chair)
            if row is not None and row["person"]:
                await self.tell(row["person"], room, asked.seat)
        except Exception as error:
            log.error("somebody could not be told", error=type(error).__name__)

    async def tell(self, person: str, room: Room, seat: int) -> None:
        """Tell a person everywhere they want to be told, one notice after the other."""
        news = {"event": "turn", "table": room.header.id, "game": room.header.game, "seat": seat, "url": self.address}
        body = msgspec.json.encode(news)
        if person in self._behind:
            if len(self._behind[person]) < BEHIND:
                self._behind[person].append(body)
            return
        waiting = self._behind[person] = deque([body])
        try:
            while waiting:
                await self._tell(person, waiting.popleft())
        finally:
            del self._behind[person]

    async def _tell(self, person: str, body: bytes) -> None:
        for row in await self.store.rows(select(pushes).where(pushes.c.person == person)):
            await self._push(row, body)
        for row in await self.store.rows(select(hooks).where(hooks.c.person == person)):
            await self._call(row, body)

    # Telling

    async def _send(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        async with self._together:
            return await deliver(url, body, headers, self.inside)

    async def _push(self, row: RowMapping, body: bytes) -> None:
        # Late: whoever has no pushes to send need not load what it takes.
        from pywebpush import WebPusher, WebPushException

        to = httpx.URL(row["endpoint"])
        claims: dict[str, str | int] = {
            "sub": f"mailto:ostraka@{httpx.URL(self.address).host}",
            "aud": f"{to.scheme}://{to.netloc.decode()}",
            "exp": now() // 1000 + SIGNED,
        }
        headers = {**(await self.vapid()).sign(claims), "content-encoding": "aes128gcm", "ttl": str(KEPT)}
        try:
            keys = {"p256dh": row["p256dh"], "auth": row["auth"]}
            sealed = WebPusher({"endpoint": row["endpoint"], "keys": keys}).encode(body)
            status = await self._send(row["endpoint"], sealed["body"], headers)
        except (httpx.HTTPError, Refused, ValueError, WebPushException) as error:
            log.info("a push was not delivered", error=type(error).__name__)
            return
        if status in GONE:
            await self.forget(pushes, row["person"], row["id"])
        if status >= 300:
            log.info("a push was refused", status=status)

    async def _call(self, row: RowMapping, body: bytes) -> None:
        sign = hmac.new(row["secret"].encode(), body, sha256).hexdigest()
        headers = {"content-type": "application/json", "x-ostraka-signature": f"sha256={sign}"}
        for attempt in range(TRIES):
            try:
                if await self._send(row["url"], body, headers) < 500:
                    return
            except (httpx.HTTPError, httpx.InvalidURL, Refused) as error:
                log.info("a webhook was not reached", error=type(error).__name__)
            await asyncio.sleep(2.0**attempt)

    # Keys

    async def vapid(self) -> Vapid:
        """The server's own key: made once, shared by all processes on one store."""
        if self._vapid is None:
            from py_vapid import Vapid

            fresh = Vapid()
            fresh.generate_keys()
            body: str = fresh.private_pem().decode()

            def work(connection: Connection) -> str:
                kept = connection.execute(select(keys.c.body).where(keys.c.name == "vapid")).scalar()
                if kept is None:
                    connection.execute(insert(keys).values(name="vapid", body=body))
                return kept or body

            self._vapid = Vapid.from_pem((await self.store.write(work)).encode())
        return self._vapid

    async def public_key(self) -> wire.PushKey:
        """The public half, as browsers write it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = (await self.vapid()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return wire.PushKey(base64.urlsafe_b64encode(key).rstrip(b"=").decode())

    # Wishes

    async def subscribe(self, person: Person, wish: wire.PushWish) -> wire.PushInfo:
        """A browser of this person wants pushes."""
        await self._look_up(person, wish.endpoint)
        row = {"endpoint": wish.endpoint, "p256dh": wish.keys.p256dh, "auth": wish.keys.auth}
        kept = await self._keep(pushes, person, row)
        return wire.PushInfo(kept["id"], kept["created"])

    async def hook(self, person: Person, wish: wire.NewHook) -> wire.HookInfo:
        """An address of this person wants requests."""
        await self._look_up(person, wish.url)
        kept = await self._keep(hooks, person, {"url": wish.url, "secret": secrets.token_urlsafe(32)})
        return wire.HookInfo(kept["id"], kept["url"], kept["created"], kept["secret"])

    async def _look_up(self, person: Person, url: str) -> None:
        """Refuse an address that does not lead outside; one at a time, because a name can take long to look up."""
        if person.id in self._wishing:
            raise Refused("often", "one address after the other", 429)
        self._wishing.add(person.id)
        try:
            await outside(url, self.inside)
        finally:
            self._wishing.discard(person.id)

    async def hooks(self, person: Person) -> list[wire.HookInfo]:
        rows = await self.store.rows(select(hooks).where(hooks.c.person == person.id).order_by(hooks.c.created))
        return [wire.HookInfo(row["id"], row["url"], row["created"]) for row in rows]

    async def forget(self, what: Table, person: str, id: str) -> None:
        """Take a wish back; only one's own."""

        def work(connection: Connection) -> int:
            mine = delete(what).where(what.c.id == id, what.c.person == person)
            return connection.execute(mine).rowcount

        if not await self.store.write(work):
            raise absent("wish")

    async def _keep(self, what: Table, person: Person, row: dict[str, Any]) -> dict[str, Any]:
        full = {"id": new_id(), "person": person.id, "created": now(), **row}

        def work(connection: Connection) -> None:
            mine = select(what.c.id).where(what.c.person == person.id).limit(MOST)
            if len(connection.execute(mine).all()) >= MOST:
                raise Refused("many", f"no more than {MOST} of them", 409)
            connection.execute(insert(what).values(**full))

        await self.store.write(work)
        return full
