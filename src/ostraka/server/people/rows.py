"""What is kept of people: names, sessions, passwords, tokens of their bots, preferences, where they want to be told."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table, Text

from ostraka.server.rows import METADATA

__all__ = ["accounts", "hooks", "keys", "people", "preferences", "pushes", "resets", "sessions", "tokens"]

people: Final = Table(
    "people",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # guest, account or bot
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("locked", BigInteger),  # since when; nobody comes in under this name
)

sessions: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of the token: whoever reads the database can log in as nobody
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

accounts: Final = Table(
    "accounts",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("login", String(40), nullable=False, unique=True),  # in lower case: Ana and ana are one
    Column("password", String(200), nullable=False),  # as argon2 writes it
    Column("changed", BigInteger, nullable=False),
)

resets: Final = Table(
    "resets",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),  # a new link replaces the old one
    Column("hash", String(64), nullable=False, unique=True),  # of the token in the link
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
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
