"""All games, all seat counts, all settings: the conformance suite at every state of random games."""

from __future__ import annotations

import pytest

from ostraka.core.testing import LEVELS, Report, conformance
from ostraka.games import GAME_IDS
from tests.games.configurations import ALL, SOAK, Configuration, configurations, few, spread

FEW = {str(at) for id in GAME_IDS for at in few(id)}


def ways(sparing: bool) -> list[object]:
    """The usual settings on both builds, the many others where it takes a third of the time."""
    found: list[object] = []
    for at in ALL:
        marks = [pytest.mark.compiled if at.setup else pytest.mark.both]
        if sparing and str(at) not in FEW:
            marks.append(pytest.mark.full)
        found.append(pytest.param(at, marks=marks, id=str(at)))
    return found


each = pytest.mark.parametrize("at", ways(sparing=False))
# What looks at every state takes long: each setting with one number of seats, and with all of them in the heavy tier.
a_few = pytest.mark.parametrize("at", ways(sparing=True))


@a_few
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


@a_few
def test_hidden_cards_make_no_difference(at: Configuration) -> None:
    report = conformance(at.game, (at.seats,), (at.setup,), (at.seats + 70,), {"non-interference": 11})
    assert report.pairs >= (at.seats + 1) * (report.states // 11)
    assert report.moved > report.pairs


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


@pytest.mark.full
@each
def test_hidden_cards_make_no_difference_in_a_hundred_thousand_pairs(at: Configuration) -> None:
    """Each configuration has its share of them."""
    share = (1_000_000 if SOAK else 100_000) // len(configurations(at.id)) + 1
    report = Report()
    seed = spread(1, at).start
    while report.pairs < share:
        report.add(conformance(at.game, (at.seats,), (at.setup,), (seed,), {"non-interference": 3}))
        seed += 1
    assert report.games == report.ended.total()
    assert report.moved > report.pairs
