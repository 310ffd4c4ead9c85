"""The page of an analysis that people keep, opened from the disk: it shows everything and asks nobody for anything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ostraka.text import LANGUAGES
from tests.cli.command import ostraka
from tests.text.english import english_in
from tests.web.screens import AT_REST, AXE, FAULTS, SERIOUS, SIZES

REPLAYS = Path(__file__).parents[1] / "replays"
NAMES = {"thebes-3": "Ana,Ben,Cy", "ancient-4-teams": "Ana,Ben,Cy,Di", "mammothodus-2": "Ana,Ben"}


@pytest.fixture(scope="module")
def kept(client: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A page for a match of each game, written by the command line."""
    pages = {name: tmp_path_factory.mktemp("kept") / f"{name}.html" for name in NAMES}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ostraka.lab.page.CLIENT", client)
        for name, path in pages.items():
            argv = ("--depth", 1, "--names", NAMES[name], "--html", path)
            assert ostraka("analyse", REPLAYS / f"{name}.txt", *argv).code == 0
    return pages


@contextmanager
def opened(browser: Browser, path: Path, **options: Any) -> Iterator[Page]:
    """The page as somebody without a network sees it; nothing may go wrong and nothing else be asked for."""
    context = browser.new_context(offline=True, **options)
    page = context.new_page()
    troubles: list[str] = []
    asked: list[str] = []
    page.on("console", lambda told: troubles.append(told.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    yield page
    context.close()
    assert (troubles, asked) == ([], [path.as_uri()])


@pytest.mark.parametrize("name", NAMES)
def test_it_shows_the_curve_the_turning_points_and_the_words(
    browser: Browser, kept: dict[str, Path], name: str
) -> None:
    with opened(browser, kept[name]) as page:
        expect(page.get_by_role("heading", level=1)).to_contain_text("the match in hindsight")
        assert page.title() == page.get_by_role("heading", level=1).inner_text().replace("\n", " ")
        curve = page.get_by_role("img", name="started at")
        sides = {"thebes-3": 3, "ancient-4-teams": 2, "mammothodus-2": 1}[name]
        assert curve.locator("path.curve").count() == curve.locator("path.band").count() == sides
        assert all(
            len(d) > 100 for d in curve.locator("path.curve").evaluate_all("all => all.map(p => p.getAttribute('d'))")
        )
        expect(page.get_by_role("heading", name="Three turning points")).to_be_visible()
        turnings = page.locator("ol > li")
        assert turnings.count() == curve.locator("circle.number").count() == 3
        for text in turnings.all_inner_texts():
            assert re.search("(You p|P)layed: ", text)
            assert "The sage would have" in text or "Nothing else was clearly better" in text
        assert page.get_by_role("img").count() == (1 if sides == 1 else 2 + len(NAMES[name].split(",")))
        # Where all win together nobody has points.
        expect(page.get_by_role("row").filter(has_text="Total")).to_have_count(int(sides > 1))
        page.get_by_text("All figures").click()
        figures = page.get_by_role("columnheader", name="Expected points" if sides > 1 else "Ana and Ben")
        expect(figures.first).to_be_visible()
        expect(page.get_by_text("Digest of the match: ")).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == "en"
        # No fonts, pictures or files from anywhere, and no way to anywhere.
        assert page.locator("a, link, img, iframe").count() == 0


def test_a_name_is_text_and_nothing_else(browser: Browser, client: Path, tmp_path: Path) -> None:
    path = tmp_path / "it.html"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ostraka.lab.page.CLIENT", client)
        names = "</script><script>document.title='caught'</script>,<b>Ben</b>,$&"
        assert ostraka("analyse", REPLAYS / "thebes-3.txt", "--depth", 1, "--names", names, "--html", path).code == 0
    with opened(browser, path) as page:
        expect(page.get_by_role("columnheader", name="<b>Ben</b>").first).to_be_visible()
        expect(page.get_by_role("columnheader", name="</script>").first).to_be_visible()
        assert page.title() == "Thebes: the match in hindsight"


@pytest.mark.parametrize(
    ("name", "language"),
    [
        (name, language)
        if (name, language) == ("ancient-4-teams", "ru")
        else pytest.param(name, language, marks=pytest.mark.full)
        for name in NAMES
        for language in LANGUAGES[1:]
    ],
)
def test_it_is_kept_without_an_english_word(
    browser: Browser, client: Path, tmp_path: Path, name: str, language: str
) -> None:
    path = tmp_path / "it.html"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ostraka.lab.page.CLIENT", client)
        file, names = REPLAYS / f"{name}.txt", "Ана,Бен,Сай,Дин"[: 4 * len(NAMES[name].split(",")) - 1]
        argv = ("--depth", 1, "--names", names, "--lang", language, "--html", path)
        assert ostraka("analyse", file, *argv).code == 0
    with opened(browser, path) as page:
        page.locator("summary").first.click()
        assert page.evaluate("document.documentElement.lang") == language
        assert english_in(language, page.locator("body").inner_text(), *names.split(",")) == []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(AT_REST)
            assert page.evaluate(FAULTS) == [], (width, height)


def test_its_own_policy_lets_no_other_script_run(browser: Browser, kept: dict[str, Path], tmp_path: Path) -> None:
    path = tmp_path / "changed.html"
    text = kept["thebes-3"].read_text(encoding="utf-8")
    path.write_text(text.replace("</body>", "<script>document.title = 'caught'</script></body>"), encoding="utf-8")
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.goto(path.as_uri())
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.title() == "Thebes: the match in hindsight"
    context.close()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_read_it_on_any_screen(browser: Browser, kept: dict[str, Path], name: str, scheme: Any) -> None:
    with opened(browser, kept[name], color_scheme=scheme) as page:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(AT_REST)
            assert page.evaluate(FAULTS) == [], (width, height)
        page.get_by_text("All figures").click()
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        assert [rule["id"] for rule in found["violations"] if rule["impact"] in SERIOUS] == []
