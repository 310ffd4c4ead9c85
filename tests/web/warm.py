"""Browser contexts that are used again: a new one costs half a second of a processor, one that was cleaned a tenth."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext

__all__ = ["Warm"]


class Warm:
    """Contexts that somebody has left, by the house they belong to and what was wished of them."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[BrowserContext]] = {}

    def take(self, **options: Any) -> BrowserContext:
        """A context with these options in which nobody has ever been, as far as a page can tell."""
        left = self.free.get(json.dumps(options, sort_keys=True))
        return left.pop() if left else self.browser.new_context(**options)

    def give(self, context: BrowserContext, **options: Any) -> None:
        """Take back a context; what belongs to its visitor goes, and what was fetched or compiled for any stays."""
        context.set_offline(False)
        # The next page is there before the others go: it keeps the process in which they are drawn.
        page = context.new_page()
        for other in context.pages[:-1]:
            other.close()
        context.clear_cookies()
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": options["base_url"], "storageTypes": "all"})
        session.detach()
        self.free.setdefault(json.dumps(options, sort_keys=True), []).append(context)
