"""The rules pages of all languages have the same rulings, tables and figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostraka.text import LANGUAGES
from tests.text.pages import figures, rows, slugs
from tools import rules_pictures

PAGES = Path(__file__).parents[2] / "docs" / "rules"
NAMES = sorted(path.name for path in (PAGES / "en").glob("*.md"))
OTHERS = sorted(folder.name for folder in PAGES.iterdir() if folder.name != "en")
RULING = re.compile(r"^(?:- )?\*\*([A-Z]+-?\d[\d.]*[a-z]?)", re.MULTILINE)


def page(language: str, name: str) -> str:
    return (PAGES / language / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_a_page_says_the_same_in_every_language(language: str, name: str) -> None:
    english, other = page("en", name), page(language, name)
    assert RULING.findall(other) == RULING.findall(english)
    assert re.findall(r"`[^`\n]+`", other) == re.findall(r"`[^`\n]+`", english)
    assert [len(row) for row in rows(other)] == [len(row) for row in rows(english)]
    for mine, theirs in zip(rows(other), rows(english), strict=True):
        assert figures(" ".join(mine), language) == figures(" ".join(theirs), "en"), mine
    assert other.count("\n#") == english.count("\n#")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_links_inside_a_page_lead_somewhere(language: str, name: str) -> None:
    text = page(language, name)
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= slugs(text)


def test_every_language_on_offer_has_the_rules() -> None:
    assert {
        language for language in LANGUAGES if not all((PAGES / language / name).is_file() for name in NAMES)
    } == set()


def test_pictures_instead_of_drawings_in_letters() -> None:
    """Every page has its pictures in every language, as its tool draws them, with a number for each line below."""
    for path in sorted(PAGES.glob("*/*.md")):
        text = path.read_text(encoding="utf-8")
        assert "+---" not in text, path
        shown = re.findall(r"!\[.+\]\(\.\./\.\./pictures/rules/([a-z-]+)\.svg\)\n\n((?:\d\. .+\n)+)", text)
        assert [name for name, _ in shown] == sorted(
            (name for name in rules_pictures.PICTURES if name.startswith(path.stem)), reverse=True
        ), path
        for name, legend in shown:
            drawn = (rules_pictures.FOLDER / f"{name}.svg").read_text(encoding="utf-8")
            assert drawn == rules_pictures.PICTURES[name](), f"python tools/rules_pictures.py draws {name} anew"
            lines = legend.strip().split("\n")
            assert [line[0] for line in lines] == [str(n) for n in range(1, len(lines) + 1)], path
            assert drawn.count('r="15"') == len(lines), (path, name)
