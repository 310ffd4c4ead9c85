"""Games by clicking in every language, and not one English word on the page; now and then the log is opened."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ostraka.text import LANGUAGES
from tests.text.english import english_in
from tests.web.coached import held_back, thoughts_of
from tests.web.conftest import People
from tests.web.said import seated, texts
from tests.web.visitor import GAMES, Visitor, brisk

SOME = {("ancient", "de"), ("thebes", "ru")}
WHOLE = 500


def english(visitor: Visitor, language: str, people: list[str]) -> list[str]:
    """What is said in English, and where."""
    return [
        f"{where}: {text} ({', '.join(found)})"
        for where, text in texts(visitor)
        if (found := english_in(language, text, *people))
    ]


def played(people: People, game: str, language: str, most: int) -> Visitor:
    """Play on, and look at everything there is after every choice."""
    ana = people("Ана", like={"language": language})
    table = ana.table(game)
    names = seated(ana, table)
    ana.sit(table)
    ana.asked()
    for key in ("?", "t", "h"):
        ana.page.keyboard.press(key)
        assert not english(ana, language, names)
        ana.page.keyboard.press("Escape")

    def look() -> None:
        found = english(ana, language, names)
        assert not found, "\n".join(found)

    def take(offer: dict[str, object]) -> None:
        look()
        if ana.update["length"] % 4 == 0:
            # The log may lie over what is to be chosen.
            ana.page.keyboard.press("l")
            ana.page.get_by_role("log").locator("p").first.wait_for()
            look()
            ana.page.keyboard.press("l")
            expect(ana.page.get_by_role("log")).to_have_count(0)
        ana.click(offer)

    ana.play(brisk, take, most)
    look()
    return ana


@pytest.mark.parametrize(("game", "language"), sorted(SOME))
def test_some_choices_without_an_english_word(people: People, game: str, language: str) -> None:
    played(people, game, language, 6)


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_a_coach_without_an_english_word(people: People, game: str, language: str) -> None:
    ana = people("Ана", like={"language": language, "coach": "more"})
    thoughts = thoughts_of(ana)
    table = ana.table(game)
    names = seated(ana, table)
    ana.sit(table)
    held_back(ana, thoughts)
    ana.page.locator(".coach summary").click()
    assert not english(ana, language, names)


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_an_english_word(people: People, game: str, language: str) -> None:
    ana = played(people, game, language, WHOLE)
    assert ana.update["status"] == "over"
