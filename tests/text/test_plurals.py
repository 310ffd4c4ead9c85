"""Numbers and what they count: 0, 1, 2, 5, 11, 21, 22 and 101 in every language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ostraka.text import LANGUAGES
from ostraka.text.bundle import Bundle
from tools.languages import catalogues, texts

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 101)
BLANKS = re.compile(r"[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]")

POINTS = {
    "en": "0 points, 1 point, 2 points, 5 points, 11 points, 21 points, 22 points, 101 points",
    "fr": "0 point, 1 point, 2 points, 5 points, 11 points, 21 points, 22 points, 101 points",
    "ru": "0 очков, 1 очко, 2 очка, 5 очков, 11 очков, 21 очко, 22 очка, 101 очко",
    "cs": "0 bodů, 1 bod, 2 body, 5 bodů, 11 bodů, 21 bodů, 22 bodů, 101 bodů",
    "de": "0 Punkte, 1 Punkt, 2 Punkte, 5 Punkte, 11 Punkte, 21 Punkte, 22 Punkte, 101 Punkte",
}
WEEKS = {
    "en": "0 weeks, 1 week, 2 weeks, 5 weeks, 11 weeks, 21 weeks, 22 weeks, 101 weeks",
    "fr": "0 semaine, 1 semaine, 2 semaines, 5 semaines, 11 semaines, 21 semaines, 22 semaines, 101 semaines",
    "ru": "0 недель, 1 неделя, 2 недели, 5 недель, 11 недель, 21 неделя, 22 недели, 101 неделя",
    "cs": "0 týdnů, 1 týden, 2 týdny, 5 týdnů, 11 týdnů, 21 týdnů, 22 týdnů, 101 týdnů",
    "de": "0 Wochen, 1 Woche, 2 Wochen, 5 Wochen, 11 Wochen, 21 Wochen, 22 Wochen, 101 Wochen",
}
DISCARD = {
    "en": "No card to discard, Discard 1 card, Discard 2 cards, Discard 5 cards, Discard 11 cards, Discard 21 cards, "
    "Discard 22 cards, Discard 101 cards",
    "fr": "Aucune carte à défausser, 1 carte à défausser, 2 cartes à défausser, 5 cartes à défausser, "
    "11 cartes à défausser, 21 cartes à défausser, 22 cartes à défausser, 101 cartes à défausser",
    "ru": "Без сброса карт, Сбросить 1 карту, Сбросить 2 карты, Сбросить 5 карт, Сбросить 11 карт, Сбросить 21 карту, "
    "Сбросить 22 карты, Сбросить 101 карту",
    "cs": "Nic se neodkládá, Odložte 1 kartu, Odložte 2 karty, Odložte 5 karet, Odložte 11 karet, Odložte 21 karet, "
    "Odložte 22 karet, Odložte 101 karet",
    "de": "Keine Karte abzuwerfen, 1 Karte abwerfen, 2 Karten abwerfen, 5 Karten abwerfen, 11 Karten abwerfen, "
    "21 Karten abwerfen, 22 Karten abwerfen, 101 Karten abwerfen",
}


def counted(bundle: Bundle, message: str) -> str:
    return BLANKS.sub(" ", ", ".join(bundle.format(message, {"n": n})[0] for n in NUMBERS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_the_form_of_its_number(language: str) -> None:
    found = catalogues(language)
    assert counted(found["common"], "card-points") == POINTS[language]
    assert counted(found["common"], "card-cost") == DISCARD[language]
    assert counted(found["thebes"], "th-weeks") == WEEKS[language]


@pytest.mark.parametrize(("language", "said"), [("en", "1.5 points"), ("fr", "1,5 point"), ("de", "1,5 Punkte")])
def test_one_and_a_half_is_one_in_french(language: str, said: str) -> None:
    assert BLANKS.sub(" ", catalogues(language)["common"].format("card-points", {"n": 1.5})[0]) == said


class _Choices(Visitor):
    """The choices by number in a message: the variable, and the variants by their keys."""

    def __init__(self) -> None:
        self.found: list[tuple[str, dict[str, ast.Pattern]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            key.name if isinstance(key, ast.Identifier) else str(key.value): variant.value
            for variant in node.variants
            for key in [variant.key]
        }
        if isinstance(node.selector, ast.VariableReference) and keys.keys() & {"one", "few", "many"}:
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


def choices(language: str) -> list[tuple[str, str, dict[str, ast.Pattern]]]:
    found = []
    for whose, text in texts(language):
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                seen = _Choices()
                seen.visit(entry)
                found += [(f"{whose}/{entry.id.name}", variable, keys) for variable, keys in seen.found]
    return found


def plain(pattern: ast.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_one_is_never_written_where_it_may_be_another_number(language: str) -> None:
    """`[one]` is also 21 in Russian, and 0 in French: the number itself is said, or "exactly one" is `[1]`."""
    assert choices(language)
    wrong = [
        message
        for message, _, keys in choices(language)
        if "one" in keys and "1" not in keys and re.search(r"\b1\b", plain(keys["one"]))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_by_number_can_be_said_for_every_number(language: str) -> None:
    bundles = catalogues(language)
    for message, variable, _ in choices(language):
        whose, _, id = message.partition("/")
        bundle = bundles[whose]
        for n in NUMBERS:
            args = {name: n if name == variable else "x" for name in bundle.variables(id)}
            assert bundle.format(id, args)[1] == [], (message, n)


def test_a_language_with_few_says_few() -> None:
    """Few are told apart, except where a few are as many (after "of", "to")."""
    for language in ("ru", "cs"):
        told = [keys for _, _, keys in choices(language) if "one" in keys]
        assert sum("few" in keys for keys in told) > len(told) * 0.6
