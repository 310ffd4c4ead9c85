"""The game's own numbers: colours, actions, kinds of cards, and one number for every thing a line of text may name."""

from __future__ import annotations

from typing import Final

__all__ = [
    "ACTIVATE",
    "ADAPT",
    "APPEARANCE_MOVEMENT",
    "ATTACK",
    "ATTACK_BONUS",
    "BAIT",
    "BASIC",
    "BLOCK_SUMMON",
    "BLOCK_TRAIL",
    "BLUE",
    "CARDS",
    "CARE",
    "CENTRE",
    "CLAN_CARDS",
    "COLOURS",
    "DEFENSE",
    "DEGRADATION",
    "DEGRADATIONS",
    "DEGRADATION_TWO",
    "DEGRADE",
    "DEVELOPMENTS",
    "DISCOVERIES",
    "DISCOVERY",
    "DOUBLE",
    "DRAW_THREE",
    "EXTRA",
    "FIGURE",
    "FRAGMENT",
    "FRAGMENTS",
    "GREEN",
    "HUMAN",
    "HUMANS",
    "KINDS",
    "KIND_NAMES",
    "MOST_SEATS",
    "MOVE",
    "MOVEMENT_ATTACK",
    "NEED",
    "PROTECTION",
    "RED",
    "ROWS",
    "SHARD",
    "SHARDS",
    "SHARD_TYPES",
    "SPIRIT",
    "SPIRIT_COUNT",
    "TALENT",
    "TALENTS",
    "TERRITORY",
    "THINGS",
    "TRAIL",
    "TRAILS",
    "TRAP",
    "WILD",
    "WORTH",
    "YELLOW",
    "thing",
]

MOST_SEATS: Final = 4

# Colours, and the action of each; activation shares blue
GREEN: Final = 0
RED: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
COLOURS: Final = 4
MOVE: Final = 0
ATTACK: Final = 1
CARE: Final = 2
ADAPT: Final = 3
DEGRADE: Final = 4
ACTIVATE: Final = 5

# Kinds of cards: BASIC, DOUBLE and EXTRA are runs of four, one for each colour
BASIC: Final = 0
DOUBLE: Final = 4
EXTRA: Final = 8
WILD: Final = 12
DRAW_THREE: Final = 13
DEGRADATION: Final = 14
KINDS: Final = 15
KIND_NAMES: Final = (
    "green", "red", "yellow", "blue",
    "double_green", "double_red", "double_yellow", "double_blue",
    "extra_green", "extra_red", "extra_yellow", "extra_blue",
    "wild", "draw_three", "degradation",
)  # fmt: skip
WORTH: Final[list[int]] = [1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0]
"""How many cards a card counts as (R9.3)."""

# Discoveries, as bits of `Table.found` (R11), and talents (R12)
MOVEMENT_ATTACK: Final = 1
DEFENSE: Final = 2
ATTACK_BONUS: Final = 4
APPEARANCE_MOVEMENT: Final = 8
DEGRADATION_TWO: Final = 16
BLOCK_SUMMON: Final = 0
PROTECTION: Final = 1
TRAP: Final = 2
BAIT: Final = 3
BLOCK_TRAIL: Final = 4

CENTRE: Final = 0
SHARD_TYPES: Final = 5
ROWS: Final = 4
NEED: Final = 7
"""What a row asks for: five numbers of shards, a colour and a region (or -1)."""

# Things: every card, token, territory and figure has one number, so that an event can name any of them.
CLAN_CARDS: Final = 12
DEVELOPMENTS: Final = 48
DEGRADATIONS: Final = 66
CARDS: Final = 78
SHARD: Final = 78
SHARDS: Final = 20
HUMAN: Final = 98
HUMANS: Final = 14
SPIRIT: Final = 112
SPIRIT_COUNT: Final = 3
TRAIL: Final = 115
TRAILS: Final = 8
FRAGMENT: Final = 123
FRAGMENTS: Final = 7
DISCOVERY: Final = 130
DISCOVERIES: Final = 5
TERRITORY: Final = 135
TALENT: Final = 156
TALENTS: Final = 5
FIGURE: Final = 161
THINGS: Final = 177

KINDS_OF_THINGS: Final[tuple[tuple[str, int], ...]] = (
    ("card", 0),
    ("shard", SHARD),
    ("human", HUMAN),
    ("spirit", SPIRIT),
    ("trail", TRAIL),
    ("fragment", FRAGMENT),
    ("discovery", DISCOVERY),
    ("territory", TERRITORY),
    ("talent", TALENT),
    ("figure", FIGURE),
)
"""What a thing can be, and the number of the first one."""


def thing(number: int) -> tuple[str, int]:
    """What has this number, and which of its kind: figures are counted as 4 × clan + colour."""
    kind, first = max([pair for pair in KINDS_OF_THINGS if pair[1] <= number], key=lambda pair: pair[1])
    return kind, number - first
