"""The page of an analysis: it needs nothing else, runs nothing, and can be read by everybody."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

from ostraka.bots import Budget
from ostraka.lab.analyse import analyse
from ostraka.lab.analysis_page import analysis_page
from ostraka.lab.analysis_words import Telling
from ostraka.lab.markup import tag, write
from ostraka.match import Match
from ostraka.text import PSEUDO, words_for
from tests.lab.analyses import analysed

NAMES = ["ancient-4-teams", "thebes-3", "mammothodus-2"]
VOID = {"meta", "br", "hr", "img", "input", "link"}


class Reader(HTMLParser):
    """Checks that every element is closed, and collects what there is."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and data.strip():
            self.texts.setdefault(self.open[-1], []).append(data)

    def all(self, name: str) -> list[dict[str, str | None]]:
        return [attrs for tag, attrs in self.tags if tag == name]


@cache
def page(name: str) -> str:
    found = analysed(name)
    return analysis_page(found, words_for(found.match.game, strict=True))


@pytest.mark.parametrize("name", NAMES)
def test_the_page_is_whole_and_needs_nothing_else(name: str) -> None:
    text = page(name)
    reader = Reader(text)
    assert text.startswith("<!doctype html>\n<html lang=")
    assert not re.search(r"https?:|url\(|@import|<script|<link|<iframe|<img|javascript:", text)
    assert not [attrs for _, attrs in reader.tags if any(key.startswith("on") or key == "src" for key in attrs)]
    assert len(text) < 200_000


@pytest.mark.parametrize("name", NAMES)
def test_every_plot_has_a_name_a_description_and_a_table(name: str) -> None:
    reader = Reader(page(name))
    plots = [attrs for attrs in reader.all("svg") if attrs.get("aria-hidden") != "true"]
    assert len(plots) == len(reader.all("desc")) >= 2
    assert all(attrs["role"] == "img" for attrs in plots)
    assert len(reader.texts["title"]) == len(plots) + 1
    assert len(reader.all("table")) == len(reader.all("caption")) == 2
    assert all(attrs["scope"] in ("col", "row") for attrs in reader.all("th"))
    rows = len(analysed(name).points) + len(analysed(name).outcome.sources) + 1 + 2
    assert len(reader.all("tr")) == rows


@pytest.mark.parametrize("name", NAMES)
def test_numbers_in_the_curve_lead_to_the_turning_points(name: str) -> None:
    reader = Reader(page(name))
    ids = [attrs["id"] for _, attrs in reader.tags if "id" in attrs]
    assert len(set(ids)) == len(ids)
    assert (
        [attrs["href"] for attrs in reader.all("a")] == [f"#{id}" for id in ids] == [f"#turning-{n}" for n in (1, 2, 3)]
    )


def test_light_and_dark_and_no_small_print() -> None:
    (style,) = Reader(page("thebes-3")).texts["style"]
    assert "prefers-color-scheme:dark" in style.replace(" ", "")
    sizes = re.findall(r"font(?:-size)?:[^;}]*?(\d+(?:\.\d+)?)px", style)
    assert len(sizes) > 8 and min(float(size) for size in sizes) >= 12
    used = set(re.findall(r"var\((--[a-z]+)", style))
    assert used <= set(re.findall(r"(--[a-z]+):", style)) | {"--c"}


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2 reckons it."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_all_inks_can_be_read_on_all_papers() -> None:
    (style,) = Reader(page("thebes-3")).texts["style"]
    day, night = style.split("@media", 1)
    for part in (day, night.split("*", 1)[0]):
        colours: dict[str, list[str]] = {}
        for name, value in re.findall(r"--([a-z]+): (#[0-9a-f]{6});", part):
            colours.setdefault(name, []).append(value)
        for ink in ("ink", "quiet", "one", "two", "three", "four", "five", "accent"):
            for paper in ("paper", "leaf"):
                worst = min(contrast(a, b) for a in colours[ink] for b in colours[paper])
                assert worst >= 4.5, (ink, paper, worst)
        for ink in ("one", "two", "three", "four", "five"):
            assert min(contrast(a, b) for a in colours["on"] for b in colours[ink]) >= 4.5, ink


def test_names_are_text_and_nothing_else() -> None:
    found = analysed("thebes-3")
    text = analysis_page(found, words_for(found.match.game, strict=True), ["<b>Ana</b>", 'Ben" onload="x', "&amp;"])
    reader = Reader(text)
    assert "&lt;b&gt;Ana&lt;/b&gt;" in text and "<b>Ana" not in text
    assert not [attrs for _, attrs in reader.tags if "onload" in attrs]
    assert any("&amp;" in data for data in reader.texts["h3"])


def test_every_message_of_the_page_is_used() -> None:
    said: set[str] = set()
    for name in NAMES:
        words = words_for(analysed(name).match.game, strict=True)
        words.catalogue.said.clear()
        analysis_page(analysed(name), words)
        bundle = words.catalogue.bundles[0]
        said |= {inner for message in words.catalogue.said for inner in bundle.mentions(message)}
    wanted = {message for message in bundle.ids() if message.startswith("analysis-")}
    # Said of other matches: left, without a decision, by a level that agrees or does not, in lines.
    others = {"left", "turnings-none", "same", "instead", "gain", "no-gain", "best", "because", "because-next"}
    assert wanted - said <= {f"analysis-{name}" for name in others}


def test_the_lines_are_in_the_language_asked_for() -> None:
    found = analysed("thebes-3")
    names = ["Ana", "Ben", "Cy"]
    assert found.turnings
    for language, plain in (("en", True), (PSEUDO, False)):
        lines = Telling(found, words_for(found.match.game, language, strict=True), names).lines()
        text = re.sub(r"\b(?:Ana|Ben|Cy|Thebes)\b", "", "\n".join(lines))
        assert bool(re.search("[A-Za-z]{2}", text)) is plain, text
        assert ("The sage would" in text) is plain


def test_a_match_without_turns_has_a_page() -> None:
    match: Match[Any, Any] = Match("thebes", 2, {}, "1")
    found = analyse(match, Budget(simulations=1))
    reader = Reader(analysis_page(found, words_for(match.game, strict=True)))
    assert "Nothing was decided in this match." in reader.texts["p"]


def test_elements_keep_their_order_and_escape_their_text() -> None:
    made = tag("p", "a", tag("b", "<"), "c", None, tag("i"), "d", "e", class_="x", aria_label='"', width=1.5)
    assert write(made) == ('<!doctype html>\n<p class="x" aria-label="&quot;" width="1.5">a<b>&lt;</b>c<i></i>de</p>\n')
