"""Insight into Thebes: always legal, never meddling, better than chance, and sure of a finished game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ostraka import load_game
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Over, Roll
from ostraka.games.thebes.insight import ThebesInsight
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.words import BOOKS, EGYPT

GAME = load_game("thebes")
SETUPS = [({}, 2), ({}, 3), ({}, 4), ({"beyond_three": "add", "spare_helpers": True, "book_to_dig": True}, 2)]


def positions(setup: dict[str, object], seats: int, seed: int, wits: int) -> Iterator[tuple[Table, Ask]]:
    """A game in which `wits` of a hundred choices follow the policy, question by question."""
    s, rng = GAME.new(setup, seats), Rng(seed)
    while not isinstance(s.turn, Over):
        turn = s.turn
        if isinstance(turn, Roll):
            GAME.apply(s, rng.below(turn.n))
            continue
        yield s, turn
        option = turn.options[rng.below(len(turn.options))]
        if rng.below(100) < wits:
            option = GAME.insight.policy(s, turn, rng)
        GAME.apply(s, GAME.legal(s, turn.seat, option), None, turn.seat)
    yield s, Ask(0, "over", (0,))


@pytest.mark.parametrize(("setup", "seats"), SETUPS)
@pytest.mark.parametrize("wits", [0, 50, 100])
def test_the_policy_takes_what_is_offered(setup: dict[str, object], seats: int, wits: int) -> None:
    prompts = set()
    for seed in range(3):
        for s, ask in positions(setup, seats, seed, wits):
            if ask.prompt != "over":
                assert GAME.insight.policy(s, ask, Rng(1)) in ask.options
                prompts.add(ask.prompt)
    assert {"action", "weeks"} <= prompts


def test_every_question_is_met() -> None:
    asked = {ask.prompt for seed in range(8) for _, ask in positions({}, 3, seed, 40)}
    assert asked == {"action", "weeks", "zeppelin", "legend", "assistant", "shovel", "over"}


def test_asking_for_insight_changes_nothing() -> None:
    for i, (s, ask) in enumerate(positions({}, 2, 3, 50)):
        if ask.prompt != "over":
            before = GAME.dump(s)
            GAME.insight.value(s)
            GAME.insight.policy(s, ask, Rng(i))
            assert GAME.dump(s) == before


@pytest.mark.parametrize(("setup", "seats"), SETUPS)
def test_values_are_chances(setup: dict[str, object], seats: int) -> None:
    insight = GAME.insight
    assert isinstance(insight, ThebesInsight)
    for s, _ in positions(setup, seats, 5, 80):
        values = insight.value(s)
        assert len(values) == seats
        assert all(0 <= value <= 1 for value in values)
        assert sum(values) == pytest.approx(1)
        assert len(insight.features(s, 0)) == len(insight.names)
    winners = GAME.outcome(s).winners()
    assert winners
    assert values == [(1 / len(winners) if seat in winners else 0) for seat in range(seats)]


def test_weeks_are_worth_points() -> None:
    s = next(iter(positions({}, 2, 1, 0)))[0]
    even = GAME.insight.value(s)[0]
    s.time[1] += 60
    assert even == pytest.approx(0.5)
    assert GAME.insight.value(s)[0] > 0.7


def digs(s: Table) -> tuple[float, float]:
    """What the best dig of this year, and of the years to come, would bring the first seat."""
    insight = GAME.insight
    assert isinstance(insight, ThebesInsight)
    counts = dict(zip(insight.names, insight.counts(s, 0), strict=True))
    return counts["best-dig"], counts["best-dig-later"]


def test_books_and_licences_promise_digs() -> None:
    """Knowledge of a site promises a dig this year and in years to come; a spent licence only the latter (T-24)."""
    s = next(iter(positions({}, 2, 1, 0)))[0]
    assert digs(s) == (0.0, 0.0)
    s.own[BOOKS + EGYPT] = 6
    s.skill[0] |= 1 << EGYPT
    now, later = digs(s)
    assert now > 3
    assert later > now
    s.licences[0] &= ~(1 << EGYPT)
    assert digs(s) == (0.0, later)


def test_the_policy_finds_far_more_than_chance() -> None:
    def mean(wits: int) -> float:
        totals = []
        for seed in range(4):
            *_, (s, _) = positions({}, 2, seed, wits)
            totals += GAME.outcome(s).totals()
        return sum(totals) / len(totals)

    assert mean(100) > mean(0) + 15
