"""Every screen: nothing serious found by axe-core, nothing clipped, tiny or wider than the window, light and dark."""

from __future__ import annotations

import pytest

from ostraka.match import load_game
from ostraka.text import LANGUAGES, PSEUDO, words_for
from tests.server.house import House
from tests.web.conftest import People
from tests.web.further import ALL_SCREENS, ALL_TABLES
from tests.web.screens import AT_REST, LOW, SCREENS, SIZES, TABLES, axe, faults, reached, spoken
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
@pytest.mark.parametrize("screen", ALL_SCREENS)
def test_every_screen_is_sound_in_every_language(people: People, tower: House, screen: str) -> None:
    ana = people(url=tower.url, reduced_motion="reduce")
    ALL_SCREENS[screen](ana)
    sizes = (*SIZES, *LOW) if screen in ALL_TABLES else SIZES
    told = [fault for language in (*LANGUAGES, PSEUDO) for fault in judged(ana, language, sizes)]
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


LANDS = words_for(load_game("mammothodus"), "en")
LAPTOPS = ((1366, 768), (1366, 650), (1024, 768))
"""Small laptops, and a tablet on its side: here the board comes first."""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_takes_no_room_from_the_board(people: People, game: str) -> None:
    ana = people(like={"explain": "always", "confirm": "irreversible"}, reduced_motion="reduce")
    ana.sit(reached(ana, game, 14, until="action"))
    ana.asked()

    def heights() -> list[tuple[float, float]]:
        found = []
        for width, height in LAPTOPS:
            ana.page.set_viewport_size({"width": width, "height": height})
            # The bar hears of another window a frame later.
            ana.page.evaluate(AT_REST)
            bar, board = ana.page.locator(".barslot").bounding_box(), ana.page.locator(".zone.me").bounding_box()
            assert bar and board
            found.append((bar["height"], board["height"]))
        return found

    plain = heights()
    assert all(bar <= height * 0.22 for (bar, _), (_, height) in zip(plain, LAPTOPS, strict=True)), plain
    ana.page.keyboard.press("h")
    ana.page.locator(".hint").wait_for()
    assert heights() == plain
    assert all(board >= 220 for _, board in plain), plain


@pytest.mark.parametrize("choices", [0, 3, 30])
def test_the_island_of_two_clans_has_nearly_half_of_a_small_laptop(people: People, choices: int) -> None:
    ana = people(reduced_motion="reduce")
    ana.sit(reached(ana, "mammothodus", choices, "me", "me", until="action"))
    ana.asked()
    for width, height in LAPTOPS:
        ana.page.set_viewport_size({"width": width, "height": height})
        island = ana.page.locator("[data-about=mammothodus-island]")
        box = island.bounding_box()
        assert box
        assert box["height"] >= height * 0.45, (width, height, box["height"])
        assert ana.page.locator(".bar .whose").is_visible()
        if choices == 30:
            # A crowd may lie over the name of its territory by then.
            continue
        # Every territory has its name, on one line or more, or its sign.
        island.locator(".name").first.wait_for()
        names = " ".join(island.locator(".name").all_text_contents()).split()
        known = [name.rstrip(")").split(" (") for name in (LANDS.thing("territory", n, ()) for n in range(21))]
        bare = [name for name, sign in known if sign not in names and any(word not in names for word in name.split())]
        assert not bare, (width, height, bare)


def test_a_dial_is_whole_with_its_buttons(people: People) -> None:
    ana = people(like={"explain": "always"}, reduced_motion="reduce")
    SCREENS["dial"](ana)
    for width, height in LAPTOPS:
        ana.page.set_viewport_size({"width": width, "height": height})
        room = ana.page.locator(".zone.me").bounding_box()
        assert room
        for part in ana.page.locator(".dial > svg, .dial .deeds .button").all():
            box = part.bounding_box()
            assert box
            assert room["y"] <= box["y"], (width, height)
            assert box["y"] + box["height"] <= room["y"] + room["height"], (width, height)
