"""Activation of a place of power (R6.13, Q32 to Q35)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from ostraka.games.mammothodus.tables import COLOUR_NAMES, REGION_NAMES
from tests.games.mammothodus.lay import FRAGMENTS, PLACES, SHARD_NAMES
from tests.games.mammothodus.portal import EXAMPLE, LONE, NORTH, SHARD, cells, fulfilled, site
from tests.games.mammothodus.table import Lay

HERE, SHARDS = NORTH
ROW_1: dict[str, Any] = {"figures": {"red": HERE}, "up": {HERE: SHARDS}, "portal": EXAMPLE}
"""Row 1 asks for yellow, the north and two kinds of shard, and all of it is there."""
OTHERS = {"E1": 2, "S2": 3, "W2": 4}
"""The places of power of the other rows."""
THERE = site(4, EXAMPLE, but=[HERE])
TWO: dict[str, Any] = {
    "figures": {"red": HERE, "green": THERE.place},
    "up": {HERE: SHARDS, THERE.place: THERE.shards},
    "portal": EXAMPLE,
}
"""Rows 1 and 4 can be fulfilled, in two territories."""


def rows(table: Lay, place: str, shards: Sequence[str], portal: Sequence[str]) -> list[int]:
    """The rows that are offered to a figure in this territory, with these shards face up."""
    t = table(figures={"red": place}, up={place: shards}, hand=["blue"], portal=portal)
    if "activate" not in t.options:
        return []
    return [int(word.removeprefix("row")) + 1 for word in t.play("activate red-figure blue pass").options]


def test_r6_13_1_a_figure_of_the_active_clan_in_the_territory(table: Lay) -> None:
    t = table(**{**ROW_1, "figures": {"red": "S3"}}, hand=["blue"], others={1: {"figures": {"red": HERE}}})
    assert "activate" not in t.options
    t = table(**ROW_1, hand=["blue"])
    assert t.play("activate").options == ["pass", "red-figure"]


def test_r6_13_1_not_in_the_centre(table: Lay) -> None:
    assert rows(table, "C", [SHARD], [LONE]) == []
    assert rows(table, "N1", [SHARD], [LONE]) != []


def test_r6_13_1_not_where_a_place_is_active_already(table: Lay) -> None:
    assert "activate" not in table(**ROW_1, hand=["blue", "blue"], places={HERE: 2}).options
    assert "activate" in table(**ROW_1, hand=["blue", "blue"], places={"E1": 2}).options


@pytest.mark.parametrize("shards", [SHARDS, [*SHARDS, SHARDS[0]], SHARDS[:1], SHARDS[1:], SHARDS[:1] * 2, []])
def test_r6_13_2_all_the_shards_asked_for_must_lie_there(table: Lay, shards: list[str]) -> None:
    assert (1 in rows(table, HERE, shards, EXAMPLE)) == (set(SHARDS) <= set(shards))


@pytest.mark.parametrize("place", PLACES[1:])
def test_r6_13_2_all_open_cells_must_hold(table: Lay, place: str) -> None:
    for shards in (SHARDS, SHARD_NAMES):
        assert rows(table, place, shards, EXAMPLE) == fulfilled(place, shards, EXAMPLE)


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_r6_13_2_every_cell_is_read(table: Lay, fragment: str) -> None:
    """With one fragment open, a row is offered exactly where the one thing it asks for is found."""
    for place in PLACES[1:]:
        for shards in ([], SHARD_NAMES):
            assert rows(table, place, shards, [fragment]) == fulfilled(place, shards, [fragment])


def test_r6_13_2_each_colour_and_each_region_is_asked_for() -> None:
    asked = {word for row in range(1, 5) for word in cells(row, FRAGMENTS)}
    assert asked - set(SHARD_NAMES) == {*COLOUR_NAMES, *REGION_NAMES} - {"centre"}


def test_r6_13_2_face_down_shards_do_not_count_and_as_many_as_shown_are_needed(table: Lay) -> None:
    t = table(**{**ROW_1, "up": {HERE: SHARDS[:1]}}, hidden=[HERE], hand=["blue"] * 3 + ["yellow"], places=OTHERS)
    assert HERE in t.hidden
    assert "activate" not in t.options


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_r6_13_3_the_cost_is_one_more_than_the_active_places(table: Lay, active: int) -> None:
    places = dict(list(OTHERS.items())[:active])
    fewer = ["blue"] * active
    assert "activate" not in table(**ROW_1, hand=fewer, places=places).options
    t = table(**ROW_1, hand=["blue"] * min(active + 1, 3) + ["yellow"] * (active == 3), places=places)
    t.play("activate red-figure")
    for _ in range(active + 1):
        assert "pass" not in t.options
        t.play(t.options[0])
    t.play("pass row0")
    assert t.places[HERE] == 1


def test_r6_13_3_help_counts_towards_the_cost(table: Lay) -> None:
    helper = {"figures": {"green": HERE}, "hand": ["blue", "red"]}
    t = table(**ROW_1, hand=["blue"], places={"E1": 2}, others={1: helper})
    t.play("activate red-figure blue pass")
    assert (t.asked, t.options) == ("1 help", ["pass", "blue"])
    t.play("blue row0")
    assert t.places == {"E1": 2, HERE: 1}
    assert t.side(1).discard == ["blue"]


def test_r6_13_3_too_few_cards_are_not_allowed(table: Lay) -> None:
    helper = {"figures": {"green": HERE}, "hand": ["blue"]}
    t = table(**ROW_1, hand=["blue"], places={"E1": 2}, others={1: helper})
    t.play("activate red-figure blue pass pass")
    assert (t.places, t.hand, t.discard) == ({"E1": 2}, ["blue"], [])


def test_r6_13_4_the_required_shards_leave_the_game(table: Lay) -> None:
    """One of each kind that is asked for; a second one and all the others stay."""
    up = [*SHARD_NAMES, SHARDS[0]]
    t = table(**{**ROW_1, "up": {HERE: up}}, hand=["blue"]).play("activate red-figure blue pass row0")
    assert sorted([*t.up(HERE), *SHARDS]) == sorted(up)
    assert t.s.spent == 2
    assert t.places == {HERE: 1}


def test_r6_13_4_fragments_opened_later_do_not_matter(table: Lay) -> None:
    t = table(phase="human", humans=[], places={"W3": 4}).roll("P7", "red-card")
    assert t.places == {"W3": 4}
    assert GAME.outcome(t.s).points[0][0] == 20


def test_r6_13_5_another_figure_may_activate_another_place(table: Lay) -> None:
    t = table(**TWO, hand=["blue"] * 3).play("activate red-figure blue pass row0 green-figure blue blue pass row3")
    assert t.places == {HERE: 1, THERE.place: 4}


def test_q32_the_blue_figure_has_no_bonus_and_surplus_is_allowed(table: Lay) -> None:
    given: dict[str, Any] = {**ROW_1, "figures": {"blue": HERE}, "places": {"E1": 2}}
    assert "activate" not in table(**given, hand=["blue"]).options
    t = table(**given, hand=["double-blue", "yellow"]).play("activate blue-figure double-blue yellow pass row0")
    assert t.places == {"E1": 2, HERE: 1}


def test_q33_never_two_in_a_territory(table: Lay) -> None:
    """No fragment is open, so that every row could be fulfilled in this territory, but one place is there."""
    t = table(figures={"red": "S3", "green": "S3"}, portal=[], hand=["blue"] * 3)
    t.play("activate red-figure blue pass row2")
    assert (t.places, t.options) == ({"S3": 3}, ["pass"])


def test_q34_several_activations_pay_the_new_cost(table: Lay) -> None:
    t = table(**TWO, hand=["blue"] * 2).play("activate red-figure blue pass row0")
    assert t.options == ["pass"]


def test_q35_any_row_that_is_not_done_in_any_order(table: Lay) -> None:
    """No fragment is open, so that nothing is asked for."""
    assert rows(table, "N1", [], []) == [1, 2, 3, 4]
    t = table(figures={"red": "N1"}, hand=["blue"] * 2, portal=[], places={"N2": 3})
    assert t.play("activate red-figure blue blue pass").options == ["row0", "row1", "row3"]
