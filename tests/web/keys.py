"""A visitor without a pointer: Tab from zone to zone, arrows inside a zone, Enter takes."""

from __future__ import annotations

from typing import Any

from tests.web.visitor import Offer, Visitor

__all__ = ["jump", "press", "reach", "take"]

MOST_TABS = 60
MOST_ARROWS = 120
WHERE = """
(option) => {
  const target = [...document.querySelectorAll(`[data-option="${option}"]`)].find((e) => e.checkVisibility())
  if (!target) return null
  const now = document.activeElement
  let zone = target
  while (zone.tabIndex !== 0 && !zone.querySelector('[data-stop][tabindex="0"]')) zone = zone.parentElement
  const middle = (e) => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] }
  const [a, b] = [middle(now), middle(target)]
  const stops = [...zone.querySelectorAll('[data-stop]')]
  const inside = now !== document.body && zone.contains(now)
  return { there: now === target, inside, at: stops.indexOf(now), right: b[0] - a[0], down: b[1] - a[1] }
}
"""

STOOD = """
(option) => ({
  focus: document.activeElement.outerHTML.slice(0, 200),
  controls: [...document.querySelectorAll(`[data-option="${option}"]`)].map((e) => e.outerHTML.slice(0, 160)),
  stops: [...document.querySelectorAll('[data-option]')].map((e) => `${e.dataset.option} ${e.checkVisibility()}`),
  dialogs: document.querySelectorAll('dialog[open]').length,
})
"""


def press(visitor: Visitor, key: str) -> None:
    """Press a key."""
    visitor.page.keyboard.press(key)


def ways(where: dict[str, Any]) -> list[str]:
    """The arrow keys, the one that leads most towards the thing first."""
    pulls = {
        "ArrowRight": where["right"],
        "ArrowLeft": -where["right"],
        "ArrowDown": where["down"],
        "ArrowUp": -where["down"],
    }
    return sorted(pulls, key=lambda key: -pulls[key])


def reach(visitor: Visitor, offer: Offer) -> int:
    """Bring the focus to the control of an offer; returns how many keys it took."""
    where = visitor.page.evaluate(WHERE, offer["option"])
    assert where is not None, offer
    pressed = 0
    while not where["inside"]:
        assert pressed < MOST_TABS, f"no Tab leads to the zone of {offer['label']}"
        press(visitor, "Tab")
        pressed += 1
        where = visitor.page.evaluate(WHERE, offer["option"])
    tried: set[tuple[int, str]] = set()
    while not where["there"]:
        keys = [key for key in ways(where) if (where["at"], key) not in tried]
        assert keys and len(tried) < MOST_ARROWS, f"no arrow leads to {offer['label']}"
        tried.add((where["at"], keys[0]))
        press(visitor, keys[0])
        pressed += 1
        where = visitor.page.evaluate(WHERE, offer["option"])
    return pressed


def take(visitor: Visitor, offer: Offer) -> int:
    """Take an offer without a pointer; returns how many keys it took."""
    pressed = reach(visitor, offer)
    visitor.done = visitor.update["seq"]
    press(visitor, "Enter")
    return pressed + 1


def jump(visitor: Visitor, offer: Offer) -> int:
    """Take an offer with N, which goes from one offered thing to the next; returns how many keys it took."""
    target = visitor.control(offer)
    count = len(visitor.update["decision"]["offers"])
    for pressed in range(2 * count + 2):
        if target.evaluate("(control) => control === document.activeElement"):
            visitor.done = visitor.update["seq"]
            press(visitor, "Enter")
            return pressed + 1
        press(visitor, "n")
    stood = visitor.page.evaluate(STOOD, offer["option"])
    raise AssertionError(f"N never comes to {offer['label']}: {stood}")
