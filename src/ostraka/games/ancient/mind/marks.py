"""What can be ticked off about a seat of Ancient Knowledge: which card lies where, and how far it has come.

A learned judgement has figures for each of these marks. Their order is the layout of its file: whoever changes it
raises `LAYOUT`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import BUILDERS, CARD_COUNT, END, HAND_LIMIT, POSITIONS

__all__ = ["LAYOUT", "MARKS", "marks_of"]

LAYOUT: Final = "ancient-1"
MONUMENTS: Final = 108
MOST_LESSONS: Final = 9

PAST: Final = 0
STANDING: Final = PAST + MONUMENTS
HELD: Final = STANDING + MONUMENTS
IN_PLAY: Final = HELD + BUILDERS
LEARNED: Final = IN_PLAY + (BUILDERS - MONUMENTS)
PLACES: Final = LEARNED + (CARD_COUNT - BUILDERS)
"""A monument on this position of the Timeline, whichever it is."""
DEPTH: Final = PLACES + POSITIONS
"""How many monuments the Past holds …"""
LESSONS: Final = DEPTH + END + 1
"""… how many technologies were learned …"""
HAND: Final = LESSONS + MOST_LESSONS + 1
"""… and how many cards are in hand."""
FIRST: Final = HAND + HAND_LIMIT + 1
ACTIVE: Final = FIRST + 1
MARKS: Final = ACTIVE + 1


def marks_of(s: Table, seat: i64) -> list[int]:
    """The marks of a seat."""
    past = s.past[seat]
    found = [PAST + card for card in past]
    base = seat * POSITIONS
    line = s.line
    p: i64
    for p in range(POSITIONS):
        card: i64 = line[base + p]
        if card >= 0:
            found.append(STANDING + card)
            found.append(PLACES + p)
    hand = s.hand[seat]
    for number in hand:
        found.append(HELD + number)
    for number in s.artefacts[seat]:
        found.append(IN_PLAY + number - MONUMENTS)
    lessons = s.collection[seat]
    for number in lessons:
        found.append(LEARNED + number - BUILDERS)
    found.append(DEPTH + min(END, len(past)))
    found.append(LESSONS + min(MOST_LESSONS, len(lessons)))
    found.append(HAND + min(HAND_LIMIT, len(hand)))
    if s.first == seat:
        found.append(FIRST)
    if s.active == seat:
        found.append(ACTIVE)
    return found
