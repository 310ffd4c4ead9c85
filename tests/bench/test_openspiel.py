"""OpenSpiel's search as a bot of ours."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from bench import anchors
from bench.openspiel_bot import OpenSpielBot, QuickRollouts, make
from ostraka import load_game
from ostraka.bots import Budget
from ostraka.core.errors import OstrakaError
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask
from ostraka.lab import peer_openspiel
from ostraka.lab.contest import contest
from ostraka.rl.openspiel import OstrakaState
from tests.rl.test_openspiel import GAMES, walk

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
