"""Somebody who listens: they know a table by its accessibility tree alone, as Chromium gives it to screen readers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.web.visitor import WAIT, Offer, Update, Visitor

__all__ = ["Heard", "Reader"]


@dataclass(frozen=True)
class Heard:
    """Something of the tree: what it is called, and its states."""

    name: str
    node: int
    states: dict[str, Any]


class Reader:
    """A visitor at a table who hears it and presses Enter on what they have heard of."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.session = visitor.context.new_cdp_session(visitor.page)
        self.session.send("DOM.enable")
        # Otherwise the tree would be made anew for every question about it.
        self.session.send("Accessibility.enable")

    def heard(self, role: str, inside: int = 0) -> list[Heard]:
        """Everything of a role, in the order in which it is told."""
        top = inside or self.session.send("DOM.getDocument", {"depth": 0})["root"]["backendNodeId"]
        found = self.session.send("Accessibility.queryAXTree", {"backendNodeId": top, "role": role})["nodes"]
        return [
            Heard(
                node.get("name", {}).get("value", ""),
                node["backendDOMNodeId"],
                {state["name"]: state["value"].get("value") for state in node.get("properties", [])},
            )
            for node in found
            if not node["ignored"]
        ]

    def controls(self) -> list[Heard]:
        """What can be chosen: whatever is a button that may be pressed, also to take it."""
        return [heard for heard in self.heard("button") if "pressed" in heard.states and not is_off(heard)]

    def on_sheets(self) -> list[Heard]:
        """The buttons of the sheets that lie open."""
        return [heard for sheet in self.heard("dialog") for heard in self.heard("button", sheet.node)]

    def press(self, heard: Heard) -> None:
        """Enter, on this."""
        self.session.send("DOM.focus", {"backendNodeId": heard.node})
        self.visitor.page.keyboard.press("Enter")

    def asked(self) -> Update:
        """The next question, when it is told; or the end of the game."""
        ana = self.visitor
        for _ in range(int(WAIT / 10)):
            update = ana.update
            if update and update["seq"] > ana.done and (update["decision"] or update["status"] != "playing"):
                over = update["status"] != "playing"
                told = self.heard("dialog" if over else "heading")
                if (over and told) or any(heard.name == update["decision"]["sentence"] for heard in told):
                    return update
            ana.page.wait_for_timeout(10)
        raise AssertionError(f"the question is not told: {ana.update.get('decision')}")

    def take(self, offer: Offer, controls: list[Heard]) -> None:
        """Find the control by what it is called, and press it; where it opens a sheet, find it there."""
        ana = self.visitor
        ana.done = ana.update["seq"]
        found = [heard for heard in controls if offer["label"] in heard.name]
        assert found, (offer["label"], [heard.name for heard in controls])
        # Where several speak of it, the one that says nothing else.
        self.press(min(found, key=lambda heard: len(heard.name)))
        for _ in range(int(WAIT / 10)):
            ana.page.wait_for_timeout(10)
            if ana.update["seq"] > ana.done:
                return
            sheet = [heard for heard in self.on_sheets() if offer["label"] in heard.name]
            if sheet:
                self.press(sheet[0])
        raise AssertionError(f"nothing came of {offer['label']}")


def is_off(heard: Heard) -> bool:
    return bool(heard.states.get("disabled"))
