"""Results: every game that is over leaves its results once, and moves the ratings of those who played for them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import structlog
from openskill.models import PlackettLuce
from sqlalchemy import Connection, RowMapping, and_, delete, exists, func, insert, or_, select

from ostraka.bots.levels import levels_of
from ostraka.match.shelf import game_ids, load_game
from ostraka.server.history import wire
from ostraka.server.history.matching import LAST, fitting_level
from ostraka.server.history.rows import ratings, results
from ostraka.server.people.people import Person
from ostraka.server.people.rows import people
from ostraka.server.recent import Recent
from ostraka.server.store import Store
from ostraka.server.store.trouble import described
from ostraka.server.tables.rated import counts
from ostraka.server.tables.room import Room
from ostraka.server.tables.rows import tables
from ostraka.server.times import now

__all__ = ["Results"]

log = structlog.get_logger("results")

MODEL: Final = PlackettLuce()
SHOWN: Final = 100
FRESH: Final = 5.0
"""Seconds for which lists are not made anew, unless a result comes in."""
LEFT: Final = "left"
"""How a rated game ended that was left."""


class Results:
    """Hears of tables that are over and enters them; what a crash has left out is entered at the next start."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._tasks: set[asyncio.Task[None]] = set()
        self._best: Recent[str, Sequence[RowMapping]] = Recent(FRESH)
        self._games: Recent[str, wire.GameStatistics] = Recent(FRESH)

    def hear(self, room: Room) -> None:
        """Called whenever something has happened at a table."""
        if room.state.match.over or (room.state.ended and room.header.rated):
            self._soon(room.header.id)

    def _soon(self, table: str) -> None:
        task = asyncio.create_task(self.enter(table))
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a result was not entered", exc_info=task.exception())

    async def start(self) -> None:
        """Enter what is missing."""
        entered = exists().where(results.c.table == tables.c.id)
        counting = or_(tables.c.status == "over", and_(tables.c.status == "ended", tables.c.rated))
        query = select(tables.c.id).where(counting, ~entered)
        for row in await self.store.rows(query):
            try:
                await self.enter(row["id"])
            except Exception as error:
                # One damaged table keeps no server from starting.
                log.error("a result was not entered", table=row["id"], error=described(error))

    async def stop(self) -> None:
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # Entering

    async def enter(self, table: str) -> None:
        """The results of a table, once; its ratings in the same transaction."""
        found = await self.store.table(table)
        if found is None or found[0]["status"] not in ("over", "ended"):
            return
        row, chairs = found
        outcome = msgspec.json.decode(row["outcome"])
        left = frozenset(outcome.get("left", ()))
        if row["status"] == "ended":
            # Nobody escapes a defeat by leaving; a game that nobody has left is as if it had not been.
            if not row["rated"] or not left:
                return
            outcome |= {"ranks": [1] * row["seats"], "ended": LEFT}
        rows = result_rows(row, chairs, outcome, left)

        def work(connection: Connection) -> None:
            # One transaction at a time writes, or holds this row: nobody enters a table twice.
            connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
            known = connection.execute(select(results.c.seat).where(results.c.table == table).limit(1))
            if known.first() is not None:
                return
            connection.execute(insert(results), rows)
            people = [each["person"] for each in rows if each["person"]]
            if row["rated"] and people and len({each["side"] for each in rows}) > 1 and counts(connection, people):
                self._rate(connection, rows, left)

        await self.store.write(work)
        self._best.forget()
        self._games.forget()

    def _rate(self, connection: Connection, rows: Sequence[dict[str, Any]], left: frozenset[int]) -> None:
        """Move the ratings: sides play against sides, whatever their number."""
        game = rows[0]["game"]
        names = [rating_name(row) for row in rows]
        query = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(names)).with_for_update()
        known = {row["who"]: row for row in connection.execute(query).mappings()}
        sides: dict[int, list[int]] = defaultdict(list)
        for seat, row in enumerate(rows):
            sides[row["side"]].append(seat)
        teams = [[_rating(known.get(names[seat])) for seat in side] for side in sides.values()]
        # Who has left has lost; who has stayed with a side that somebody left has its place.
        places = [float(min(rows[seat]["place"] for seat in side)) for side in sides.values()]
        moved = MODEL.rate(teams, ranks=places)
        last = len(rows) + 1.0
        lost = [last if left & set(side) else place for side, place in zip(sides.values(), places, strict=True)]
        losing = MODEL.rate(teams, ranks=lost)
        entries: dict[str, dict[str, Any]] = {}
        for n, side in enumerate(sides.values()):
            for i, seat in enumerate(side):
                if not (rows[seat]["person"] or rows[seat]["bot"]):
                    continue
                rating = (moved if seat not in left and left & set(side) else losing)[n][i]
                before = known.get(names[seat])
                entries[names[seat]] = {
                    "who": names[seat],
                    "game": game,
                    "person": rows[seat]["person"],
                    "mu": rating.mu,
                    "sigma": rating.sigma,
                    "games": 1 + (before["games"] if before else 0),
                    "moved": rows[seat]["closed"],
                }
        connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.who.in_(names)))
        if entries:
            connection.execute(insert(ratings), list(entries.values()))

    # Looking

    async def ratings(self, game: str, person: Person | None) -> list[wire.Rating]:
        """Who is strong, the surest first."""
        query = (
            select(ratings, people.c.name)
            .outerjoin(people, people.c.id == ratings.c.person)
            .where(ratings.c.game == game)
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
            .limit(SHOWN)
        )
        return [
            wire.Rating(
                name=row["name"] or row["who"].removeprefix("bot:").capitalize(),
                bot=row["person"] is None,
                game=game,
                mu=round(row["mu"], 2),
                sigma=round(row["sigma"], 2),
                low=round(row["mu"] - 3 * row["sigma"], 2),
                games=row["games"],
                mine=person is not None and row["person"] == person.id,
            )
            for row in await self._best.get(game, lambda: self.store.rows(query))
        ]

    async def game(self, game: str) -> wire.GameStatistics:
        """What has happened in a game here."""
        return await self._games.get(game, lambda: self._game(game))

    async def _game(self, game: str) -> wire.GameStatistics:
        mine = and_(results.c.game == game, results.c.ended != LEFT)
        whole = select(func.count(results.c.table.distinct()).label("n"), func.avg(results.c.points).label("mean"))
        row = await self.store.row(whole.where(mine))
        wins = await self._counted(results.c.seat, and_(mine, results.c.place == 1))
        endings = await self._counted(results.c.ended, and_(mine, results.c.seat == 0))
        most = max([int(seat) for seat in wins], default=-1) + 1
        return wire.GameStatistics(
            game=game,
            games=row["n"] if row else 0,
            mean_points=round(float(row["mean"] or 0), 2) if row else 0.0,
            wins_by_seat=[wins.get(str(seat), 0) for seat in range(most)],
            endings=endings,
        )

    async def _counted(self, column: Any, where: Any) -> dict[str, int]:
        query = select(column.label("what"), func.count().label("n")).where(where).group_by(column)
        return {str(row["what"]): row["n"] for row in await self.store.rows(query)}

    async def person(self, person: Person) -> list[wire.PersonStatistics]:
        """What somebody has done, game by game."""
        found: list[wire.PersonStatistics] = []
        query = select(results).where(results.c.person == person.id).order_by(results.c.closed.desc())
        mine = await self.store.rows(query)
        others = await self.store.rows(
            select(results.c.table, results.c.bot).where(
                results.c.bot.is_not(None), results.c.table.in_([row["table"] for row in mine])
            )
        )
        bots: dict[str, set[str]] = defaultdict(set)
        for row in others:
            bots[row["table"]].add(row["bot"])
        for game in game_ids():
            played = [row for row in mine if row["game"] == game]
            if not played:
                continue
            against: dict[str, list[int]] = defaultdict(lambda: [0, 0])
            met: list[tuple[str, bool]] = []
            for row in played:
                for bot in sorted(bots[row["table"]]):
                    against[bot][0] += 1
                    against[bot][1] += row["place"] == 1
                    met.append((bot, row["place"] == 1))
            points = [row["points"] for row in played]
            wins = sum(row["place"] == 1 for row in played)
            mean = round(sum(points) / len(points), 2)
            fits = fitting_level(levels_of(load_game(game)), met[:LAST])
            found.append(wire.PersonStatistics(game, len(played), wins, mean, max(points), dict(against), fits))
        return found


def _rating(row: RowMapping | None) -> Any:
    return MODEL.rating() if row is None else MODEL.rating(mu=row["mu"], sigma=row["sigma"])


def rating_name(row: dict[str, Any]) -> str:
    """Under which name a seat is rated."""
    return f"bot:{row['bot']}" if row["bot"] else str(row["person"])


def result_rows(
    row: RowMapping, chairs: Sequence[RowMapping], outcome: dict[str, Any], left: frozenset[int]
) -> list[dict[str, Any]]:
    """One row per seat, from the outcome that was stored with the last entry; who has left a rated game is last."""
    chair_of = [dict(chair) for chair in chairs]
    return [
        {
            "table": row["id"],
            "seat": seat,
            "person": chair["person"],
            "bot": chair["bot"],
            "game": row["game"],
            "seats": row["seats"],
            "side": outcome["sides"][seat],
            "place": row["seats"] if row["rated"] and seat in left else outcome["ranks"][seat],
            "points": outcome["totals"][seat],
            "ended": outcome["ended"] or "end",
            "rated": row["rated"],
            "closed": row["closed"] or now(),
        }
        for seat, chair in enumerate(chair_of)
    ]
