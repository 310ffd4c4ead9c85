"""A game of another package in a real browser: the client knows nothing of it and shows the table in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.examples.package import found, install
from tests.server.house import House, sqlite
from tests.web.conftest import People
from tests.web.screens import SIZES, faults
from tests.web.test_whole_games import clicked
from tests.web.visitor import Offer, Visitor, brisk


@pytest.fixture(scope="module")
def dig(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server beside which Sherds is installed."""
    site = tmp_path_factory.mktemp("site")
    install("sherds", site)
    database = sqlite(tmp_path_factory.mktemp("dig"))
    with House(database, OSTRAKA_PAGE=str(client), PYTHONPATH=found(site)) as house:
        yield house


def play(ana: Visitor, take: Callable[[Offer], object]) -> int:
    """Take offers until the game is over; returns how many were.

    All offer at the same time: only when the bots have, an answer of ours is what the table waits for.
    """
    for made in range(100):
        update = ana.until(lambda u: u["seq"] > ana.done and (u["waits"] == [0] or u["status"] != "playing"))
        if update["status"] != "playing":
            return made
        take(brisk(update))
    raise AssertionError("the game does not end")


def test_a_whole_game_by_clicking_what_is_offered(people: People, dig: House) -> None:
    ana = people(url=dig.url)
    ana.sit(ana.table("sherds", "me", "digger", "student", steep=True))
    table = ana.page.get_by_role("region", name="The table in words")
    expect(table).to_contain_text("Board, as Ana sees it:")
    hand = ", ".join(offer["label"] for offer in ana.asked()["decision"]["offers"])
    expect(table).to_contain_text(f"hand: {hand}")
    assert play(ana, lambda offer: clicked(ana, offer)) >= 8
    assert ana.update["status"] == "over"
    sheet = ana.page.get_by_role("dialog", name="Scores")
    expect(sheet.locator("tfoot td")).to_have_text([str(total) for total in ana.update["result"]["totals"]])
    for pot in ("Amphora", "Krater", "Kylix", "Hydria"):
        expect(sheet).to_contain_text(pot)


def test_it_is_played_at_once_from_the_first_page(people: People, dig: House) -> None:
    ana = people(url=dig.url, known=False)
    ana.open("")
    ana.page.get_by_role("button", name=re.compile("^Play now ?: Sherds$")).click()
    expect(ana.page.get_by_role("region", name="The table in words")).to_contain_text("Board, as ")


PAGES = {
    "": (":is(h1, h2)", "Sherds"),
    "new/sherds": (":is(h1, h2)", "Sherds"),
    "cards/sherds": (":is(h1, h2)", "Sherds"),
    "rules/sherds": (":is(h1, h2)", "The rules of Sherds are not on this server"),
    "daily/sherds": ("a", "Sherds"),
    "ratings/sherds": ("a", "Sherds"),
    "about": ("a", "Rules: Sherds"),
}
"""Where the page names the game, and how."""


@pytest.mark.parametrize("path", PAGES)
def test_every_page_has_room_for_it(people: People, dig: House, path: str) -> None:
    ana = people(url=dig.url, reduced_motion="reduce")
    element, name = PAGES[path]
    ana.open(path)
    expect(ana.page.locator(f"main {element}", has_text=name).first).to_be_visible()
    found = []
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}×{height}: {fault}" for fault in faults(ana)]
    assert not found, "\n".join(found)


def test_its_cards_are_told_in_words(people: People, dig: House) -> None:
    ana = people(url=dig.url)
    ana.open("cards/sherds")
    for pot in ("Amphora", "Krater", "Kylix", "Hydria"):
        expect(ana.page.locator("main li h2", has_text=pot).first).to_be_visible()


def test_a_table_is_set_up_with_its_variants(people: People, dig: House) -> None:
    ana = people(url=dig.url)
    ana.open("new/sherds")
    expect(ana.page.get_by_role("heading", name="Sherds")).to_be_visible()
    expect(ana.page.get_by_text("2–4 players")).to_be_visible()
    ana.page.get_by_text("Rule variants").click()
    ana.page.get_by_text("Steep points").first.click()
    ana.page.get_by_role("button", name="Create the table").first.click()
    ana.page.wait_for_url(re.compile("#/table/"))
    expect(ana.page.get_by_role("heading", name="Sherds")).to_be_visible()
    ana.open("tables")
    expect(ana.page.get_by_role("heading", name="Sherds").first).to_be_visible()


def test_the_lines_stay_when_the_sheet_with_them_is_closed(people: People, dig: House) -> None:
    ana = people(url=dig.url)
    ana.sit(ana.table("sherds", "me", "digger"))
    table = ana.page.get_by_role("region", name="The table in words")
    expect(table).to_contain_text("hand: ")
    ana.page.keyboard.press("t")
    sheet = ana.page.get_by_role("dialog", name="The table in words")
    expect(sheet).to_contain_text("hand: ")
    ana.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(table).to_contain_text("hand: ")


def test_a_replay_shows_the_table_in_words_too(people: People, dig: House) -> None:
    ana = people(url=dig.url)
    table = ana.table("sherds", "me", "digger")
    ana.sit(table)
    play(ana, ana.click)
    ana.open(f"replay/{table}")
    expect(ana.page.get_by_role("region", name="The table in words")).to_contain_text("sherds in the bag")
