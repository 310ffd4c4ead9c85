"""The gallery draws what is seen, and no more."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import People


def test_only_what_is_near_is_drawn(people: People) -> None:
    ana = people()
    ana.open("cards/ancient")
    cards = ana.page.locator("main ul.cards > li")
    expect(cards).to_have_count(189)
    drawn = ana.page.locator("main ul.cards > li article")
    expect(drawn.first).to_be_visible()
    assert drawn.count() < 60
    assert ana.page.evaluate("document.querySelectorAll('*').length") < 6_000
    # What is far can be found all the same, and is drawn when it comes near.
    last = cards.last
    name = (last.text_content() or "").strip().split(". ")[0]
    assert name and not last.locator("article").count()
    last.scroll_into_view_if_needed()
    expect(last.locator("article")).to_be_visible()
    expect(last).to_contain_text(name)
    expect(cards.first.locator("article")).to_have_count(0)
    ana.page.evaluate("scrollTo(0, 0)")
    expect(cards.first.locator("article")).to_be_visible()
