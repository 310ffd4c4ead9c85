"""The other languages: nothing unreadable, unknown or misspelt in them, and their cards are as they were last read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ostraka.match import load_game
from ostraka.text import COMING, LANGUAGES, words_for
from tools.languages import CARDS, ENGLISH, HEADS, catalogues, known

OTHERS = (*LANGUAGES[1:], *COMING)


def cards(language: str) -> str:
    """Every card and thing of all games, a line each."""
    lines = []
    for game in ("thebes", "ancient", "mammothodus"):
        w = words_for(load_game(game), language, strict=language in LANGUAGES)
        lines += [f"{w.card_line(n)} | {w.card_text(n)} | {w.requirement(n) or ''}" for n in range(w.things)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_cards_are_as_they_were_last_read(language: str) -> None:
    kept = Path(__file__).parent / "cards" / f"{language}.txt"
    if os.environ.get("OSTRAKA_ACCEPT") == "1":
        kept.write_text(cards(language), encoding="utf-8")
    assert cards(language) == kept.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", OTHERS)
def test_what_has_come_is_sound(language: str) -> None:
    for whose, bundle in catalogues(language).items():
        assert not bundle.junk and not bundle.doubled, (whose, bundle.junk, bundle.doubled)
        mentioned = {inner for message in bundle.ids() for inner in bundle.mentions(message) - {message}}
        cards = {
            variable for m in ENGLISH[whose].ids() if m.startswith(HEADS) for variable in ENGLISH[whose].variables(m)
        }
        for message in bundle.ids():
            assert bundle.compiled(message), f"{whose}/{message} is slow"
            theirs = ENGLISH[whose].has(message)
            assert theirs or message in mentioned or message.endswith(("-text", "-name")), (
                f"{whose}/{message} is unknown"
            )
            if theirs and message.startswith(("op-", "count-", "each-", "condition-", "trigger-", "text-", "clause-")):
                assert bundle.variables(message) <= cards | CARDS | known(whose, message), f"{whose}/{message}"
            elif theirs:
                assert bundle.variables(message) <= known(whose, message), f"{whose}/{message}"
