"""The portal is the heart of the game: every fragment makes every row harder, and the shards always suffice.

The counts are exhaustive: every set of open fragments, every order in which the rows can be done.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from ostraka.games.mammothodus.tables import COLOUR_NAMES, PORTAL, REGION_NAMES, SHARD_KINDS, TERRITORIES

ROWS = range(1, 5)
SHARDS = dict(SHARD_KINDS)
SETS = [four for size in range(8) for four in combinations(PORTAL, size)]


def asked(row: int, fragments: tuple[tuple[str, ...], ...]) -> Counter[str]:
    """The shards that a row asks for."""
    return Counter(fragment[row] for fragment in fragments if fragment[row] in SHARDS)


@pytest.mark.parametrize("row", ROWS)
def test_a_row_asks_for_five_shards_one_colour_and_one_region(row: int) -> None:
    cells = [fragment[row] for fragment in PORTAL]
    assert sum(cell in SHARDS for cell in cells) == 5
    assert sum(cell in COLOUR_NAMES for cell in cells) == 1
    assert sum(cell in REGION_NAMES for cell in cells) == 1


@pytest.mark.parametrize("row", ROWS)
def test_every_fragment_adds_a_demand_to_every_row(row: int) -> None:
    """No cell comes twice in a row, so whatever is open, another fragment asks for something new."""
    assert len({fragment[row] for fragment in PORTAL}) == 7


@pytest.mark.parametrize("row", ROWS)
def test_the_colour_and_the_region_leave_a_site(row: int) -> None:
    words = {fragment[row] for fragment in PORTAL}
    assert len([t for t in TERRITORIES if t[3] in words and t[2] in words]) == 2


def test_all_rows_together_ask_for_every_shard_of_the_box() -> None:
    assert sum((asked(row, PORTAL) for row in ROWS), Counter()) == Counter(SHARDS)
    assert len({fragment[row] for fragment in PORTAL for row in ROWS} & set(COLOUR_NAMES)) == 4
    assert len({fragment[row] for fragment in PORTAL for row in ROWS} & set(REGION_NAMES)) == 4


@pytest.mark.parametrize("order", list(permutations(ROWS)), ids=lambda order: "-".join(map(str, order)))
def test_the_shards_suffice_in_every_order(order: tuple[int, ...]) -> None:
    """With all fragments open, the most a row can ask for; and no other set of open fragments asks for more."""
    left = Counter(SHARDS)
    for row in order:
        assert all(asked(row, fragments) <= asked(row, PORTAL) for fragments in SETS)
        assert asked(row, PORTAL) <= left
        left -= asked(row, PORTAL)
    assert not left


def test_two_shards_in_the_yellow_north() -> None:
    """The printed example: with four open fragments a row asks for two shards in the yellow northern territory."""
    found = [
        four
        for four in combinations(PORTAL, 4)
        for row in ROWS
        if {"yellow", "north"} <= {fragment[row] for fragment in four} and asked(row, four).total() == 2
    ]
    assert found
