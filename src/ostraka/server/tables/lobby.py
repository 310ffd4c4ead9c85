"""Tables before and around the game: set up, find, join, start, go on with a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Connection, RowMapping, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ostraka.match import Guide, Match, guide_of, load_game
from ostraka.server.bus import Bus
from ostraka.server.errors import Refused, absent, forbidden
from ostraka.server.people.names import another
from ostraka.server.people.people import Person
from ostraka.server.store import Store
from ostraka.server.store.store import TableRows, locked_rows, new_id, table_rows
from ostraka.server.store.trouble import constraint
from ostraka.server.tables import wire
from ostraka.server.tables.chairs import bot_name, check_level, distinct, refuse_removed, sitting_at
from ostraka.server.tables.clock import read_pace
from ostraka.server.tables.games import fewest
from ostraka.server.tables.household import Households
from ostraka.server.tables.listing import check_playing, check_waiting, table_info
from ostraka.server.tables.rated import check_people, one_household, unfinished
from ostraka.server.tables.rooms import header_of
from ostraka.server.tables.rows import removals, seats, tables
from ostraka.server.tables.settling import settled, turned
from ostraka.server.tables.state import Header, TableState
from ostraka.server.times import now
from ostraka.server.wire import Level

__all__ = ["Lobby", "table_info"]

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters of a table's code: none that looks like a digit."""
Also: TypeAlias = Callable[[Connection, str], None]


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


class Lobby:
    """All that happens to a table while nobody plays at it."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.households = Households(store)

    # Looking

    async def find(self, table: str, person: Person | None) -> wire.TableInfo:
        """A table by its id; whoever has the id may look at the cover of it."""
        found = await self.store.table(table)
        if found is None:
            raise absent("table")
        return table_info(*found, person)

    async def by_code(self, code: str, person: Person | None) -> wire.TableInfo:
        row = await self.store.row(select(tables.c.id).where(tables.c.code == code.upper()))
        if row is None:
            raise absent("table")
        return await self.find(row["id"], person)

    # Setting up

    async def create(
        self,
        person: Person,
        wish: wire.NewTable,
        secret: str | None = None,
        start: dict[str, object] | None = None,
        source: tuple[str, int] | None = None,
        day: str | None = None,
        also: Also | None = None,
        address: str = "",
    ) -> wire.TableInfo:
        """A new table with its secret and its commitment; it waits until it is started.

        It can begin from a position of another table, and `also` is done in the same transaction.
        """
        game = load_game(wish.game)
        if wish.rated and game.printed:
            raise Refused("rated", "house rules are not rated", 409)
        read_pace(wish.pace)
        match = Match(game, len(wish.seats), wish.setup, secret, start=start)
        row = self._row(person, wish, match)
        if start is not None:
            row["start"] = msgspec.json.encode(start).decode()
        if source is not None:
            row["source"], row["branch"] = source
        row["day"] = day
        row["house"] = await self.households.of(address)
        for chair in wish.seats:
            check_level(wish.game, chair.level)
        chairs = self._chairs(row["id"], person, wish.seats, row["house"])
        made = await self._insert(person, row, chairs, also)
        self.bus.tell("lobby", row["id"])
        return table_info(*made, person)

    def _row(self, person: Person, wish: wire.NewTable, match: Match[Any, Any]) -> dict[str, Any]:
        moment = now()
        return {
            "id": new_id(),
            "code": new_code(),
            "host": person.id,
            "game": wish.game,
            "rules": match.game.rules,
            "seats": match.seats,
            "setup": msgspec.json.encode(match.setup).decode(),
            "secret": match.secret,
            "commitment": match.commitment,
            "visibility": wish.visibility,
            "pace": wish.pace,
            "undo": wish.undo,
            "spectators": wish.spectators,
            "delay": wish.delay,
            "chat": wish.chat,
            "rated": wish.rated,
            "discreet": True,
            "fair": True,
            "status": "open",
            "created": moment,
            "moved": moment,
            "seq": 0,
            "waits": 0,
        }

    def _chairs(
        self, table: str, person: Person, wishes: Sequence[wire.SeatWish], house: str | None
    ) -> list[dict[str, Any]]:
        chairs: list[dict[str, Any]] = []
        for seat, wish in enumerate(wishes):
            chair: dict[str, Any] = {"table": table, "seat": seat, "kind": wish.kind, "person": None, "bot": None}
            chair |= {"name": f"Seat {seat + 1}", "house": None}
            if wish.kind == "me":
                chair.update(kind="person", person=person.id, name=person.name, house=house)
            elif wish.kind == "bot":
                chair["bot"] = wish.level
            elif wish.kind == "invited":
                chair["person"] = wish.person
            chairs.append(chair)
        return distinct(chairs)

    async def _insert(
        self, person: Person, row: dict[str, Any], chairs: list[dict[str, Any]], also: Also | None
    ) -> TableRows:
        def work(connection: Connection) -> TableRows:
            check_waiting(connection, row)
            if row["rated"]:
                check_people(connection, [person.id, *sitting_at(chairs, person)])
            connection.execute(insert(tables), row)
            connection.execute(insert(seats), chairs)
            if also is not None:
                also(connection, row["id"])
            self.bus.spread(connection, "lobby", row["id"])
            return _rows(connection, row["id"])

        while True:
            try:
                return await self.store.write(work)
            except IntegrityError as error:
                broken = constraint(error)
                if also is not None and "tries" in broken:
                    raise
                if "code" not in broken:
                    raise Refused("invited", "somebody invited is not known here") from None
                row["code"] = new_code()

    async def quick(self, person: Person, wish: wire.QuickGame) -> wire.TableInfo:
        """A game against bots, begun at once; where somebody alone takes several seats, these and no bots."""
        game = load_game(wish.game)
        if wish.guided:
            return await self._guided(person, wish.game, guide_of(game))
        mine, me = game.alone, wire.SeatWish("me")
        if wish.seats or mine == 1:
            count = wish.seats or fewest(game, wish.setup)
            chairs = [me, *[wire.SeatWish("bot", wish.level)] * (count - 1)]
        else:
            chairs = [me] * mine
        table = await self.create(person, wire.NewTable(wish.game, chairs, wish.setup))
        return await self.start(person, table.id)

    async def _guided(self, person: Person, game: str, guide: Guide | None) -> wire.TableInfo:
        """A guided first game, begun at once: always the same deal."""
        if guide is None:
            raise absent("guided game")
        bot = wire.SeatWish("bot", msgspec.convert(guide.bot, Level))
        chairs = [wire.SeatWish("me"), *[bot] * (guide.seats - 1)]
        wish = wire.NewTable(game, chairs, dict(guide.setup), undo="free")
        table = await self.create(person, wish, secret=guide.seed)
        return await self.start(person, table.id)

    # Coming and going

    async def join(self, person: Person, table: str, wanted: int | None, address: str = "") -> wire.TableInfo:
        """Take an open seat, or the one kept for me."""
        house = await self.households.of(address)

        def work(connection: Connection) -> None:
            row, chairs = self._open(connection, table)
            sitting = sitting_at(chairs)
            if person.id in sitting:
                return
            refuse_removed(connection, table, person.id, house)
            if row["rated"]:
                check_people(connection, [person.id, *sitting])
            free = [c for c in chairs if c["kind"] == "invited" and c["person"] == person.id]
            free += [c for c in chairs if c["kind"] == "open"]
            free = [c for c in free if wanted is None or c["seat"] == wanted]
            if not free:
                raise Refused("full", "no seat is free for you at this table", 409)
            names = [c["name"] for c in chairs if c["seat"] != free[0]["seat"]]
            sit = {"kind": "person", "person": person.id, "name": another(person.name, names), "house": house}
            self._reseat(connection, table, free[0]["seat"], sit)

        return await self._change(table, work, person)

    async def leave(self, person: Person, table: str) -> None:
        """Get up before the game begins; when the host does, the table is cleared away."""

        def work(connection: Connection) -> None:
            row, chairs = self._open(connection, table)
            if row["host"] == person.id:
                connection.execute(delete(tables).where(tables.c.id == table))
            for chair in chairs if row["host"] != person.id else ():
                if chair["person"] == person.id:
                    self._free(connection, table, chair["seat"])
            self.bus.spread(connection, "lobby", table)

        await self.store.write(work)
        self.bus.tell("lobby", table)

    async def remove(self, person: Person, table: str, seat: int) -> wire.TableInfo:
        """The host sends somebody away, who cannot sit down at this table again."""

        def work(connection: Connection) -> None:
            _, chairs = self._open(connection, table, host=person)
            if not 0 <= seat < len(chairs) or chairs[seat]["person"] in (None, person.id):
                raise Refused("seat", "nobody sits there whom you could send away", 409)
            whom = chairs[seat]["person"]
            sent = {"person": whom, "house": chairs[seat]["house"], "time": now()}
            connection.execute(delete(removals).where(removals.c.table == table, removals.c.person == whom))
            connection.execute(insert(removals).values(table=table, **sent))
            self._free(connection, table, seat)

        return await self._change(table, work, person)

    async def seat_bot(self, person: Person, table: str, seat: int, level: str) -> wire.TableInfo:
        """The host puts a bot on a free seat."""

        def work(connection: Connection) -> None:
            row, chairs = self._open(connection, table, host=person)
            if not 0 <= seat < len(chairs) or chairs[seat]["kind"] == "person":
                raise Refused("seat", "this seat is not free", 409)
            check_level(row["game"], level)
            names = [c["name"] for c in chairs if c["seat"] != seat]
            bot = {"kind": "bot", "bot": level, "name": bot_name(level, names)}
            self._reseat(connection, table, seat, {**bot, "person": None, "house": None})

        return await self._change(table, work, person)

    async def settle(self, person: Person, table: str, seat: int, setting: str, value: str) -> wire.TableInfo:
        """What a setting gives to a seat: whoever sits there settles it, or the host."""

        def work(connection: Connection) -> None:
            row, chairs = self._open(connection, table)
            found = settled(row, chairs, person, seat, setting, value)
            connection.execute(update(tables).where(tables.c.id == table).values(**found))

        return await self._change(table, work, person)

    async def start(self, person: Person, table: str) -> wire.TableInfo:
        """Begin: from now on the seats and settings are fixed."""

        def work(connection: Connection) -> None:
            row, chairs = self._open(connection, table, host=person)
            if any(chair["kind"] in ("open", "invited") for chair in chairs):
                raise Refused("seats", "some seats are still free: wait, or put bots there", 409)
            check_playing(connection, person)
            moment = now()
            header: Header = header_of(row, chairs)
            state = TableState(msgspec.structs.replace(header, begun=moment))
            waits = sum(1 << seat for seat in state.asked)
            # Where people are is forgotten as soon as it has served.
            begun = {"status": "playing", "begun": moment, "moved": moment, "house": None}
            if row["rated"]:
                begun |= self._counting(connection, row, chairs)
            change = update(tables).where(tables.c.id == table)
            connection.execute(change.values(**begun, waits=waits, due=state.due(moment)))
            connection.execute(update(seats).where(seats.c.table == table).values(house=None))

        started = await self._change(table, work, person)
        self.bus.tell("begun", table)
        return started

    def _counting(self, connection: Connection, row: RowMapping, chairs: Sequence[RowMapping]) -> dict[str, Any]:
        """Whether a game that is about to begin shall count, as columns of its table."""
        sitting = sitting_at(chairs)
        if not sitting:
            return {"rated": False}
        check_people(connection, sitting)
        if len(sitting) == 1 and unfinished(connection, sitting[0], row["id"]):
            raise Refused("unfinished", "finish your other rated game against bots first, or leave it", 409)
        return {"rated": False, "unrated": "household"} if one_household(chairs) else {}

    async def rematch(self, person: Person, table: str, address: str = "") -> wire.TableInfo:
        """The same people and settings again; whoever asks second finds the table the first one has made."""
        found = await self.store.table(table)
        if found is None:
            raise absent("table")
        row, chairs = found
        if row["status"] not in ("over", "ended"):
            raise Refused("playing", "this game is not over yet", 409)
        if all(chair["person"] != person.id for chair in chairs):
            raise forbidden("only those who played can ask for a rematch")
        if row["rematch"]:
            return await self.join(person, row["rematch"], None, address)
        # The last becomes the first.
        moved = [*chairs[1:], chairs[0]]
        wishes = [
            wire.SeatWish("bot", chair["bot"])
            if chair["kind"] == "bot"
            else wire.SeatWish("me")
            if chair["person"] == person.id
            else wire.SeatWish("invited", person=chair["person"])
            for chair in moved
        ]
        game = load_game(row["game"])
        kept = game.kept(msgspec.json.decode(row["setup"], type=dict[str, str | bool | int]))
        setup = turned(game, kept, row["seats"])
        again = wire.NewTable(
            row["game"], wishes, setup, row["visibility"], row["pace"], row["undo"], row["spectators"], row["delay"],
            row["chat"], row["rated"] or row["unrated"] is not None,
        )  # fmt: skip
        new = await self.create(person, again, address=address)

        def work(connection: Connection) -> int:
            link = update(tables).where(tables.c.id == table, tables.c.rematch.is_(None)).values(rematch=new.id)
            return connection.execute(link).rowcount

        if not await self.store.write(work):
            await self.leave(person, new.id)
            return await self.rematch(person, table, address)
        return new

    # Inside

    def _open(self, connection: Connection, table: str, host: Person | None = None) -> TableRows:
        """The rows of a table that has not begun, locked until the transaction ends."""
        found = locked_rows(connection, table)
        if found is None:
            raise absent("table")
        if host is not None and found[0]["host"] != host.id:
            raise forbidden("only the host of the table can do this")
        if found[0]["status"] != "open":
            raise Refused("begun", "this table has begun", 409)
        return found

    def _free(self, connection: Connection, table: str, seat: int) -> None:
        freed = {"kind": "open", "person": None, "name": f"Seat {seat + 1}", "house": None}
        self._reseat(connection, table, seat, freed)

    def _reseat(self, connection: Connection, table: str, seat: int, values: dict[str, Any]) -> None:
        chair = and_(seats.c.table == table, seats.c.seat == seat)
        connection.execute(update(seats).where(chair).values(**values))

    async def _change(self, table: str, work: Callable[[Connection], None], person: Person) -> wire.TableInfo:
        """Do it, and tell everybody who watches the lobby; returns the table as it is then."""

        def told(connection: Connection) -> TableRows:
            work(connection)
            self.bus.spread(connection, "lobby", table)
            return _rows(connection, table)

        changed = await self.store.write(told)
        self.bus.tell("lobby", table)
        return table_info(*changed, person)


def _rows(connection: Connection, table: str) -> TableRows:
    """The rows of a table that is there."""
    found = table_rows(connection, table)
    if found is None:
        raise absent("table")
    return found
