"""A table with nothing on it."""

from __future__ import annotations

from ostraka.games.mammothodus.board import PLACES
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import POPULATION_START, TALENT_TOKENS, TRIBES
from ostraka.games.mammothodus.terms import COLOURS, NEED, ROWS, SHARD_TYPES, SPIRIT_COUNT, TALENTS

__all__ = ["empty_table"]


def empty_table(seats: int) -> Table:
    """A table for so many clans, with nothing on it."""
    t = Table()
    t.seats = seats
    t.set_up([True, *[False] * 8])
    t.figure = [-1] * (COLOURS * seats)
    t.population = [POPULATION_START] * seats
    t.defence = [0] * seats
    t.pile = [[] for _ in range(seats)]
    t.hand = [[] for _ in range(seats)]
    t.discard = [[] for _ in range(seats)]
    t.talent = [-1] * seats
    t.tokens_left = [TALENT_TOKENS] * seats
    t.crowd = [0] * PLACES
    t.face_down = [0] * PLACES
    t.shards = []
    t.up = [0] * (PLACES * SHARD_TYPES)
    t.spent = 0
    t.tribes = [0] * PLACES
    t.supply = TRIBES
    t.spirit_at = [-1] * SPIRIT_COUNT
    t.spirits = []
    t.trail = [0] * PLACES
    t.trails = []
    t.place = [-1] * PLACES
    t.tokens = [0] * (PLACES * TALENTS)
    t.humans = []
    t.human_discard = []
    t.lore = []
    t.market = []
    t.shown = []
    t.decay = []
    t.unknown = []
    t.found = 0
    t.closed = []
    t.portal = []
    t.need = [0] * (NEED * ROWS)
    t.done_rows = 0
    clear_turn(t)
    return t


def clear_turn(t: Table) -> None:
    """Nothing of a turn has happened yet."""
    t.first = 0
    t.active = 0
    t.turns = 0
    t.colour = -1
    t.moved = 0
    t.awake = [0] * PLACES
    t.awake_spirits = 0
    t.sprout = 0
    t.pinned = 0
    t.protected = 0
    t.done = 0
    t.acted = 0
    t.stopped = 0
    t.placed = 0
    t.strength = 0
    t.carried = -1
    t.walked = 0
    t.dice = []
    t.marked = []
    t.played = []
    t.chosen = []
    t.ended = ""
