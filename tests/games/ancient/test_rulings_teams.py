"""Rulings TEAM-1 to TEAM-8: two against two."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.turn import Over, Roll
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE as GAME
from tests.games.ancient.drive import Laid, begin_turn, chances, finish_turn, kinds, new, opened, some, step
from tests.games.ancient.table import Given, name, table

HANDS = [["petra", "inwa"], ["cyrene", "tulum"], ["bagan", "jericho"], ["atlantis", "babylon"]]


def teams(*areas: Laid, settings: tuple[str, ...] = (), **more: Any) -> Given:
    """Four seats in two teams; seats without an area of their own hold two cards."""
    full = [{"hand": HANDS[seat], **(areas[seat] if seat < len(areas) else {})} for seat in range(4)]
    return table(seats=4, settings=["teams", *settings], others=full[1:], **full[0], **more)


def until(t: Given, prompt: str) -> Given:
    """Play on until somebody is asked this."""
    while not (t.waits and t.prompt == prompt):
        step(t)
    return t


def ranks_of(*areas: Laid) -> list[int] | None:
    t = teams(*areas)
    t.s.ended = "fourteen"
    return GAME.outcome(t.s).ranks


# --- seats and turns --------------------------------------------------------------------------------------------------


def test_team_1_partners_sit_next_to_each_other_and_everything_else_is_their_own() -> None:
    t = opened(4, teams=True)
    assert GAME.outcome(t.s).sides == [0, 0, 1, 1]
    assert len(t.s.hand) == len(t.s.past) == 4
    assert t.s.opponents(0) == [2, 3] and t.s.opponents(3) == [0, 1]


def test_team_1_without_the_option_everybody_plays_alone() -> None:
    t = opened(4)
    assert GAME.outcome(t.s).sides == [0, 1, 2, 3] and t.s.opponents(0) == [1, 2, 3]
    assert [ask.seat for ask in t.ask.asked()] == [0]


@pytest.mark.parametrize(("team", "first", "sizes"), [(0, 0, [6, 6, 7, 7]), (1, 2, [7, 7, 6, 6])])
def test_team_1_chance_names_the_first_team_and_the_other_gets_the_extra_cards(
    team: int, first: int, sizes: list[int]
) -> None:
    t = new(4, teams=True)
    assert chances(t) == 2
    t = opened(4, team, teams=True)
    assert t.s.first == first and [len(hand) for hand in t.s.hand] == sizes


def test_team_1_introductory_hands_work_for_teams_too() -> None:
    t = opened(4, 0, teams=True, opening="introductory")
    assert [len(hand) for hand in t.s.hand] == [6, 6, 7, 7]


def test_team_2_partners_take_their_turns_at_the_same_time() -> None:
    t = begin_turn(teams())
    assert [(ask.seat, ask.amount) for ask in t.ask.asked()] == [(0, 2), (1, 2)]
    until(t, "offer")
    assert kinds(t).count("shift") == 2, "both have had all three phases"
    until(t, "action")
    assert [ask.seat for ask in t.ask.asked()] == [2, 3] and t.s.turns == 3


def test_team_2_teams_alternate() -> None:
    t = opened(4, 1, teams=True)
    order = []
    for _ in range(4):
        order.append(t.s.active)
        finish_turn(t)
    assert order == [2, 0, 2, 0]


def test_team_2_a_technology_is_gone_once_either_has_it() -> None:
    t = begin_turn(teams(boards=[["mercury", "thales", "sator-square"], ["ptolemy"], ["plato"]]))
    t.play("learn", seat=1).play("mercury")
    assert t.side(1).technologies == ["mercury"] and t.side(0).technologies == []
    t.play("learn", seat=0)
    assert t.ask.seat == 0 and t.options == ["thales", "sator-square"]


# --- the exchange -----------------------------------------------------------------------------------------------------


def test_team_3_partners_may_exchange_one_card_for_one() -> None:
    t = until(begin_turn(teams()), "offer")
    t.play("bagan").play("atlantis")
    assert t.side(2).hand == ["atlantis", "jericho"] and t.side(3).hand == ["babylon", "bagan"]
    assert t.prompt == "action" and t.ask.seat == 2


def test_team_3_nobody_is_obliged_to() -> None:
    t = until(begin_turn(teams()), "offer")
    assert "pass" in t.options
    t.play("bagan")
    assert t.prompt == "exchange" and "pass" in t.options


def test_team_3_once_in_each_turn_of_the_other_team() -> None:
    t = until(begin_turn(teams()), "offer").play("bagan").play("atlantis")
    assert t.prompt == "action", "one exchange, and the turn begins"
    until(t, "offer")
    assert t.ask.seat == 0, "now the others have waited"


def test_team_3_the_card_is_not_shown_to_the_other_team() -> None:
    t = until(begin_turn(teams()), "offer").play("bagan")
    for stranger in (0, 1, None):
        assert GAME.view(t.s, stranger).known == []
    t = until(begin_turn(teams(settings=("offers_shown",))), "offer").play("bagan")
    for stranger in (0, 1, None):
        assert GAME.view(t.s, stranger).known == []


def test_team_7_it_is_offered_at_the_end_of_the_opposing_turn() -> None:
    t = until(begin_turn(teams()), "offer")
    assert t.ask.seat == 2 and t.s.active == 0 and t.options == ["pass", "bagan", "jericho"]


def test_team_7_if_the_first_passes_the_other_may_offer() -> None:
    t = until(begin_turn(teams()), "offer").play("pass")
    assert t.prompt == "offer" and t.ask.seat == 3
    t.play("babylon")
    assert t.prompt == "exchange" and t.ask.seat == 2
    t.play("jericho")
    assert t.side(2).hand == ["babylon", "bagan"] and t.side(3).hand == ["atlantis", "jericho"]


def test_team_7_if_the_first_is_refused_the_other_may_offer() -> None:
    t = until(begin_turn(teams()), "offer").play("bagan").play("pass")
    assert t.side(2).hand == ["bagan", "jericho"], "the card is back"
    assert t.prompt == "offer" and t.ask.seat == 3
    t.play("atlantis").play("pass")
    assert t.prompt == "action" and t.side(3).hand == ["atlantis", "babylon"]


def test_team_7_the_partner_sees_the_card_only_by_taking_it() -> None:
    t = until(begin_turn(teams()), "offer").play("bagan")
    assert GAME.view(t.s, 3).known == []
    offer = next(event for event in t.events if event.kind == "offer")
    assert GAME.redact(offer, 3).cards == (-1,) and GAME.redact(offer, 2).cards != (-1,)
    t.play("pass")
    assert GAME.view(t.s, 3).known == [], "a refused offer stays unknown"


def test_team_7_set_to_shown_a_refused_offer_is_known() -> None:
    t = until(begin_turn(teams(settings=("offers_shown",))), "offer").play("bagan")
    assert [name(row[0]) for row in GAME.view(t.s, 3).known] == ["bagan"], "the partner knows what is offered"
    t.play("pass")
    assert [name(row[0]) for row in GAME.view(t.s, 3).known] == ["bagan"]


def test_team_7_both_may_pass() -> None:
    t = until(begin_turn(teams()), "offer").play("pass").play("pass")
    assert t.prompt == "action" and t.ask.seat == 2


def test_team_7_with_an_empty_hand_there_is_nothing_to_exchange() -> None:
    t = begin_turn(teams({}, {}, {"hand": []}))
    prompts = set()
    while t.s.active == 0:
        if t.waits:
            prompts.add(t.prompt)
        step(t)
    assert "offer" not in prompts and t.prompt == "action"


# --- opponents --------------------------------------------------------------------------------------------------------


def test_team_4_an_effect_on_opponents_hits_both_of_the_other_team_and_never_the_partner() -> None:
    lines: list[Laid] = [{"timeline": {2: [card]}} for card in ("heracleion", "tonina", "caral", "phimeanakas")]
    lines[0]["hand"] = ["tlalocs-statue", "petra"]
    t = begin_turn(teams(*lines)).play("create", seat=0).play("tlalocs-statue @3")
    assert t.side(2).knowledge("caral") == t.side(3).knowledge("phimeanakas") == 3
    assert t.side(1).knowledge("tonina") == t.side(0).knowledge("heracleion") == 0


def test_team_4_one_opponent_is_either_of_the_two() -> None:
    t = teams({"timeline": {1: ["menhir-of-kerloas"]}}).decline_phase()
    assert t.prompt == "opponent" and t.options == ["p2", "p3"]


def test_team_4_opponents_told_to_discard_are_the_other_team() -> None:
    t = teams({"timeline": {1: ["the-fairies-rock"]}}).decline_phase()
    assert [ask.seat for ask in t.ask.asked()] == [2, 3]


def test_team_4_where_every_player_takes_part_the_partner_does() -> None:
    t = begin_turn(teams(boards=[["hermes-trismegistus", "mercury", "ptolemy"], ["thales"], ["plato"]]))
    t.play("learn", seat=0).play("hermes-trismegistus").roll(0, 0, 0, 0, 0)
    picks = []
    while t.prompt == "draft":
        picks.append(t.ask.seat)
        step(t)
    assert picks == [0, 1, 2, 3, 0]


# --- mid-game, end and score ------------------------------------------------------------------------------------------


def test_team_5_seven_and_fourteen_are_counted_in_a_single_past() -> None:
    t = begin_turn(teams({"past": some(6, "megalith")}, {"past": some(6, "pyramid")}))
    finish_turn(t)
    assert not t.s.flipped, "twelve together, but six each"
    t = teams({"past": some(13, "megalith")}, {"past": some(13, "pyramid")})
    t.s.flipped = True
    finish_turn(begin_turn(t))
    assert not t.s.ending


@pytest.mark.parametrize("quick", [0, 1])
def test_team_5_the_partner_whose_decline_phase_came_first_chooses_the_board(quick: int) -> None:
    t = begin_turn(
        teams(
            {"past": some(6, "megalith"), "timeline": {1: ["caral"]}},
            {"past": some(6, "pyramid", "caral"), "timeline": {1: ["heracleion"]}},
        )
    )
    t.play("search", seat=quick).chance().play("search", seat=quick).chance().play("yes", seat=quick)
    until(t, "flip")
    assert t.ask.seat == quick
    until(t, "offer")
    assert kinds(t).count("flip") == 1 and len(t.side(0).past) == len(t.side(1).past) == 7


@pytest.mark.parametrize(("seat", "team_turns"), [(0, 2), (1, 2), (2, 2), (3, 2)])
def test_team_5_the_game_ends_when_both_teams_have_had_equally_many_turns(seat: int, team_turns: int) -> None:
    areas: list[Laid] = [{}, {}, {}, {}]
    areas[seat] = {"past": some(13, "megalith"), "timeline": {1: ["heracleion"]}}
    t = teams(*areas)
    t.s.flipped = True
    t.s.turns = 0
    begin_turn(t)
    while not t.over:
        finish_turn(t)
    assert t.s.turns == team_turns and t.s.ended == "fourteen" and t.s.active == 2


def test_team_5_the_safeguard_counts_rounds_of_both_teams() -> None:
    t = teams()
    t.s.turns = 199
    finish_turn(begin_turn(t, 2))
    assert t.over and t.s.ended == "last-round" and t.s.turns == 200


def test_team_6_a_team_scores_the_sum_of_its_players() -> None:
    # 7 + 6 against 8 + 6.
    t = teams(
        {"past": ["machu-picchu"]}, {"past": ["llaqtapata"]}, {"past": ["karnak-temple"]}, {"past": ["sacsayhuaman"]}
    )
    t.s.ended = "fourteen"
    outcome = GAME.outcome(t.s)
    assert outcome.totals() == [7, 6, 8, 6]
    assert outcome.ranks == [2, 2, 1, 1] and outcome.winners() == [2, 3]


def test_team_6_with_equal_sums_the_highest_single_score_decides() -> None:
    # 8 + 4 against 6 + 6.
    ranks = ranks_of(
        {"past": ["karnak-temple"]},
        {"past": ["baalbek"]},
        {"past": ["llaqtapata"]},
        {"past": ["sacsayhuaman"]},
    )
    assert ranks == [1, 1, 2, 2]


def test_team_6_if_those_are_equal_too_the_victory_is_shared() -> None:
    # 6 + 4 on both sides; lost knowledge does not decide between teams.
    ranks = ranks_of(
        {"past": ["llaqtapata"]},
        {"past": ["baalbek"]},
        {"past": ["fort-samaipata"]},
        {"past": ["karnak-temple"], "lost": 2},
    )
    assert ranks == [1, 1, 1, 1]


def test_team_6_a_whole_game() -> None:
    s = GAME.new({"teams": True}, 4)
    playout(GAME, s, Rng(5), GAME.bound)
    outcome = GAME.outcome(s)
    assert isinstance(s.turn, Over) and outcome.ranks is not None
    assert outcome.ranks[0] == outcome.ranks[1] and outcome.ranks[2] == outcome.ranks[3]
    assert len(outcome.winners()) in (2, 4)


# --- whole steps ------------------------------------------------------------------------------------------------------


def test_team_8_whoever_answers_first_goes_first() -> None:
    t = begin_turn(teams())
    t.play("search", seat=1).roll(0)
    t.play("search", seat=0).roll(0)
    t.play("search", seat=0).roll(0)
    searches = [event.seat for event in t.events if event.kind == "search"]
    assert searches == [1, 0, 0]
    assert [(ask.seat, ask.prompt) for ask in t.ask.asked()] == [(0, "phases"), (1, "action")]


def test_team_8_a_partner_may_act_between_the_second_action_and_the_phases_of_the_other() -> None:
    t = begin_turn(teams({"timeline": {1: ["caral"]}}, {"hand": ["derinkuyu", "tulum"]}))
    t.play("search", seat=0).roll(0).play("search", seat=0).roll(0)
    assert "decline" not in kinds(t)
    t.play("create derinkuyu @3", seat=1)
    assert t.side(1).timeline == {3: ["derinkuyu"]} and t.side(0).timeline == {1: ["caral"]}
    t.play("yes", seat=0)
    assert t.prompt == "learn" and t.ask.seat == 0, "Caral declines"


def test_team_8_an_action_is_not_interrupted() -> None:
    t = begin_turn(teams({"hand": ["heracleion", "petra", "inwa", "baalbek"]}))
    t.play("create", seat=0)
    assert [ask.seat for ask in t.ask.asked()] == [0]
    t.play("heracleion @2")
    assert t.prompt == "pay" and [ask.seat for ask in t.ask.asked()] == [0]
    t.play("petra inwa")
    assert [ask.seat for ask in t.ask.asked()] == [0, 1]


def test_team_8_nor_are_the_phases_of_a_partner() -> None:
    t = begin_turn(teams({"timeline": {4: ["tonina"], 1: ["caral", "heracleion"]}}))
    t.play("search", seat=0).roll(0).play("search", seat=0).roll(0).play("yes", seat=0)
    assert isinstance(t.s.turn, Roll), "Toniná draws"
    t.roll(0)
    assert t.prompt == "decline" and [ask.seat for ask in t.ask.asked()] == [0]
    t.play("caral").play("pass").chance()
    assert kinds(t).count("shift") == 1 and [ask.seat for ask in t.ask.asked()] == [1]
