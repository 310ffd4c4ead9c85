"""The sizes of the test run: OSTRAKA_TIER is fast (each commit), full (each release) or soak (by command)."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import settings

from tests.lanes import Lanes, late

TIERS = ("fast", "full", "soak")
TIER = os.environ.get("OSTRAKA_TIER", "fast")
if TIER not in TIERS:
    raise ValueError(f"OSTRAKA_TIER is one of {', '.join(TIERS)}, not {TIER!r}")

# The same examples every time: a red run must be red again when it is looked into.
for tier, examples in zip(TIERS, (50, 500, 5_000), strict=True):
    settings.register_profile(tier, max_examples=examples, derandomize=True, deadline=None, database=None)
settings.load_profile(TIER)

COLLECTED = pytest.StashKey[list[pytest.Item]]()
"""Every test that was found, also those that the marks of this run leave out."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[COLLECTED] = items[:]
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: late(item.nodeid))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Lanes | None:
    """Lanes, unless the command line asks for another way to share the tests out."""
    return Lanes(config, log) if config.getvalue("dist") == "load" else None
