"""What people say to each other at a table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, String, Table

from ostraka.server.rows import METADATA

__all__ = ["talk"]

talk: Final = Table(
    "talk",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # phrase, text, ping, mark or unmark
    Column("body", String(200), nullable=False),
    Column("side", Boolean, nullable=False),  # only for the partners of the seat
    Column("time", BigInteger, nullable=False),
)
