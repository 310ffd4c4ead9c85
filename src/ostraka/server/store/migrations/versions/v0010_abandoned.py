"""Abandoned games: when somebody who plays last looked at a table."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """One column. Nobody knows who has looked until now, so for games that are being played time begins today."""
    op.add_column("tables", sa.Column("looked", sa.BigInteger(), nullable=True))
    tables = sa.table("tables", sa.column("status", sa.String()), sa.column("looked", sa.BigInteger()))
    op.execute(tables.update().where(tables.c.status == "playing").values(looked=int(time.time() * 1000)))
