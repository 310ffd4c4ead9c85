"""All that a person may want to know before answering is what can be asked piece by piece."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.core.errors import OstrakaError
from ostraka.core.rng import Rng
from ostraka.match import Match, briefing

GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("ancient", 3, {}),
    ("ancient", 4, {"teams": True}),
    ("thebes", 2, {}),
    ("mammothodus", 3, {"open_hands": False, "talents": True}),
]


@pytest.mark.parametrize(("game", "seats", "setup"), GAMES)
def test_it_is_what_every_single_question_would_bring(game: str, seats: int, setup: dict[str, object]) -> None:
    match: Match[Any, Any] = Match(game, seats, setup, "clay", discreet=True)
    rng = Rng(3)
    sealed = details = 0
    for _ in range(150):
        if match.over:
            break
        before = match.digest()
        for ask in match.asks:
            told = briefing(match, ask.seat)
            notes = [match.preview(ask.seat, option) for option in ask.options]
            assert repr(told.notes) == repr([[note for note in each if not note.detail] for each in notes])
            details += sum(1 for each in notes for note in each if note.detail)
            assert told.binds == [match.binding(ask.seat, option) for option in ask.options]
            assert repr(told.reasons) == repr(match.reasons(ask.seat))
            sealed += match.opened >= 0
        assert match.digest() == before
        ask = match.asks[rng.below(len(match.asks))]
        match.play(ask.seat, ask.options[rng.below(len(ask.options))])
    assert sealed or game != "ancient" or setup
    assert (details > 0) == (game == "thebes")


def test_who_is_not_asked_is_not_briefed() -> None:
    match: Match[Any, Any] = Match("thebes", 2, seed="clay")
    idle = 1 - match.asks[0].seat
    with pytest.raises(OstrakaError, match=f"seat {idle} is not asked anything"):
        briefing(match, idle)
