"""Every table of the game that a designer may edit, and nothing else.

The rulebook fixes the rules and the numbers of components; what is printed on them is known only in part. A line that
ends in `[rec]` is our reconstruction and may be tuned (`[tuned]` if that was done); `[rb]` is stated in the rulebook
and stays. The reasons, and what was tuned and why, stand in docs/rules/en/mammothodus.md, section 16.
"""

from __future__ import annotations

from typing import Final

__all__ = [
    "BANDS",
    "CLANS",
    "COLOUR_NAMES",
    "DEGRADATION_CARDS",
    "DEVELOPMENT",
    "DICE",
    "DISCOVERY_NAMES",
    "FIGURE_NAMES",
    "HAND_SIZE",
    "HUMAN_DECK",
    "MARKET_SIZE",
    "NUMEROUS_BONUS",
    "OPEN_AT_START",
    "OPEN_FORGOTTEN",
    "POPULATION_MAX",
    "POPULATION_MIN",
    "POPULATION_START",
    "PORTAL",
    "REGION_NAMES",
    "SHARD_KINDS",
    "SPIRITS",
    "STARTING_DECK",
    "TALENT_NAMES",
    "TALENT_TOKENS",
    "TERRITORIES",
    "TRIBES",
    "TRIBE_DEFENCE",
]

COLOUR_NAMES: Final = ("green", "red", "yellow", "blue")  # [rb]
REGION_NAMES: Final = ("centre", "north", "east", "south", "west")  # [rb]

TERRITORIES: Final[tuple[tuple[str, str, str, str, int, str], ...]] = (
    # id, name, region, colour, trail (0 none, -1 printed, 1..8 numbered), adjacent  [rec; counts rb; trails tuned]
    ("C", "Kirileeh Summit", "centre", "yellow", 0, "N1 E1 S1 W1"),
    ("N1", "Glacier Tongue", "north", "blue", 1, "C N2 N3 E1 W1 W2"),
    ("N2", "Windgrass Terrace", "north", "yellow", 0, "N1 N3 N5 E1 E3 E4"),
    ("N3", "Whitepine Gate", "north", "green", 2, "N1 N2 N4 N5 W2"),
    ("N4", "Saiga Flats", "north", "yellow", 0, "N3 W2 W5"),
    ("N5", "Rustcliff", "north", "red", -1, "N2 N3 E4"),
    ("E1", "Ember Ridge", "east", "red", 3, "C N1 N2 E2 E3 S1"),
    ("E2", "Amber Steppe", "east", "yellow", 0, "E1 E3 E5 S1 S3 S4"),
    ("E3", "Frozen Ford", "east", "blue", 4, "N2 E1 E2 E4 E5"),
    ("E4", "Larchwood", "east", "green", 0, "N2 N5 E3"),
    ("E5", "Ochre Canyon", "east", "red", -1, "E2 E3 S4"),
    ("S1", "Moss Hollow", "south", "green", 0, "C E1 E2 S2 S3 W1"),
    ("S2", "Mirror Lake", "south", "blue", 5, "S1 S3 S5 W1 W3 W4"),
    ("S3", "Redstone Pass", "south", "red", 0, "E2 S1 S2 S4 S5"),
    ("S4", "Icemelt Delta", "south", "blue", -1, "E2 E5 S3"),
    ("S5", "Goldgrass Plain", "south", "yellow", 6, "S2 S3 W4"),
    ("W1", "Cinder Slope", "west", "red", 7, "C N1 S1 S2 W2 W3"),
    ("W2", "Old Taiga", "west", "green", 0, "N1 N3 N4 W1 W3 W5"),
    ("W3", "Drywind Road", "west", "yellow", 8, "S2 W1 W2 W4 W5"),
    ("W4", "Fernmarsh", "west", "green", 0, "S2 S5 W3"),
    ("W5", "Bluefrost Fjord", "west", "blue", -1, "N4 W2 W3"),
)

CLANS: Final = (  # [rb; names public]
    ("mammoths", "Mammoths"),
    ("tigers", "Sabre-toothed Tigers"),
    ("rhinos", "Woolly Rhinoceroses"),
    ("bison", "Bison"),
)
FIGURE_NAMES: Final = ("Wayfinder", "Warrior", "Keeper", "Sage")  # green, red, yellow, blue [rec]

STARTING_DECK: Final = {"green": 3, "red": 3, "yellow": 3, "blue": 3}  # 12 cards [rb], colours [rec]
HAND_SIZE: Final = 4  # [rb]

POPULATION_START: Final = 7  # [rb]
POPULATION_MIN: Final = -4  # [rb]
POPULATION_MAX: Final = 20  # [rec]
BANDS: Final = ((-4, 0, 0), (1, 5, 1), (6, 10, 2), (11, 15, 3), (16, 20, 4))  # from, to, figures [rec]

DEVELOPMENT: Final[tuple[tuple[str, str, int], ...]] = (
    # kind, colour, copies; 18 cards [rb], mix [tuned]
    ("double", "green", 1),
    ("double", "red", 1),
    ("double", "yellow", 1),
    ("double", "blue", 1),
    ("extra", "green", 2),
    ("extra", "red", 2),
    ("extra", "yellow", 2),
    ("extra", "blue", 2),
    ("wild", "", 1),
    ("draw", "", 5),
)
MARKET_SIZE: Final = 4  # [rb]
DEGRADATION_CARDS: Final = 12  # [rb]

HUMAN_DECK: Final = {"green": 5, "red": 1, "yellow": 5, "blue": 1, "new_trail": 2}  # 14 cards [rb], split [tuned]

SHARD_KINDS: Final = (("sun", 4), ("moon", 4), ("star", 4), ("spiral", 4), ("tusk", 4))  # 20 [rb], kinds [rec]

PORTAL: Final[tuple[tuple[str, str, str, str, str], ...]] = (
    # fragment, then what its cell asks for in rows 1 to 4; 7 fragments [rb], cells [rec]: one colour, one region and
    # each kind of shard once in every row, so that every fragment adds a demand [rb] and the 20 shards always suffice
    ("P1", "yellow", "tusk", "moon", "sun"),
    ("P2", "spiral", "east", "star", "moon"),
    ("P3", "tusk", "spiral", "blue", "star"),
    ("P4", "sun", "moon", "tusk", "west"),
    ("P5", "moon", "red", "sun", "tusk"),
    ("P6", "star", "sun", "south", "spiral"),
    ("P7", "north", "star", "spiral", "green"),
)
OPEN_AT_START: Final = 4  # [rb]
OPEN_FORGOTTEN: Final = 3  # [rb]

TRIBES: Final = 12  # [rb]
TRIBE_DEFENCE: Final = 4  # [rb]
SPIRITS: Final = (
    # id, name, protection, persistence
    ("stone", "Spirit of Stone", 4, 2),  # [rb]
    ("blizzard", "Spirit of the Blizzard", 3, 3),  # [rec]
    ("flame", "Spirit of Flame", 6, 1),  # [rec]
)
DICE: Final = 5  # [rb]

DISCOVERY_NAMES: Final = (  # [rb]
    ("movement_attack", "Movement + Attack"),
    ("defense", "+1 to Defense"),
    ("attack", "+1 to Attack"),
    ("appearance_movement", "Appearance + Movement"),
    ("degradation_2", "+2 Degradation"),
)
TALENT_NAMES: Final = (  # [rb]
    ("block_summon", "Block the Summoning"),
    ("protection", "Protection"),
    ("trap", "Trap"),
    ("bait", "Bait"),
    ("block_trail", "Block the Trail"),
)
TALENT_TOKENS: Final = 6  # [rb]
NUMEROUS_BONUS: Final = 3  # [rb]
