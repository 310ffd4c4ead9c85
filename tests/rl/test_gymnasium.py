"""Our games under Gymnasium's own check, with warnings as errors, and who sits at the table."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ostraka.core.errors import OstrakaError
from ostraka.rl.solo import NAMES, Solo
from tests.games.configurations import ALL, Configuration


def played(env: Any, seed: int) -> tuple[float, list[int]]:
    """A game in which the learner takes anything."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    choices, over, reward = [], False, 0.0
    while not over:
        choices.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, over, cut, info = env.step(choices[-1])
        assert not cut
        assert over or reward == 0.0
    return reward, choices


@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize(
    "at", [pytest.param(at, marks=[] if at.seats == 2 and not at.setup else pytest.mark.full, id=str(at)) for at in ALL]
)
def test_gymnasiums_check(at: Configuration, masked: bool) -> None:
    way: dict[str, Any] = {"seats": at.seats, "setup": at.setup, "masked": masked}
    check_env(gymnasium.make(f"ostraka.rl.solo:{NAMES[at.id]}", render_mode="ansi", **way).unwrapped)


@pytest.mark.parametrize("id", NAMES)
def test_it_is_made_by_name_and_plays_against_a_level(id: str) -> None:
    env = gymnasium.make(f"ostraka.rl.solo:{NAMES[id]}", opponents="digger", seat=None, render_mode="rgb_array")
    reward, choices = played(env, 7)
    assert reward in (-1.0, 0.0, 1.0)
    assert played(env, 7) == (reward, choices)
    picture: Any = env.render()
    assert picture.shape == (1200, 1200, 3)
    assert 100 < picture.mean() < 255


def test_a_stronger_bot_wins_more_often() -> None:
    weak, strong = (
        sum(played(Solo("thebes", opponents=level), seed)[0] for seed in range(12)) for level in ("random", "digger")
    )
    assert weak > strong + 6


def test_the_learner_sits_where_it_wants() -> None:
    for seat in range(3):
        env = Solo("thebes", seats=3, seat=seat)
        _, info = env.reset(seed=1)
        assert info["seat"] == seat
    found = {Solo("thebes", seats=3, seat=None).reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert found == {0, 1, 2}


def test_a_choice_that_is_not_offered_loses() -> None:
    env = Solo("thebes")
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, over, info["action_mask"].sum()) == (-1.0, True, 0)
    with pytest.raises(OstrakaError, match="reset"):
        env.step(0)


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(OstrakaError, match="3 seats leave 2 for bots, not 1"):
        Solo("thebes", ["random"], seats=3)
    with pytest.raises(OstrakaError, match="no seat 2"):
        Solo("thebes", seat=2)
    with pytest.raises(OstrakaError, match="no bot 'nobody'"):
        Solo("thebes", "nobody")
    wrong: Any
    for wrong in (None, 3, [3], [None]):
        with pytest.raises(OstrakaError, match="opponents are the name of a bot, or a list"):
            Solo("thebes", wrong)
    for wrong in (0.5, "0"):
        with pytest.raises(OstrakaError, match="a seat is a whole number"):
            Solo("thebes", seat=wrong)
    env = Solo("thebes")
    env.reset(seed=1)
    wrong = 1.5
    with pytest.raises(OstrakaError, match=r"an action is a whole number, not 1\.5"):
        env.step(wrong)
