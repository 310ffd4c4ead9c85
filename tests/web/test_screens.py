"""Every screen: nothing serious found by axe-core, nothing clipped, tiny or wider than the window, light and dark."""

from __future__ import annotations

import pytest

from ostraka.text import LANGUAGES, PSEUDO
from tests.server.house import House
from tests.web.conftest import People
from tests.web.screens import LOW, SCREENS, SIZES, TABLES, axe, faults, reached, spoken
from tests.web.visitor import DESK, GAMES, Visitor

PHONE = {"width": 360, "height": 740}
TABLETS = ((768, 1024), (1366, 768))


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_sound(people: People, screen: str) -> None:
    """Colours change nothing but contrasts (`test_style.py` sees to it), so in the dark only those are looked at."""
    ana = people(reduced_motion="reduce")
    SCREENS[screen](ana)
    ana.page.wait_for_timeout(150)
    found: dict[str, list[str]] = {}
    for width, height in (*SIZES, *LOW) if screen in TABLES else SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        found[f"{width}×{height}"] = faults(ana)
    for size in (PHONE, DESK):
        ana.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        found[f"axe {size['width']}"] = axe(ana)
    ana.page.emulate_media(color_scheme="dark")
    found["dark"] = axe(ana, "color-contrast")
    ana.touch()
    for width, height in TABLETS:
        ana.hold(width, height)
        found[f"tablet {width}×{height}"] = faults(ana)
    told = [f"{where}: {fault}" for where, all_of_it in found.items() for fault in all_of_it]
    assert not told, "\n".join(told)


def judged(ana: Visitor, language: str, sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """What is wrong with what is shown, in a language."""
    spoken(ana, language)
    found = []
    for width, height in sizes:
        ana.page.set_viewport_size({"width": width, "height": height})
        found += [f"{language} {width}×{height}: {fault}" for fault in faults(ana)]
    return found


OTHERS = tuple(language for language in LANGUAGES if language != "en")
SAMPLE = dict(zip(OTHERS, ("table ancient", "table thebes", "table mammothodus", "new ancient"), strict=True))
"""A screen for each language, where there is little time."""


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_room(people: People, language: str) -> None:
    ana = people(reduced_motion="reduce")
    SCREENS[SAMPLE[language]](ana)
    assert not (told := judged(ana, language, SIZES)), "\n".join(told)


@pytest.mark.full
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_sound_in_every_language(people: People, tower: House, screen: str) -> None:
    ana = people(url=tower.url, reduced_motion="reduce")
    SCREENS[screen](ana)
    low = LOW if screen in TABLES else ()
    told = [fault for language in LANGUAGES for fault in judged(ana, language, (*SIZES, *low))]
    told += judged(ana, PSEUDO, SIZES)
    assert not told, "\n".join(told)


@pytest.mark.parametrize("game", GAMES)
def test_four_at_a_small_laptop_see_each_other_and_what_was_done(people: People, game: str) -> None:
    ana = people(reduced_motion="reduce")
    # In the opening of Ancient Knowledge nobody has done anything yet.
    ana.sit(reached(ana, game, 12 if game == "ancient" else 6, "me", "digger", "digger", "digger"))
    ana.asked()
    found = []
    for width, height in ((1366, 768), *((1366, 650), (1024, 768))):
        ana.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}×{height}: {fault}" for fault in faults(ana)]
        assert ana.page.locator(".opponents .rival").count() == 3
        room = ana.page.locator(".opponents").evaluate("box => [box.scrollHeight, box.clientHeight]")
        if (width, height) == (1366, 768):
            assert room[0] <= room[1] + 1, "the column of the others must be scrolled"
            news = ana.page.locator(".opponents .since")
            # Four clans may still be in the first turn: then there are none.
            assert news.count() or game == "mammothodus"
            assert all(box["height"] >= 80 for one in news.all() if (box := one.bounding_box()))
    assert not found, "\n".join(found)
