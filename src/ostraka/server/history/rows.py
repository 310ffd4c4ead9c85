"""What remains of finished games: results, ratings, daily challenges."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from ostraka.server.rows import METADATA

__all__ = ["days", "ratings", "results", "tries"]

results: Final = Table(
    "results",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", String(20)),
    Column("game", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 1 is best; in a co-operative game 2 is lost
    Column("points", Integer, nullable=False),
    Column("ended", String(40), nullable=False),  # the rule that ended the game
    Column("rated", Boolean, nullable=False),
    Column("closed", BigInteger, nullable=False),
    Index("ix_results_game_closed", "game", "closed"),
)

ratings: Final = Table(
    "ratings",
    METADATA,
    Column("who", String(30), primary_key=True),  # a person's id, or bot:level
    Column("game", String(20), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("moved", BigInteger, nullable=False),
)

days: Final = Table(
    "days",
    METADATA,
    Column("game", String(20), primary_key=True),
    Column("day", String(10), primary_key=True),  # 2026-11-15
    Column("secret", String(200), nullable=False),
)

tries: Final = Table(
    "tries",
    METADATA,
    Column("game", String(20), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
)
