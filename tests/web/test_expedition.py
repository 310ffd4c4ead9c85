"""The table of Thebes as a newcomer needs it: what is asked and what came of it in sight, and said in plain words."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import People
from tests.web.screens import faults, reached, waited
from tests.web.visitor import Offer, Update, Visitor

LOW = ((1366, 768), (1366, 650), (1024, 768), (844, 390), (780, 390), (390, 780))
"""Small laptops, a tablet on its side, phones."""


def act(ana: Visitor, table: str, update: Update, offer: Offer) -> None:
    """Take an offer without the page."""
    wish = {"type": "submit", "id": f"sent-{update['seq']:06}", "at": update["seq"], "option": offer["option"]}
    ana.post(f"/api/tables/{table}/acts", wish)


def at_a_dig(ana: Visitor, tokens: int = 0) -> tuple[str, Update, Offer]:
    """A table that asks for the weeks of a dig, and a dig there of at least so many tokens."""
    for _ in range(12):
        table = ana.table("thebes")
        for _ in range(90):
            update = waited(ana, table)
            if update["decision"] is None:
                break
            offers = update["decision"]["offers"]
            longest = max(offers, key=lambda offer: int(offer["option"]))
            if offers[0]["verb"] == "weeks" and int(longest["notes"][-1]["args"]["tokens"]) >= tokens:
                return table, update, longest
            books = [offer for offer in offers if "book" in offer["label"]]
            digs = [offer for offer in offers if offer["verb"] == "dig"] if update["length"] > 4 * tokens else []
            act(ana, table, update, (digs or books or offers[-1:])[0])
    raise AssertionError(f"nobody digs for {tokens} tokens")


def inside(part: Locator, box: Locator) -> bool:
    """Whether all of a part is in sight, in its box and in the window."""
    one, around, window = part.bounding_box(), box.bounding_box(), part.page.viewport_size
    assert one
    assert around
    assert window
    bottom = min(around["y"] + around["height"], window["height"])
    return bool(around["y"] <= one["y"] and one["y"] + one["height"] <= bottom + 1 and one["width"] > 0)


def test_the_result_of_a_dig_and_the_way_on_are_always_in_sight(people: People) -> None:
    ana = people(like={"speed": "brisk"})
    page = ana.page
    table, update, longest = at_a_dig(ana, 8)
    ana.sit(table)
    ana.asked()
    act(ana, table, update, longest)
    moment = page.locator(".moment.mine")
    expect(moment.locator("h4")).to_contain_text("You dig")
    expect(moment.locator(".sum")).to_contain_text("token")
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        for part in (moment.locator(".sum"), moment.get_by_role("button", name="Close the bag")):
            assert inside(part, page.locator(".zone.me")), (width, height)
            assert inside(part, moment), (width, height)
        # Of the tokens at least one whole row.
        tokens = moment.locator(".tokens").bounding_box()
        assert tokens
        assert tokens["height"] >= 80, (width, height, tokens["height"])
    # On a phone a find is seen with its points; a touch on it ends nothing.
    page.set_viewport_size({"width": 390, "height": 844})
    for card in moment.locator(".token article").all():
        assert card.evaluate("card => card.scrollHeight <= card.clientHeight + 1")
    moment.locator(".sum").click()
    moment.get_by_role("button", name="Close the bag").click()
    expect(moment).to_be_hidden()


def test_the_map_of_a_phone_on_its_side_keeps_its_height(people: People) -> None:
    ana = people()
    ana.sit(reached(ana, "thebes", 14))
    ana.asked()
    ana.page.set_viewport_size({"width": 780, "height": 390})
    ana.page.locator(".lately summary").click()
    box = ana.page.locator("[data-about=thebes-map]").bounding_box()
    assert box
    assert box["height"] >= 240
    assert not faults(ana)


def test_how_long_the_game_lasts_is_said(people: People) -> None:
    ana = people()
    ana.sit(ana.table("thebes"))
    ana.asked()
    expect(ana.page.locator(".map-thebes .of")).to_have_text("year 1 of 3")
    expect(ana.page.locator(".ahead")).to_contain_text("Year 1 of 3: the game ends after 1903.")
    ana.sit(ana.table("thebes", "me", "digger", "digger", "digger"))
    ana.asked()
    expect(ana.page.locator(".map-thebes .of")).to_have_text("year 1 of 2")
    expect(ana.page.locator(".ahead")).to_contain_text("begins in 1902")


def test_new_cards_are_called_what_they_are_and_stay_quiet(people: People) -> None:
    ana = people()
    ana.sit(ana.table("thebes"))
    ana.asked()
    deed = ana.page.get_by_role("button", name="Four new cards, in Warsaw 1 week", exact=True)
    expect(deed).to_be_visible()
    ana.page.set_viewport_size({"width": 390, "height": 780})
    box = deed.bounding_box()
    assert box
    assert box["width"] < 300, "it fills the bar of a phone"
    expect(ana.page.locator("nav.tabs").get_by_role("button", name="Display", exact=True)).to_be_visible()


def test_the_guide_of_a_phone_shows_the_card_it_speaks_of(people: People) -> None:
    ana = people()
    ana.page.set_viewport_size({"width": 390, "height": 780})
    ana.open("")
    ana.page.get_by_role("button", name=re.compile("^Learn ?: Thebes$")).click()
    ana.page.locator(".guide").wait_for()
    while ana.page.locator(".guide").get_by_role("button", name="Go on").count():
        ana.page.locator(".guide").get_by_role("button", name="Go on").click()
    expect(ana.page.locator(".guide")).to_contain_text("Four cards lie on display")
    expect(ana.page.locator(".table")).to_have_attribute("data-tab", "market")
    expect(ana.page.locator("[data-about=thebes-display]").first).to_be_visible()


def test_the_dial_begins_with_no_wasted_week_and_says_so_by_ear(people: People) -> None:
    ana = people()
    table, update, _ = at_a_dig(ana, 3)
    ana.sit(table)
    ana.asked()
    pressed = ana.page.locator('.dial .slice[aria-pressed="true"]')
    expect(pressed).to_have_count(1)
    option = int(pressed.get_attribute("data-option") or 0)
    tokens = {int(o["option"]): int(o["notes"][-1]["args"]["tokens"]) for o in update["decision"]["offers"]}
    assert tokens[option] > 0
    assert [other for other in tokens if tokens[other] == tokens[option] and other < option] == []
    expect(ana.page.locator(f'.dial .deed[data-option="{option}"]')).to_be_visible()
    # What is still in the bag can be looked at before one digs.
    ana.page.get_by_role("button", name="Still to be found here").click()
    expect(ana.page.locator("dialog[open] .finds li").first).to_be_visible()


def test_a_city_says_why_its_exhibition_cannot_be_held(people: People) -> None:
    ana = people()
    ana.sit(reached(ana, "thebes", 14))
    view = ana.asked()["view"]
    things = ana.context.request.get("/api/games/thebes/cards").json()["cards"]
    name = next(things[card]["name"] for card in view["slots"] if card >= 0)
    city = name[name.index("(") + 1 : -1]
    ana.page.get_by_role("button", name=re.compile(f"^{city}\\b")).first.focus()
    ana.page.keyboard.press("i")
    sheet = ana.page.locator("dialog[open]")
    expect(sheet).to_contain_text("artefact")
    expect(sheet).to_contain_text("you need")
    expect(sheet).not_to_contain_text("Nothing can be done here now.")


def test_ones_own_is_told_before_the_others(people: People) -> None:
    ana = people()
    ana.sit(reached(ana, "thebes", 6))
    ana.asked()
    follows = "hand => hand.compareDocumentPosition(document.querySelector('.opponents')) & 4"
    assert ana.page.locator(".zone.hand").evaluate(follows) == 4


def test_one_thing_is_asked_beside_the_board_at_a_time(people: People) -> None:
    ana = people(like={"offered": False, "explain": "always", "confirm": "irreversible"})
    ana.sit(reached(ana, "thebes", 4))
    ana.asked()
    page = ana.page
    expect(page.locator(".beside .first")).to_be_visible()
    # It stands where there is room, and leaves the score and the others in sight.
    tip = page.locator(".beside").bounding_box()
    assert tip
    for part in (page.locator(".opponents .standing"), page.locator(".opponents .rival")):
        box = part.first.bounding_box()
        assert box
        assert box["y"] + box["height"] <= tip["y"]
    # What a card does is said when it is chosen.
    page.locator(".display .choice.offered").first.click()
    sure = page.locator(".sure")
    expect(sure.locator(".effect")).to_contain_text(".")
    expect(page.get_by_role("complementary", name="Would you like a sound")).to_be_hidden()


def test_bots_are_not_written_to_and_help_speaks_plainly(people: People) -> None:
    ana = people()
    ana.sit(reached(ana, "thebes", 4))
    ana.asked()
    ana.page.keyboard.press("l")
    ana.page.get_by_role("log").wait_for()
    expect(ana.page.locator(".talk form")).to_have_count(0)
    ana.page.keyboard.press("l")
    ana.page.keyboard.press("?")
    expect(ana.page.locator(".help")).to_contain_text("fewest weeks")
    expect(ana.page.locator(".help")).not_to_contain_text(re.compile(r"T-\d"))
    expect(ana.page.get_by_role("link", name="What the rules say of this")).to_have_attribute(
        "href", re.compile("rules/thebes/T-9$")
    )


def test_a_choice_says_by_ear_what_it_costs_and_once_on_the_board(people: People) -> None:
    ana = people(like={"confirm": "always"})
    ana.sit(ana.table("thebes"))
    offer = next(offer for offer in ana.asked()["decision"]["offers"] if offer["verb"] == "take")
    ana.click(offer)
    cost = offer["notes"][0]["text"]
    expect(ana.page.get_by_role("alertdialog")).to_contain_text(cost)
    expect(ana.page.locator("[aria-live=assertive]", has_text=cost)).to_have_count(1)
    expect(ana.page.locator(".frame .told")).to_have_count(0)


def test_a_dig_of_another_is_seen_once_more_with_its_tokens(people: People) -> None:
    ana = people(like={"speed": "brisk"})
    for _ in range(8):
        table = ana.table("thebes")
        for _ in range(60):
            update = waited(ana, table)
            turns = [turn for turn in update["turns"] if turn["text"]]
            if update["decision"] is None or (turns and turns[-1]["seat"] == 1 and " digs in " in turns[-1]["text"]):
                break
            act(ana, table, update, update["decision"]["offers"][-1])
        if update["decision"] is not None and " digs in " in turns[-1]["text"]:
            break
    ana.sit(table)
    ana.asked()
    page = ana.page
    page.set_viewport_size({"width": 1366, "height": 650})
    page.locator(".since").get_by_role("button", name="Show it again, step by step").click()
    moment = page.locator(".moment")
    expect(moment.locator("h4")).to_contain_text("digs in")
    expect(moment.locator(".token.out").first).to_be_visible()
    bar = page.locator(".past").bounding_box()
    assert bar
    assert bar["height"] <= 96, "the words press the map flat"


def test_four_at_a_small_laptop_can_read_all_that_was_done(people: People) -> None:
    ana = people()
    ana.sit(reached(ana, "thebes", 5, "me", "digger", "digger", "digger"))
    ana.asked()
    page = ana.page
    since = page.locator(".opponents .since")
    for _ in range(12):
        if since.locator("li").count() > 2:
            break
        ana.click(ana.asked()["decision"]["offers"][-1])
        ana.asked()
    ahead, told = page.locator(".ahead").bounding_box(), since.bounding_box()
    assert ahead
    assert told
    assert ahead["y"] + 40 <= told["y"], "what lies ahead is covered"
    since.get_by_role("button", name="Show all of it").click()
    lines = since.locator("li").all()
    assert sum(inside(line, since) for line in lines) >= min(6, len(lines))
    since.get_by_role("button", name="Show less").click()
    again = since.bounding_box()
    assert again
    assert again["height"] <= told["height"] + 1
