"""What binds a seat is told before it chooses, and it is what makes an undo the others' business afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.core.errors import IllegalChoice
from ostraka.core.rng import Rng
from ostraka.core.testing.hidden import exchange
from ostraka.match import Match, undo
from tests.match.tables import play_on

GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("ancient", 2, {}),
    ("ancient", 4, {"teams": True}),
    ("thebes", 3, {}),
    ("mammothodus", 2, {}),
]


@pytest.mark.parametrize(("game", "seats", "setup"), GAMES)
def test_what_was_foretold_is_what_an_undo_finds(game: str, seats: int, setup: dict[str, object]) -> None:
    """Chance and reveals make an undo need consent; all else can be taken back at once, end of turn or not."""
    match: Match[Any, Any] = Match(game, seats, setup, "clay", discreet=True)
    rng = Rng(7)
    seen: set[str] = set()
    while not match.over:
        asks = match.asks
        ask = asks[rng.below(len(asks))]
        option = ask.options[rng.below(len(ask.options))]
        sealed, at, heading = match.opened >= 0, match.at, match.game.heading(match._state)
        binds = match.binding(ask.seat, option)
        match.play(ask.seat, option)
        seen.update(binds)
        if sealed:
            assert binds == []
        elif match.over:
            assert binds
        else:
            assert bool({"chance", "reveal"} & set(binds)) == bool(undo.why(match, ask.seat, at)), (at, ask, option)
            if match.game.heading(match._state) == heading:
                assert "turn" not in binds
    assert {"chance", "turn"} <= seen


def test_asking_changes_nothing() -> None:
    match: Match[Any, Any] = Match("ancient", 2, {}, "clay")
    before = match.digest()
    for ask in match.asks:
        for option in ask.options:
            match.binding(ask.seat, option)
    assert match.digest() == before
    with pytest.raises(IllegalChoice):
        match.binding(0, len(match.game.actions))


def test_it_tells_nothing_of_hidden_cards() -> None:
    """All that a seat cannot see is exchanged: it is told the same."""
    match = play_on(Match("mammothodus", 3, {"open_hands": False}, "clay"), 3, 40)
    [ask] = match.asks
    told = [match.binding(ask.seat, option) for option in ask.options]
    assert exchange(match.game, match._state, ask.seat, Rng(5)) > 10
    assert [match.binding(ask.seat, option) for option in ask.options] == told
