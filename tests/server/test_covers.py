"""What is told of a page before its scripts run: the head alone, an icon, previews of links, words without scripts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import WAIT, House, guest, sqlite

PAGE = (Path(__file__).parents[2] / "web" / "index.html").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "rules" / "fr").mkdir(parents=True)
    (folder / "rules" / "fr" / "thebes.html").write_text("<!doctype html><title>Thèbes</title>", encoding="utf-8")
    (folder / "assets").mkdir()
    for language in ("en", "fr"):
        (folder / "assets" / f"words-{language}-Abc.js").write_text("", encoding="utf-8")
    with House(sqlite(tmp_path_factory.mktemp("house")), OSTRAKA_PAGE=str(folder)) as house:
        yield house


def get(house: House, path: str, language: str = "en") -> httpx.Response:
    return httpx.get(house.url + path, headers={"accept-language": language}, timeout=WAIT)


@pytest.mark.parametrize("path", ["/", "/plain", "/favicon.ico", "/api/games", "/health", "/nowhere", "/join/ABCDEF"])
def test_the_head_of_anything_is_that_of_the_whole(house: House, path: str) -> None:
    whole, head = get(house, path), httpx.head(house.url + path, headers={"accept-language": "en"}, timeout=WAIT)
    assert head.status_code == whole.status_code and not head.content
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.headers["content-length"] == whole.headers["content-length"]


def test_there_is_an_icon_for_those_who_look_where_it_always_lay(house: House) -> None:
    icon = get(house, "/favicon.ico")
    assert icon.headers["content-type"] == "image/x-icon" and icon.content.startswith(b"\0\0\1\0")


def test_without_scripts_one_is_told_what_this_is_in_ones_language(house: House) -> None:
    page = get(house, "/", "xx, fr-CA;q=0.8, en;q=0.5").text
    assert '<html lang="fr">' in page
    (said,) = re.findall("<noscript>(.*?)</noscript>", page, re.DOTALL)
    assert "Trois jeux de civilisations perdues" in said and "JavaScript" in said
    (rules,) = re.findall('href="([^"]+)">Règles\N{NO-BREAK SPACE}: Thèbes', said)
    assert get(house, rules).text.endswith("<title>Thèbes</title>")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_of_ones_language_are_fetched_at_once_and_no_others(house: House, language: str) -> None:
    found = re.findall('<link rel="modulepreload" href="([^"]+)" />', get(house, "/", language).text)
    assert found == [f"/page/assets/words-{language}-Abc.js"]
    assert get(house, found[0]).status_code == 200


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="(og:[a-z_]+)" content="([^"]*)"', page))


def test_the_link_to_a_table_tells_of_it(house: House) -> None:
    async def table() -> str:
        async with guest(house.url) as ana:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            return str((await ana.post("/api/tables", {"game": "thebes", "seats": seats}))["code"])

    code = asyncio.run(table())
    told = tags(get(house, f"/join/{code}").text)
    assert told["og:title"] == "A game of Thebes"
    assert told["og:description"] == "Come and play: 2 of 3 seats are free. No account needed."
    assert told["og:url"] == f"{house.url}/join/{code}"
    assert told["og:image"] == f"{house.url}/page/preview.png"
    # A code that is none tells nothing, and the page says what is wrong.
    other = get(house, "/join/<script>")
    assert other.status_code == 200 and tags(other.text)["og:title"] == "Three games of lost civilisations"
    assert "<script>" not in tags(other.text)["og:url"]
