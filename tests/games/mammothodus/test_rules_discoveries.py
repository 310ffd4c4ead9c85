"""Human discoveries (R11, Q46 to Q50)."""

from __future__ import annotations

import pytest

from tests.games.mammothodus.table import Lay, new_game

ON = {"discoveries": True}


def test_r11_1_one_discovery_at_each_reshuffle(table: Lay) -> None:
    t = table(phase="human", setup=ON, humans=[]).roll("P5")
    assert t.bag() == ["movement_attack", "defense", "attack", "appearance_movement", "degradation_2"]
    t.roll("defense", "red-card")
    assert len(t.s.unknown) == 4
    t = table(phase="human", humans=[]).roll("P5", "red-card")
    assert len(t.s.unknown) == 5


def test_r11_1_it_works_at_once_and_for_good(table: Lay) -> None:
    t = table(phase="human", setup=ON, humans=[], tribes={"S1": 1}, figures={"green": "S1"})
    t.roll("P5", "attack", "green-card")
    assert t.population == 5
    t.play("pass pass").roll("new-trail", "anywhere").play("pass pass").roll("green-card")
    assert t.population == 3


def test_r11_2_a_tribe_that_moves_attacks_where_it_arrives(table: Lay) -> None:
    t = table(
        phase="human", setup=ON, found=["movement_attack"], tribes={"E4": 2}, figures={"green": "E3", "red": "E3"}
    )
    t.roll("green-card")
    assert (t.tribes, t.population) == ({"E3": 2}, 7 - 2 - 2)


def test_r11_2_also_at_a_place_of_power_and_with_the_same_targets(table: Lay) -> None:
    t = table(
        phase="human",
        setup=ON,
        found=["movement_attack"],
        tribes={"E4": 1},
        places={"N2": 1},
        figures={"green": "E3", "red": "E3"},
        others={1: {"figures": {"green": "N2"}}},
    ).roll("green-card")
    assert t.tribes == {"N2": 1}
    assert (t.population, t.side(1).population) == (7, 6)


def test_r11_2_appearing_is_not_moving(table: Lay) -> None:
    t = table(phase="human", setup=ON, found=["movement_attack"], figures={"green": "N3"}).roll("green-card")
    assert (t.tribes, t.population) == ({"N3": 1}, 7)


@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 0)])
def test_r11_3_a_tribe_needs_a_five(table: Lay, die: int, left: int) -> None:
    t = table(figures={"green": "S2"}, hand=["red"], tribes={"S2": 1}, found=["defense"])
    t.play("attack green-figure red pass").roll(die).play("pass")
    if not left:
        t.play("tribe")
    assert t.tribes.get("S2", 0) == left
    assert t.asked == "0 figure"


def test_r11_3_spirits_do_not_change(table: Lay) -> None:
    t = table(figures={"green": "S2"}, hand=["red", "red"], spirits={"stone": "S2"}, found=["defense"])
    t.play("attack green-figure red red pass").roll(4, 4).play("pass spirit0")
    assert t.spirits == {}


@pytest.mark.parametrize(("tribes", "loss"), [(1, 2), (4, 5)])
def test_r11_4_one_more_for_each_figure_however_many_tribes(table: Lay, tribes: int, loss: int) -> None:
    t = table(phase="human", found=["attack"], tribes={"S1": tribes}, figures={"green": "S1"}).roll("green-card")
    assert t.population == 7 - loss
    t = table(phase="human", found=["attack"], tribes={"S1": 1}, figures={"green": "S1", "red": "S1"}).roll(
        "green-card"
    )
    assert t.population == 3


def test_r11_5_a_tribe_that_appears_moves_at_once(table: Lay) -> None:
    t = table(phase="human", found=["appearance_movement"], figures={"green": "N2"}).roll("green-card")
    assert t.tribes == {"N2": 1}


def test_r11_5_unless_an_ancient_or_a_place_is_there(table: Lay) -> None:
    t = table(phase="human", found=["appearance_movement"], figures={"green": "N3"}).roll("green-card")
    assert t.tribes == {"N3": 1}
    t = table(phase="human", found=["appearance_movement"], places={"N3": 1}).roll("green-card")
    assert t.tribes == {"N3": 1}


def test_r11_6_two_degradation_cards_for_the_active_clan(table: Lay) -> None:
    t = table(phase="human", setup=ON, humans=[]).roll("P5", "degradation_2", "red-card")
    assert (t.discard, t.side(1).discard) == (["degradation", "degradation"], [])
    assert (len(t.s.decay), len(t.s.unknown)) == (10, 4)


def test_q46_tribes_that_are_there_do_not_join_in(table: Lay) -> None:
    t = table(phase="human", found=["movement_attack"], tribes={"E4": 1, "E3": 3}, figures={"green": "E3"})
    t.roll("green-card")
    assert (t.tribes, t.population) == ({"E3": 4}, 6)


def test_q47_with_attack_each_costs_two(table: Lay) -> None:
    t = table(phase="human", found=["movement_attack", "attack"], tribes={"E4": 2}, figures={"green": "E3"})
    t.roll("green-card")
    assert t.population == 7 - 2 - 2


def test_q48_with_movement_attack_it_attacks_on_arrival(table: Lay) -> None:
    t = table(phase="human", found=["appearance_movement", "movement_attack"], figures={"green": "N2"}, trails=["E4"])
    t.roll("green-card")
    assert (t.tribes, t.population) == ({"N2": 2}, 5)


def test_q48_the_step_after_appearing_comes_before_the_next_appearance(table: Lay) -> None:
    t = table(phase="human", found=["appearance_movement"], figures={"green": "N2"}, trails=["E4"]).roll("green-card")
    kinds = [event.kind for event in t.events if event.kind in {"appear", "march-ancients"}]
    assert kinds == ["appear", "march-ancients"] * 2


def test_q49_a_discovery_at_the_start_hits_the_clan_that_begins() -> None:
    t = new_game({"smart_people": True}).play("green-figure red-figure green-figure red-figure")
    t.roll("P1", "P2", "P3", "P4", "1", "degradation_2")
    assert (t.discard, t.side(1).discard) == ([], ["degradation", "degradation"])


def test_q49_without_the_advanced_rule_only_this_one(table: Lay) -> None:
    t = table(phase="human", setup={"smart_people": True}, found=["attack"], humans=[]).roll("P5", "red-card")
    assert len(t.s.unknown) == 4


def test_q50_if_none_is_left_none_is_revealed(table: Lay) -> None:
    found = ["movement_attack", "defense", "attack", "appearance_movement", "degradation_2"]
    t = table(phase="human", setup=ON, found=found, humans=[]).roll("P5", "new-trail", "anywhere")
    assert (t.asked, t.told("discovery")) == ("0 action", [])
