"""Activation of a place of power (R6.13, Q32 to Q35)."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from tests.games.mammothodus.table import Lay

# With P1 to P4 open, row 4 asks for sun, moon, star and the west; row 1 for yellow, spiral, tusk and sun.
WEST: dict[str, Any] = {"figures": {"red": "W3"}, "up": {"W3": ["sun", "moon", "star"]}}


def test_r6_13_1_a_figure_of_the_active_clan_in_the_territory(table: Lay) -> None:
    t = table(figures={"red": "W2"}, up={"W3": ["sun", "moon", "star"]}, hand=["blue"])
    assert "activate" not in t.options
    t = table(**WEST, hand=["blue"])
    assert t.play("activate").options == ["pass", "red-figure"]


def test_r6_13_1_not_in_the_centre(table: Lay) -> None:
    t = table(figures={"red": "C"}, up={"C": ["sun", "spiral", "tusk"]}, hand=["blue"])
    assert "activate" not in t.options


def test_r6_13_1_not_where_a_place_is_active_already(table: Lay) -> None:
    t = table(**WEST, hand=["blue", "blue"], places={"W3": 1})
    assert "activate" not in t.options


@pytest.mark.parametrize(
    ("place", "shards", "offered"),
    [
        ("W3", ["sun", "moon", "star"], True),
        ("W3", ["sun", "moon", "star", "star"], True),
        ("W3", ["sun", "moon", "tusk"], False),
        ("N4", ["sun", "moon", "star"], False),
        ("N4", ["spiral", "tusk", "sun"], True),
        ("W1", ["spiral", "tusk", "sun"], False),
    ],
)
def test_r6_13_2_all_open_cells_must_hold(table: Lay, place: str, shards: list[str], offered: bool) -> None:
    t = table(figures={"red": place}, up={place: shards}, hand=["blue"])
    assert ("activate" in t.options) == offered


@pytest.mark.parametrize(
    ("portal", "place", "row"), [("P7", "W2", "row3"), ("P5", "W1", "row1"), ("P1", "W3", "row0"), ("P3", "W5", "row2")]
)
def test_r6_13_2_each_colour_can_be_asked_for(table: Lay, portal: str, place: str, row: str) -> None:
    for there in ("W1", "W2", "W3", "W5"):
        t = table(figures={"red": there}, hand=["blue"], portal=[portal])
        assert ("activate" in t.options) == (there == place)
    t = table(figures={"red": place}, hand=["blue"], portal=[portal]).play("activate red-figure blue pass")
    assert t.options == [row]


def test_r6_13_2_face_down_shards_do_not_count_and_as_many_as_shown_are_needed(table: Lay) -> None:
    t = table(figures={"red": "W3"}, up={"W3": ["sun", "moon"]}, hidden=["W3"], hand=["blue"])
    assert "activate" not in t.options


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_r6_13_3_the_cost_is_one_more_than_the_active_places(table: Lay, active: int) -> None:
    places = dict(list({"N2": 1, "E1": 2, "S2": 3}.items())[:active])
    fewer = ["blue"] * active
    assert "activate" not in table(**WEST, hand=fewer, places=places).options
    t = table(**WEST, hand=["blue"] * min(active + 1, 3) + ["yellow"] * (active == 3), places=places)
    t.play("activate red-figure")
    for _ in range(active + 1):
        assert "pass" not in t.options
        t.play(t.options[0])
    t.play("pass row3")
    assert t.places["W3"] == 4


def test_r6_13_3_help_counts_towards_the_cost(table: Lay) -> None:
    t = table(
        **WEST, hand=["blue"], places={"N2": 1}, others={1: {"figures": {"green": "W3"}, "hand": ["blue", "red"]}}
    )
    t.play("activate red-figure blue pass")
    assert (t.asked, t.options) == ("1 help", ["pass", "blue"])
    t.play("blue row3")
    assert t.places == {"N2": 1, "W3": 4}
    assert t.side(1).discard == ["blue"]


def test_r6_13_3_too_few_cards_are_not_allowed(table: Lay) -> None:
    t = table(**WEST, hand=["blue"], places={"N2": 1}, others={1: {"figures": {"green": "W3"}, "hand": ["blue"]}})
    t.play("activate red-figure blue pass pass")
    assert (t.places, t.hand, t.discard) == ({"N2": 1}, ["blue"], [])


def test_r6_13_4_the_required_shards_leave_the_game(table: Lay) -> None:
    t = table(figures={"red": "W3"}, up={"W3": ["sun", "sun", "moon", "star", "tusk"]}, hand=["blue"])
    t.play("activate red-figure blue pass row3")
    assert t.up("W3") == ["sun", "tusk"]
    assert t.s.spent == 3
    assert t.places == {"W3": 4}


def test_r6_13_4_fragments_opened_later_do_not_matter(table: Lay) -> None:
    t = table(phase="human", humans=[], places={"W3": 4}).roll("P7", "red-card")
    assert t.places == {"W3": 4}
    assert GAME.outcome(t.s).points[0][0] == 20


def test_r6_13_5_another_figure_may_activate_another_place(table: Lay) -> None:
    t = table(
        figures={"red": "W3", "green": "N4"},
        up={"W3": ["sun", "moon", "star"], "N4": ["spiral", "tusk", "sun"]},
        hand=["blue"] * 3,
    ).play("activate red-figure blue pass row3 green-figure blue blue pass row0")
    assert t.places == {"W3": 4, "N4": 1}


def test_q32_the_blue_figure_has_no_bonus_and_surplus_is_allowed(table: Lay) -> None:
    given: dict[str, Any] = {"figures": {"blue": "W3"}, "up": WEST["up"], "places": {"N2": 1}}
    assert "activate" not in table(**given, hand=["blue"]).options
    t = table(**given, hand=["double-blue", "yellow"]).play("activate blue-figure double-blue yellow pass row3")
    assert t.places == {"N2": 1, "W3": 4}


def test_q33_never_two_in_a_territory(table: Lay) -> None:
    """In W3, row 3 without its colour could be fulfilled as well, but one place is there."""
    shards = ["moon", "star", "tusk", "sun"]
    given: dict[str, Any] = {
        "figures": {"red": "W3", "green": "W3"},
        "up": {"W3": shards},
        "portal": ["P1", "P2", "P4"],
    }
    t = table(**given, hand=["blue"] * 3).play("activate red-figure blue pass row2")
    assert (t.places, t.options) == ({"W3": 3}, ["pass"])


def test_q34_several_activations_pay_the_new_cost(table: Lay) -> None:
    given: dict[str, Any] = {
        "figures": {"red": "W3", "green": "N4"},
        "up": {"W3": ["sun", "moon", "star"], "N4": ["spiral", "tusk", "sun"]},
    }
    t = table(**given, hand=["blue"] * 2).play("activate red-figure blue pass row3")
    assert t.options == ["pass"]


def test_q35_any_row_that_is_not_done_in_any_order(table: Lay) -> None:
    t = table(
        figures={"red": "W3"}, up={"W3": ["sun", "moon", "star", "tusk"]}, hand=["blue"], portal=["P1", "P2", "P4"]
    ).play("activate red-figure blue pass")
    assert t.options == ["row2", "row3"]
    t = table(
        figures={"red": "W3"},
        up={"W3": ["sun", "moon", "star", "tusk"]},
        hand=["blue"] * 2,
        portal=["P1", "P2", "P4"],
        places={"N2": 3},
    ).play("activate red-figure blue blue pass")
    assert t.options == ["row3"]
