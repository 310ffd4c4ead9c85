"""Development cards and help (R9, R10, Q31, Q36 to Q38)."""

from __future__ import annotations

import pytest

from tests.games.mammothodus.table import Lay

REST = ["green"] * 3 + ["red"] * 3 + ["yellow"] * 3 + ["blue"] * 3


def test_r9_1_a_development_card_goes_round_with_the_deck(table: Lay) -> None:
    t = table(phase="end", pile=[], discard=["wild", "double-red"], defence=2, hand=[]).play("pass pass").roll()
    assert sorted(t.hand + t.pile) == sorted([*REST, "wild", "double-red"])


def test_r9_2_draw_three_lifts_the_hand_above_four(table: Lay) -> None:
    t = table(hand=["draw-three", "green", "green", "green"])
    assert "draw" in t.options
    t.play("draw").roll("red", "red", "blue")
    assert t.hand == ["blue", "green", "green", "green", "red", "red"]
    assert (t.discard, t.asked) == (["draw-three"], "0 action")


def test_r9_2_draw_three_may_bring_a_generation_change_at_once(table: Lay) -> None:
    t = table(hand=["draw-three"], pile=["green"], figures={"red": "C"}, population=3, defence=1)
    t.play("draw").roll("green")
    assert (t.asked, len(t.told("generation"))) == ("0 specialise", 1)


def test_r9_2_also_in_the_turn_of_another_clan(table: Lay) -> None:
    t = table(phase="human", others={1: {"hand": ["draw-three"]}})
    assert (t.asked, t.options) == ("1 moment", ["pass", "draw"])
    t.play("draw").roll()
    assert len(t.side(1).hand) == 3
    assert (t.s.active, t.waiting_for) == (0, "human-card")


def test_r9_3_a_double_counts_as_two_for_the_same_figure(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["double-green"]).play("move red-figure double-green pass")
    assert t.ask.amount == 2


def test_r9_4_an_extra_action_card_is_a_card_of_its_colour(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["extra-green"]).play("move red-figure extra-green pass")
    assert t.ask.amount == 1


def test_r9_4_or_it_brings_another_action(table: Lay) -> None:
    t = table(hand=["green", "yellow", "extra-red"]).play("care red-figure yellow pass pass")
    assert (t.asked, t.options) == ("0 extra", ["pass", "extra-red"])
    t.play("extra-red")
    assert (t.asked, t.options) == ("0 action", ["pass", "move"])
    assert t.discard == ["extra-red", "yellow"]


def test_r9_4_not_without_an_action_before(table: Lay) -> None:
    assert table(hand=["green", "extra-red"]).play("pass").asked == "0 discard"


@pytest.mark.parametrize(("action", "place"), [("move", "S2"), ("care", "S2"), ("adapt", "S1"), ("attack", "S2")])
def test_r9_5_a_wild_card_has_any_colour(table: Lay, action: str, place: str) -> None:
    t = table(figures={"yellow": place}, hand=["wild"], tribes={place: 1}).play(f"{action} yellow-figure")
    assert t.options == ["wild"]


@pytest.mark.parametrize(("place", "asked"), [("S2", True), ("W1", True), ("C", False)])
def test_r10_1_helpers_stand_in_the_territory_or_next_to_it(table: Lay, place: str, asked: bool) -> None:
    t = table(
        figures={"green": "S2"},
        hand=["yellow"],
        others={1: {"figures": {"red": place}, "hand": ["yellow"]}},
    ).play("care green-figure yellow pass")
    assert (t.asked == "1 help") == asked


def test_r10_1_in_a_movement_the_start_counts(table: Lay) -> None:
    t = table(
        figures={"green": "S2"}, hand=["green"], others={1: {"figures": {"red": "W4"}, "hand": ["green", "blue"]}}
    ).play("move green-figure green pass")
    assert (t.asked, t.options) == ("1 help", ["pass", "green"])


@pytest.mark.parametrize(
    ("action", "place", "card", "colour"),
    [
        ("move", "S2", "blue", "green"),
        ("attack", "S2", "blue", "red"),
        ("care", "S2", "blue", "yellow"),
        ("adapt", "S1", "green", "blue"),
    ],
)
def test_r10_2_only_cards_of_the_actions_colour_help(
    table: Lay, action: str, place: str, card: str, colour: str
) -> None:
    hand = ["green", "red", "yellow", "blue", f"double-{colour}", f"extra-{colour}", "wild"]
    t = table(
        figures={"yellow": place},
        hand=[card],
        tribes={place: 1},
        market=[],
        others={1: {"figures": {"red": place}, "hand": hand}},
    ).play(f"{action} yellow-figure {card} pass")
    assert t.asked == "1 help"
    assert t.options == ["pass", colour, f"double-{colour}", f"extra-{colour}", "wild"]


def test_r10_3_helpers_have_no_bonus(table: Lay) -> None:
    t = table(hand=["yellow"], others={1: {"figures": {"yellow": "C"}, "hand": ["yellow"]}})
    t.play("care green-figure yellow pass yellow")
    assert t.population == 9


def test_r10_4_the_active_player_plays_a_card_first(table: Lay) -> None:
    t = table(hand=["yellow"], others={1: {"hand": ["yellow"]}}).play("care green-figure")
    assert (t.asked, t.options) == ("0 play", ["yellow"])
    t.play("yellow pass")
    assert (t.asked, t.population) == ("1 help", 7)
    assert t.play("yellow").population == 9


def test_r10_5_several_may_help_and_none_has_to(table: Lay) -> None:
    hand = {"hand": ["yellow", "yellow"]}
    t = table(seats=4, hand=["yellow"], others={1: hand, 2: hand, 3: hand}).play("care green-figure yellow pass")
    t.play("yellow pass pass yellow yellow")
    assert [t.side(seat).population for seat in range(4)] == [11, 7, 7, 7]
    assert [t.side(seat).discard for seat in range(1, 4)] == [["yellow"], [], ["yellow", "yellow"]]
    assert [event.seat for event in t.told("play")] == [0]
    assert [event.seat for event in t.told("help")] == [1, 3, 3]


def test_r10_5_who_cannot_help_is_not_asked(table: Lay) -> None:
    others = {1: {"figures": {"red": "E4"}, "hand": ["yellow"]}, 2: {"hand": ["red"]}, 3: {"hand": ["yellow"]}}
    t = table(seats=4, hand=["yellow"], others=others).play("care green-figure yellow pass")
    assert t.asked == "3 help"
    assert t.play("yellow").population == 9


def test_r10_5_the_gain_of_an_adaptation_is_the_active_clans(table: Lay) -> None:
    t = table(hand=["blue"], others={1: {"hand": ["blue"]}}).play("adapt green-figure blue pass blue")
    assert (t.defence, t.side(1).defence) == (2, 0)


def test_r10_6_others_may_get_rid_of_degradation_cards(table: Lay) -> None:
    t = table(
        figures={"green": "S2"},
        hand=["degradation"],
        others={1: {"figures": {"red": "W4"}, "hand": ["degradation", "degradation"]}},
    ).play("degrade degradation pass")
    assert (t.asked, t.options) == ("1 help-shed", ["pass", "degradation"])
    t.play("degradation pass")
    assert (t.side(1).hand, t.side(1).discard) == (["degradation"], ["degradation"])
    assert t.asked == "0 discard"


def test_r10_6_in_the_centre_as_anywhere(table: Lay) -> None:
    t = table(hand=["degradation"], others={1: {"hand": ["degradation"]}}).play("degrade degradation pass")
    assert t.asked == "1 help-shed"


def test_r10_6_a_clan_that_is_not_near_is_passed_over(table: Lay) -> None:
    bad = ["degradation"]
    others = {1: {"figures": {"red": "E4"}, "hand": bad}, 2: {"figures": {"red": "S2"}, "hand": bad}}
    t = table(seats=3, figures={"green": "S2"}, hand=bad, others=others).play("degrade degradation pass")
    assert t.asked == "2 help-shed"
    t.play("degradation pass")
    assert (t.side(1).hand, t.side(2).hand) == (bad, [])


def test_r10_7_any_two_seats_may_help_each_other(table: Lay) -> None:
    """Two clans of one player are two seats like others (Q2)."""
    t = table(seats=2, hand=["yellow"], others={1: {"hand": ["yellow"]}}).play("care green-figure yellow pass yellow")
    assert t.population == 9


def test_q31_near_any_figure_of_the_active_clan(table: Lay) -> None:
    far = {"figures": {"red": "E4"}, "hand": ["degradation"]}
    t = table(figures={"green": "S2"}, hand=["degradation"], others={1: far}).play("degrade degradation pass")
    assert t.asked == "0 discard"
    t = table(figures={"green": "S2", "blue": "E3"}, hand=["degradation"], others={1: far}).play(
        "degrade degradation pass"
    )
    assert t.asked == "1 help-shed"


def test_q36_a_wild_card_and_a_double_help(table: Lay) -> None:
    t = table(hand=["yellow"], others={1: {"hand": ["wild", "double-yellow"]}})
    t.play("care green-figure yellow pass wild double-yellow")
    assert t.population == 7 + 1 + 1 + 2


def test_q37_extra_actions_differ_from_all_done_and_may_follow_one_another(table: Lay) -> None:
    t = table(hand=["yellow", "green", "blue", "extra-red", "extra-green"])
    t.play("care green-figure yellow pass pass extra-red move green-figure green pass N1 pass pass").roll()
    assert (t.asked, t.options) == ("0 extra", ["pass", "extra-green"])
    t.play("extra-green")
    assert "care" not in t.options
    assert "move" not in t.options
    assert "adapt" in t.options


@pytest.mark.parametrize("phase", ["human", "action", "end"])
def test_q38_in_every_phase_of_any_turn(table: Lay, phase: str) -> None:
    t = table(phase=phase, hand=["draw-three"])
    assert "draw" in t.options
    assert len(t.play("draw").roll().hand) == 3


def test_q38_other_clans_are_asked_around_every_phase(table: Lay) -> None:
    t = table(phase="human", others={1: {"hand": ["draw-three"]}})
    assert t.asked == "1 moment"
    t.play("pass").roll("new-trail", "anywhere")
    assert t.asked == "1 moment"
    t.play("pass")
    assert t.asked == "0 action"
    t.play("pass")
    assert t.asked == "1 moment"
    assert t.play("draw").roll().asked == "0 discard"


def test_q38_between_two_activations_of_the_human_phase(table: Lay) -> None:
    t = table(phase="human", tribes={"S1": 1, "W2": 1}, figures={"green": "S1", "red": "W2"}, hand=["draw-three"])
    t.play("pass").roll("green-card")
    assert (t.asked, t.options, t.population) == ("0 moment", ["pass", "draw"], 6)


def test_q38_the_card_lies_on_the_discard_pile_when_the_generation_changes(table: Lay) -> None:
    t = table(hand=["draw-three"], pile=[], figures={"red": "C"}, population=3, defence=1)
    t.play("draw pass").roll("draw-three")
    assert "draw-three" in t.hand
