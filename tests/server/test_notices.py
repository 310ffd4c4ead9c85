"""Your turn, told by webhook and by push to people who are not at the table."""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import socket
import threading
from collections.abc import Iterator
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ostraka.server.errors import Refused
from ostraka.server.people.outside import deliver, outside
from tests.server.house import House, Line, guest, sqlite, steady

Letter = tuple[str, dict[str, str], bytes]


class Mailbox:
    """An address that takes requests and keeps them."""

    def __init__(self) -> None:
        self.letters: Queue[Letter] = Queue()
        self.status = 201
        box = self

        class Slot(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                box.letters.put((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(box.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Slot)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


async def to_the_other(lines: list[Line], seat: int) -> None:
    """Play until it is this seat's turn."""
    for line in lines:
        await line.until("update")
    while seat not in lines[0].update["waits"]:
        asked = lines[lines[0].update["waits"][0]]
        answer = await asked.act(type="submit", option=steady(asked.update))
        for line in lines:
            while line.update["seq"] < answer["seq"]:
                await line.until("update")


def test_a_webhook_is_called_and_signed_and_a_push_arrives(tmp_path: Path, mailbox: Mailbox) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = b"0123456789abcdef"

    def text(raw: bytes) -> str:
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def play(url: str) -> str:
        async with guest(url) as ana, guest(url, "Ben") as ben:
            hook = await ben.post("/api/hooks", {"url": f"{mailbox.url}/hook"})
            keys = {"p256dh": text(public), "auth": text(auth)}
            await ben.post("/api/push", {"endpoint": f"{mailbox.url}/push", "keys": keys, "expirationTime": None})
            assert len(base64.urlsafe_b64decode((await ben.get("/api/push/key"))["key"] + "==")) == 65
            assert [each["secret"] for each in await ben.get("/api/hooks")] == [None]
            wish = {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = await ana.post("/api/tables", wish)
            await ben.post(f"/api/tables/{table['id']}/join", {})
            await ana.post(f"/api/tables/{table['id']}/start")
            async with ana.at(table["id"], language="") as left:
                async with ben.at(table["id"], language="") as right:
                    await to_the_other([left, right], 0)
                # Ben has gone; Ana plays until it is his turn.
                while 1 not in left.update["waits"]:
                    await left.play(steady, 1)
                letters = dict([await asyncio.to_thread(opened, mailbox, hook["secret"]) for _ in range(2)])
            assert letters["/hook"]["table"] == letters["/push"]["table"] == table["id"]
            assert letters["/hook"]["event"] == "turn" and letters["/hook"]["seat"] == 1
            answer = await ben.http.delete(f"/api/hooks/{hook['id']}")
            assert answer.status_code == 204
            assert (await ana.http.delete(f"/api/hooks/{hook['id']}")).status_code == 404
            return str(table["id"])

    def opened(box: Mailbox, secret: str) -> tuple[str, dict[str, Any]]:
        path, headers, body = box.letters.get(timeout=30)
        if path == "/push":
            assert headers["authorization"].startswith("vapid ") and headers["ttl"]
            body = http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm")
        else:
            signed = hmac.new(secret.encode(), body, sha256).hexdigest()
            assert headers["x-ostraka-signature"] == f"sha256={signed}"
        return path, json.loads(body)

    with House(sqlite(tmp_path), OSTRAKA_NOTICE="0.05", OSTRAKA_INSIDE="1") as house:
        asyncio.run(play(house.url))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/",
        "https://127.0.0.1/",
        "https://localhost/x",
        "https://[::1]/",
        "https://10.0.0.7/",
        "https://169.254.169.254/latest",
        "https://user:word@192.0.2.1/",
        "https://",
        "file:///etc/passwd",
        "https://x:99999/",
        "nonsense",
    ],
)
def test_addresses_inside_are_refused(url: str) -> None:
    with pytest.raises(Refused):
        asyncio.run(outside(url))


def test_the_first_turn_of_a_game_is_told(tmp_path: Path, mailbox: Mailbox) -> None:
    """Nobody has opened the table yet, and nobody need."""

    async def play(url: str) -> None:
        async with guest(url) as ana, guest(url, "Ben") as ben:
            for who in (ana, ben):
                await who.post("/api/hooks", {"url": f"{mailbox.url}/hook"})
            wish = {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await ana.post("/api/tables", wish))["id"]
            await ben.post(f"/api/tables/{table}/join", {})
            begun = await ana.post(f"/api/tables/{table}/start")
            _, _, body = await asyncio.to_thread(mailbox.letters.get, True, 30)
            told = json.loads(body)
            assert (told["event"], told["table"], [told["seat"]]) == ("turn", table, begun["waits"])
            assert mailbox.letters.empty()

    with House(sqlite(tmp_path), OSTRAKA_NOTICE="0.05", OSTRAKA_INSIDE="1") as house:
        asyncio.run(play(house.url))


def test_one_may_allow_them_for_ones_own_network() -> None:
    assert asyncio.run(outside("http://127.0.0.1:9/hook", inside=True)) == ["127.0.0.1"]


PUBLIC, OTHER = "93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"


class Names:
    """Somebody who answers for a name, and something else each time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> None:
        self.answers = list(answers)
        monkeypatch.setattr(socket, "getaddrinfo", self.look_up)

    def look_up(self, host: str, port: int, *_: object, **__: object) -> list[Any]:
        found = self.answers.pop(0)
        return [(socket.AF_INET6 if ":" in a else socket.AF_INET, socket.SOCK_STREAM, 6, "", (a, port)) for a in found]


class Postman(httpx.AsyncBaseTransport):
    """Takes requests as they would go out; some addresses cannot be reached."""

    def __init__(self, *unreachable: str) -> None:
        self.unreachable = unreachable
        self.requests: list[httpx.Request] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        if request.url.host in self.unreachable:
            raise httpx.ConnectError("no way there")
        return httpx.Response(302, headers={"location": "https://127.0.0.1/"})


def test_what_was_looked_up_is_what_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answer for the name is public, the second would lead inside: nobody asks a second time."""
    names, postman = Names(monkeypatch, [PUBLIC], ["127.0.0.1"]), Postman()
    assert asyncio.run(deliver("https://rebind.example:8443/hook?x=1", b"{}", {"x-a": "b"}, transport=postman)) == 302
    [request] = postman.requests
    assert str(request.url) == f"https://{PUBLIC}:8443/hook?x=1"
    assert (request.headers["host"], request.headers["x-a"]) == ("rebind.example:8443", "b")
    assert request.extensions["sni_hostname"] == "rebind.example"
    assert names.answers == [["127.0.0.1"]]


def test_a_name_with_one_address_inside_is_refused_altogether(monkeypatch: pytest.MonkeyPatch) -> None:
    Names(monkeypatch, [PUBLIC, "10.0.0.7"])
    postman = Postman()
    with pytest.raises(Refused, match="public internet"):
        asyncio.run(deliver("https://rebind.example/", b"", {}, transport=postman))
    assert postman.requests == []


def test_another_address_of_the_name_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    Names(monkeypatch, [OTHER, PUBLIC], [OTHER, PUBLIC])
    postman = Postman(OTHER)
    asyncio.run(deliver("https://two.example/", b"", {}, transport=postman))
    assert [request.url.host for request in postman.requests] == [OTHER, PUBLIC]
    with pytest.raises(httpx.ConnectError):
        asyncio.run(deliver("https://two.example/", b"", {}, transport=Postman(OTHER, PUBLIC)))
