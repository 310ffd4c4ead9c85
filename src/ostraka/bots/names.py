"""Bots have names of their own: the same characters at every level, so that one gets to know them."""

from __future__ import annotations

from typing import Final

__all__ = ["NAMES"]

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "digger": ("Tula", "Bruno", "Pipa", "Momo"),
    "student": ("Ilka", "Theo", "Nadi", "Jori"),
    "scholar": ("Livia", "Marek", "Selma", "Odo"),
    "professor": ("Aurelia", "Ambros", "Leonora", "Viktor"),
    "sage": ("Sibylla", "Nestor", "Themis", "Orfeo"),
    "oracle": ("Kassandra", "Tiresias", "Manto", "Kalchas"),
}
"""By level, in the order in which they sit down. A name is said alike in every language, and never inflected."""
