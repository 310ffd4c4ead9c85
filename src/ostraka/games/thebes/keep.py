"""Dumping and loading a table: plain JSON values, in the middle of anything."""

from __future__ import annotations

from collections.abc import Mapping

from ostraka.core.record import Reader
from ostraka.core.stack import stack_of
from ostraka.games.thebes.state import Table, empty_table

__all__ = ["dump", "load"]


def dump(s: Table) -> dict[str, object]:
    """The whole table. What it waits for follows from the frames, what seats own from their cards and finds."""
    return {
        "seats": s.seats,
        "setup": s.settings(),
        "stack": [list(frame) for frame in s.stack],
        "place": s.place[:],
        "time": s.time[:],
        "track": s.track[:],
        "licences": s.licences[:],
        "cards": [x[:] for x in s.cards],
        "finds": [x[:] for x in s.finds],
        "display": s.display[:],
        "slots": s.slots[:],
        "bags": [x[:] for x in s.bags],
        "blanks": s.blanks[:],
        "bonus": s.bonus[:],
        "unseen": s.unseen[:],
        "stacks": s.stacks[:],
        "shows": [x[:] for x in s.shows],
        "deck": s.deck[:],
        "discard": s.discard[:],
        "shuffles": s.shuffles,
        "first": s.first,
        "active": s.active,
        "turns": s.turns,
        "begun": s.begun,
        "runner": s.runner,
        "run": s.run,
        "ended": s.ended,
    }


def load(record: Mapping[str, object]) -> Table:
    """The table that was dumped; the caller settles it."""
    r = Reader(record)
    s = empty_table(r.number("seats"))
    s.set_up(r.flags("setup", 7))
    s.stack = stack_of(r.frames("stack"))
    s.place = r.numbers("place")
    s.time = r.numbers("time")
    s.track = r.numbers("track")
    s.licences = r.numbers("licences")
    s.cards = r.rows("cards")
    s.finds = r.rows("finds")
    s.display = r.numbers("display")
    s.slots = r.numbers("slots")
    s.bags = r.rows("bags")
    s.blanks = r.numbers("blanks")
    s.bonus = r.numbers("bonus")
    s.unseen = r.numbers("unseen")
    s.stacks = r.numbers("stacks")
    s.shows = r.rows("shows")
    s.deck = r.numbers("deck")
    s.discard = r.numbers("discard")
    s.shuffles = r.number("shuffles")
    s.first = r.number("first")
    s.active = r.number("active")
    s.turns = r.number("turns")
    s.begun = r.flag("begun")
    s.runner = r.number("runner")
    s.run = r.number("run")
    s.ended = r.word("ended")
    s.count()
    return s
