"""The table of Mammothodus where it is pointed at: nothing moves under the pointer, and the map keeps its room."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import People
from tests.web.visitor import Offer, Update, Visitor, brisk

MAP = "section.frame"
LEAST = 150.0
"""Pixels of height below which nobody finds a territory."""


def room(ana: Visitor) -> tuple[float, float, float]:
    """Where the map begins, and how large it is."""
    box = ana.page.locator(MAP).bounding_box()
    assert box
    return box["y"], box["width"], box["height"]


def until(ana: Visitor, prompt: str) -> tuple[Update, list[Offer]]:
    for _ in range(60):
        update = ana.asked()
        if update["decision"]["prompt"] == prompt:
            return update, update["decision"]["offers"]
        ana.click(brisk(update))
    raise AssertionError(f"nobody asks {prompt}")


def test_the_map_does_not_move_from_question_to_question(people: People) -> None:
    """On a small laptop, on a phone, and on its side: through whole turns."""
    for width, height, seen in ((1366, 650, 300.0), (390, 844, 300.0), (390, 780, 280.0), (780, 390, LEAST)):
        ana = people(viewport={"width": width, "height": height}, like={"explain": "always"})
        ana.sit(ana.table("mammothodus"))
        rooms: dict[str, tuple[float, float, float]] = {}
        until(ana, "action")
        for _ in range(12):
            update = ana.asked()
            # On a phone another zone may be in front.
            if ana.page.locator(MAP).is_visible():
                rooms[update["decision"]["prompt"]] = room(ana)
                assert room(ana)[2] >= seen, (width, update["decision"]["prompt"])
            ana.click(brisk(update))
        assert len(rooms) > 1 and max(y for y, *_ in rooms.values()) - min(y for y, *_ in rooms.values()) < 1, rooms
        assert max(h for *_, h in rooms.values()) - min(h for *_, h in rooms.values()) < 45, rooms


def test_a_territory_is_selected_before_anybody_goes_there(people: People) -> None:
    """But for those who want every click to act; and what has moved under the pointer is not clicked."""
    ana = people(like={"confirm": "irreversible"})
    ana.sit(ana.table("mammothodus"))
    cell = reached(ana)
    before = ana.update["length"]
    label = cell.get_attribute("aria-label") or ""
    assert re.search(r"(north|east|south|west|centre).*within reach, next to", label)
    # The map jumps away while the pointer is down.
    box = cell.bounding_box()
    assert box
    cell.evaluate(
        "cell => cell.addEventListener('pointerdown', () => cell.style.translate = '0 9px', {once: true})",
    )
    cell.click()
    expect(ana.page.locator(".sure, .bar .ways")).to_have_count(0)
    cell.evaluate("cell => cell.style.translate = ''")
    cell.click()
    expect(ana.page.locator(".sure, .bar .ways")).to_be_visible()
    # Which figure, if several can go there.
    if ana.page.locator("[data-way]").count():
        ana.page.locator("[data-way]").first.click()
    assert ana.update["length"] == before
    ana.page.locator("[data-confirm]").click()
    ana.until(lambda update: update["length"] > before)


def reached(ana: Visitor) -> Locator:
    """A territory that somebody can go to."""
    update = ana.asked()
    while update["decision"]["prompt"] != "action" or not any(
        offer["verb"] == "move" for offer in update["decision"]["offers"]
    ):
        ana.click(brisk(update))
        update = ana.asked()
    cell = ana.page.locator(".cell.led").first
    cell.wait_for()
    return cell


def test_how_one_stands_is_never_cut(people: People) -> None:
    ana = people(viewport={"width": 1366, "height": 650})
    ana.sit(ana.table("mammothodus"))
    ana.asked()
    expect(ana.page.locator(".aim")).to_have_text(re.compile(r"^\s*Active places of power 0 of 4 · All four"))
