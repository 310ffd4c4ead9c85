"""One server, one Chromium and the built client for all browser tests; a fresh browser context for each person."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.conftest import TIER
from tests.server.house import House, sqlite
from tests.server.nursery import LUCK
from tests.web.chromium import FLAGS, chromium
from tests.web.visitor import Visitor
from tests.web.warm import Warm
from tools import web_build

People = Callable[..., Visitor]


@pytest.fixture(scope="package")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built client, in a folder of its own: a build that begins meanwhile disturbs no test."""
    assert web_build.build() == 0, "the browser client could not be built"
    copy = tmp_path_factory.mktemp("client") / "static"
    with web_build.alone():
        shutil.copytree(web_build.STATIC, copy)
    return copy


@pytest.fixture(scope="package")
def luck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a test says by which luck cards are dealt to it."""
    file = tmp_path_factory.mktemp("luck") / "luck"
    file.touch()
    return file


@pytest.fixture(autouse=True)
def own_luck(request: pytest.FixtureRequest, luck: Path) -> None:
    """The same deals every time in the fast tier, others every time in the heavier ones."""
    luck.write_text(request.node.nodeid if TIER == "fast" else secrets.token_hex(8), encoding="utf-8")


@pytest.fixture(scope="package")
def house(client: Path, luck: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A real server with a fresh store."""
    with House(sqlite(tmp_path_factory.mktemp("house")), 0, **looked_at(client, luck)) as open_house:
        yield open_house


@pytest.fixture(scope="package")
def tower(client: Path, luck: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has the pseudo-language, and lets people bring house rules."""
    folder = tmp_path_factory.mktemp("tower")
    lets = {"OSTRAKA_PSEUDO": "1", "OSTRAKA_HOUSE_RULES": "true", "OSTRAKA_FOLDER": str(folder)}
    with House(sqlite(folder), 0, **lets, **looked_at(client, luck)) as open_house:
        yield open_house


def looked_at(client: Path, luck: Path) -> dict[str, str]:
    """Settings of a server for the browser: what is looked at is the analysis on the screen, not how deep it is."""
    return {"OSTRAKA_PAGE": str(client), "OSTRAKA_ANALYSIS": "4", LUCK: str(luck)}


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium. Not for the whole session: while it runs, no other test could start an event loop."""
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield chrome
        chrome.close()


@pytest.fixture(scope="package")
def warm(browser: Browser) -> Warm:
    """Contexts for visitors who have been here before."""
    return Warm(browser)


@pytest.fixture
def people(browser: Browser, warm: Warm, house: House) -> Iterator[People]:
    """Makes visitors who have come in as guests; in the end none of their browsers may have complained.

    Whoever is not known yet has a browser that was never here.
    """
    made: list[Visitor] = []

    def visitor(name: str = "Ana", url: str = "", known: bool = True, **options: Any) -> Visitor:
        like = options.pop("like", {})
        person = Visitor(warm if known else browser, url or house.url, name, like, **options)
        made.append(person)
        if known:
            person.come_in()
        return person

    yield visitor
    for person in made:
        person.leave()
    troubles = [f"{person.name}: {trouble}" for person in made for trouble in person.troubles]
    assert not troubles, "\n".join(troubles)
