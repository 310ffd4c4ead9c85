"""Draw three at any moment, the order of the humans, Protection and traps (Q62 to Q65)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mammothodus.table import Given, Lay

FIRST = {"first_rulings": True}
LAST: dict[str, Any] = {"hand": ["draw-three"], "pile": []}
"""A clan whose generation changes when it draws three."""


# --- beside a question ------------------------------------------------------------------------------------------------


def test_q62_while_cards_are_played(table: Lay) -> None:
    t = table(figures={"red": "C"}, hand=["yellow", "draw-three"]).play("care red-figure")
    assert (t.asked, t.options) == ("0 play", ["draw", "yellow"])
    t.play("draw").roll("yellow", "blue", "green")
    assert (t.asked, t.options) == ("0 play", ["yellow"])
    assert t.play("yellow yellow pass").population == 9


def test_q62_after_the_last_card_that_fits(table: Lay) -> None:
    t = table(figures={"red": "C"}, hand=["yellow", "draw-three"]).play("care red-figure yellow")
    assert (t.asked, t.options) == ("0 play", ["pass", "draw"])


def test_q62_at_help(table: Lay) -> None:
    t = table(hand=["yellow"], others={1: {"hand": ["yellow", "draw-three"]}}).play("care green-figure yellow pass")
    assert (t.asked, t.options) == ("1 help", ["pass", "draw", "yellow"])
    t.play("draw").roll("yellow", "blue", "green")
    assert t.play("yellow yellow").population == 10


def test_q62_a_helper_who_holds_nothing_else_is_asked_too(table: Lay) -> None:
    t = table(hand=["yellow"], others={1: {"hand": ["draw-three"]}}).play("care green-figure yellow pass")
    assert (t.asked, t.options) == ("1 help", ["pass", "draw"])
    t.play("draw").roll("yellow", "blue", "green").play("yellow")
    assert t.population == 9


def test_q62_a_helper_to_whom_the_card_can_bring_nothing_is_not_asked(table: Lay) -> None:
    no_yellow = {"hand": ["draw-three"], "pile": ["blue", "blue", "green"]}
    t = table(hand=["yellow", "yellow"], others={1: no_yellow}).play("care red-figure yellow pass")
    assert (t.asked, t.population) == ("0 figure", 8)


def test_q62_a_clan_that_would_get_a_figure_near_by_is_asked(table: Lay) -> None:
    far = {"figures": {"red": "E4"}, "hand": ["yellow", "draw-three"], "pile": [], "population": 7, "defence": 1}
    t = table(figures={"red": "C"}, hand=["yellow"], others={1: far}).play("care red-figure yellow pass")
    assert (t.asked, t.options) == ("1 help", ["pass", "draw"])
    t.play("draw blue-figure C pass").roll("blue", "blue", "blue")
    assert (t.asked, t.options) == ("1 help", ["pass", "yellow"])
    assert t.play("yellow").population == 9


def test_q62_a_clan_that_stays_far_away_is_not_asked(table: Lay) -> None:
    far = {"figures": {"red": "E4", "blue": "E4"}, "hand": ["yellow", "draw-three"], "pile": []}
    t = table(figures={"red": "C"}, hand=["yellow"], others={1: far}).play("care red-figure yellow pass")
    assert (t.asked, t.population) == ("1 moment", 8)


def test_q62_with_degradation_cards_and_their_helpers(table: Lay) -> None:
    t = table(
        hand=["degradation", "draw-three"],
        others={1: {"hand": ["draw-three"], "pile": ["degradation", "blue", "green"]}},
    ).play("degrade")
    assert (t.asked, t.options) == ("0 shed", ["draw", "degradation"])
    t.play("degradation pass")
    assert (t.asked, t.options) == ("1 help-shed", ["pass", "draw"])
    t.play("draw").roll()
    assert t.options == ["pass", "degradation"]


def test_q62_after_an_action_in_search_of_another_one(table: Lay) -> None:
    t = table(figures={"red": "C"}, hand=["degradation", "draw-three"], pile=["extra-green", "blue", "blue"])
    t.play("degrade degradation pass")
    assert (t.asked, t.options) == ("0 extra", ["pass", "draw"])
    t.play("draw").roll().play("extra-green")
    assert (t.asked, "adapt" in t.options) == ("0 action", True)


# --- moments without a question ---------------------------------------------------------------------------------------


def test_q62_between_the_figures_of_another_clan(table: Lay) -> None:
    t = table(hand=["yellow", "yellow"], others={1: {"hand": ["draw-three"], "pile": ["yellow"] * 3}})
    t.play("care green-figure yellow pass pass")
    assert (t.asked, t.options, t.population) == ("1 moment", ["pass", "draw"], 8)
    t.play("draw").roll()
    assert t.asked == "0 figure"
    assert t.play("red-figure yellow pass yellow yellow yellow").population == 12


def test_q62_between_figures_who_stands_far_is_not_asked(table: Lay) -> None:
    far = {"figures": {"red": "E4"}, "hand": ["draw-three"]}
    t = table(hand=["yellow", "yellow"], others={1: far}).play("care green-figure yellow pass")
    assert (t.asked, t.population) == ("0 figure", 8)


@pytest.mark.parametrize(
    "given",
    [
        {"figures": {"green": "C"}, "hand": ["yellow", "yellow"]},
        {"hand": ["yellow"]},
        {"hand": ["yellow", "yellow"], "others": {1: {"hand": ["draw-three"], "pile": ["blue"] * 3}}},
    ],
    ids=["all have acted", "no card is left to act with", "no card could be drawn that helps"],
)
def test_q62_nor_where_no_help_can_come_of_it(table: Lay, given: dict[str, Any]) -> None:
    t = table(**{"others": {1: {"hand": ["draw-three"]}}, **given}).play("care green-figure yellow pass")
    if t.prompt == "help":
        t.play("pass")
    assert (t.asked, t.population) == ("0 figure", 8)


def revealed(table: Lay, **given: Any) -> Given:
    """The moment after a green card has come, with a clan of two figures at the edge of one."""
    clan: dict[str, Any] = {"figures": {"green": "S1", "red": "C"}, "population": 5, **LAST, **given}
    return table(phase="human", **clan).play("pass").roll("green-card")


def test_q62_between_the_card_and_the_first_activation(table: Lay) -> None:
    """The figure that would be attacked leaves the board in time."""
    t = revealed(table, tribes={"S1": 3})
    assert (t.asked, t.options, t.population) == ("0 moment", ["pass", "draw"], 5)
    t.play("draw green-figure pass").roll()
    assert (t.population, t.figures) == (5, {"red": "C"})
    assert revealed(table, tribes={"S1": 3}).play("pass").population == 2


def test_q62_there_also_where_the_active_clan_will_have_to_choose(table: Lay) -> None:
    t = revealed(table, figures={"green": "E3", "red": "N2"}, tribes={"E4": 1}, pile=["red"] * 3)
    assert t.asked == "0 moment"
    assert t.play("draw").roll().asked == "0 tribe"
    t = revealed(table, tribes={"S1": 3}, pile=["red"] * 3)
    assert (t.asked, t.population) == ("0 action", 2)


def test_q62_of_the_others_there_only_a_clan_whose_generation_would_change(table: Lay) -> None:
    given: dict[str, Any] = {"phase": "human", "tribes": {"S1": 1}, "figures": {"green": "S1"}}
    t = table(**given, others={1: {"hand": ["draw-three"]}}).play("pass").roll("green-card")
    assert (t.asked, t.population) == ("1 moment", 6)
    t = table(**given, others={1: LAST}).play("pass").roll("green-card")
    assert (t.asked, t.population) == ("1 moment", 7)


ALMOST: dict[str, Any] = {
    "phase": "human",
    "places": {"N2": 1, "E1": 2, "S2": 3, "W2": 4},
    "others": {1: {"figures": {"green": "N1"}, "population": 7, "defence": 1, **LAST}},
}
"""All places are active, and clan 1 wants only a figure in the centre."""


def test_q62_before_a_tribe_appears_that_is_missing(table: Lay) -> None:
    t = table(**ALMOST, tribes={"S3": 12}).play("pass").roll("green-card")
    assert (t.asked, t.ended) == ("1 moment", "")
    assert t.play("draw blue-figure C").ended == "victory"
    assert table(**ALMOST, tribes={"S3": 12}).play("pass").roll("green-card").play("pass").ended == "tribes"


def test_q62_before_a_trail_is_laid_that_is_missing(table: Lay) -> None:
    trails = ["N4", "N5", "E4", "E5", "S4", "S5", "W4", "W5"]
    t = table(**ALMOST, trails=trails).play("pass").roll("new-trail")
    assert (t.asked, t.ended) == ("1 moment", "")
    assert t.play("draw blue-figure C").ended == "victory"


@pytest.mark.parametrize("where", ["hand", "pile"])
def test_q62_with_hidden_hands_the_card_does_not_decide_who_is_asked(table: Lay, where: str) -> None:
    own: dict[str, Any] = {"hand": ["red"], "pile": ["red"], "population": 5}
    own[where] = ["draw-three"]
    t = table(phase="human", setup={"open_hands": False}, tribes={"S1": 1}, figures={"green": "S1"}, others={1: own})
    t.play("pass").roll("green-card")
    assert (t.asked, t.population) == ("1 moment", 7)


# --- a generation change between two cards ----------------------------------------------------------------------------


def test_q62_a_figure_that_has_left_the_board_does_nothing(table: Lay) -> None:
    t = table(figures={"red": "C", "green": "C"}, hand=["yellow", "draw-three"], pile=[], population=5)
    t.play("care red-figure yellow draw red-figure pass").roll()
    assert (t.population, t.asked) == (5, "0 figure")
    assert "red-figure" not in t.options
    assert [event.seat for event in t.told("figure-gone")] == [0]


def test_q62_a_figure_acts_where_it_stands_now(table: Lay) -> None:
    """Red and green have changed places: red attacks in the centre, where nobody is."""
    t = table(
        figures={"green": "C", "red": "S2"}, hand=["red", "draw-three"], pile=[], tribes={"S2": 1}, defence=2
    ).play("attack red-figure red draw")
    t.play("red-figure green-figure").roll("yellow", "yellow", "blue")
    assert t.figures == {"green": "S2", "red": "C"}
    assert (t.asked, t.options) == ("0 play", ["pass", "yellow"])
    t.play("pass")
    assert (t.asked, t.tribes, t.told("dice")) == ("0 figure", {"S2": 1}, [])


def test_q62_an_activation_that_is_not_possible_any_more_is_taken_back(table: Lay) -> None:
    """What was shuffled in stays there; the card that was played afterwards comes back."""
    t = table(
        figures={"green": "C", "red": "S2"},
        hand=["blue", "draw-three"],
        pile=[],
        portal=[],
        population=7,
        defence=2,
    ).play("activate red-figure blue draw red-figure green-figure")
    t.roll("blue", "green", "green").play("blue pass")
    assert (t.places, t.hand, t.told("raise")) == ({}, ["blue", "green", "green"], [])


# --- the order of tribes and spirits ----------------------------------------------------------------------------------

EDGE: dict[str, Any] = {
    "phase": "human",
    "figures": {"green": "S1", "red": "W2"},
    "population": 6,
    "others": {1: {"figures": {"green": "E4"}}},
    **LAST,
}
"""A clan that has two figures and, after one more loss, wants only one."""
HUNTED: dict[str, Any] = {"tribes": {"S1": 1, "W2": 1}, "figures": {"green": "S1", "red": "W2"}}


def test_q63_fading_between_two_losses_decides_the_game(table: Lay) -> None:
    t = table(**EDGE, tribes={"S1": 11, "W2": 1}).play("pass").roll("green-card").play("pass")
    assert (t.asked, t.options) == ("0 rouse", ["S1", "W2"])
    assert table(**EDGE, tribes={"S1": 11, "W2": 1}).play("pass").roll("green-card").play("pass S1").over
    t.play("W2")
    assert (t.asked, t.population) == ("0 moment", 5)
    t.play("draw green-figure pass").roll()
    assert (t.population, t.figures, t.over) == (5, {"red": "W2"}, False)


def test_q63_fading_between_two_spirits(table: Lay) -> None:
    t = table(**EDGE, spirits={"stone": "S1", "flame": "W2"}).play("pass").roll("green-card").play("pass")
    assert (t.asked, t.options) == ("0 rouse-spirit", ["spirit0", "spirit2"])


def test_q63_to_know_the_spirit_before_a_way_is_chosen(table: Lay) -> None:
    """Tribes of W2 summon; those of E4 have two ways."""
    t = table(phase="human", tribes={"W2": 1, "E4": 1}, places={"W2": 1}, figures={"green": "E3", "red": "N2"}).roll(
        "green-card"
    )
    assert (t.asked, t.options) == ("0 rouse", ["E4", "W2"])
    assert t.play("W2").roll("flame").asked == "0 tribe"


def test_q63_to_know_the_die_before_a_target_is_chosen(table: Lay) -> None:
    """The Flame attacks where it stands; the Stone has two targets."""
    t = table(
        phase="human", spirits={"stone": "W4", "flame": "S1"}, figures={"green": "S2", "red": "W3", "blue": "S1"}
    ).roll("green-card")
    assert (t.asked, t.options) == ("0 rouse-spirit", ["spirit0", "spirit2"])
    assert t.play("spirit2").roll(6).asked == "0 spirit"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"tribes": {"S1": 3, "W2": 1}, "figures": {"green": "S1", "red": "W2"}}, "tribe-attack"),
        ({"tribes": {"E4": 1, "S1": 1}, "figures": {"green": "E3", "red": "E2"}}, "march-ancients"),
        ({"tribes": {"S1": 1, "W2": 1}, "places": {"S1": 1, "W2": 2}}, "human-card"),
    ],
    ids=["losses add up", "ways do not meet", "summonings are alike"],
)
def test_q63_where_no_order_differs_none_is_asked(table: Lay, given: dict[str, Any], told: str) -> None:
    t = table(phase="human", **given).roll("green-card")
    assert not t.waits or t.prompt in {"action", "tribe"}
    assert t.told(told)


def test_q63_nor_where_no_generation_would_change(table: Lay) -> None:
    t = table(phase="human", **HUNTED, others={1: {"hand": ["draw-three"]}}).play("pass").roll("green-card")
    assert (t.asked, t.population) == ("1 moment", 6)


# --- Protection and traps ---------------------------------------------------------------------------------------------


def protected(table: Lay, **given: Any) -> Given:
    """Protection is in force in W2 and a trap lies there; now somebody comes."""
    t = table(
        talents=["trap", "protection"],
        phase="human",
        figures={"green": "W2"},
        others={1: {"figures": {"green": "W2"}}},
        tokens={"W2": {"trap": 2, "protection": 1}},
        **given,
    )
    t.roll("green-card").play("W2 yes" if "N3" in given["tribes"] else "yes")
    assert (t.asked, len(t.told("protected"))) == ("0 trap", 1)
    return t


@pytest.mark.parametrize(("die", "dead"), [(2, True), (1, False)])
def test_q64_protection_adds_to_the_die_of_a_trap(table: Lay, die: int, dead: bool) -> None:
    t = protected(table, setup={"talents": True}, tribes={"W2": 1, "N3": 1}).play("yes pass").roll(die)
    assert t.tribes["W2"] == (1 if dead else 2)


@pytest.mark.parametrize(("dice", "dead"), [((2, 2), True), ((2, 1), False)])
def test_q64_against_spirits_too(table: Lay, dice: tuple[int, int], dead: bool) -> None:
    """The Stone takes two dice of 4 or more."""
    t = protected(table, setup={"talents": True}, tribes={"W2": 1}, spirits={"stone": "W4"}).play("yes yes").roll(*dice)
    assert t.spirits == ({} if dead else {"stone": "W2"})


def test_q64_no_token_is_used_for_a_trap_alone(table: Lay) -> None:
    t = table(
        setup={"talents": True},
        talents=["trap", "protection"],
        phase="human",
        figures={"green": "W2"},
        others={1: {"figures": {"green": "W2"}}},
        tribes={"N3": 1},
        tokens={"W2": {"trap": 1, "protection": 1}},
    ).roll("green-card")
    assert t.asked == "0 trap"
    t.play("yes").roll(3)
    assert (t.tribes, t.tokens) == ({"W2": 1}, {"W2": {"protection": 1}})


# --- as it was --------------------------------------------------------------------------------------------------------


def test_q65_by_the_first_rulings_draw_three_has_fewer_moments(table: Lay) -> None:
    t = table(setup=FIRST, figures={"red": "C"}, hand=["yellow", "draw-three"]).play("care red-figure")
    assert t.options == ["yellow"]
    t = table(setup=FIRST, hand=["yellow", "yellow"], others={1: LAST}).play("care green-figure yellow pass")
    assert (t.asked, t.population) == ("0 figure", 8)
    t = table(setup=FIRST, **ALMOST, tribes={"S3": 12}).play("pass").roll("green-card")
    assert t.ended == "tribes"


def test_q65_by_the_first_rulings_the_board_orders_tribes(table: Lay) -> None:
    t = table(setup=FIRST, **EDGE, tribes={"S1": 11, "W2": 1}).play("pass").roll("green-card")
    assert t.ended == "collapse"


def test_q65_by_the_first_rulings_protection_does_not_add_to_traps(table: Lay) -> None:
    t = protected(table, setup={"talents": True, **FIRST}, tribes={"W2": 1, "N3": 1}).play("yes pass").roll(3)
    assert t.tribes["W2"] == 2
