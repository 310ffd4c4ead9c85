"""Rulings END-1 to END-6: the end, the points, the ties."""

from __future__ import annotations

import pytest

from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.turn import Over
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE as GAME
from tests.games.ancient.drive import Laid, begin_turn, finish_turn, kinds, opened, some
from tests.games.ancient.table import Given, number, table


def near_the_end(seats: int, *nearest: int, first: int = 0) -> Given:
    """These seats (two at most) have thirteen monuments in their Past and one that is about to decline."""
    areas: list[Laid] = [{"hand": [card]} for card in some(seats, "city", "petra", "inwa")]
    for seat, kind, monument in zip(nearest, ("megalith", "pyramid"), ("petra", "inwa"), strict=False):
        areas[seat] |= {"past": some(13, kind), "timeline": {1: [monument]}}
    t = table(seats=seats, others=areas[1:], **areas[0])
    t.s.first = first
    t.s.flipped = True
    return begin_turn(t, first)


def ended(t: Given) -> Given:
    """The table as it stands, scored as a game that has ended."""
    t.s.ended = "fourteen"
    return t


# --- trigger and equal turns ------------------------------------------------------------------------------------------


def test_end_1_fourteen_monuments_trigger_the_end() -> None:
    t = near_the_end(2, 0)
    assert not t.s.ending
    finish_turn(t)
    assert t.s.ending and len(t.past) == 14 and kinds(t).count("ending") == 1


def test_end_1_more_than_fourteen_are_possible() -> None:
    t = table(past=some(13, "megalith"), timeline={1: ["petra", "inwa"]})
    t.s.flipped = True
    t.decline_phase().play("petra")
    assert len(t.past) == 15 and t.s.ending


def test_end_1_thirteen_are_not_enough() -> None:
    t = table(past=some(12, "megalith"), timeline={1: ["petra"]})
    t.s.flipped = True
    t.decline_phase()
    assert len(t.past) == 13 and not t.s.ending


@pytest.mark.parametrize(
    ("seats", "nearest", "first", "turns"), [(2, 0, 0, 2), (2, 1, 0, 2), (3, 1, 1, 3), (3, 0, 1, 3), (4, 2, 1, 4)]
)
def test_end_2_the_round_is_finished(seats: int, nearest: int, first: int, turns: int) -> None:
    t = near_the_end(seats, nearest, first=first)
    active = []
    while not t.over:
        active.append(t.s.active)
        finish_turn(t)
    assert active == [(first + i) % seats for i in range(turns)], "all have had equally many turns"
    assert t.s.ended == "fourteen" and GAME.outcome(t.s).ended == "fourteen"


def test_end_2_if_the_last_in_turn_order_triggers_it_the_game_is_over_with_that_turn() -> None:
    t = near_the_end(3, 0, first=1)
    finish_turn(finish_turn(t))
    assert t.s.active == 0 and not t.s.ending
    finish_turn(t)
    assert t.over


def test_end_2_others_who_reach_fourteen_change_nothing() -> None:
    t = near_the_end(3, 0, 1)
    finish_turn(t)
    assert t.s.ending and kinds(t).count("ending") == 1
    finish_turn(t)
    assert len(t.side(1).past) == 14 and kinds(t).count("ending") == 1
    assert t.s.active == 2 and not t.over
    finish_turn(t)
    assert t.over


def test_end_2_all_rules_remain_in_force() -> None:
    t = near_the_end(2, 0)
    t.s.put(1, 1, number("caral"), 3)
    t.s.deck.remove(number("caral"))
    finish_turn(t)
    assert t.s.ending and t.ask.seat == 1
    finish_turn(t)
    assert t.over and t.side(1).past == ["caral"] and t.side(1).lost == 3


def test_end_2_a_whole_game_gives_everybody_equally_many_turns() -> None:
    for seats in (2, 3, 4):
        t = opened(seats, first=1)
        playout(GAME, t.s, Rng(seats), GAME.bound)
        assert isinstance(t.s.turn, Over) and t.s.ended == "fourteen"
        assert t.s.turns % seats == 0 and t.s.active == (1 + seats - 1) % seats
        assert max(len(past) for past in t.s.past) >= 14


# --- points -----------------------------------------------------------------------------------------------------------


def test_end_3_the_five_sources_of_points() -> None:
    t = table(
        past=["atlantis", "ellora-caves", "cyrene"],
        technologies=["plato", "thoth", "mercury"],
        timeline={2: ["petra"], 5: ["babylon", "bagan"]},
        lost=5,
    )
    assert t.points == {
        "monuments": 12 + 0 + 7,
        "final-effects": 3,
        "technologies": 4 + 2,
        "timeline": 3,
        "lost-knowledge": -5,
        "total": 26,
    }


def test_end_3_a_score_can_be_negative() -> None:
    assert table(lost=9, past=["petra"]).points["total"] == 1 - 9


def test_end_3_turned_monuments_score_like_upright_ones() -> None:
    assert table(past=["cyrene", "atlantis"], turned=2).points["monuments"] == 19


def test_end_4_what_is_worth_nothing() -> None:
    # A monument on the Timeline is one point: neither its twelve, nor its final effect, nor its tokens.
    t = table(
        timeline={2: ["atlantis"], 3: ["ellora-caves"]},
        knowledge={"atlantis": 6},
        past=["petra"],
        hand=["babylon", "cyrene"],
        artefacts=["nazca-lines", "moai-statue"],
    )
    assert t.points == {
        "monuments": 1,
        "final-effects": 0,
        "technologies": 0,
        "timeline": 2,
        "lost-knowledge": 0,
        "total": 3,
    }


# --- ranks ------------------------------------------------------------------------------------------------------------


def test_end_5_the_most_points_win() -> None:
    t = ended(table(past=["petra"], others=[{"past": ["cyrene"]}, {"past": ["inwa"]}], seats=3))
    outcome = GAME.outcome(t.s)
    assert outcome.totals() == [1, 7, 4] and outcome.ranks == [3, 1, 2] and outcome.winners() == [1]


def test_end_5_of_those_tied_the_least_lost_knowledge_wins() -> None:
    # Eight points each: Babylon less two, Karnak Temple less none.
    t = ended(table(past=["babylon"], lost=2, others=[{"past": ["karnak-temple"]}]))
    outcome = GAME.outcome(t.s)
    assert outcome.totals() == [8, 8] and outcome.ranks == [2, 1] and outcome.winners() == [1]


def test_end_5_if_that_is_equal_too_the_victory_is_shared() -> None:
    others = [{"past": ["baalbek"]}, {"past": ["petra"]}]
    outcome = GAME.outcome(ended(table(past=["inwa"], others=others, seats=3)).s)
    assert outcome.totals() == [4, 4, 1]
    assert outcome.winners() == [0, 1] and outcome.ranks == [1, 1, 3]


def test_end_5_lost_knowledge_breaks_ties_below_the_top_as_well() -> None:
    others: list[Laid] = [{"past": ["babylon"], "lost": 2}, {"past": ["karnak-temple"]}]
    outcome = GAME.outcome(ended(table(past=["atlantis"], others=others, seats=3)).s)
    assert outcome.totals() == [12, 8, 8] and outcome.ranks == [1, 3, 2]


def test_end_5_there_are_no_ranks_before_the_end() -> None:
    outcome = GAME.outcome(table(past=["inwa"]).s)
    assert outcome.ranks is None and outcome.winners() == [] and outcome.ended == ""
    assert outcome.totals() == [4, 0], "points can be counted at any time"


def test_end_5_every_seat_is_its_own_side() -> None:
    assert GAME.outcome(table(seats=4).s).sides == [0, 1, 2, 3]


# --- the safeguard ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_end_6_after_round_100_the_game_is_scored_as_it_stands(seats: int) -> None:
    areas: list[Laid] = [{"hand": [card]} for card in some(seats, "pyramid")]
    t = table(seats=seats, others=areas[1:], **areas[0])
    # The last turn of round 99 is about to end.
    t.s.turns = 99 * seats - 1
    begin_turn(t, seats - 1)
    finish_turn(t)
    assert not t.over, "round 100 is still played"
    for _ in range(seats):
        assert not t.over
        finish_turn(t)
    assert t.over and t.s.ended == "last-round" and t.s.turns == 100 * seats
    assert GAME.outcome(t.s).ranks is not None


def test_end_6_fourteen_in_the_last_round_is_an_ordinary_end() -> None:
    t = near_the_end(2, 0)
    t.s.turns = 199
    finish_turn(finish_turn(t))
    assert t.over and t.s.ended == "fourteen"
