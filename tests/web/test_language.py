"""Another language, live: everything on the page changes at once, nothing stays English, and nothing is lost."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import zip_longest

import pytest
from playwright.sync_api import expect

from ostraka.text import PSEUDO
from ostraka.text.pseudo import CLOSE, OPEN, accented
from tests.server.house import House
from tests.web.conftest import People
from tests.web.said import seated, texts
from tests.web.screens import SCREENS, faults, reached
from tests.web.visitor import DESK, GAMES, WAIT, Visitor, brisk
from tools.languages import texts as catalogue
from tools.web_fixtures import path_of

PHONE = {"width": 360, "height": 740}
KEYS = re.compile(r"\((?:[A-Z]|\?)\)$")
CODES = re.compile(r"(?<!\w)(?:I|II|[CNESW]\d?|[A-Z]+-?\d+(?:\.\d+)*|[a-d](?=\))|[A-C](?=:))(?!\w)")
"""Levels and copies of cards, territories and fragments, places of exhibitions, rulings."""


def proper_names() -> list[str]:
    """The names of cards, countries, finds and territories: they stay as they are where no language replaces them."""
    ancient, thebes, mammoth = (json.loads(path_of(game).read_text(encoding="utf-8")) for game in GAMES)
    names = {card["name"] for card in ancient["cards"]} | {card.get("country", "") for card in ancient["cards"]}
    finds = {thing["name"].partition(" (")[0] for thing in thebes["cards"] if thing["kind"] == "artefact"}
    # On its card a find has a great letter.
    names |= finds | {find[0].upper() + find[1:] for find in finds}
    names |= {place["name"] for place in mammoth["territories"]}
    # On the map a name may stand in two lines.
    names |= {line for place in mammoth["territories"] for line in place["name"].split(" ", 1)}
    return sorted(names - {""}, key=len, reverse=True)


NAMES = proper_names()


def foreign(english: str) -> str:
    """A whole message in the pseudo-language."""
    return OPEN + accented(english) + CLOSE


def english(visitor: Visitor, *people: str) -> list[str]:
    """What is still said in English: whatever has plain letters and is no name."""
    left = []
    for where, text in texts(visitor):
        rest = text
        for name in (*people, *NAMES):
            if name in rest:
                rest = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "", rest)
        if re.search("[A-Za-z]", CODES.sub("", KEYS.sub("", rest))):
            left.append(f"{where}: {text}")
    return left


def spelt(visitor: Visitor) -> list[str]:
    """All words on the page; a name on the map stands in one line or two, as there is room."""
    return [word for _, text in texts(visitor) for word in text.split()]


def settled(visitor: Visitor, true: Callable[[], object]) -> None:
    """Wait until a look at the page shows nothing wrong; what is wrong in the end is told."""
    waited, wrong = 0, true()
    while wrong and waited < WAIT / 4:
        visitor.page.wait_for_timeout(50)
        waited += 50
        wrong = true()
    assert not wrong, wrong


def speak(visitor: Visitor, language: str, done: bool = True) -> None:
    """Choose a language in the settings."""
    page = visitor.page
    now = page.evaluate("document.documentElement.lang")
    page.get_by_role("button", name=foreign("Settings") if now == PSEUDO else "Settings").click()
    choice = page.locator("dialog[open] select[name=language]")
    choice.focus()
    choice.select_option(language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    # Whoever uses the keyboard is still where they were.
    assert page.evaluate("document.activeElement.matches('dialog[open] select[name=language]')")
    if done:
        page.locator("dialog[open] .primary").click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        # What lies under the pointer shows more of itself.
        page.mouse.move(1, 1)


def opened(visitor: Visitor, key: str, shown: str, *people: str) -> None:
    """Press a key that opens something, see that nothing in it is English, and close it."""
    page = visitor.page
    page.keyboard.press(key)
    page.locator(shown).first.wait_for()
    settled(visitor, lambda: english(visitor, *people))
    page.keyboard.press("Escape" if shown.startswith("dialog") else key)
    expect(page.locator(shown)).to_have_count(0)


def sound(visitor: Visitor) -> None:
    """Nothing is cut off or leaves the window, on a phone and on a desk."""
    found = []
    for size in (DESK, PHONE):
        visitor.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        found += [f"{size['width']}: {fault}" for fault in faults(visitor)]
    assert not found, "\n".join(found)


def show_log(visitor: Visitor) -> None:
    visitor.page.keyboard.press("l")
    visitor.page.get_by_role("log").locator("p").first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_everything_at_the_table_is_said_in_the_language_chosen(people: People, tower: House, game: str) -> None:
    ana = people(url=tower.url)
    table = reached(ana, game, 14)
    names = seated(ana, table)
    page = ana.page
    ana.sit(table)
    ana.asked()
    show_log(ana)
    # What costs how much is asked from the server.
    page.wait_for_load_state("networkidle")
    page.evaluate("window.still = true")
    page.get_by_role("log").evaluate("log => { log.scrollTop = 0 }")
    before = spelt(ana)
    assert english(ana, *names)
    page.keyboard.press("h")
    page.locator(".hint .move").wait_for()
    speak(ana, PSEUDO)
    settled(ana, lambda: english(ana, *names))
    assert page.evaluate("window.still"), "the page was loaded anew"
    assert page.get_by_role("log").evaluate("log => log.scrollTop") == 0, "the log has jumped"
    lines = page.get_by_role("log").locator("p > span").all_inner_texts()
    assert lines
    assert all(OPEN in line for line in lines)
    page.keyboard.press("h")
    opened(ana, "?", ".help", *names)
    opened(ana, "t", "dialog[open] pre", *names)
    if ana.update["tally"]:
        opened(ana, "s", "dialog[open] table", *names)
    if game != "mammothodus":
        page.locator(".zone.market .choice").first.focus()
        opened(ana, "i", "dialog[open] article", *names)
    page.keyboard.press("l")
    sound(ana)
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    page.reload()
    ana.asked()
    show_log(ana)
    settled(ana, lambda: english(ana, *names))
    speak(ana, "en")
    settled(ana, lambda: [pair for pair in zip_longest(before, spelt(ana)) if pair[0] != pair[1]])


def looked_into(visitor: Visitor, *people: str) -> None:
    """See that nothing in the sheet that is open is English or cut off, and close it."""
    page = visitor.page
    page.locator("dialog[open]").wait_for()
    settled(visitor, lambda: english(visitor, *people))
    sound(visitor)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})


def test_what_lies_at_a_place_and_what_others_have_is_said_in_the_language_chosen(people: People, tower: House) -> None:
    ana = people(url=tower.url, like={"language": PSEUDO})
    table = reached(ana, "thebes", 14)
    names = seated(ana, table)
    ana.sit(table)
    # In the middle of a dig the dial lies in the place of the map.
    while ana.asked()["decision"]["prompt"] == "weeks":
        ana.click(ana.update["decision"]["offers"][0])
    places = ana.page.locator(".frame [role=button]")
    expect(places).to_have_count(12)
    for n in (0, 11):
        # Places with one thing to do take it at a click; every place can be looked at.
        places.nth(n).focus()
        ana.page.keyboard.press("i")
        looked_into(ana, *names)
    ana.page.locator(".rival .open").click()
    looked_into(ana, *names)
    while ana.asked()["decision"]["prompt"] != "weeks":
        offers = ana.update["decision"]["offers"]
        ana.click(next((offer for offer in offers if offer["verb"] == "dig"), offers[-1]))
    settled(ana, lambda: english(ana, *names))
    expect(ana.page.locator(".dial h3")).to_contain_text(OPEN)
    sound(ana)


def moved_on(length: int, *people: Visitor) -> None:
    """Wait until everybody sees more than a length of the log."""
    for person in people:
        person.until(lambda update: update["length"] > length)


def test_everybody_at_a_table_has_a_language_of_their_own(people: People, tower: House) -> None:
    ana, ben = people("Ana", url=tower.url), people("Ben", url=tower.url)
    table = ana.table("thebes", "me", "open", start=False)
    ben.post(f"/api/tables/{table}/join", {})
    ana.post(f"/api/tables/{table}/start")
    for who in (ana, ben):
        who.sit(table)
        who.until(lambda update: True)
        show_log(who)
    speak(ana, PSEUDO)
    settled(ana, lambda: english(ana, "Ana", "Ben"))
    for _ in range(4):
        who = ana if 0 in ana.until(lambda update: bool(update["waits"]))["waits"] else ben
        length = who.asked()["length"]
        who.click(brisk(who.update))
        moved_on(length, ana, ben)
    lines = [who.page.get_by_role("log").locator("p span") for who in (ana, ben)]
    settled(ana, lambda: english(ana, "Ana", "Ben"))
    expect(lines[1]).to_have_count(lines[0].count())
    assert all(OPEN in line for line in lines[0].all_inner_texts())
    assert all(OPEN not in line for line in lines[1].all_inner_texts())
    assert ben.page.evaluate("document.documentElement.lang") == "en"


PAGES = ("landing", "new ancient", "cards", "profile", "open tables", "about", "replay", "log")
MORE = (
    *("new mammothodus", "daily", "ratings", "cards thebes", "cards mammothodus"),
    *("no such page", "rules thebes", "my tables"),
)


@pytest.mark.parametrize("screen", [*PAGES, *(pytest.param(page, marks=pytest.mark.full) for page in MORE)])
def test_longer_words_have_room_and_none_is_english(people: People, tower: House, screen: str) -> None:
    ana = people(url=tower.url, reduced_motion="reduce")
    SCREENS[screen](ana)
    speak(ana, PSEUDO)
    settled(ana, lambda: english(ana, "Ana", "Tula"))
    sound(ana)


def test_longer_words_have_room_in_what_lies_over_the_page(people: People, tower: House) -> None:
    ana = people(url=tower.url, reduced_motion="reduce")
    ana.open("cards")
    speak(ana, PSEUDO, done=False)
    settled(ana, lambda: english(ana, "Ana"))
    sound(ana)
    ana.page.locator("dialog[open] .primary").click()
    ana.page.locator("main li button").nth(150).click()
    settled(ana, lambda: english(ana, "Ana"))
    sound(ana)
    # Before the game nobody has settings at hand: the language comes from the last time.
    ana.open(f"table/{ana.table('thebes', 'me', 'open', start=False)}")
    ana.page.get_by_role("button", name=foreign("Start the game")).wait_for()
    settled(ana, lambda: english(ana, "Ana"))
    sound(ana)


LABELLED = ("landing", "about", "new ancient", "open tables", "table ancient", "table mammothodus")


@pytest.mark.parametrize("screen", LABELLED)
def test_a_colon_has_a_space_before_it_in_french(people: People, screen: str) -> None:
    ana = people(reduced_motion="reduce")
    SCREENS[screen](ana)
    speak(ana, "fr")
    settled(ana, lambda: [text for _, text in texts(ana) if re.search(r"(?<=[^\s\d]):(?: |$)", text)])


RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", re.IGNORECASE)


@pytest.mark.parametrize(("language", "letters"), [("cs", "latin-ext"), ("ru", "cyrillic")])
def test_a_first_visit_loads_the_words_of_one_language_and_letters_for_it(
    people: People, language: str, letters: str
) -> None:
    ana = people(known=False, locale=language)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.open("")
    ana.page.wait_for_load_state("networkidle")
    assert {found[1] for url in asked if (found := re.search(r"/words-([a-z]+)-", url))} == {language}
    assert {found[1] for url in asked if (found := re.search(r"/inter-([a-z-]+)-wght", url))} == {"latin", letters}
    fonts = ana.page.evaluate("[...document.fonts].map((font) => [font.family, font.unicodeRange])")
    known: dict[str, set[int]] = {}
    for family, ranges in fonts:
        for first, last in RANGE.findall(ranges):
            known.setdefault(family, set()).update(range(int(first, 16), int(last or first, 16) + 1))
    used = {ord(letter) for _, text in catalogue(language) for letter in text if letter.isalpha()}
    assert len(known) == 2
    assert {family: "".join(map(chr, used - drawn)) for family, drawn in known.items()} == dict.fromkeys(known, "")


def test_an_ordinary_server_does_not_have_it(people: People) -> None:
    ana = people(like={"language": PSEUDO})
    ana.open("")
    # Whoever comes from another server is spoken to in English.
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Three games of lost civilisations")
    assert ana.page.evaluate("document.documentElement.lang") == "en"
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.wait_for_load_state("networkidle")
    ours = ["English", "Français", "Deutsch", "Čeština", "Русский"]
    expect(ana.page.locator("select[name=language] option")).to_have_text(ours)
    ana.forgive("404")
