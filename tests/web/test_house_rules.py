"""House rules in a real browser: a file is brought, becomes a game, and is played at the printed game's own table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.house import House, sqlite
from tests.web.conftest import People
from tests.web.screens import SIZES, faults
from tests.web.visitor import brisk

TWO_YEARS = 'game = "thebes"\nname = "Two years"\n[tables]\n"terms.FINISH" = 104\n'


@pytest.fixture(scope="module")
def open_house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that lets people bring house rules."""
    folder = tmp_path_factory.mktemp("rules")
    page, kept = str(client), str(folder)
    with House(sqlite(folder), OSTRAKA_PAGE=page, OSTRAKA_FOLDER=kept, OSTRAKA_HOUSE_RULES="true") as house:
        yield house


def test_a_file_of_house_rules_becomes_a_game_that_is_played(people: People, open_house: House, tmp_path: Path) -> None:
    ana = people(url=open_house.url)
    ana.open("new/thebes")
    panel = ana.page.locator("details", has_text="House rules")
    panel.locator("summary").click()
    (wrong := tmp_path / "wrong.toml").write_text(TWO_YEARS.replace("FINISH", "FINSH"), encoding="utf-8")
    panel.locator("input[type=file]").set_input_files(wrong)
    expect(panel.get_by_role("alert")).to_contain_text("Did you mean terms.FINISH?")
    ana.forgive("status of 422")
    (right := tmp_path / "two-years.toml").write_text(TWO_YEARS, encoding="utf-8")
    panel.locator("input[type=file]").set_input_files(right)
    ana.page.wait_for_url(re.compile("#/new/thebes-[0-9a-f]{8}"))
    expect(ana.page.get_by_text("terms.FINISH = 104 (156)")).to_be_visible()
    expect(ana.page.get_by_role("link", name="Thebes: Two years")).to_be_visible()
    ben = people("Ben", url=open_house.url, like={"language": "de"})
    ben.open("new/thebes")
    expect(ben.page.get_by_role("link", name="Jenseits von Theben: Two years")).to_be_visible()
    german = ben.page.locator("details", has_text="Hausregeln")
    german.locator("summary").click()
    german.locator("input[type=file]").set_input_files(wrong)
    expect(german.get_by_role("alert")).to_have_text(
        "Nach diesen Hausregeln lässt sich nicht spielen: Dieses Spiel hat keine Tabelle 'terms.FINSH'. "
        "War terms.FINISH gemeint?"
    )
    ben.forgive("status of 422")
    found = []
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}×{height}: {fault}" for fault in faults(ana)]
    assert not found, "\n".join(found)
    ana.sit(ana.table(ana.page.url.rpartition("/")[2], "me", "digger"))
    # The board of Thebes and its colours, not a table in words.
    expect(ana.page.locator("svg.map-thebes").first).to_be_visible()
    expect(ana.page.get_by_role("region", name="The table in words")).to_have_count(0)
    assert ana.play(brisk, ana.click, 6) == 6


def test_a_server_that_takes_none_offers_nothing(people: People) -> None:
    ana = people()
    ana.open("new/thebes")
    expect(ana.page.get_by_text("Rule variants")).to_be_visible()
    expect(ana.page.get_by_text("House rules")).to_have_count(0)
