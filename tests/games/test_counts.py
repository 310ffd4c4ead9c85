"""How many ways there are to go on: choice paths to a depth from fixed positions, as perft counts chess moves."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ostraka.core.game import Game
from ostraka.core.rng import Rng
from ostraka.core.turn import CHANCE, Ask, Roll
from ostraka.games import GAME_IDS
from tests.games.configurations import configurations
from tests.games.golden import FOLDER, agree

DEPTH = 5
BEGINNINGS = (60, 150, 300, 450)
"""So many random steps lead to each position."""


def outcome(n: int, depth: int) -> int:
    """Chance is stated: always this one."""
    return (7 * depth + 3) % n


def paths(game: Game[Any, Any], s: Any, depth: int) -> list[int]:
    """How many paths of 1, 2 … `depth` choices there are. Where several seats are asked, the first one answers."""
    t = s.turn
    while isinstance(t, Roll):
        game.apply(s, outcome(t.n, depth), None, CHANCE)
        t = s.turn
    if depth == 0 or not isinstance(t, Ask):
        return []
    counts = [len(t.options)] + [0] * (depth - 1)
    if depth > 1:
        for option in t.options:
            u = game.copy(s)
            game.apply(u, option, None, t.seat)
            for i, n in enumerate(paths(game, u, depth - 1)):
                counts[i + 1] += n
    return counts


def position(game: Game[Any, Any], setup: Any, seats: int, steps: int) -> Any:
    rng = Rng(steps)
    s = game.new(setup, seats)
    for _ in range(steps):
        t = s.turn
        if isinstance(t, Roll):
            game.apply(s, rng.below(t.n), None, CHANCE)
        elif isinstance(t, Ask):
            game.apply(s, t.options[rng.below(len(t.options))], None, t.seat)
    return s


@pytest.mark.compiled
def test_there_are_as_many_paths_as_written() -> None:
    lines: list[str] = []
    for id in GAME_IDS:
        for at in configurations(id):
            found = [paths(at.game, position(at.game, at.setup, at.seats, steps), DEPTH) for steps in BEGINNINGS]
            assert all(counts == [] or min(counts) >= 0 for counts in found)
            lines.append(f"  {json.dumps(str(at))}: {json.dumps(found)}")
    agree(FOLDER / "counts.json", "{\n" + ",\n".join(lines) + "\n}\n")


def test_paths_are_counted_rightly() -> None:
    """The paths of one choice are the options; those of two are the options after each of them."""
    at = configurations(GAME_IDS[0])[0]
    s = position(at.game, at.setup, at.seats, BEGINNINGS[1])
    counts = paths(at.game, at.game.copy(s), 2)
    while isinstance(s.turn, Roll):
        at.game.apply(s, outcome(s.turn.n, 2), None, CHANCE)
    assert isinstance(s.turn, Ask)
    second = 0
    for option in s.turn.options:
        t = at.game.copy(s)
        at.game.apply(t, option)
        while isinstance(t.turn, Roll):
            at.game.apply(t, outcome(t.turn.n, 1), None, CHANCE)
        second += len(t.turn.options) if isinstance(t.turn, Ask) else 0
    assert counts == [len(s.turn.options), second]
