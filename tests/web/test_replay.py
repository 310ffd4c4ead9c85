"""Old games: step by step, with a slider, and played on from any moment."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.screens import finished
from tests.web.visitor import Visitor, brisk


def boards(ana: Visitor) -> str:
    """What lies on the table and in front of the person."""
    return "\n".join(ana.page.locator(f".table .zone.{zone}").aria_snapshot() for zone in ("market", "hand"))


def test_a_replay_is_scrubbed_and_played_on(people: People) -> None:
    ana = people()
    table = finished(ana, "thebes")
    ana.open(f"replay/{table}/0")
    slider = ana.page.get_by_role("slider", name="Replay")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or "0")
    assert last > 20
    for n in (1, 2, 3):
        ana.page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(n))
    third = boards(ana)
    ana.page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(last))
    assert boards(ana) != third
    ana.page.get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")
    slider.fill("3")
    expect(slider).to_have_attribute("aria-valuetext", f"Step 3 of {last}")
    assert boards(ana) == third

    ana.page.get_by_role("button", name="Play on from here").click()
    forked = ana.asked()
    assert table not in ana.page.url
    assert forked["length"] <= 4
    ana.play(brisk, ana.click, most=3)


def test_the_end_of_a_replay_is_the_end_of_the_game(people: People) -> None:
    ana = people()
    table = finished(ana, "thebes")
    ana.sit(table)
    ana.asked()
    ana.page.get_by_role("dialog", name="Scores").get_by_role("button", name="Close").click()
    live = boards(ana)
    ana.open(f"replay/{table}/0")
    ana.page.get_by_role("button", name="To the end").click()
    slider = ana.page.get_by_role("slider", name="Replay")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    assert boards(ana) == live
