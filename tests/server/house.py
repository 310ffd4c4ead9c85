"""A real server process on a free port, and people who come in through HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import websockets
from websockets.typing import Origin

from tests.server.nursery import Born, nursery

WAIT = 60.0
"""Seconds after which a test that waits in vain has failed."""
Pick = Callable[[dict[str, Any]], int]


class House:
    """`ostraka serve` as anybody would start it."""

    log: Path | None = None
    """A file for what the server says on standard error."""

    def __init__(self, database: str, port: int = 0, **settings: str) -> None:
        self.database = database
        self.port = port
        self.settings = settings
        self.process: subprocess.Popen[str] | Born
        self.url = ""
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "OSTRAKA_LOG": "warning", "OSTRAKA_LIMITS": "0", **self.settings}
        arguments = ["serve", "--quiet", "--port", str(self.port), "--database", self.database]
        with ExitStack() as files:
            errors = files.enter_context(self.log.open("ab")) if self.log is not None else None
            if self.settings.keys() & {"PYTHONPATH", "PYTHONHASHSEED"}:
                # Another Python than ours: it imports for itself.
                command = [sys.executable, "-m", "ostraka.cli", *arguments]
                self.process = subprocess.Popen(
                    command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
                )
            else:
                self.process = nursery().start(arguments, environment, errors)
        assert self.process.stdout is not None
        found = re.search(r"https?://\S+", self.process.stdout.readline())
        if found is None:
            self.kill()
            raise AssertionError("the server has not come up")
        # Behind a proxy people use another address than we do.
        self.url = f"http://127.0.0.1:{self.port}" if self.port else found[0]

    def stop(self) -> int:
        """A polite end; returns the exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """The end without a word."""
        return self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(WAIT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> House:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.kill()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'ostraka.db'}"


class Guest:
    """Somebody with a browser: a cookie, an origin, a name."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self.url = url
        self.http = http

    async def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        answer = await self.http.post(path, json=body)
        assert status is None or answer.status_code == status, answer.text
        assert status is not None or answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def at(self, table: str, since: int = -1, **hello: object) -> AsyncIterator[Line]:
        """A socket at a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"cookie": self.cookie} if self.cookie else {}
        async with websockets.connect(
            address,
            origin=Origin(self.url),
            additional_headers=headers,
            max_size=None,
        ) as socket:
            line = Line(socket)
            await line.send(type="hello", since=since, **hello)
            yield line


@asynccontextmanager
async def guest(url: str, name: str = "Ana") -> AsyncIterator[Guest]:
    """Come in under a name."""
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=WAIT) as http:
        person = Guest(url, http)
        await person.post("/api/guest", {"name": name})
        yield person


@asynccontextmanager
async def member(url: str, name: str = "Ana", address: str = "127.0.0.1") -> AsyncIterator[Guest]:
    """Come in with an account, from an address of this machine."""
    way = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=WAIT, transport=way) as http:
        person = Guest(url, http)
        await person.post("/api/guest", {"name": name})
        login = f"{name.lower()}.{secrets.token_hex(4)}"
        await person.post("/api/account", {"login": login, "password": "nine clay lamps in a row"}, 200)
        yield person


class Line:
    """The client's end of a socket, which follows the protocol as docs/protocol.md tells it."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.update: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """The next message; updates are kept."""
        async with asyncio.timeout(WAIT):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] == "update":
            self.log = [moment for moment in self.log if moment["length"] <= message["keep"]] + message["moments"]
            self.update = message
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def act(self, **message: Any) -> dict[str, Any]:
        """Do something and wait for its answer."""
        act = {"id": secrets.token_urlsafe(9), "at": self.update.get("seq", 0), **message}
        await self.send(**act)
        while True:
            answer = await self.until("ack", "refusal")
            if answer["id"] == act["id"]:
                return answer

    async def decision(self) -> dict[str, Any]:
        """Wait until this seat is asked, or the game is over; returns the update that says so."""
        while not self.update or (self.update["decision"] is None and self.update["status"] == "playing"):
            await self.until("update")
        return self.update

    async def play(self, pick: Pick, most: int = 10_000) -> int:
        """Choose until the game is over or `most` choices are made; returns how many were."""
        for made in range(most):
            update = await self.decision()
            if update["status"] != "playing":
                return made
            answer = await self.act(type="submit", option=pick(update))
            assert answer["type"] == "ack", answer
            while self.update["seq"] < answer["seq"]:
                await self.until("update")
        return most


def steady(update: dict[str, Any]) -> int:
    """An offered option, always the same for the same moment."""
    offers = update["decision"]["offers"]
    option: int = offers[update["length"] * 7 % len(offers)]["option"]
    return option
