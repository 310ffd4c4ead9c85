"""The game's own numbers: kinds of cards, sizes of zones, moments of activation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

__all__ = [
    "ACTIONS",
    "ANCIENT",
    "ARTEFACT",
    "ARTEFACT_SLOTS",
    "BUILDERS",
    "CARD_COUNT",
    "CITY",
    "DECLINE",
    "END",
    "FINAL",
    "HAND_LIMIT",
    "IMMEDIATE",
    "KINDS",
    "KIND_NAMES",
    "LAST_ROUND",
    "MEGALITH",
    "MIDGAME",
    "MONUMENT",
    "PERMANENT",
    "POSITIONS",
    "PYRAMID",
    "SECRET",
    "SLOTS",
    "TECHNOLOGY",
    "TIMELINE",
    "WRITING",
    "kind_of",
    "level_of",
    "type_name",
]

# Kinds are bits, so that MONUMENT is simply the three of them together.
CITY: Final = 1
MEGALITH: Final = 2
PYRAMID: Final = 4
ARTEFACT: Final = 8
ANCIENT: Final = 16
WRITING: Final = 32
SECRET: Final = 64
MONUMENT: Final = 7
TECHNOLOGY: Final = 112

KIND_NAMES: Final[dict[int, str]] = {
    CITY: "city",
    MEGALITH: "megalith",
    PYRAMID: "pyramid",
    ARTEFACT: "artefact",
    MONUMENT: "monument",
    ANCIENT: "ancient",
    WRITING: "writing",
    SECRET: "secret",
}

BUILDERS: Final = 144
CARD_COUNT: Final = 189
SLOTS: Final = 6
POSITIONS: Final = 12
ARTEFACT_SLOTS: Final = 5
HAND_LIMIT: Final = 10
ACTIONS: Final = 2
MIDGAME: Final = 7
END: Final = 14
LAST_ROUND: Final = 100

IMMEDIATE: Final = "immediate"
PERMANENT: Final = "permanent"
TIMELINE: Final = "timeline"
DECLINE: Final = "decline"
FINAL: Final = "final"


def type_name(kind: int) -> str:
    """The word for a kind of card."""
    return KIND_NAMES.get(kind, "card")


# The kind of a card follows from its number: 36 of each builder type, 15 of each technology type in a fixed pattern.
KINDS: Final[list[int]] = (
    [CITY] * 36
    + [MEGALITH] * 36
    + [PYRAMID] * 36
    + [ARTEFACT] * 36
    + ([ANCIENT] * 9 + [SECRET] * 9 + [WRITING] * 9 + [ANCIENT] * 6 + [SECRET] * 6 + [WRITING] * 6)
)


def kind_of(card: i64) -> i64:
    """The kind of a card, by number."""
    return KINDS[card]


def level_of(technology: i64) -> int:
    """0 for a level I technology, 1 for level II."""
    return 0 if technology < BUILDERS + 27 else 1
