"""A whole game of each kind in a real browser, by clicking only what is offered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.visitor import GAMES, Offer, Visitor, brisk

ON_SCREEN = """
[...document.querySelectorAll('[data-option]')].filter((e) => e.checkVisibility()).map((e) => Number(e.dataset.option))
"""


def clicked(ana: Visitor, offer: Offer) -> None:
    """Take an offer: all are on the table and nothing else is, and the control says what it does."""
    offered = {each["option"] for each in ana.update["decision"]["offers"]}
    assert set(ana.page.evaluate(ON_SCREEN)) == offered
    control = ana.control(offer)
    name = control.get_attribute("aria-label") or control.text_content() or ""
    assert offer["label"] in name, (offer, name)
    ana.click(offer)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking_what_is_offered(people: People, game: str) -> None:
    ana = people()
    ana.sit(ana.table(game))
    made = ana.play(brisk, lambda offer: clicked(ana, offer))
    assert made > 10
    assert ana.update["status"] == "over"
    totals = ana.update["result"]["totals"]
    sheet = ana.page.get_by_role("dialog", name="How it stands" if game == "mammothodus" else "Scores")
    if game == "mammothodus":
        # Won or lost together: how long it took and how it happened, no points and no ranks.
        expect(sheet.locator("dd").first).to_have_text(str(ana.update["turns"][-1]["number"]))
        expect(sheet.locator(".how li").last).to_have_text(ana.update["turns"][-1]["lines"][-1]["text"])
    else:
        expect(sheet.locator("tfoot td")).to_have_text([str(total) for total in totals])
    # Whoever looks at the table finds the way back, and on.
    sheet.get_by_role("button", name="Look at the table").click()
    expect(sheet).to_be_hidden()
    expect(ana.page.get_by_role("link", name="Replay")).to_be_visible()
    ana.page.get_by_role("button", name="Show the result").click()
    expect(sheet).to_be_visible()
    # Every question came with all there is to know about it: nothing had to be asked.
    # Who has gone on without draw three goes on without it for the rest of the turn: then more is sent than clicked.
    assert ana.sent.count("submit") >= made
    assert set(ana.sent) <= {"hello", "submit", "poke", "ways"}


@pytest.mark.parametrize(
    "game", ["thebes", *(pytest.param(game, marks=pytest.mark.full) for game in ("ancient", "mammothodus"))]
)
def test_a_whole_game_with_one_thumb(people: People, game: str) -> None:
    ana = people(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    ana.sit(ana.table(game))
    ana.play(brisk, ana.tap)
    assert ana.update["status"] == "over"
    expect(ana.page.get_by_role("dialog", name="Scores")).to_be_visible()
    wide = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    scrolled, shown = ana.page.evaluate(wide)
    assert scrolled <= shown


@pytest.mark.parametrize("game", GAMES)
def test_play_now_is_one_click(people: People, game: str) -> None:
    titles = {"ancient": "Ancient Knowledge", "thebes": "Thebes", "mammothodus": "Mammothodus"}
    ana = people(known=False)
    ana.open("")
    ana.page.get_by_role("button", name=re.compile(f"^Play now ?: {titles[game]}$")).click()
    decision = ana.asked()["decision"]
    expect(ana.page.get_by_role("region", name="What to do now").get_by_role("heading")).to_have_text(
        decision["sentence"]
    )
