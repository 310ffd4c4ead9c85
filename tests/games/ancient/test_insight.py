"""Insight into Ancient Knowledge: what it knows of this game, beside what every insight must hold."""

from __future__ import annotations

from ostraka import load_game
from ostraka.games.ancient.mind.insight import PROMPTS
from tests.games.insights import final, positions

GAME = load_game("ancient")


def test_the_policy_knows_most_questions_by_name() -> None:
    asked = {ask.prompt for seed in range(4) for _, ask in positions(GAME, {}, 3, seed, 20)}
    unknown = asked - set(PROMPTS)
    assert unknown <= {"decline", "order", "opponent", "flip", "move-to", "swap", "phases"}


def test_whoever_is_far_ahead_is_likely_to_win() -> None:
    s = next(s for s, _ in positions(GAME, {}, 2, 1, 100) if max(map(len, s.past)) >= 9)
    s.lost[0] += 30
    behind = GAME.insight.value(s)[0]
    s.lost[1] += 60
    ahead = GAME.insight.value(s)[0]
    assert behind < 0.3
    assert ahead > 0.7


def test_a_monument_that_will_perish_is_worth_less() -> None:
    """Atlantis in slot 1 brings its twelve points only without a token on it (DEC-11)."""
    s = next(s for s, _ in positions(GAME, {}, 2, 1, 100) if max(map(len, s.past)) >= 5)
    s.line[0], s.tokens[0] = 28, 0
    saved = sum(GAME.insight.features(s, 0))
    s.tokens[0] = 8
    assert sum(GAME.insight.features(s, 0)) < saved - 4


def test_sensible_games_are_short() -> None:
    """Random games take about 38 rounds of two turns."""
    turns = [final(GAME, {}, 2, seed, 100).turns for seed in range(4)]
    assert max(turns) < 60
    assert sum(turns) / len(turns) < 46
