"""What people say at tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """One table that hangs on tables."""
    op.create_table(
        "talk",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("body", sa.String(length=200), nullable=False),
        sa.Column("side", sa.Boolean(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_talk_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "n", name=op.f("pk_talk")),
    )
