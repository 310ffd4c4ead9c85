"""All cards and tokens by number, and their figures as flat tables for the rules."""

from __future__ import annotations

from typing import Final

from ostraka.games.thebes.cards.exhibitions import EXHIBITIONS
from ostraka.games.thebes.cards.kinds import Thing
from ostraka.games.thebes.cards.research import RESEARCH_CARDS
from ostraka.games.thebes.cards.tokens import FIND_TOKENS
from ostraka.games.thebes.terms import CARD_COUNT, CITIES, SITE_TOKENS, WARSAW

__all__ = [
    "ALL_THINGS",
    "AMOUNT",
    "CITY",
    "COST",
    "COUNTER",
    "NEEDS",
    "REQUIRES",
    "TARGET",
    "VALUE",
    "bag_of",
    "bonus_of",
]

ALL_THINGS: Final[list[Thing]] = [*RESEARCH_CARDS, *EXHIBITIONS, *FIND_TOKENS]

CITY: Final[list[int]] = [card.city for card in ALL_THINGS]
COST: Final[list[int]] = [card.weeks for card in ALL_THINGS]
VALUE: Final[list[int]] = [thing.value for thing in ALL_THINGS]
COUNTER: Final[list[int]] = [thing.counter for thing in ALL_THINGS]
AMOUNT: Final[list[int]] = [thing.amount for thing in ALL_THINGS]
NEEDS: Final[list[list[tuple[int, int]]]] = [
    sorted([(site, n) for site, n in enumerate(thing.requires) if n], key=lambda pair: -pair[1]) for thing in ALL_THINGS
]
"""The artefacts an exhibition asks for: (site, number), the highest number first."""
REQUIRES: Final[list[tuple[int, int, int, int, int]]] = [thing.requires for thing in ALL_THINGS]

TARGET: Final[list[int]] = [
    *[WARSAW] * 3,
    *[card.city for card in ALL_THINGS[:CARD_COUNT]],
    *[CITIES + site for site in range(5)],
]
"""The place where an option of the action question is done, by option code."""


def bonus_of(site: int) -> int:
    """The first-dig bonus of a site: an artefact of value 1 (T-4)."""
    return CARD_COUNT + site * SITE_TOKENS


def bag_of(site: int) -> list[int]:
    """A full bag: 12 artefacts and 2 knowledge tokens; its 16 blanks are only counted (T-4)."""
    first = CARD_COUNT + site * SITE_TOKENS
    return list(range(first + 1, first + SITE_TOKENS))
