"""Analysis: the true course of a match, chances that end in the result, and the blunder that was planted."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from ostraka.bots import Budget
from ostraka.core.digest import digest
from ostraka.core.game import View
from ostraka.core.mind.insight import shares
from ostraka.core.rng import Rng
from ostraka.core.turn import PASS
from ostraka.lab.analyse import analyse
from ostraka.lab.analysis import Analysis
from ostraka.lab.analysis_words import Telling
from ostraka.lab.turns import turns_of
from ostraka.match import Match
from ostraka.text import words_for
from tests.bots.test_bots import reachable, secrets
from tests.lab.analyses import analysed, kept


@cache
def blunder() -> Match[Any, Any]:
    """A game of Thebes by rule of thumb, except that the first seat goes home with the whole last year before it."""
    match: Match[Any, Any] = Match("thebes", 2, {}, "7")
    rng = Rng(1)
    while match.ask is not None:
        ask = match.ask
        option = match.game.insight.policy(match.game.sample(match.view(ask.seat), rng), ask, rng)
        leaves = ask.seat == 0 and ask.prompt == "action" and PASS in ask.options
        match.play(ask.seat, PASS if leaves else option)
    return match


# The course


@pytest.mark.parametrize("name", ["ancient-4-teams", "thebes-3", "mammothodus-1"])
def test_the_course_ends_where_the_match_did(name: str) -> None:
    match = kept(name)
    turns = turns_of(match)
    assert len(turns.moments) == len(turns.played) + 1
    assert digest(match.game.fingerprint(turns.moments[-1].table)) == match.fingerprint()
    assert turns.moments[-1].over and not any(moment.over for moment in turns.moments[:-1])
    assert [(turn.number, turn.seat) for turn in turns.played] == sorted(
        {(step.turn, step.active) for step in match.steps},
        key=lambda heading: next(i for i, s in enumerate(match.steps) if (s.turn, s.active) == heading),
    )


def test_every_decision_comes_with_what_its_seat_knew() -> None:
    match = kept("ancient-3-introductory")
    text = match.text()
    decisions = [decision for turn in turns_of(match).played for decision in turn.decisions]
    assert decisions and all(len(decision.ask.options) > 1 for decision in decisions)
    for decision in decisions[:: len(decisions) // 6]:
        then = Match.replay(text, decision.at)
        assert decision.view.record() == then.view(decision.seat).record()
        assert decision.view.seat == decision.seat == decision.ask.seat
        assert match.log[decision.at] == (decision.seat, decision.option)


def test_nothing_of_a_decision_leads_to_the_true_table() -> None:
    decisions = [decision for turn in turns_of(kept("ancient-2")).played for decision in turn.decisions]
    found = list(reachable(decisions[::40]))
    assert any(isinstance(thing, View) for thing in found)
    assert not secrets(found)


def test_sealed_answers_of_others_are_not_known() -> None:
    match = kept("ancient-2")
    first, *_, later = [d for turn in turns_of(match).played[:1] for d in turn.decisions if d.ask.sealed]
    assert first.seat != later.seat
    twin = Match.replay(match.text(), later.at)
    assert later.view.record() == twin.view(later.seat).record()


# The curve


@pytest.mark.parametrize("name", ["ancient-2", "ancient-4-teams", "thebes-3", "mammothodus-2"])
def test_the_curve_begins_open_and_ends_with_the_result(name: str) -> None:
    analysis = analysed(name)
    outcome = analysis.match.outcome()
    assert outcome.ranks is not None
    assert analysis.points[-1].chances == shares(outcome.ranks, outcome.sides)
    assert analysis.points[-1].errors == [0.0] * analysis.match.seats
    assert analysis.points[-1].expected == outcome.totals()
    assert analysis.points[-1].points == outcome.points
    for point in analysis.points:
        assert all(0 <= chance <= 1 for chance in point.chances)
        if not analysis.shared:
            sides = dict(zip(outcome.sides, point.chances, strict=True))
            assert sum(sides.values()) == pytest.approx(1)
    assert all(point.playouts >= 1 for point in analysis.points[:-1])
    assert all(min(point.errors) > 0 for point in analysis.points if point.playouts >= 2)


def test_partners_have_one_curve_and_all_together_one() -> None:
    assert analysed("ancient-4-teams").sides == [[0, 1], [2, 3]]
    assert not analysed("ancient-4-teams").shared
    assert analysed("mammothodus-2").sides == [[0, 1]]
    assert analysed("mammothodus-2").shared


def test_equal_matches_and_depths_give_equal_analyses() -> None:
    def figures(analysis: Analysis) -> dict[str, object]:
        record = analysis.record()
        del record["depth"]
        return record

    assert figures(analysed("thebes-2")) == figures(analyse(kept("thebes-2"), Budget(simulations=2)))


# The turning points


def test_the_planted_blunder_is_a_turning_point() -> None:
    analysis = analyse(blunder(), Budget(simulations=12))
    assert len(analysis.turnings) == 3
    assert [turning.at for turning in analysis.turnings] == sorted(turning.at for turning in analysis.turnings)
    found = [t for t in analysis.turnings if t.ask.prompt == "action" and t.played == PASS and t.seat == 0]
    (turning,) = found
    assert not turning.same and turning.best != PASS
    assert turning.gain > 3 * turning.error > 0
    assert turning.after < turning.before
    assert turning.reasons and all(reason.gain for reason in turning.reasons)
    words = words_for(analysis.match.game, strict=True)
    telling = Telling(analysis, words, ["Ana", "Ben"])
    assert telling.when(turning).endswith(", Ana")
    assert "% better (±" in telling.verdict(turning)
    assert telling.why(turning).startswith("Compared with what was played: +")
    assert "points from" in telling.why(turning)


def test_what_the_strongest_level_would_do_is_one_of_the_options() -> None:
    for name in ("ancient-4-teams", "thebes-3", "mammothodus-2"):
        for turning in analysed(name).turnings:
            assert {turning.played, turning.best} <= set(turning.ask.options)
            assert analysed(name).match.log[turning.at] == (turning.seat, turning.played)
            assert turning.same == (turning.best == turning.played)
            assert turning.simulations >= 16
            if turning.same:
                assert turning.gain == 0


def test_a_game_that_was_left_is_analysed_as_far_as_it_went() -> None:
    match = Match.replay(kept("thebes-2").text(), 20)
    analysis = analyse(match, Budget(simulations=2))
    assert not analysis.match.over
    assert analysis.points[-1].playouts >= 2
    assert Telling(analysis, words_for(match.game, strict=True)).result() == "The game was abandoned after 20 choices."


def test_a_game_that_never_began_has_one_point_and_no_turn() -> None:
    analysis = analyse(Match("thebes", 2, {}, "1"), Budget(simulations=2))
    assert (len(analysis.points), analysis.turnings) == (1, [])
    assert analysis.points[0].seat == -1


def test_the_clock_ends_the_analysis_but_every_part_is_there() -> None:
    analysis = analyse(kept("thebes-2"), Budget(seconds=1e-6))
    assert all(point.playouts >= 1 for point in analysis.points[:-1])
    assert len(analysis.turnings) == 3
    assert analysis.depth.playouts == 1


def test_progress_goes_from_nothing_to_all() -> None:
    shown: list[float] = []
    analyse(kept("thebes-2"), Budget(simulations=1), shown.append)
    assert shown[0] == 0 and shown[-1] == 1
    assert shown == sorted(shown)


# In words


@pytest.mark.parametrize("name", ["ancient-4-teams", "thebes-3", "mammothodus-2"])
def test_the_record_is_json_with_words(name: str) -> None:
    analysis = analysed(name)
    record = json.loads(json.dumps(Telling(analysis, words_for(analysis.match.game, strict=True)).record()))
    assert record["game"] == name.partition("-")[0]
    assert len(record["curve"]) == len(analysis.points)
    assert len(record["turning_points"]) == 3
    for turning in record["turning_points"]:
        assert turning["played_label"] and turning["best_label"] and turning["verdict"].endswith(".")
    assert record["outcome"]["totals"] == analysis.match.outcome().totals()
    assert record["depth"]["playouts"] >= 1


def test_the_lines_tell_the_whole() -> None:
    lines = Telling(analysed("mammothodus-2"), words_for(analysed("mammothodus-2").match.game, strict=True)).lines()
    assert lines[0] == "Mammothodus: the match in hindsight"
    assert "Three turning points" in lines
    assert sum(line.startswith("  Player 1 and Player 2") for line in lines) == 2
    assert "The shared chance" in "".join(lines)
    assert "at least 1 game was played on for a while and then judged" in "".join(lines)
