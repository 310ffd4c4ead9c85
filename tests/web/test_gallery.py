"""The gallery draws what is seen, and no more."""

from __future__ import annotations

import re

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


def test_names_are_found_by_the_original_in_every_language(people: People) -> None:
    ana = people(like={"language": "ru"})
    for game, original, own in (
        ("ancient", "luxor", "Луксорский храм"),
        ("thebes", "venus de milo", "Венера Милосская"),
    ):
        ana.open(f"cards/{game}")
        ana.page.get_by_role("search").locator("input[type=search]").fill(original)
        expect(ana.page.locator("main li").filter(has_text=re.compile(own, re.IGNORECASE)).first).to_be_visible()
        expect(ana.page.locator(".count")).to_contain_text(re.compile(r"\b[1-3]\b"))


def test_the_name_of_a_card_in_the_rules_opens_the_card(people: People) -> None:
    ana = people()
    ana.open("rules/ancient")
    link = ana.page.locator(".rules .text a.card").first
    name = link.inner_text()
    link.click()
    expect(ana.page.locator("dialog[open]")).to_contain_text(name)
