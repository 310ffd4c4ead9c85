"""What a seat knows, what a trip costs it, and whether it may dig (T-14 to T-17, T-24 to T-32)."""

from __future__ import annotations

from typing import Final

from ostraka.games.thebes.board import FEWEST, MOST_KNOWLEDGE, TRIPS, WIDTH
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import (
    ASSISTANTS,
    BOOKS,
    CARS,
    CITIES,
    COUNTERS,
    FINISH,
    GENERAL,
    LEGENDS,
    SHOVELS,
    SPECIAL_LICENCES,
)

__all__ = [
    "BONUS",
    "BONUS_IN_SETS",
    "EVERYTHING",
    "FLY",
    "USE_ASSISTANT",
    "USE_LEGEND",
    "USE_SHOVEL",
    "WITHOUT_CAR",
    "can_dig",
    "can_go",
    "extra_tokens",
    "helper_bonus",
    "knowledge",
    "later_trip",
    "lone",
    "special",
    "travel",
    "trip",
]

# What a dig spends, as bits
FLY: Final = 1
USE_LEGEND: Final = 2
USE_ASSISTANT: Final = 4
USE_SHOVEL: Final = 8
WITHOUT_CAR: Final = 16
"""Nothing is spent but weeks: the way takes longer, so that the licence is valid on arrival (T-63)."""
EVERYTHING: Final = 14
"""All single-use helpers, but not the zeppelin."""

BONUS: Final[list[int]] = [0, 0, 1, 2, 2, 2, 2]
BONUS_IN_SETS: Final[list[int]] = [0, 0, 1, 2, 2, 3, 4]
"""What so many assistants or shovels give for good, in the two readings of T-31."""


def trip(s: Table, seat: int, to: int) -> int:
    """The weeks of a trip without zeppelin (T-14, T-15, T-16)."""
    cars = s.own[seat * COUNTERS + CARS]
    if cars > 1 and not s.cars_add:
        cars = 1
    return TRIPS[cars][s.place[seat] * WIDTH + to]


def later_trip(s: Table, seat: int, site: int) -> int:
    """The weeks of the trip to a site with a car left unused that finds the licence valid, where using it does not
    (T-63); -1 if leaving it changes nothing.
    """
    cars = s.own[seat * COUNTERS + CARS]
    if not cars or s.car_always or s.licences[seat] >> site & 1:
        return -1
    now = s.time[seat]
    if s.licences_at(seat, now + trip(s, seat, CITIES + site)) >> site & 1:
        return -1
    if cars > 1 and not s.cars_add:
        cars = 1
    way = s.place[seat] * WIDTH + CITIES + site
    for used in range(cars - 1, -1, -1):
        if s.licences_at(seat, now + TRIPS[used][way]) >> site & 1:
            return TRIPS[used][way]
    return -1


def travel(s: Table, seat: int, site: int, spent: int) -> int:
    """The weeks of the trip to a dig (T-17, T-63)."""
    if spent & FLY:
        return 0
    return later_trip(s, seat, site) if spent & WITHOUT_CAR else trip(s, seat, CITIES + site)


def helper_bonus(s: Table, number: int) -> int:
    """What so many assistants or shovels give for good: 2 give 1, 3 give 2 (T-29, T-30, T-31)."""
    return BONUS_IN_SETS[number] if s.helpers_add else BONUS[number]


def lone(s: Table, seat: int, counter: int) -> bool:
    """Whether a seat may discard one assistant, or one shovel, for one more (T-32)."""
    number = s.own[seat * COUNTERS + counter]
    return number == 1 or (number > 1 and s.spare_helpers)


def special(s: Table, seat: int, site: int, spent: int) -> int:
    """Special knowledge about a site: books, a used legend, assistants (T-26, T-28, T-29)."""
    own = s.own
    at = seat * COUNTERS
    points = own[at + BOOKS + site] + helper_bonus(s, own[at + ASSISTANTS])
    if spent & USE_LEGEND and own[at + LEGENDS + site]:
        points += 2
    if spent & USE_ASSISTANT and lone(s, seat, ASSISTANTS):
        points += 1
    return points


def knowledge(s: Table, seat: int, site: int, spent: int) -> int:
    """K = S + min(G, S), at most 12 (T-26)."""
    points = special(s, seat, site, spent)
    general = s.own[seat * COUNTERS + GENERAL]
    points += general if general < points else points
    return points if points < MOST_KNOWLEDGE else MOST_KNOWLEDGE


def extra_tokens(s: Table, seat: int, spent: int) -> int:
    """Tokens that shovels add (T-30)."""
    extra = helper_bonus(s, s.own[seat * COUNTERS + SHOVELS])
    return extra + 1 if spent & USE_SHOVEL and lone(s, seat, SHOVELS) else extra


def can_go(s: Table, seat: int, site: int, spent: int) -> bool:
    """Whether a dig is possible without zeppelin, with the car or, where that helps, without it (T-63)."""
    return can_dig(s, seat, site, spent) or can_dig(s, seat, site, spent | WITHOUT_CAR)


def can_dig(s: Table, seat: int, site: int, spent: int) -> bool:
    """Whether a dig that spends these helpers, on foot or by air, can draw a token in time (T-12, T-24 to T-27)."""
    if not s.skill[seat] >> site & 1:
        return False
    way = travel(s, seat, site, spent)
    arrival = s.time[seat] + way
    if way < 0 or arrival + FEWEST[knowledge(s, seat, site, spent)] > FINISH:
        return False
    licensed = s.licences_at(seat, arrival) >> site & 1
    return bool(licensed) or s.own[seat * COUNTERS + SPECIAL_LICENCES] > 0
