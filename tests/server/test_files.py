"""Files are sent compressed where the build has prepared that, to those who take it; what takes long is made aside."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar.testing import create_test_client

from ostraka.server import pages
from ostraka.server.cover import Cover
from ostraka.server.files import Text
from ostraka.server.plain import PLAIN
from ostraka.server.tables import games, wire
from tests.server.house import WAIT, House, sqlite

CODE = b"export const answer = 42\n" * 100
SQUEEZED = b"what brotli would make of it"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "code.js").write_bytes(CODE)
    (folder / "assets" / "code.js.br").write_bytes(SQUEEZED)
    (folder / "assets" / "code.js.gz").write_bytes(gzip.compress(CODE))
    (folder / "assets" / "plain.js").write_bytes(CODE)
    with House(sqlite(tmp_path_factory.mktemp("house")), OSTRAKA_PAGE=str(folder)) as house:
        yield house


@pytest.mark.parametrize(
    ("accepted", "coding", "sent"),
    [
        ("gzip, deflate, br, zstd", "br", SQUEEZED),
        ("gzip", "gzip", gzip.compress(CODE, mtime=0)),
        ("br;q=0, gzip;q=0.5", "gzip", b""),
        ("identity", None, CODE),
        ("", None, CODE),
    ],
)
def test_everybody_gets_what_they_take(house: House, accepted: str, coding: str | None, sent: bytes) -> None:
    with httpx.Client(base_url=house.url, timeout=WAIT) as client:
        asked = client.build_request("GET", "/page/assets/code.js", headers={"accept-encoding": accepted})
        answer = client.send(asked, stream=True)
        body = b"".join(answer.iter_raw())
        assert answer.status_code == 200
        assert answer.headers.get("content-encoding") == coding
        assert gzip.decompress(body) == CODE if coding == "gzip" else body == sent
        assert int(answer.headers["content-length"]) == len(body)
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "accept-encoding"
        assert "immutable" in answer.headers["cache-control"]
        assert 'filename="code.js"' in answer.headers["content-disposition"]


def test_a_file_without_a_copy_is_sent_as_it_is(house: House) -> None:
    answer = httpx.get(f"{house.url}/page/assets/plain.js", headers={"accept-encoding": "br"}, timeout=WAIT)
    assert answer.content == CODE and "content-encoding" not in answer.headers


def test_the_head_alone(house: House) -> None:
    answer = httpx.head(f"{house.url}/page/assets/code.js", headers={"accept-encoding": "br"}, timeout=WAIT)
    assert answer.status_code == 200 and answer.headers["content-length"] == str(len(SQUEEZED))


@pytest.mark.parametrize("path", ["/api/games/thebes/cards", "/api/texts/en"])
def test_long_texts_that_are_the_same_for_all_are_compressed_once(house: House, path: str) -> None:
    plain = httpx.get(house.url + path, headers={"accept-encoding": "identity"}, timeout=WAIT)
    small = httpx.get(house.url + path, headers={"accept-encoding": "gzip"}, timeout=WAIT)
    assert plain.content == small.content and plain.headers["content-type"] == small.headers["content-type"]
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) * 2 < int(plain.headers["content-length"])


def test_a_crowd_has_the_words_of_a_game_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def counted(game: str, language: str) -> wire.Cards:
        read.append(f"{game} {language}")
        return cards_of(game, language)

    async def crowd() -> list[Text]:
        games._MADE.forget()
        return await asyncio.gather(*(games.card_list("thebes", f"odd-{n}") for n in range(12)))

    cards_of = games.cards_of
    monkeypatch.setattr(games, "cards_of", counted)
    assert len({id(text) for text in asyncio.run(crowd())}) == 1
    assert read == ["thebes en"]


@pytest.mark.parametrize("path", ["/", "/plain"])
def test_pages_are_made_in_a_thread_of_their_own(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read the words of a language for the first time would stop the event loop for a tenth of a second."""
    threads: list[str] = []

    def noted(*given: Any) -> Cover:
        threads.append(threading.current_thread().name)
        return Cover(*given)

    monkeypatch.setattr("ostraka.server.pages.Cover", noted)
    with create_test_client([pages.page(path, PLAIN, "")]) as client:
        assert client.get(path, headers={"accept-language": "cs"}).status_code == 200
    assert threads == ["pages_0"]
