"""What the cards of Ancient Knowledge are worth, and what counts for how much; `tools/fit_insight.py` makes it all.

The tables are in tenths of a point.
"""

from __future__ import annotations

from typing import Final

__all__ = ["AT_THE_END", "BEFORE", "ENGINE", "HELD", "STANDING", "WORTH"]

WORTH: Final[list[int]] = [
    # cities
    31, 29, 31, 34, 16, 7, 9, 0, 4, -1, 2, -3, -1, -4, -4, 6, 6, 7,
    -4, 8, -6, 8, 17, 7, -1, 1, 2, 0, -5, 54, 5, 13, 12, 8, 35, 26,
    # megaliths
    64, 46, 25, 28, 35, 38, 41, 6, 16, 6, 16, 14, 5, 1, 16, 2, 20, 7,
    23, 15, 22, 9, 12, 6, 5, 0, 14, 1, 12, 17, 15, 41, 19, -8, 10, 2,
    # pyramids
    85, -5, 31, 33, 56, 37, 3, 3, 13, -6, 7, -5, -7, 3, 7, 5, 14, -5,
    -5, -7, 4, 8, -7, -4, 5, 6, 5, 5, 4, 2, -10, 37, 4, -2, -5, 6,
    # artefacts
    21, -9, 17, -7, -7, -10, -2, -10, -5, -8, -7, -8, -8, -3, -6, -5, -4, -2,
    -6, -2, -4, -9, -1, 3, -6, 4, 0, -5, -2, 17, -6, -9, -6, -9, -4, -3,
    # technologies of level I
    13, 10, 4, 1, 5, 2, 10, 11, 6, 0, 2, 3, 2, 3, 10, 0, 3, 11,
    2, 3, 5, 11, 13, 5, 4, 0, -1,
    # technologies of level II
    27, 47, 15, 36, 34, 20, 28, 19, 20, 61, 33, 61, 19, 17, 19, 27, 24, 39,
]  # fmt: skip
"""What each card is worth to whoever creates or learns it, beyond what an action brings anyway."""

STANDING: Final[list[int]] = [
    # cities
    18, 15, 24, 23, 7, -9, -6, -5, -9, -6, -7, -17, -14, -9, -18, 1, 3, -11,
    -16, -2, -14, -3, 0, -5, -12, -1, -5, -1, -13, 30, -2, -5, -6, -7, 10, 11,
    # megaliths
    42, 26, 11, 14, 19, 20, 26, -1, 1, -11, 11, 13, -2, -3, 4, -7, -1, -14,
    3, -4, 0, -3, -6, -15, -17, -13, -3, -13, -8, -1, -4, 23, -8, 13, -11, -18,
    # pyramids
    61, -4, 22, 22, 41, 26, -3, 1, 5, -1, -1, -14, -11, -11, -8, 1, 0, -8,
    -9, -10, -8, -5, -12, -12, -5, -10, -10, -13, -8, -8, -8, 25, 0, 0, -11, -17,
]  # fmt: skip
"""What a monument on the Timeline promises beyond its points and tokens."""

HELD: Final[list[int]] = [
    # cities
    15, 12, 13, 12, 0, 2, -2, -6, -3, -6, -5, -7, -5, -6, -4, 2, -6, 1,
    -6, 4, -10, 1, 3, -3, -9, -10, -6, -7, -7, 31, -5, 2, 2, 0, 14, 13,
    # megaliths
    34, 22, 9, 11, 14, 17, 13, -4, 3, 1, 10, 8, -4, -3, 1, -4, 10, -3,
    7, 5, 5, 3, 1, 0, -2, -8, 8, -5, 1, 5, 8, 16, 4, -6, 0, -4,
    # pyramids
    46, -10, 15, 18, 36, 13, -5, -8, 8, -5, 5, -8, -8, -6, -3, -5, 3, -6,
    -6, -12, -8, -4, -6, -6, -6, 1, -3, -5, -4, -4, -7, 16, -8, -6, -5, 1,
    # artefacts
    6, -6, -1, -5, -6, -5, -4, -6, -6, -6, -4, -4, -7, -5, -9, -4, -5, -7,
    -11, -3, -6, -5, -5, -9, -7, -4, -5, -7, -3, 1, -4, -7, -11, -11, -6, -8,
]  # fmt: skip
"""What a card in hand promises beyond any card."""

ENGINE: Final[list[int]] = [
    # artefacts
    30, -14, 16, -14, 3, -60, 26, 32, -10, -18, -8, -38, -24, 30, -28, 20, 30, 27,
    22, 36, -27, -16, 27, -5, -36, 11, 4, -10, 33, 19, -48, 1, 8, -4, 8, -24,
]  # fmt: skip
"""What an artefact in play promises beyond any artefact when the whole game lies ahead."""

AT_THE_END: Final[list[float]] = [
    1.0, 1.0, 1.0, 1.13, 1.0, 0.43, 0.05, 0.13, 0.29, 0.31, 0.48, 0.4, 1.0, 0.31,
    1.0, 0.21, -0.26, 0.0, -0.58, -0.35, 1.36,
]  # fmt: skip
BEFORE: Final[list[float]] = [
    0.0, 0.0, 0.0, 3.62, 0.0, -0.38, 1.1, -1.7, -0.25, -0.18, -0.31, 0.14, 0.0, 0.58,
    0.0, 0.88, 1.91, 1.0, 6.7, -0.4, 0.0,
]  # fmt: skip
"""What one of each feature is worth at the end, and how much more when the whole game lies ahead."""
