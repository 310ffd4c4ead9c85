"""Help mode: whatever somebody points at is explained, and every explanation can be found on a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ostraka.text.catalogue import client_text
from tests.web.conftest import People
from tests.web.visitor import GAMES
from tools import web_build

SOURCES = "".join(path.read_text(encoding="utf-8") for path in sorted((web_build.WEB / "src/table").rglob("*.svelte")))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_at_is_explained(people: People, game: str) -> None:
    """With the mouse and with the keyboard; Esc closes it, and nothing was chosen."""
    ana = people()
    ana.sit(ana.table(game))
    before = ana.asked()
    ana.page.keyboard.press("?")
    panel = ana.page.get_by_role("region", name="Help")
    expect(panel).to_contain_text("Point at or tap anything")
    hand = ana.page.locator(".zone.hand [data-about]").first
    hand.hover(position={"x": 4, "y": 4})
    expect(panel.get_by_role("status")).not_to_contain_text("Point at or tap anything")
    expect(panel).to_contain_text(before["decision"]["help"].split(".")[0])
    # The very thing is explained, and neither a click nor Enter chooses it.
    ana.control(before["decision"]["offers"][-1]).click()
    ana.page.keyboard.press("Enter")
    if game == "ancient":
        ana.page.locator(".zone.hand .figure[data-says]").first.hover(force=True)
        expect(panel.get_by_role("status")).to_contain_text(re.compile(r"card to discard|Discard \d card"))
    ana.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    assert ana.update["seq"] == before["seq"]


FREE = """stops => stops.findIndex((stop) => {
  const { x, y, width, height } = stop.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) === stop
})"""


def test_a_finger_only_asks_while_help_is_open(people: People) -> None:
    ana = people(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    ana.sit(ana.table("thebes"))
    before = ana.asked()
    ana.page.get_by_role("button", name="Help").tap()
    panel = ana.page.get_by_role("region", name="Help")
    stops = ana.page.locator("[data-about=thebes-map] [data-stop]")
    # The map is drawn where its pawns are: some stops lie under the bars.
    stops.nth(stops.evaluate_all(FREE)).tap()
    expect(panel.get_by_role("status")).to_contain_text("Each line is a journey of one week")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    assert ana.update["seq"] == before["seq"]


def test_every_explanation_belongs_to_something() -> None:
    text = client_text("en")
    written = set(re.findall(r"^explain-([a-z-]+) =", text, re.MULTILINE))
    shown = set(re.findall(r"data-about=(?:\"|\{[^}]*\? ')([a-z-]+)", SOURCES)) | {"thebes-display"}
    shown |= {f"{game}-rival" for game in GAMES}
    assert written == shown
