"""Puzzles: everybody's tries, and the ratings of solvers and puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Two tables."""
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("first", sa.Boolean(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("misses", sa.Integer(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_puzzle_tries_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", "puzzle", name=op.f("pk_puzzle_tries")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("who", sa.String(length=30), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("moved", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_puzzle_ratings_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("who", "game", name=op.f("pk_puzzle_ratings")),
    )
    op.create_index(op.f("ix_puzzle_ratings_person"), "puzzle_ratings", ["person"], unique=False)
