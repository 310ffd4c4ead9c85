"""The door of the server: origins, cookies, headers, limits, and who may do what."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.typing import Origin

from ostraka.server.app import make_app
from ostraka.server.settings import Settings
from tests.server.house import WAIT, Guest, House, guest, sqlite

FOREIGN = (
    "https://evil.example", "http://localhost.evil.example", "http://127.0.0.1.evil.example:80", "null", "",
    "http://127.0.0.1", "https://127.0.0.1", "http://localhost", "file://", "http://[::1]", "http://0.0.0.0",
    "chrome-extension://abcdefghijklmnop",
)  # fmt: skip
MUTATING = ("post", "put", "patch", "delete")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(sqlite(tmp_path_factory.mktemp("door"))) as house:
        yield house


def routes() -> list[tuple[str, str]]:
    """Every route of the OpenAPI document: (method, path)."""
    app: Any = make_app(Settings(database="sqlite:///:memory:")).app
    schema = app.openapi_schema.to_schema()
    return [(method, path) for path, methods in schema["paths"].items() for method in methods]


def filled(path: str, table: str = "absent") -> str:
    """A path with something in its places."""
    values = {"table": table, "game": "thebes", "code": "AAAAAA", "seat": "1", "bot": "absent", "day": "2026-01-01"}
    return re.sub(r"\{(\w+)\}", lambda found: values.get(found[1], "1"), path)


@pytest.mark.parametrize(("method", "path"), [each for each in routes() if each[0] in MUTATING])
def test_forged_requests_are_refused(house: House, method: str, path: str) -> None:
    """A request with somebody's cookie must come from our own pages, whatever it wants to change."""
    with httpx.Client(base_url=house.url, timeout=WAIT) as client:
        client.post("/api/guest", json={"name": "Ana"})
        assert client.cookies
        for origin in (None, *FOREIGN):
            headers = {} if origin is None else {"origin": origin}
            answer = client.request(method, filled(path), headers=headers, json={})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin"), origin
        assert client.get("/api/me").status_code == 200


def test_nothing_changes_by_get() -> None:
    """What a GET does is looking: each path that changes something has no GET of the same meaning."""
    reading = {path for method, path in routes() if method == "get"}
    changing = {path for method, path in routes() if method in MUTATING}
    # These both look and change, by different methods.
    assert reading & changing == {
        "/api/account",
        "/api/account/bots",
        "/api/account/preferences",
        "/api/daily/{game}",
        "/api/house-rules",
        "/api/hooks",
        "/api/puzzles/{game}/{puzzle}",
        "/api/tables",
        "/api/tables/{table}/analysis",
    }


@pytest.mark.parametrize("origin", [None, *FOREIGN])
def test_sockets_of_other_sites_are_refused_at_the_handshake(house: House, origin: str | None) -> None:
    async def knock() -> None:
        async with guest(house.url) as ana:
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with websockets.connect(
                    address,
                    origin=None if origin is None else Origin(origin),
                    additional_headers={"cookie": ana.cookie},
                ):
                    pass
            assert refused.value.response.status_code == 403

    asyncio.run(knock())


@pytest.mark.parametrize("cookie", ["", "ostraka=nonsense", "other"])
def test_a_seat_is_shown_to_its_owner_alone(house: House, cookie: str) -> None:
    """Without a session, with a wrong one, or with somebody else's, no seat's view is ever sent."""

    async def knock() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "digger"}]
            table = await ana.post("/api/tables", {"game": "thebes", "seats": seats, "spectators": False})
            await ana.post(f"/api/tables/{table['id']}/start")
            given = ben.cookie if cookie == "other" else cookie
            async with httpx.AsyncClient(base_url=house.url, headers={"cookie": given} if given else {}) as http:
                other = Guest(house.url, http)
                other.http.cookies.clear()
                if given:
                    name, _, value = given.partition("=")
                    other.http.cookies.set(name, value)
                for hello in ({}, {"seat": 0}):
                    async with other.at(table["id"], **hello) as line:
                        with pytest.raises(websockets.ConnectionClosed) as closed:
                            await line.receive()
                        assert closed.value.rcvd is not None and closed.value.rcvd.code in (4401, 4403, 4404)
                assert (await http.get(f"/api/tables/{table['id']}/update")).status_code == 404
                assert (await http.get(f"/api/tables/{table['id']}/update?seat=0")).status_code == 403

    asyncio.run(knock())


def test_every_answer_wears_its_headers(house: House) -> None:
    with httpx.Client(base_url=house.url, timeout=WAIT) as client:
        for path in ("/", "/api/games", "/api/me", "/nowhere", "/health", "/page/absent.js"):
            headers = client.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert "access-control-allow-origin" not in headers and "server" not in headers


def test_answers_are_not_kept_by_anybody(house: House) -> None:
    """Neither a browser nor a proxy keeps what the API says, a refusal included; pages say for themselves."""
    with httpx.Client(base_url=house.url, timeout=WAIT) as client:
        for method, path in routes():
            if not path.endswith("/stream"):
                assert client.request(method, filled(path)).headers["cache-control"] == "no-store", path
        for path in ("/nowhere", "/health", "/api/tables/absent/stream"):
            assert client.get(path).headers["cache-control"] == "no-store", path
        assert client.get("/api/games", headers={"host": "evil.example"}).headers["cache-control"] == "no-store"
        assert client.get("/plain").headers["cache-control"] == "no-cache"


def test_the_cookie_is_for_us_alone(house: House) -> None:
    answer = httpx.post(f"{house.url}/api/guest", json={"name": "Ana"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite" in cookie and "Path=/" in cookie
    token = re.search(r"ostraka=([\w-]+)", cookie)
    assert token is not None and len(token[1]) >= 43, "256 bits"
    assert httpx.post(f"{house.url}/api/guest", json={"name": "Ana"}).headers["set-cookie"] != cookie


def test_behind_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with House(sqlite(tmp_path), port, OSTRAKA_URL="https://ostraka.example") as house:
        answer = httpx.post(f"{house.url}/api/guest", json={"name": "Ana"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-ostraka=") and "Secure" in cookie and "SameSite=strict" in cookie
        assert "Domain" not in cookie
        assert "max-age=31536000" in answer.headers["strict-transport-security"]
        # Only the address people use is ours, not the one the proxy uses.
        for origin, status in (("https://ostraka.example", 201), (house.url, 403)):
            found = httpx.post(f"{house.url}/api/guest", json={"name": "Ana"}, headers={"origin": origin})
            assert found.status_code == status


def test_bad_logins_are_slowed_down_and_lock_nobody_out(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, httpx.AsyncClient(base_url=url, timeout=WAIT) as thief:
            right = {"login": "ana.digs", "password": "seven brass lamps in the sand"}
            await ana.post("/api/account", right)
            answers = [
                await thief.post("/api/login", json={"login": "ana.digs", "password": f"guess number {n}"})
                for n in range(30)
            ]
            codes = [answer.status_code for answer in answers]
            assert codes.count(401) < 10 and codes[-1] == 429
            assert int(answers[-1].headers["retry-after"]) >= 1
            # Whoever is in stays in.
            assert (await ana.get("/api/me"))["kind"] == "account"

    with House(sqlite(tmp_path), OSTRAKA_LIMITS="1") as house:
        asyncio.run(story(house.url))


def test_a_flood_of_frames_is_refused_and_the_table_stays(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana:
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            async with ana.at(table["id"]) as line:
                update = await line.decision()
                answers: list[dict[str, Any]] = []
                for ref in range(300):
                    await line.send(type="poke", ref=ref)
                    answers.append(await line.until("pong", "refusal"))
                refused = [answer for answer in answers if answer["type"] == "refusal"]
                assert refused and {answer["code"] for answer in refused} == {"often"}
            assert (await ana.get(f"/api/tables/{table['id']}/update"))["seq"] == update["seq"]

    with House(sqlite(tmp_path), OSTRAKA_LIMITS="1") as house:
        asyncio.run(story(house.url))
