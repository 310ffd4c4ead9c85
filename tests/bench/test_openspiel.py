"""Our games under OpenSpiel's rules of the house, and its search as a bot of ours."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from bench import anchors
from bench.openspiel_bot import OpenSpielBot, QuickRollouts, make
from bench.openspiel_game import OstrakaState, load
from ostraka import load_game
from ostraka.bots import Budget
from ostraka.core.errors import OstrakaError
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask
from ostraka.lab import peer_openspiel
from ostraka.lab.contest import contest

GAMES = ["ancient", "thebes", "mammothodus"]


def walk(name: str, seats: int, seed: int, steps: int) -> OstrakaState:
    """A state in the middle of a random game that asks for a choice of several options."""
    state = load(name, seats).new_initial_state()
    rng = Rng(seed)
    while steps > 0 or state.is_chance_node():
        codes = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(codes[rng.below(len(codes))])
        steps -= 1
    return state


# The game


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_checks(name: str) -> None:
    game = load(name, 2)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_distinct_actions() == len(load_game(name).actions)


@pytest.mark.parametrize("name", GAMES)
def test_a_question_with_one_answer_is_not_asked(name: str) -> None:
    state = load(name, 2).new_initial_state()
    rng = Rng(3)
    while not state.is_terminal():
        if state.is_chance_node():
            codes = [outcome for outcome, _ in state.chance_outcomes()]
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        else:
            codes = state.legal_actions()
            assert len(codes) > 1
        state.apply_action(codes[rng.below(len(codes))])
    outcome = state.table.game.outcome(state.table.s)
    won = [seat in outcome.winners() for seat in range(2)]
    assert [value > -1 for value in state.returns()] == won


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_table_looks_the_same_to_the_seat(name: str) -> None:
    state = walk(name, 2, 5, 60)
    seat = state.current_player()
    numbers = iter([0.1, 0.7, 0.4])
    others = [state.resample_from_infostate(seat, lambda: next(numbers)) for _ in range(3)]
    assert {other.information_state_string(seat) for other in others} == {state.information_state_string(seat)}
    # Only in Ancient Knowledge there are hands that nobody else sees, as long as nothing else is set.
    assert (len({str(other) for other in others}) > 1) is (name == "ancient")


def test_a_copy_is_independent() -> None:
    state = walk("thebes", 2, 1, 20)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_settings_and_sides() -> None:
    teams = load("ancient", 4, {"teams": True})
    assert teams.settings["teams"] is True
    assert teams.num_players() == 4
    assert teams.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert load("mammothodus", 3).get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    state = teams.new_initial_state()
    assert state.returns() == [0.0] * 4
    assert "outcome 0" in state.action_to_string(0)


# The bot


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_search_chooses_what_is_offered_and_always_the_same(name: str) -> None:
    game = load_game(name)
    state = walk(name, 2, 8, 40)
    s = state.table.s
    turn = s.turn
    assert isinstance(turn, Ask)
    ask = turn.of(turn.seat) or turn
    bot = make(game, "openspiel-quick:6")
    answers = [bot.choose(game.view(s, ask.seat), ask, Budget(4)) for _ in range(2)]
    assert answers[0] == answers[1] in ask.options
    assert bot.choose(game.view(s, ask.seat), Ask(ask.seat, "action", (7,)), Budget(4)) == 7


def test_openspiels_search_is_given_nothing_but_imagined_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("thebes")
    state = walk("thebes", 2, 8, 40)
    ask = state.table.s.turn
    seen = []

    def sample(view: Any, rng: Rng) -> Any:
        seen.append(type(game).sample(game, view, rng))
        return seen[-1]

    monkeypatch.setattr(game, "sample", sample)
    OpenSpielBot(game, 5).choose(game.view(state.table.s, ask.seat), ask, Budget(1))
    # One to ask about, and one for each simulation.
    assert len(seen) == 6


def test_a_budget_of_simulations_goes_before_its_own_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = []

    def evaluate(self: QuickRollouts, state: OstrakaState) -> Any:
        counted.append(state)
        return np.zeros(2)

    monkeypatch.setattr(QuickRollouts, "evaluate", evaluate)
    state = walk("thebes", 2, 8, 40)
    ask = state.table.s.turn
    game = load_game("thebes")
    OpenSpielBot(game, 50, quick=True).choose(game.view(state.table.s, ask.seat), ask, Budget(1, simulations=3))
    assert len(counted) == 3


def test_it_plays_a_whole_game() -> None:
    game = load_game("thebes")
    outcome = contest(game, [make(game, "openspiel-quick:2"), make(game, "random")], 3)
    assert outcome.ranks is not None


def test_quick_rollouts_are_worth_the_same() -> None:
    state = walk("thebes", 2, 2, 50)
    means = []
    for kind in (RandomRolloutEvaluator, QuickRollouts):
        evaluator = kind(1, np.random.RandomState(1))
        means.append(np.mean([evaluator.evaluate(state)[0] for _ in range(120)]))
    # Two means of 120 results between −1 and 1 differ by more than 0.4 once in a thousand times.
    assert abs(means[0] - means[1]) < 0.4


@pytest.mark.parametrize("spec", ["openspiel", "openspiel:0", "openspiel-quick:many"])
def test_what_is_no_bot(spec: str) -> None:
    with pytest.raises(OstrakaError, match="with N simulations"):
        make(load_game("thebes"), spec)


# The anchors


def test_anchors_of_a_contest(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["thebes", "--games", "2", "--simulations", "3", "--quick", "--only", "openspiel", "--only", "random"]
    assert anchors.main([*words, "--json"]) == 0
    peer, chance = json.loads(capsys.readouterr().out)
    assert [bot["bot"] for bot in peer["bots"]] == ["searcher:3", "openspiel-quick:3"]
    assert [bot["bot"] for bot in chance["bots"]] == ["scholar", "random"]
    assert chance["games"] == peer["games"] == 2


def test_anchors_with_the_same_time() -> None:
    args = anchors.parser().parse_args(["ancient", "--seconds", "0.2", "--only", "thinker"])
    (match,) = anchors.matches(load_game("ancient"), args)
    assert match == ("thinker", 2, ("sage@0.2s", "thinker@0.2s"))


def test_anchors_where_all_win_together(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(anchors, "pairs", lambda args: {"openspiel": ("random", "openspiel-quick:2")})
    assert anchors.main(["mammothodus", "--games", "1", "--seats", "1", "--set", "numerous_ancients=true"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:4] for line in lines[1:]] == [
        ["random", "the", "game", "1"],
        ["openspiel-quick:2", "the", "game", "1"],
    ]
    args = anchors.parser().parse_args(["mammothodus"])
    assert [seats for _, seats, _ in anchors.matches(load_game("mammothodus"), args)] == [1, 2, 3, 4]


# What `ostraka bench --peers` measures


def test_openspiel_is_measured_on_its_game_and_on_ours() -> None:
    works = peer_openspiel.prepared(["thebes"])
    assert set(works) == {"gin_rummy", "thebes"}
    for work in works.values():
        assert work() == peer_openspiel.POSITIONS * peer_openspiel.THOUGHTS
