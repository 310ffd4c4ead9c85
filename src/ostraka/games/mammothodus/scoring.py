"""How far the players have come, and whether they have won (R1). Victory and defeat are shared; points only measure."""

from __future__ import annotations

from typing import Final

from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.terms import CENTRE, COLOURS, ROWS, SHARDS

__all__ = ["SOURCES", "ranks", "score_sheet"]

SOURCES: Final = ("places", "shards", "centre", "victory")
PLACE_POINTS: Final = 20
CENTRE_POINTS: Final = 2
VICTORY_POINTS: Final = 40


def score_sheet(s: Table, seat: int) -> list[int]:
    """20 for each active place of power, 1 for each shard turned up, 2 for each clan in the centre once all places are
    active, 40 for the victory: the same for every seat.
    """
    places = sum([s.done_rows >> row & 1 for row in range(ROWS)])
    shards = SHARDS - len(s.shards)
    centre = 0
    if places == ROWS:
        for clan in range(s.seats):
            if CENTRE in s.figure[clan * COLOURS : clan * COLOURS + COLOURS]:
                centre += CENTRE_POINTS
    return [places * PLACE_POINTS, shards, centre, VICTORY_POINTS if s.ended == "victory" else 0]


def ranks(s: Table) -> list[int]:
    """All first, or all second to the humans (R1.1)."""
    return [1 if s.ended == "victory" else 2] * s.seats
