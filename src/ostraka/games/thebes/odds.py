"""What a dig can be expected to bring, exactly, from the public contents of the bag (T-7)."""

from __future__ import annotations

from math import comb

from ostraka.games.thebes.catalogue import ALL_THINGS, VALUE
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import ARTEFACT

__all__ = ["chance_of_none", "decimal", "expected_points"]


def expected_points(s: Table, site: int, tokens: int) -> tuple[int, int]:
    """Artefact points that so many tokens bring on average, as a fraction."""
    bag = s.bags[site]
    points = sum([VALUE[token] for token in bag if ALL_THINGS[token].kind == ARTEFACT])
    return tokens * points, len(bag) + s.blanks[site]


def chance_of_none(s: Table, site: int, tokens: int) -> tuple[int, int]:
    """The chance that no artefact is among so many tokens, as a fraction."""
    bag = s.bags[site]
    size = len(bag) + s.blanks[site]
    artefacts = len([token for token in bag if ALL_THINGS[token].kind == ARTEFACT])
    return comb(size - artefacts, tokens), comb(size, tokens)


def decimal(fraction: tuple[int, int], places: int, times: int = 1) -> str:
    """A fraction, times a whole number, as a rounded decimal."""
    scale = 10**places
    rounded = (2 * fraction[0] * times * scale + fraction[1]) // (2 * fraction[1])
    return f"{rounded // scale}.{rounded % scale:0{places}d}"
