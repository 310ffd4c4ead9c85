"""The texts of the 189 cards of Ancient Knowledge: complete, exact, and as they were last read through."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from ostraka.core.expr import Fact
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.facts import card_id, facts
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE
from ostraka.games.ancient.terms import CARD_COUNT
from ostraka.games.ancient.text.words import AncientWords
from ostraka.text import LANGUAGES, words_for

GOLDEN = Path(__file__).parent / "ancient-cards.txt"
IDS = [card_id(card) for card in CARDS]

OVERRIDES: list[str] = []
"""Cards whose generated text was replaced, with good reason. Fewer than ten."""


def words(language: str = "en") -> AncientWords:
    return cast(AncientWords, words_for(ANCIENT_KNOWLEDGE, language, strict=True))


def clause(n: int) -> Fact:
    return cast("list[Fact]", facts(CARDS[n])["mechanics"])[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_clean_text(language: str) -> None:
    w = words(language)
    for n in range(CARD_COUNT):
        for text in (w.card(n), w.card_line(n), w.card_text(n), w.requirement(n) or "Nothing."):
            assert text == text.strip()
            assert not re.search(r"[{}$_\n\u2068\u2069]|  |\bnone\b|\?\?\?", text), text
            assert not re.search(r" [.,;:]", text), text
        assert w.card_text(n).endswith(".")
        assert (w.requirement(n) is not None) == (facts(CARDS[n]).get("requirement") is not None)


def numbers(value: object) -> Iterator[int]:
    """Every number a record speaks of; 0 is said in words."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in ("level", "values", "pick"):
                yield from numbers(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers(inner)
    elif isinstance(value, int) and not isinstance(value, bool) and value > 0:
        yield value


def says(text: str, number: int) -> bool:
    """Whether the text has the number; a single thing may be "a", "an", "another" or "one"."""
    pattern = r"\b(?:1|an?|another|one)\b" if number == 1 else rf"\b{number}\b"
    return re.search(pattern, text) is not None


@pytest.mark.parametrize("n", range(CARD_COUNT), ids=IDS)
def test_all_numbers_of_the_clause_are_in_the_text(n: int) -> None:
    text = words().card_text(n)
    missing = [number for number in numbers(clause(n)) if not says(text, number)]
    assert not missing, f"{missing} not in {text!r}"
    requirement = words().requirement(n) or ""
    missing = [number for number in numbers(facts(CARDS[n]).get("requirement")) if not says(requirement, number)]
    assert not missing, f"{missing} not in {requirement!r}"


@pytest.mark.parametrize("n", range(CARD_COUNT), ids=IDS)
def test_may_and_up_to_are_in_the_text_exactly_if_they_are_in_the_clause(n: int) -> None:
    text = words().card_text(n)
    assert ("you may" in text) == bool(clause(n).get("may"))
    # Several learnings that may be refused one by one are an "up to" as well (CARD-33).
    several = clause(n)["op"] == "learn" and clause(n)["n"] != 1
    assert ("up to" in text) == ("'up_to'" in repr(clause(n)) or several)


def test_different_effects_read_differently_and_equal_ones_alike() -> None:
    texts: dict[str, set[str]] = {}
    for n in range(CARD_COUNT):
        own = words().context(n, clause(n))["self"]
        record = {**clause(n), "other": None} if clause(n)["op"] == "knowledge_discount" else clause(n)
        texts.setdefault(words().card_text(n), set()).add(f"{own if 'this' in words().card_text(n) else ''} {record}")
    mixed = {text: records for text, records in texts.items() if len(records) > 1}
    assert not mixed


def test_the_overrides_are_listed() -> None:
    catalogue = words().catalogue
    found = [card_id(card) for card in CARDS if catalogue.has(f"card-{card_id(card)}-text")]
    assert found == OVERRIDES
    assert len(OVERRIDES) < 10


def listing() -> str:
    """All cards as a person would read them."""
    w = words()
    lines = []
    for n in range(CARD_COUNT):
        requirement = w.requirement(n)
        lines += [w.card_line(n), *([f"    {requirement}"] if requirement else []), f"    {w.card_text(n)}"]
    return "\n".join(lines) + "\n"


def test_the_texts_are_as_they_were_last_read() -> None:
    if os.environ.get("OSTRAKA_ACCEPT") == "1":
        GOLDEN.write_text(listing(), encoding="utf-8")
    expected = GOLDEN.read_text(encoding="utf-8")
    assert listing() == expected, "read the new texts, then accept: OSTRAKA_ACCEPT=1 pytest tests/text"


EXAMPLES = {
    "city-36-cyrene": (
        "In your Timeline phase: if you have at least 4 cities in your Past, remove 2 knowledge from this city "
        "(all of it if there is less)."
    ),
    "city-7-luxor-temple": (
        "In your Timeline phase: if at least 2 pyramids are adjacent to this city, remove 3 knowledge from this city "
        "(all of it if there is less)."
    ),
    "artefact-32-elongated-skulls": (
        "At the end of your Decline phase: draw 2 cards for every full 3 knowledge you lost during it."
    ),
    "pyramid-22-sneferus-pyramid": "While on your Timeline: each city you create arrives with 1 less knowledge.",
    "city-24-easter-island": "While on your Timeline: each other city you create arrives with 1 less knowledge.",
    "pyramid-1-pyramid-of-khafre": (
        "Final scoring: 5 points if you have at least 8 technologies, or 12 instead if you have at least 12."
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_some_texts_word_by_word(name: str) -> None:
    assert words().card_text(IDS.index(name)) == EXAMPLES[name]


def test_lines_and_requirements() -> None:
    w = words()
    petra, mycenae = IDS.index("city-9-petra"), IDS.index("city-21-mycenae")
    assert w.card_line(petra) == "Petra · city · Jordan · discard 0 · slot 4 · 1 knowledge · 1 point"
    assert "slot 6 (padlock)" in w.card_line(mycenae)
    assert w.card_line(IDS.index("tech-29-plato")) == "Plato · ancient technology · level II"
    assert w.requirement(petra) is None
    ari_kat = IDS.index("tech-39-ari-kat")
    assert w.requirement(ari_kat) == "Requires at least 3 cities, 3 megaliths and 3 pyramids in your Past."
