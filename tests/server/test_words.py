"""Sentences that were made before are the sentences that would be made now, whoever sits at the table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ostraka.games import GAME_IDS
from ostraka.match import Match
from ostraka.match.shelf import load_game
from ostraka.server.tables.words import KEPT, PASSING, Scribe, Shelf, keep, scribe

TABLES = (("Ana", "Ben"), ("Zoë", "Ana"), ("Ben", "Seat 1"))


def told(say: Scribe, match: Match[Any, Any], names: tuple[str, ...]) -> list[object]:
    """Everything in words that the seats are told at one moment."""
    found: list[object] = []
    for seat in range(match.seats):
        view = match.view(seat)
        found += [say.happening(event, names) for _, events in match.events(seat, match.at) for event in events]
        found += say.forecast(view, names)
        if view.ask is not None:
            found.append(say.decision(view.ask, names))
    return found


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_is_kept_is_what_would_be_made(game: str) -> None:
    """One scribe serves three tables with different names; a fresh one has nothing it could mix up."""
    luck = random.Random(7)
    shared = Scribe(load_game(game), "en")
    match: Match[Any, Any] = Match(game, 2, seed="words", discreet=True)
    for moment in range(120):
        if match.over:
            break
        if moment % 3 == 0:
            for names in TABLES:
                assert told(shared, match, names) == told(Scribe(load_game(game), "en"), match, names)
        ask = match.asks[0]
        match.play(ask.seat, luck.choice(ask.options))


def test_texts_that_name_nobody_are_shared_by_all_tables() -> None:
    shelf: Shelf[str] = Shelf()
    made: list[tuple[str, ...]] = []

    def plain(names: tuple[str, ...]) -> str:
        made.append(names)
        return "Which card?"

    def named(names: tuple[str, ...]) -> str:
        made.append(names)
        return f"{names[0]} digs."

    assert [shelf.get(("plain",), names, plain) for names in TABLES] == ["Which card?"] * 3
    once = len(made)
    assert shelf.get(("plain",), ("Eva", "Ida"), plain) == "Which card?" and len(made) == once
    assert [shelf.get(("named",), names, named) for names in TABLES] == ["Ana digs.", "Zoë digs.", "Ben digs."]
    once = len(made)
    assert shelf.get(("named",), TABLES[1], named) == "Zoë digs." and len(made) == once


def test_what_is_kept_is_bounded() -> None:
    shelf: Shelf[str] = Shelf()
    for i in range(KEPT + PASSING + 10):
        shelf.get(("plain", i), TABLES[0], lambda _: "text")
        shelf.get(("named", i), TABLES[0], lambda names: names[0])
    assert len(shelf.same) <= KEPT and len(shelf.naming) <= KEPT and len(shelf.named) <= PASSING
    kept: dict[int, str] = {}
    for i in range(25):
        keep(kept, 10, i, lambda: "text")
    assert 0 < len(kept) <= 10


def test_languages_we_have_no_words_in_share_a_scribe() -> None:
    assert scribe("thebes", "xx") is scribe("thebes", "yy") is scribe("thebes", "en")
    assert scribe("thebes", "") is not scribe("thebes", "en")
