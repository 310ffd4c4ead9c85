"""What whoever runs a server needs: locks, links for lost passwords, an audit log, limits at work."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """One column of `people`, an index of `sessions`, three tables."""
    op.add_column("people", sa.Column("locked", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_sessions_expires"), "sessions", ["expires"], unique=False)
    op.create_table(
        "resets",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_resets_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_resets")),
        sa.UniqueConstraint("hash", name=op.f("uq_resets_hash")),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("who", sa.String(length=100), nullable=False),
        sa.Column("act", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("table", sa.String(length=22), nullable=True),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_time"), "audit", ["time"], unique=False)
    op.create_index(op.f("ix_audit_person"), "audit", ["person"], unique=False)
    op.create_table(
        "refusals",
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("origin", sa.String(length=22), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("who", sa.String(length=100), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("time", "origin", "kind", "who", name=op.f("pk_refusals")),
    )
