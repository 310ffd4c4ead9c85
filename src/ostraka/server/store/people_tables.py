"""What is kept of people beyond their names: passwords, tokens of their bots, preferences."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table, Text

from ostraka.server.rows import METADATA

__all__ = ["accounts", "preferences", "tokens"]

accounts: Final = Table(
    "accounts",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("login", String(40), nullable=False, unique=True),  # in lower case: Ana and ana are one
    Column("password", String(200), nullable=False),  # as argon2 writes it
    Column("changed", BigInteger, nullable=False),
)

tokens: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),  # the bot
    Column("owner", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

preferences: Final = Table(
    "preferences",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),
)
