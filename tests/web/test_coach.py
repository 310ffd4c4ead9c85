"""The coach, learning from one's mistakes, and the analysis along a replay, in the browser."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import People
from tests.web.screens import axe, faults, finished
from tests.web.visitor import WAIT, Visitor

LATE = """
window.held = []
window.doubted = 0
window.letGo = () => window.held.splice(0).forEach((tell) => tell())
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  set(hear) {
    this.addEventListener('message', (event) => {
      const { type } = JSON.parse(event.data)
      if (type === 'weighed') window.held.push(() => hear.call(this, event))
      else hear.call(this, event)
      if (type === 'doubted') setTimeout(() => window.doubted++, 50)
    })
  },
})
"""
"""What a coach has thought reaches the page when it is let go."""
PHONE: ViewportSize = {"width": 360, "height": 740}


def thoughts_of(ana: Visitor) -> list[dict[str, Any]]:
    """What the coach of somebody thinks, as it comes over the socket."""
    found: list[dict[str, Any]] = []

    def heard(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "weighed":
            found.append(message)

    ana.page.on("websocket", lambda socket: socket.on("framereceived", heard))
    return found


def slip(ana: Visitor, thoughts: list[dict[str, Any]], least: float) -> dict[str, Any]:
    """Play on until there is an answer to the question that gives that much away; the offer."""
    for _ in range(40):
        seq = ana.asked()["seq"]
        waited = 0
        while not any(each["seq"] == seq for each in thoughts) and len(ana.update["decision"]["offers"]) > 1:
            assert waited < WAIT, "the coach has not thought"
            ana.page.wait_for_timeout(20)
            waited += 20
        given = {option: much for each in thoughts if each["seq"] == seq for option, much in each["slips"]}
        offers = {offer["option"]: offer for offer in ana.update["decision"]["offers"]}
        grave = [option for option, much in given.items() if much >= least and ana.control(offers[option]).count()]
        if grave:
            return dict(offers[max(grave, key=lambda option: given[option])])
        ana.click(next(offer for option, offer in offers.items() if option not in given and ana.control(offer).count()))
    raise AssertionError("nothing could be given away")


def test_a_coach_asks_before_much_is_given_away(people: People) -> None:
    ana = people(like={"coach": "more"}, reduced_motion="reduce")
    thoughts = thoughts_of(ana)
    ana.sit(ana.table("thebes"))
    coach = ana.page.get_by_role("alertdialog", name="Coach")
    for _ in range(6):
        offer = slip(ana, thoughts, 0.05)
        seq = ana.update["seq"]
        ana.click(offer)
        # What was not sure the second time is let go.
        ana.page.wait_for_function(
            "seq => document.querySelector('.coach') || Number(document.querySelector('.table').dataset.seq) > seq",
            arg=seq,
        )
        if coach.count():
            break
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
    for _ in range(6):
        offer = slip(ana, thoughts, 0.05)
        before, seq = ana.update["length"], ana.update["seq"]
        ana.click(offer)
        # Nobody waits for a thought: the choice is made.
        ana.until(lambda update, seq=seq: update["seq"] > seq)  # type: ignore[misc]
        ana.page.evaluate("letGo()")
        ana.page.wait_for_function("() => doubted > 0")
        if coach.count():
            break
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
