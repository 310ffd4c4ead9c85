"""Every insight whose values are chances to win: always legal, never meddling, and sure of a finished game."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka import load_game
from ostraka.core.rng import Rng
from tests.games.insights import final, positions

SETUPS: list[tuple[str, dict[str, object], int]] = [
    ("ancient", {}, 2),
    ("ancient", {}, 3),
    ("ancient", {"opening": "introductory"}, 4),
    ("ancient", {"teams": True}, 4),
    ("ancient", {"technology_first": True}, 2),
    ("thebes", {}, 2),
    ("thebes", {}, 3),
    ("thebes", {}, 4),
    ("thebes", {"beyond_three": "add", "spare_helpers": True, "book_to_dig": True}, 2),
]
MET = {"ancient": {"action", "create", "slot"}, "thebes": {"action", "weeks"}}
"""Questions that come in every game."""


@pytest.mark.parametrize(("name", "setup", "seats"), SETUPS)
@pytest.mark.parametrize("wits", [0, 50, 100])
def test_the_policy_takes_what_is_offered(name: str, setup: dict[str, object], seats: int, wits: int) -> None:
    game = load_game(name)
    prompts = set()
    for s, ask in positions(game, setup, seats, 7, wits):
        for each in ask.asked():
            assert game.insight.policy(s, each, Rng(1)) in each.options
            prompts.add(each.prompt)
    assert MET[name] <= prompts


@pytest.mark.parametrize("name", MET)
def test_asking_for_insight_changes_nothing(name: str) -> None:
    game = load_game(name)
    for i, (s, ask) in enumerate(positions(game, {}, 2, 3, 50)):
        if i % 10 == 0:
            before = game.dump(s)
            game.insight.value(s)
            game.insight.policy(s, ask, Rng(i))
            assert game.dump(s) == before


@pytest.mark.parametrize(("name", "setup", "seats"), SETUPS)
def test_values_are_chances(name: str, setup: dict[str, object], seats: int) -> None:
    game = load_game(name)
    insight: Any = game.insight
    sides = game.outcome(game.new(setup, seats)).sides
    # The first seat of each side: partners win together.
    first = [sides.index(side) for side in sorted(set(sides))]
    for s, _ in positions(game, setup, seats, 5, 80):
        values = insight.value(s)
        assert len(values) == seats
        assert all(0 <= value <= 1 for value in values)
        assert sum(values[seat] for seat in first) == pytest.approx(1)
        assert len(insight.features(s, 0)) == len(insight.names)


@pytest.mark.parametrize(("name", "setup", "seats"), SETUPS)
def test_a_finished_game_is_certain(name: str, setup: dict[str, object], seats: int) -> None:
    game = load_game(name)
    s = final(game, setup, seats, 5, 80)
    outcome = game.outcome(s)
    winners = {outcome.sides[seat] for seat in outcome.winners()}
    assert winners
    expected = [1 / len(winners) if outcome.sides[seat] in winners else 0 for seat in range(seats)]
    assert game.insight.value(s) == expected
