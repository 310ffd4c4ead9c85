"""What can be ticked off about a seat of Thebes: what it owns, where it stands, when, and what is left for it to dig.

A learned judgement has figures for each of these marks. Their order is the layout of its file: whoever changes it
raises `LAYOUT`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.games.thebes.knowledge import EVERYTHING, USE_LEGEND, knowledge
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import (
    CONGRESSES,
    COUNTERS,
    FINISH,
    LEGENDS,
    PLACES,
    RESEARCH,
    SITES,
)

__all__ = ["LAYOUT", "MARKS", "marks_of"]

LAYOUT: Final = "thebes-1"
MOST: Final = 9
"""Larger numbers count as this."""
MOST_KNOWN: Final = 12
BAG: Final = 15
"""Tokens in a full bag."""
QUARTER: Final = 13
"""Weeks."""

OWNED: Final = 0
"""For each counter of a seat how much it has."""
KNOWN: Final = OWNED + COUNTERS * (MOST + 1)
"""For each site what is known of it, if its licence is left this year …"""
KNOWN_LATER: Final = KNOWN + SITES * (MOST_KNOWN + 1)
"""… and if not."""
LEFT: Final = KNOWN_LATER + SITES * (MOST_KNOWN + 1)
"""For each site what is left in its bag, if the seat may ever dig there."""
STANDS: Final = LEFT + SITES * (BAG + 1)
TIME: Final = STANDS + len(PLACES)
"""By quarters of a year."""
BEHIND: Final = TIME + FINISH // QUARTER + 1
"""Weeks behind the foremost other marker, by fours, up to nine of them; and ahead of the last."""
NEXT: Final = BEHIND + 2 * (MOST + 1)
SHOWN: Final = NEXT + 1
"""Exhibitions held."""
MARKS: Final = SHOWN + 10


def marks_of(s: Table, seat: i64) -> list[int]:
    """The marks of a seat."""
    own = s.own
    at = seat * COUNTERS
    found: list[int] = []
    counter: i64
    for counter in range(CONGRESSES + 1):
        number: i64 = own[at + counter]
        if number > 0:
            found.append(OWNED + counter * (MOST + 1) + min(MOST, number))
    site: i64
    for site in range(SITES):
        if not s.skill[seat] >> site & 1:
            continue
        spent = EVERYTHING if own[at + LEGENDS + site] else EVERYTHING & ~USE_LEGEND
        known: i64 = min(MOST_KNOWN, knowledge(s, seat, site, spent))
        first = KNOWN if s.licences[seat] >> site & 1 else KNOWN_LATER
        found.append(first + site * (MOST_KNOWN + 1) + known)
        found.append(LEFT + site * (BAG + 1) + min(BAG, len(s.bags[site])))
    time: i64 = s.time[seat]
    found.append(STANDS + s.place[seat])
    found.append(TIME + min(FINISH, time) // QUARTER)
    ahead: i64 = 0
    last: i64 = FINISH
    for other in range(s.seats):
        if other != seat:
            ahead = max(ahead, s.time[other])
            last = min(last, s.time[other])
    if ahead > time:
        found.append(BEHIND + min(MOST, (ahead - time) // 4))
    if time > last:
        found.append(BEHIND + MOST + 1 + min(MOST, (time - last) // 4))
    if s.active == seat:
        found.append(NEXT)
    for card in s.cards[seat]:
        if card >= RESEARCH:
            found.append(SHOWN + card - RESEARCH)
    return found
