"""Which shape the database has, and which it should have: asked at every start, without Alembic, which loads slowly."""

from __future__ import annotations

import asyncio
import re
from importlib.resources import files
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ostraka.core.errors import OstrakaError
from ostraka.server.store.engine import PATIENCE

__all__ = ["known", "newest", "present"]

VERSION: Final = re.compile(r"v(\d{4})_\w+\.py")
"""The name of a migration begins with its revision."""


OURS: Final = {"people", "tables", "entries"}


def known() -> list[str]:
    """The revisions this version of Ostraka knows, in order."""
    names = [VERSION.fullmatch(file.name) for file in files("ostraka.server.store.migrations.versions").iterdir()]
    return sorted(name[1] for name in names if name)


def newest() -> str:
    """The revision this version of Ostraka needs."""
    return known()[-1]


async def present(engine: AsyncEngine) -> str | None:
    """The revision of the database; None if it is empty. What later versions or others made is refused."""
    async with asyncio.timeout(PATIENCE), engine.connect() as connection:
        found = await connection.run_sync(_revision)
    if found is not None and found not in known():
        raise OstrakaError(
            f"the database {engine.url.database} has shape {found}, this version of Ostraka knows {newest()} at most: "
            "install the version that made it, or restore the copy from before the upgrade"
        )
    return found


def _revision(connection: Connection) -> str | None:
    there = set(inspect(connection).get_table_names())
    if "alembic_version" in there:
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found
    if there & OURS if connection.dialect.name == "postgresql" else there:
        name = connection.engine.url.database
        raise OstrakaError(f"the database {name} holds something that is not Ostraka's: name another, or an empty one")
    return None
