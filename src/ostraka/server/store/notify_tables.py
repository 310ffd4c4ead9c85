"""Where people want to be told that it is their turn: browsers that take pushes, addresses that take requests."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table, Text

from ostraka.server.rows import METADATA

__all__ = ["hooks", "keys", "pushes"]

keys: Final = Table(
    "keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("body", Text, nullable=False),
)

pushes: Final = Table(
    "pushes",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created", BigInteger, nullable=False),
)

hooks: Final = Table(
    "hooks",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("url", String(1000), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)
