"""Leavers: somebody stands in, and every match still ends."""

from __future__ import annotations

import pytest

from ostraka.core.errors import OstrakaError
from ostraka.core.rng import Rng
from ostraka.match import Match
from tests.conftest import TIER
from tests.match.tables import CONFIGURATIONS, play_on, step, table

GAMES = {"fast": 2, "full": 60, "soak": 300}[TIER]


@pytest.mark.parametrize(("seats", "setup"), CONFIGURATIONS)
def test_each_seat_in_turn_never_answers(seats, setup):
    for absent in range(seats):
        for seed in range(GAMES):
            match = table(seats, setup, f"leaver {seed}")
            match.stand_in(absent)
            rng = Rng(seed)
            while not match.over:
                assert absent not in [ask.seat for ask in match.asks]
                step(match, rng)
            assert match.outcome().winners()
            assert match.faults == []
            assert Match.read(match.text()).digest() == match.digest()


def test_everybody_leaves():
    match = play_on(table(4), 1, 60)
    for seat in range(4):
        match.stand_in(seat)
    assert match.over


def test_a_stand_in_answers_at_once_and_gives_the_seat_back():
    match = table(setup={"opening": "introductory"})
    seat = match.ask.seat
    events = match.stand_in(seat)
    assert events and match.ask.seat != seat and match.stand_ins == {seat}
    assert {choice.seat for choice in match.log} == {seat}
    match.take_back(seat)
    assert match.stand_ins == frozenset()
    rng = Rng(1)
    while match.ask.seat != seat:
        step(match, rng)
    with pytest.raises(OstrakaError, match="nobody stands in"):
        match.take_back(seat)


def test_a_policy_sees_its_own_view_and_question():
    seen = []

    def last(view, ask):
        seen.append((view.seat, ask.seat, ask.others, view.ask.options == ask.options))
        return ask.options[-1]

    match = table(4)
    match.stand_in(2, last)
    play_on(match, 3, 200)
    assert set(seen) == {(2, 2, (), True)}
    own = [s for s in match.steps if s.choice.seat == 2 and not s.forced]
    assert len(own) == len(seen)


def test_a_policy_that_fails_harms_nobody():
    def broken(view, ask):
        raise RuntimeError("no idea")

    def cheat(view, ask):
        return -1

    for policy, fault in ((broken, "RuntimeError('no idea')"), (cheat, "-1 is not offered")):
        match = table(3)
        match.stand_in(1, policy)
        play_on(match, 3)
        assert match.over
        assert {(seat, what) for _, seat, what in match.faults} == {(1, fault)}


def test_the_seeds_stand_in_is_the_same_every_time():
    logs = set()
    for _ in range(2):
        match = table(2, seed="twice")
        match.stand_in(0)
        match.stand_in(1)
        logs.add(match.log)
    assert len(logs) == 1
