"""The coach, learning from one's mistakes, and the analysis along a replay, in the browser."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect

from tests.web.coached import LATE, held_back, thoughts_of, told_afterwards
from tests.web.conftest import People
from tests.web.screens import axe, faults, finished
from tests.web.visitor import WAIT

PHONE: ViewportSize = {"width": 360, "height": 740}


def test_a_coach_asks_before_much_is_given_away(people: People) -> None:
    ana = people(like={"coach": "more"}, reduced_motion="reduce")
    thoughts = thoughts_of(ana)
    ana.sit(ana.table("thebes"))
    coach = ana.page.get_by_role("alertdialog", name="Coach")
    offer, seq = held_back(ana, thoughts)
    expect(coach).to_contain_text("Are you sure? “")
    expect(coach).to_contain_text("Better: ")
    assert ana.update["seq"] == seq, "nothing is stored before somebody insists"
    assert not faults(ana) + axe(ana)
    # By keyboard: the way back is where one is, and Esc is the same.
    expect(coach.get_by_role("button", name="Choose again")).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(coach).to_be_hidden()
    assert ana.update["seq"] == seq
    ana.click(offer)
    expect(coach).to_be_visible()
    ana.page.set_viewport_size(PHONE)
    assert not faults(ana) + axe(ana)
    coach.get_by_role("button", name="Do it anyway").click()
    ana.until(lambda update: update["seq"] > seq)
    expect(coach).to_be_hidden()


def test_who_is_quicker_than_the_coach_is_told_afterwards_and_can_take_it_back(people: People) -> None:
    ana = people(like={"coach": "more"}, reduced_motion="reduce")
    ana.begin_with(LATE)
    thoughts = thoughts_of(ana)
    ana.sit(ana.table("thebes"))
    coach = ana.page.get_by_role("status", name="Coach")
    before = told_afterwards(ana, thoughts)
    expect(coach).to_contain_text("away.")
    expect(coach).to_contain_text("Better: ")
    assert not faults(ana) + axe(ana)
    ana.done = ana.update["seq"]
    coach.get_by_role("button", name="Take it back").click()
    assert ana.asked()["length"] == before
    expect(coach).to_be_hidden()


def test_nobody_is_coached_who_does_not_want_it(people: People) -> None:
    ana = people()
    ana.sit(ana.table("thebes"))
    ana.click(ana.asked()["decision"]["offers"][0])
    ana.asked()
    assert "weigh" not in ana.sent
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.locator("select[name=coach]").select_option("big")
    ana.page.get_by_role("button", name="Done").click()
    ana.click(ana.asked()["decision"]["offers"][0])
    ana.asked()
    assert "weigh" in ana.sent


def test_mistakes_are_tried_again_and_the_analysis_goes_along(people: People) -> None:
    ana = people(reduced_motion="reduce")
    table = finished(ana, "thebes")
    ana.open(f"replay/{table}/0")
    ana.page.get_by_role("button", name="Analyse this game").click()
    said = ana.page.get_by_role("region", name="What the analysis says")
    expect(said.get_by_role("img")).to_be_visible(timeout=4 * WAIT)
    # Turn by turn, by button and by key.
    ana.page.get_by_role("button", name="One turn forward").click()
    expect(said).to_contain_text("Turn 1")
    ana.page.keyboard.press("PageDown")
    expect(said).to_contain_text("Turn 2")
    ana.page.keyboard.press("PageUp")
    expect(said).to_contain_text("Turn 1")
    assert not faults(ana) + axe(ana)
    ana.page.set_viewport_size(PHONE)
    assert not faults(ana) + axe(ana)

    ana.open(f"mistakes/{table}/1")
    lesson = ana.page.get_by_role("region", name="Learn from your mistakes")
    expect(lesson.or_(ana.page.get_by_text("Nothing was given away beyond doubt."))).to_be_visible(timeout=4 * WAIT)
    assert lesson.count(), "whoever plays by taking the last offer makes mistakes"
    expect(lesson).to_contain_text("Find something better.")
    expect(lesson).to_contain_text("You played: ")
    assert not faults(ana) + axe(ana)
    ana.page.set_viewport_size({"width": 1366, "height": 768})
    assert not faults(ana) + axe(ana)
    ana.page.locator(".table [data-option]:visible").first.click()
    expect(lesson.locator(".tried")).to_be_visible()
    if lesson.get_by_role("button", name="Show the answer").count():
        lesson.get_by_role("button", name="Show the answer").click()
    expect(lesson).to_contain_text("The answer: ")
    expect(lesson).to_contain_text("What would probably have happened: after “")
    expect(ana.page.locator(".table .advised").first).to_be_visible()
    lesson.get_by_role("link", name="To the analysis").click()
    expect(ana.page.get_by_role("link", name="Learn from your mistakes")).to_be_visible(timeout=4 * WAIT)
