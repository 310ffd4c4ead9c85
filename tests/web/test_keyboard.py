"""Whole games without a pointer, and what a screen reader is told on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.keys import press, take
from tests.web.visitor import GAMES, Offer, Visitor, brisk


def lines(ana: Visitor) -> list[str]:
    """The lines of the log, put together from the updates as the protocol says."""
    kept: list[dict] = []
    for update in ana.updates:
        kept = [moment for moment in kept if moment["length"] <= update["keep"]] + update["moments"]
    return [happening["line"] for moment in kept for happening in moment["happenings"] if happening["line"]]


def heard(ana: Visitor) -> None:
    """The question is called out, and the log tells everything up to the last line."""
    decision = ana.update["decision"]
    expect(ana.page.locator("[role=status][aria-live=assertive]")).to_have_text(f"Your turn. {decision['sentence']}")
    told = lines(ana)
    if told:
        expect(ana.page.get_by_role("log").locator("p").last).to_contain_text(told[-1])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_pointer(people: People, game: str) -> None:
    ana = people()
    ana.sit(ana.table(game))
    ana.asked()
    press(ana, "l")
    expect(ana.page.get_by_role("log")).to_be_visible()

    def taken(offer: Offer) -> None:
        heard(ana)
        take(ana, offer)

    ana.play(brisk, taken)
    assert ana.update["status"] == "over"
    sheet = ana.page.get_by_role("dialog", name="Scores")
    expect(sheet).to_be_visible()
    press(ana, "Escape")
    expect(sheet).to_be_hidden()
    press(ana, "s")
    expect(sheet).to_be_visible()
