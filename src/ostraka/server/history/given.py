"""Finished games that everybody who played them has agreed to give away for research, as replay files without names."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from sqlalchemy import select

from ostraka.core.errors import OstrakaError
from ostraka.match.variants import is_variant
from ostraka.server.backup import copy, played
from ostraka.server.people.rows import preferences, tokens
from ostraka.server.store import Store, open_store
from ostraka.server.store.opening import address_of
from ostraka.server.tables.rows import seats, tables

__all__ = ["given"]


def given(database: str, game: str, tell: Callable[[str], None]) -> Iterator[str]:
    """The replay files of a store, of one game or of all that are played as printed; what is damaged is told.

    Of SQLite a copy is read, so that the server's own is left alone.
    """
    if address_of(database).get_backend_name() != "sqlite":
        yield from asyncio.run(read(database, game, tell))
        return
    with TemporaryDirectory(prefix="ostraka-") as folder:
        target = Path(folder) / "copy.db"
        copy(database, target)
        yield from asyncio.run(read(f"sqlite+aiosqlite:///{target}", game, tell))


async def read(database: str, game: str, tell: Callable[[str], None]) -> list[str]:
    store = await open_store(database)
    try:
        willing = await agreed(store)
        found = []
        over = select(tables.c.id, tables.c.game).where(tables.c.status == "over").order_by(tables.c.id)
        for row in await store.rows(over):
            # Games with house rules are others than those that an observation is declared for.
            if is_variant(row["game"]) or game not in ("", row["game"]):
                continue
            who = await store.rows(select(seats.c.kind, seats.c.person).where(seats.c.table == row["id"]))
            # Somebody who has left for good can no longer agree to anything.
            if not all(seat["kind"] == "bot" or seat["person"] in willing for seat in who):
                continue
            try:
                found.append(played(await store.whole(row["id"])).match.text())
            except OstrakaError as error:
                tell(f"table {row['id']} is left out: {error}")
        return found
    finally:
        await store.close()


async def agreed(store: Store) -> set[str]:
    """Those who have agreed, and the bots that belong to them."""
    kept = await store.rows(select(preferences.c.person, preferences.c.body))
    people = {row["person"] for row in kept if msgspec.json.decode(row["body"]).get("research") is True}
    bots = await store.rows(select(tokens.c.person, tokens.c.owner))
    return people | {row["person"] for row in bots if row["owner"] in people}
