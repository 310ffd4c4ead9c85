"""Fair play at the browser: sending somebody away, calling somebody late, the terms of challenges and rated games."""

from __future__ import annotations

import secrets
from pathlib import Path

from playwright.sync_api import expect

from tests.server.house import House, sqlite
from tests.web.conftest import People
from tests.web.visitor import Visitor


def registered(person: Visitor) -> Visitor:
    """The same person, with an account."""
    login = f"{person.name.lower()}.{secrets.token_hex(4)}"
    person.post("/api/account", {"login": login, "password": "nine clay lamps in a row"})
    return person


def test_a_host_sends_somebody_away(people: People) -> None:
    ana, ben = people("Ana"), people("Ben")
    table = ana.table("thebes", "me", "open", start=False)
    ben.post(f"/api/tables/{table}/join", {})
    for person in (ana, ben):
        person.open(f"table/{table}")
    expect(ben.page.get_by_role("button", name="Remove Ana")).to_have_count(0)
    ana.page.get_by_role("button", name="Remove Ben").click()
    expect(ana.page.locator(".seats").get_by_text("Open seat")).to_be_visible()
    ben.page.get_by_role("button", name="Sit down here").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("has removed you from this table")
    ben.forgive("403")


def test_somebody_absent_is_called_late(people: People, client: Path, tmp_path: Path) -> None:
    with House(sqlite(tmp_path), OSTRAKA_PAGE=str(client), OSTRAKA_ABSENCE="0.5") as house:
        ana, ben = people("Ana", url=house.url), people("Ben", url=house.url)
        table = ana.table("thebes", "me", "open", start=False)
        ben.post(f"/api/tables/{table}/join", {})
        first = ana.post(f"/api/tables/{table}/start")["waits"][0]
        here, away = (ben, "Ana") if first == 0 else (ana, "Ben")
        here.sit(table)
        here.page.get_by_role("button", name="Mark as late").click()
        late = here.page.get_by_role("alert").filter(has_text=f"{away} is late.")
        late.get_by_role("button", name="Let a bot play on").click()
        here.until(lambda update: update["away"] == [first] and update["decision"] is not None)
        expect(here.page.get_by_role("button", name="Mark as late")).to_have_count(0)
        for person in (ana, ben):
            person.close()


def test_a_guest_is_told_why_the_challenge_needs_an_account(people: People) -> None:
    ana = people("Ana")
    ana.open("daily/thebes")
    expect(ana.page.get_by_text("a guest could come back as another guest")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Start my try")).to_have_count(0)
    expect(ana.page.get_by_role("link", name="Create an account")).to_be_visible()


def test_the_terms_of_a_challenge_are_said_before_the_first_choice(people: People) -> None:
    ana = registered(people("Ana"))
    ana.open("daily/thebes")
    expect(ana.page.get_by_text("One try: no hints, no undo")).to_contain_text("midnight UTC")
    ana.page.get_by_role("button", name="Start my try").click()
    update = ana.asked()
    terms = ana.page.locator(".terms")
    expect(terms).to_contain_text("no hints")
    for tool in ("Hint", "Undo"):
        expect(ana.page.locator(".tools").get_by_role("button", name=tool)).to_have_count(0)
    ana.click(update["decision"]["offers"][0])
    ana.until(lambda later: later["length"] > update["length"])
    expect(terms).to_have_count(0)


def test_what_rated_means_is_said_at_the_table(people: People) -> None:
    ana, ben = registered(people("Ana")), registered(people("Ben"))
    seats = [{"kind": "me"}, {"kind": "bot", "level": "digger"}]
    table = ana.post("/api/tables", {"game": "thebes", "seats": seats, "rated": True})["id"]
    ana.post(f"/api/tables/{table}/start")
    ana.sit(table)
    expect(ana.page.locator(".terms")).to_contain_text("leaving counts as a loss")
    # Two from one address play on without a rating.
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ben.post("/api/tables", {"game": "thebes", "seats": seats, "rated": True})["id"]
    ana.post(f"/api/tables/{table}/join", {})
    ben.post(f"/api/tables/{table}/start")
    ben.sit(table)
    expect(ben.page.locator(".terms")).to_contain_text("not rated: two of you share an internet address")
