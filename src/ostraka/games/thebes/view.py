"""What one seat may know, built up from nothing; and a table that seat cannot rule out.

Nothing in Thebes is secret once it exists: cards and finds lie face up, the contents of bags and of the deck follow
from what has been seen, and their order is made by chance at the moment of drawing (T-7). So all seats and spectators
know the same, and the only table they cannot rule out is the real one; only the open question is shown to one seat.
"""

from __future__ import annotations

from ostraka.core.game import View
from ostraka.games.thebes.board import DISTANCE, WIDTH
from ostraka.games.thebes.knowledge import EVERYTHING, knowledge, trip
from ostraka.games.thebes.state import FIELDS, Table
from ostraka.games.thebes.terms import SITES, week_of, year_of

__all__ = ["TableView", "imagine"]


class TableView(View):
    """The table as everybody sees it, and the question put to this seat."""

    def __init__(self, seat: int | None, s: Table) -> None:
        self.table = s.public()
        super().__init__(FIELDS, s, seat, self.table)

    @property
    def year(self) -> list[int]:
        return [year_of(time) for time in self.table.time]

    @property
    def week(self) -> list[int]:
        return [week_of(time) for time in self.table.time]

    @property
    def distances(self) -> list[list[int]]:
        return [DISTANCE[place * WIDTH : (place + 1) * WIDTH] for place in self.table.place]

    @property
    def trips(self) -> list[list[int]]:
        return [[trip(self.table, seat, to) for to in range(WIDTH)] for seat in range(self.table.seats)]

    @property
    def knowledge(self) -> list[list[int]]:
        return self._known(0)

    @property
    def helped(self) -> list[list[int]]:
        return self._known(EVERYTHING)

    def _known(self, spent: int) -> list[list[int]]:
        seats = range(self.table.seats)
        return [[knowledge(self.table, seat, site, spent) for site in range(SITES)] for seat in seats]


def imagine(v: TableView) -> Table:
    """The table behind a view; there is nothing left to imagine (T-7)."""
    return v.table.copy()
