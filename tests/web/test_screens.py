"""Every screen: nothing serious found by axe-core, nothing clipped, tiny or wider than the window, light and dark."""

from __future__ import annotations

import pytest

from tests.web.conftest import People
from tests.web.screens import SCREENS, SIZES, axe, faults
from tests.web.visitor import DESK

PHONE = {"width": 360, "height": 740}
TABLETS = ((768, 1024), (1366, 768))


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_sound(people: People, screen: str) -> None:
    """Colours change nothing but contrasts (`test_style.py` sees to it), so in the dark only those are looked at."""
    ana = people(reduced_motion="reduce")
    SCREENS[screen](ana)
    ana.page.wait_for_timeout(150)
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        found[f"{width}×{height}"] = faults(ana)
    for size in (DESK, PHONE):
        ana.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        found[f"axe {size['width']}"] = axe(ana)
    ana.page.emulate_media(color_scheme="dark")
    found["dark"] = faults(ana)
    for size in (PHONE, DESK):
        ana.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        found[f"axe dark {size['width']}"] = axe(ana, "color-contrast")
    ana.touch()
    for width, height in TABLETS:
        ana.hold(width, height)
        found[f"tablet {width}×{height}"] = faults(ana)
    told = [f"{where}: {fault}" for where, all_of_it in found.items() for fault in all_of_it]
    assert not told, "\n".join(told)
