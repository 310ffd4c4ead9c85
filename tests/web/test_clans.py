"""Players settle which clans take part (Q66 of Mammothodus): picked with the seats, and seen wherever a clan is."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import People
from tests.web.visitor import Visitor


def clans(visitor: Visitor, seat: int) -> Locator:
    """The clans that a seat can have."""
    return visitor.page.get_by_role("radiogroup", name=f"Clans: seat {seat}")


def drawn(within: Locator) -> str:
    """Which beast is drawn."""
    return within.locator("path.body").first.get_attribute("d") or ""


def test_chosen_clans_are_on_the_board_and_in_the_log(people: People) -> None:
    """Somebody alone picks both of theirs."""
    ana = people()
    ana.open("new/mammothodus")
    ana.page.get_by_role("button", name="Just me, 2 seats").click()
    expect(clans(ana, 1).get_by_role("radio", name="Mammoths")).to_be_checked()
    bison, tiger = (drawn(clans(ana, 1).locator(f"label:has([value={clan}])")) for clan in ("bison", "tigers"))
    # What another seat has is exchanged.
    clans(ana, 1).get_by_title("Sabre-toothed Tigers (seat 2 has it)").click()
    expect(clans(ana, 2).get_by_role("radio", name="Mammoths", exact=True)).to_be_checked()
    clans(ana, 2).get_by_title("Bison").click()
    expect(ana.page.get_by_role("list", name="Your table")).to_contain_text("Clans: Sabre-toothed Tigers, Bison")
    ana.page.locator("aside").get_by_role("button", name="Start the game").click()
    mine, rival = ana.page.locator(".mine .me"), ana.page.locator(".rivalclan")
    expect(mine).to_contain_text("Sabre-toothed Tigers")
    expect(rival).to_contain_text("Bison")
    assert (drawn(mine), drawn(rival)) == (tiger, bison)
    for _ in range(4):
        ana.click(ana.asked()["decision"]["offers"][0])
    ana.until(lambda update: update["length"] >= 4)
    beasts = {drawn(figure) for figure in ana.page.locator(".island .figure").all()}
    assert beasts == {tiger, bison}
    ana.page.keyboard.press("l")
    log = ana.page.get_by_role("log")
    expect(log).to_contain_text("the green figure of the Sabre-toothed Tigers")
    expect(log).to_contain_text("the green figure of the Bison")
    expect(log).not_to_contain_text("Mammoths")


def test_everybody_picks_in_the_waiting_room(people: People) -> None:
    ana, ben = people(), people("Ben")
    table = ana.table("mammothodus", "me", "open", start=False)
    ben.post(f"/api/tables/{table}/join", {})
    for visitor in (ana, ben):
        visitor.open(f"table/{table}")
    # Ben has nothing to say about Ana's clan, and does not take it from her.
    expect(clans(ben, 2)).to_be_visible()
    expect(clans(ben, 1)).to_have_count(0)
    expect(clans(ben, 2).get_by_role("radio", name="Mammoths (seat 1 has it)")).to_be_disabled()
    clans(ben, 2).get_by_title("Bison").click()
    expect(clans(ana, 2).get_by_role("radio", name="Bison", exact=True)).to_be_checked()
    # The host may: they exchange.
    clans(ana, 1).get_by_title("Bison (seat 2 has it)").click()
    expect(clans(ben, 2).get_by_role("radio", name="Mammoths", exact=True)).to_be_checked()
    expect(ben.page.get_by_role("listitem").filter(has_text="Ana").locator(".pick")).to_have_text("Bison")


def test_whoever_leads_two_clans_is_told_which_is_to_act(people: People) -> None:
    """A second clan of one's own has no name with a number in the heading of its board."""
    ana = people(viewport={"width": 390, "height": 844})
    ana.sit(ana.table("mammothodus", "me", "me"))
    ana.asked()
    whose = ana.page.locator(".whose")
    expect(whose).to_have_text(re.compile("You lead 2 clans. Now: Mammoths"))
    ana.page.get_by_role("navigation").get_by_role("button", name="Dangers").click()
    expect(ana.page.locator(".rival h3")).to_have_text("Sabre-toothed Tigers")
    ana.page.get_by_role("navigation").get_by_role("button", name="Me", exact=True).click()
    for name in ("Portal", "Dangers"):
        expect(ana.page.get_by_role("navigation").get_by_role("button", name=name)).to_be_visible()


def test_a_phone_says_what_its_counters_count(people: People) -> None:
    ana = people(viewport={"width": 390, "height": 844})
    ana.sit(ana.table("mammothodus", "me", "me"))
    ana.asked()
    counters = ana.page.locator(".zone.me [data-about=mammothodus-threats]")
    for label in counters.locator(".label").all():
        box = label.bounding_box()
        assert box and box["width"] > 20, label.inner_text()
    island = ana.page.locator("[data-about=mammothodus-island]").bounding_box()
    tabs = ana.page.locator(".zone.hand").bounding_box()
    assert island and tabs
    assert island["y"] + island["height"] <= tabs["y"] + 1, "the whole island is on the first screen"
