"""Which shape the database has, and which it should have: asked at every start, without Alembic, which loads slowly."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

__all__ = ["newest", "present"]

VERSION: Final = re.compile(r"v(\d{4})_\w+\.py")
"""The name of a migration begins with its revision."""


def newest() -> str:
    """The revision this version of Ostraka needs."""
    names = [VERSION.fullmatch(file.name) for file in files("ostraka.server.store.migrations.versions").iterdir()]
    return max(name[1] for name in names if name)


async def present(engine: AsyncEngine) -> str | None:
    """The revision of the database; None if it is empty."""
    async with engine.connect() as connection:
        return await connection.run_sync(_revision)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
