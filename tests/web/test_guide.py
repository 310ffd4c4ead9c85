"""The guided first game in the browser: offered once, read and done step by step, left, gone back in, begun again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ostraka.match import guide_of, load_game
from tests.web.conftest import People
from tests.web.screens import axe, faults
from tests.web.test_help import SOURCES
from tests.web.visitor import GAMES, Visitor


def read_on(ana: Visitor, known: bool = False) -> list[int]:
    """Read until something is to be done; the options that do it. What is `known` is not told twice."""
    for step in ana.asked()["guide"]["steps"]:
        if known and not step["options"]:
            continue
        expect(ana.page.get_by_role("region", name="Guide")).to_contain_text(step["text"])
        if step["options"]:
            return list(step["options"])
        ana.page.get_by_role("button", name="Go on").click()
    return []


def take(ana: Visitor, option: int) -> None:
    ana.click(next(offer for offer in ana.update["decision"]["offers"] if offer["option"] == option))


def test_a_newcomer_is_guided(people: People) -> None:
    ana = people(known=False, reduced_motion="reduce")
    ana.open("")
    ana.page.get_by_role("button", name=re.compile("^Play now ?: Thebes$")).click()
    expect(ana.page.get_by_text("New to Thebes?")).to_be_visible()
    ana.page.get_by_role("button", name="No, thanks").click()
    expect(ana.page.get_by_text("New to Thebes?")).to_be_hidden()

    ana.open("")
    ana.updates.clear()
    ana.page.get_by_role("button", name=re.compile("^Learn ?: Thebes$")).click()
    wanted = read_on(ana)
    expect(ana.page.locator("svg.lit")).to_be_visible()
    # Whoever does something else is told what that means, and can come back to the same step.
    other = next(o["option"] for o in ana.update["decision"]["offers"] if o["option"] not in wanted)
    take(ana, other)
    assert ana.asked()["guide"]["strayed"]
    expect(ana.page.get_by_role("region", name="Guide")).to_contain_text(ana.update["guide"]["strayed"])
    ana.done = ana.update["seq"]
    ana.page.get_by_role("button", name="Take it back").click()
    assert read_on(ana, known=True) == wanted
    take(ana, wanted[0])
    place = ana.asked()["guide"]["first"]
    assert place > 1

    # Left and come back to, and on a phone: the same table, the same place.
    where = ana.page.url
    ana.open("")
    ana.updates.clear()
    ana.page.get_by_role("button", name=re.compile("^Learn ?: Thebes$")).click()
    assert ana.asked()["guide"]["first"] == place
    assert ana.page.url == where
    ana.page.set_viewport_size({"width": 360, "height": 740})
    assert not faults(ana) + axe(ana)
    ana.page.get_by_role("button", name="Leave the guide").click()
    expect(ana.page.get_by_role("region", name="Guide")).to_be_hidden()


def test_what_is_lit_is_a_part_of_the_table() -> None:
    shown = set(re.findall(r"data-about=(?:\"|\{[^}]*\? ')([a-z-]+)", SOURCES)) | {"thebes-display"}
    for game in GAMES:
        guide = guide_of(load_game(game))
        assert guide is not None
        assert {part for step in guide.steps for part in step.light} <= shown, game


def test_a_question_of_a_new_kind_explains_itself_once_and_the_goal_is_always_told(people: People) -> None:
    ana = people(like={"explain": "new"})
    ana.sit(ana.table("thebes"))
    asked = ana.asked()["decision"]
    first = ana.page.locator(".first")
    expect(first).to_contain_text(asked["help"].split(".")[0])
    assert "Rulings" in asked["help"]
    expect(first).not_to_contain_text("Rulings")
    expect(ana.page.locator(".aim")).to_have_text(re.compile(r"^\s*you 0 points, .+ \d+ points? · .*most points win"))
    while True:
        ana.click(ana.update["decision"]["offers"][1])
        if ana.asked()["decision"]["prompt"] == asked["prompt"]:
            break
    expect(first).to_be_hidden()
