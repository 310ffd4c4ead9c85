"""The client once fetched: it opens without the network, and says what needs it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import People


def test_the_shell_opens_without_the_network(people: People) -> None:
    ana = people(service_workers="allow", viewport={"width": 360, "height": 740})
    ana.open("")
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.context.set_offline(True)
    ana.page.goto("/#/cards")
    ana.page.reload()
    expect(ana.page.locator("main li button").first).to_be_visible()
    ana.open("")
    last = ana.page.get_by_role("button", name="Play now").last
    last.click()
    trouble = ana.page.get_by_role("alert").filter(has_text="The server is not answering")
    expect(trouble).to_be_in_viewport()
    ana.context.set_offline(False)
    ana.forgive("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
