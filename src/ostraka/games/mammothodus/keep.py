"""Dumping and loading a table: plain JSON values, in the middle of anything."""

from __future__ import annotations

from collections.abc import Mapping

from ostraka.core.record import Reader
from ostraka.core.stack import stack_of
from ostraka.games.mammothodus.blank import empty_table
from ostraka.games.mammothodus.state import Table

__all__ = ["dump", "load"]

SETTINGS = 9


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
    r = Reader(record)
    s = empty_table(r.number("seats"))
    s.set_up(r.flags("setup", SETTINGS))
    s.stack = stack_of(r.frames("stack"))
    s.pile = r.rows("pile")
    s.hand = r.rows("hand")
    s.figure = r.numbers("figure")
    s.population = r.numbers("population")
    s.defence = r.numbers("defence")
    s.discard = r.rows("discard")
    s.talent = r.numbers("talent")
    s.tokens_left = r.numbers("tokens_left")
    s.face_down = r.numbers("face_down")
    s.shards = r.numbers("shards")
    s.up = r.numbers("up")
    s.spent = r.number("spent")
    s.tribes = r.numbers("tribes")
    s.spirit_at = r.numbers("spirit_at")
    s.spirits = r.numbers("spirits")
    s.trail = r.numbers("trail")
    s.trails = r.numbers("trails")
    s.place = r.numbers("place")
    s.tokens = r.numbers("tokens")
    s.humans = r.numbers("humans")
    s.human_discard = r.numbers("human_discard")
    s.lore = r.numbers("lore")
    s.market = r.numbers("market")
    s.shown = r.numbers("shown")
    s.decay = r.numbers("decay")
    s.unknown = r.numbers("unknown")
    s.found = r.number("found")
    s.closed = r.numbers("closed")
    s.portal = r.numbers("portal")
    load_turn(s, r)
    s.count()
    return s


def load_turn(s: Table, r: Reader) -> None:
    """The present turn."""
    s.first = r.number("first")
    s.active = r.number("active")
    s.turns = r.number("turns")
    s.colour = r.number("colour")
    s.moved = r.number("moved")
    s.awake = r.numbers("awake")
    s.awake_spirits = r.number("awake_spirits")
    s.sprout = r.number("sprout")
    s.pinned = r.number("pinned")
    s.protected = r.number("protected")
    s.done = r.number("done")
    s.acted = r.number("acted")
    s.stopped = r.number("stopped")
    s.placed = r.number("placed")
    s.strength = r.number("strength")
    s.carried = r.number("carried")
    s.walked = r.number("walked")
    s.dice = r.numbers("dice")
    s.marked = r.numbers("marked")
    s.played = r.numbers("played")
    s.chosen = r.numbers("chosen")
    s.ended = r.word("ended")
