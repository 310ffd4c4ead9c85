"""What the others did: a line for each turn, the cards it names, the board going through it once more."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.screens import reached, waited
from tests.web.visitor import WAIT, Offer, Update, Visitor


def test_what_the_others_did_is_told_in_a_line_and_shown_once_more(people: People) -> None:
    ana = people(like={"offered": False})
    table = reached(ana, "ancient", 40)
    ana.sit(table)
    page = ana.page
    turns = [turn for turn in ana.update["turns"] if turn["text"]]
    theirs = [turn for turn in turns if turn["seat"] == 1][-1]
    since = page.locator(".since")
    expect(since.locator("li").last).to_have_text(theirs["text"])
    # A bot has a name and a face, and its level stands beside it.
    rival = page.locator(".rival")
    expect(rival.locator("h3")).to_have_text("Tula")
    expect(rival.locator("small")).to_have_text("Digger")
    expect(rival.locator("svg.face")).to_be_visible()
    # Somebody who looks at another page sees whose turn it is.
    expect(page).to_have_title(re.compile("^Your turn"))
    # Sounds are offered once.
    offer = page.get_by_role("complementary", name="Would you like a sound")
    assert offer.evaluate("offer => getComputedStyle(offer).position") == "static", "it must cover nothing"
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_be_hidden()
    # The names of cards open them, here and in the log.
    page.keyboard.press("l")
    log = page.get_by_role("log")
    name = log.locator(".name").last
    called = name.text_content() or ""
    name.click()
    expect(page.locator("dialog[open]")).to_contain_text(called)
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    # The board goes through it once more, and comes back.
    since.get_by_role("button", name="Show it again, step by step").click()
    past = page.get_by_role("region", name="What the others did")
    stops = [line["text"] for line in theirs["lines"]]
    expect(past.get_by_role("status")).to_contain_text(stops[0])
    while past.get_by_role("button", name="One step forward").is_enabled():
        past.get_by_role("button", name="One step forward").click()
    expect(past.get_by_role("status")).to_contain_text(stops[-1])
    expect(page.locator("[data-option]")).to_have_count(0)
    past.get_by_role("button", name="Back to the game").click()
    expect(page.locator("[data-option]").first).to_be_visible()


def act(ana: Visitor, table: str, update: Update, offer: Offer) -> None:
    """Take an offer without the page."""
    wish = {"type": "submit", "id": f"telling-{update['seq']:04}", "at": update["seq"], "option": offer["option"]}
    ana.post(f"/api/tables/{table}/acts", wish)


def test_a_dig_is_not_seen_on_the_table_before_it_comes_out_of_the_bag(people: People) -> None:
    ana = people(like={"speed": "calm"})
    page = ana.page
    table = ana.table("thebes")
    while (offers := (update := waited(ana, table))["decision"]["offers"])[0]["verb"] != "weeks":
        act(ana, table, update, next((offer for offer in offers if offer["verb"] == "dig"), offers[-1]))
    ana.sit(table)
    ana.asked()
    seq = update["seq"]
    act(ana, table, update, max(offers, key=lambda offer: int(offer["option"])))
    moment = page.locator(".moment.mine")
    expect(moment.locator(".token.out").first).to_be_visible()
    # The table is still what it was before, and asks nothing.
    assert page.evaluate("Number(document.querySelector('.table').dataset.seq)") == seq
    expect(page.locator("[data-option]")).to_have_count(0)
    # The question has gone, and nobody else is waited for.
    expect(page.get_by_role("heading", name="Watch what happened.")).to_be_visible()
    # It stays until it has been seen.
    moment.get_by_role("button", name="Close the bag").click()
    page.wait_for_function("seq => Number(document.querySelector('.table').dataset.seq) > seq", arg=seq, timeout=WAIT)
    expect(moment).to_be_hidden()
