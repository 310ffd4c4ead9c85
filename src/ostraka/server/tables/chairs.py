"""Who sits at a table that has not begun, and who may not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, select

from ostraka.bots.levels import levels_of
from ostraka.bots.names import NAMES
from ostraka.match import load_game
from ostraka.server.errors import Refused, absent
from ostraka.server.people.names import alike, another
from ostraka.server.people.people import Person
from ostraka.server.people.rows import people
from ostraka.server.tables.rows import removals
from ostraka.server.times import now

__all__ = ["bot_name", "check_level", "distinct", "refuse_removed", "sitting_at"]

SENT_AWAY: Final = 600_000
"""Milliseconds in which nobody comes back as somebody new from where a person was removed."""


def sitting_at(chairs: Sequence[RowMapping | dict[str, Any]], but: Person | None = None) -> list[str]:
    """The people who sit at a table; of somebody given every seat but the first."""
    found = [str(chair["person"]) for chair in chairs if chair["kind"] == "person"]
    if but is not None and but.id in found:
        found.remove(but.id)
    return found


def bot_name(level: str, taken: Sequence[str]) -> str:
    """The first bot of a level that is not at the table yet, nor has a name like somebody there."""
    used = {name.casefold() for name in taken}
    free = [name for name in NAMES[level] if name.casefold() not in used and not alike(name, taken)]
    return free[0] if free else another(NAMES[level][0], taken, bot=True)


def check_level(game: str, level: str) -> None:
    """Not every game has an oracle."""
    if level not in levels_of(load_game(game)):
        raise absent("level")


def distinct(chairs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Chairs whose names differ; people keep theirs, and bots are named after them."""
    taken: list[str] = []
    for chair in sorted(chairs, key=lambda chair: str(chair["kind"]) == "bot"):
        bot = chair["kind"] == "bot"
        name = bot_name(chair["bot"], taken) if bot else another(chair["name"], taken, chair["kind"] != "person")
        chair["name"] = name
        taken.append(name)
    return chairs


def refuse_removed(connection: Connection, table: str, person: str, house: str | None) -> None:
    """Whoever was sent away stays away; and no new guest comes from the same house at once."""
    for row in connection.execute(select(removals).where(removals.c.table == table)).mappings():
        if row["person"] == person:
            raise Refused("removed", "the host has sent you away from this table", 403)
        if house is not None and row["house"] == house and row["time"] + SENT_AWAY > now():
            come = connection.execute(select(people.c.created).where(people.c.id == person)).scalar_one()
            if come > row["time"]:
                raise Refused("removed", "the host has sent somebody away who was where you are", 403)
