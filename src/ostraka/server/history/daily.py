"""The daily challenge: the same deal and the same bot for everybody, one try each, compared when it is over."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from ostraka.match import load_game
from ostraka.server.errors import Refused
from ostraka.server.history import wire
from ostraka.server.history.rows import days, results, tries
from ostraka.server.people.people import Person
from ostraka.server.people.rows import people
from ostraka.server.store import Store
from ostraka.server.tables.games import fewest
from ostraka.server.tables.lobby import Lobby
from ostraka.server.tables.wire.lobby import NewTable, SeatWish, TableInfo
from ostraka.server.times import today
from ostraka.server.wire import GameName

__all__ = ["LEVEL", "Challenges"]

LEVEL: Final = "student"
"""A level that does not look at the clock: it answers the same to everybody."""


class Challenges:
    """One challenge per game and day. Its secret is drawn by whoever asks first, and told when the day is over."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self.store = store
        self.lobby = lobby

    async def begin(self, person: Person, game: GameName) -> TableInfo:
        """My try of today, begun now or before."""
        if person.kind == "bot":
            raise Refused("bot", "daily challenges are for people", 403)
        day = today()
        known = await self._mine(person, game, day)
        if known is not None:
            return await self.lobby.find(known, person)
        secret = await self._secret(game, day)
        count = fewest(load_game(game), {})
        wishes = [SeatWish("me"), *[SeatWish("bot", LEVEL)] * (count - 1)]
        wish = NewTable(game, wishes, undo="never", spectators=False)

        def enter(connection: Connection, table: str) -> None:
            connection.execute(insert(tries).values(game=game, day=day, person=person.id, table=table))

        try:
            table = await self.lobby.create(person, wish, secret=secret, day=day, also=enter)
        except IntegrityError:
            # Two clicks at once: the first one has made the table.
            known = await self._mine(person, game, day)
            if known is None:
                raise
            return await self.lobby.find(known, person)
        return await self.lobby.start(person, table.id)

    async def _mine(self, person: Person, game: str, day: str) -> str | None:
        mine = (tries.c.game == game) & (tries.c.day == day) & (tries.c.person == person.id)
        row = await self.store.row(select(tries.c.table).where(mine))
        return None if row is None else str(row["table"])

    async def _secret(self, game: str, day: str) -> str:
        """The seed of a day, drawn once."""

        def work(connection: Connection) -> None:
            connection.execute(insert(days).values(game=game, day=day, secret=secrets.token_hex(32)))

        query = select(days.c.secret).where(days.c.game == game, days.c.day == day)
        row = await self.store.row(query)
        if row is None:
            # Somebody else may have drawn it in the meantime.
            with suppress(IntegrityError):
                await self.store.write(work)
            row = await self.store.row(query)
        assert row is not None
        return str(row["secret"])

    async def shown(self, person: Person | None, game: str, day: str | None) -> wire.Daily:
        """The challenge of a day. Who has not finished it learns nothing about the others' results."""
        day = day or today()
        table = None if person is None else await self._mine(person, game, day)
        query = (
            select(results.c.table, results.c.place, results.c.points, people.c.name, people.c.id)
            .join(tries, tries.c.table == results.c.table)
            .join(people, people.c.id == tries.c.person)
            .where(tries.c.game == game, tries.c.day == day, results.c.seat == 0)
        )
        rows = await self.store.rows(query)
        others = select(results.c.table, results.c.points).where(
            results.c.table.in_([row["table"] for row in rows]), results.c.seat > 0
        )
        best: dict[str, int] = {}
        for row in await self.store.rows(others):
            best[row["table"]] = max(best.get(row["table"], row["points"]), row["points"])
        finished = table is not None and any(row["table"] == table for row in rows)
        merits = {row["table"]: (row["place"] != 1, best.get(row["table"], 0) - row["points"]) for row in rows}
        listed = sorted(rows, key=lambda row: merits[row["table"]])
        # Who did equally well shares a place.
        places = [1 + sum(other < merits[row["table"]] for other in merits.values()) for row in listed]
        board = [
            wire.DailyResult(
                place, row["name"], row["place"] == 1, row["points"], row["points"] - best.get(row["table"], 0),
                person is not None and row["id"] == person.id,
            )
            for place, row in zip(places, listed, strict=True)
        ]  # fmt: skip
        return wire.Daily(
            game=game,
            day=day,
            seats=fewest(load_game(game), {}),
            level=LEVEL,
            table=table,
            results=board if finished or day < today() else [],
            tries=len(rows),
        )
