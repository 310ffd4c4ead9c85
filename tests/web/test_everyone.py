"""High contrast, no movement, those who only watch, partners, and the table in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.screens import SCREENS, axe, faults, reached
from tests.web.visitor import DESK, GAMES, brisk

PHONE = {"width": 360, "height": 740}
MOVING = """() => document.getAnimations().filter((a) => a.effect.getComputedTiming().duration > 1).length"""


@pytest.mark.parametrize("screen", ["landing", "cards", "settings", *(f"table {game}" for game in GAMES)])
def test_high_contrast_is_sound_too(people: People, screen: str) -> None:
    ana = people(like={"theme": "contrast"}, reduced_motion="reduce")
    SCREENS[screen](ana)
    assert ana.page.evaluate("document.documentElement.dataset.theme") == "contrast"
    for size in (DESK, PHONE):
        ana.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert faults(ana) + axe(ana) == []


@pytest.mark.parametrize("game", GAMES)
def test_who_watches_sees_everything_but_hands_and_chooses_nothing(people: People, game: str) -> None:
    ana, ben = people("Ana"), people("Ben")
    # Later a hand can be empty.
    table = reached(ana, game, 6)
    ana.sit(table)
    ana.asked()
    ben.sit(table)
    seen = ben.until(lambda update: True)
    assert seen["decision"] is None
    assert ben.page.locator("[data-option]").count() == 0
    expect(ben.page.get_by_text("You are watching")).to_be_visible()
    expect(ben.page.get_by_text("The board of Ana")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Undo")).to_have_count(0)
    if game == "ancient":
        assert ana.update["view"]["hand"]
        assert seen["view"]["hand"] == []
        expect(ben.page.get_by_text("Spectators see no hands.")).to_be_visible()
    assert faults(ben) + axe(ben) == []
    ana.click(brisk(ana.update))
    after = ben.until(lambda update: update["seq"] > seen["seq"])
    assert after["length"] > seen["length"]


def test_partners_are_told_from_opponents(people: People) -> None:
    ana = people()
    ana.sit(ana.table("ancient", "me", "digger", "digger", "digger", teams=True, opening="introductory"))
    ana.asked()
    others = ana.page.get_by_role("complementary", name="Opponents")
    expect(others.get_by_text("Your team")).to_be_visible()
    expect(others.locator(".side.against")).to_be_visible()
    expect(others.locator(".rival.partner h3")).to_have_text(["Tula"])
    expect(others.locator(".rival.against h3")).to_have_text(["Bruno", "Pipa"])
    assert faults(ana) + axe(ana) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_table_in_words_follows_the_game(people: People, game: str) -> None:
    ana = people()
    ana.sit(reached(ana, game, 6))
    ana.asked()
    ana.page.keyboard.press("t")
    board = ana.page.locator("dialog[open] pre")
    ana.until(lambda update: bool(update.get("board")))
    expect(board).to_have_text("\n".join(ana.update["board"]))
    before = board.inner_text()
    ana.page.keyboard.press("Escape")
    expect(board).to_be_hidden()
    for _ in range(4):
        ana.click(brisk(ana.asked()))
    ana.asked()
    ana.page.keyboard.press("t")
    expect(board).to_be_visible()
    ana.until(lambda update: bool(update.get("board")))
    expect(board).to_have_text("\n".join(ana.update["board"]))
    assert board.inner_text() != before


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_who_wants_no_movement(people: People, game: str) -> None:
    ana = people(like={"speed": "calm"}, reduced_motion="reduce")
    ana.sit(ana.table(game))
    for _ in range(8):
        ana.click(brisk(ana.asked()))
        assert ana.page.evaluate(MOVING) == 0
        expect(ana.page.locator(".moment")).to_have_count(0)
