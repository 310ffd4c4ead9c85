"""Playouts to the end in a hurry: always legal, always the same, never meddling, and sooner over than random play."""

from __future__ import annotations

import pytest

from ostraka import load_game
from ostraka.core.mind.insight import TO_THE_END
from ostraka.core.mind.playout import playout
from ostraka.core.mind.search import Search
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Over, Roll
from ostraka.games.ancient.mind.rollout import QUESTIONS, next_action
from ostraka.games.ancient.options import CREATE, EXCAVATE, LEARN, SEARCH
from ostraka.games.ancient.state import blank_table
from ostraka.games.ancient.terms import END
from tests.games.insights import positions

GAME = load_game("ancient")
SETUPS: list[tuple[dict[str, object], int]] = [
    ({}, 2),
    ({}, 3),
    ({"opening": "introductory"}, 4),
    ({"teams": True}, 4),
]
MONUMENT, ARTEFACT = 20, 120


def hurry(seed: int, seats: int) -> int:
    """The number of choices of a whole game in which everybody hurries."""
    s, rng, choices = GAME.new({}, seats), Rng(seed), 0
    while not isinstance(s.turn, Over):
        turn = s.turn
        if isinstance(turn, Roll):
            GAME.apply(s, rng.below(turn.n))
            continue
        choices += 1
        GAME.apply(s, GAME.legal(s, turn.seat, GAME.insight.finish(s, turn, rng)), None, turn.seat)
    return choices


@pytest.mark.parametrize(("setup", "seats"), SETUPS)
@pytest.mark.parametrize("wits", [0, 60])
def test_it_takes_what_is_offered_and_the_same_again(setup: dict[str, object], seats: int, wits: int) -> None:
    prompts = set()
    for s, ask in positions(GAME, setup, seats, 11, wits):
        for each in ask.asked():
            option = GAME.insight.finish(s, each, Rng(1))
            assert option in each.options
            assert GAME.insight.finish(s, each, Rng(2)) == option
            prompts.add(each.prompt)
    assert {"action", "create", "slot"} <= prompts


def test_the_questions_it_knows_are_asked() -> None:
    asked = {ask.prompt for seed in range(12) for seats in (2, 4) for _, ask in positions(GAME, {}, seats, seed, 20)}
    assert set(QUESTIONS) <= asked


def test_a_choice_changes_nothing() -> None:
    for i, (s, ask) in enumerate(positions(GAME, {}, 2, 3, 50)):
        if i % 20 == 0:
            before = GAME.dump(s)
            GAME.insight.finish(s, ask, Rng(i))
            assert GAME.dump(s) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_over_sooner_than_at_random(seats: int) -> None:
    seeds = range(6)
    random = [playout(GAME, GAME.new({}, seats), Rng(seed), GAME.bound)[0] for seed in seeds]
    assert sum(hurry(seed, seats) for seed in seeds) < 0.7 * sum(random)


def test_what_is_done_first() -> None:
    s = blank_table(2)
    everything = (CREATE, LEARN, EXCAVATE, SEARCH)
    s.hand[0] = [MONUMENT, ARTEFACT]
    s.past[0] = [1, 2, 3]
    assert next_action(s, 0, everything) == CREATE
    assert next_action(s, 0, (LEARN, EXCAVATE, SEARCH)) == EXCAVATE
    s.hand[0] = [ARTEFACT]
    assert next_action(s, 0, everything) == EXCAVATE
    s.turned[0] = 2
    assert next_action(s, 0, everything) == LEARN
    assert next_action(s, 0, (EXCAVATE, SEARCH)) == SEARCH


def test_nothing_more_is_created_when_the_end_is_sure() -> None:
    s = blank_table(2)
    s.hand[0] = [MONUMENT]
    s.line[2:4] = [30, 31]
    s.past[0] = list(range(END - 3))
    assert next_action(s, 0, (CREATE, LEARN, SEARCH)) == CREATE
    s.past[0].append(END - 3)
    assert next_action(s, 0, (CREATE, LEARN, SEARCH)) == LEARN
    s.past[0], s.ending = [], True
    assert next_action(s, 0, (CREATE, SEARCH)) == SEARCH


def test_playouts_to_the_end_hurry() -> None:
    s = GAME.new({"opening": "introductory"}, 2)
    rng = Rng(5)
    while not (isinstance(s.turn, Ask) and s.turn.prompt == "action"):
        playout(GAME, s, rng, 1)
    view, ask = GAME.view(s, s.turn.seat), s.turn
    far, near = Search(GAME, 1, TO_THE_END), Search(GAME, 1, TO_THE_END - 1)
    far.run(view, ask, 6)
    near.run(view, ask, 6)
    # A horizon that only looks like the end is reached by the policy, which takes its time.
    assert 0 < far.choices < near.choices
