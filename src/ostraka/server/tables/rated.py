"""What makes a game count: everybody has an account and one seat, and nobody plays against themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, RowMapping, exists, select

from ostraka.server.errors import Refused
from ostraka.server.people.rows import people, tokens
from ostraka.server.tables.rows import seats, tables

__all__ = ["check_people", "counts", "one_household", "unfinished"]


def owners(connection: Connection, who: Sequence[str]) -> dict[str, str]:
    """Who answers for each of these people: themselves, or whoever a bot belongs to."""
    query = select(tokens.c.person, tokens.c.owner).where(tokens.c.person.in_(who))
    owned = {row[0]: row[1] for row in connection.execute(query)}
    return {one: owned.get(one, one) for one in who}


def check_people(connection: Connection, who: Sequence[str]) -> None:
    """Refuse people at a rated table: guests, and anybody twice."""
    answering = list(owners(connection, who).values())
    if len(set(answering)) < len(who):
        raise Refused("self", "nobody plays a rated game against themselves or a bot of their own", 409)
    members = select(people.c.id).where(people.c.id.in_(answering), people.c.kind == "account")
    if len(connection.execute(members).all()) < len(answering):
        raise Refused("members", "rated games are for people with an account", 403)


def counts(connection: Connection, who: Sequence[str]) -> bool:
    """Whether a rated game between these people moves ratings; older tables took anybody."""
    try:
        check_people(connection, who)
    except Refused:
        return False
    return True


def one_household(chairs: Sequence[RowMapping]) -> bool:
    """Whether two of those who sit there come from one address."""
    known = [chair["house"] for chair in chairs if chair["kind"] == "person" and chair["house"]]
    return len(set(known)) < len(known)


def unfinished(connection: Connection, person: str, table: str) -> bool:
    """Whether somebody has another rated game against bots alone: one is played to its end before the next."""
    other: Any = seats.alias()
    sits = exists().where(seats.c.table == tables.c.id, seats.c.person == person, seats.c.kind == "person")
    company = exists().where(other.c.table == tables.c.id, other.c.kind == "person", other.c.person != person)
    mine = select(tables.c.id).where(tables.c.status == "playing", tables.c.rated, tables.c.id != table, sits, ~company)
    return connection.execute(mine.limit(1)).first() is not None
