"""What the rulebook states is so at the table, figure by figure, whatever else is tuned.

The figures stand here once more, in plain sight: neither the tables nor the fact files can move them.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from ostraka.core.turn import Ask
from ostraka.games.mammothodus import tables
from ostraka.games.mammothodus.board import ADJACENT, FIGURES_FOR, STARTING_TRAILS, TRAIL_PLACE
from ostraka.games.mammothodus.game import MAMMOTHODUS
from ostraka.games.mammothodus.ops.action import bonus, cost
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.terms import ACTIVATE, ADAPT, ATTACK, CARE, MOVE, ROWS
from tests.games.mammothodus.lay import SHARD_NAMES

COLOURS = ("green", "red", "yellow", "blue")
REGIONS = ("north", "east", "south", "west")
OUTER = [row for row in tables.TERRITORIES if row[2] != "centre"]


def dealt(**setup: bool) -> Table:
    """A table for two clans before anybody has chosen anything."""
    return MAMMOTHODUS.new(dict(setup), 2)


def test_the_box() -> None:
    """48 starting cards, 18 development, 12 degradation and 14 human cards, 5 discoveries; 12 tribes, 3 spirits, ..."""
    assert len(tables.CLANS) == 4
    assert 4 * sum(tables.STARTING_DECK.values()) == 48
    assert sum(copies for _, _, copies in tables.DEVELOPMENT) == 18
    assert tables.DEGRADATION_CARDS == 12
    assert sum(tables.HUMAN_DECK.values()) == 14
    assert len(tables.DISCOVERY_NAMES) == 5
    assert (tables.TRIBES, len(tables.SPIRITS)) == (12, 3)
    assert (len(tables.PORTAL), ROWS) == (7, 4)
    assert sum(copies for _, copies in tables.SHARD_KINDS) == 20
    assert len(TRAIL_PLACE) == 8
    assert (len(tables.TALENT_NAMES), 5 * tables.TALENT_TOKENS) == (5, 30)
    assert tables.DICE == 5


def test_the_map() -> None:
    """Four regions and a centre; a shard in each territory but the centre; four printed trails, eight numbered ones."""
    assert len(OUTER) == 20
    assert {row[2] for row in OUTER} == set(REGIONS)
    assert {row[3] for row in tables.TERRITORIES} <= set(COLOURS)
    assert len(STARTING_TRAILS) == 4
    assert sorted(row[4] for row in OUTER if row[4] > 0) == list(range(1, 9))
    assert all(t in ADJACENT[u] for t, near in enumerate(ADJACENT) for u in near)
    s = dealt()
    assert s.face_down == [0, *[1] * 20]
    assert [t for t, tribes in enumerate(s.tribes) if tribes] == STARTING_TRAILS
    assert (sum(s.tribes), s.supply) == (4, 8)


def test_clans() -> None:
    """Twelve cards and a hand of four; population 7 with two figures, none at 0 and below, the end below −4."""
    assert sum(tables.STARTING_DECK.values()) == 12
    assert tables.HAND_SIZE == 4
    assert (tables.POPULATION_START, tables.POPULATION_MIN) == (7, -4)
    assert FIGURES_FOR[7 + 4] == 2
    assert FIGURES_FOR[: 0 + 4 + 1] == [0] * 5
    assert min(FIGURES_FOR[0 + 4 + 1 :]) == 1
    assert max(FIGURES_FOR) == 4
    assert sorted(FIGURES_FOR) == FIGURES_FOR
    assert dealt().defence == [0, 0]


@pytest.mark.parametrize(("action", "colour"), [(MOVE, "green"), (ATTACK, "red"), (CARE, "yellow"), (ADAPT, "blue")])
def test_each_figure_is_better_at_the_action_of_its_colour(action: int, colour: str) -> None:
    assert [bonus(figure, action) for figure in range(4)] == [int(name == colour) for name in COLOURS]


def test_cards() -> None:
    """Development cards of four kinds, two of them in colours; human cards of four colours, and New Trail."""
    kinds = {kind for kind, _, _ in tables.DEVELOPMENT}
    assert kinds == {"double", "extra", "wild", "draw"}
    assert {kind for kind, colour, _ in tables.DEVELOPMENT if colour} == {"double", "extra"}
    assert tables.MARKET_SIZE == 4
    assert set(tables.HUMAN_DECK) == {*COLOURS, "new_trail"}
    assert min(tables.HUMAN_DECK.values()) > 0


def test_tribes_and_spirits() -> None:
    """A die of 4 destroys a tribe, two dice of 4 the Spirit of Stone."""
    assert tables.TRIBE_DEFENCE == 4
    assert ("Spirit of Stone", 4, 2) in [row[1:] for row in tables.SPIRITS]


@pytest.mark.parametrize("active", range(4))
def test_a_place_costs_one_card_more_than_there_are_places(active: int) -> None:
    s = dealt()
    s.done_rows = (1 << active) - 1
    assert cost(s) == active + 1
    assert [bonus(figure, ACTIVATE) for figure in range(4)] == [0] * 4


def test_each_fragment_asks_for_one_thing_in_each_row() -> None:
    for _, *cells in tables.PORTAL:
        assert len(cells) == 4
        assert all(cell in SHARD_NAMES or cell in COLOURS or cell in REGIONS for cell in cells)


def test_the_printed_example_can_be_dealt() -> None:
    """With four open fragments some row asks for two shards in the yellow northern territory, and nothing else."""
    dealt_rows = [
        Counter(fragment[row] for fragment in four) for four in combinations(tables.PORTAL, 4) for row in range(1, 5)
    ]
    assert [row for row in dealt_rows if row["yellow"] == row["north"] == 1 and sum(row[s] for s in SHARD_NAMES) == 2]
    assert [row for row in OUTER if (row[2], row[3]) == ("north", "yellow")]


def test_difficulties() -> None:
    """Four fragments open at the start, or three, or all; two more tribes in the centre; three more population."""
    assert (tables.OPEN_AT_START, tables.OPEN_FORGOTTEN) == (4, 3)
    assert dealt(already_here=True).tribes[0] == 2
    assert dealt(numerous_ancients=True).population == [10, 10]


@pytest.mark.parametrize(("setting", "number"), [("", 4), ("forgotten_knowledge", 3), ("power_of_places", 7)])
def test_open_fragments(setting: str, number: int) -> None:
    s = MAMMOTHODUS.new({setting: True} if setting else {}, 2)
    while s.turns == 0:
        MAMMOTHODUS.apply(s, s.turn.options[0] if isinstance(s.turn, Ask) else 0)
    assert (len(s.portal), len(s.closed)) == (number, 7 - number)
