"""Bots: never illegal, repeatable, better than chance, and blind to what a seat may not know."""

from __future__ import annotations

import ast
import gc
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ostraka.bots
from ostraka import load_game
from ostraka.bots import BOT_NAMES, Bot, Budget, RandomBot, Thinker, make_bot
from ostraka.bots.thinker import worth
from ostraka.core.errors import OstrakaError
from ostraka.core.fields import PUBLIC, Fields, fields_of
from ostraka.core.game import View
from ostraka.core.mind.playout import playout
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.state import State
from ostraka.core.turn import Ask
from ostraka.lab.arena import contest

ANCIENT = load_game("ancient")


def moments(seats: int, seed: int, stride: int = 60) -> Iterator[tuple[Any, Ask]]:
    """States along a random game that wait for a choice of several options."""
    s, rng = ANCIENT.new(None, seats), Rng(seed)
    while True:
        turn = s.turn
        if isinstance(turn, Ask) and len(turn.options) > 1:
            yield ANCIENT.copy(s), turn
        if sum(playout(ANCIENT, s, rng, stride)) < stride:
            return


# What they do


@pytest.mark.parametrize("spec", ["random", "thinker:6"])
def test_bots_choose_what_is_offered_and_always_the_same(spec: str) -> None:
    bot = make_bot(ANCIENT, spec)
    for s, ask in moments(3, seed=11):
        choices = {bot.choose(ANCIENT.view(s, ask.seat), ask, Budget(5)) for _ in range(2)}
        assert len(choices) == 1
        assert choices <= set(ask.options)


def test_a_bot_that_is_asked_leaves_the_view_alone() -> None:
    s, ask = next(moments(2, seed=3))
    view = ANCIENT.view(s, ask.seat)
    before = view.record()
    Thinker(ANCIENT, simulations=8).choose(view, ask, Budget(1))
    assert view.record() == before


def test_answers_to_simultaneous_questions() -> None:
    s, turn = next((s, ask) for s, ask in moments(3, seed=1, stride=1) if ask.others)
    for ask in turn.asked():
        assert Thinker(ANCIENT, simulations=6).choose(ANCIENT.view(s, ask.seat), ask, Budget(1)) in ask.options


@pytest.mark.compiled
def test_thinking_beats_chance() -> None:
    leads = []
    for seed in range(3):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        me = seed % 2
        bots[me] = Thinker(ANCIENT, simulations=24, horizon=60)
        outcome = contest(ANCIENT, bots, seed)
        leads.append(outcome.total(me) - outcome.total(1 - me))
    assert min(leads) > 0
    assert sum(leads) > 60


# How they are called


def test_bots_by_name() -> None:
    assert {make_bot(ANCIENT, name).name for name in BOT_NAMES} == set(BOT_NAMES)
    assert repr(make_bot(ANCIENT, "thinker:7")) == "Thinker('ancient', simulations=7)"
    assert repr(make_bot(ANCIENT, "random")) == "RandomBot()"


@pytest.mark.parametrize("spec", ["seer", "", "thinker:0", "thinker:-1", "random:4", "thinker:ten"])
def test_what_is_no_bot(spec: str) -> None:
    with pytest.raises(OstrakaError, match="random, thinker"):
        make_bot(ANCIENT, spec)


# What an outcome is worth


def test_an_outcome_is_worth_the_lead_over_the_best_other_side() -> None:
    running = Outcome(("points",), [[10], [7], [12]], [0, 1, 2])
    assert [worth(running, seat) for seat in range(3)] == [-2, -5, 2]
    over = Outcome(("points",), [[10], [7], [12]], [0, 1, 2], [2, 3, 1])
    assert worth(over, 2) > worth(running, 2)


def test_partners_count_together_and_cooperation_counts_points() -> None:
    teams = Outcome(("points",), [[10], [7], [12], [1]], [0, 0, 1, 1])
    assert [worth(teams, seat) for seat in range(4)] == [4, 4, -4, -4]
    together = Outcome(("points",), [[3], [4]], [0, 0])
    assert worth(together, 0) == 7


# What they see


class Witness:
    """Keeps everything a bot is given."""

    name = "witness"

    def __init__(self) -> None:
        self.given: list[tuple[View, Ask, Budget]] = []

    def choose(self, view: View, ask: Ask, budget: Budget) -> int:
        self.given.append((view, ask, budget))
        return RandomBot().choose(view, ask, budget)


def reachable(roots: object) -> Iterator[object]:
    """Everything that can be reached from some objects without going through code."""
    code = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType, Fields)
    seen: set[int] = set()
    front = [roots]
    while front:
        thing = front.pop()
        if id(thing) in seen or isinstance(thing, code):
            continue
        seen.add(id(thing))
        yield thing
        front += gc.get_referents(thing)


def secrets(roots: object) -> list[State]:
    """The states that can be reached and have a field which is not open to everyone: a view's own state has none."""
    return [
        thing
        for thing in reachable(roots)
        if isinstance(thing, State)
        and any(hasattr(thing, field.name) for field in fields_of(type(thing)).kept if field.sees != PUBLIC)
    ]


def test_nothing_a_bot_is_given_leads_to_the_state() -> None:
    witness = Witness()
    contest(ANCIENT, [witness, witness, witness], seed=1)
    assert len(witness.given) > 100
    assert not secrets(witness.given[::20])
    assert any(isinstance(thing, View) for thing in reachable(witness.given[0]))


def test_the_search_would_find_a_state() -> None:
    view = ANCIENT.view(ANCIENT.new(None, 2), 0)
    assert secrets([view, [{"leak": ANCIENT.new(None, 2)}]])


def test_each_question_comes_with_the_view_of_its_seat() -> None:
    witness = Witness()
    contest(ANCIENT, [witness, witness], seed=4)
    assert all(view.seat == ask.seat for view, ask, _ in witness.given)


def test_bots_import_the_kernel_and_nothing_that_holds_a_match() -> None:
    (home,) = ostraka.bots.__path__
    for path in Path(home).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("ostraka"):
                # The shelf holds games, no matches: a worker process has to find the game it is asked about.
                allowed = ("ostraka.core", "ostraka.bots", "ostraka.match.shelf")
                assert str(node.module).startswith(allowed), (path.name, node.module)
            if isinstance(node, ast.Import):
                assert not any(alias.name.startswith("ostraka") for alias in node.names), path.name
