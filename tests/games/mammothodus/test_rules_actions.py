"""Attack, care, adaptation and degradation (R6.9 to R6.12, Q9, Q25 to Q30)."""

from __future__ import annotations

import pytest

from ostraka.games.mammothodus.tables import SPIRITS
from tests.games.mammothodus.table import Lay

MARKET = ["wild", "double-green", "double-red", "double-blue"]


def test_r6_9_1_only_where_a_tribe_or_spirit_is(table: Lay) -> None:
    there = {"red": "S2", "blue": "S1"}
    assert "attack" not in table(figures=there, hand=["red"], tribes={"W1": 1}).options
    assert table(figures=there, hand=["red"], tribes={"S2": 1}).play("attack").options == ["pass", "red-figure"]
    assert table(figures=there, hand=["red"], spirits={"flame": "S1"}).play("attack").options == ["pass", "blue-figure"]


@pytest.mark.parametrize(("figure", "dice"), [("red", 3), ("green", 2)])
def test_r6_9_1_as_many_dice_as_cards(table: Lay, figure: str, dice: int) -> None:
    t = table(figures={figure: "S2"}, hand=["red", "blue"], tribes={"S2": 1})
    t.play(f"attack {figure}-figure red blue pass").roll(*[1] * dice)
    assert t.s.dice == [1] * dice
    assert t.asked == "0 reroll"


def test_r6_9_2_any_dice_may_be_rolled_again_for_one_population(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["red", "blue"], tribes={"S2": 2}).play("attack red-figure red blue pass")
    t.roll(1, 2, 5).play("face1 face2 yes").roll(4, 2)
    assert (t.population, t.s.dice) == (6, [2, 4, 5])
    t.play("face2 yes").roll(6)
    assert (t.population, t.s.dice) == (5, [4, 5, 6])


def test_r6_9_2_only_dice_that_lie_there_can_be_rolled_again(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["red", "blue"], tribes={"S2": 2}).play("attack red-figure red blue pass")
    t.roll(2, 2, 5)
    assert t.options == ["pass", "face2", "face5"]
    assert t.play("face2").options == ["yes", "face2", "face5"]
    assert t.play("face2").options == ["yes", "face5"]
    assert t.play("face5").options == ["yes"]


def test_r6_9_3_a_die_of_four_destroys_a_tribe(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["red"], tribes={"S2": 2}).play("attack red-figure red pass")
    t.roll(3, 4).play("pass")
    assert t.options == ["pass", "tribe"]
    t.play("tribe")
    assert (t.tribes, t.asked) == ({"S2": 1}, "0 figure")


def test_r6_9_3_a_die_need_not_be_given_to_anybody(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["red"], tribes={"S2": 2}).play("attack red-figure red pass")
    t.roll(6, 6).play("pass pass")
    assert (t.tribes, t.asked) == ({"S2": 2}, "0 figure")


@pytest.mark.parametrize(
    ("spirit", "dice", "dead"),
    [
        ("stone", (4, 4, 1), True),
        ("stone", (3, 6, 3), False),
        *[(name, (least,) * n + (1,) * (3 - n), True) for name, _, least, n in SPIRITS],
        *[(name, (6,) * (n - 1) + (least - 1,) * (4 - n), False) for name, _, least, n in SPIRITS],
    ],
)
def test_r6_9_3_a_spirit_needs_its_full_requirement(table: Lay, spirit: str, dice: tuple[int, ...], dead: bool) -> None:
    t = table(figures={"red": "S2"}, hand=["red", "blue"], spirits={spirit: "S2"})
    t.play("attack red-figure red blue pass").roll(*dice).play("pass")
    assert (t.ask.prompt == "strike") == dead


def test_r6_9_3_wounds_do_not_stay(table: Lay) -> None:
    t = table(figures={"green": "S2", "blue": "S2"}, hand=["red", "red"], spirits={"stone": "S2"})
    t.play("attack green-figure red pass").roll(6).play("pass blue-figure red pass").roll(6).play("pass")
    assert t.spirits == {"stone": "S2"}


def test_r6_9_4_destroyed_ones_go_back(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["red", "red", "blue"], tribes={"S2": 1}, spirits={"stone": "S2"})
    t.play("attack red-figure red red blue pass").roll(4, 4, 4, 1).play("pass tribe spirit0")
    assert (t.tribes, t.spirits) == ({}, {})
    assert (t.s.supply, len(t.s.spirits)) == (12, 3)


def test_r6_10_care_raises_the_population_and_places_no_figure(table: Lay) -> None:
    t = table(figures={"red": "S2", "green": "S3"}, hand=["yellow", "blue", "red"], population=9)
    t.play("care red-figure yellow blue pass green-figure red pass")
    assert t.population == 12
    assert len(t.figures) == 2


def test_r6_11_1_steps_raise_the_marker_and_then_bring_cards(table: Lay) -> None:
    t = table(hand=["blue"] * 3, figures={"red": "S2", "green": "C"}, defence=1, market=["wild", "double-red"])
    t.play("adapt red-figure blue blue blue pass")
    assert t.defence == 2
    assert (t.asked, t.options, t.ask.amount) == ("0 develop", ["pass", "deck", "double-red", "wild"], 2)
    t.play("wild")
    assert t.hand == ["wild"]
    t.play("deck").roll("draw-three")
    assert t.hand == ["draw-three", "wild"]
    assert t.asked == "0 figure"


def test_r6_11_1_the_marker_stops_at_the_number_of_figures(table: Lay) -> None:
    t = table(hand=["blue"] * 3, figures={"red": "S2"}).play("adapt red-figure blue blue blue pass")
    assert (t.defence, t.ask.amount) == (1, 2)


def test_r6_11_2_the_market_is_refilled_at_the_end_of_the_turn_only(table: Lay) -> None:
    t = table(hand=["blue"] * 2, figures={"red": "S2"}, defence=1, market=MARKET).play(
        "adapt red-figure blue blue pass"
    )
    t.play("wild double-green")
    assert t.market == ["double-blue", "double-red"]
    t.play("pass pass").roll()
    assert len(t.market) == 4


def test_r6_11_2_without_cards_the_step_is_lost(table: Lay) -> None:
    t = table(hand=["blue"] * 2, figures={"red": "S2"}, defence=1, market=[])
    t.s.pile[1] = sorted(t.s.pile[1] + t.s.lore)
    t.s.lore.clear()
    t.play("adapt red-figure blue blue pass")
    assert t.asked == "0 figure"


def test_r6_11_2_the_marker_rises_without_any_card_to_take(table: Lay) -> None:
    t = table(hand=["blue"] * 2, figures={"red": "S2", "green": "C"}, defence=1, market=[])
    t.s.pile[1] = sorted(t.s.pile[1] + t.s.lore)
    t.s.lore.clear()
    t.play("adapt red-figure blue blue pass")
    assert (t.defence, t.asked) == (2, "0 figure")


def test_r6_12_1_any_number_of_degradation_cards(table: Lay) -> None:
    t = table(hand=["degradation"] * 3).play("degrade")
    assert (t.asked, t.options) == ("0 shed", ["degradation"])
    t.play("degradation degradation pass")
    assert (t.hand, t.discard) == (["degradation"], ["degradation", "degradation"])
    assert t.asked == "0 discard"


def test_r6_12_2_degradation_cards_serve_nothing_else(table: Lay) -> None:
    t = table(hand=["degradation", "green"], figures={"red": "S1"})
    assert t.options == ["pass", "move", "care", "adapt", "degrade"]
    t.play("move red-figure")
    assert t.options == ["green"]
    t = table(phase="end", hand=["degradation", "green"])
    assert t.options == ["pass", "green"]


def test_r6_12_3_degradation_cards_never_go_back_to_the_supply(table: Lay) -> None:
    t = table(hand=["degradation"], pile=[], figures={"red": "W1"}, population=3, defence=1, decay=5)
    t.play("degrade degradation pass pass pass").roll()
    assert "degradation" in t.hand + t.pile
    assert len(t.s.decay) == 5


def test_q9_growth_beyond_twenty_is_lost(table: Lay) -> None:
    t = table(figures={"yellow": "C"}, hand=["yellow"] * 3, population=18)
    assert t.play("care yellow-figure yellow yellow yellow pass").population == 20


def test_q25_an_attack_has_at_most_five_dice(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["red"] * 3 + ["blue"] * 2, tribes={"S2": 1})
    t.play("attack red-figure red red red blue")
    assert t.options == ["pass"]
    t.play("pass").roll(1, 1, 1, 1, 1)
    assert t.asked == "0 reroll"


def test_q25_a_double_that_does_not_fit_may_not_be_played(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["red"] * 3 + ["double-red"], tribes={"S2": 1})
    t.play("attack red-figure red red red")
    assert t.options == ["pass"]


def test_q26_not_below_minus_four(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["red"], tribes={"S2": 1}, population=-3).play("attack red-figure red pass")
    t.roll(1, 1).play("face1 yes").roll(1)
    assert (t.population, t.options) == (-4, ["pass"])
    assert not t.over


def test_q26_any_number_of_times_and_only_the_active_clan_pays(table: Lay) -> None:
    t = table(figures={"red": "C"}, hand=["red"], tribes={"C": 1}, others={1: {"hand": ["red"]}})
    t.play("attack red-figure red pass red").roll(1, 1, 1)
    for spent in range(1, 4):
        t.play("face1 yes").roll(1)
        assert (t.population, t.side(1).population) == (7 - spent, 7)


def test_q27_one_die_for_one_target(table: Lay) -> None:
    """4, 5 and 2: two tribes or the Spirit of Stone, not both."""
    given = {"figures": {"red": "S2"}, "hand": ["red", "blue"], "tribes": {"S2": 2}, "spirits": {"stone": "S2"}}
    t = table(**given).play("attack red-figure red blue pass").roll(4, 5, 2).play("pass")
    assert t.options == ["pass", "tribe", "spirit0"]
    assert t.play("spirit0").asked == "0 figure"
    t = table(**given).play("attack red-figure red blue pass").roll(4, 5, 2).play("pass tribe")
    assert t.options == ["pass", "tribe"]
    assert t.play("tribe").tribes == {}


def test_q28_the_bonus_of_care_and_adaptation_needs_the_figure_itself(table: Lay) -> None:
    both = {"yellow": "C", "red": "C", "blue": "C", "green": "C"}
    t = table(figures=both, hand=["yellow", "yellow"]).play("care red-figure yellow pass")
    assert t.population == 8
    assert t.play("yellow-figure yellow pass").population == 10
    t = table(figures=both, hand=["blue", "blue"]).play("adapt red-figure blue pass")
    assert t.defence == 1
    assert t.play("blue-figure blue pass").defence == 3


def test_q29_each_development_card_is_taken_or_left_and_usable_at_once(table: Lay) -> None:
    t = table(figures={"red": "S2", "blue": "S1"}, hand=["blue"] * 3, defence=2, market=MARKET)
    t.play("adapt red-figure blue blue pass")
    assert t.options == ["pass", "deck", "double-green", "double-red", "double-blue", "wild"]
    t.play("pass double-blue blue-figure")
    assert "double-blue" in t.options


def test_q30_degradation_cards_stay_at_the_end_of_the_turn(table: Lay) -> None:
    t = table(phase="end", hand=["degradation", "degradation", "wild"])
    assert t.options == ["pass", "wild"]
    t.play("pass").roll()
    assert t.hand.count("degradation") == 2
    assert len(t.hand) == 4
