"""Of a crowd that sends its requests all at once, only a few are read before somebody else has a turn."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from typing import Any

import pytest
from uvicorn.server import ServerState

from ostraka.server.app import make_app
from ostraka.server.errors import Refused
from ostraka.server.protocols import Requests
from ostraka.server.serve import configured
from ostraka.server.settings import Settings
from ostraka.server.turnstile import PASSES

CROWD = 40
"""Connections: few enough for the system to find all that they send in one look."""
REQUEST = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 2\r\n\r\n"


class Rounds:
    """Counts the rounds of the event loop."""

    def __init__(self) -> None:
        self.now = 0
        self.loop = asyncio.get_running_loop()
        self.loop.call_soon(self.next)

    def next(self) -> None:
        self.now += 1
        self.loop.call_soon(self.next)


async def answered(crowd: list[socket.socket], body: bytes) -> list[bytes]:
    """Send the rest of all requests before the loop has a turn, and wait for the answers."""
    loop = asyncio.get_running_loop()
    for each in crowd:
        each.send(body)
    return await asyncio.gather(*(loop.sock_recv(each, 4096) for each in crowd))


def test_few_of_many_requests_are_read_in_a_round(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    read: Counter[int] = Counter()

    async def all_at_once() -> list[bytes]:
        rounds = Rounds()
        guard = make_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/crowd.sqlite"))
        config = configured(guard)
        config.load()

        def check(*_: object) -> None:
            read[rounds.now] += 1
            raise Refused("bad", "read")

        monkeypatch.setattr(guard, "check", check)
        listening = await asyncio.get_running_loop().create_server(
            lambda: Requests(config=config, server_state=ServerState(), app_state={}), "127.0.0.1", 0
        )
        crowd = [socket.create_connection(listening.sockets[0].getsockname()) for _ in range(CROWD)]
        for each in crowd:
            each.setblocking(False)
        while len(guard.connections.open) < CROWD:
            await asyncio.sleep(0)
        told = await answered(crowd, REQUEST + b"{}")
        # Whoever had to wait is read from again.
        told += await answered(crowd, REQUEST + b"{}")
        for each in crowd:
            each.close()
        listening.close()
        while guard.connections.open:
            await asyncio.sleep(0)
        return told

    told = asyncio.run(all_at_once())
    assert len(told) == 2 * CROWD and all(b" 400 " in answer for answer in told)
    assert read.total() == 2 * CROWD and max(read.values()) <= PASSES


def test_whoever_goes_away_while_waiting_takes_nobodys_place(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def some_leave() -> int:
        guard = make_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/crowd.sqlite"))
        config = configured(guard)
        config.load()
        read = 0

        def check(*_: object) -> None:
            nonlocal read
            read += 1
            raise Refused("bad", "read")

        monkeypatch.setattr(guard, "check", check)
        made: list[Requests] = []

        def door() -> Requests:
            made.append(Requests(config=config, server_state=ServerState(), app_state={}))
            return made[-1]

        loop = asyncio.get_running_loop()
        listening = await loop.create_server(door, "127.0.0.1", 0)
        crowd = [socket.create_connection(listening.sockets[0].getsockname()) for _ in range(3 * PASSES)]
        while len(guard.connections.open) < len(crowd):
            await asyncio.sleep(0)
        for one in made:
            one.data_received(REQUEST + b"{}")
        for one in made[PASSES : 2 * PASSES]:
            one.transport.abort()
        last = crowd[crowd.index(next(each for each in crowd if each.getsockname() == made[-1].client))]
        last.setblocking(False)
        assert b" 400 " in await loop.sock_recv(last, 4096)
        for each in crowd:
            each.close()
        listening.close()
        while guard.connections.open:
            await asyncio.sleep(0)
        return read

    assert asyncio.run(some_leave()) == 2 * PASSES
