"""The bot that plans: the same luck for all options, and the rule of thumb unless another is better beyond doubt."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka import Match, load_game
from ostraka.bots import Budget, make_bot, remembering
from ostraka.bots.explain import explain
from ostraka.bots.levels import Rule, level_bot
from ostraka.bots.planner import Planner, Trials, turns_ahead
from ostraka.bots.worker import estimates
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask
from ostraka.core.view import pack
from ostraka.lab.arena import contest
from ostraka.lab.clock import Clock
from ostraka.lab.judge import glance
from ostraka.lab.turns import turns_of

GAME: Any = load_game("mammothodus")


def moments(prompts: tuple[str, ...], seats: int, seed: int, setup: Any = None) -> list[tuple[Any, Ask]]:
    """States along a game of the rule of thumb in which one of these questions is asked."""
    found = []
    s, rng = GAME.new(setup, seats), Rng(seed)
    while True:
        turn = s.turn
        if isinstance(turn, Ask) and len(turn.options) > 1:
            if turn.prompt in prompts:
                found.append((GAME.copy(s), turn))
            GAME.apply(s, GAME.insight.policy(s, turn, rng), None, turn.seat)
        elif playout(GAME, s, rng, 1) == (0, 0):
            return found


@pytest.mark.parametrize("level", ["professor", "sage"])
def test_the_strongest_levels_plan(level: str) -> None:
    bot = level_bot(GAME, level)
    assert isinstance(bot, Planner)
    assert remembering(bot) is bot
    assert level in make_bot(GAME, level).name


@pytest.mark.parametrize(("setup", "seats"), [({}, 2), ({"open_hands": False}, 3), ({"talents": True}, 1)])
def test_plans_are_legal_and_always_the_same(setup: dict[str, object], seats: int) -> None:
    bot = Planner(GAME, 14, 1, ("action",))
    for s, ask in moments(("action", "figure", "discard"), seats, 3, setup)[::9]:
        view = GAME.view(s, ask.seat)
        assert bot.choose(view, ask, Budget(5)) == bot.choose(view, ask, Budget(5))
        assert bot.choose(view, ask, Budget(6)) in ask.options


def test_where_nothing_is_planned_the_rule_of_thumb_decides() -> None:
    bot, rule = Planner(GAME, 10, 1, ("action",)), Rule(GAME)
    for s, ask in moments(("figure", "play", "discard", "reroll"), 2, 8)[::5]:
        view = GAME.view(s, ask.seat)
        assert bot.choose(view, ask, Budget(1)) == rule.choose(view, ask, Budget(1))


@pytest.mark.parametrize("simulations", [1, 2, 7, 20])
def test_a_budget_of_simulations_is_kept(simulations: int) -> None:
    bot = Planner(GAME, 5, 1, ("action",))
    s, ask = moments(("action",), 2, 4)[2]
    found = bot.estimates(GAME.view(s, ask.seat), ask, Budget(1, simulations=simulations))
    assert sum(e.visits for e in found) == simulations
    assert sorted(e.option for e in found) == sorted(ask.options)
    assert max(e.visits for e in found) - min(e.visits for e in found) <= 1
    assert all(len(e.values) == 2 and 0.0 <= e.values[0] <= 1.0 for e in found if e.visits)


def test_the_clock_ends_planning() -> None:
    """However short the time is: what the rule of thumb would do is tried, and nothing else."""
    bot = Planner(GAME, 5000, 1, ("action",))
    s, ask = moments(("action",), 2, 4)[2]
    view = GAME.view(s, ask.seat)
    found = bot.estimates(view, ask, Budget(1, limit=1e-9))
    assert [e.visits for e in found] == [1] + [0] * (len(ask.options) - 1)
    assert found[0].option == Rule(GAME).choose(view, ask, Budget(1))
    assert sum(e.visits for e in bot.estimates(view, ask, Budget(1, simulations=3, limit=600.0))) == 3


def test_the_rule_of_thumb_is_overruled_beyond_doubt_only() -> None:
    s, ask = moments(("action",), 2, 4)[2]
    trials = Trials(GAME, GAME.view(s, ask.seat), ask, 1, Rng(1))
    tip, other = trials.options[:2]

    def best(of_tip: list[float], of_other: list[float]) -> int:
        trials.results = {option: [] for option in trials.options}
        trials.results[tip] = [[value] * 2 for value in of_tip]
        trials.results[other] = [[value] * 2 for value in of_other]
        return trials.estimates()[0].option

    assert best([0.2, 0.5, 0.2], [0.3, 0.6, 0.3]) == other
    assert best([0.3, 0.6, 0.3], [0.2, 0.5, 0.2]) == tip
    assert best([0.2, 0.5, 0.2], [0.8, 0.2, 0.1]) == tip
    assert best([0.5], [0.6]) == tip
    assert best([0.5, 0.5], [0.5, 0.5]) == tip


def test_all_options_have_the_same_luck() -> None:
    """Two tries of one option in one round end alike; in another round they may not."""
    s, ask = moments(("action",), 2, 4)[2]
    trials = Trials(GAME, GAME.view(s, ask.seat), ask, 2, Rng(1))
    trials.options = [trials.tip] * 2
    for _ in range(12):
        trials.simulate()
    results = trials.results[trials.tip]
    assert results[0::2] == results[1::2]
    assert len({values[0] for values in results}) > 1


@pytest.mark.compiled
def test_planning_gets_further_than_careless_play() -> None:
    def progress(level: str) -> int:
        bot = make_bot(GAME, level)
        return sum(contest(GAME, [bot, bot], seed).total(0) for seed in range(5))

    assert progress("professor") > progress("digger") + 5 * 20


def test_a_planner_can_be_asked_for_estimates_in_another_process() -> None:
    s, ask = moments(("action",), 2, 4)[2]
    found = estimates("mammothodus", pack(GAME, GAME.view(s, ask.seat)), "professor", {"seed": 3})
    assert {e["option"] for e in found} == set(ask.options)


def test_hints_come_from_the_strongest_level() -> None:
    for s, ask in moments(("action",), 2, 4)[::12]:
        view = GAME.view(s, ask.seat)
        budget = Budget(3, simulations=20)
        sage = level_bot(GAME, "sage")
        assert isinstance(sage, Planner)
        expected = [estimate.option for estimate in sage.estimates(view, ask, budget)][:3]
        found = [hint.option for hint in explain(GAME, view, ask, budget, tables=8).hints]
        assert found[0] == expected[0] and set(found) <= set(ask.options)


def test_analysis_thinks_as_the_strongest_level_does() -> None:
    match = Match(GAME, seats=2, seed=5)
    while match.ask is not None:
        match.play(match.ask.seat, match.ask.options[0])
    turns = turns_of(match)
    decision = next(d for turn in turns.played for d in turn.decisions if len(d.ask.options) > 2)
    (judged,) = glance(GAME, [decision], 12, 1, Clock(None, None), (0.0, 1.0))
    assert judged.thought == max(12, 6 * len(decision.ask.options))
    assert {standing.option for standing in judged.standings} == set(decision.ask.options)


@pytest.mark.parametrize(("turns", "by_seats"), [(1, [1, 1, 2, 2]), (2, [2, 2, 3, 4])])
def test_with_more_clans_it_plans_as_many_rounds_ahead(turns: int, by_seats: list[int]) -> None:
    assert [turns_ahead(turns, seats) for seats in (1, 2, 3, 4)] == by_seats
    for seats in (1, 2, 3, 4):
        s = GAME.new(None, seats)
        rng = Rng(seats)
        while not (isinstance(s.turn, Ask) and s.turn.prompt == "action"):
            playout(GAME, s, rng, 1)
        trials = Trials(GAME, GAME.view(s, s.turn.seat), s.turn, turns, Rng(1))
        begun = GAME.heading(trials.table)[0]
        end = GAME.copy(trials.table)
        trials.follow(end, Rng(2), True)
        assert GAME.heading(end)[0] - begun == by_seats[seats - 1]
