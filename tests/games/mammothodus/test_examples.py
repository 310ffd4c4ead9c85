"""Worked examples, each as one scene: given a position, when that happens, then this (R5, R6, R10, R11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mammothodus.lay import SHARD_NAMES
from tests.games.mammothodus.portal import EXAMPLE, NORTH
from tests.games.mammothodus.table import Lay

STONE: dict[str, Any] = {
    "figures": {"red": "S2", "green": "S3"},
    "hand": ["red", "red", "blue"],
    "tribes": {"S2": 2, "S3": 1},
    "spirits": {"stone": "S2"},
}
"""The red figure on blue S2 with tribes and the Spirit of Stone, the green one on red S3."""


# A green human card


def test_x1a_a_tribe_with_an_ancient_next_door_moves_and_does_not_attack(table: Lay) -> None:
    t = table(phase="human", tribes={"W4": 1}, figures={"green": "S2"}).roll("green-card")
    assert (t.tribes, t.population) == ({"S2": 1}, 7)


def test_x1b_a_place_two_steps_away_beats_an_ancient_two_steps_away(table: Lay) -> None:
    t = table(phase="human", tribes={"E4": 1}, places={"E1": 2}, figures={"green": "E5"}).roll("green-card")
    assert (t.asked, t.options) == ("0 tribe", ["N2", "E3"])
    assert t.play("N2").tribes == {"N2": 1}


def test_x1c_a_tribe_with_a_figure_attacks_and_the_figure_stays(table: Lay) -> None:
    t = table(phase="human", tribes={"W4": 1}, figures={"green": "W4"}).roll("green-card")
    assert (t.population, t.figures) == (6, {"green": "W4"})


@pytest.mark.parametrize(("die", "loss"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_x1d_a_lonely_spirit_jumps_and_attacks(table: Lay, die: int, loss: int) -> None:
    t = table(phase="human", spirits={"flame": "W4"}, figures={"green": "S2", "red": "S2"}).roll("green-card", die)
    assert (t.spirits, t.population) == ({"flame": "S2"}, 7 - 2 * loss)


def test_x1e_because_a_tribe_moved_none_appears(table: Lay) -> None:
    t = table(phase="human", tribes={"W4": 1, "S1": 1}, figures={"green": "S2", "red": "S1"}, trails=["E4"])
    t.roll("green-card")
    assert t.tribes == {"S2": 1, "S1": 1}


# A yellow human card


def test_x2a_three_tribes_against_one_figure(table: Lay) -> None:
    t = table(phase="human", tribes={"E2": 3}, figures={"green": "E2"}).roll("yellow-card")
    assert t.population == 4


def test_x2b_tribes_at_a_place_summon_and_the_others_do_nothing(table: Lay) -> None:
    t = table(phase="human", tribes={"E2": 3}, figures={"green": "E2"}, places={"E2": 2})
    t.roll("yellow-card", "blizzard", 4)
    assert (t.tribes["E2"], t.spirits, t.population) == (2, {"blizzard": "E2"}, 5)


def test_x2c_because_no_tribe_moved_one_appears_on_every_yellow_trail(table: Lay) -> None:
    t = table(phase="human", tribes={"E2": 3}, figures={"green": "E2"}, trails=["S5", "E4"]).roll("yellow-card")
    assert t.tribes == {"E2": 3, "S5": 1, "W3": 1}


def test_x3_two_tribes_against_two_figures(table: Lay) -> None:
    t = table(phase="human", tribes={"E2": 2}, figures={"green": "E2", "red": "E2"}).roll("yellow-card")
    assert (t.population, len(t.figures)) == (3, 2)


# Movement: the red figure on blue S2, the green one on red S3

WALK: dict[str, Any] = {
    "figures": {"red": "S2", "green": "S3"},
    "hand": ["green", "blue", "red", "red"],
    "up": {"S2": ["sun", "moon"]},
    "hidden": ["W1", "N1", "S4"],
}


def test_x4a_two_cards_are_two_steps_with_one_shard(table: Lay) -> None:
    t = table(**WALK).play("move red-figure green blue pass")
    assert t.ask.amount == 2
    assert {"sun", "moon"} <= set(t.options)
    t.play("sun W1 N1")
    assert (t.figures["red"], t.up("S2"), t.up("N1")) == ("N1", ["moon"], ["sun"])


def test_x4b_one_card_is_two_steps_for_the_green_figure(table: Lay) -> None:
    t = table(**WALK).play("move green-figure red pass")
    assert t.ask.amount == 2
    assert t.play("S1 C").figures["green"] == "C"


def test_x4c_what_was_passed_stays_hidden(table: Lay) -> None:
    t = table(**WALK).play("move red-figure green blue pass W1 N1 pass").roll("tusk")
    assert t.up("N1") == ["tusk"]
    assert "W1" in t.hidden
    assert "N1" not in t.hidden


def test_x4d_no_card_can_be_added_after_the_movement(table: Lay) -> None:
    t = table(**WALK).play("move red-figure green blue pass W1 pass")
    assert t.options == ["pass", "green-figure"]


# Attack


def test_x5a_three_dice_with_one_hit(table: Lay) -> None:
    t = table(**STONE).play("attack red-figure red blue pass").roll(1, 2, 5).play("pass")
    assert t.options == ["pass", "tribe"]
    assert t.play("tribe").tribes == {"S2": 1, "S3": 1}


def test_x5b_after_the_second_roll_two_tribes_or_the_spirit(table: Lay) -> None:
    t = table(**STONE).play("attack red-figure red blue pass").roll(1, 2, 5).play("face1 face2 yes").roll(4, 2)
    assert (t.population, t.s.dice) == (6, [2, 4, 5])
    t.play("pass")
    assert t.options == ["pass", "tribe", "spirit0"]
    assert t.play("tribe tribe").tribes == {"S3": 1}
    t = table(**STONE).play("attack red-figure red blue pass").roll(4, 2, 5).play("pass spirit0")
    assert (t.spirits, t.tribes["S2"]) == ({}, 2)


def test_x5c_the_same_figure_does_not_attack_again(table: Lay) -> None:
    t = table(**STONE).play("attack red-figure red blue pass").roll(1, 1, 1).play("pass")
    assert (t.asked, t.options) == ("0 figure", ["pass", "green-figure"])


def test_x5d_on_red_ground_only_red_cards_and_one_die_each(table: Lay) -> None:
    t = table(**STONE).play("attack green-figure")
    assert t.options == ["red"]
    t.play("red pass").roll(3)
    assert (t.asked, t.s.dice) == ("0 reroll", [3])


# Care: the red figure on blue S2, the yellow one on red S3


def test_x6_two_then_three(table: Lay) -> None:
    t = table(figures={"red": "S2", "yellow": "S3"}, hand=["yellow", "blue", "red", "red"])
    assert t.play("care red-figure yellow blue pass").population == 9
    assert t.play("yellow-figure red red pass").population == 12
    assert len(t.figures) == 2


# Adaptation


def test_x7a_two_cards_raise_the_marker_to_two(table: Lay) -> None:
    t = table(figures={"green": "S3", "red": "C"}, hand=["red", "blue"]).play("adapt green-figure red blue pass")
    assert (t.defence, t.asked) == (2, "0 figure")


def test_x7b_the_second_step_takes_a_card(table: Lay) -> None:
    t = table(figures={"blue": "S2", "red": "C"}, hand=["blue"], defence=1, market=["wild"])
    t.play("adapt blue-figure blue pass")
    assert (t.defence, t.asked, t.ask.amount) == (2, "0 develop", 1)
    assert t.play("wild").hand == ["wild"]


# Activation: row 1 asks for yellow, the north and two kinds of shard, and there is a third one

SITE, SHARDS = NORTH
OTHER = next(name for name in SHARD_NAMES if name not in SHARDS)
ROW_1: dict[str, Any] = {
    "figures": {"red": SITE},
    "portal": EXAMPLE,
    "up": {SITE: [*SHARDS, OTHER]},
    "places": {"S2": 3},
}


def test_x8a_two_cards_put_the_second_place_on_the_board(table: Lay) -> None:
    t = table(**ROW_1, hand=["blue", "yellow"]).play("activate red-figure blue yellow pass row0")
    assert (t.places, t.up(SITE), t.s.spent) == ({"S2": 3, SITE: 1}, [OTHER], 2)


def test_x8b_one_card_is_not_enough(table: Lay) -> None:
    assert "activate" not in table(**ROW_1, hand=["blue"]).options


def test_x8c_not_in_the_centre(table: Lay) -> None:
    t = table(**{**ROW_1, "figures": {"red": "C"}, "up": {"C": SHARDS}}, hand=["blue", "yellow"])
    assert "activate" not in t.options


# Help: the red figure attacks on blue S2 with three dice, a figure of the next clan stands in W1


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_x9a_each_red_card_adds_a_die_up_to_five(table: Lay, cards: int) -> None:
    t = table(**STONE, others={1: {"figures": {"red": "W1"}, "hand": ["red"] * 3}})
    t.play("attack red-figure red blue pass" + " red" * cards)
    if cards < 2:
        t.play("pass")
    t.roll(*[1] * (3 + cards))
    assert (t.asked, len(t.s.dice)) == ("0 reroll", 3 + cards)


def test_x9b_a_blue_card_does_not_help(table: Lay) -> None:
    t = table(**STONE, others={1: {"figures": {"red": "W1"}, "hand": ["red", "blue"]}})
    assert t.play("attack red-figure red blue pass").options == ["pass", "red"]


def test_x9c_no_help_without_a_card_of_the_active_player(table: Lay) -> None:
    t = table(**{**STONE, "hand": []}, others={1: {"figures": {"red": "W1"}, "hand": ["red"]}})
    assert t.options == ["pass"]


def test_x9d_the_helper_draws_nothing_before_the_end_of_its_own_turn(table: Lay) -> None:
    t = table(**STONE, others={1: {"figures": {"red": "W1"}, "hand": ["red"]}})
    t.play("attack red-figure red blue pass red").roll(1, 1, 1, 1).play("pass pass pass").roll()
    assert (t.s.active, t.side(1).hand) == (1, [])
    t.roll("new-trail", "anywhere").play("pass pass").roll()
    assert len(t.side(1).hand) == 4


def test_x10_an_extra_action_is_another_one(table: Lay) -> None:
    t = table(figures={"red": "W1"}, hand=["green", "extra-blue", "red"], tribes={"C": 1})
    t.play("move red-figure green pass C pass extra-blue")
    assert (t.asked, t.options) == ("0 action", ["pass", "attack"])
    t.play("attack red-figure red pass").roll(4, 1)
    assert t.asked == "0 reroll"


@pytest.mark.parametrize(("tribes", "loss"), [(1, 2), (4, 5)])
def test_x11_one_more_for_each_figure_with_the_discovery(table: Lay, tribes: int, loss: int) -> None:
    t = table(phase="human", found=["attack"], tribes={"E2": tribes}, figures={"green": "E2"}).roll("yellow-card")
    assert t.population == 7 - loss
