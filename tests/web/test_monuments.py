"""Ancient Knowledge at the table: what must be judged is seen, and what is pointed at is done."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import People
from tests.web.screens import AT_REST, reached

HIDDEN = """() => [...document.querySelectorAll('.timeline .card.board .tokens')].filter((tokens) => {
  const [own, card] = [tokens.getBoundingClientRect(), tokens.closest('.card').getBoundingClientRect()]
  const parts = [...tokens.querySelectorAll('text, .after')].map((part) => part.getBoundingClientRect())
  const seen = ({ x, y, width, height }) =>
    document.elementsFromPoint(x + width / 2, y + height / 2).find((e) => !e.closest('.choice > .unseen'))
  const inside = [own, ...parts].every((part) => part.top >= card.top - 1 && part.bottom <= card.bottom + 1)
  return !inside || !parts.every((part) => tokens.contains(seen(part)))
}).map((tokens) => tokens.closest('.card').textContent.trim())"""

LAID_OVER = """() => [...document.querySelectorAll('.timeline .free')].filter((free) => {
  const [number, price] = ['.cost b', '.price'].map((part) => free.querySelector(part)?.getBoundingClientRect())
  return price && number.right > price.left + 1 && number.left < price.right - 1 &&
    number.bottom > price.top + 3 && number.top < price.bottom - 3
}).length"""


def heaped(update: dict[str, Any]) -> bool:
    """Whether two monuments share a slot, and one of them has knowledge on it."""
    line, tokens = (update["view"][what][:12] for what in ("line", "tokens"))
    return any(line[n] >= 0 <= line[n + 1] and tokens[n] + tokens[n + 1] > 0 for n in range(0, 12, 2))


@pytest.mark.parametrize("size", [(1366, 650), (1024, 768), (1366, 768)])
def test_knowledge_lies_on_its_monument_whole(people: People, size: tuple[int, int]) -> None:
    ana = people(viewport={"width": size[0], "height": size[1]})
    # One game of three ends before that has happened.
    for _ in range(10):
        ana.sit(reached(ana, "ancient", 14, until="action", when=heaped))
        if heaped(ana.asked()):
            break
    assert heaped(ana.asked()), "no two monuments share a slot"
    ana.page.evaluate(AT_REST)
    assert ana.page.locator(".timeline .card.board .tokens").count()
    assert ana.page.evaluate(HIDDEN) == []


@pytest.mark.parametrize("size", [(1366, 650), (390, 780)])
def test_a_slot_shows_its_number_beside_its_price(people: People, size: tuple[int, int]) -> None:
    ana = people(viewport={"width": size[0], "height": size[1]})
    for choices in range(14, 60, 3):
        ana.sit(reached(ana, "ancient", choices, until="action"))
        update = ana.asked()
        if update["decision"]["prompt"] == "action" and point_at_a_monument(ana.page):
            break
    ana.page.evaluate(AT_REST)
    assert ana.page.locator(".timeline .free").count() > 1
    assert ana.page.evaluate(LAID_OVER) == 0


def point_at_a_monument(page: Page) -> bool:
    """Whether there is a card in the hand that could be created in several slots; it is pointed at then."""
    page.wait_for_load_state("networkidle")
    cards = page.locator(".hand .choice.led")
    for n in range(cards.count()):
        # A card that has no way but one may have been created by now.
        if n >= cards.count():
            return False
        cards.nth(n).click()
        if page.locator(".timeline .free").count() > 1:
            return True
        if (forget := page.get_by_role("button", name="Not yet")).count():
            forget.click()
    return False


def test_what_is_framed_can_be_learned_now(people: People) -> None:
    """A technology that only an effect of something else would allow is not framed, and no slot is offered for it."""
    ana = people(like={"confirm": "irreversible"})
    for choices in range(10, 60, 5):
        ana.sit(reached(ana, "ancient", choices, until="action"))
        decision = ana.asked()["decision"]
        if decision["prompt"] != "action":
            continue
        ana.page.locator(".hand .choice.led").first.wait_for()
        framed = ana.page.locator(".market .choice.led").count()
        assert bool(framed) == any(offer["verb"] == "learn" for offer in decision["offers"])
        if framed:
            ana.page.locator(".market .choice.led").first.click()
            ana.until(learnt)
            expect(ana.page.locator(".ways")).to_have_count(0)
            return
    raise AssertionError("nothing could be learned")


def learnt(update: dict[str, Any]) -> bool:
    return any(h["kind"] == "learn" and h["seat"] == 0 for moment in update["moments"] for h in moment["happenings"])
