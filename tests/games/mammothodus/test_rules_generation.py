"""The end of the turn and the generation change (R8, Q39 to Q44)."""

from __future__ import annotations

import pytest

from tests.games.mammothodus.table import Lay

REST = ["green"] * 3 + ["red"] * 3 + ["yellow"] * 3 + ["blue"] * 3


def test_r8_1_discard_any_and_draw_up_to_four(table: Lay) -> None:
    t = table(phase="end", hand=["green", "red", "wild"])
    assert (t.asked, t.options) == ("0 discard", ["pass", "green", "red", "wild"])
    t.play("green wild pass").roll("blue", "blue", "yellow")
    assert t.hand == ["blue", "blue", "red", "yellow"]
    assert t.discard == ["green", "wild"]


def test_r8_1_with_four_or_more_nothing_is_drawn(table: Lay) -> None:
    t = table(phase="end", hand=["green", "red", "wild", "blue", "blue"]).play("pass").roll()
    assert len(t.hand) == 5
    assert t.s.active == 1


def test_r8_2_the_market_is_filled_as_far_as_the_deck_lasts(table: Lay) -> None:
    t = table(phase="end", hand=["green"] * 3 + ["red"], market=["wild"]).play("pass").roll()
    assert len(t.market) == 4
    t = table(phase="end", hand=["green"] * 3 + ["red"], market=["wild"])
    t.s.pile[1] = sorted(t.s.pile[1] + t.s.lore[1:])
    t.s.lore = t.s.lore[:1]
    t.play("pass").roll()
    assert (len(t.market), t.s.lore) == (2, [])


def test_r8_3_helpers_do_not_draw(table: Lay) -> None:
    t = table(hand=["yellow"], others={1: {"hand": ["yellow"]}}).play("care green-figure yellow pass yellow pass pass")
    t.roll()
    assert (len(t.hand), t.side(1).hand) == (4, [])


def test_r8_4_the_change_comes_when_a_card_must_be_drawn_and_none_is_there(table: Lay) -> None:
    t = table(phase="end", hand=["green"] * 3, pile=["red"], defence=2).play("pass").roll("red")
    assert (t.told("generation"), t.s.active) == ([], 1)
    t = table(phase="end", hand=["green"] * 2, pile=["red"], defence=2).play("pass").roll("red")
    assert len(t.told("generation")) == 1
    assert t.asked == "0 specialise"


@pytest.mark.parametrize(("defence", "taken"), [(0, 2), (1, 1), (2, 0)])
def test_r8_4_1_a_degradation_card_for_each_figure_without_defence(table: Lay, defence: int, taken: int) -> None:
    t = table(phase="end", hand=[], pile=[], defence=defence).play("pass").roll()
    assert t.discard.count("degradation") == taken
    assert t.defence == 0
    assert len(t.s.decay) == 12 - taken


def test_r8_4_2_figures_are_added_near_the_clan_or_in_the_centre(table: Lay) -> None:
    t = table(phase="end", pile=[], figures={"red": "N4"}, population=11, defence=1).play("pass")
    assert (t.asked, t.options) == ("0 grow", ["green-figure", "yellow-figure", "blue-figure"])
    t.play("blue-figure")
    assert (t.asked, t.options) == ("0 settle", ["C", "N3", "N4", "W2", "W5"])
    t.play("N4 green-figure C")
    assert t.figures == {"green": "C", "red": "N4", "blue": "N4"}
    assert t.asked == "0 specialise"


def test_r8_4_2_also_next_to_the_centre_if_the_clan_is_there(table: Lay) -> None:
    t = table(phase="end", pile=[], figures={"red": "C"}, population=7, defence=1).play("pass blue-figure")
    assert t.options == ["C", "N1", "E1", "S1", "W1"]


def test_r8_4_2_figures_of_choice_are_taken_away(table: Lay) -> None:
    t = table(phase="end", pile=[], figures={"red": "N4", "blue": "C", "green": "S1"}, population=3, defence=3)
    t.play("pass")
    assert (t.asked, t.options) == ("0 fade", ["green-figure", "red-figure", "blue-figure"])
    t.play("red-figure green-figure")
    assert t.figures == {"blue": "C"}


def test_r8_4_3_figures_may_be_exchanged(table: Lay) -> None:
    t = table(phase="end", pile=[], figures={"red": "N4", "blue": "C"}, defence=2).play("pass")
    assert (t.asked, t.options) == (
        "0 specialise",
        ["pass", "green-figure", "red-figure", "yellow-figure", "blue-figure"],
    )
    t.play("yellow-figure green-figure").roll()
    assert t.figures == {"yellow": "N4", "green": "C"}


def test_r8_4_3_or_left_as_they_are(table: Lay) -> None:
    t = table(phase="end", pile=[], figures={"red": "N4", "blue": "C"}, defence=2).play("pass pass").roll()
    assert t.figures == {"red": "N4", "blue": "C"}


def test_r8_4_4_the_whole_discard_pile_becomes_the_new_pile(table: Lay) -> None:
    t = table(phase="end", hand=["green"], pile=[], discard=["wild", "degradation"], defence=1)
    t.play("pass pass").roll("wild", "degradation", "degradation")
    assert t.hand == ["degradation", "degradation", "green", "wild"]
    assert t.pile == sorted(REST[1:])
    assert t.discard == []


def test_r8_5_a_generation_change_turns_up_nothing_and_gives_no_action(table: Lay) -> None:
    t = table(phase="end", pile=[], figures={"red": "N4"}, population=11, defence=1)
    t.play("pass blue-figure N3 green-figure W2 pass").roll()
    assert len(t.hidden) == 20
    assert t.s.active == 1


def test_q39_discarding_is_optional_and_before_drawing(table: Lay) -> None:
    t = table(phase="end", hand=["green", "red"]).play("green red")
    assert (t.asked, t.options, t.hand) == ("0 discard", ["pass"], [])
    assert len(t.play("pass").roll().hand) == 4


def test_q40_the_order_of_the_generation_change(table: Lay) -> None:
    t = table(phase="end", pile=[], figures={"red": "N4"}, population=7).play(
        "pass blue-figure C blue-figure red-figure"
    )
    t.roll()
    kinds = [event.kind for event in t.events if event.kind not in {"market", "turn"}]
    assert kinds == ["generation", "degrade", "settle", "specialise", *["draw"] * 4]


def test_q40_one_change_in_a_drawing_when_the_new_pile_runs_out_with_nothing_to_shuffle(table: Lay) -> None:
    t = table(figures={"red": "C"}, population=3, defence=1, hand=["draw-three", *REST[:11]], pile=[])
    t.play("draw pass").roll()
    assert len(t.told("generation")) == 1
    assert t.hand == sorted([*REST, "draw-three"])


def test_q6_drawing_stops_when_all_cards_are_in_hand(table: Lay) -> None:
    t = table(figures={"red": "C"}, population=3, defence=1, hand=["draw-three", *REST], pile=[])
    t.play("draw pass").roll()
    assert t.asked == "0 action"
    assert t.hand == sorted([*REST, "draw-three"])
    assert (t.pile, t.discard, t.over) == ([], [], False)


def test_q41_figures_are_counted_before_any_comes_or_goes(table: Lay) -> None:
    t = table(phase="end", pile=[], figures={"red": "N4"}, population=20).play("pass")
    assert t.discard.count("degradation") == 1
    t = table(phase="end", pile=[], figures={"red": "N4", "blue": "C", "green": "C"}, population=1).play("pass")
    assert t.discard.count("degradation") == 3


def test_q42_adding_is_compulsory_and_new_figures_count(table: Lay) -> None:
    t = table(phase="end", pile=[], figures={"red": "N4"}, population=11, defence=1).play("pass")
    assert "pass" not in t.options
    t.play("blue-figure N3 green-figure")
    assert t.options == ["C", "N1", "N2", "N3", "N4", "N5", "W2", "W5"]


def test_q42_shards_stay_when_figures_go(table: Lay) -> None:
    t = table(phase="end", pile=[], figures={"red": "N4", "blue": "C"}, population=3, defence=2, up={"N4": ["sun"]})
    t.play("pass red-figure")
    assert t.up("N4") == ["sun"]


def test_q43_two_figures_on_the_board_may_trade_places(table: Lay) -> None:
    t = table(phase="end", pile=[], figures={"red": "N4", "blue": "C"}, defence=2)
    t.play("pass blue-figure")
    assert "pass" not in t.options
    t.play("red-figure")
    assert t.figures == {"red": "C", "blue": "N4"}


def test_q44_low_population_can_be_repaired_before_the_change(table: Lay) -> None:
    t = table(figures={"yellow": "C"}, hand=["yellow"] * 3, population=-3).play(
        "care yellow-figure yellow yellow yellow"
    )
    t.play("pass pass pass").roll()
    assert (t.population, t.over) == (1, False)
    t = table(phase="end", hand=[], population=-3).play("pass").roll()
    assert not t.over
