"""Whole games without a pointer, and what a screen reader is told on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.keys import jump, press, take
from tests.web.visitor import Offer, Visitor, brisk


def lines(ana: Visitor) -> list[str]:
    """The lines of the log, put together from the updates as the protocol says."""
    kept: list[dict] = []
    for update in ana.updates:
        if update["turns"]:
            kept = [turn for turn in kept if turn["start"] < update["turns"][0]["start"]] + update["turns"]
    return [line["text"] for turn in kept for line in turn["lines"]]


def heard(ana: Visitor) -> None:
    """The question is called out, and the log tells everything up to the last line."""
    decision = ana.update["decision"]
    expect(ana.page.locator("[role=status][aria-live=assertive]")).to_have_text(f"Your turn. {decision['sentence']}")
    told = lines(ana)
    if told:
        expect(ana.page.get_by_role("log").locator("p").last).to_contain_text(told[-1])


@pytest.mark.parametrize(
    "game", ["thebes", *(pytest.param(game, marks=pytest.mark.full) for game in ("ancient", "mammothodus"))]
)
def test_a_whole_game_without_a_pointer(people: People, game: str) -> None:
    ana = people()
    ana.sit(ana.table(game))
    ana.asked()
    press(ana, "l")
    expect(ana.page.get_by_role("log")).to_be_visible()

    def taken(offer: Offer) -> None:
        heard(ana)
        jump(ana, offer) if game == "mammothodus" else take(ana, offer)

    ana.play(brisk, taken)
    assert ana.update["status"] == "over"
    sheet = ana.page.get_by_role("dialog", name="Scores")
    expect(sheet).to_be_visible()
    press(ana, "Escape")
    expect(sheet).to_be_hidden()
    # The page hears of the closing a moment after it has happened.
    ana.page.wait_for_timeout(200)
    press(ana, "s")
    expect(sheet).to_be_visible()


def test_every_key_of_the_map(people: People) -> None:
    ana = people()
    ana.sit(ana.table("ancient", opening="introductory"))
    page = ana.page
    # What a bot that begins has left to be answered comes first on some deals.
    while (update := ana.asked())["decision"]["prompt"] != "action":
        ana.click(update["decision"]["offers"][0])
    first = update["view"]["hand"][0]
    names = {card["card"]: card["name"] for card in ana.context.request.get("/api/games/ancient/cards").json()["cards"]}

    press(ana, "1")
    expect(page.locator(":focus")).to_contain_text(names[first])
    press(ana, "i")
    expect(page.get_by_role("dialog", name=names[first])).to_be_visible()
    press(ana, "Escape")
    expect(page.get_by_role("dialog", name=names[first])).to_be_hidden()

    press(ana, "m")
    market = page.locator(".zone.market :focus")
    expect(market).to_be_visible()

    press(ana, "Shift+Digit2")
    expect(page.get_by_role("dialog", name="Tula")).to_be_visible()
    press(ana, "Escape")
    expect(page.get_by_role("dialog", name="Tula")).to_be_hidden()

    press(ana, "h")
    hints = page.locator(".hint")
    expect(hints.get_by_role("status")).to_contain_text("Advice:")
    expect(hints.get_by_text("% of cases").first).to_be_hidden()
    hints.get_by_text("Figures").click()
    expect(hints.get_by_text("% of cases").first).to_be_visible()
    # What it begins with is marked where it lies, and the panel does not lie over it.
    marked, panel = page.locator(".advised").first.bounding_box(), hints.bounding_box()
    assert marked and panel
    assert any(
        one["x"] + one["width"] <= other["x"] or one["y"] + one["height"] <= other["y"]
        for one, other in ((marked, panel), (panel, marked))
    )
    press(ana, "h")
    expect(hints).to_be_hidden()
    press(ana, "h")
    expect(hints).to_be_visible()
    press(ana, "Escape")
    expect(hints).to_be_hidden()

    press(ana, "?")
    plain = update["decision"]["help"].split(" Rulings:")[0]
    expect(page.locator(".help").get_by_text(plain, exact=True)).to_be_visible()
    press(ana, "?")

    press(ana, "t")
    words = page.get_by_role("dialog", name="The table in words")
    expect(words.locator("pre")).to_contain_text(names[first])
    press(ana, "Escape")
    expect(words).to_be_hidden()

    press(ana, "c")
    expect(page.locator(".table ~ [role=status]:not([aria-live])")).not_to_be_empty()

    offer = next(each for each in update["decision"]["offers"] if each["label"] == "Create")
    ana.done = update["seq"]
    press(ana, "/")
    line = page.get_by_role("dialog").get_by_role("textbox")
    expect(line).to_be_focused()
    page.keyboard.type(offer["label"].lower())
    press(ana, "Enter")
    assert ana.asked()["length"] > update["length"]
    press(ana, "u")
    ana.until(lambda u: u["length"] == update["length"])
    expect(page.locator("[role=status][aria-live=assertive]")).to_have_text(
        f"Your turn. {update['decision']['sentence']}"
    )


def test_a_refusal_is_called_out(people: People) -> None:
    ana = people()
    ana.sit(ana.table("thebes"))
    ana.asked()
    press(ana, "u")
    expect(ana.page.get_by_role("alert")).not_to_be_empty()
