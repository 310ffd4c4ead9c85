"""Somebody has lost their password, and follows the link that whoever runs the server has sent them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx
from playwright.sync_api import expect

from tests.cli.command import ostraka
from tests.server.house import House
from tests.web.conftest import People

LOGIN, OLD, NEW = "ana.forgets", "seven brass lamps in the sand", "four jars beneath the old wall"


def test_a_link_for_a_lost_password_is_followed_once(house: House, people: People) -> None:
    with httpx.Client(base_url=house.url, headers={"origin": house.url}) as before:
        before.post("/api/guest", json={"name": "Ana"}).raise_for_status()
        before.post("/api/account", json={"login": LOGIN, "password": OLD}).raise_for_status()
    with ThreadPoolExecutor(1) as thread:
        words = ("admin", "reset", LOGIN, "--url", house.url, "--database", house.database)
        link = thread.submit(ostraka, *words).result().out.split()[0]
    ana, late = people(known=False), people("Eve", known=False)
    ana.page.goto(link)
    ana.page.get_by_label("New password").fill(NEW)
    ana.page.get_by_role("button", name="Change the password").click()
    expect(ana.page.get_by_text(LOGIN)).to_be_visible()
    late.page.goto(link)
    late.page.get_by_label("New password").fill(NEW)
    late.page.get_by_role("button", name="Change the password").click()
    expect(late.page.get_by_role("alert")).to_contain_text("link has been used")
    # The browser says that a request was refused, and it was.
    late.troubles.clear()
    with httpx.Client(base_url=house.url, headers={"origin": house.url}) as after:
        assert after.post("/api/login", json={"login": LOGIN, "password": OLD}).status_code == 401
        assert after.post("/api/login", json={"login": LOGIN, "password": NEW}).status_code == 200
