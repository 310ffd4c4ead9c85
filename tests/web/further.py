"""Screens one comes to only after a while, for the heavy tier: coach, mistakes, guided games, sheets over the table."""

from __future__ import annotations

import re
from collections.abc import Callable

from ostraka.match import load_game
from ostraka.match.puzzle import puzzles_of
from tests.web.coached import LATE, held_back, thoughts_of, told_afterwards
from tests.web.screens import SCREENS, TABLES, WISH, finished, table
from tests.web.visitor import GAMES, WAIT, Visitor

__all__ = ["ALL_SCREENS", "ALL_TABLES"]

Screen = Callable[[Visitor], None]


def coached(game: str) -> Screen:
    """A coach asks whether a choice is meant."""

    def go(ana: Visitor) -> None:
        thoughts = thoughts_of(ana)
        ana.open("")
        ana.page.evaluate(WISH, {"coach": "more"})
        ana.sit(ana.table(game, *("me", "digger")[: 1 if game == "mammothodus" else 2]))
        held_back(ana, thoughts)

    return go


def blamed(ana: Visitor) -> None:
    """A coach speaks of what was done before it had thought."""
    ana.begin_with(LATE)
    thoughts = thoughts_of(ana)
    ana.open("")
    ana.page.evaluate(WISH, {"coach": "more"})
    ana.sit(ana.table("thebes"))
    told_afterwards(ana, thoughts)


def mistakes(ana: Visitor) -> None:
    ana.open(f"mistakes/{finished(ana, 'thebes')}/1")
    ana.page.get_by_role("region", name="Learn from your mistakes").wait_for(timeout=4 * WAIT)


def commented(ana: Visitor) -> None:
    """The analysis along a replay."""
    ana.open(f"replay/{finished(ana, 'thebes')}/0")
    analyse = ana.page.get_by_role("button", name="Analyse this game")
    curve = ana.page.get_by_role("region", name="What the analysis says").get_by_role("img")
    analyse.or_(curve).first.wait_for()
    # On this server it may have been made before.
    if analyse.count():
        analyse.click()
    curve.wait_for(timeout=4 * WAIT)
    ana.page.keyboard.press("PageDown")


def guided(title: str) -> Screen:
    def go(ana: Visitor) -> None:
        ana.open("")
        ana.page.get_by_role("button", name=re.compile(f"^Learn ?: {title}$")).click()
        ana.page.get_by_role("region", name="Guide").wait_for()

    return go


def over_the_table(game: str, key: str, shown: str) -> Screen:
    """What a key opens at a table."""

    def go(ana: Visitor) -> None:
        table(game)(ana)
        ana.page.keyboard.press(key)
        ana.page.locator(shown).first.wait_for()

    return go


def table_settings(ana: Visitor) -> None:
    table("thebes")(ana)
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("dialog", name="Settings").wait_for()


def riddle(game: str, answered: bool) -> Screen:
    """The hardest puzzle of a game."""

    def go(ana: Visitor) -> None:
        ana.open(f"puzzle/{game}/{puzzles_of(load_game(game))[-1].id}")
        ana.page.locator(".riddle .verdict").wait_for()
        if answered:
            ana.page.locator(".riddle .ways button").first.click()
            ana.page.locator(".riddle .why").wait_for()

    return go


HOUSE_RULES = 'game = "thebes"\nname = "Two years"\n[tables]\n"terms.FINISH" = 104\n'


def house_rules(ana: Visitor) -> None:
    """A game by house rules is set up."""
    id = ana.post("/api/house-rules", {"text": HOUSE_RULES})["id"]
    ana.open(f"new/{id}")
    ana.page.get_by_text("terms.FINISH = 104 (156)").wait_for()


def wrong_house_rules(ana: Visitor) -> None:
    """A file was not taken, and it is said why."""
    ana.open("new/thebes")
    panel = ana.page.locator("details", has_text="House rules")
    panel.locator("summary").click()
    wrong = HOUSE_RULES.replace("FINISH", "FINSH").encode()
    panel.locator("input[type=file]").set_input_files({"name": "two.toml", "mimeType": "text/plain", "buffer": wrong})
    panel.get_by_role("alert").wait_for()
    ana.forgive("status of 422")


TITLES = {"ancient": "Ancient Knowledge", "thebes": "Thebes", "mammothodus": "Mammothodus"}
AT_TABLES: dict[str, Screen] = {
    **{f"coach {game}": coached(game) for game in GAMES},
    "blamed": blamed,
    "mistakes": mistakes,
    "commented": commented,
    **{f"guide {game}": guided(TITLES[game]) for game in GAMES},
    **{f"help {game}": over_the_table(game, "?", ".help") for game in GAMES},
    "scores": over_the_table("ancient", "s", "dialog[open] table"),
    "command": over_the_table("thebes", "/", "dialog[open] input"),
    "settings at a table": table_settings,
    **{f"riddle {game}": riddle(game, answered=False) for game in GAMES},
    **{f"answer {game}": riddle(game, answered=True) for game in GAMES if game != "thebes"},
}

SET_UP: dict[str, Screen] = {"house rules": house_rules, "wrong house rules": wrong_house_rules}

ALL_SCREENS: dict[str, Screen] = {**SCREENS, **SET_UP, **AT_TABLES}
ALL_TABLES = (*TABLES, *AT_TABLES)
