"""What one seat may know, built up from nothing; and a table that seat cannot rule out.

Nothing in Thebes is secret once it exists: cards and finds lie face up, the contents of bags and of the deck follow
from what has been seen, and their order is made by chance at the moment of drawing (T-7). So all seats and spectators
know the same, and the only table they cannot rule out is the real one; only the open question is shown to one seat.
"""

from __future__ import annotations

from ostraka.core.game import View
from ostraka.core.stack import stack_of
from ostraka.games.thebes.state import Table, empty_table
from ostraka.games.thebes.terms import week_of, year_of

__all__ = ["TableView", "imagine", "look"]


class TableView(View):
    """The table as everybody sees it, and the question put to this seat."""

    def __init__(self, seat: int | None, s: Table) -> None:
        super().__init__(seat, s.turn)
        # Copied, so that nothing can be changed through a view
        self.seats = s.seats
        self.setup: list[bool] = s.settings()
        self.stack = s.stack.frames()
        self.place = s.place[:]
        self.time = s.time[:]
        self.track = s.track[:]
        self.licences = s.licences[:]
        self.cards = [x[:] for x in s.cards]
        self.finds = [x[:] for x in s.finds]
        self.display = s.display[:]
        self.slots = s.slots[:]
        self.bags = [x[:] for x in s.bags]
        self.blanks = s.blanks[:]
        self.bonus = s.bonus[:]
        self.unseen = s.unseen[:]
        self.stacks = s.stacks[:]
        self.shows = [x[:] for x in s.shows]
        self.deck = s.deck[:]
        self.discard = s.discard[:]
        self.shuffles = s.shuffles
        self.first = s.first
        self.active = s.active
        self.turns = s.turns
        self.begun = s.begun
        self.runner = s.runner
        self.run = s.run
        self.ended = s.ended

    def record(self) -> dict[str, object]:
        return {
            **super().record(),
            "seats": self.seats,
            "setup": self.setup[:],
            "stack": [list(f) for f in self.stack],
            "year": [year_of(time) for time in self.time],
            "week": [week_of(time) for time in self.time],
            "place": self.place[:],
            "time": self.time[:],
            "track": self.track[:],
            "licences": self.licences[:],
            "cards": [x[:] for x in self.cards],
            "finds": [x[:] for x in self.finds],
            "display": self.display[:],
            "slots": self.slots[:],
            "bags": [x[:] for x in self.bags],
            "blanks": self.blanks[:],
            "bonus": self.bonus[:],
            "unseen": self.unseen[:],
            "stacks": self.stacks[:],
            "shows": [x[:] for x in self.shows],
            "deck": self.deck[:],
            "discard": self.discard[:],
            "shuffles": self.shuffles,
            "first": self.first,
            "active": self.active,
            "turns": self.turns,
            "begun": self.begun,
            "runner": self.runner,
            "run": self.run,
            "ended": self.ended,
        }


def look(s: Table, seat: int | None) -> TableView:
    """The view of a seat (None: a spectator)."""
    return TableView(seat, s)


def imagine(v: TableView) -> Table:
    """The table behind a view; there is nothing left to imagine (T-7)."""
    s = empty_table(v.seats)
    s.set_up(v.setup)
    s.stack = stack_of(v.stack)
    s.place = v.place[:]
    s.time = v.time[:]
    s.track = v.track[:]
    s.licences = v.licences[:]
    s.cards = [x[:] for x in v.cards]
    s.finds = [x[:] for x in v.finds]
    s.display = v.display[:]
    s.slots = v.slots[:]
    s.bags = [x[:] for x in v.bags]
    s.blanks = v.blanks[:]
    s.bonus = v.bonus[:]
    s.unseen = v.unseen[:]
    s.stacks = v.stacks[:]
    s.shows = [x[:] for x in v.shows]
    s.deck = v.deck[:]
    s.discard = v.discard[:]
    s.shuffles = v.shuffles
    s.first = v.first
    s.active = v.active
    s.turns = v.turns
    s.begun = v.begun
    s.runner = v.runner
    s.run = v.run
    s.ended = v.ended
    s.count()
    return s
