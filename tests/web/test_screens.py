"""Every screen: nothing serious found by axe-core, nothing clipped, tiny or wider than the window, light and dark."""

from __future__ import annotations

import pytest

from tests.web.conftest import People
from tests.web.screens import SCREENS, SIZES, axe, faults
from tests.web.visitor import DESK

PHONE = {"width": 360, "height": 740}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_sound(people: People, screen: str) -> None:
    ana = people(reduced_motion="reduce")
    SCREENS[screen](ana)
    ana.page.wait_for_timeout(150)
    found: dict[str, list[str]] = {}
    for scheme in ("light", "dark"):
        ana.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        for width, height in SIZES:
            ana.page.set_viewport_size({"width": width, "height": height})
            found[f"{scheme} {width}×{height}"] = faults(ana)
        for size in (DESK, PHONE):
            ana.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            found[f"axe {scheme} {size['width']}"] = axe(ana)
    told = [f"{where}: {fault}" for where, all_of_it in found.items() for fault in all_of_it]
    assert not told, "\n".join(told)


TABLETS = ((768, 1024), (1366, 768))


@pytest.mark.parametrize("screen", SCREENS)
def test_a_tablet_is_made_for_thumbs(people: People, screen: str) -> None:
    width, height = TABLETS[0]
    ana = people(reduced_motion="reduce", has_touch=True, is_mobile=True, viewport={"width": width, "height": height})
    SCREENS[screen](ana)
    told: list[str] = []
    for width, height in TABLETS:
        ana.page.set_viewport_size({"width": width, "height": height})
        told += [f"{width}×{height}: {fault}" for fault in faults(ana)]
    assert not told, "\n".join(told)
