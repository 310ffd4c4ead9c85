"""The pages for players say the same in every language, in the very words of that language's interface."""

from __future__ import annotations

import re
from functools import cache

import pytest

from ostraka.text import LANGUAGES
from ostraka.tui.answer import COMMANDS, fold
from tests.text.pages import figures, rows, slugs
from tools.languages import DOCS, PLAYER_PAGES, player_page, texts

ENGLISH, *OTHERS = LANGUAGES
CODE = re.compile(r"`([^`\n]+)`")
ITALIC = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")
BOLD = re.compile(r"\*\*([^*\n]+)\*\*")
MESSAGE = re.compile(r"^([\w-]+) = ([^{}\n]+)$", re.MULTILINE)
NAME = re.compile(r"^terminal-inspect = .*\n +\.does = .*?\bi\s(\w+)", re.MULTILINE)
LINK = re.compile(r"\]\(([^)]+)\)")
KEYS = {
    "fr": {"Shift": "Maj", "Enter": "Entrée", "Home": "Origine", "End": "Fin", "Esc": "Échap"},
    "de": {"Shift": "Umschalt", "Enter": "Eingabe", "Home": "Pos1", "End": "Ende", "Ctrl": "Strg"},
}
"""What stands on the keys where it is not English."""


def page(language: str, name: str) -> str:
    return player_page(language, name).read_text(encoding="utf-8")


@cache
def catalogue(language: str) -> list[tuple[str, str]]:
    return list(texts(language))


@cache
def labels(language: str) -> dict[tuple[str, str], str]:
    """What the interface says in one line and without arguments, by whose message it is."""
    return {
        (whose, message): text for whose, source in catalogue(language) for message, text in MESSAGE.findall(source)
    }


def said(language: str, english: str) -> set[str]:
    """How another language says a word of the interface; empty if it is none."""
    return {labels(language)[id] for id, text in labels(ENGLISH).items() if text == english and id in labels(language)}


@cache
def typed(language: str) -> dict[str, str]:
    """Commands as another language has them, by the English."""
    name = next(found[1] for _, source in catalogue(language) if (found := NAME.search(source)))
    ids = [("common", f"terminal-{command}") for _, command in COMMANDS]
    words = {labels(ENGLISH)[id]: labels(language)[id] for id in ids}
    named = {f"{key} NAME": f"{key} {name}" for key in ("i", "a")}
    named |= {f"{word} NAME": f"{words[word]} {name}" for word in ("inspect", "adjacent")}
    return words | named


def translated(language: str, code: str) -> str:
    """A key, a command or anything else to be typed, as another language has it."""
    code = typed(language).get(code, code)
    return "+".join(KEYS.get(language, {}).get(key, key) for key in code.split("+"))


def examples(language: str) -> dict[str, str]:
    """Names of options that the page abbreviates, by the English abbreviation."""
    ids = {"create": "option-create", "chichen": "card-pyramid-25-chichen-itza-name"}
    return {short: labels(language)["ancient", id] for short, id in ids.items()}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", PLAYER_PAGES)
def test_a_page_says_the_same_in_every_language(language: str, name: str) -> None:
    english, other = page(ENGLISH, name), page(language, name)
    assert re.findall(r"^#+ ", other, re.MULTILINE) == re.findall(r"^#+ ", english, re.MULTILINE)
    assert re.findall(r"^- ", other, re.MULTILINE) == re.findall(r"^- ", english, re.MULTILINE)
    assert [len(row) for row in rows(other)] == [len(row) for row in rows(english)]
    assert figures(CODE.sub("", other), language) == figures(CODE.sub("", english), ENGLISH)
    assert len(BOLD.findall(other)) == len(BOLD.findall(english))
    block = re.compile(r"```\n.*?```", re.DOTALL)
    assert block.findall(other) == block.findall(english)
    abbreviated = examples(language)
    for mine, theirs in zip(CODE.findall(other), CODE.findall(english), strict=True):
        if theirs in abbreviated:
            assert fold(abbreviated[theirs]).startswith(fold(mine)), mine
        else:
            assert mine == translated(language, theirs)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYER_PAGES)
def test_the_words_of_the_interface_are_those_of_its_catalogue(language: str, name: str) -> None:
    english, other = page(ENGLISH, name), page(language, name)
    for mine, theirs in zip(ITALIC.findall(other), ITALIC.findall(english), strict=True):
        assert mine in said(language, theirs), (theirs, said(language, theirs))
    for mine, theirs in zip(BOLD.findall(other), BOLD.findall(english), strict=True):
        assert mine in (said(language, theirs) or {mine}), (theirs, said(language, theirs))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYER_PAGES)
def test_links_lead_to_the_other_languages_and_to_the_same_pages(language: str, name: str) -> None:
    path, links = player_page(language, name), LINK.findall(page(language, name))
    for link in links:
        file, _, place = link.partition("#")
        target = (path.parent / file).resolve()
        assert target.is_file(), link
        assert not place or place in slugs(target.read_text(encoding="utf-8")), link
    count = len(LANGUAGES) - 1
    ours = [(path.parent / link).resolve() for link in links]
    assert ours[:count] == [player_page(other, name) for other in LANGUAGES if other != language]
    english = LINK.findall(page(ENGLISH, name))[count:]
    assert ours[count:] == [DOCS / link for link in english]


def test_the_readme_links_every_page_for_players() -> None:
    links = LINK.findall((DOCS.parent / "README.md").read_text(encoding="utf-8"))
    pages = {player_page(language, name) for language in LANGUAGES for name in PLAYER_PAGES}
    assert pages <= {DOCS.parent / link for link in links}
