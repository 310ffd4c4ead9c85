"""Everything that must not run out, and the places of power that are to be activated."""

from __future__ import annotations

from ostraka.core.meter import LOSES, WINS, Meter
from ostraka.games.mammothodus.tables import (
    DEGRADATION_CARDS,
    NUMEROUS_BONUS,
    OPEN_AT_START,
    OPEN_FORGOTTEN,
    POPULATION_MIN,
    POPULATION_START,
    TRIBES,
)
from ostraka.games.mammothodus.terms import FRAGMENTS, ROWS, SPIRIT_COUNT, TRAILS
from ostraka.games.mammothodus.view import TableView

__all__ = ["meters"]


def meters(v: TableView) -> list[Meter]:
    """What is left of tribes, spirits, trails, degradation, fragments and people; active places (R1.2, R1.3)."""
    s = v.table
    found = [
        Meter("tribes", s.supply, TRIBES, 0, LOSES),
        Meter("spirits", len(s.spirits), SPIRIT_COUNT, 0, LOSES),
        Meter("trails", len(s.trails), TRAILS, 0, LOSES),
        Meter("decay", len(s.decay), DEGRADATION_CARDS, 0, LOSES),
    ]
    if not s.power_of_places:
        closed = FRAGMENTS - (OPEN_FORGOTTEN if s.forgotten_knowledge else OPEN_AT_START)
        found.append(Meter("fragments", len(s.closed), closed, 0, LOSES))
    active = sum([1 for row in s.place if row >= 0])
    found.append(Meter("places", active, 0, ROWS, WINS))
    people = POPULATION_START + (NUMEROUS_BONUS if s.numerous_ancients else 0)
    found.append(Meter("population", s.population[:], people, POPULATION_MIN - 1, LOSES))
    return found
