"""How hard puzzles are and how good people are at them: whoever solves one at once beats it, others lose to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ostraka.match.puzzle import Puzzle
from ostraka.server.people.people import Person
from ostraka.server.puzzles import wire
from ostraka.server.puzzles.rows import puzzle_ratings, puzzle_tries
from ostraka.server.recent import Recent
from ostraka.server.store import Store
from ostraka.server.times import now

__all__ = ["Entered", "Ratings", "name_of"]

MODEL: Final = PlackettLuce()
DOUBT: Final = 25 / 6
"""How unsure the rating is that a puzzle was given by its makers: they had only bots to try it."""
FRESH: Final = 5.0
"""Seconds for which lists are not made anew."""


class Entered(NamedTuple):
    """My rating after a try, and by how much it has changed."""

    rating: wire.SolverRating | None
    moved: float | None


def name_of(puzzle: Puzzle) -> str:
    """Under which name a puzzle is rated."""
    return f"puzzle:{puzzle.id}"


class Ratings:
    """The first result of each person at each puzzle counts, once and for all."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._puzzles: Recent[str, Sequence[RowMapping]] = Recent(FRESH)

    # Looking

    async def puzzles(self, game: str) -> dict[str, RowMapping]:
        """The ratings of the puzzles of a game that anybody has tried, by name."""
        query = select(puzzle_ratings).where(puzzle_ratings.c.game == game, puzzle_ratings.c.person.is_(None))
        return {row["who"]: row for row in await self._puzzles.get(game, lambda: self.store.rows(query))}

    async def tries(self, person: Person | None, game: str) -> dict[str, RowMapping]:
        """What somebody has tried, by puzzle."""
        if person is None:
            return {}
        query = select(puzzle_tries).where(puzzle_tries.c.person == person.id, puzzle_tries.c.game == game)
        return {row["puzzle"]: row for row in await self.store.rows(query)}

    async def mine(self, person: Person | None, game: str) -> wire.SolverRating | None:
        """How good somebody is, once they have tried."""
        if person is None:
            return None
        return _told(await self.store.row(_rated(person.id, game)))

    # Entering

    async def enter(self, person: Person, game: str, puzzle: Puzzle, solved: bool) -> Entered:
        """A result: the first one counts, later ones are noted."""

        def work(connection: Connection) -> bool:
            return self._enter(connection, person, game, puzzle, solved)

        before = await self.mine(person, game)
        try:
            counted = await self.store.write(work)
        except IntegrityError:
            # Two results at once: the other one has made the row that this one wanted to make.
            counted = await self.store.write(work)
        if not counted:
            return Entered(before, None)
        self._puzzles.forget()
        after = await self.mine(person, game)
        assert after is not None
        return Entered(after, round(after.mu - (before.mu if before else MODEL.rating().mu), 2))

    def _enter(self, connection: Connection, person: Person, game: str, puzzle: Puzzle, solved: bool) -> bool:
        mine = puzzle_tries.c.person == person.id, puzzle_tries.c.game == game, puzzle_tries.c.puzzle == puzzle.id
        known = connection.execute(select(puzzle_tries).where(*mine).with_for_update()).mappings().first()
        if known is not None:
            values = {"solved": known["solved"] or solved, "misses": known["misses"] + (not solved)}
            connection.execute(update(puzzle_tries).where(*mine).values(**values))
            return False
        row = {"person": person.id, "game": game, "puzzle": puzzle.id, "first": solved, "solved": solved}
        connection.execute(insert(puzzle_tries).values(**row, misses=int(not solved), time=now()))
        names = [person.id, name_of(puzzle)]
        both = (puzzle_ratings.c.game == game) & puzzle_ratings.c.who.in_(names)
        rated = {
            row["who"]: row
            for row in connection.execute(select(puzzle_ratings).where(both).with_for_update()).mappings()
        }
        solver, riddle = rated.get(names[0]), rated.get(names[1])
        first = MODEL.rating() if solver is None else MODEL.rating(mu=solver["mu"], sigma=solver["sigma"])
        mu, sigma = (puzzle.rating, DOUBT) if riddle is None else (riddle["mu"], riddle["sigma"])
        (after,), (harder,) = MODEL.rate(
            [[first], [MODEL.rating(mu=mu, sigma=sigma)]], ranks=[1.0, 2.0] if solved else [2.0, 1.0]
        )
        entries = [_entry(names[0], game, person.id, after, solver, solved)]
        # A guest can be somebody else at the next click: what guests do moves no puzzle.
        if person.kind == "account":
            entries.append(_entry(names[1], game, None, harder, riddle, solved))
        written = [entry["who"] for entry in entries]
        connection.execute(
            delete(puzzle_ratings).where(puzzle_ratings.c.game == game, puzzle_ratings.c.who.in_(written))
        )
        connection.execute(insert(puzzle_ratings), entries)
        return True


def _rated(who: str, game: str) -> Any:
    return select(puzzle_ratings).where(puzzle_ratings.c.who == who, puzzle_ratings.c.game == game)


def _entry(
    who: str, game: str, person: str | None, rating: Any, before: RowMapping | None, solved: bool
) -> dict[str, Any]:
    return {
        "who": who,
        "game": game,
        "person": person,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "tries": 1 + (before["tries"] if before else 0),
        "solved": int(solved) + (before["solved"] if before else 0),
        "moved": now(),
    }


def _told(row: RowMapping | None) -> wire.SolverRating | None:
    if row is None:
        return None
    mu, sigma = row["mu"], row["sigma"]
    low = round(mu - 3 * sigma, 2)
    return wire.SolverRating(round(mu, 2), round(sigma, 2), low, row["tries"], row["solved"])
