"""The game's own numbers: places, sites, kinds of cards, counters, weeks."""

from __future__ import annotations

from typing import Final

__all__ = [
    "ALL_LICENCES",
    "ARTEFACT",
    "ARTEFACTS",
    "ASSISTANT",
    "ASSISTANTS",
    "BERLIN",
    "BLANKS",
    "BOOK",
    "BOOKS",
    "CAR",
    "CARD_COUNT",
    "CARS",
    "CITIES",
    "CONGRESS",
    "CONGRESSES",
    "COUNTERS",
    "CRETE",
    "DISPLAY",
    "EGYPT",
    "EXHIBITED",
    "EXHIBITION",
    "FINISH",
    "FIRST_YEAR",
    "GENERAL",
    "GENERAL_BOOK",
    "GREECE",
    "KIND_NAMES",
    "LAST_YEAR",
    "LEGEND",
    "LEGENDS",
    "LONDON",
    "MESOPOTAMIA",
    "MOSCOW",
    "PALESTINE",
    "PARIS",
    "PLACES",
    "RESEARCH",
    "ROME",
    "SHOVEL",
    "SHOVELS",
    "SITES",
    "SITE_TOKENS",
    "SPECIAL_LICENCE",
    "SPECIAL_LICENCES",
    "START",
    "THINGS",
    "VIENNA",
    "WARSAW",
    "WEEKS_OF_A_YEAR",
    "ZEPPELIN",
    "ZEPPELINS",
    "week_of",
    "year_of",
]

# Places: the seven cities, then the five sites. Site s (0..4) is place CITIES + s.
WARSAW: Final = 0
LONDON: Final = 1
PARIS: Final = 2
BERLIN: Final = 3
VIENNA: Final = 4
ROME: Final = 5
MOSCOW: Final = 6
PLACES: Final = (
    "warsaw", "london", "paris", "berlin", "vienna", "rome", "moscow",
    "greece", "crete", "egypt", "palestine", "mesopotamia",
)  # fmt: skip
CITIES: Final = 7
SITES: Final = 5
GREECE: Final = 0
CRETE: Final = 1
EGYPT: Final = 2
PALESTINE: Final = 3
MESOPOTAMIA: Final = 4
ALL_LICENCES: Final = 31
"""Licences are a mask: bit s for site s."""

# Things: 85 research cards, 10 exhibitions, then 15 find tokens of each site (blanks are only counted).
RESEARCH: Final = 85
CARD_COUNT: Final = 95
SITE_TOKENS: Final = 15
THINGS: Final = 170
BLANKS: Final = 16
DISPLAY: Final = 4

# Kinds of cards and tokens
BOOK: Final = 0
GENERAL_BOOK: Final = 1
LEGEND: Final = 2
ASSISTANT: Final = 3
SHOVEL: Final = 4
CAR: Final = 5
ZEPPELIN: Final = 6
SPECIAL_LICENCE: Final = 7
CONGRESS: Final = 8
EXHIBITION: Final = 9
ARTEFACT: Final = 10
KIND_NAMES: Final = (
    "book", "general_book", "legend", "assistant", "shovel", "car", "zeppelin", "special_license", "congress",
    "exhibition", "artefact",
)  # fmt: skip

# Counters of a seat: what its cards and tokens add up to. BOOKS, ARTEFACTS and LEGENDS are runs of five, one per site.
BOOKS: Final = 0
ARTEFACTS: Final = 5
LEGENDS: Final = 10
GENERAL: Final = 15
ASSISTANTS: Final = 16
SHOVELS: Final = 17
CARS: Final = 18
ZEPPELINS: Final = 19
SPECIAL_LICENCES: Final = 20
CONGRESSES: Final = 21
EXHIBITED: Final = 22
COUNTERS: Final = 23

# Time is one number, the weeks since week 1 of 1901; FINISH is the final 1 after week 52 of 1903.
FIRST_YEAR: Final = 1901
LAST_YEAR: Final = 1903
WEEKS_OF_A_YEAR: Final = 52
FINISH: Final = 156
START: Final[list[int]] = [0, 0, 0, 15, 52]
"""The starting time by number of seats."""


def year_of(time: int) -> int:
    """The calendar year of a marker; 1904 is the final space."""
    return FIRST_YEAR + time // WEEKS_OF_A_YEAR


def week_of(time: int) -> int:
    """The week, 1 to 52."""
    return time % WEEKS_OF_A_YEAR + 1
