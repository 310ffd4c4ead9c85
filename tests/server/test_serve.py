"""How the server listens."""

from __future__ import annotations

import asyncio
import io
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import segno

from ostraka.server.app import make_app
from ostraka.server.serve import announce, configured, lan_address, listen, reachable
from ostraka.server.settings import read_settings
from tests.server.house import WAIT, sqlite


class Met(asyncio.Protocol):
    """Reader at a connection from the server's side."""

    def __init__(self, found: asyncio.Future[int]) -> None:
        self.found = found

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        connection: socket.socket = transport.get_extra_info("socket")
        self.found.set_result(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        transport.close()


def test_small_frames_are_sent_at_once() -> None:
    async def work() -> int:
        loop = asyncio.get_running_loop()
        found: asyncio.Future[int] = loop.create_future()
        listening = listen(read_settings({}, port=0))
        async with await loop.create_server(lambda: Met(found), sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            at_once = await found
            writer.close()
            await writer.wait_closed()
        return at_once

    assert asyncio.run(work())


def test_it_is_started_stopped_and_started_again_as_people_do(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ostraka", "serve", "--quiet", "--port", "0", "--database", sqlite(tmp_path)]
    for _ in range(2):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            assert httpx.get(f"{address}/health", timeout=WAIT).json()["status"] == "well"
            server.terminate()
            assert server.wait(WAIT) == 0


@pytest.mark.parametrize(
    "address",
    [
        "http://localhost:8000", "http://127.0.0.1:8000", "http://127.8.8.8", "http://[::1]:8000", "http://0.0.0.0:8000",
        "http://[::]:8000", "http://169.254.1.1:8000", "http://[fe80::1]:8000", "http://my.localhost",
    ],
)  # fmt: skip
def test_a_phone_cannot_get_there(address: str) -> None:
    assert not reachable(address)


@pytest.mark.parametrize("address", ["http://192.168.1.7:8000", "https://play.example", "http://[2001:db8::7]:8000"])
def test_a_phone_can_get_there(address: str) -> None:
    assert reachable(address)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ({}, ""),
        ({"host": "::1"}, ""),
        ({"url": "https://play.example/"}, "https://play.example"),
        ({"host": "192.168.1.7"}, "http://192.168.1.7:8000"),
        ({"host": "fd00::7"}, "http://[fd00::7]:8000"),
        ({"host": "0.0.0.0"}, "the network"),
        ({"host": "::"}, "the network"),
    ],
)
def test_the_picture_shows_an_address_a_phone_can_reach(given: dict[str, str], shown: str) -> None:
    """And where there is none, the way to get one is told instead."""
    settings = read_settings({}, **given)
    out = io.StringIO()
    announce(settings, out, qr=True)
    lan = lan_address()
    if shown == "the network":
        shown = f"http://{lan}:8000" if lan else ""
    picture = io.StringIO()
    if shown:
        segno.make(shown, error="l").terminal(picture, compact=True)
        assert picture.getvalue() in out.getvalue()
    else:
        assert "--host 0.0.0.0" in out.getvalue() and "█" not in out.getvalue()


def test_another_event_loop_that_is_installed_is_left_alone() -> None:
    """Uvicorn would take it by itself, and our protocols know asyncio's own transports only."""
    assert configured(make_app(read_settings({}))).loop == "asyncio"
