"""What the server says about itself: its pages, its document, its health."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import httpx
import msgspec
import pytest

from ostraka.server.plain import PLACE, PLAIN, plain_words
from ostraka.server.tables import wire
from ostraka.server.tables.examples import Messages
from ostraka.text import LANGUAGES
from tests.server.house import House, guest, sqlite


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(sqlite(tmp_path_factory.mktemp("house"))) as house:
        yield house


def get(house: House, path: str) -> httpx.Response:
    return httpx.get(house.url + path, timeout=30)


@pytest.mark.parametrize("path", ["/", "/plain"])
def test_pages_keep_to_their_own_policy(house: House, path: str) -> None:
    page = get(house, path)
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=", page.text)
    wanted = [link for link in re.findall(r'(?:src|href)="([^"]+)"', page.text) if link.startswith("/")]
    assert wanted
    for link in wanted:
        assert get(house, link).status_code == 200, link


@pytest.mark.parametrize(
    ("wished", "language", "asked"),
    [
        ("", "en", "What shall we call you?"),
        ("de-AT, de;q=0.9, en;q=0.5", "de", "Wie sollen wir dich nennen?"),
        ("tlh, cs;q=0.3, ru;q=0.9", "ru", "Как вас называть?"),
        ("fr;q=x, cs;q=0.1", "cs", "Jak vám máme říkat?"),
    ],
)
def test_the_plain_page_speaks_the_language_of_its_reader(house: House, wished: str, language: str, asked: str) -> None:
    page = httpx.get(f"{house.url}/plain", headers={"accept-language": wished}, timeout=30)
    assert f'<html lang="{language}"' in page.text and asked in page.text
    assert page.headers["vary"] == "accept-language"


def test_what_the_plain_page_says_is_in_its_words() -> None:
    script = (PLAIN / "page.js").read_text(encoding="utf-8")
    asked = set(re.findall(r"\"((?:plain|hero|table)-[a-z-]+)\"", script)) | set(
        PLACE.findall((PLAIN / "index.html").read_text())
    )
    assert set(re.findall(r"\"(table-ended[a-z-]*)\"", script)) == {w for w in plain_words("en") if "table-ended" in w}
    states = {f"plain-{status}" for status in get_args(get_type_hints(wire.TableInfo)["status"])}
    for language in LANGUAGES:
        assert not (asked | states) - set(plain_words(language))
    assert {word for word in plain_words("en") if word.startswith("plain-")} == {
        word for word in asked | states if word.startswith("plain-")
    }


def test_files_of_pages_do_not_lead_out(house: House) -> None:
    for path in ("/plain/files/../app.py", "/plain/files/%2e%2e/app.py", "/page/../settings.py", "/plain/files/"):
        assert get(house, path).status_code in (404, 405), path


def test_the_document_describes_every_message(house: House) -> None:
    document: dict[str, Any] = get(house, "/api/schema/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    named = set(document["components"]["schemas"])
    for union in (wire.ClientMessage, wire.ServerMessage, wire.Act):
        assert {kind.__name__ for kind in union.__args__} <= named
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            problem = operation["responses"]["400"]["content"]["application/problem+json"] if "/api/" in path else None
            assert problem is None or problem["schema"]["$ref"].endswith("/Problem"), (path, method)


def test_every_example_is_a_message(house: House) -> None:
    body = get(house, "/api/protocol").content
    examples = msgspec.json.decode(body, type=Messages)
    sent = {type(message) for message in examples.sent}
    told = {type(message) for message in examples.told}
    assert sent == set(wire.ClientMessage.__args__)
    assert told == set(wire.ServerMessage.__args__)


@pytest.mark.parametrize("game", ["ancient", "thebes", "mammothodus"])
def test_every_card_has_words(house: House, game: str) -> None:
    cards = get(house, f"/api/games/{game}/cards").json()["cards"]
    assert [card["card"] for card in cards] == list(range(len(cards))) and len(cards) > 100
    assert all(card["name"] and not card["name"].startswith("card-") for card in cards)


def test_games_and_health(house: House) -> None:
    games = get(house, "/api/games").json()
    assert [game["id"] for game in games] == ["ancient", "thebes", "mammothodus"]
    assert all(game["levels"] and game["settings"] for game in games)
    assert get(house, "/health").json() == {"status": "well"}
    assert "ostraka_sockets" in get(house, "/metrics").text


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 400, "illegal"),
        ("/api/tables", {"game": "../thebes", "seats": [{"kind": "me"}]}, 400, "bad"),
        ("/api/tables", {"game": "thebes", "seats": [{"kind": "me"}]}, 400, "illegal"),
        ("/api/tables", {"game": "thebes", "seats": [{"kind": "me"}] * 2, "pace": "soon"}, 400, "pace"),
        ("/api/tables", {"game": "thebes", "seats": [{"kind": "me"}] * 2, "secret": "x"}, 400, "bad"),
        ("/api/tables", {"game": "thebes", "seats": [{"kind": "me"}] * 2, "setup": {"x": 1}}, 400, "illegal"),
        ("/api/tables", [], 400, "bad"),
        ("/api/quick", {"game": "ancient", "seats": 7}, 400, "illegal"),
        ("/api/tables/nothing/join", {}, 404, "absent"),
        ("/api/tables/nothing/start", None, 404, "absent"),
        ("/api/nothing", {}, 404, "absent"),
    ],
)
def test_what_makes_no_sense_is_a_problem_with_a_code(
    house: House, path: str, body: object, status: int, code: str
) -> None:
    async def ask() -> None:
        async with guest(house.url) as ana:
            answer = await ana.http.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
            assert answer.headers["content-type"] == "application/problem+json"

    asyncio.run(ask())


def test_a_game_that_is_not_here_is_refused_by_name(house: House) -> None:
    for path in (
        "/api/games/chess/cards",
        "/api/games/chess/ratings",
        "/api/games/chess/statistics",
        "/api/daily/chess",
    ):
        assert (get(house, path).status_code, get(house, path).json()["detail"]) == (404, "there is no such game")

    async def ask() -> None:
        async with guest(house.url) as ana:
            for path, more in (("/api/quick", {}), ("/api/tables", {"seats": [{"kind": "me"}]})):
                answer = (await ana.http.post(path, json={"game": "chess", **more})).json()
                assert answer["detail"] == "there is no game 'chess'; the games are: ancient, thebes, mammothodus"

    asyncio.run(ask())


@pytest.mark.parametrize("body", ["[" * 20_000, '{"name": ' + "[" * 20_000, "[" * 9_000 + "]" * 9_000])
def test_a_body_with_brackets_upon_brackets_is_a_problem_like_any_other(house: House, body: str) -> None:
    async def ask() -> None:
        async with guest(house.url) as ana:
            for path in ("/api/tables", "/api/account", "/api/login"):
                answer = await ana.http.post(path, content=body, headers={"content-type": "application/json"})
                assert (answer.status_code, answer.json()["code"]) == (400, "bad"), answer.text

    asyncio.run(ask())


def test_what_only_grows_is_a_counter(house: House) -> None:
    """Prometheus must know it: it takes the differences of counters, and notices when a server begins anew."""
    kinds = dict(re.findall(r"^# TYPE (\S+) (\S+)$", get(house, "/metrics").text, re.M))
    for name in ("ostraka_commits_total", "ostraka_entries_total", "ostraka_refusals_total"):
        assert kinds[name] == "counter"
    for name in ("ostraka_sockets", "ostraka_rooms", "ostraka_thoughts_waiting"):
        assert kinds[name] == "gauge"
    assert re.search(r"^ostraka_commits_total \d", get(house, "/metrics").text, re.M)
