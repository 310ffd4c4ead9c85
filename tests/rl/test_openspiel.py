"""Our games under OpenSpiel's own tests, and its algorithms on our games."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.observation import make_observation

from ostraka import load_game
from ostraka.core.errors import IllegalChoice, OstrakaError
from ostraka.core.rng import Rng
from ostraka.rl.openspiel import OstrakaState, load
from tests.games.configurations import ALL, Configuration

GAMES = ["ancient", "thebes", "mammothodus"]
each_game = pytest.mark.parametrize("name", GAMES)


def walk(name: str, seats: int, seed: int, steps: int, setup: dict[str, object] | None = None) -> OstrakaState:
    """A state in the middle of a random game that asks for a choice of several options."""
    state = load(name, seats, setup).new_initial_state()
    rng = Rng(seed)
    while steps > 0 or state.is_chance_node():
        codes = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(codes[rng.below(len(codes))])
        steps -= 1
    return state


@pytest.mark.parametrize(
    "at", [pytest.param(at, marks=[] if at.seats == 2 and not at.setup else pytest.mark.full, id=str(at)) for at in ALL]
)
def test_openspiels_random_games(at: Configuration) -> None:
    game = load(at.id, at.seats, at.setup)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_distinct_actions() == len(load_game(at.id).actions)


@pytest.mark.compiled
@pytest.mark.parametrize(
    "at", [pytest.param(at, marks=[] if str(at) == "thebes-2" else pytest.mark.full, id=str(at)) for at in ALL]
)
def test_openspiels_playthrough(at: Configuration) -> None:
    """What it writes down of a game, with every observation; the next time it is the same."""
    game = str(load(at.id, at.seats, at.setup))
    text = playthrough(game, None, seed=4)
    assert "ObservationTensor(0).active: " in text
    assert text.count("# State ") > 50
    if not at.setup:
        assert playthrough(game, None, seed=4) == text


@each_game
def test_an_observer_fills_in_the_declared_parts(name: str) -> None:
    state = walk(name, 2, 5, 60)
    seat = state.current_player()
    observer: Any = make_observation(state.get_game())
    observer.set_from(state, seat)
    game = load_game(name)
    row = bytearray(game.sheet().layout.size)
    game.observe(game.view(state.table.s, seat), row)
    for part in game.sheet().layout.parts:
        expected = np.array(list(row[part.start : part.stop]), np.float32).reshape(part.shape) / part.most
        assert np.allclose(observer.dict[part.name], expected), part
    assert 0 <= observer.tensor.min() <= observer.tensor.max() == 1
    assert observer.string_from(state, seat) == state.information_state_string(seat)
    assert state.observation_tensor(seat) == pytest.approx(list(observer.tensor))


MORE = [("ancient", 4, {"teams": True}), ("thebes", 4, {}), ("mammothodus", 3, {"open_hands": False})]
"""More seats, partners, hidden hands."""


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats", "setup"), [*((name, 2, {}) for name in GAMES), *MORE])
def test_openspiels_searches_run_unmodified(name: str, seats: int, setup: dict[str, object]) -> None:
    numbers = np.random.RandomState(1)
    state = walk(name, seats, 8, 40, setup)
    game = state.get_game()
    evaluator = RandomRolloutEvaluator(1, numbers)
    for bot in (MCTSBot(game, 1.0, 3, evaluator, random_state=numbers), ISMCTSBot(game, evaluator, 1.0, 3)):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), [*((name, 2) for name in GAMES), ("thebes", 4), ("mammothodus", 3)])
def test_openspiels_outcome_sampling_runs_unmodified(name: str, seats: int) -> None:
    """In long games with sampled chance: the product of all their draws is too small for a float."""
    chance = "sampled" if name == "ancient" or seats > 2 else "explicit"
    game = pyspiel.load_game(f"ostraka_{name}", {"players": seats, "chance": chance})
    np.random.seed(1)
    solver = OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(chances) <= set(state.legal_actions())


def test_sampled_chance_has_one_outcome_and_dice_of_its_own() -> None:
    game = pyspiel.load_game("ostraka_thebes(players=2,chance=sampled,seed=3)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(0, 1.0)]
    ends = set()
    for _ in range(5):
        twin = state.clone()
        while twin.is_chance_node():
            twin.apply_action(0)
        ends.add(str(twin))
    assert len(ends) == 5


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


def test_what_makes_no_sense_is_refused() -> None:
    """OpenSpiel itself lets it through; a state that went wrong would be noticed much later."""
    for told, name in (
        ("Thebes so set up has 2, 3, 4 players, not 9", "ostraka_thebes(players=9)"),
        ("Ancient Knowledge so set up has 4 players, not 2", "ostraka_ancient(setup=teams:true)"),
        ("chance is explicit or sampled, not 'loaded'", "ostraka_thebes(chance=loaded)"),
    ):
        with pytest.raises(OstrakaError, match=re.escape(told)):
            pyspiel.load_game(name)
    state = load("thebes", 2).new_initial_state()
    assert state.is_chance_node()
    with pytest.raises(OstrakaError, match="chance has the outcomes 0 to 1, not 2"):
        state.apply_action(2)
    state = walk("thebes", 2, 5, 60)
    with pytest.raises(IllegalChoice, match="option 0 is not offered; legal are"):
        state.apply_action(0)


def test_settings_and_sides() -> None:
    teams = load("ancient", 4, {"teams": True})
    assert teams.settings["teams"] is True
    assert teams.num_players() == 4
    assert teams.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert load("mammothodus", 3).get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    state = teams.new_initial_state()
    assert state.returns() == [0.0] * 4
    assert "outcome 0" in state.action_to_string(0)
