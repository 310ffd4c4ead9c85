"""What is kept for whoever runs the server: what they did, and whom the limits have stopped of late."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, String, Table, Text

from ostraka.server.rows import METADATA

__all__ = ["audit", "refusals"]

audit: Final = Table(
    "audit",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("time", BigInteger, nullable=False, index=True),
    Column("who", String(100), nullable=False),  # user@machine
    Column("act", String(10), nullable=False),
    Column("person", String(22), index=True),  # stays when the person is gone: it names nobody any more
    Column("table", String(22)),
    Column("detail", Text, nullable=False),  # JSON
)

refusals: Final = Table(
    "refusals",
    METADATA,
    Column("time", BigInteger, primary_key=True),
    Column("origin", String(22), primary_key=True),  # the process that counted
    Column("kind", String(20), primary_key=True),
    Column("who", String(100), primary_key=True),
    Column("count", Integer, nullable=False),
)
