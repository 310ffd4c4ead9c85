"""All games, all seat counts, all settings: the conformance suite at every state of random games."""

from __future__ import annotations

import pytest

from ostraka.core.testing import LEVELS, conformance
from ostraka.games import GAME_IDS
from tests.games.configurations import ALL, SOAK, Configuration, configurations, spread

each = pytest.mark.parametrize("at", ALL, ids=str)


@each
def test_it_conforms(at: Configuration) -> None:
    report = conformance(at.game, (at.seats,), (at.setup,), spread(len(configurations(at.id)), at), "fast")
    assert report.games == 1
    assert set(LEVELS["fast"]) <= set(report.checks)
    assert report.pairs > 0
    assert report.moved > report.pairs


@each
def test_random_games_end_by_the_rules(at: Configuration) -> None:
    games = spread(500, at)
    report = conformance(at.game, (at.seats,), (at.setup,), games, "light")
    assert report.games == report.ended.total() == len(games)
    assert "" not in report.ended


@pytest.mark.parametrize("id", GAME_IDS)
def test_five_hundred_games_are_spread_over_all_configurations(id: str) -> None:
    seeds = [seed for at in configurations(id) for seed in spread(500, at)]
    assert len(seeds) == len(set(seeds)) == 500


@pytest.mark.full
@each
def test_ten_thousand_random_games_end_by_the_rules(at: Configuration) -> None:
    games = spread(100_000 if SOAK else 10_000, at)
    report = conformance(at.game, (at.seats,), (at.setup,), games, "light")
    assert report.games == report.ended.total() == len(games)


@pytest.mark.full
@each
def test_a_thousand_games_conform_at_every_decision(at: Configuration) -> None:
    games = spread(10_000 if SOAK else 1_000, at)
    report = conformance(at.game, (at.seats,), (at.setup,), games, "full")
    assert report.checks["dump"] == report.checks["sample"] == report.states
    assert report.games == len(games)
