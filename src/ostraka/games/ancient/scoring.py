"""The final scoring (END-3 to END-5, TEAM-6)."""

from __future__ import annotations

from ostraka.core.state import Frame
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.state import Table

__all__ = ["ranks", "score_sheet"]


def score_sheet(s: Table, seat: int) -> list[int]:
    """Points by source: monuments, final effects, technologies, Timeline, lost knowledge (END-3)."""
    monuments = 0
    effects = 0
    for number in s.past[seat]:
        card = CARDS[number]
        monuments += card.points
        if card.score is not None:
            f = Frame(-1, seat, number)
            effects += card.score.points(s, f)
    technologies = 0
    for number in s.collection[seat]:
        technologies += CARDS[number].points
    return [monuments, effects, technologies, s.standing(seat), -s.lost[seat]]


def ranks(s: Table, points: list[list[int]]) -> list[int]:
    """1 is best. Ties: fewest lost knowledge (END-5); in team play the highest single score (TEAM-6)."""
    totals = [sum(row) for row in points]
    if s.teams:
        keys: list[tuple[int, int]] = []
        for seat in range(4):
            a, b = totals[seat - seat % 2], totals[seat - seat % 2 + 1]
            keys.append((a + b, max(a, b)))
    else:
        keys = [(totals[seat], -s.lost[seat]) for seat in range(s.seats)]
    sides = [seat // 2 if s.teams else seat for seat in range(s.seats)]
    return [1 + len({sides[o] for o in range(s.seats) if keys[o] > keys[seat]}) for seat in range(s.seats)]
