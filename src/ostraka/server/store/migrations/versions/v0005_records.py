"""Results, ratings, daily challenges, and tables that begin from a position of another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Four tables, and four columns of `tables`."""
    op.add_column("tables", sa.Column("start", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("source", sa.String(length=22), nullable=True))
    op.add_column("tables", sa.Column("branch", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("day", sa.String(length=10), nullable=True))
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("bot", sa.String(length=20), nullable=True),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("ended", sa.String(length=40), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_results_table"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_results_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_game_closed", "results", ["game", "closed"], unique=False)
    op.create_index(op.f("ix_results_person"), "results", ["person"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(length=30), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("moved", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_ratings_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("who", "game", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_person"), "ratings", ["person"], unique=False)
    op.create_table(
        "days",
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("secret", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("game", "day", name=op.f("pk_days")),
    )
    op.create_table(
        "tries",
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_tries_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_tries_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "day", "person", name=op.f("pk_tries")),
        sa.UniqueConstraint("table", name=op.f("uq_tries_table")),
    )
