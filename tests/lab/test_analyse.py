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
from ostraka.lab.analyse import analyse, luck_of
from ostraka.lab.analysis import GOOD, PLAYED, Analysis, Luck
from ostraka.lab.analysis_words import Telling
from ostraka.lab.clock import Clock
from ostraka.lab.turns import turns_of
from ostraka.match import Match
from ostraka.text import words_for
from tests.bots.test_bots import reachable, secrets
from tests.lab.analyses import analysed, kept


@cache
def blunder() -> Match[Any, Any]:
    """A game of Thebes by rule of thumb, except that the first seat goes home with the whole last year before it."""
    match: Match[Any, Any] = Match("thebes", 2, {}, "2")
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
    assert turning.gain > 2 * turning.error > 0
    assert turning.after < turning.before
    assert turning.reasons and all(reason.gain for reason in turning.reasons)
    words = words_for(analysis.match.game, strict=True)
    telling = Telling(analysis, words, ["Ana", "Ben"])
    assert telling.when(turning.turn, turning.seat).endswith(", Ana")
    assert "percentage points better (±" in telling.verdict(turning)
    assert "tokens in" in telling.why(turning) and "points on average" in telling.why(turning)
    assert telling.moved(turning).startswith("The chance of Ana fell from ")


def test_what_the_strongest_level_would_do_is_one_of_the_options() -> None:
    for name in ("ancient-4-teams", "thebes-3", "mammothodus-2"):
        for turning in analysed(name).turnings:
            assert {turning.played, turning.best} <= set(turning.ask.options)
            assert analysed(name).match.log[turning.at] == (turning.seat, turning.played)
            assert turning.same == (turning.best == turning.played)
            assert turning.judged.thought >= 6
            if turning.same:
                assert turning.gain == 0


def test_what_may_be_chance_is_held_against_nobody() -> None:
    for name in ("ancient-4-teams", "thebes-3", "mammothodus-2"):
        for turning in analysed(name).turnings:
            judged = turning.judged
            assert turning.same or judged.played.behind > 2 * judged.played.error
            if judged.played.equal or not judged.glanced:
                assert turning.same and turning.gain == 0


# A reader's mistakes


@cache
def learnt() -> Analysis:
    return analyse(blunder(), Budget(simulations=12), readers=(0,))


def test_a_reader_hears_of_own_mistakes_only() -> None:
    analysis = learnt()
    assert analysis.readers == (0,) and 1 <= len(analysis.mistakes) <= 6
    assert {turning.seat for turning in analysis.turnings} == {0}
    assert all(mistake.judged.decision.seat == 0 for mistake in analysis.mistakes)
    ats = [mistake.judged.decision.at for mistake in analysis.mistakes]
    assert ats == sorted(ats)
    (gone,) = [m for m in analysis.mistakes if m.judged.decision.option == PASS and m.made[0].ask.prompt == "action"]
    grades = gone.grades()
    assert grades[PASS] == PLAYED and grades[gone.judged.best.option] == GOOD
    assert set(grades) == set(gone.judged.decision.ask.options)
    assert gone.judged.gain > 2 * gone.judged.played.error


def test_mistakes_are_told_as_moves_with_what_would_have_happened() -> None:
    analysis = learnt()
    telling = Telling(analysis, words_for(analysis.match.game, strict=True), ["Ana", "Ben"])
    record = json.loads(json.dumps(telling.record()))
    assert record["readers"] == [0] and len(record["mistakes"]) == len(analysis.mistakes)
    for told in record["mistakes"]:
        assert told["answer"][0] == f"The answer: {told['best_label']}."
        assert "What would probably have happened: after “" in told["answer"][-1]
        assert sum(each["grade"] == "played" for each in told["tries"]) == 1
        assert sum(each["grade"] == "good" for each in told["tries"]) >= 1
        assert all(each["label"] for each in told["tries"])
    assert record["words"]["learn"]["find"] == "Find something better."
    assert record["words"]["played"] == "You played"
    assert record["turning_points"][0]["moved"].startswith("Your chance ")
    comments = [point["comment"] for point in record["curve"]]
    at = record["mistakes"][0]["at"]
    place = max(i for i, point in enumerate(record["curve"]) if point["at"] <= at)
    assert record["mistakes"][0]["verdict"] in comments[place] and comments[-1] == ""
    assert telling.sides()[0] == ("Ana", 0)
    assert Telling(analyse(blunder(), Budget(simulations=1), readers=(1,)), telling.words).sides()[0][1] == 1


def test_a_move_is_told_from_its_beginning_to_where_chance_is_asked() -> None:
    turns = turns_of(kept("ancient-2"))
    moves = [(turn, decision) for turn in turns.played for decision in turn.decisions if decision.ask.prompt == "slot"]
    turn, decision = moves[0]
    prior, made = turn.move_of(decision)
    assert [step.ask.prompt for step in prior][:2] == ["action", "create"]
    assert made[0].option == decision.option
    assert all(step.ask.seat == decision.seat for step in [*prior, *made])


# Luck


def test_luck_is_what_chance_answered_and_nothing_else() -> None:
    turns = turns_of(kept("thebes-2"))
    rolled = [i for i, turn in enumerate(turns.played) if turns.match.steps[turns.moments[i].at].chances]
    steps = turns.match.steps
    ends = [*[steps[moment.at].chances for moment in turns.moments[:-1]], turns.match.chances]
    still = [i for i in range(len(turns.played)) if ends[i] == ends[i + 1]]
    assert rolled and still
    assert luck_of(turns, still[0], (0,), 4, 1, Clock(None, None)) == Luck(0.0, 0.0)
    moved = [i for i in range(len(turns.played)) if ends[i] != ends[i + 1]]
    found = luck_of(turns, moved[-1], (0,), 12, 1, Clock(None, None))
    assert -1 <= found.mean <= 1 and found == luck_of(turns, moved[-1], (0,), 12, 1, Clock(None, None))


@pytest.mark.parametrize(
    ("luck", "moved", "lucky"),
    [
        (Luck(-0.10, 0.02), -0.12, True),
        (Luck(-0.10, 0.06), -0.12, False),
        (Luck(-0.02, 0.005), -0.12, False),
        (Luck(0.10, 0.02), -0.12, False),
        (Luck(), -0.12, False),
    ],
)
def test_luck_is_named_where_it_was_sure_and_most_of_it(luck: Luck, moved: float, lucky: bool) -> None:
    assert luck.tells(moved) is lucky


def test_a_game_from_a_position_is_analysed_from_there() -> None:
    whole = kept("thebes-2")
    start = Match.replay(whole.text(), 20).position()
    match: Match[Any, Any] = Match("thebes", whole.seats, whole.setup, "3", start=start)
    rng = Rng(2)
    while match.ask is not None:
        ask = match.ask
        match.play(ask.seat, match.game.insight.policy(match.game.sample(match.view(ask.seat), rng), ask, rng))
    turns = turns_of(match)
    assert digest(match.game.fingerprint(turns.moments[-1].table)) == match.fingerprint()


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
    assert sum(line.startswith("  Player 1 and Player 2") for line in lines) == 1
    assert "The shared chance" in "".join(lines)
    assert "at least 1 game was played on for a while and then judged" in "".join(lines)
