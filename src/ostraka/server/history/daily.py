"""The daily challenge: the same deal and the same bot for everybody, one try each, compared when it is over."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, Select, case, func, insert, select
from sqlalchemy.exc import IntegrityError

from ostraka.match import load_game
from ostraka.server.errors import Refused, absent
from ostraka.server.history import wire
from ostraka.server.history.rows import days, results, tries
from ostraka.server.people.people import Person
from ostraka.server.people.rows import people
from ostraka.server.recent import Recent
from ostraka.server.store import Store
from ostraka.server.tables.games import fewest
from ostraka.server.tables.lobby import Lobby
from ostraka.server.tables.wire.lobby import NewTable, SeatWish, TableInfo
from ostraka.server.times import day_end, today
from ostraka.server.wire import GameName

__all__ = ["LEVEL", "Challenges"]

LEVEL: Final = "student"
"""A level that does not look at the clock: it answers the same to everybody."""
SHOWN: Final = 100
"""How many of a day's results are listed; one's own is always among them."""
FRESH: Final = 2.0
"""Seconds for which a list is not made anew."""


class Challenges:
    """One challenge per game and day. Its secret is drawn by whoever asks first, and told when the day is over."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self.store = store
        self.lobby = lobby
        self._boards: Recent[tuple[str, str], tuple[Sequence[RowMapping], int]] = Recent(FRESH)
        self._lines: Recent[str, Sequence[RowMapping]] = Recent(FRESH)
        """The own lines of those who have asked lately, by table."""

    async def begin(self, person: Person, game: GameName) -> TableInfo:
        """My try of today, begun now or before."""
        if person.kind == "bot":
            raise Refused("bot", "daily challenges are for people", 403)
        if person.kind != "account":
            # A guest can be somebody else at the next click, and would know the deal.
            raise Refused("daily-account", "one try each: daily challenges are for people with an account", 403)
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
        try:
            closes = day_end(day)
        except (ValueError, OverflowError):
            raise absent("day") from None
        table = None if person is None else await self._mine(person, game, day)
        board, tries = await self._boards.get((game, day), lambda: self._board(game, day))
        mine = [] if table is None else await self._own(game, day, table)
        told = board if mine or day < today() else []
        listed = [*told, *[row for row in mine if row["table"] not in {each["table"] for each in told}]]
        return wire.Daily(
            game=game,
            day=day,
            seats=fewest(load_game(game), {}),
            level=LEVEL,
            table=table,
            results=[
                wire.DailyResult(
                    row["place"], row["name"], row["lost"] == 0, row["points"], row["lead"], row["table"] == table
                )
                for row in listed
            ],
            # The number may be two seconds older than one's own line.
            tries=max(tries, len(listed)),
            closes=closes,
        )

    async def _board(self, game: str, day: str) -> tuple[Sequence[RowMapping], int]:
        """The best of a day, and how many have finished it."""
        ranked = _ranked(game, day).subquery()
        rows = await self.store.rows(select(ranked).order_by(ranked.c.place, ranked.c.name).limit(SHOWN))
        count = await self.store.row(select(func.count().label("n")).select_from(ranked))
        return rows, 0 if count is None else count["n"]

    async def _own(self, game: str, day: str, table: str) -> Sequence[RowMapping]:
        """One's own line, if one has finished."""
        finished = await self.store.row(select(results.c.table).where(results.c.table == table).limit(1))
        if finished is None:
            return []
        ranked = _ranked(game, day).subquery()
        return await self._lines.get(table, lambda: self.store.rows(select(ranked).where(ranked.c.table == table)))


def _ranked(game: str, day: str) -> Select[Any]:
    """The finished tries of a day by account, each with its place: who did equally well shares one."""
    rival = results.alias()
    best = select(func.max(rival.c.points)).where(rival.c.table == results.c.table, rival.c.seat > 0).scalar_subquery()
    lead = results.c.points - func.coalesce(best, 0)
    done = (
        select(
            results.c.table,
            people.c.name,
            results.c.points,
            case((results.c.place == 1, 0), else_=1).label("lost"),
            lead.label("lead"),
        )
        .join(tries, tries.c.table == results.c.table)
        .join(people, people.c.id == tries.c.person)
        .where(tries.c.game == game, tries.c.day == day, results.c.seat == 0, people.c.kind == "account")
        .subquery()
    )
    place = func.rank().over(order_by=[done.c.lost, done.c.lead.desc()])
    return select(done, place.label("place"))
