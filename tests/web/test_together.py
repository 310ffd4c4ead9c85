"""People at one table: consent, reloading, lost connections, a server that dies, one screen for two."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.house import House, sqlite
from tests.web.conftest import People
from tests.web.visitor import GAMES, Offer, Visitor, brisk

LOST = "Connection lost"
CUT = (
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_NETWORK_CHANGED",
    "WebSocket",
)
"""What a browser rightly complains of when nothing answers."""


def two(people: People, game: str) -> tuple[Visitor, Visitor]:
    """Two people who met over a link: one sets the table up, the other follows the link, the first one starts."""
    ana, ben = people("Ana"), people("Ben")
    table = ana.table(game, "me", "open", start=False)
    ana.open(f"table/{table}")
    code = ana.context.request.get(f"/api/tables/{table}").json()["code"]
    start = ana.page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    ben.open(f"join/{code}")
    expect(start).to_be_enabled()
    start.click()
    for person in (ana, ben):
        person.page.locator(".table").wait_for()
    return ana, ben


def takes(update: dict) -> Offer:
    """A card from the display: its place is filled at once, so everybody learns something."""
    return next(offer for offer in update["decision"]["offers"] if offer["verb"] == "take")


def pleads(first: Visitor, second: Visitor, answer: str, then: int) -> None:
    """One asks to take back, the other answers; both then see the table at that length."""
    first.page.get_by_role("button", name="Undo", exact=True).click()
    plea = second.page.get_by_role("alert").filter(has_text=f"{first.name} asks to take back a move.")
    expect(plea).to_contain_text("Since then cards or dice have come up and something has been revealed.")
    expect(first.page.get_by_role("alert").filter(has_text=f"{first.name} has asked")).to_be_visible()
    plea.get_by_role("button", name=answer).click()
    expect(plea).to_be_hidden()
    for person in (first, second):
        person.until(lambda u: u["plea"] is None and u["length"] == then)


def test_two_browsers_undo_by_consent(people: People) -> None:
    ana, ben = two(people, "thebes")
    for person in (ana, ben):
        person.until(lambda u: bool(u["waits"]))
    first, second = (ana, ben) if ana.update["decision"] else (ben, ana)
    before = first.asked()["length"]
    first.click(takes(first.update))
    reached = second.until(lambda u: u["length"] > before)["length"]
    first.until(lambda u: u["length"] == reached)
    pleads(first, second, "Refuse", reached)
    pleads(first, second, "Agree", before)
    assert first.update["decision"] is not None


def picture(person: Visitor) -> str:
    """Everything on the table that a screen reader would find, once all previews have come."""
    shown, same = "", 0
    while same < 4:
        person.page.wait_for_timeout(100)
        now = person.page.locator(".table").aria_snapshot()
        same = same + 1 if now == shown else 0
        shown = now
    return shown


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_of_a_decision_changes_nothing(people: People, game: str) -> None:
    ana = people()
    ana.sit(ana.table(game))
    ana.play(brisk, ana.click, most=9)
    before = ana.update
    shown = picture(ana)
    ana.updates.clear()
    ana.page.reload()
    after = ana.until(lambda u: u["decision"] is not None)
    assert after["view"] == before["view"]
    assert after["decision"] == before["decision"]
    assert picture(ana) == shown
    ana.click(brisk(after))
    ana.asked()


def cut(people: People, seconds: float) -> None:
    """A choice is made while the network is away; it counts once when it is back, and nobody reloads."""
    ana = people()
    table = ana.table("thebes")
    ana.sit(table)
    ana.play(brisk, ana.click, most=2)
    before = ana.asked()
    ana.context.set_offline(True)
    ana.click(brisk(before))
    expect(ana.page.get_by_role("alert").filter(has_text=LOST)).to_be_visible()
    ana.page.wait_for_timeout(seconds * 1000)
    assert ana.update["seq"] == before["seq"]
    ana.context.set_offline(False)
    ana.asked()
    expect(ana.page.get_by_role("alert").filter(has_text=LOST)).to_be_hidden()
    moments = [moment for update in ana.updates for moment in update["moments"]]
    assert len({moment["length"] for moment in moments}) == len(moments)
    ana.play(brisk, ana.click, most=2)
    shown = picture(ana)
    ana.page.reload()
    ana.page.locator(".table").wait_for()
    assert picture(ana) == shown
    ana.forgive(*CUT)


def test_the_network_is_away_for_some_seconds(people: People) -> None:
    cut(people, 3)


@pytest.mark.full
def test_the_network_is_away_for_a_minute(people: People) -> None:
    cut(people, 60)


def test_the_server_dies_and_comes_back(people: People, client: Path, tmp_path: Path) -> None:
    with House(sqlite(tmp_path), OSTRAKA_PAGE=str(client)) as house:
        house.port = int(house.url.rpartition(":")[2])
        ana = people(url=house.url)
        ana.sit(ana.table("thebes"))
        ana.play(brisk, ana.click, most=3)
        before = ana.asked()
        house.kill()
        expect(ana.page.get_by_role("alert").filter(has_text=LOST)).to_be_visible()
        ana.click(brisk(before))
        house.start()
        after = ana.asked()
        assert after["length"] > before["length"]
        expect(ana.page.get_by_role("alert").filter(has_text=LOST)).to_be_hidden()
        ana.play(brisk, ana.click, most=2)
        ana.forgive(*CUT)
        ana.close()


def test_a_choice_that_comes_too_soon_is_made_all_the_same(people: People, client: Path, tmp_path: Path) -> None:
    """The server takes six frames a second here, and the questions of Thebes bring more previews than that."""
    with House(sqlite(tmp_path), OSTRAKA_PAGE=str(client), OSTRAKA_LIMITS="0.1") as strict:
        ana = people("Ana", url=strict.url)
        ana.sit(ana.table("thebes"))
        for _ in range(6):
            ana.click(takes(ana.asked()))
        ana.asked()
        expect(ana.page.get_by_role("alert")).to_have_count(0)
        ana.close()


def test_two_at_one_screen_never_see_both_hands(people: People) -> None:
    ana = people()
    ana.open(f"table/{ana.table('ancient', 'me', 'me', opening='introductory')}")
    curtain = ana.page.get_by_role("button", name="I’m here")
    sat: set[str] = set()
    names = {card["card"]: card["name"] for card in ana.context.request.get("/api/games/ancient/cards").json()["cards"]}
    while len(sat) < 2:
        expect(ana.page.locator(".table, .curtain").first).to_be_visible()
        if curtain.is_visible():
            page = ana.page.content()
            assert not [card for card in ana.update["view"]["hand"] if names[card] in page]
            ana.updates.clear()
            ana.done = -1
            sat.add(ana.page.locator("h1").inner_text())
            curtain.click()
        update = ana.asked()
        hand = ana.page.get_by_role("region", name="Hand")
        expect(hand.locator("[data-key]")).to_have_count(len(update["view"]["hand"]))
        ana.click(brisk(update))
        ana.page.wait_for_timeout(300)


def test_what_cannot_be_taken_back_is_asked_about_once_more(people: People) -> None:
    """Among people only; "Not yet" and Esc forget it, choosing it again or "Do it" does it."""
    ana, ben = people("Ana", like={"confirm": "irreversible"}), people("Ben", like={"confirm": "irreversible"})
    table = ana.table("thebes", "me", "open", start=False)
    code = ana.context.request.get(f"/api/tables/{table}").json()["code"]
    ben.open(f"join/{code}")
    ben.page.get_by_text(code).first.wait_for()
    ana.post(f"/api/tables/{table}/start")
    ana.sit(table)
    ben.sit(table)
    person = ana if ana.until(lambda u: True)["waits"] == [0] else ben
    before = person.asked()
    offer = takes(before)
    sure = person.page.get_by_role("alertdialog")
    for forget in (
        lambda: sure.get_by_role("button", name="Not yet").click(),
        lambda: person.page.keyboard.press("Escape"),
    ):
        person.control(offer).click()
        expect(sure).to_contain_text("would need the others’ consent")
        forget()
        expect(sure).to_be_hidden()
    assert person.update["seq"] == before["seq"]
    person.control(offer).click()
    expect(sure).to_be_visible()
    person.control(offer).click()
    person.until(lambda u: u["seq"] > before["seq"])
    expect(sure).to_be_hidden()


def test_the_mouse_selects_what_binds_and_then_confirms_it(people: People) -> None:
    """With bots too: a card, and the dial, on which other weeks are passed on the way to the button."""
    ana = people("Ana", like={"confirm": "irreversible"})
    ana.sit(ana.table("thebes"))
    before = ana.asked()
    offer = takes(before)
    ana.click(offer)
    expect(ana.page.locator(".choice.selected, .place.selected").first).to_be_visible()
    assert ana.update["seq"] == before["seq"]
    ana.page.get_by_role("alertdialog").get_by_role("button", name="Do it").click()
    update = ana.asked()
    while not (digs := [offer for offer in update["decision"]["offers"] if offer["verb"] == "dig"]):
        ana.click(takes(update))
        ana.page.locator("[data-confirm]").click()
        update = ana.asked()
    ana.control(digs[0]).click()
    weeks = ana.until(lambda u: u["decision"] is not None and u["decision"]["prompt"] == "weeks")["decision"]["offers"]
    dial = ana.page.locator(".dial")
    dial.locator(f'.slice[data-option="{weeks[3]["option"]}"]').click()
    dial.locator(f'.slice[data-option="{weeks[0]["option"]}"]').hover()
    expect(dial.locator(".deed")).to_have_attribute("data-option", str(weeks[3]["option"]))
    dial.get_by_role("button", name="Back to the map").click()
    assert ana.until(lambda u: u["decision"]["prompt"] == "action")["length"] == update["length"]
    expect(ana.page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize(("game", "label", "why"), [
    ("ancient", "Excavate", "your Past"),
    ("mammothodus", "Activate a place of power", "None of your figures"),
])  # fmt: skip
def test_what_is_not_on_offer_says_why(people: People, game: str, label: str, why: str) -> None:
    """An action without its chance stands there dashed; touching it tells the reason and changes nothing."""
    ana = people("Ana")
    ana.sit(ana.table(game))
    for _ in range(30):
        before = ana.asked()
        if before["decision"]["prompt"] == "action":
            break
        ana.click(brisk(before))
    button = ana.page.get_by_role("button", name=f"{label}.")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(ana.page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    assert ana.update["seq"] == before["seq"]
