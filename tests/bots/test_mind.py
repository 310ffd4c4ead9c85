"""Thinking: budgets are kept, trees are reused, processes think together; and nothing of it changes what is legal."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from ostraka import load_game
from ostraka.bots import Budget, Searcher, Thinker, make_bot, remembering, searcher, thinker
from ostraka.bots.cores import close_cores, share, started
from ostraka.bots.searcher import Mind
from ostraka.core.errors import OstrakaError
from ostraka.core.game import View
from ostraka.core.mind.estimate import Estimate, merge
from ostraka.core.mind.search import Search
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Roll
from ostraka.lab.arena import contest
from tests.bots.test_bots import secrets
from tests.bots.test_workers import position

GAMES = ["ancient", "thebes", "mammothodus"]


class Clock:
    """A clock that moves when something is done: `step` seconds for every simulation."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, module: Any, step: float) -> None:
        self.now = 0.0
        self.step = step
        monkeypatch.setattr(module.time, "monotonic", lambda: self.now)

    def tick(self, simulations: int) -> None:
        self.now += self.step * simulations


@pytest.fixture
def slow_search(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Every simulation takes 7 ms of a clock that nothing else moves."""
    clock = Clock(monkeypatch, searcher, 0.007)
    real = Search.think

    def think(self: Search[Any, Any], view: Any, ask: Ask, simulations: int) -> list[Estimate]:
        clock.tick(simulations)
        return real(self, view, ask, simulations)

    monkeypatch.setattr(Search, "think", think)
    return clock


# Budgets


@pytest.mark.parametrize("name", GAMES)
def test_simulations_are_counted_exactly(name: str) -> None:
    game, view, ask = position(name)
    for wanted in (1, 2, 7, 20):
        found = Searcher(game, 999).estimates(view, ask, Budget(1, simulations=wanted))
        assert sum(estimate.visits for estimate in found) == wanted


@pytest.mark.parametrize("seconds", [0.05, 0.3, 1.0])
@pytest.mark.parametrize("bot", ["choose", "estimates"])
def test_seconds_are_used_and_not_exceeded(slow_search: Clock, seconds: float, bot: str) -> None:
    game, view, ask = position("thebes")
    chooser = Searcher(game, 3)
    getattr(chooser, bot)(view, ask, Budget(1, seconds=seconds))
    assert 0.85 * seconds <= slow_search.now <= 1.1 * seconds


def test_one_simulation_is_made_however_short_the_time(slow_search: Clock) -> None:
    game, view, ask = position("thebes")
    assert Searcher(game, 3).choose(view, ask, Budget(1, seconds=0.001)) in ask.options
    assert slow_search.now == pytest.approx(0.007)


def test_a_limit_ends_the_own_measure_and_does_not_prolong_it(slow_search: Clock) -> None:
    game, view, ask = position("thebes")
    Searcher(game, 10_000).choose(view, ask, Budget(1, limit=0.2))
    assert 0.17 <= slow_search.now <= 0.22
    slow_search.now = 0.0
    Searcher(game, 5).estimates(view, ask, Budget(1, limit=60.0))
    assert slow_search.now == pytest.approx(5 * 0.007)


def test_by_the_clock_a_decision_is_not_put_off_either(slow_search: Clock) -> None:
    game, view, ask = position("thebes")
    bot = Searcher(game, 200)
    best = bot.estimates(view, ask, Budget(1, limit=60.0))[0]
    assert slow_search.now == pytest.approx(200 * 0.007)
    slow_search.now = 0.0
    assert bot.choose(view, ask, Budget(1, limit=60.0)) == best.option
    assert slow_search.now < 200 * 0.007


@pytest.mark.parametrize("seconds", [0.5, 1.0])
def test_flat_monte_carlo_keeps_the_clock_too(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    game, view, ask = position("thebes")
    clock = Clock(monkeypatch, thinker, 0.002)
    real = Thinker.imagine

    def imagine(self: Thinker[Any, Any], view: Any, seat: int, option: int, seed: int) -> float:
        clock.tick(1)
        return real(self, view, seat, option, seed)

    monkeypatch.setattr(Thinker, "imagine", imagine)
    assert Thinker(game).choose(view, ask, Budget(1, seconds=seconds)) in ask.options
    assert seconds <= clock.now <= 1.1 * seconds


# Deciding


@pytest.mark.parametrize("name", GAMES)
def test_deciding_is_thinking_without_what_cannot_matter(name: str) -> None:
    game, view, ask = position(name)
    for seed in range(2):
        thought, decided = Search(game, seed), Search(game, seed)
        assert decided.decide(view, ask, 40) == thought.think(view, ask, 40)[0].option
        assert decided.simulations <= thought.simulations == 40


# Memory


def questions(game: Any, seats: int, seed: int) -> Generator[tuple[int, View, Ask, Any], int, None]:
    """The questions of a game in which the policy plays; what is sent back is played instead."""
    s, rng = game.new(None, seats), Rng(seed)
    while True:
        turn = s.turn
        if isinstance(turn, Roll):
            game.apply(s, rng.below(turn.n))
        elif isinstance(turn, Ask):
            ask = turn.of(turn.seat) or turn
            option = yield turn.seat, game.view(s, turn.seat), ask, s
            if option is None:
                option = game.insight.policy(s, ask, rng)
            game.apply(s, option, None, turn.seat)
        else:
            return


def played(game: Any, seed: int, bots: list[Any], most: int) -> tuple[list[int], int]:
    """The answers of bots to the first questions of a game, and how often an earlier thought was of use."""
    asked = questions(game, len(bots), seed)
    answers: list[int] = []
    reused = 0
    seat, view, ask, _ = next(asked)
    for number in range(most):
        option = bots[seat].choose(view, ask, Budget(number, simulations=9))
        assert option in ask.options
        mind = bots[seat]
        if isinstance(mind, Mind) and mind.search is not None and len(ask.options) > 1:
            reused += mind.search.root.tries > 9
            assert set(ask.options) & set(mind.search.root.nodes)
        answers.append(option)
        try:
            seat, view, ask, _ = asked.send(option)
        except StopIteration:
            break
    return answers, reused


@pytest.mark.parametrize("name", GAMES)
def test_thoughts_are_used_again_and_repeatably(name: str) -> None:
    game = load_game(name)
    most = 20 if name == "mammothodus" else 60
    first, reused = played(game, 3, [Searcher(game, 9).mind() for _ in range(2)], most)
    again, _ = played(game, 3, [Searcher(game, 9).mind() for _ in range(2)], most)
    assert first == again
    assert reused > 3


def test_a_mind_keeps_thoughts_and_no_state() -> None:
    game = load_game("ancient")
    minds = [Searcher(game, 9).mind() for _ in range(2)]
    played(game, 5, list(minds), 12)
    assert minds[0].search is not None and minds[0].search.root.nodes
    assert not secrets(minds)


def test_a_bot_without_memory_does_not_care_what_it_was_asked_before() -> None:
    game, view, ask = position("ancient")
    other_game = load_game("ancient")
    bot = Searcher(game, 15)
    alone = bot.choose(view, ask, Budget(4))
    played(other_game, 1, [bot, bot], 10)
    assert bot.choose(view, ask, Budget(4)) == alone


def test_a_mind_can_be_asked_about_anything() -> None:
    game = load_game("thebes")
    mind = Searcher(game, 12).mind()
    for seed in (1, 2):
        for number, (_, view, ask, _) in enumerate(questions(game, 3, seed)):
            if number % 5 == 0:
                assert mind.choose(view, ask, Budget(number)) in ask.options


def test_only_what_can_follow_is_followed() -> None:
    game, view, ask = position("thebes")
    search = Search(game, 1)
    assert not search.follow(-1, view, ask)
    best = search.think(view, ask, 30)[0]
    # The same question again does not follow from its own answer.
    assert not search.follow(best.option, view, ask)
    assert search.simulations == 0
    assert sum(estimate.visits for estimate in search.think(view, ask, 9)) == 9


def test_who_has_no_memory_is_seated_as_it_is() -> None:
    game = load_game("thebes")
    student, sage = make_bot(game, "student"), make_bot(game, "sage")
    assert remembering(student) is student
    assert remembering(sage) is not sage
    assert remembering(sage).name == "sage"
    outcome = contest(game, [make_bot(game, "searcher:4"), student], seed=5)
    assert outcome.record() == contest(game, [make_bot(game, "searcher:4"), student], seed=5).record()


# Several cores


def test_what_several_searches_found_is_added_up() -> None:
    game, view, ask = position("thebes")
    parts = [Search(game, seed).think(view, ask, 50) for seed in (1, 2)]
    whole = merge(parts, ask.seat)
    assert {e.option for e in whole} == set(ask.options)
    assert [e.visits for e in whole] == sorted((e.visits for e in whole), reverse=True)
    a, b = ({e.option: e for e in part} for part in parts)
    for e in whole:
        x, y = a[e.option], b[e.option]
        assert e.visits == x.visits + y.visits
        if x.visits and y.visits:
            mean = (x.visits * x.values[0] + y.visits * y.values[0]) / e.visits
            assert e.values[0] == pytest.approx(mean)
            assert e.error < max(x.error, y.error)
    assert merge([parts[0]], ask.seat)[0].error == pytest.approx(parts[0][0].error)
    assert merge([[Estimate(3, 0, [], 1.0)], [Estimate(3, 0, [], 1.0)]], 0)[0].visits == 0


def test_simulations_are_shared_out() -> None:
    assert [share(11, 3, number) for number in range(3)] == [4, 4, 3]
    assert share(None, 3, 0) is None


def test_processes_think_together() -> None:
    game, view, ask = position("thebes")
    bot = Searcher(game, 999)
    try:
        budget = Budget(2, simulations=41, cores=2)
        first, second = (bot.estimates(view, ask, budget) for _ in range(2))
        assert [e.record() for e in first] == [e.record() for e in second]
        assert sum(e.visits for e in first) == 41
        assert bot.choose(view, ask, budget) == first[0].option
        assert sum(e.visits for e in bot.estimates(view, ask, Budget(2, simulations=1, cores=2))) == 1
        assert bot.choose(view, ask, Budget(2, seconds=0.05, cores=2)) in ask.options
        started(2)[0].process.kill()
        with pytest.raises(OstrakaError, match="a process that was thinking ended with status -9"):
            bot.estimates(view, ask, budget)
        assert [e.record() for e in bot.estimates(view, ask, budget)] == [e.record() for e in first]
    finally:
        close_cores()
