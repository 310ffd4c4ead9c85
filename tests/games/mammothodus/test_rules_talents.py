"""Talents (R12, Q51 to Q57)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mammothodus.table import Given, Lay, new_game

ON = {"talents": True}


def with_talent(table: Lay, mine: str, **given: Any) -> Given:
    """A table where seat 0 has this talent and seat 1 another one."""
    other = "trap" if mine != "trap" else "bait"
    return table(setup=ON, talents=[mine, other], **given)


def test_r12_1_every_clan_takes_a_different_talent() -> None:
    t = new_game(ON, 4).play("green-figure red-figure " * 4)
    assert (t.asked, len(t.options)) == ("0 talent", 5)
    t.play("bait trap protection")
    assert (t.asked, t.options) == ("3 talent", ["block-summon", "block-trail"])
    t.play("block-trail")
    assert t.s.tokens_left == [6, 6, 6, 6]
    assert t.bag() == ["P1", "P2", "P3", "P4", "P5", "P6", "P7"]


def test_r12_2_a_card_of_a_figures_colour_places_a_token(table: Lay) -> None:
    t = with_talent(table, "trap", figures={"red": "S2", "blue": "C"}, hand=["red", "green", "blue"])
    assert "place" in t.options
    t.play("place")
    assert (t.asked, t.options) == ("0 token-figure", ["red-figure", "blue-figure"])
    t.play("red-figure red")
    assert (t.asked, t.options) == ("0 token-territory", ["S1", "S2", "S3", "S5", "W1", "W3", "W4"])
    t.play("W1")
    assert (t.tokens, t.tokens_left, t.discard) == ({"W1": {"trap": 1}}, 5, ["red"])
    assert t.asked == "0 action"
    assert t.play("place blue-figure blue C").tokens == {"C": {"trap": 1}, "W1": {"trap": 1}}


def test_r12_2_not_in_a_turn_with_degradation(table: Lay) -> None:
    t = with_talent(table, "trap", figures={"red": "S2"}, hand=["red", "degradation"])
    t.play("degrade degradation pass")
    assert "place" not in t.options


def test_r12_3_used_tokens_go_back_and_the_players_decide(table: Lay) -> None:
    given: dict[str, Any] = {"phase": "human", "tribes": {"S1": 1}, "tokens": {"C": {"trap": 2}}}
    t = with_talent(table, "trap", **given).roll("green-card")
    assert (t.asked, t.options) == ("0 trap", ["pass", "yes"])
    t.play("yes pass").roll(1)
    assert (t.tokens, t.tokens_left) == ({"C": {"trap": 1}}, 5)
    t = with_talent(table, "trap", **given).roll("green-card").play("pass")
    assert (t.tokens, t.tokens_left) == ({"C": {"trap": 2}}, 4)


def test_r12_3_in_any_clans_turn(table: Lay) -> None:
    t = table(setup=ON, talents=["bait", "trap"], phase="human", tribes={"S1": 1}, tokens={"C": {"trap": 1}})
    t.roll("green-card")
    assert t.asked == "0 trap"
    t.play("yes").roll(6)
    assert (t.tribes, t.side(1).tokens_left) == ({}, 6)


def test_r12_4_a_blocked_summoning(table: Lay) -> None:
    t = with_talent(
        table,
        "block-summon",
        phase="human",
        tribes={"N2": 3},
        places={"N2": 1},
        figures={"green": "N2"},
        tokens={"N2": {"block-summon": 2}},
    ).roll("yellow-card")
    assert t.asked == "0 block-summon"
    t.play("yes")
    assert (t.tribes, t.spirits, t.population) == ({"N2": 3, "W3": 1}, {}, 7)
    assert t.tokens == {"N2": {"block-summon": 1}}


def test_r12_3_nobody_has_to_use_a_token(table: Lay) -> None:
    t = with_talent(
        table, "block-summon", phase="human", tribes={"N2": 1}, places={"N2": 1}, tokens={"N2": {"block-summon": 1}}
    ).roll("yellow-card")
    t.play("pass").roll("stone")
    assert (t.spirits, t.tokens) == ({"stone": "N2"}, {"N2": {"block-summon": 1}})
    t = with_talent(table, "block-trail", phase="human", tokens={"N3": {"block-trail": 1}}).roll("green-card")
    t.play("pass")
    assert (t.tribes, t.tokens) == ({"N3": 1}, {"N3": {"block-trail": 1}})
    t = with_talent(table, "protection", phase="human", tribes={"C": 1}, tokens={"C": {"protection": 1}})
    t.roll("yellow-card").play("pass")
    assert (t.population, t.tokens) == (5, {"C": {"protection": 1}})


def test_r12_4_it_may_lie_where_there_is_no_place_yet(table: Lay) -> None:
    t = with_talent(table, "block-summon", figures={"red": "S2"}, hand=["red"]).play("place red-figure red S2")
    assert t.tokens == {"S2": {"block-summon": 1}}


def test_r12_5_protection_against_tribes_and_spirits_until_the_end_of_the_turn(table: Lay) -> None:
    t = with_talent(
        table,
        "protection",
        phase="human",
        tribes={"S1": 2},
        spirits={"stone": "S1"},
        figures={"green": "S1"},
        tokens={"S1": {"protection": 1}},
    ).roll("green-card")
    assert t.asked == "0 protect"
    t.play("yes")
    assert (t.population, t.tokens) == (7, {})
    assert t.asked == "0 action"


@pytest.mark.parametrize(("answer", "population"), [("yes", 7), ("pass", 4)])
def test_r12_5_protection_against_a_spirit(table: Lay, answer: str, population: int) -> None:
    t = with_talent(
        table,
        "protection",
        phase="human",
        spirits={"stone": "S1"},
        figures={"green": "S1"},
        tokens={"S1": {"protection": 1}},
    ).roll("green-card")
    t.play(answer)
    if answer == "pass":
        t.roll(6)
    assert (t.population, t.asked) == (population, "0 action")
    assert t.tokens == ({} if answer == "yes" else {"S1": {"protection": 1}})


def test_r12_5_protection_adds_two_to_the_dice_of_the_ancients(table: Lay) -> None:
    t = (
        with_talent(
            table,
            "protection",
            figures={"blue": "S2"},
            hand=["red"],
            tribes={"S2": 1},
            tokens={"S2": {"protection": 1}},
        )
        .play("attack blue-figure red pass yes")
        .roll(2)
    )
    assert t.play("pass tribe").tribes == {}


def test_r12_5_without_the_token_the_dice_count_as_they_are(table: Lay) -> None:
    t = (
        with_talent(
            table,
            "protection",
            figures={"blue": "S2"},
            hand=["red"],
            tribes={"S2": 1},
            tokens={"S2": {"protection": 1}},
        )
        .play("attack blue-figure red pass pass")
        .roll(2)
    )
    assert t.play("pass").asked == "0 figure"
    assert (t.tribes, t.tokens) == ({"S2": 1}, {"S2": {"protection": 1}})


def test_r12_6_traps_roll_against_the_one_that_enters(table: Lay) -> None:
    t = with_talent(table, "trap", phase="human", tribes={"S1": 1}, tokens={"C": {"trap": 3}}).roll("green-card")
    t.play("yes yes pass").roll(3, 4)
    assert (t.tribes, t.tokens) == ({}, {"C": {"trap": 1}})


def test_r12_6_a_spirit_may_die_in_a_trap(table: Lay) -> None:
    t = with_talent(table, "trap", phase="human", spirits={"flame": "S1"}, tokens={"C": {"trap": 1}}).roll("green-card")
    t.play("yes").roll(6)
    assert (t.spirits, len(t.s.spirits), t.population) == ({}, 3, 7)


def test_r12_6_not_against_those_who_appear_or_are_summoned(table: Lay) -> None:
    t = with_talent(table, "trap", phase="human", tokens={"N3": {"trap": 1}}).roll("green-card")
    assert (t.tribes, t.asked) == ({"N3": 1}, "0 action")
    t = with_talent(table, "trap", phase="human", tokens={"N2": {"trap": 1}}, tribes={"N2": 1}, places={"N2": 1})
    assert t.roll("yellow-card", "stone").asked == "0 action"


def test_r12_7_bait_draws_the_tribes_from_next_door(table: Lay) -> None:
    t = with_talent(
        table, "bait", phase="human", tribes={"W1": 1, "S3": 2, "S5": 1, "E2": 1}, tokens={"S2": {"bait": 1}}
    ).roll("green-card")
    assert (t.asked, t.options) == ("0 bait", ["pass", "S2"])
    t.play("S2")
    assert t.tribes == {"S2": 4, "E2": 1}


def test_r12_7_tribes_that_were_there_do_not_leave(table: Lay) -> None:
    t = with_talent(table, "bait", phase="human", tribes={"S1": 1}, tokens={"S1": {"bait": 1}}).roll("green-card")
    t.play("S1")
    assert t.tribes == {"S1": 1, "N3": 1}


def test_r12_8_a_blocked_trail(table: Lay) -> None:
    t = with_talent(table, "block-trail", phase="human", trails=["E4"], tokens={"N3": {"block-trail": 1}})
    t.roll("green-card").play("N3")
    assert t.asked == "0 block-trail"
    t.play("yes")
    assert (t.tribes, t.tokens, t.tokens_left) == ({"E4": 1}, {}, 6)


def test_r12_8_it_may_lie_where_there_is_no_trail_yet(table: Lay) -> None:
    t = with_talent(table, "block-trail", figures={"red": "S2"}, hand=["red"]).play("place red-figure red S2")
    assert t.tokens == {"S2": {"block-trail": 1}}


def test_q51_any_figure_acting_or_not_wild_and_double(table: Lay) -> None:
    t = with_talent(table, "trap", figures={"red": "S2", "blue": "C"}, hand=["wild", "double-blue"])
    t.play("place blue-figure")
    assert t.options == ["double-blue", "wild"]
    t.play("double-blue N1 E1")
    assert (t.tokens, t.tokens_left) == ({"N1": {"trap": 1}, "E1": {"trap": 1}}, 4)
    assert t.play("place red-figure wild W1").tokens_left == 3


@pytest.mark.parametrize("phase", ["human", "action", "end"])
def test_q51_from_the_start_of_the_turn_to_its_end(table: Lay, phase: str) -> None:
    t = with_talent(table, "trap", phase=phase, figures={"red": "S2"}, hand=["red"])
    assert "place" in t.options


def test_q51_between_two_activations(table: Lay) -> None:
    t = with_talent(
        table,
        "protection",
        phase="human",
        figures={"green": "S1", "red": "W2"},
        hand=["red"],
        tribes={"S1": 1, "W2": 1},
    )
    t.play("pass").roll("green-card").play("S1")
    assert (t.asked, t.options) == ("0 moment", ["pass", "place"])
    t.play("place red-figure red W2 yes")
    assert t.population == 6


def test_q51_after_placing_no_degradation(table: Lay) -> None:
    t = with_talent(table, "trap", figures={"red": "S2"}, hand=["red", "degradation"])
    assert "degrade" in t.options
    assert "degrade" not in t.play("place red-figure red S2").options


def test_q51_in_the_next_turn_degradation_is_open_again(table: Lay) -> None:
    t = with_talent(
        table, "trap", seats=1, figures={"red": "S2"}, hand=["red", "degradation"], population=5, pile=["green"] * 3
    )
    t.play("place red-figure red S2 pass pass").roll("new-trail", "anywhere")
    assert t.asked == "0 action"
    assert "degrade" in t.options


def test_q52_without_a_token_in_store_none_can_be_placed(table: Lay) -> None:
    t = with_talent(table, "trap", figures={"red": "S2"}, hand=["red"], tokens={"C": {"trap": 6}})
    assert "place" not in t.options
    t = with_talent(table, "trap", figures={"red": "S2"}, hand=["double-red"], tokens={"C": {"trap": 5}})
    assert t.play("place red-figure double-red S2").asked == "0 action"


def test_q53_blocked_tribes_neither_attack_nor_move(table: Lay) -> None:
    t = with_talent(
        table, "block-summon", phase="human", tribes={"N2": 1}, places={"N2": 1}, tokens={"N2": {"block-summon": 1}}
    ).roll("yellow-card")
    t.play("yes")
    assert (t.tribes, t.spirits) == ({"N2": 1, "W3": 1}, {})


def test_q54_one_token_has_both_effects_until_the_end_of_the_turn(table: Lay) -> None:
    t = with_talent(
        table,
        "protection",
        phase="human",
        tribes={"S1": 2},
        figures={"green": "S1"},
        hand=["red"],
        tokens={"S1": {"protection": 2}},
    ).roll("green-card")
    t.play("yes attack green-figure red pass").roll(2).play("pass tribe")
    assert (t.tribes["S1"], t.tokens) == (1, {"S1": {"protection": 1}})
    assert t.tribes["N3"] == 1
    t.play("pass pass").roll("green-card").play("S1")
    assert t.asked == "1 protect"


def test_q54_protection_against_a_tribe_that_attacks_on_arrival(table: Lay) -> None:
    t = with_talent(
        table,
        "protection",
        phase="human",
        tribes={"E4": 1},
        figures={"green": "E3"},
        found=["movement_attack"],
        tokens={"E3": {"protection": 1}},
    ).roll("green-card")
    assert t.asked == "0 protect"
    assert t.play("yes").population == 7


@pytest.mark.parametrize(("found", "die", "dead"), [([], 4, True), (["defense"], 4, False), (["defense"], 5, True)])
def test_q55_a_trap_needs_what_an_attack_needs(table: Lay, found: list[str], die: int, dead: bool) -> None:
    t = with_talent(table, "trap", phase="human", tribes={"S1": 1}, tokens={"C": {"trap": 1}}, found=found)
    t.roll("green-card").play("yes").roll(die)
    assert ("C" not in t.tribes) == dead
    assert t.asked == "0 action"


@pytest.mark.parametrize(("dice", "dead"), [((4, 4), True), ((4, 3), False)])
def test_q55_a_spirit_needs_its_full_requirement_and_then_does_not_attack(
    table: Lay, dice: tuple[int, int], dead: bool
) -> None:
    t = with_talent(table, "trap", phase="human", spirits={"stone": "S1"}, tokens={"C": {"trap": 2}}).roll("green-card")
    t.play("yes yes").roll(*dice)
    if not dead:
        t.roll(1)
    assert t.spirits == ({} if dead else {"stone": "C"})
    assert t.population == (7 if dead else 5)


def test_q56_drawn_tribes_are_not_activated_any_more(table: Lay) -> None:
    t = with_talent(
        table, "bait", phase="human", tribes={"S1": 1}, figures={"green": "E1"}, tokens={"E1": {"bait": 2}}
    ).roll("green-card")
    t.play("E1")
    assert (t.tribes, t.population) == ({"E1": 1}, 7)
    assert t.tokens == {"E1": {"bait": 1}}
    assert t.asked == "0 action"


def test_q56_tribes_that_were_there_may_still_attack(table: Lay) -> None:
    t = with_talent(
        table, "bait", phase="human", tribes={"S1": 1, "E1": 1}, figures={"green": "S1"}, tokens={"S1": {"bait": 1}}
    ).roll("green-card")
    t.play("S1")
    assert (t.tribes, t.population) == ({"S1": 2}, 6)


def test_q56_bait_is_movement_with_traps_and_attacks(table: Lay) -> None:
    t = table(
        setup=ON,
        talents=["bait", "trap"],
        phase="human",
        tribes={"S1": 2},
        figures={"green": "E1"},
        found=["movement_attack"],
        tokens={"E1": {"bait": 1, "trap": 1}},
    ).roll("red-card")
    t.play("E1 yes").roll(4)
    assert (t.tribes, t.population) == ({"E1": 1}, 6)


def test_q56_spirits_do_not_care_and_the_active_player_orders_baits(table: Lay) -> None:
    t = with_talent(
        table,
        "bait",
        phase="human",
        tribes={"W1": 1},
        spirits={"stone": "W1"},
        tokens={"S2": {"bait": 1}, "N1": {"bait": 1}},
    ).roll("blue-card")
    assert t.options == ["pass", "N1", "S2"]
    t.play("S2")
    assert (t.tribes, t.spirits) == ({"S2": 1}, {"stone": "W1"})


def test_q57_one_token_for_one_tribe(table: Lay) -> None:
    t = with_talent(table, "block-trail", phase="human", tokens={"N3": {"block-trail": 2}}).roll("green-card")
    t.play("yes")
    assert (t.tribes, t.tokens, t.asked) == ({}, {"N3": {"block-trail": 1}}, "0 action")
