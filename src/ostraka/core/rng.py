"""A small generator for imagining and playing out: the same numbers on every build and machine.

Real matches never use it: their chance is a keyed hash of the match's seed (`ostraka.match`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

__all__ = ["Rng"]

_MASK: Final = 0xFFFFFFFF
_WEYL: Final = 362437


class Rng:
    """Marsaglia's 32-bit xorshift with a Weyl sequence: fast with and without a compiler."""

    def __init__(self, seed: int = 0) -> None:
        self.x = (seed * 2654435761 + 88675123) & _MASK or 1
        self.w = (seed >> 32 ^ seed * 7919) & _MASK
        for _ in range(8):
            self.below(2)

    def below(self, n: int) -> int:
        """A whole number in range(n)."""
        x: i64 = self.x
        x ^= (x << 13) & _MASK
        x ^= x >> 17
        x ^= (x << 5) & _MASK
        self.x = x
        w: i64 = (self.w + _WEYL) & _MASK
        self.w = w
        return ((x + w) & _MASK) % n

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Rng:
        twin = Rng()
        twin.x = self.x
        twin.w = self.w
        return twin
