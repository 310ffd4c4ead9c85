"""Dumping and loading a table: plain JSON values, in the middle of anything."""

from __future__ import annotations

from collections.abc import Mapping

from ostraka.core.errors import OstrakaError
from ostraka.core.state import Frame
from ostraka.games.mammothodus.blank import empty_table
from ostraka.games.mammothodus.state import Table

__all__ = ["dump", "load"]

SETTINGS = 9


def read_list(record: Mapping[str, object], key: str) -> list[int]:
    value = record[key]
    if not isinstance(value, list) or not all(type(x) is int for x in value):
        raise OstrakaError(f"{key!r} is a list of whole numbers, not {value!r}")
    return list(value)


def read_lists(record: Mapping[str, object], key: str) -> list[list[int]]:
    value = record[key]
    if not isinstance(value, list):
        raise OstrakaError(f"{key!r} is a list of lists, not {value!r}")
    return [read_list({key: x}, key) for x in value]


def read_frames(record: Mapping[str, object]) -> list[Frame]:
    frames: list[Frame] = []
    for row in read_lists(record, "stack"):
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
    """The whole table. What it waits for follows from the frames, what is counted from the rest."""
    return {
        "seats": s.seats,
        "setup": s.settings(),
        "stack": [list(frame) for frame in s.stack],
        "pile": [x[:] for x in s.pile],
        "hand": [x[:] for x in s.hand],
        "figure": s.figure[:],
        "population": s.population[:],
        "defence": s.defence[:],
        "discard": [x[:] for x in s.discard],
        "talent": s.talent[:],
        "tokens_left": s.tokens_left[:],
        "face_down": s.face_down[:],
        "shards": s.shards[:],
        "up": s.up[:],
        "spent": s.spent,
        "tribes": s.tribes[:],
        "spirit_at": s.spirit_at[:],
        "spirits": s.spirits[:],
        "trail": s.trail[:],
        "trails": s.trails[:],
        "place": s.place[:],
        "tokens": s.tokens[:],
        "humans": s.humans[:],
        "human_discard": s.human_discard[:],
        "lore": s.lore[:],
        "market": s.market[:],
        "shown": s.shown[:],
        "decay": s.decay[:],
        "unknown": s.unknown[:],
        "found": s.found,
        "closed": s.closed[:],
        "portal": s.portal[:],
        **dump_turn(s),
    }


def dump_turn(s: Table) -> dict[str, object]:
    """The present turn."""
    return {
        "first": s.first,
        "active": s.active,
        "turns": s.turns,
        "colour": s.colour,
        "moved": s.moved,
        "awake": s.awake[:],
        "awake_spirits": s.awake_spirits,
        "sprout": s.sprout,
        "pinned": s.pinned,
        "protected": s.protected,
        "done": s.done,
        "acted": s.acted,
        "stopped": s.stopped,
        "placed": s.placed,
        "strength": s.strength,
        "carried": s.carried,
        "walked": s.walked,
        "dice": s.dice[:],
        "marked": s.marked[:],
        "played": s.played[:],
        "chosen": s.chosen[:],
        "ended": s.ended,
    }


def load(record: Mapping[str, object]) -> Table:
    """The table that was dumped; the caller settles it."""
    s = empty_table(read_int(record, "seats"))
    setup = record["setup"]
    if not isinstance(setup, list) or len(setup) != SETTINGS:
        raise OstrakaError(f"the setup has nine values, not {setup!r}")
    s.set_up([value is True for value in setup])
    s.stack = read_frames(record)
    s.pile = read_lists(record, "pile")
    s.hand = read_lists(record, "hand")
    s.figure = read_list(record, "figure")
    s.population = read_list(record, "population")
    s.defence = read_list(record, "defence")
    s.discard = read_lists(record, "discard")
    s.talent = read_list(record, "talent")
    s.tokens_left = read_list(record, "tokens_left")
    s.face_down = read_list(record, "face_down")
    s.shards = read_list(record, "shards")
    s.up = read_list(record, "up")
    s.spent = read_int(record, "spent")
    s.tribes = read_list(record, "tribes")
    s.spirit_at = read_list(record, "spirit_at")
    s.spirits = read_list(record, "spirits")
    s.trail = read_list(record, "trail")
    s.trails = read_list(record, "trails")
    s.place = read_list(record, "place")
    s.tokens = read_list(record, "tokens")
    s.humans = read_list(record, "humans")
    s.human_discard = read_list(record, "human_discard")
    s.lore = read_list(record, "lore")
    s.market = read_list(record, "market")
    s.shown = read_list(record, "shown")
    s.decay = read_list(record, "decay")
    s.unknown = read_list(record, "unknown")
    s.found = read_int(record, "found")
    s.closed = read_list(record, "closed")
    s.portal = read_list(record, "portal")
    load_turn(s, record)
    s.count()
    return s


def load_turn(s: Table, record: Mapping[str, object]) -> None:
    """The present turn."""
    s.first = read_int(record, "first")
    s.active = read_int(record, "active")
    s.turns = read_int(record, "turns")
    s.colour = read_int(record, "colour")
    s.moved = read_int(record, "moved")
    s.awake = read_list(record, "awake")
    s.awake_spirits = read_int(record, "awake_spirits")
    s.sprout = read_int(record, "sprout")
    s.pinned = read_int(record, "pinned")
    s.protected = read_int(record, "protected")
    s.done = read_int(record, "done")
    s.acted = read_int(record, "acted")
    s.stopped = read_int(record, "stopped")
    s.placed = read_int(record, "placed")
    s.strength = read_int(record, "strength")
    s.carried = read_int(record, "carried")
    s.walked = read_int(record, "walked")
    s.dice = read_list(record, "dice")
    s.marked = read_list(record, "marked")
    s.played = read_list(record, "played")
    s.chosen = read_list(record, "chosen")
    s.ended = str(record["ended"])
