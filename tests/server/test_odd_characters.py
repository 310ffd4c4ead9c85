"""NUL, half characters and what is no text at all is refused at the door, on every route and either store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import WAIT, House
from tests.server.test_security import filled, routes

PATHS = ("a%00b", "%ff", "%ed%a0%80", "a" * 300, "a/" * 2_500)
ENDING = (("post", "/api/logout"), ("post", "/api/logout/everywhere"), ("delete", "/api/account"))
"""What would end the session of whoever tries it all."""
BODIES = (
    b'{"name": "\\u0000"}',
    b'{"name": "Ana\\u0000"}',
    b'{"login": "ana.digs", "password": "a\\u0000 sentence of some length"}',
    b'{"old": "\\u0000", "new": "\\u0000"}',
    b'{"name": "\\ud800"}',
    b'{"name": "\\udc00\\ud800"}',
    b'{"name": "\xed\xa0\x80"}',
    b'{"name": "\xff"}',
    b'{"url": "https://example.org/\\u0000", "endpoint": "https://example.org/\\u0000"}',
    b'{"game": "thebes", "seats": [{"kind": "me"}, {"kind": "free"}], "setup": {"\\u0000": "\\u0000"}}',
    b'{"game": "thebes", "seats": [{"kind": "me"}, {"kind": "free"}], "pace": "\\u0000"}',
    b'{"game": "thebes", "seats": [{"kind": "me"}, {"kind": "invited", "person": "a\\u0000"}]}',
    b'{"endpoint": "https://example.org/", "keys": {"p256dh": "\\u0000", "auth": "\\u0000"}}',
    b'{"type": "submit", "id": "12345678\\u0000", "at": 0, "option": 0}',
    b"\x00",
    b"\xff",
)


class Quiet(House):
    """A server whose log is looked at."""

    def __init__(self, database: str, log: Path) -> None:
        self.log = log
        super().__init__(database, OSTRAKA_THINKERS="0")


@pytest.fixture
def house(database: str, tmp_path: Path) -> Iterator[House]:
    with Quiet(database, tmp_path / "log") as house:
        yield house
    assert (tmp_path / "log").read_text() == ""


def test_odd_characters_are_refused_everywhere(house: House) -> None:
    found: list[tuple[int, str, str, Any]] = []
    with httpx.Client(base_url=house.url, headers={"origin": house.url}, timeout=WAIT) as client:

        def ask(method: str, path: str, body: bytes | None = None) -> None:
            headers = {"content-type": "application/json"} if body is not None else {}
            answer = client.request(method, path, content=body, headers=headers)
            found.append((answer.status_code, method, path, body))

        client.post("/api/guest", json={"name": "Mallory"})
        table = client.post("/api/quick", json={"game": "thebes", "level": "digger"}).json()["id"]
        for odd in PATHS:
            for folder in ("/page/", "/page/assets/", "/plain/files/", "/plain/", "/"):
                ask("GET", folder + odd)
        wanted = [each for each in routes() if each not in ENDING and not each[1].endswith("/stream")]
        for method, path in wanted:
            for odd in PATHS:
                ask(method, path.replace("{", "").replace("}", f"{odd}"), b"{}" if method != "get" else None)
                if method == "get":
                    ask(method, f"{filled(path, table)}?language={odd}&seat={odd}&day={odd}&which={odd}")
        for method, path in wanted:
            for body in BODIES if method in ("post", "put") else ():
                ask(method, filled(path, table), body)
        assert client.get("/api/me").status_code == 200
    broken = [each for each in found if each[0] >= 500]
    assert not broken, broken[:5]
    assert len(found) > 500
