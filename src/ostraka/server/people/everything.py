"""Everything that is kept about a person, for them to take along. Hashes and secrets are left out."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, Table, or_, select

from ostraka.server.admin.rows import audit
from ostraka.server.history.rows import ratings, results, tries
from ostraka.server.people.rows import accounts, hooks, people, preferences, pushes, resets, sessions, tokens
from ostraka.server.puzzles.rows import puzzle_ratings, puzzle_tries
from ostraka.server.tables.rows import entries, removals, seats, tables, talk

__all__ = ["everything"]

SECRET: Final = {"hash", "password", "secret", "p256dh", "auth", "commitment", "outcome", "start", "caretaker", "cared"}
"""Columns that are nobody's to read, or that are about a game and not about a person."""


def everything(connection: Connection, person: str) -> dict[str, Any]:
    """All rows about a person and their bots, by the name of what they are, as `wire.Everything` has them."""
    mine = [person, *connection.execute(select(tokens.c.person).where(tokens.c.owner == person)).scalars()]
    seated = (seats.c.table == entries.c.table) & (seats.c.seat == entries.c.seat)
    spoken = (seats.c.table == talk.c.table) & (seats.c.seat == talk.c.seat)
    sits = seats.c.person.in_(mine)
    at = or_(tables.c.host.in_(mine), tables.c.id.in_(select(seats.c.table).where(sits)))
    named = select(people.c.id, people.c.name, tokens.c.created, people.c.locked)
    owned = named.join(tokens, tokens.c.person == people.c.id).where(tokens.c.owner == person)
    liked = connection.execute(select(preferences.c.body).where(preferences.c.person == person)).scalar()
    return {
        "person": _rows(connection, _all(people).where(people.c.id == person))[0],
        "account": next(iter(_rows(connection, _all(accounts).where(accounts.c.person == person))), None),
        "preferences": None if liked is None else msgspec.json.decode(liked),
        "sessions": _rows(connection, _all(sessions).where(sessions.c.person == person)),
        "resets": _rows(connection, _all(resets).where(resets.c.person == person)),
        "bots": _rows(connection, owned.order_by(tokens.c.created)),
        "pushes": _rows(connection, _all(pushes).where(pushes.c.person.in_(mine))),
        "hooks": _rows(connection, _all(hooks).where(hooks.c.person.in_(mine))),
        "tables": _rows(connection, _all(tables).where(at).order_by(tables.c.created)),
        "seats": _rows(connection, _all(seats).where(sits)),
        "removals": _rows(connection, _all(removals).where(removals.c.person.in_(mine))),
        "entries": _rows(connection, _all(entries).join(seats, seated).where(sits).order_by(entries.c.time)),
        "talk": _rows(connection, _all(talk).join(seats, spoken).where(sits).order_by(talk.c.time)),
        "results": _rows(connection, _all(results).where(results.c.person.in_(mine))),
        "ratings": _rows(connection, _all(ratings).where(ratings.c.person.in_(mine))),
        "tries": _rows(connection, _all(tries).where(tries.c.person.in_(mine))),
        "puzzle_ratings": _rows(connection, _all(puzzle_ratings).where(puzzle_ratings.c.person.in_(mine))),
        "puzzle_tries": _rows(connection, _all(puzzle_tries).where(puzzle_tries.c.person.in_(mine))),
        "audit": _rows(connection, _all(audit).where(audit.c.person.in_(mine)).order_by(audit.c.time)),
    }


def _all(table: Table) -> Select[Any]:
    return select(*[column for column in table.c if column.name not in SECRET])


def _rows(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]
