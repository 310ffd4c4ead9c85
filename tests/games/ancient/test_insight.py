"""Insight into Ancient Knowledge: always legal, never meddling, better than chance, and sure of a finished game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ostraka import load_game
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Over, Roll
from ostraka.games.ancient.insight import PROMPTS, AncientInsight
from ostraka.games.ancient.state import Table

GAME = load_game("ancient")
SETUPS = [({}, 2), ({}, 3), ({"opening": "introductory"}, 4), ({"teams": True}, 4), ({"technology_first": True}, 2)]


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
@pytest.mark.parametrize("wits", [0, 60, 100])
def test_the_policy_takes_what_is_offered(setup: dict[str, object], seats: int, wits: int) -> None:
    prompts = set()
    for s, ask in positions(setup, seats, 7, wits):
        for each in ask.asked() if ask.prompt != "over" else ():
            assert GAME.insight.policy(s, each, Rng(1)) in each.options
            prompts.add(each.prompt)
    assert {"action", "create", "slot"} <= prompts


def test_the_policy_knows_most_questions_by_name() -> None:
    asked = {ask.prompt for seed in range(4) for _, ask in positions({}, 3, seed, 20)}
    unknown = asked - set(PROMPTS) - {"over"}
    assert unknown <= {"decline", "order", "opponent", "flip", "move-to", "swap", "phases"}


def test_asking_for_insight_changes_nothing() -> None:
    for i, (s, ask) in enumerate(positions({}, 2, 3, 50)):
        if i % 20 == 0:
            before = GAME.dump(s)
            GAME.insight.value(s)
            GAME.insight.policy(s, ask, Rng(i))
            assert GAME.dump(s) == before


@pytest.mark.parametrize(("setup", "seats"), SETUPS)
def test_values_are_chances(setup: dict[str, object], seats: int) -> None:
    insight = GAME.insight
    assert isinstance(insight, AncientInsight)
    for s, _ in positions(setup, seats, 5, 80):
        values = insight.value(s)
        assert len(values) == seats
        assert all(0 <= value <= 1 for value in values)
        whole = sum(values[::2]) if s.teams else sum(values)
        assert whole == pytest.approx(1)
        assert len(insight.features(s, 0)) == len(insight.names)
    outcome = GAME.outcome(s)
    assert s.ended
    winners = {outcome.sides[seat] for seat in outcome.winners()}
    assert values == [(1 / len(winners) if outcome.sides[seat] in winners else 0) for seat in range(seats)]


def test_whoever_is_far_ahead_is_likely_to_win() -> None:
    s = next(s for s, _ in positions({}, 2, 1, 100) if max(map(len, s.past)) >= 9)
    s.lost[0] += 30
    behind = GAME.insight.value(s)[0]
    s.lost[1] += 60
    ahead = GAME.insight.value(s)[0]
    assert behind < 0.3
    assert ahead > 0.7


def test_a_monument_that_will_perish_is_worth_less() -> None:
    """Atlantis in slot 1 brings its twelve points only without a token on it (DEC-11)."""
    s = next(s for s, _ in positions({}, 2, 1, 100) if max(map(len, s.past)) >= 5)
    s.line[0], s.tokens[0] = 28, 0
    saved = sum(GAME.insight.features(s, 0))
    s.tokens[0] = 8
    assert sum(GAME.insight.features(s, 0)) < saved - 4


def test_sensible_games_are_short() -> None:
    """Random games take about 38 rounds of two turns."""
    turns = []
    for seed in range(4):
        *_, (s, _) = positions({}, 2, seed, 100)
        turns.append(s.turns)
    assert max(turns) < 60
    assert sum(turns) / len(turns) < 46
