"""What remains of puzzles: everybody's tries, and the ratings of solvers and puzzles."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, String, Table

from ostraka.server.rows import METADATA

__all__ = ["puzzle_ratings", "puzzle_tries"]

puzzle_tries: Final = Table(
    "puzzle_tries",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("first", Boolean, nullable=False),  # solved at once: that is what counts
    Column("solved", Boolean, nullable=False),
    Column("misses", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
)

puzzle_ratings: Final = Table(
    "puzzle_ratings",
    METADATA,
    Column("who", String(30), primary_key=True),  # a person's id, or puzzle:id
    Column("game", String(20), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("moved", BigInteger, nullable=False),
)
