"""What an explanation can point at in Thebes."""

from __future__ import annotations

from typing import Final

from ostraka.core.mind.signs import Sign, Signs
from ostraka.core.turn import Ask
from ostraka.games.thebes.board import CHRONOMETER
from ostraka.games.thebes.catalogue import ALL_THINGS, NEEDS, VALUE
from ostraka.games.thebes.knowledge import knowledge
from ostraka.games.thebes.options import CARD, DIG, WEEKS
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import (
    ARTEFACTS,
    ASSISTANTS,
    BOOKS,
    CARS,
    CONGRESSES,
    COUNTERS,
    FINISH,
    GENERAL,
    SHOVELS,
    SITES,
)

__all__ = ["ThebesSigns"]

SIGNS: Final = (
    Sign("weeks", 0.5, 0.7),
    Sign("books", 2.0, 0.4),
    Sign("general-knowledge", 3.0, 0.4),
    Sign("assistants", 3.0, 0.4),
    Sign("shovels", 3.0, 0.4),
    Sign("cars", 2.0, 0.4),
    Sign("congresses", 2.0, 0.4),
    Sign("finds", 2.0, 0.4, topic="artefacts"),
    Sign("licences", 1.0, 0.4),
    Sign("ready-shows", 2.5, 0.3, topic="exhibitions"),
)


class ThebesSigns(Signs[Table]):
    """Weeks, knowledge and helpers, artefacts found, licences, and exhibitions that can be held."""

    def __init__(self) -> None:
        super().__init__(SIGNS, spending=("zeppelin", "legend", "assistant", "shovel"))

    def counts(self, s: Table, seat: int) -> list[float]:
        own = s.own
        at = seat * COUNTERS
        books = 0
        finds = 0
        licences = 0
        for site in range(SITES):
            books += own[at + BOOKS + site]
            finds += own[at + ARTEFACTS + site]
            licences += s.licences[seat] >> site & 1
        found = [float(FINISH - s.time[seat]), float(books)]
        for counter in (GENERAL, ASSISTANTS, SHOVELS, CARS, CONGRESSES):
            found.append(float(own[at + counter]))
        return [*found, float(finds), float(licences), float(self.ready_shows(s, seat))]

    def alike(self, s: Table, ask: Ask, one: int, other: int) -> bool:
        """The same card in two cities, or weeks that draw as many tokens as others."""
        if ask.prompt == "weeks":
            known = knowledge(s, ask.seat, s.top().card, s.top().arg)
            return CHRONOMETER[known][one - WEEKS] == CHRONOMETER[known][other - WEEKS]
        if ask.prompt != "action" or not (CARD <= one < DIG and CARD <= other < DIG):
            return False
        a, b = ALL_THINGS[one - CARD], ALL_THINGS[other - CARD]
        return a.kind == b.kind and a.site == b.site and VALUE[one - CARD] == VALUE[other - CARD]

    def ready_shows(self, s: Table, seat: int) -> int:
        """Exhibitions in the slots for which the seat has all artefacts."""
        ready = 0
        for exhibition in s.slots:
            if exhibition >= 0:
                complete = True
                for site, wanted in NEEDS[exhibition]:
                    if s.own[seat * COUNTERS + ARTEFACTS + site] < wanted:
                        complete = False
                if complete:
                    ready += 1
        return ready
