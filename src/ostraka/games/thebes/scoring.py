"""The final scoring (T-56 to T-61)."""

from __future__ import annotations

from typing import Final

from ostraka.games.thebes.catalogue import ALL_THINGS, VALUE
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import ARTEFACT, BOOKS, CONGRESSES, COUNTERS, EXHIBITED, SITES

__all__ = ["CONGRESS_POINTS", "SOLE_LEADER", "TIED_LEADER", "leaders", "ranks", "score_sheet"]

CONGRESS_POINTS: Final[list[int]] = [0, 1, 3, 6, 10, 15, 21, 28, 28, 28]
SOLE_LEADER: Final = 5
TIED_LEADER: Final = 3


def leaders(s: Table, site: int) -> list[int]:
    """The seats with most science books about a site; none if nobody has one (T-59, T-60)."""
    most = 1
    leading: list[int] = []
    for seat in range(s.seats):
        books = s.own[seat * COUNTERS + BOOKS + site]
        if books > most:
            most = books
            leading = [seat]
        elif books == most:
            leading.append(seat)
    return leading


def score_sheet(s: Table, seat: int) -> list[int]:
    """Points by source: artefacts, exhibitions, congresses, majorities."""
    artefacts = 0
    for token in s.finds[seat]:
        if ALL_THINGS[token].kind == ARTEFACT:
            artefacts += VALUE[token]
    majorities = 0
    for site in range(SITES):
        leading = leaders(s, site)
        if seat in leading:
            majorities += SOLE_LEADER if len(leading) == 1 else TIED_LEADER
    at = seat * COUNTERS
    return [artefacts, s.own[at + EXHIBITED], CONGRESS_POINTS[s.own[at + CONGRESSES]], majorities]


def ranks(points: list[list[int]]) -> list[int]:
    """1 is best; equal points share a rank, and the victory (T-61)."""
    totals = [sum(row) for row in points]
    return [1 + len({other for other in totals if other > own}) for own in totals]
