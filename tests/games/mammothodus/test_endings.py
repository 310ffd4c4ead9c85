"""The victory and every defeat, reached by play and named in the outcome (R1, Q6, Q45)."""

from __future__ import annotations

from typing import Any

from ostraka.core.turn import Over
from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from tests.games.mammothodus.portal import EXAMPLE, NORTH
from tests.games.mammothodus.table import Given, Lay

THREE = {"E1": 2, "S2": 3, "W2": 4}
FOUR = {**THREE, "N2": 1}
TRAILS = ["N4", "N5", "E4", "E5", "S4", "S5", "W4", "W5"]


def lost(t: Given, cause: str) -> bool:
    """The game is over for everybody, for this reason, and nothing is pending."""
    outcome = GAME.outcome(t.s)
    assert outcome.ranks == [2] * t.s.seats
    assert outcome.winners() == []
    assert isinstance(t.s.turn, Over)
    assert not t.s.stack
    assert [event.kind for event in t.events if event.kind in {"victory", "defeat"}] == ["defeat"]
    return outcome.ended == cause


def cause(t: Given) -> str:
    """What is told right before the defeat: what had to happen, and where."""
    assert t.events[-2].cards
    return t.events[-2].kind


def won(t: Given) -> bool:
    outcome = GAME.outcome(t.s)
    assert outcome.ranks == [1] * t.s.seats
    assert outcome.winners() == list(range(t.s.seats))
    assert not t.s.stack
    return outcome.ended == "victory"


def test_r1_1_one_result_for_all(table: Lay) -> None:
    t = table(seats=4, figures={"red": "W1"}, hand=["red"], places=FOUR)
    assert GAME.outcome(t.s).ranks is None
    assert GAME.outcome(t.s).sides == [0, 0, 0, 0]
    assert won(t.play("move red-figure red pass C"))


def test_r1_2_the_fourth_place_with_every_clan_in_the_centre(table: Lay) -> None:
    t = table(
        seats=3,
        figures={"green": NORTH.place, "red": "C"},
        hand=["blue", "blue", "blue", "yellow"],
        places=THREE,
        portal=EXAMPLE,
        up={NORTH.place: NORTH.shards},
    ).play("activate green-figure blue blue blue yellow pass row0")
    assert won(t)


def test_r1_2_not_before_every_clan_is_there(table: Lay) -> None:
    t = table(
        figures={"green": NORTH.place, "red": "C"},
        hand=["blue", "blue", "blue", "yellow"],
        places=THREE,
        portal=EXAMPLE,
        up={NORTH.place: NORTH.shards},
        others={1: {"figures": {"green": "N1"}}},
    ).play("activate green-figure blue blue blue yellow pass row0")
    assert (t.over, len(t.places)) == (False, 4)


def test_r1_2_not_with_three_places(table: Lay) -> None:
    t = table(figures={"red": "W1"}, hand=["red"], places=THREE).play("move red-figure red pass C")
    assert not t.over


def test_r1_3_a_defeat_ends_it_for_all(table: Lay) -> None:
    t = table(seats=3, phase="human", tribes={"S1": 4}, figures={"green": "S1"}, population=-1).roll("green-card")
    assert lost(t, "collapse")


def test_r1_3_1_a_thirteenth_tribe(table: Lay) -> None:
    t = table(phase="human", tribes={"S3": 12}).roll("green-card")
    assert lost(t, "tribes") and cause(t) == "fatal-appear"


def test_r1_3_2_a_fourth_spirit(table: Lay) -> None:
    spirits = {"stone": "W4", "blizzard": "E5", "flame": "N5"}
    t = table(phase="human", spirits=spirits, tribes={"N2": 1}, places={"N2": 1}).roll("yellow-card")
    assert lost(t, "spirits") and cause(t) == "fatal-summon"


def test_r1_3_3_a_ninth_trail(table: Lay) -> None:
    assert lost(table(phase="human", trails=TRAILS).roll("new-trail"), "trails")


def test_r1_3_4_a_missing_degradation_card(table: Lay) -> None:
    assert lost(table(phase="end", pile=[], decay=1).play("pass"), "degradation")
    assert table(phase="end", pile=[], decay=2).play("pass").asked == "0 specialise"


def test_r1_3_4_also_by_a_discovery(table: Lay) -> None:
    t = table(phase="human", setup={"discoveries": True}, humans=[], decay=1).roll("P5", "degradation_2")
    assert lost(t, "degradation")


def test_r1_3_5_no_population_at_a_generation_change(table: Lay) -> None:
    for population in (0, -4):
        assert lost(table(phase="end", pile=[], population=population).play("pass"), "extinction")


def test_r1_3_6_population_below_minus_four(table: Lay) -> None:
    given: dict[str, Any] = {"phase": "human", "tribes": {"S1": 1}, "figures": {"green": "S1"}}
    assert not table(**given, population=-3).roll("green-card").over
    assert lost(table(**given, population=-4).roll("green-card"), "collapse")


def test_r1_3_6_also_by_a_spirit_and_of_a_clan_that_is_not_active(table: Lay) -> None:
    t = table(
        phase="human",
        spirits={"flame": "S1"},
        others={1: {"figures": {"green": "S1"}, "population": -3}},
    ).roll("green-card", 3)
    assert lost(t, "collapse")


def test_r1_4_whoever_must_and_cannot_loses(table: Lay) -> None:
    """And whoever only may, does not: Q6."""
    assert lost(table(phase="human", tribes={"S3": 12}).roll("green-card"), "tribes")
    assert table(hand=[]).play("pass").asked == "0 discard"


def test_r1_4_1_no_closed_fragment_at_a_reshuffle(table: Lay) -> None:
    t = table(humans=[], portal=["P1", "P2", "P3", "P4", "P5", "P6", "P7"]).play("pass pass").roll()
    assert lost(t, "time")


def test_r1_5_nothing_pending_is_resolved(table: Lay) -> None:
    """The attack in S1 ends it: the one in W2 and the spirit do not happen any more."""
    t = table(
        phase="human",
        tribes={"S1": 1, "W2": 1},
        spirits={"stone": "S1"},
        figures={"green": "S1"},
        population=-4,
        others={1: {"figures": {"green": "W2"}}},
    ).roll("green-card")
    assert lost(t, "collapse")
    assert (t.side(1).population, len(t.told("tribe-attack")), t.told("spirit-attack")) == (7, 1, [])


def test_q45_in_another_clans_turn_and_in_the_human_phase(table: Lay) -> None:
    """A figure of clan 1 is put in the centre by a generation change before clan 0's human card."""
    t = table(
        phase="human",
        places=FOUR,
        others={1: {"figures": {"green": "N1"}, "hand": ["draw-three"], "pile": [], "population": 7, "defence": 1}},
    )
    assert t.asked == "1 moment"
    assert won(t.play("draw blue-figure C"))


def test_q45_the_earlier_one_counts(table: Lay) -> None:
    """The degradation check comes before the figure that would have been put in the centre."""
    t = table(
        phase="human",
        places=FOUR,
        decay=0,
        others={1: {"figures": {"green": "N1"}, "hand": ["draw-three"], "pile": [], "population": 7, "defence": 0}},
    ).play("draw")
    assert lost(t, "degradation")


def test_points_measure_how_far_the_players_came(table: Lay) -> None:
    t = table(figures={"red": "W1"}, hand=["red"], places=FOUR)
    before = GAME.outcome(t.s).total(0)
    t.play("move red-figure red pass C")
    assert GAME.outcome(t.s).total(0) > before
    assert GAME.outcome(t.s).points[0] == GAME.outcome(t.s).points[1]
