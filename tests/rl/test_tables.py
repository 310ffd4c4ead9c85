"""Many tables at once: the same games as one by one, in one process or in several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ostraka.core.batch import advance, results
from ostraka.core.errors import IllegalChoice, IllegalSetup, OstrakaError
from ostraka.core.rng import Rng
from ostraka.games import GAME_IDS
from ostraka.rl.tables import Pool, Situation, Tables


def random_choices(situation: Situation, rng: np.random.Generator) -> Any:
    return (rng.random(situation.masks.shape, np.float32) * situation.masks).argmax(1)


def steps(tables: Tables | Pool, number: int) -> Iterator[tuple[Situation, Any]]:
    rng = np.random.default_rng(5)
    situation = tables.reset()
    for _ in range(number):
        choices = random_choices(situation, rng)
        yield situation, choices
        situation = tables.step(choices)
    yield situation, None


@pytest.mark.both
@pytest.mark.parametrize("id", GAME_IDS)
def test_each_table_plays_a_game_of_its_own(id: str) -> None:
    """Followed by hand: the same questions, the same observations, the same ends."""
    tables = Tables(id, 3, seats=2, seed=11)
    game = tables.game
    luck = [Rng(11 * 1_000_003 + table) for table in range(3)]
    states = [game.new(None, 2) for _ in range(3)]
    asks = [advance(game, s, rng, False) for s, rng in zip(states, luck, strict=True)]
    ends = 0
    for situation, choices in steps(tables, 700):
        for at in range(3):
            ask = asks[at]
            worth = [0.0, 0.0]
            if ask is None:
                worth = results(game.outcome(states[at]))
                states[at] = game.new(None, 2)
                ask = advance(game, states[at], luck[at], False)
                ends += 1
            assert ask is not None
            assert situation.ended[at] == (asks[at] is None)
            assert situation.rewards[at].tolist() == worth
            assert situation.seats[at] == ask.seat
            assert tuple(np.flatnonzero(situation.masks[at])) == ask.options
            sheet = game.sheet()
            game.watch(states[at], ask.seat, sheet)
            assert situation.observations[at].tobytes() == sheet.bytes()
            if choices is not None:
                game.apply(states[at], int(choices[at]), None, ask.seat)
                asks[at] = advance(game, states[at], luck[at], False)
    assert ends >= 3


def test_several_processes_play_the_same_games() -> None:
    alone = [situation for situation, _ in steps(Tables("thebes", 5, seats=3, seed=2), 40)]
    with Pool("thebes", 5, seats=3, seed=2, jobs=2) as pool:
        together = [situation for situation, _ in steps(pool, 40)]
        with pytest.raises(IllegalChoice, match=r"table 3: option 115 is not offered; legal are \[\d") as refusal:
            pool.step(np.array([*together[-1].masks.argmax(1)[:3], 999, 0]))
        assert refusal.value.legal == tuple(np.flatnonzero(together[-1].masks[3]))
        assert refusal.value.seat == together[-1].seats[3]
        again = pool.step(together[-1].masks.argmax(1))
        pool.workers[1].kill()
        pool.workers[1].join()
        with pytest.raises(OstrakaError, match="has died"):
            pool.step(again.masks.argmax(1))
    for one, two in zip(alone, together, strict=True):
        for a, b in zip(one, two, strict=True):
            assert np.array_equal(np.asarray(a), np.asarray(b))
    assert again.observations.shape == alone[0].observations.shape


def test_a_choice_that_is_not_offered_changes_nothing() -> None:
    tables = Tables("thebes", 2)
    situation = tables.reset()
    right = situation.masks.argmax(1)
    for wrong in (-1, 115, 40_000, int(situation.masks[1].argmin())):
        with pytest.raises(IllegalChoice, match=r"table 1: option .* is not offered; legal are \[\d") as refusal:
            tables.step(np.array([right[0], wrong]))
        assert refusal.value.legal == tuple(np.flatnonzero(situation.masks[1]))
    assert np.array_equal(tables.situation().observations, situation.observations)
    tables.step(right)
    assert not np.array_equal(tables.situation().observations, situation.observations)


def test_what_makes_no_sense_is_refused() -> None:
    tables = Tables("thebes", 2)
    for call in (tables.situation, lambda: tables.step([1, 2])):
        with pytest.raises(OstrakaError, match="reset\\(\\) comes first"):
            call()
    with pytest.raises(OstrakaError, match="one table at least, not 0"):
        Tables("thebes", 0)
    tables.reset()
    with pytest.raises(OstrakaError, match="2 whole numbers, not int64 of shape"):
        tables.step([1, 2, 3])
    with pytest.raises(OstrakaError, match="2 whole numbers, not float64"):
        tables.step([1.0, 2.0])
    with pytest.raises(OstrakaError, match="1 to 2 processes, not by 3"):
        Pool("thebes", 2, jobs=3)
    wrong: Any = "2"
    with pytest.raises(OstrakaError, match="the number of seats is a whole number, not '2'"):
        Tables("thebes", 2, seats=wrong)
    with pytest.raises(OstrakaError, match="the number of tables is a whole number, not '2'"):
        Tables("thebes", wrong)
    with pytest.raises(OstrakaError, match="a seed is a whole number, not '2'"):
        Tables("thebes", 2, seed=wrong)
    with pytest.raises(IllegalSetup, match="a setup is a dict"):
        Pool("thebes", 2, setup=wrong)


def test_a_pool_that_is_closed_says_so() -> None:
    pool = Pool("thebes", 2, jobs=1)
    pool.close()
    pool.close()
    with pytest.raises(OstrakaError, match="the pool is closed"):
        pool.reset()
