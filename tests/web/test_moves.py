"""Whole moves by pointing at the goal: choices that lead somewhere together take one click or two."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import People
from tests.web.screens import reached
from tests.web.visitor import Offer, Update, Visitor, brisk


def asked(ana: Visitor, prompt: str, verb: str = "") -> tuple[Update, list[Offer]]:
    """Somebody plays until they are asked this and can do that; and with what."""
    for _ in range(80):
        update = ana.asked()
        offers = [offer for offer in update["decision"]["offers"] if not verb or offer["verb"] == verb]
        if update["decision"]["prompt"] == prompt and offers:
            return update, offers
        ana.click(brisk(update))
    raise AssertionError(f"nobody asks {prompt}")


def happened(ana: Visitor, kind: str, since: int) -> list[int]:
    """How much of something has happened since the log had this length."""
    moments = {moment["length"]: moment for update in ana.updates for moment in update["moments"]}
    happenings = [h for length, moment in moments.items() if length > since for h in moment["happenings"]]
    return [h["amount"] for h in happenings if (h["kind"], h["seat"]) == (kind, 0)]


def test_a_site_is_pressed_and_drawn_to_a_week(people: People) -> None:
    """The trip and the dig are one gesture."""
    ana = people()
    ana.sit(ana.table("thebes"))
    update, digs = asked(ana, "action", "dig")
    page = ana.page
    site = page.locator(f'.place[data-option="{digs[0]["option"]}"]')
    # Where several choices lead is told a moment after the question.
    expect(site).to_have_attribute("data-draws", "true")
    box = site.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=3)
    week = page.locator(".quick .open").nth(1).bounding_box()
    assert week
    page.mouse.move(week["x"] + week["width"] / 2, week["y"] + week["height"] / 2, steps=2)
    expect(page.locator(".quick .shown")).to_have_count(1)
    weeks = int(page.locator(".quick text").nth(1).text_content() or "")
    expect(page.locator(".frame .told")).to_contain_text(f"{weeks} weeks")
    page.mouse.up()
    ana.until(lambda _: happened(ana, "weeks", update["length"]) == [weeks])


def test_a_card_is_created_by_pointing_at_it_and_at_a_slot(people: People) -> None:
    """Two clicks tell the action, the payment is proposed, and a click on another card pays with that one."""
    ana = people(like={"confirm": "always"})
    ana.sit(reached(ana, "ancient", 4))
    update = ana.asked()
    page = ana.page
    given = page.locator(".sure .given")
    page.locator(".hand .choice.led").first.wait_for()
    for card in page.locator(".hand .choice.led").all():
        card.click()
        # The slots say themselves what they cost, to whoever listens, too; the bar does not say it again.
        if page.locator(".timeline .choice.led").count() > 1:
            expect(page.locator(".bar [data-way]")).to_have_count(0)
            expect(page.locator(".timeline .choice.led").last).to_have_accessible_name(
                re.compile("Create.*: (free|disc)")
            )
        page.locator(".timeline .choice.led").last.click()
        page.locator(".sure, .ways").wait_for()
        if given.count():
            break
        page.get_by_role("button", name="Not yet").click()
    said = given.inner_text()
    assert "Discard" not in said
    other = page.locator(".hand .choice:not(.paying):not(.selected)").first
    page.locator(".hand .choice.paying").first.click()
    expect(page.locator("[data-confirm]")).to_be_disabled()
    other.click()
    expect(given).not_to_have_text(said)
    page.locator("[data-confirm]").click()
    ana.until(lambda _: bool(happened(ana, "pay", update["length"]) and happened(ana, "create", update["length"])))


def test_a_card_created_from_its_sheet_leaves_nothing_over_the_table(people: People) -> None:
    """A finger taps a card, and the slot in its sheet: no empty sheet, dark and deaf, stays over the table."""
    ana = people(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    for choices in range(14, 60, 3):
        ana.sit(reached(ana, "ancient", choices, until="action"))
        decision = ana.asked()["decision"]
        if decision["prompt"] != "action" or "Create" not in {offer["label"] for offer in decision["offers"]}:
            continue
        cards = ana.page.locator(".hand .choice.led")
        cards.first.wait_for()
        for n in range(cards.count()):
            cards.nth(n).tap()
            if created(ana.page):
                expect(ana.page.locator("dialog[open]")).to_have_count(0)
                return
    raise AssertionError("nothing could be created from a sheet")


def created(page: Page) -> bool:
    """Whether the card whose sheet is open could be created in several slots; it is then."""
    sheet = page.locator("dialog[open]")
    sheet.wait_for()
    slots = sheet.locator("[data-way]", has_text=re.compile("slot"))
    if slots.count() < 2:
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_have_count(0)
        return False
    slots.last.tap()
    return True


def test_a_slot_that_takes_the_whole_hand_says_so_before_it_does(people: People) -> None:
    """No slot is called free that costs something, and what is about to be discarded is confirmed by its number."""
    ana = people(like={"confirm": "always"})
    page = ana.page
    for choices in range(6, 86, 4):
        ana.sit(reached(ana, "ancient", choices, until="action"))
        update = ana.asked()
        if update["decision"]["prompt"] != "action":
            continue
        for card in page.locator(".hand .choice.led").all():
            card.click()
            page.locator(".sure, .ways").wait_for()
            others = f"discard {len(update['view']['hand']) - 1}"
            dear = page.locator(".timeline .choice.led", has_text=others)
            if dear.count():
                dear.first.click()
                expect(page.locator(".sure")).to_contain_text(re.compile("discard (all . other|your only other) card"))
                return
            page.get_by_role("button", name="Not yet").click()
    raise AssertionError("no slot takes the whole hand")


def test_what_is_still_asked_is_passed_at_once(people: People) -> None:
    ana = people()
    update = at_another_action(ana)
    nothing = ana.page.locator("[data-nothing]")
    expect(nothing).to_have_attribute("title", "No other action, Draw and end the turn")
    nothing.click()
    ana.until(lambda u: u["length"] >= update["length"] + 2)


def at_another_action(ana: Visitor) -> Update:
    """A table where another action may follow; a game can be lost before that, then there is another one."""
    for _ in range(6):
        ana.sit(ana.table("mammothodus", "me", "digger"))
        while (decision := (update := ana.asked())["decision"]) is not None:
            if decision["prompt"] == "extra":
                return update
            ana.click(brisk(update))
    raise AssertionError("in six games there was no other action")


def test_changing_the_display_is_asked_about_and_says_what_it_costs(people: People) -> None:
    ana = people(like={"confirm": "irreversible"})
    ana.sit(ana.table("thebes"))
    offer = next(offer for offer in ana.asked()["decision"]["offers"] if offer["verb"] == "change")
    seq = ana.update["seq"]
    ana.click(offer)
    sure = ana.page.get_by_role("alertdialog", name="Confirm: Four new cards, in Warsaw")
    expect(sure).to_contain_text(offer["notes"][0]["text"])
    expect(sure).to_contain_text("The cards that lie there now are discarded.")
    assert ana.update["seq"] == seq
    sure.get_by_role("button", name="Do it").click()
    ana.until(lambda update: update["seq"] > seq)
