"""Every question points at what it is about: the figure, the territory, the spirit or the talent."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.games.mammothodus.tables import COLOUR_NAMES
from ostraka.games.mammothodus.terms import FIGURE, SPIRIT, TALENT, TERRITORY
from tests.games.mammothodus.lay import TALENT_IDS, at
from tests.games.mammothodus.portal import EXAMPLE, NORTH
from tests.games.mammothodus.table import Lay

FIGHT: dict[str, Any] = {"figures": {"yellow": "S2"}, "hand": ["red"], "tribes": {"S2": 1}}


def figure(colour: str, seat: int = 0) -> int:
    return FIGURE + 4 * seat + COLOUR_NAMES.index(colour)


def test_questions_about_a_figure(table: Lay) -> None:
    t = table(**FIGHT, others={1: {"figures": {"red": "W1"}, "hand": ["red"]}}).play("attack yellow-figure")
    assert (t.asked, t.ask.source) == ("0 play", figure("yellow"))
    t.play("red pass")
    assert (t.asked, t.ask.source) == ("1 help", figure("yellow"))
    t.play("red").roll(4, 1)
    assert (t.asked, t.ask.source) == ("0 reroll", figure("yellow"))
    t.play("pass")
    assert (t.asked, t.ask.source) == ("0 strike", figure("yellow"))
    t = table(figures={"yellow": "S2"}, hand=["green"]).play("move yellow-figure green pass")
    assert (t.asked, t.ask.source) == ("0 step", figure("yellow"))


def test_questions_of_a_generation_change(table: Lay) -> None:
    t = table(phase="end", pile=[], figures={"red": "N4"}, population=7, defence=1).play("pass")
    assert (t.asked, t.ask.amount) == ("0 grow", 1)
    t.play("blue-figure")
    assert (t.asked, t.ask.source) == ("0 settle", figure("blue"))
    t.play("N3")
    assert (t.asked, t.ask.source, t.ask.amount) == ("0 specialise", TERRITORY + at("N4"), 2)
    t.play("red-figure")
    assert (t.ask.source, t.ask.amount) == (TERRITORY + at("N3"), 1)


def test_questions_about_humans(table: Lay) -> None:
    t = table(phase="human", tribes={"E4": 1}, figures={"green": "E3", "red": "N2"}).roll("green-card")
    assert (t.asked, t.ask.source) == ("0 tribe", TERRITORY + at("E4"))
    t = table(phase="human", spirits={"flame": "W4"}, figures={"green": "S2", "red": "W3"}).roll("green-card")
    assert (t.asked, t.ask.source) == ("0 spirit", SPIRIT + 2)


def test_the_row_is_asked_for_a_territory(table: Lay) -> None:
    place, shards = NORTH
    t = table(figures={"red": place}, up={place: shards}, portal=EXAMPLE, hand=["blue"])
    t.play("activate red-figure blue pass")
    assert (t.asked, t.ask.source) == ("0 row", TERRITORY + at(place))


@pytest.mark.parametrize(
    ("talent", "given", "chance", "prompt"),
    [
        ("trap", {"tribes": {"S1": 1}, "tokens": {"C": {"trap": 2}}}, ["green-card"], "trap"),
        ("protection", {"tribes": {"C": 1}, "tokens": {"C": {"protection": 2}}}, ["yellow-card"], "protect"),
    ],
)
def test_questions_about_tokens_say_where_and_how_many(
    table: Lay, talent: str, given: dict[str, Any], chance: list[str], prompt: str
) -> None:
    t = table(setup={"talents": True}, talents=[talent, "bait"], phase="human", **given).roll(*chance)
    assert (t.asked, t.ask.source, t.ask.amount) == (f"0 {prompt}", TERRITORY + at("C"), 2)


def test_placing_a_token_names_the_talent(table: Lay) -> None:
    t = table(setup={"talents": True}, talents=["trap", "bait"], figures={"red": "S2"}, hand=["double-red"]).play(
        "place"
    )
    for word in ("red-figure", "double-red", "S2", "W1"):
        assert t.ask.source == TALENT + TALENT_IDS.index("trap")
        t.play(word)
    assert t.tokens == {"S2": {"trap": 1}, "W1": {"trap": 1}}


# --- and every event says who, from where, to where, and why ----------------------------------------------------------


def test_a_jump_names_its_way_and_what_it_could_have_chosen(table: Lay) -> None:
    t = (
        table(phase="human", spirits={"flame": "W4"}, figures={"green": "S2", "red": "W3"})
        .roll("green-card")
        .play("W3")
    )
    assert [event.cards for event in t.told("jump")] == [
        (SPIRIT + 2, TERRITORY + at("W4"), TERRITORY + at("W3"), TERRITORY + at("S2"))
    ]


def test_a_march_names_its_way_its_target_and_the_distance(table: Lay) -> None:
    t = table(phase="human", tribes={"E4": 1}, figures={"green": "E1"}).roll("green-card").play("N2")
    (event,) = t.told("march-ancients")
    assert event.cards == tuple(TERRITORY + at(place) for place in ("E4", "N2", "E1"))
    assert event.amount == 2


def test_a_march_says_what_it_passed_over(table: Lay) -> None:
    """A place of power next door, and ancients as near."""
    t = table(phase="human", tribes={"E4": 1}, figures={"green": "E3"}, places={"N2": 1}).roll("green-card")
    assert [event.cards for event in t.told("march-place")] == [
        tuple(TERRITORY + at(place) for place in ("E4", "N2", "N2"))
    ]
    assert TERRITORY + at("E3") in t.told("passed-over")[0].cards


def test_losses_name_the_clan_and_the_amount(table: Lay) -> None:
    t = table(phase="human", tribes={"C": 2}, spirits={"stone": "C"}).roll("yellow-card", 5)
    assert [(event.seat, event.amount) for event in t.told("tribe-attack")] == [(0, 4), (1, 4)]
    assert [(event.seat, event.amount) for event in t.told("spirit-attack")] == [(0, 6), (1, 6)]


def test_cards_name_the_figure_they_are_played_on(table: Lay) -> None:
    t = table(figures={"blue": "C"}, hand=["yellow"], others={1: {"hand": ["yellow"]}})
    t.play("care blue-figure yellow pass yellow")
    assert [(event.kind, event.seat, event.source) for event in t.events[-3:-1]] == [
        ("play", 0, figure("blue")),
        ("help", 1, figure("blue")),
    ]
