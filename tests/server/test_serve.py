"""How the server listens."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from ostraka.server.serve import listen
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
