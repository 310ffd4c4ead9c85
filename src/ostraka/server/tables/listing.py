"""Which tables are listed: so many at most, and of one host or household no more before everybody else has some."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Connection, RowMapping, Select, exists, func, or_, select

from ostraka.match import load_game
from ostraka.server.bus import Bus
from ostraka.server.errors import Refused
from ostraka.server.people.people import Person
from ostraka.server.recent import Recent
from ostraka.server.store import Store
from ostraka.server.store.store import TableRows
from ostraka.server.tables import wire
from ostraka.server.tables.damage import all_seats, reading
from ostraka.server.tables.guided import script_of
from ostraka.server.tables.rows import seats, tables
from ostraka.server.times import now

__all__ = ["Listing", "check_playing", "check_waiting", "table_info"]

Found: TypeAlias = list[tuple[RowMapping, list[RowMapping]]]
FRESH: Final = 1.0
"""Seconds for which a list is not made anew, unless we hear that it has changed."""
SHOWN: Final = 200
OPEN: Final = 20
"""Tables one person may have waiting at a time …"""
PUBLIC: Final = 3
"""… how many of them everybody may see …"""
CROWD: Final = 12
"""… and how many such tables may come from one household."""

PLAYED: Final = {"guest": 20, "account": 60, "bot": 60}
"""Games somebody may have going at tables of their own …"""
LATELY: Final = 7 * 24 * 3600 * 1000
"""… where something has happened in so many milliseconds."""


@reading("its row cannot be read")
def table_info(row: RowMapping, chairs: Sequence[RowMapping], person: Person | None) -> wire.TableInfo:
    """A table's rows as this person may see them. The secret is not among them."""
    all_seats(row, chairs)
    me = None if person is None else person.id
    game = load_game(row["game"])
    played = me is not None and any(chair["person"] == me for chair in chairs)
    # Others learn nothing here of a daily challenge that they may still try.
    outcome = msgspec.json.decode(row["outcome"]) if played and row["outcome"] else {}
    # Whoever watches with a delay does not learn here whose turn it is now.
    hidden = row["status"] == "playing" and row["delay"] > 0 and not played
    return wire.TableInfo(
        id=row["id"],
        code=row["code"],
        game=row["game"],
        title=game.title,
        setup=game.kept(msgspec.json.decode(row["setup"], type=dict[str, str | bool | int])),
        seats=[
            wire.SeatInfo(c["seat"], c["kind"], c["name"], c["bot"], me is not None and c["person"] == me)
            for c in chairs
        ],
        status=row["status"],
        visibility=row["visibility"],
        pace=row["pace"],
        undo=row["undo"],
        spectators=row["spectators"],
        delay=row["delay"],
        chat=row["chat"],
        rated=row["rated"],
        host=me is not None and row["host"] == me,
        commitment=row["commitment"],
        seq=0 if hidden else row["seq"],
        waits=[] if hidden else [seat for seat in range(row["seats"]) if row["waits"] >> seat & 1],
        created=row["created"],
        moved=row["begun"] if hidden else row["moved"],
        rematch=row["rematch"],
        points=outcome.get("totals"),
        ranks=outcome.get("ranks"),
        unrated=row["unrated"],
        day=row["day"],
        forked=row["branch"],
        guided=script_of(row["game"], row["secret"], row["start"]) is not None,
    )


def unless_damaged(rows: TableRows, person: Person | None) -> wire.TableInfo | None:
    """The same for lists: a damaged table is left out, and only whoever asks for it by its id is told."""
    try:
        return table_info(*rows, person)
    except Refused:
        return None


class Listing:
    """The lists of tables. Many look at the same ones, and hear of the same changes: each is looked up once."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self._open: Recent[None, Found] = Recent(FRESH)
        self._changed: Recent[str, TableRows | None] = Recent(FRESH)
        bus.listeners.append(self._hear)

    async def listed(self, person: Person | None, which: str) -> list[wire.TableInfo]:
        """`open` to everybody, `mine` in play or waiting, `waiting` for me, or `past`."""
        if which == "open":
            found = await self._open.get(None, lambda: self._found(open_tables()))
        elif person is None:
            return []
        else:
            sits = exists().where(seats.c.table == tables.c.id, seats.c.person == person.id)
            states = ("over", "ended") if which == "past" else ("open", "playing")
            mine = or_(sits, tables.c.host == person.id)
            found = await self._found(select(tables).where(mine, tables.c.status.in_(states)))
        infos = [info for rows in found if (info := unless_damaged(rows, person)) is not None]
        if which == "waiting":
            infos = [info for info in infos if any(info.seats[seat].mine for seat in info.waits)]
        return infos

    async def changed(self, table: str, person: Person | None) -> wire.TableInfo | None:
        """A table that has changed, for one of those who hear of it; None if it is gone."""
        found = await self._changed.get(table, lambda: self.store.table(table))
        return None if found is None else unless_damaged(found, person)

    def _hear(self, kind: str, _: str, __: int) -> None:
        if kind in ("lobby", "again"):
            self._open.forget()
            self._changed.forget()

    async def _found(self, query: Select[Any]) -> Found:
        return await self.store.reader.read(lambda connection: with_chairs(connection, query))


def open_tables() -> Select[Any]:
    """Tables that everybody may join: the newest of each household first, then the second of each, and so on."""
    public = (tables.c.status == "open", tables.c.visibility == "public")
    whose = func.coalesce(tables.c.house, tables.c.host, tables.c.id)
    rank = func.row_number().over(partition_by=whose, order_by=tables.c.moved.desc()).label("rank")
    ranked = select(tables.c.id, rank).where(*public).subquery()
    return select(tables).join(ranked, ranked.c.id == tables.c.id).order_by(ranked.c.rank)


def with_chairs(connection: Connection, query: Select[Any]) -> Found:
    """The tables a query finds, those first where something has happened last, each with its seats."""
    rows = connection.execute(query.order_by(tables.c.moved.desc()).limit(SHOWN)).mappings().all()
    wanted = [row["id"] for row in rows]
    chairs = select(seats).where(seats.c.table.in_(wanted)).order_by(seats.c.table, seats.c.seat)
    by_table: dict[str, list[RowMapping]] = {}
    for chair in connection.execute(chairs).mappings():
        by_table.setdefault(chair["table"], []).append(chair)
    return [(row, by_table.get(row["id"], [])) for row in rows]


def check_waiting(connection: Connection, row: dict[str, Any]) -> None:
    """Refuse yet another table: nobody fills the lists of the others."""
    near = tables.c.host == row["host"]
    if row["house"] is not None:
        near = or_(near, tables.c.house == row["house"])
    query = select(tables.c.host, tables.c.visibility).where(tables.c.status == "open", near).limit(1000)
    waiting = connection.execute(query).all()
    mine = [shown for host, shown in waiting if host == row["host"]]
    public = [host for host, shown in waiting if shown == "public"]
    crowded = row["visibility"] == "public" and (mine.count("public") >= PUBLIC or len(public) >= CROWD)
    if len(mine) >= OPEN or crowded:
        raise Refused("tables", "too many tables of yours, or from your address, are waiting already", 429)


def check_playing(connection: Connection, person: Person) -> None:
    """Refuse yet another game: nobody fills the server's memory and the time of its bots."""
    going = (tables.c.host == person.id, tables.c.status == "playing", tables.c.moved > now() - LATELY)
    most = PLAYED[person.kind]
    if connection.execute(select(func.count()).select_from(tables).where(*going)).scalar_one() >= most:
        raise Refused("games", f"you have {most} games going; finish or leave one first", 409)
