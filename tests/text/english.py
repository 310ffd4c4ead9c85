"""Finds English words in what is said in another language.

A word is foreign there if English texts have it and those of the language do not. Names are nobody’s words: cards,
places and finds may be called alike everywhere, and so may people.
"""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ostraka.games import GAME_IDS
from ostraka.match import load_game
from ostraka.text import words_for
from tools.languages import texts

__all__ = ["english_in", "vocabulary"]

WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")
CODE = re.compile(r"\b[A-Z]+-?\d[\d.]*")
"""A ruling, a territory."""
ALIKE = {"fr": {"scores"}, "cs": {"student"}}
"""Words that are the same in both, and that nothing else proves."""


class _Words(Visitor):
    """All words that a message says itself."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        # A bar is where a word may be divided.
        self.found += WORD.findall(node.value.replace("|", ""))


@cache
def messages(language: str) -> dict[str, list[str]]:
    """The words of every message."""
    found: dict[str, list[str]] = {}
    for whose, text in texts(language):
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                said = _Words()
                said.visit(entry)
                found[f"{whose}/{entry.id.name}"] = said.found
    return found


@cache
def names(language: str) -> frozenset[str]:
    """The words of all names of cards, places and finds."""
    found: set[str] = set()
    for id in GAME_IDS:
        game = load_game(id)
        words = words_for(game, language)
        called = [words.card(n) for n in range(words.things)] + list(words.names().values()) + [game.title]
        found |= {word.casefold() for name in called for word in WORD.findall(name)}
    return frozenset(found)


@cache
def vocabulary(language: str) -> frozenset[str]:
    """The words of a language; a message that says the same as in English proves nothing."""
    english = messages("en")
    return frozenset(
        word.casefold() for id, said in messages(language).items() if said != english.get(id) for word in said
    )


@cache
def foreign(language: str) -> frozenset[str]:
    """The English words that a language does not have."""
    english = {word.casefold() for said in messages("en").values() for word in said}
    known = vocabulary(language) | names(language) | ALIKE.get(language, set())
    return frozenset(word for word in english - known if len(word) > 1)


def english_in(language: str, text: str, *people: str) -> list[str]:
    """The English words in a text; a soft hyphen divides none."""
    text = text.replace("\N{SOFT HYPHEN}", "")
    for name in people:
        text = text.replace(name, " ")
    return [word for word in WORD.findall(CODE.sub(" ", text)) if word.casefold() in foreign(language)]
