"""Dumping and loading a table: plain JSON values, in the middle of anything."""

from __future__ import annotations

from collections.abc import Mapping

from ostraka.core.errors import OstrakaError
from ostraka.core.state import Frame
from ostraka.games.thebes.state import Table, empty_table

__all__ = ["dump", "load"]


def read_list(value: object) -> list[int]:
    if not isinstance(value, list) or not all(type(x) is int for x in value):
        raise OstrakaError(f"expected a list of whole numbers, not {value!r}")
    return list(value)


def read_lists(value: object) -> list[list[int]]:
    if not isinstance(value, list):
        raise OstrakaError(f"expected a list of lists, not {value!r}")
    return [read_list(x) for x in value]


def read_frames(value: object) -> list[Frame]:
    frames: list[Frame] = []
    for row in read_lists(value):
        if len(row) != 5:
            raise OstrakaError(f"a frame has five numbers, not {row}")
        frames.append((row[0], row[1], row[2], row[3], row[4]))
    return frames


def read_int(record: Mapping[str, object], key: str) -> int:
    value = record[key]
    if type(value) is not int:
        raise OstrakaError(f"{key!r} is a whole number, not {value!r}")
    return value


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
    s = empty_table(read_int(record, "seats"))
    setup = record["setup"]
    if not isinstance(setup, list) or len(setup) != 7:
        raise OstrakaError(f"the setup has seven values, not {setup!r}")
    s.set_up([value is True for value in setup])
    s.stack = read_frames(record["stack"])
    s.place = read_list(record["place"])
    s.time = read_list(record["time"])
    s.track = read_list(record["track"])
    s.licences = read_list(record["licences"])
    s.cards = read_lists(record["cards"])
    s.finds = read_lists(record["finds"])
    s.display = read_list(record["display"])
    s.slots = read_list(record["slots"])
    s.bags = read_lists(record["bags"])
    s.blanks = read_list(record["blanks"])
    s.bonus = read_list(record["bonus"])
    s.unseen = read_list(record["unseen"])
    s.stacks = read_list(record["stacks"])
    s.shows = read_lists(record["shows"])
    s.deck = read_list(record["deck"])
    s.discard = read_list(record["discard"])
    s.shuffles = read_int(record, "shuffles")
    s.first = read_int(record, "first")
    s.active = read_int(record, "active")
    s.turns = read_int(record, "turns")
    s.begun = record["begun"] is True
    s.runner = read_int(record, "runner")
    s.run = read_int(record, "run")
    s.ended = str(record["ended"])
    s.count()
    return s
