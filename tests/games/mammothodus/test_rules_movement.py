"""The ancients phase in general, and movement (R6.1 to R6.8, Q21 to Q24)."""

from __future__ import annotations

import pytest

from tests.games.mammothodus.portal import EXAMPLE, NORTH
from tests.games.mammothodus.table import Lay

ALL = ["green", "red", "yellow", "blue"]


def test_r6_1_one_action_in_a_turn(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=[*ALL, "degradation"], tribes={"S2": 1})
    assert (t.asked, t.options) == ("0 action", ["pass", "move", "attack", "care", "adapt", "degrade"])
    t.play("care red-figure yellow pass pass")
    assert t.asked == "0 discard"


def test_r6_1_activation_is_offered_where_a_row_is_fulfilled(table: Lay) -> None:
    place, shards = NORTH
    t = table(figures={"red": place}, hand=["blue"], up={place: shards}, portal=EXAMPLE)
    assert t.options == ["pass", "adapt", "activate"]


def test_r6_2_figure_by_figure(table: Lay) -> None:
    t = table(hand=["yellow", "yellow"]).play("care")
    assert (t.asked, t.options) == ("0 figure", ["pass", "green-figure", "red-figure"])
    t.play("red-figure yellow pass")
    assert (t.asked, t.options) == ("0 figure", ["pass", "green-figure"])
    t.play("green-figure yellow pass")
    assert (t.population, t.options) == (9, ["pass"])


@pytest.mark.parametrize(
    ("action", "place", "cards"),
    [
        ("move", "S2", ["green", "blue"]),
        ("attack", "S2", ["red", "blue"]),
        ("care", "S2", ["yellow", "blue"]),
        ("adapt", "S3", ["red", "blue"]),
        ("move", "W2", ["green"]),
    ],
)
def test_r6_3_cards_of_the_action_and_of_the_territory(table: Lay, action: str, place: str, cards: list[str]) -> None:
    t = table(figures={"yellow": place}, hand=ALL, tribes={place: 1}).play(f"{action} yellow-figure")
    assert [word for word in t.options if word != "pass"] == cards


def test_r6_3_in_a_movement_the_start_counts(table: Lay) -> None:
    """The blue card is played for blue S2; that the way leads through red W1 is of no use."""
    t = table(figures={"yellow": "S2"}, hand=["blue", "red"]).play("move yellow-figure blue pass W1")
    assert (t.figures, t.hand) == ({"yellow": "W1"}, ["red"])


def test_r6_4_all_cards_are_declared_before_the_effect(table: Lay) -> None:
    t = table(figures={"yellow": "W1"}, hand=["yellow", "red", "red"]).play("care yellow-figure yellow red")
    assert t.population == 7
    t.play("pass")
    assert (t.population, t.asked, t.options) == (10, "0 figure", ["pass"])


def test_r6_5_nothing_happens_without_a_card_of_ones_own(table: Lay) -> None:
    t = table(hand=["yellow"], others={1: {"hand": ["yellow", "yellow"]}}).play("care green-figure")
    assert t.options == ["yellow"]
    t = table(hand=[], others={1: {"hand": ["yellow", "yellow"]}})
    assert t.options == ["pass"]


@pytest.mark.parametrize(("figure", "population"), [("yellow", 9), ("green", 8)])
def test_r6_6_the_figure_of_the_colour_adds_one(table: Lay, figure: str, population: int) -> None:
    t = table(figures={figure: "C"}, hand=["yellow"]).play(f"care {figure}-figure yellow pass")
    assert t.population == population


def test_r6_6_the_bonus_comes_once_however_many_cards(table: Lay) -> None:
    t = table(figures={"yellow": "C"}, hand=["yellow"] * 3).play("care yellow-figure yellow yellow yellow pass")
    assert t.population == 7 + 3 + 1


def test_r6_7_unplayed_cards_stay_in_hand(table: Lay) -> None:
    t = table(hand=ALL).play("pass pass")
    assert t.side(0).hand == sorted(ALL)
    assert t.side(0).discard == []


def test_r6_7_an_action_may_be_broken_off(table: Lay) -> None:
    t = table(hand=["green", "green"]).play("move pass")
    assert (t.asked, t.hand) == ("0 discard", ["green", "green"])


def test_r6_8_1_as_many_steps_as_cards(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["green", "blue"]).play("move red-figure green blue pass")
    assert (t.ask.prompt, t.ask.amount) == ("step", 2)
    assert t.options == ["pass", "S1", "S3", "S5", "W1", "W3", "W4"]
    t.play("W1 N1")
    assert t.figures == {"red": "N1"}


def test_r6_8_1_the_green_figure_has_a_step_more_and_may_stop_sooner(table: Lay) -> None:
    t = table(figures={"green": "S2"}, hand=["green"]).play("move green-figure green pass")
    assert t.ask.amount == 2
    t.play("W1 pass")
    assert t.figures == {"green": "W1"}


def test_r6_8_1_nothing_blocks_the_way(table: Lay) -> None:
    t = table(
        figures={"red": "W1"},
        hand=["green", "red"],
        tribes={"C": 3},
        spirits={"stone": "C"},
        others={1: {"figures": {"green": "C", "red": "C"}}},
    ).play("move red-figure green red pass C E1")
    assert t.figures == {"red": "E1"}


def test_r6_8_2_one_shard_at_a_time(table: Lay) -> None:
    t = table(
        figures={"red": "S2"}, hand=["green", "blue"], up={"S2": ["sun", "tusk"], "W1": ["moon"]}, hidden=["N1"]
    ).play("move red-figure green blue pass")
    t.play("sun W1 moon N1 pass").roll("star")
    assert (t.up("S2"), t.up("W1"), t.up("N1")) == (["tusk"], ["sun"], ["moon", "star"])


def test_r6_8_2_dropping_on_the_way(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["green", "blue"], up={"S2": ["sun"]})
    t.play("move red-figure green blue pass sun W1 drop N1")
    assert (t.up("W1"), t.up("S2")) == (["sun"], [])


def test_r6_8_2_face_down_shards_cannot_be_carried(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["green"], hidden=["S2"]).play("move red-figure green pass")
    assert set(t.options) == {"pass", "S1", "S3", "S5", "W1", "W3", "W4"}


def test_r6_8_3_shards_are_turned_up_after_all_figures_have_moved(table: Lay) -> None:
    t = table(figures={"red": "S2", "blue": "E2"}, hand=["green", "green", "blue"])
    t.play("move red-figure green blue pass W1 N1 blue-figure")
    assert {"W1", "N1"} <= set(t.hidden)
    t.play("green pass E3 pass").roll("sun", "tusk")
    assert (t.up("N1"), t.up("E3")) == (["sun"], ["tusk"])
    assert "W1" in t.hidden
    assert "N1" not in t.hidden


def test_q21_passing_is_always_allowed(table: Lay) -> None:
    assert table(hand=ALL).play("pass").asked == "0 discard"
    assert table(hand=[]).play("pass").asked == "0 discard"


def test_q22_a_figure_acts_again_in_another_action(table: Lay) -> None:
    t = table(figures={"red": "W1"}, hand=["green", "extra-blue", "yellow"], tribes={"C": 1})
    t.play("move red-figure green pass C pass extra-blue")
    assert (t.asked, t.options) == ("0 action", ["pass", "attack", "care", "adapt"])
    t.play("care red-figure")
    assert t.options == ["yellow"]


def test_q23_cards_are_on_the_discard_pile_before_the_effect(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["green"]).play("move red-figure green")
    assert (t.hand, t.discard) == ([], ["green"])


def test_q23_a_generation_change_in_the_middle_shuffles_them_in(table: Lay) -> None:
    t = table(figures={"red": "S2"}, population=3, hand=["yellow", "draw-three"], pile=[], defence=1)
    t.play("care red-figure yellow pass draw pass").roll()
    assert t.discard == []
    assert sorted(t.hand + t.pile) == sorted(
        ["green"] * 3 + ["red"] * 3 + ["yellow"] * 3 + ["blue"] * 3 + ["draw-three"]
    )
    assert (t.asked, t.population) == ("0 figure", 4)


def test_q24_only_stopping_after_a_movement_reveals(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["green", "blue"]).play("move red-figure green blue pass pass pass")
    assert t.asked == "0 discard"
    assert len(t.hidden) == 20
    t = (
        table(figures={"red": "S2"}, hand=["green", "blue"])
        .play("move red-figure green blue pass W1 S2 pass")
        .roll("sun")
    )
    assert t.up("S2") == ["sun"]


def test_q24_a_shard_just_revealed_is_not_carried_in_the_same_action(table: Lay) -> None:
    t = table(figures={"red": "S2", "blue": "W1"}, hand=["green", "red"]).play(
        "move red-figure green pass W1 blue-figure"
    )
    t.play("red pass")
    assert not {"sun", "moon", "star", "spiral", "tusk"} & set(t.options)


def test_q24_shards_may_be_left_in_the_centre_and_carried_on_by_another_figure(table: Lay) -> None:
    t = table(figures={"red": "W1", "blue": "C"}, hand=["green", "green"], up={"W1": ["sun"]})
    t.play("move red-figure green pass sun C")
    assert t.up("C") == ["sun"]
    t.play("blue-figure green pass sun E1 pass").roll()
    assert (t.up("C"), "sun" in t.up("E1")) == ([], True)


def test_q24_a_figure_set_down_by_a_generation_change_reveals_nothing(table: Lay) -> None:
    t = table(phase="end", figures={"red": "W1"}, population=7, defence=1, pile=[], hand=["green"] * 3)
    t.play("pass blue-figure S1 pass").roll()
    assert t.figures["blue"] == "S1"
    assert "S1" in t.hidden
