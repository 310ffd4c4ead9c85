"""Our games under PettingZoo's own tests, with warnings as errors, and what the rewards are worth."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.state_test import test_state as check_state
from pettingzoo.test.state_test import test_state_space as check_state_space

from ostraka import load_game
from ostraka.core.errors import OstrakaError
from ostraka.rl import ancient_knowledge_v0, mammothodus_v0, thebes_v0
from tests.games.configurations import ALL, Configuration

MODULES: dict[str, ModuleType] = {
    "ancient": ancient_knowledge_v0,
    "thebes": thebes_v0,
    "mammothodus": mammothodus_v0,
}
each_game = pytest.mark.parametrize("id", MODULES)
each_way = pytest.mark.parametrize(
    "at", [pytest.param(at, marks=[] if at.seats == 2 and not at.setup else pytest.mark.full, id=str(at)) for at in ALL]
)


def made(at: Configuration, **more: Any) -> Any:
    return MODULES[at.id].env(seats=at.seats, setup=at.setup, **more)


def played(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end; what it was worth to each agent."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, over, cut, info = env.last()
        rewards[agent] = reward
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return rewards


@pytest.mark.both
@each_way
def test_pettingzoos_test_of_the_interface(at: Configuration) -> None:
    api_test(made(at), num_cycles=150)


@each_way
def test_pettingzoos_test_of_seeds(at: Configuration) -> None:
    seed_test(lambda: made(at), num_cycles=60)


@each_way
def test_pettingzoos_test_of_the_state(at: Configuration) -> None:
    """The two parts of its `state_test` that are not about agents who move at the same time."""
    check_state_space(made(at))
    check_state(made(at), num_cycles=30)


@each_game
def test_the_state_is_what_all_seats_know_together(id: str) -> None:
    env = MODULES[id].env()
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for _ in range(40):
        _, _, over, cut, info = env.last()
        assert not over and not cut
        env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        state = env.state()
        assert env.state_space.contains(state)
        assert (state == np.concatenate([env.observe(agent) for agent in env.possible_agents])).all()


@each_game
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
def test_with_masks_in_the_observation(id: str) -> None:
    """As its own card games do it, for which PettingZoo's test keeps a list of names that may."""
    api_test(MODULES[id].env(masked=True), num_cycles=60)


@each_way
def test_pettingzoos_test_of_pictures(at: Configuration) -> None:

    def shown(render_mode: str) -> Any:
        # It begins with a window for people, which there is none of.
        mode = None if render_mode == "human" else render_mode
        return MODULES[at.id].raw_env(seats=at.seats, setup=at.setup, masked=True, render_mode=mode)

    render_test(shown)


@each_game
def test_a_table_is_shown_as_the_agent_to_move_sees_it(id: str) -> None:
    env = MODULES[id].env(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str) and len(text.splitlines()) > 10
    assert MODULES[id].env().unwrapped.render_mode is None
    with pytest.raises(OstrakaError, match="render_mode is one of ansi, rgb_array"):
        MODULES[id].env(render_mode="human")


def test_what_a_game_is_worth() -> None:
    """One side wins and the others lose; partners, and those who play together, have the same."""
    rewards = played(thebes_v0.env(seats=3), 1)
    assert sorted(rewards.values()) == [-1.0, -1.0, 1.0]
    teams = played(ancient_knowledge_v0.env(seats=4, setup={"teams": True}), 1)
    assert teams["seat_0"] == teams["seat_1"] == -teams["seat_2"] == -teams["seat_3"] != 0
    assert played(mammothodus_v0.env(seats=3), 1) == {"seat_0": -1.0, "seat_1": -1.0, "seat_2": -1.0}


def test_a_choice_that_is_not_offered_loses() -> None:
    env = thebes_v0.env(seats=3)
    env.reset(seed=4)
    culprit = env.agent_selection
    mask = env.infos[culprit]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in env.agents}


def test_sealed_questions_come_one_after_the_other_and_tell_nothing() -> None:
    """EFF-10, SET-4: in the opening of Ancient Knowledge all discard at the same time."""
    env = ancient_knowledge_v0.raw_env(seats=3)
    env.reset(seed=2)
    game = env.play.game
    sealed = game.sheet().layout.part("sealed").start
    while not env.play.observe(env.seat_of[env.agent_selection])[sealed]:
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    first = env.play.ask
    assert first is not None and [ask.seat for ask in first.asked()] == [0, 1, 2]
    for other in (1, 2):
        told = set()
        for code in first.options:
            twin = game.copy(env.play.s)
            game.apply(twin, code, None, 0)
            sheet = game.sheet()
            game.watch(twin, other, sheet)
            told.add(sheet.bytes())
        assert len(told) == 1
    seats: list[str] = []
    while len(set(seats)) < 3:
        seats.append(env.agent_selection)
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    assert seats == sorted(seats)


def test_what_makes_no_sense_is_refused() -> None:
    wrong: Any
    for wrong in ("2", 2.0, None):
        with pytest.raises(OstrakaError, match="the number of seats is a whole number, not"):
            thebes_v0.env(seats=wrong)
    for wrong in (["new_year"], "new_year"):
        with pytest.raises(OstrakaError, match="a setup is a dict of settings and their values, not"):
            thebes_v0.env(setup=wrong)
    env = thebes_v0.env()
    env.reset(seed=1)
    for wrong in (1.5, "1", np.array([1])):
        with pytest.raises(OstrakaError, match="an action is a whole number, not"):
            env.step(wrong)
    assert not any(env.terminations.values())


def test_forced_questions_are_asked_on_demand() -> None:
    def counts(forced: bool) -> list[int]:
        env = ancient_knowledge_v0.env(forced=forced)
        env.reset(seed=3)
        found = []
        for _ in range(200):
            mask = env.infos[env.agent_selection]["action_mask"]
            found.append(int(mask.sum()))
            env.step(int(np.flatnonzero(mask)[0]))
        return found

    assert min(counts(False)) == 2
    assert min(counts(True)) == 1


def test_observations_are_those_of_the_view() -> None:
    env = mammothodus_v0.raw_env(seats=4, setup={"open_hands": False})
    env.reset(seed=5)
    game = load_game("mammothodus")
    row = bytearray(game.sheet().layout.size)
    for seat, agent in enumerate(env.possible_agents):
        game.observe(game.view(env.play.s, seat), row)
        seen: Any = env.observe(agent)
        assert seen.tobytes() == bytes(row)
        assert seen.flags.writeable
