"""Who sits at a table that has not begun, and who may not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, select

from ostraka.server.errors import Refused
from ostraka.server.people.people import Person
from ostraka.server.people.rows import people
from ostraka.server.tables.rows import removals
from ostraka.server.times import now

__all__ = ["refuse_removed", "sitting_at"]

SENT_AWAY: Final = 600_000
"""Milliseconds in which nobody comes back as somebody new from where a person was removed."""


def sitting_at(chairs: Sequence[RowMapping | dict[str, Any]], but: Person | None = None) -> list[str]:
    """The people who sit at a table; of somebody given every seat but the first."""
    found = [str(chair["person"]) for chair in chairs if chair["kind"] == "person"]
    if but is not None and but.id in found:
        found.remove(but.id)
    return found


def refuse_removed(connection: Connection, table: str, person: str, house: str | None) -> None:
    """Whoever was sent away stays away; and no new guest comes from the same house at once."""
    for row in connection.execute(select(removals).where(removals.c.table == table)).mappings():
        if row["person"] == person:
            raise Refused("removed", "the host has sent you away from this table", 403)
        if house is not None and row["house"] == house and row["time"] + SENT_AWAY > now():
            come = connection.execute(select(people.c.created).where(people.c.id == person)).scalar_one()
            if come > row["time"]:
                raise Refused("removed", "the host has sent somebody away who was where you are", 403)
