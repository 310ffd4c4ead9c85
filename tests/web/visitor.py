"""Somebody at a browser: opens pages, sits down, takes what is offered; everything the browser complains of is kept."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright._impl._sync_base import SyncContextManager
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from tests.web.warm import Warm

__all__ = ["DESK", "GAMES", "SEATS", "WAIT", "Offer", "Update", "Visitor", "brisk"]

WAIT = 30_000.0
"""Milliseconds after which something that was waited for in vain has failed."""
DESK = {"width": 1366, "height": 768}
SEATS = {"ancient": ("me", "digger"), "thebes": ("me", "digger"), "mammothodus": ("me",)}
"""The quickest table of each game."""
GAMES = tuple(SEATS)
Update = dict[str, Any]
Offer = dict[str, Any]
BLOCKED = "Service Worker registration blocked by Playwright"
DRAWN = "seq => Number(document.querySelector('.table')?.dataset.seq ?? -1) >= seq"
ANSWERED = "document.querySelector('.table')?.dataset.busy !== undefined"
WATCH = """
document.addEventListener('securitypolicyviolation', (event) => {
  console.error('policy', event.violatedDirective, event.blockedURI)
})
"""
expect.set_options(timeout=WAIT)


class Visitor:
    """One browser context with one page. `like` are settings of the client; other keywords go to the context."""

    def __init__(self, home: Browser | Warm, url: str, name: str, like: dict[str, object], **options: Any) -> None:
        self.url = url
        self.name = name
        self.troubles: list[str] = []
        self.updates: list[Update] = []
        self.sent: list[str] = []
        """The types of all messages its sockets have sent."""
        self.done = -1
        self.gone = False
        options.setdefault("viewport", DESK)
        # Every person would fetch the whole client for later; one test looks at that.
        options.setdefault("service_workers", "block")
        self.home = home
        self.options = {"base_url": url, **options}
        make = home.take if isinstance(home, Warm) else home.new_context
        self.context: BrowserContext = make(**self.options)
        self.context.set_default_timeout(WAIT)
        usual = {"speed": "instant", "name": name, "confirm": "never", "explain": "never", "offered": True}
        wishes = json.dumps(json.dumps({**usual, **like}))
        self.scripts: list[SyncContextManager] = []
        self.begin_with(
            f"{WATCH}; localStorage.getItem('ostraka-settings') ?? localStorage.setItem('ostraka-settings', {wishes})"
        )
        self.context.on("request", self._asked)
        self.page: Page = self.context.pages[0] if self.context.pages else self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("websocket", self._connected)

    def begin_with(self, script: str) -> None:
        """Every page that is opened runs this first."""
        self.scripts.append(self.context.add_init_script(script))

    def close(self) -> None:
        """Go, and the browser with its context too."""
        self.context.close()
        self.gone = True

    def leave(self) -> None:
        """Go; the next one may have the context."""
        if self.gone:
            return
        if not isinstance(self.home, Warm):
            self.close()
            return
        for script in self.scripts:
            script.close()
        self.context.remove_listener("request", self._asked)
        self.home.give(self.context, **self.options)
        self.gone = True

    # --- what the browser tells ---------------------------------------------------------------------------------------

    def _asked(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.netloc != urlsplit(self.url).netloc:
            self.troubles.append(f"another host: {request.url}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and BLOCKED not in message.text:
            self.troubles.append(f"{message.type}: {message.text}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)["type"]))

    def _received(self, frame: str | bytes) -> None:
        message: Update = json.loads(frame)
        if message["type"] == "update":
            self.updates.append(message)

    def forgive(self, *known: str) -> None:
        """Forget complaints that contain one of these words: they were to be expected."""
        self.troubles = [trouble for trouble in self.troubles if not any(word in trouble for word in known)]

    # --- over HTTP, as this person ------------------------------------------------------------------------------------

    def post(self, path: str, body: object = None) -> Any:
        headers = {"origin": self.url, "content-type": "application/json"}
        answer = self.context.request.post(path, data=json.dumps(body), headers=headers)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def come_in(self) -> None:
        """Be a guest before the first page is opened."""
        self.post("/api/guest", {"name": self.name})
        self.begin_with("localStorage.setItem('ostraka-known', '1')")

    def table(self, game: str, *seats: str, start: bool = True, **setup: object) -> str:
        """Set up a table: seats are `me`, `open` or a bot's level; without any, the quickest. Returns its id."""
        chosen = seats or SEATS[game]
        wishes = [{"kind": seat} if seat in {"me", "open"} else {"kind": "bot", "level": seat} for seat in chosen]
        wish = {"game": game, "seats": wishes, "setup": setup, "visibility": "link", "undo": "ask"}
        table: str = self.post("/api/tables", wish)["id"]
        if start:
            self.post(f"/api/tables/{table}/start")
        return table

    # --- at the browser -----------------------------------------------------------------------------------------------

    def open(self, path: str) -> None:
        """Open one of the client's pages."""
        self.page.goto(f"/#/{path}")
        self.page.locator("main > *").first.wait_for(state="attached")

    def sit(self, table: str) -> None:
        """Open a table and wait for its first state."""
        self.updates.clear()
        self.done = -1
        self.open(f"table/{table}")
        self.page.locator(".table").wait_for()
        # Maps are drawn as soon as they know their size.
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    @property
    def update(self) -> Update:
        """The last update that has come."""
        return self.updates[-1] if self.updates else {}

    def until(self, true: Callable[[Update], bool]) -> Update:
        """Wait until the last update is so, and is drawn."""
        waited = 0
        while not (self.updates and true(self.update)):
            assert waited < WAIT, (self.page.locator("[role=alert]").all_inner_texts(), self.update.get("waits"))
            self.page.wait_for_timeout(10)
            waited += 10
        found = self.update
        self.page.wait_for_function(DRAWN, arg=found["seq"])
        return found

    def asked(self) -> Update:
        """Wait until this seat is asked after its last act (what the client answers is no question), or it is over."""
        while True:
            found = self.until(
                lambda u: u["seq"] > self.done and (u["decision"] is not None or u["status"] != "playing")
            )
            answered = self.page.evaluate(ANSWERED)
            if not answered and self.update["seq"] == found["seq"]:
                return found
            if answered and found["decision"] is not None:
                self.done = max(self.done, found["seq"])

    def control(self, offer: Offer) -> Locator:
        """The control that takes an offer."""
        return self.page.locator(f'[data-option="{offer["option"]}"]:visible').first

    def click(self, offer: Offer) -> None:
        """Take an offer with the pointer."""
        self.done = self.update["seq"]
        self.control(offer).click()

    def tap(self, offer: Offer) -> None:
        """Take an offer with a thumb: go to the zone that shows it; a card is looked at first, then taken."""
        self.done = self.update["seq"]
        tabs = self.page.locator("nav.tabs button[aria-pressed]:visible")
        for n in range(tabs.count()):
            if self.page.locator(f'[data-option="{offer["option"]}"]:visible').count():
                break
            tabs.nth(n).tap()
        self.control(offer).tap()
        # Behind its label a button may say what follows.
        called = re.compile(rf"^{re.escape(offer['label'])}(\W|$)")
        deed = self.page.locator("dialog[open]").get_by_role("button", name=called)
        # A dial turns to what is tapped; the button beneath it takes that.
        deed = deed.or_(self.page.locator(f'.dial .deed[data-option="{offer["option"]}"]'))
        if deed.count():
            deed.tap()

    def touch(self) -> None:
        """From now on the screen is touched; `hold` gives it its size."""
        self.fingers = self.context.new_cdp_session(self.page)
        self.fingers.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})
        assert self.page.evaluate("matchMedia('(pointer: coarse) and (hover: none)').matches")

    def hold(self, width: int, height: int) -> None:
        """The touched screen of a phone or tablet."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True}
        self.fingers.send("Emulation.setDeviceMetricsOverride", size)
        self.page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])

    def play(self, pick: Callable[[Update], Offer], take: Callable[[Offer], object], most: int = 500) -> int:
        """Take offers until the game is over or `most` are taken; returns how many were."""
        for made in range(most):
            update = self.asked()
            if update["status"] != "playing":
                return made
            take(pick(update))
        self.asked()
        return most


def brisk(update: Update) -> Offer:
    """An offer that brings the game on; now and then another one, so that every kind is met."""
    offers: list[Offer] = update["decision"]["offers"]
    length: int = update["length"]
    return offers[length * 7 % len(offers)] if length % 5 == 0 else offers[-1]
