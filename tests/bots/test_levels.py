"""The five levels: named alike in every game, legal, repeatable, and each at its place."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from ostraka import load_game
from ostraka.bots import BOT_NAMES, DEFAULT_LEVEL, LEVELS, Bot, Budget, RandomBot, Searcher, make_bot
from ostraka.bots.levels import SIMULATIONS, level_bot, level_of
from ostraka.core.errors import OstrakaError
from ostraka.core.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask
from ostraka.lab.arena import arena, contest

GAMES = ["ancient", "thebes"]


def moments(game: Any, seats: int, seed: int, stride: int) -> list[tuple[Any, Ask]]:
    """States along a random game that wait for a choice of several options."""
    found = []
    s, rng = game.new(None, seats), Rng(seed)
    while playout(game, s, rng, stride) != (0, 0):
        if isinstance(s.turn, Ask) and len(s.turn.options) > 1:
            found.append((game.copy(s), s.turn))
    return found


def test_levels_have_names_and_numbers() -> None:
    game = load_game("thebes")
    assert len(LEVELS) == len(SIMULATIONS) == 5
    assert DEFAULT_LEVEL in LEVELS
    assert set(LEVELS) < set(BOT_NAMES)
    for number, name in enumerate(LEVELS, 1):
        assert level_of(name) == level_of(f"level-{number}") == number
        assert make_bot(game, name).name == make_bot(game, f"level-{number}").name == name
        assert repr(make_bot(game, name)) == repr(make_bot(game, f"level-{number}"))


@pytest.mark.parametrize("name", ["level-0", "level-6", "level-", "level-03", "Sage", "", "searcher"])
def test_what_is_no_level(name: str) -> None:
    assert level_of(name) == 0
    with pytest.raises(OstrakaError, match="digger, student, scholar, professor, sage"):
        level_bot(load_game("thebes"), name)


@pytest.mark.parametrize("spec", ["searcher", "searcher:", "searcher:0", "sage:5", "level-6", "level-2:9"])
def test_what_makes_no_sense_is_told_what_does(spec: str) -> None:
    with pytest.raises(OstrakaError, match="sage"):
        make_bot(load_game("thebes"), spec)


def test_higher_levels_think_longer() -> None:
    assert all(a < b for a, b in pairwise(SIMULATIONS[1:]))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", ["digger", "student", "searcher:5"])
def test_levels_choose_what_is_offered_and_always_the_same(name: str, spec: str) -> None:
    game = load_game(name)
    bot = make_bot(game, spec)
    for s, turn in moments(game, 3, 11, 23):
        for ask in turn.asked():
            view = game.view(s, ask.seat)
            assert bot.choose(view, ask, Budget(5)) == bot.choose(view, ask, Budget(5))
            assert bot.choose(view, ask, Budget(6)) in ask.options


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", ["digger", "student"])
def test_even_the_first_levels_beat_chance(name: str, spec: str) -> None:
    game = load_game(name)
    result = arena(game, [(spec, make_bot(game, spec)), ("random", RandomBot())], games=8, seed=2)
    assert result.bots[0].wins >= 7
    assert result.bots[0].mean_score > result.bots[1].mean_score + 10


def test_searching_beats_careless_play() -> None:
    game = load_game("thebes")
    leads = []
    for seed in range(4):
        bots: list[Bot] = [make_bot(game, "digger"), make_bot(game, "digger")]
        bots[seed % 2] = make_bot(game, "searcher:30")
        outcome = contest(game, bots, seed)
        leads.append(outcome.total(seed % 2) - outcome.total(1 - seed % 2))
    assert sum(leads) > 40, leads


def test_the_clock_ends_thinking_but_does_not_prolong_it() -> None:
    game = load_game("thebes")
    s, ask = moments(game, 2, 4, 20)[1]
    view = game.view(s, ask.seat)
    timed = Searcher(game, 20).choose(view, ask, Budget(3, limit=60.0))
    assert timed == Searcher(game, 20).choose(view, ask, Budget(3))


def test_a_forced_choice_needs_no_thought() -> None:
    game = load_game("thebes")
    view = game.view(game.new(None, 2), 0)
    for spec in ("digger", "sage"):
        assert make_bot(game, spec).choose(view, Ask(0, "action", (17,)), Budget(0)) == 17
