"""What people say at a table: preset phrases, chat where the table allows it, pings and marks on a shared plan."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select
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
RECALLED: Final = 50
"""How many of the last things each seat has said somebody hears who comes to the table."""
KEPT: Final = 200
"""How many things each seat has said are kept: the oldest go."""
BURST: Final = 30
"""How many things one seat may say …"""
WITHIN: Final = 10_000
"""… in so many milliseconds."""
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
            make_room(connection, table, seat)
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

    async def heard(self, table: str, after: int, mates: frozenset[int], until: int | None = None) -> list[wire.Said]:
        """What was said behind number `after` and is for these seats to hear; -1: the last things said.

        `until`: nothing that was said later, for those who watch with a delay.
        """
        # Whoever talks much silences nobody else.
        rank = func.row_number().over(partition_by=talk.c.seat, order_by=talk.c.n.desc()).label("rank")
        behind = select(talk, rank).where(talk.c.table == table, talk.c.n > after)
        ranked = (behind if until is None else behind.where(talk.c.time <= until)).subquery()
        rows = await self.store.rows(select(ranked).where(ranked.c.rank <= RECALLED).order_by(ranked.c.n))
        return [
            wire.Said(row["n"], row["seat"], row["kind"], row["body"], row["side"], row["time"])
            for row in rows
            if not row["side"] or row["seat"] in mates
        ]


def make_room(connection: Connection, table: str, seat: int) -> None:
    """Forget the oldest things a seat has said; refuse if it says too much at once."""
    mine = (talk.c.table == table) & (talk.c.seat == seat)
    said = connection.execute(select(talk.c.n, talk.c.time).where(mine).order_by(talk.c.n.desc()).limit(KEPT)).all()
    if len(said) >= BURST and said[BURST - 1].time > now() - WITHIN:
        raise Refused("often", "one thing after the other", 429)
    if len(said) >= KEPT:
        connection.execute(delete(talk).where(mine, talk.c.n <= said[-1].n))


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
