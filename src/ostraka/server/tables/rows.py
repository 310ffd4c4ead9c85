"""What is kept of tables: settings, seats, logs, talk. Times are whole milliseconds since 1970, ids random text."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text
from sqlalchemy import UniqueConstraint as Unique

from ostraka.server.rows import METADATA

__all__ = ["entries", "removals", "seats", "tables", "talk"]

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("host", ForeignKey("people.id", ondelete="SET NULL")),
    Column("game", String(20), nullable=False),
    Column("rules", String(8), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("secret", String(200), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("visibility", String(8), nullable=False),  # public, link
    Column("pace", String(20), nullable=False),  # none, 24h, 72h, or 300+10 in seconds
    Column("undo", String(8), nullable=False),  # ask, free, never
    Column("spectators", Boolean, nullable=False),
    Column("delay", Integer, nullable=False),  # seconds spectators lag behind
    Column("chat", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("status", String(10), nullable=False),  # open, playing, over, ended
    Column("created", BigInteger, nullable=False),
    Column("begun", BigInteger),
    Column("closed", BigInteger),
    Column("moved", BigInteger, nullable=False),  # when something last happened
    Column("looked", BigInteger),  # when somebody who plays last looked, if that is long after it moved
    Column("seq", Integer, nullable=False),  # length of the log
    Column("waits", Integer, nullable=False),  # the seats that are asked, as a mask
    Column("due", BigInteger),  # when the server itself must act: a bot's answer, a clock
    Column("caretaker", String(22)),  # the process that does
    Column("cared", BigInteger),  # until when it has promised to
    Column("outcome", Text),
    Column("rematch", ForeignKey("tables.id", ondelete="SET NULL")),
    Column("start", Text),  # the position it begins from, if that is not the game's own beginning
    Column("source", String(22)),  # the table that position was taken from
    Column("branch", Integer),  # and its log length there
    Column("day", String(10)),  # of the daily challenge it belongs to
    Column("discreet", Boolean, nullable=False),  # whether choices are asked that are forced by a hand
    Column("fair", Boolean, nullable=False),  # whether nobody gains time by leaving or taking back
    Column("unrated", String(12)),  # why it does not count though it was meant to: household
    Column("house", String(32)),  # a keyed hash of where its host is, until it begins
    Index("ix_tables_status_moved", "status", "moved"),
    Index("ix_tables_due", "due"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, open, invited or bot
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", String(20)),
    Column("name", String(40), nullable=False),
    Column("house", String(32)),  # a keyed hash of where whoever sits here is, until the table begins
)

removals: Final = Table(
    "removals",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("house", String(32)),
    Column("time", BigInteger, nullable=False),
)

entries: Final = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("id", String(36), nullable=False),
    Column("act", String(10), nullable=False),
    Column("value", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Unique("table", "seat", "id"),
)

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
