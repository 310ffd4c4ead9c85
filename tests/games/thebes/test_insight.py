"""Insight into Thebes: what it knows of this game, beside what every insight must hold."""

from __future__ import annotations

import pytest

from ostraka import load_game
from ostraka.games.thebes.mind.insight import ThebesInsight
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import BOOKS, EGYPT
from tests.games.insights import final, positions

GAME = load_game("thebes")


def test_every_question_is_met() -> None:
    asked = {ask.prompt for seed in range(8) for _, ask in positions(GAME, {}, 3, seed, 40)}
    assert asked == {"action", "weeks", "zeppelin", "legend", "assistant", "shovel"}


def test_weeks_are_worth_points() -> None:
    s = next(iter(positions(GAME, {}, 2, 1, 0)))[0]
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
    s = next(iter(positions(GAME, {}, 2, 1, 0)))[0]
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
            totals += GAME.outcome(final(GAME, {}, 2, seed, wits)).totals()
        return sum(totals) / len(totals)

    assert mean(100) > mean(0) + 15
