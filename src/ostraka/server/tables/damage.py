"""Tables whose rows do not fit together: they are set aside with a clear word, and everything else goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import RowMapping
from sqlalchemy.exc import DBAPIError

from ostraka.match.shelf import UnknownGame
from ostraka.server.errors import Refused
from ostraka.server.store.trouble import described, rotten
from ostraka.server.tables.entry import Entry

__all__ = ["Damaged", "all_seats", "reading", "unbroken"]


class Damaged(Refused):
    """What is stored of a table cannot be read or played again; nothing more is played at it."""

    def __init__(self, what: str) -> None:
        super().__init__("damaged", f"what is stored of this table is damaged: {what}", 500)
        self.what = what


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Whatever fails in here is damage to this one table, unless the store could not be asked at all."""
    try:
        yield
    except UnknownGame as error:
        raise Refused("rules", "the game of this table is not installed here any more", 409) from error
    except Exception as error:
        away = isinstance(error, (DBAPIError, OSError)) and not rotten(error)
        if away or (isinstance(error, Refused) and error.code in ("damaged", "rules")):
            raise
        raise Damaged(f"{what} ({described(error)})") from error


def all_seats(row: RowMapping, chairs: Sequence[RowMapping]) -> None:
    """Every seat has its row."""
    if [chair["seat"] for chair in chairs] != list(range(row["seats"])):
        raise Damaged("a seat is missing")


def unbroken(entries: Sequence[Entry], after: int, last: int | None = None) -> None:
    """The entries behind number `after` follow each other without a gap, and lead to `last`."""
    for wanted, entry in enumerate(entries, after + 1):
        if entry.seq != wanted:
            raise Damaged(f"entry {wanted} is missing")
    if last is not None and after + len(entries) != last:
        raise Damaged(f"the log has {after + len(entries)} entries, and should have {last}")
