"""What the cards of Ancient Knowledge are worth, and what counts for how much; `tools/fit_insight.py` makes it all.

The tables are in tenths of a point.
"""

from __future__ import annotations

from typing import Final

__all__ = ["AT_THE_END", "BEFORE", "ENGINE", "HELD", "STANDING", "WORTH"]

WORTH: Final[list[int]] = [
    # cities
    26, 23, 24, 34, 20, 8, 1, 0, 5, -1, 4, 1, -3, -4, -5, 7, -5, 8,
    0, 12, 4, 8, 11, 8, -5, -8, -8, -13, -10, 50, 0, 14, 7, 6, 35, 17,
    # megaliths
    55, 58, 23, 19, 30, 36, 32, 3, 14, 10, 14, 11, 9, 5, 18, 2, 17, 5,
    29, 14, 14, 16, 9, 11, 10, 4, 11, 3, 13, 12, 14, 59, 15, 1, 9, 9,
    # pyramids
    75, 1, 19, 28, 49, 33, -6, -4, 7, 2, 8, -2, -8, 0, 8, -7, 10, -6,
    -7, -9, 3, 2, -3, -5, -3, 8, 6, -3, -1, 3, 1, 31, -6, -3, -2, 8,
    # artefacts
    15, -4, 23, -2, -1, -6, -11, -12, 1, -11, -6, -9, -5, -2, -4, -1, 0, 0,
    -6, -4, 2, -1, -3, 3, -5, 0, 0, 3, -2, 23, -11, -10, 0, -3, -2, -3,
    # technologies of level I
    15, 10, 4, 3, 10, 2, 12, 10, 7, 0, 8, 0, 4, 4, 10, 1, 1, 12,
    0, 2, 9, 14, 15, 6, 5, 2, -4,
    # technologies of level II
    22, 46, 17, 35, 34, 19, 25, 22, 26, 49, 40, 61, 21, 17, 16, 26, 26, 40,
]  # fmt: skip
"""What each card is worth to whoever creates or learns it, beyond what an action brings anyway."""

STANDING: Final[list[int]] = [
    # cities
    21, 18, 18, 23, 15, -8, -6, -5, -8, -5, -3, -4, -6, -9, -21, -1, 1, -12,
    -10, -5, 9, -10, -2, -9, -24, -22, -24, -27, -28, 15, -14, -5, -7, -10, 3, 9,
    # megaliths
    37, 40, 11, 10, 16, 27, 24, -7, -2, -1, 4, 9, 4, -3, 13, -11, -6, -14,
    15, -8, -3, 6, -12, -9, -7, -6, -6, -1, -12, -13, -4, 45, -3, 3, -9, -15,
    # pyramids
    59, -4, 17, 26, 38, 24, -3, -7, 7, 6, 14, -8, -9, -7, -6, -3, -8, -6,
    1, -11, -9, -13, -15, -5, -10, -3, -7, -5, -11, -3, -4, 29, 2, -6, -7, -11,
]  # fmt: skip
"""What a monument on the Timeline promises beyond its points and tokens."""

HELD: Final[list[int]] = [
    # cities
    13, 6, 4, 10, 6, 3, -4, -5, -4, -10, -3, -5, 2, -2, -7, 4, -7, 1,
    -7, 8, -4, 5, 7, 0, -17, -17, -20, -21, -17, 19, -2, 1, 5, 1, 11, 10,
    # megaliths
    24, 27, 8, 5, 8, 15, 10, -5, 7, -1, 3, 3, -5, -7, 5, -5, 6, -1,
    11, 4, 6, -5, -3, 2, -2, -2, 4, 1, 2, 2, 6, 26, 10, -2, 4, -3,
    # pyramids
    37, -3, 7, 12, 26, 11, -8, -4, 1, -4, -2, -3, -6, -5, 1, -3, 4, -5,
    0, -4, -5, -2, -6, -5, -1, -3, 3, -7, -5, -6, -6, 15, 0, -6, -6, -1,
    # artefacts
    -1, -3, 2, -9, -6, -6, -5, -4, -5, -5, 0, 2, -2, -5, -5, -5, -5, -5,
    -5, -1, -2, -6, 0, -8, -6, -4, -6, -5, -1, 3, -7, -5, -3, -2, -5, -4,
]  # fmt: skip
"""What a card in hand promises beyond any card."""

ENGINE: Final[list[int]] = [
    # artefacts
    17, 0, 16, -4, -12, -33, -12, -2, -6, -38, -27, -25, -16, 36, -9, 19, 25, 23,
    6, 17, 1, 1, 0, -15, -21, 1, 13, -1, 30, 24, -35, -15, 49, -3, 8, -10,
]  # fmt: skip
"""What an artefact in play promises beyond any artefact when the whole game lies ahead."""

AT_THE_END: Final[list[float]] = [
    1.0, 1.0, 1.0, 1.23, 1.0, 0.53, 0.07, 0.45, 0.42, 0.45, 0.58, 0.55, 1.0, 0.21,
    1.0, 0.08, -0.16, 0.0, -0.51, -0.33, 1.44,
]  # fmt: skip
BEFORE: Final[list[float]] = [
    0.0, 0.0, 0.0, 3.6, 0.0, -0.35, 0.93, -1.49, -0.28, -0.26, -0.36, -0.08, 0.0, 0.66,
    0.0, 0.85, 2.27, 1.0, 7.12, 0.18, -0.07,
]  # fmt: skip
"""What one of each feature is worth at the end, and how much more when the whole game lies ahead."""
