"""Choices that a coach speaks of, before they are made or afterwards."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import TimeoutError as Late

from tests.web.visitor import WAIT, Offer, Visitor

__all__ = ["LATE", "held_back", "thoughts_of", "told_afterwards"]

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


def thoughts_of(ana: Visitor) -> list[dict[str, Any]]:
    """What the coach of somebody thinks, as it comes over the socket."""
    found: list[dict[str, Any]] = []

    def heard(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "weighed":
            found.append(message)

    ana.page.on("websocket", lambda socket: socket.on("framereceived", heard))
    return found


CHOSEN = "seq => Number(document.querySelector('.table').dataset.seq) > seq"
ASKED = f"seq => document.querySelector('.coach') || ({CHOSEN})(seq)"


def slip(ana: Visitor, thoughts: list[dict[str, Any]], least: float, opening: str = "") -> dict[str, Any]:
    """Play on until there is an answer to the question that gives that much away; the offer. Not one of that verb."""
    for _ in range(40):
        seq = ana.asked()["seq"]
        waited = 0
        while not any(each["seq"] == seq for each in thoughts) and len(ana.update["decision"]["offers"]) > 1:
            assert waited < WAIT, "the coach has not thought"
            ana.page.wait_for_timeout(20)
            waited += 20
        given = {option: much for each in thoughts if each["seq"] == seq for option, much in each["slips"]}
        offers = {offer["option"]: offer for offer in ana.update["decision"]["offers"]}
        grave = [
            option
            for option, much in given.items()
            if much >= least and offers[option]["verb"] != opening and ana.control(offers[option]).count()
        ]
        if grave:
            return dict(offers[max(grave, key=lambda option: given[option])])
        for offer in [offer for option, offer in offers.items() if option not in given and ana.control(offer).count()]:
            ana.click(offer)
            try:
                ana.page.wait_for_function(CHOSEN, arg=seq, timeout=3000)
                break
            except Late:
                # It only opened something, such as a dial: choose another one.
                ana.page.keyboard.press("Escape")
    raise AssertionError("nothing could be given away")


def held_back(ana: Visitor, thoughts: list[dict[str, Any]]) -> tuple[Offer, int]:
    """Choose until the coach asks whether it is meant: the offer, and the update in which it was made."""
    for _ in range(6):
        offer = slip(ana, thoughts, 0.05)
        seq: int = ana.update["seq"]
        ana.click(offer)
        # What was not sure the second time is let go.
        ana.page.wait_for_function(ASKED, arg=seq)
        if ana.page.locator(".coach").count():
            return offer, seq
    raise AssertionError("the coach is always content")


def passed(ana: Visitor, seq: int) -> None:
    """Wait for something later than that."""
    ana.until(lambda update: update["seq"] > seq)


def told_afterwards(ana: Visitor, thoughts: list[dict[str, Any]]) -> int:
    """Choose quicker than the coach thinks (after `LATE`), until it speaks: the length of the log before the choice."""
    for _ in range(6):
        # A dig is judged when its weeks are chosen.
        offer = slip(ana, thoughts, 0.05, opening="dig")
        before, seq = ana.update["length"], ana.update["seq"]
        ana.click(offer)
        # Nobody waits for a thought: the choice is made.
        passed(ana, seq)
        ana.page.evaluate("letGo()")
        ana.page.wait_for_function("() => doubted > 0")
        if ana.page.locator(".coach").count():
            return int(before)
    raise AssertionError("the coach is always content")
