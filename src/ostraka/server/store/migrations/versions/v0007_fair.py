"""Fair tables: clocks that nobody refills by leaving, rated games that count, people who were sent away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Four columns and a table; tables begun before go on as they were."""
    op.add_column("tables", sa.Column("fair", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("unrated", sa.String(length=12), nullable=True))
    op.add_column("tables", sa.Column("house", sa.String(length=32), nullable=True))
    op.add_column("seats", sa.Column("house", sa.String(length=32), nullable=True))
    op.create_table(
        "removals",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("house", sa.String(length=32), nullable=True),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_removals_table"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_removals_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_removals")),
    )
    op.create_index(op.f("ix_removals_person"), "removals", ["person"], unique=False)
