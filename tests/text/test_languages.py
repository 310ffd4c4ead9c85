"""The other languages: nothing unreadable, unknown or misspelt in them, and their cards are as they were last read."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import get_args

import pytest

from ostraka.match import load_game
from ostraka.server.people import wire
from ostraka.text import COMING, LANGUAGES, words_for
from tools import typography
from tools.languages import ENGLISH, PAGE, astray, catalogues, documented

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
        for message in bundle.ids():
            assert bundle.compiled(message), f"{whose}/{message} is slow"
            theirs = ENGLISH[whose].has(message)
            assert theirs or message in mentioned or message.endswith(("-text", "-name")), (
                f"{whose}/{message} is unknown"
            )
    assert astray(language) == []


@pytest.mark.parametrize(
    ("language", "free", "kept"),
    [
        ("fr", "a = Qui ? « Ana » : elle !", "a = Qui\u202f? «\u00a0Ana\u00a0»\u00a0: elle\u202f!"),
        ("fr", "    [one] { $n } carte", "    [one] { $n }\u00a0carte"),
        ("ru", "a = Ход — ваш", "a = Ход\u00a0— ваш"),
        ("cs", "a = Karty v ruce a k tomu 40 %", "a = Karty v\u00a0ruce a\u00a0k\u00a0tomu 40\u00a0%"),
        ("de", "   *[other] { $n } Karten", "   *[other] { $n }\u00a0Karten"),
        ("de", "    .rulings = R1 Q2", "    .rulings = R1 Q2"),
    ],
)
def test_what_belongs_together_is_kept_on_a_line(language: str, free: str, kept: str) -> None:
    assert typography.bound(language, free) == kept
    assert typography.bound(language, kept) == kept


def test_a_page_keeps_what_is_to_be_typed() -> None:
    assert typography.bound_page("cs", "`a JMÉNO` a k tomu `i 3`") == "`a JMÉNO` a\u00a0k\u00a0tomu `i 3`"


def test_the_spaces_of_all_catalogues_and_pages_are_as_their_languages_have_them() -> None:
    wrong = [
        f"{path.parent.name}/{path.name}: {theirs.strip()}"
        for path, text, spaced in typography.texts()
        for theirs, ours in zip(text.split("\n"), spaced.split("\n"), strict=True)
        if theirs != ours
    ]
    assert not wrong, "\n".join(["run: python tools/typography.py", *wrong])


def test_the_docs_tell_how_far_each_language_has_come() -> None:
    assert PAGE.read_text(encoding="utf-8") == documented(), "run: python tools/languages.py --docs"


def test_the_client_knows_which_languages_lack_nothing() -> None:
    source = (typography.ROOT / "web" / "src" / "lib" / "text.svelte.ts").read_text(encoding="utf-8")
    whole = re.search(r"export const WHOLE = \[(.*)\]", source)
    assert whole is not None
    assert re.findall(r"'(\w+)'", whole[1]) == list(LANGUAGES)


def test_whoever_offers_or_keeps_a_language_knows_all_of_them() -> None:
    source = (typography.ROOT / "web" / "src" / "lib" / "settings.svelte.ts").read_text(encoding="utf-8")
    offered = re.search(r"export const LANGUAGES = \{(.*?)\}", source, re.DOTALL)
    assert offered is not None
    assert set(re.findall(r"^ +(\w+):", offered[1], re.MULTILINE)) == {*LANGUAGES, *COMING}
    assert set(get_args(wire.Language)) == {*LANGUAGES, *COMING}
    assert set(typography.OWN) == {*LANGUAGES, *COMING} - {"en"}
