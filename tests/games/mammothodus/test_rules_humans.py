"""The human phase: the card, tribes, spirits, appearance (R4, R5, Q10 to Q20)."""

from __future__ import annotations

import pytest

from ostraka.games.mammothodus.board import COLOUR, TRAIL_PLACE
from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from ostraka.games.mammothodus.tables import COLOUR_NAMES
from ostraka.games.mammothodus.terms import SPIRIT
from tests.games.mammothodus.lay import PLACES, PRINTED, at
from tests.games.mammothodus.table import Lay


def test_r4_1_every_clan_has_a_human_phase_of_its_own(table: Lay) -> None:
    t = table(seats=3, phase="human").roll("new-trail", "anywhere").play("pass pass").roll()
    assert (t.s.active, t.waiting_for, len(t.s.humans)) == (1, "human-card", 13)
    t.roll("new-trail", "anywhere").play("pass pass").roll()
    assert (t.s.active, t.waiting_for, len(t.s.humans)) == (2, "human-card", 12)
    t.roll("green-card").play("pass pass").roll()
    assert (t.s.active, t.waiting_for, len(t.s.humans)) == (0, "human-card", 11)


def test_r4_2_an_empty_deck_opens_a_fragment_and_is_reshuffled(table: Lay) -> None:
    t = table(phase="human", humans=[])
    assert t.bag() == ["P5", "P6", "P7"]
    t.roll("P6")
    assert t.portal == ["P1", "P2", "P3", "P4", "P6"]
    assert len(t.s.humans) == 14
    t.roll("red-card")
    assert len(t.s.humans) == 13
    assert t.told("discovery") == []


def test_r4_2_with_discoveries_one_is_revealed_between_fragment_and_shuffle(table: Lay) -> None:
    t = table(phase="human", humans=[], setup={"discoveries": True}).roll("P5", "attack", "new-trail", "anywhere")
    kinds = [event.kind for event in t.events]
    assert kinds == ["fragment", "discovery", "reshuffle", "human-card", "trail"]


def test_r4_2_the_last_card_does_not_bring_the_reshuffle(table: Lay) -> None:
    t = table(phase="human", humans=["blue-card"]).roll("blue-card")
    assert t.s.humans == []
    assert len(t.portal) == 4
    t.play("pass pass").roll()
    assert t.bag() == ["P5", "P6", "P7"]


def test_r4_3_a_new_trail_and_nothing_else(table: Lay) -> None:
    token = PLACES[TRAIL_PLACE[0]]
    t = table(phase="human", printed=PRINTED, tribes={token: 1, "N1": 1}, spirits={"stone": token})
    t.roll("new-trail", token)
    assert t.trails == sorted([*PRINTED, token], key=at)
    assert t.tribes == {token: 1, "N1": 1}
    assert t.spirits == {"stone": token}
    assert t.asked == "0 action"


@pytest.mark.parametrize("number", range(8))
def test_r4_3_tribes_appear_on_the_new_trail_from_now_on(table: Lay, number: int) -> None:
    place = PLACES[TRAIL_PLACE[number]]
    card = f"{COLOUR_NAMES[COLOUR[at(place)]]}-card"
    t = table(phase="human", printed=PRINTED)
    t.roll("new-trail", place).play("pass pass").roll(card)
    assert t.tribes[place] == 1
    assert place not in table(phase="human", printed=PRINTED).roll(card).tribes


def test_r4_4_a_coloured_card_makes_its_colour_act(table: Lay) -> None:
    t = table(phase="human", tribes={"W2": 1}, figures={"green": "W1"}).roll("green-card")
    assert t.tribes == {"W1": 1}
    assert (t.population, t.asked) == (7, "0 action")


def test_r5_1_1_only_those_in_the_colour_act(table: Lay) -> None:
    t = table(phase="human", tribes={"W5": 1, "S3": 1, "N4": 1}, figures={"green": "W2"}).roll("blue-card")
    assert t.tribes == {"W2": 1, "S3": 1, "N4": 1}


def test_r5_1_1_those_who_come_later_do_not_act(table: Lay) -> None:
    """The summoned spirit attacks because of the summoning, and is not activated on top of that."""
    t = table(phase="human", tribes={"N2": 1}, places={"N2": 1}, figures={"green": "N2"})
    t.roll("yellow-card", "stone", 1)
    assert t.population == 6
    assert t.asked == "0 action"
    assert t.tribes == {"W3": 1}


def test_r5_1_2_tribes_then_spirits_then_appearance(table: Lay) -> None:
    t = table(phase="human", tribes={"S1": 1}, spirits={"stone": "S1"}, figures={"green": "S1"})
    t.roll("green-card", 2)
    kinds = [event.kind for event in t.events if event.kind in {"tribe-attack", "spirit-attack", "appear"}]
    assert kinds == ["tribe-attack", "spirit-attack", "appear"]


def test_r5_2_1_one_tribe_becomes_a_spirit_that_attacks_at_once(table: Lay) -> None:
    t = table(phase="human", tribes={"N2": 3}, places={"N2": 1}, figures={"green": "N2"})
    t.roll("yellow-card")
    assert t.bag() == ["stone", "blizzard", "flame"]
    t.roll("flame", 5)
    assert t.tribes == {"N2": 2, "W3": 1}
    assert t.spirits == {"flame": "N2"}
    assert t.population == 7 - 3


def test_r5_2_1_without_ancients_the_summoned_spirit_waits(table: Lay) -> None:
    t = table(phase="human", tribes={"N2": 2}, places={"N2": 1}).roll("yellow-card", "stone")
    assert t.spirits == {"stone": "N2"}
    assert (t.population, t.asked) == (7, "0 action")


def test_r5_2_2_tribes_attack_the_ancients_among_them(table: Lay) -> None:
    t = table(phase="human", tribes={"S1": 2}, figures={"green": "S1"}).roll("green-card")
    assert t.population == 5
    assert t.tribes["S1"] == 2


def test_r5_2_3_otherwise_each_tribe_goes_one_step(table: Lay) -> None:
    t = table(phase="human", tribes={"E4": 2}, figures={"green": "E3"}).roll("green-card")
    assert t.tribes == {"E3": 2}
    assert t.population == 7


def test_r5_2_4_ancients_next_door_beat_a_place_two_steps_away(table: Lay) -> None:
    t = table(phase="human", tribes={"E4": 1}, figures={"green": "E3"}, places={"E1": 2}).roll("green-card")
    assert t.tribes == {"E3": 1}


def test_r5_2_4_at_the_same_distance_the_place_wins(table: Lay) -> None:
    t = table(phase="human", tribes={"E4": 1}, figures={"green": "E3", "red": "E3"}, places={"N2": 1})
    t.roll("green-card")
    assert t.tribes == {"N2": 1}


def test_r5_2_4_among_ancients_the_most_of_all_clans_together(table: Lay) -> None:
    t = table(
        phase="human",
        tribes={"E4": 1},
        figures={"green": "E3", "red": "N2"},
        others={1: {"figures": {"green": "N2"}}},
    ).roll("green-card")
    assert t.tribes == {"N2": 1}


def test_r5_2_4_the_active_player_chooses_for_each_tribe(table: Lay) -> None:
    t = table(phase="human", tribes={"E4": 2}, figures={"green": "E3", "red": "N2"}).roll("green-card")
    assert (t.asked, t.options) == ("0 tribe", ["N2", "E3"])
    t.play("E3")
    assert (t.asked, t.options) == ("0 tribe", ["N2", "E3"])
    t.play("N2")
    assert t.tribes == {"N2": 1, "E3": 1}


def test_r5_2_4_several_shortest_ways_to_one_target(table: Lay) -> None:
    t = table(phase="human", tribes={"E4": 1}, figures={"green": "E1"}).roll("green-card")
    assert t.options == ["N2", "E3"]


def test_r5_3_1_tribes_times_figures_for_every_clan(table: Lay) -> None:
    t = table(
        phase="human",
        tribes={"S1": 2},
        figures={"green": "S1", "red": "S1"},
        others={1: {"figures": {"blue": "S1", "red": "C"}}},
    ).roll("green-card")
    assert (t.population, t.side(1).population) == (3, 5)


def test_r5_3_2_figures_stay_when_population_falls(table: Lay) -> None:
    t = table(phase="human", tribes={"S1": 4}, figures={"green": "S1", "red": "S1"}, population=4).roll("green-card")
    assert t.population == -4
    assert t.figures == {"green": "S1", "red": "S1"}
    assert not t.over


@pytest.mark.parametrize(("die", "loss"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_r5_4_1_half_the_die_for_each_figure(table: Lay, die: int, loss: int) -> None:
    t = table(
        phase="human",
        spirits={"blizzard": "S1"},
        figures={"green": "S1", "red": "S1"},
        others={1: {"figures": {"blue": "S1", "red": "C"}}},
    ).roll("green-card", die)
    assert (t.population, t.side(1).population) == (7 - 2 * loss, 7 - loss)
    assert t.rolls.count(6) == 1


def test_r5_4_2_the_jump_goes_to_the_nearest_ancients(table: Lay) -> None:
    t = table(phase="human", spirits={"stone": "W4"}, figures={"green": "N2", "red": "N2"}).roll("green-card", 1)
    assert t.spirits == {"stone": "C"}
    assert (t.population, t.side(1).population) == (7, 5)


def test_r5_4_2_most_figures_break_the_tie_and_then_the_active_player(table: Lay) -> None:
    near = {"green": "S2", "red": "W3"}
    t = table(phase="human", spirits={"stone": "W4"}, figures=near).roll("green-card")
    assert (t.asked, t.options) == ("0 spirit", ["S2", "W3"])
    t.play("W3").roll(1)
    assert t.spirits == {"stone": "W3"}
    t = table(phase="human", spirits={"stone": "W4"}, figures=near, others={1: {"figures": {"green": "S2"}}})
    t.roll("green-card", 1)
    assert t.spirits == {"stone": "S2"}


def test_r5_4_3_spirits_ignore_places_and_tribes_ignore_spirits(table: Lay) -> None:
    t = table(phase="human", spirits={"stone": "W4"}, places={"W4": 1, "S2": 2}, tribes={"W3": 1})
    t.roll("green-card", 1)
    assert t.spirits == {"stone": "C"}
    assert t.tribes == {"W3": 1, "N3": 1}


def test_r5_5_1_if_no_tribe_moved_one_appears_on_every_trail_of_the_colour(table: Lay) -> None:
    t = table(phase="human", trails=["E4", "W4", "N4"]).roll("green-card")
    assert t.tribes == {"N3": 1, "E4": 1, "W4": 1}


def test_r5_5_1_after_a_movement_none_appears(table: Lay) -> None:
    t = table(phase="human", tribes={"E4": 1}, figures={"green": "E3"}).roll("green-card")
    assert t.tribes == {"E3": 1}


def test_r5_5_2_a_jump_and_a_summoning_are_no_movement(table: Lay) -> None:
    t = table(phase="human", spirits={"stone": "W4"}).roll("green-card", 1)
    assert t.tribes == {"N3": 1}
    t = table(phase="human", tribes={"W2": 1}, places={"W2": 4}).roll("green-card", "flame")
    assert t.tribes == {"N3": 1}


def test_r5_5_3_the_supply_gives_tribes_one_after_another(table: Lay) -> None:
    t = table(phase="human", trails=["E4", "W4"], tribes={"S3": 10}).roll("green-card")
    assert (t.ended, t.tribes) == ("tribes", {"S3": 10, "N3": 1, "E4": 1})


def test_q10_with_talents_the_active_player_chooses_the_order(table: Lay) -> None:
    t = table(
        phase="human",
        setup={"talents": True},
        tribes={"S1": 1, "W2": 1},
        spirits={"stone": "S1", "flame": "W2"},
        figures={"green": "S1", "red": "W2"},
    ).roll("green-card")
    assert (t.asked, t.options) == ("0 rouse", ["S1", "W2"])
    t.play("W2")
    assert t.population == 5
    assert (t.asked, t.options) == ("0 rouse-spirit", ["spirit0", "spirit2"])
    t.play("spirit2").roll(6, 1)
    assert t.population == 5 - 3 - 1
    assert [event.cards[0] for event in t.told("spirit-attack")] == [SPIRIT + 2, SPIRIT]


def test_q11_nobody_acts_twice(table: Lay) -> None:
    """From green N3 to green W2, which comes later in the order of the board."""
    t = table(phase="human", tribes={"N3": 1, "W2": 1}, figures={"green": "W1"}, others={1: {"figures": {"red": "W1"}}})
    t.roll("green-card")
    assert t.options == ["N1", "W2"]
    t.play("W2")
    assert t.tribes == {"W1": 1, "W2": 1}


def test_q12_four_passes_of_the_deck(table: Lay) -> None:
    t = table(phase="human", humans=[], portal=["P1", "P2", "P3", "P4", "P5", "P6"]).roll("P7", "green-card")
    assert not t.over
    t = table(phase="human", humans=[], portal=["P1", "P2", "P3", "P4", "P5", "P6", "P7"])
    assert (t.over, t.ended) == (True, "time")
    assert (1 + 3) * 14 == 56


def test_q13_groups_summon_and_attack_together_but_move_alone(table: Lay) -> None:
    t = table(phase="human", tribes={"N2": 3}, places={"N2": 1}).roll("yellow-card", "stone")
    assert (t.tribes["N2"], len(t.spirits)) == (2, 1)
    t = table(phase="human", tribes={"S1": 3}, figures={"green": "S1"}).roll("green-card")
    assert (len(t.told("tribe-attack")), t.population) == (1, 4)
    t = table(phase="human", tribes={"E4": 3}, figures={"green": "E3"}).roll("green-card")
    assert len(t.told("march-ancients")) == 3


def test_q14_places_are_equal_whoever_stands_there(table: Lay) -> None:
    t = table(phase="human", tribes={"E4": 1}, figures={"green": "E3", "red": "E3"}, places={"N2": 1, "E3": 2})
    t.roll("green-card")
    assert t.options == ["N2", "E3"]


def test_q15_an_ancient_next_door_is_not_attacked(table: Lay) -> None:
    t = table(phase="human", tribes={"S1": 1}).roll("green-card")
    assert t.tribes == {"C": 1}
    assert (t.population, t.side(1).population) == (7, 7)


def test_q16_a_tribe_in_a_trap_has_moved(table: Lay) -> None:
    t = table(
        phase="human", setup={"talents": True}, tribes={"S1": 1}, tokens={"C": {"trap": 1}}, talents=["trap", "bait"]
    ).roll("green-card")
    assert t.asked == "0 trap"
    t.play("yes").roll(4)
    assert t.tribes == {}
    assert t.asked == "0 action"


def test_q16_a_baited_tribe_has_moved(table: Lay) -> None:
    t = table(
        phase="human", setup={"talents": True}, tribes={"S1": 1}, tokens={"E1": {"bait": 1}}, talents=["trap", "bait"]
    ).roll("green-card")
    t.play("E1")
    assert t.tribes == {"E1": 1}
    assert t.asked == "0 action"


def test_q17_the_active_player_chooses_the_order_of_appearance(table: Lay) -> None:
    t = table(phase="human", setup={"talents": True}, trails=["E4", "W4"], tribes={"S3": 10}).roll("green-card")
    assert (t.asked, t.options) == ("0 appear", ["N3", "E4", "W4"])
    t.play("W4 E4")
    assert (t.ended, t.tribes) == ("tribes", {"S3": 10, "E4": 1, "W4": 1})


def test_q18_a_destroyed_spirit_can_be_drawn_again(table: Lay) -> None:
    t = table(figures={"red": "S2"}, hand=["red", "red"], spirits={"stone": "S2"})
    t.play("attack red-figure red red pass").roll(4, 4, 1).play("pass spirit0")
    assert t.spirits == {}
    assert [spirit - t.s.spirits[0] for spirit in t.s.spirits] == [0, 1, 2]


def test_q19_a_spirit_attacks_or_jumps_and_nothing_else(table: Lay) -> None:
    t = table(phase="human", spirits={"stone": "S1"}, figures={"green": "S1"}).roll("green-card", 1)
    assert t.spirits == {"stone": "S1"}
    t = table(phase="human", spirits={"stone": "S1"}).roll("red-card")
    assert (t.spirits, t.rolls) == ({"stone": "S1"}, [14])


def test_q20_several_spirits_roll_one_after_another(table: Lay) -> None:
    t = table(phase="human", spirits={"stone": "S1", "flame": "S1"}, figures={"green": "S1"}).roll("green-card", 1, 6)
    assert t.population == 7 - 1 - 3
    assert GAME.outcome(t.s).ranks is None
