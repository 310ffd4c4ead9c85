"""What people say at a table: preset phrases, chat where the table allows it, pings and marks on a shared plan."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from ostraka.server.bus import Bus
from ostraka.server.errors import Refused
from ostraka.server.store import Store
from ostraka.server.tables import wire
from ostraka.server.tables.rows import talk
from ostraka.server.times import now
from ostraka.text.words import plain

__all__ = ["PHRASES", "Talk"]

PHRASES: Final = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "one-moment", "your-turn", "nice-move",
    "help-here", "wait-for-me", "good-idea", "rather-not", "good-game", "rematch", "goodbye",
)  # fmt: skip
"""What can be said everywhere; clients have the words for it."""
RECALLED: Final = 100
"""How many of the last things said somebody hears who comes to the table."""
MOST: Final = 2_000
"""How many things can be said at one table."""
ATTEMPTS: Final = 10


class Talk:
    """The talk of all tables. `last` is the number of the last thing said, as far as this process has heard."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus

    async def say(self, table: str, seat: int, said: wire.Say, chat: bool) -> int:
        """Say something; returns its number at this table."""
        row = {"table": table, "seat": seat, "kind": said.kind, "body": body_of(said, chat), "side": said.side}

        def work(connection: Connection) -> int:
            query = select(func.coalesce(func.max(talk.c.n), 0)).where(talk.c.table == table)
            n: int = connection.execute(query).scalar_one() + 1
            if n > MOST:
                raise Refused("often", "enough has been said at this table", 429)
            connection.execute(insert(talk).values(n=n, time=now(), **row))
            self.bus.spread(connection, "talk", table)
            return n

        for _ in range(ATTEMPTS):
            try:
                n = await self.store.write(work)
            except IntegrityError:
                # Somebody in another process has spoken at the same moment.
                continue
            self.bus.tell("talk", table)
            return n
        raise Refused("often", "everybody is talking at once; try again", 429)

    async def heard(self, table: str, after: int, mates: frozenset[int]) -> list[wire.Said]:
        """What was said behind number `after` and is for these seats to hear; -1: the last things said."""
        query = select(talk).where(talk.c.table == table, talk.c.n > after).order_by(talk.c.n.desc()).limit(RECALLED)
        rows = reversed(await self.store.rows(query))
        return [
            wire.Said(row["n"], row["seat"], row["kind"], row["body"], row["side"], row["time"])
            for row in rows
            if not row["side"] or row["seat"] in mates
        ]


def body_of(said: wire.Say, chat: bool) -> str:
    """What may be said: a known phrase, a plain line where chat is allowed, a place on the table."""
    if said.kind == "phrase":
        if said.body not in PHRASES:
            raise Refused("phrase", f"the phrases are: {', '.join(PHRASES)}")
        return said.body
    if said.kind == "text":
        if not chat:
            raise Refused("chat", "this table has no free chat; use a phrase", 409)
        line = plain(said.body)
        if not line:
            raise Refused("chat", "there is nothing to be read in it")
        return line
    block, _, thing = said.body.partition(" ")
    if not (block.isascii() and block.isalpha() and block.islower() and thing.isdecimal() and len(thing) <= 5):
        raise Refused("place", "a ping or a mark names a place as options do, such as 'card 12'")
    return f"{block} {int(thing)}"
