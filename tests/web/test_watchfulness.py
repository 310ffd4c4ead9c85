"""The checks of the other tests find what they look for: a fault that is planted is seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.server.house import House
from tests.web.conftest import People
from tests.web.screens import axe, faults
from tests.web.visitor import Visitor
from tests.web.warm import Warm

PLANT = "(html) => { document.querySelector('main').insertAdjacentHTML('beforeend', html) }"
STYLES = """
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  .planted-small { font-size: 9px }
  .planted-box { width: 60px; overflow: hidden; white-space: nowrap }
  .planted-thin { height: 20px }
  .planted-low { height: 36px; min-height: 0 }
  .planted-wide { width: 3000px }
  .planted-outer { height: 60px; overflow: hidden }
  .planted-inner { height: 300px; overflow: hidden; padding-top: 200px }
  .planted-cut { width: 90px; height: 18px; overflow: hidden }
  .planted-over { position: fixed; top: 9px; left: 9px; width: 300px; height: 90px }
  .planted-pale { color: #eee; background: #fff }
`)
document.adoptedStyleSheets.push(sheet)
"""


@pytest.mark.parametrize(
    ("html", "fault"),
    [
        ('<p class="planted-small">tiny</p>', "text of 9.0 px"),
        ('<div class="planted-box"><span>far too long for its box</span></div>', "clipped by"),
        ('<div class="planted-wide">wide</div>', "the page scrolls sideways"),
        ("<button disabled>no</button>", "disabled without a reason"),
        ('<svg viewBox="0 0 400 40" width="100"><text class="name" y="20">Troy</text></svg>', "text of 3.8 px"),
        (
            '<svg width="99"><text class="name" y="20">Troy</text><text class="name" y="22">Ur</text></svg>',
            "names overlap: Troy, Ur",
        ),
        ('<button class="planted-thin">x</button>', "a target of"),
        ('<div class="planted-outer"><div class="planted-inner">far below</div></div>', "clipped by"),
        (
            '<button data-option="1"><span class="text"><p class="planted-cut">When it declines: draw a card</p>',
            "cut short",
        ),
        (
            '<div class="zone planted-over">beneath</div><div class="zone planted-over"></div>',
            "covered by",
        ),
    ],
)
def test_a_planted_fault_is_seen(people: People, html: str, fault: str) -> None:
    ana = people()
    ana.open("about")
    ana.page.evaluate(STYLES)
    assert faults(ana) == []
    ana.page.evaluate(PLANT, html)
    assert [told for told in faults(ana) if fault in told]


def test_a_low_target_is_seen_on_a_screen_that_is_touched(people: People) -> None:
    ana = people(viewport={"width": 1024, "height": 768})
    ana.open("about")
    ana.page.evaluate(STYLES)
    ana.page.evaluate(PLANT, '<button class="planted-low">forty-four</button>')
    assert faults(ana) == []
    ana.touch()
    ana.hold(1024, 768)
    assert [told for told in faults(ana) if "a target of" in told]


def test_axe_sees_pale_text(people: People) -> None:
    ana = people()
    ana.open("about")
    ana.page.evaluate(STYLES)
    ana.page.evaluate(PLANT, '<p class="planted-pale">hardly to be read</p>')
    assert [told for told in axe(ana) if "color-contrast" in told]


@pytest.mark.parametrize(
    ("plant", "trouble"),
    [
        ("console.error('planted')", "error: planted"),
        ("setTimeout(() => { throw new Error('planted') })", "planted"),
        ("fetch('http://127.0.0.2:9/').catch(() => {})", "policy"),
        ("document.body.insertAdjacentHTML('beforeend', `<p style='color: red'>x</p>`)", "policy"),
        ("(() => { const s = document.createElement('script'); s.text = '1'; document.body.append(s) })()", "policy"),
    ],
)
def test_a_complaint_of_the_browser_is_heard(browser: Browser, house: House, plant: str, trouble: str) -> None:
    ana = Visitor(browser, house.url, "Ana", {})
    ana.open("about")
    assert ana.troubles == []
    ana.page.evaluate(plant)
    ana.page.wait_for_timeout(200)
    assert [told for told in ana.troubles if trouble in told], ana.troubles
    ana.close()


def test_a_request_to_another_host_is_noticed(browser: Browser, house: House) -> None:
    ana = Visitor(browser, house.url, "Ana", {}, bypass_csp=True)
    ana.open("about")
    ana.page.evaluate("fetch('http://127.0.0.2:9/').catch(() => {})")
    assert [told for told in ana.troubles if "another host" in told], ana.troubles
    ana.close()


LEFT = """() => {
  localStorage.setItem('left', 'here')
  sessionStorage.setItem('left', 'here')
  return new Promise((done) => (indexedDB.open('left').onsuccess = () => done()))
}"""
FOUND = """async () => [
  localStorage.getItem('left'), sessionStorage.getItem('left'), (await indexedDB.databases()).length,
  document.documentElement.dataset.theme ?? '', window.left ?? null, navigator.onLine,
]"""


def test_nobody_finds_what_the_last_one_has_left(warm: Warm, house: House) -> None:
    """A context that is used again is as good as a new one."""
    ana = Visitor(warm, house.url, "Ana", {"theme": "contrast"})
    ana.come_in()
    ana.begin_with("window.left = 'here'")
    ana.open("about")
    ana.page.evaluate(LEFT)
    assert ana.page.evaluate(FOUND) == ["here", "here", 1, "contrast", "here", True]
    assert ana.context.cookies()
    ana.context.set_offline(True)
    ana.leave()
    ben = Visitor(warm, house.url, "Ben", {})
    assert ben.context is ana.context
    assert ben.context.cookies() == [] and ben.context.pages == [ben.page]
    ben.open("about")
    new = Visitor(warm.browser, house.url, "Cy", {})
    new.open("about")
    assert ben.page.evaluate(FOUND) == new.page.evaluate(FOUND) == [None, None, 0, "", None, True]
    ben.page.evaluate("console.error('planted')")
    ben.page.wait_for_timeout(100)
    assert (ana.troubles, ben.troubles) == ([], ["error: planted"])
    new.close()
    ben.leave()
