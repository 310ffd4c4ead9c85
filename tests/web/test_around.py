"""Around the tables: setting up, names, getting up, playing again, old games from every seat, rules, a plain house."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.screens import finished
from tests.web.visitor import Visitor, brisk

PLAIN = """
delete Crypto.prototype.randomUUID
delete Navigator.prototype.clipboard
delete window.caches
"""
"""What a browser does not give to pages that come without a certificate, as in most homes."""


def button(person: Visitor, name: str) -> None:
    person.page.get_by_role("button", name=name).first.click()


def test_a_table_with_bots_is_set_up_and_begins_at_once(people: People) -> None:
    ana = people()
    ana.open("new/ancient")
    ana.page.get_by_role("radiogroup", name="Seat 2").get_by_text("A bot").click()
    ana.page.get_by_text("Rule variants").click()
    ana.page.get_by_text("What the rules say: LOCK-1").click()
    expect(ana.page.locator(".why[open]")).to_contain_text("padlock")
    ana.page.get_by_label("Padlocks also forbid moves and swaps").check()
    expect(ana.page.get_by_role("list", name="Your table")).to_contain_text("Padlocks also forbid moves and swaps")
    button(ana, "Start the game")
    ana.page.locator(".table").wait_for()
    ana.asked()
    table = re.sub(".*/", "", ana.page.url)
    found = ana.context.request.get(f"/api/tables/{table}").json()
    assert found["setup"]["lock_blocks_effects"] is True and found["status"] == "playing"


def test_whoever_comes_without_a_name_is_asked_for_one(people: People) -> None:
    ana, ben = people("Ana"), people("", known=False)
    table = ana.table("thebes", "me", "open", start=False)
    ana.open(f"table/{table}")
    # The link leads to the very machine it is opened on.
    expect(ana.page.get_by_text("This link works on this computer only.")).to_be_visible()
    ben.open("about")
    ben.page.goto(ana.page.locator("code.field").inner_text())
    ben.page.get_by_role("textbox", name="Your name").fill("Benedikt")
    button(ben, "Save")
    for person in (ben, ana):
        expect(person.page.locator(".seats").get_by_text("Benedikt")).to_be_visible()
    button(ben, "Give up my seat")
    expect(ana.page.locator(".seats").get_by_text("Open seat")).to_be_visible()
    ben.page.goto(ana.page.locator("code.field").inner_text())
    expect(ben.page.get_by_role("heading", name="Who plays")).to_be_visible()
    ben.page.go_back()
    expect(ben.page.get_by_role("heading", name="Three games")).to_be_visible()
    button(ana, "Close the table")
    button(ana, "Yes, close it")
    expect(ana.page.get_by_role("heading", name="Three games")).to_be_visible()


def test_one_gets_up_the_other_ends_it_and_both_play_again(people: People) -> None:
    ana, ben = people("Ana"), people("Ben")
    table = ana.table("thebes", "me", "open", start=False)
    ben.post(f"/api/tables/{table}/join", {})
    ana.post(f"/api/tables/{table}/start")
    for person in (ana, ben):
        person.sit(table)
    ana.page.get_by_role("button", name="Settings").first.click()
    button(ana, "Leave the game")
    button(ana, "Yes, leave the game")
    expect(ana.page.get_by_role("heading", name="Three games")).to_be_visible()
    late = ben.page.get_by_role("alert").filter(has_text="Ana is late.")
    late.get_by_role("button", name="End the game").click()
    expect(ben.page.get_by_role("dialog", name="Scores")).to_contain_text("ended the game early")
    ana.sit(table)
    button(ben, "Play again")
    expect(ben.page.get_by_role("heading", name="Who plays")).to_be_visible()
    button(ana, "Join in")
    expect(ana.page.get_by_role("heading", name="Who plays")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Start the game")).to_be_enabled()


def test_bots_are_as_strong_as_somebody_by_the_results_so_far(people: People) -> None:
    ana = people()
    row = {"game": "thebes", "games": 9, "wins": 5, "mean_points": 70, "best": 90, "against": {}, "fits": "professor"}
    ana.page.route("**/api/account/statistics", lambda route: route.fulfill(json=[row]))
    for game, level in (("Thebes", "professor"), ("Ancient Knowledge", "student")):
        ana.open("")
        ana.page.get_by_label("Level of the bots in “Play now”").select_option("As strong as I am")
        ana.page.get_by_role("button", name=re.compile(f"^Play now ?: {game}$")).click()
        ana.page.locator(".table").wait_for()
        found = ana.context.request.get(f"/api/tables/{re.sub('.*/', '', ana.page.url)}").json()
        assert {seat["level"] for seat in found["seats"] if seat["kind"] == "bot"} == {level}


def test_games_are_given_away_by_who_said_so_and_the_profile_shows_it(people: People) -> None:
    """In every browser, also in one that did not come in by itself."""
    ana = people()
    ana.post("/api/account", {"login": "ana.gives", "password": "nine clay lamps in a row"})
    box = ana.page.get_by_role("checkbox", name=re.compile("may be used for research"))
    for wanted in (True, False):
        ana.open("profile")
        expect(box).to_be_checked(checked=not wanted)
        with ana.page.expect_response(lambda told: told.request.method == "PUT" and told.ok):
            box.set_checked(wanted)
        assert ana.context.request.get("/api/account/preferences").json()["research"] is wanted
        ana.page.reload()
        expect(box).to_be_checked(checked=wanted)


def test_an_old_game_is_seen_from_every_seat_and_its_moments_have_addresses(people: People) -> None:
    ana = people()
    table = finished(ana, "thebes")
    ana.open(f"replay/{table}/6")
    hand = ana.page.locator(".zone.hand")
    expect(hand).to_contain_text("Ana")
    ana.page.get_by_label("Seen by").select_option("Tula")
    expect(hand).to_contain_text("Tula")
    expect(ana.page.get_by_role("slider", name="Replay")).to_have_value("6")
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page).to_have_url(re.compile(f"#/replay/{table}/7$"))
    ana.page.reload()
    expect(ana.page.get_by_role("slider", name="Replay")).to_have_value("7")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    fork = ana.post(f"/api/tables/{table}/fork", {"seats": seats, "length": 7})["id"]
    ana.open(f"table/{fork}")
    expect(ana.page.get_by_text("Played on from step 7 of another game, with other luck.")).to_be_visible()


def test_rules_are_searched_and_every_ruling_has_an_address(people: People) -> None:
    ana = people()
    ana.open("rules/thebes/T-17")
    expect(ana.page.locator("#ruling-T-17.shown")).to_be_in_viewport()
    ana.page.get_by_role("searchbox").fill("zeppelin trip")
    found = ana.page.locator("article", has_text="T-17")
    expect(found.locator("mark").first).to_have_text(re.compile("zeppelin", re.IGNORECASE))
    found.get_by_role("link", name="T-17").click()
    expect(ana.page.locator("#ruling-T-17.shown")).to_be_in_viewport()
    contents = ana.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name=re.compile("Scoring")).click()
    expect(ana.page.get_by_role("heading", name=re.compile("Scoring")).first).to_be_in_viewport()


def test_what_was_played_is_listed_with_its_points_and_a_game_is_put_aside(people: People) -> None:
    ana = people()
    finished(ana, "thebes")
    ana.table("mammothodus")
    ana.open("tables")
    played = ana.page.locator("article", has=ana.page.get_by_role("link", name="Analysis"))
    expect(played.first).to_contain_text(re.compile(r"(Won|Place 2) ·"))
    expect(played.first.locator(".points")).to_have_count(2)
    waiting = ana.page.locator("article", has_text="Mammothodus").filter(visible=True)
    before = waiting.count()
    button(ana, "Put aside")
    expect(waiting).to_have_count(before - 1)
    ana.page.get_by_text(re.compile("put aside$")).click()
    button(ana, "Bring it back")
    expect(waiting).to_have_count(before)


def test_a_house_without_a_certificate_is_good_enough_to_play(people: People) -> None:
    ana = people()
    ana.begin_with(PLAIN)
    ana.open(f"table/{ana.table('thebes', 'me', 'open', start=False)}")
    button(ana, "Copy the link")
    expect(ana.page.get_by_role("button", name="Copied")).to_be_visible()
    ana.sit(ana.table("thebes"))
    ana.play(brisk, ana.click, most=3)


def test_a_part_of_a_client_that_is_gone_is_said_so(people: People) -> None:
    ana = people()
    ana.open("")
    # As if it had been fetched anew a moment ago: then it is not tried again by itself.
    ana.page.evaluate("sessionStorage.setItem('ostraka-renewed', String(Date.now()))")
    ana.page.route("**/Ratings-*.js", lambda route: route.abort())
    ana.page.goto("/#/ratings")
    expect(ana.page.get_by_role("alert").filter(has_text="This page could not be loaded")).to_be_visible()
    ana.page.unroute("**/Ratings-*.js")
    button(ana, "Try again")
    expect(ana.page.get_by_role("heading", name="Ratings", exact=True)).to_be_visible()
    ana.forgive("ERR_FAILED")


def test_a_new_page_begins_where_it_begins(people: People) -> None:
    """By keyboard: the focus goes along, and the next Tab is in the new page."""
    ana = people()
    ana.open("")
    ana.page.get_by_role("link", name="Rules", exact=True).first.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("#content")).to_be_focused()
    ana.page.locator("main").get_by_role("searchbox").first.wait_for()
    ana.page.keyboard.press("Tab")
    expect(ana.page.locator("main *:focus")).to_have_count(1)


def test_a_game_against_bots_can_be_given_up(people: People) -> None:
    ana = people()
    ana.sit(ana.table("thebes"))
    ana.asked()
    button(ana, "Settings")
    button(ana, "Leave the game")
    expect(ana.page.get_by_text("The game ends here, without a result.")).to_be_visible()
    button(ana, "Yes, leave the game")
    expect(ana.page.get_by_role("heading", name="Three games of lost civilisations")).to_be_visible()
    (past,) = ana.context.request.get("/api/tables?which=past").json()
    assert past["status"] == "ended"
