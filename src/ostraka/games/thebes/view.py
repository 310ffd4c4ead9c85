"""What one seat may know, built up from nothing; and a table that seat cannot rule out.

Nothing in Thebes is secret once it exists: cards and finds lie face up, the contents of bags and of the deck follow
from what has been seen, and their order is made by chance at the moment of drawing (T-7). So all seats and spectators
know the same, and the only table they cannot rule out is the real one; only the open question is shown to one seat.
"""

from __future__ import annotations

from ostraka.core.game import View
from ostraka.games.thebes.board import DISTANCE, WIDTH
from ostraka.games.thebes.state import FIELDS, Table
from ostraka.games.thebes.terms import week_of, year_of

__all__ = ["TableView", "imagine"]


class TableView(View):
    """The table as everybody sees it, and the question put to this seat."""

    def __init__(self, seat: int | None, s: Table) -> None:
        self.table = s.public()
        super().__init__(FIELDS, s, seat, self.table)
        self.year = [year_of(time) for time in s.time]
        self.week = [week_of(time) for time in s.time]
        self.distances: list[list[int]] = [DISTANCE[place * WIDTH : (place + 1) * WIDTH] for place in s.place]


def imagine(v: TableView) -> Table:
    """The table behind a view; there is nothing left to imagine (T-7)."""
    return v.table.copy()
