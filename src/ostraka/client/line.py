"""A seat at a table over a WebSocket that comes back by itself.

A connection that breaks is made again with what was missed, and an act that was not acknowledged is sent once more
under the same id: the server does it once.
"""

from __future__ import annotations

import json
import secrets
import time
from collections import deque
from collections.abc import Mapping
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from ostraka.client.wire import Update
from ostraka.core.errors import OstrakaError

__all__ = ["Closed", "Line", "RefusedAct"]

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0
FINAL: Final = frozenset({4400, 4401, 4403, 4404, 4410, 4411})
"""Reasons for closing after which coming back is of no use."""


class Closed(OstrakaError):
    """The line is closed for good, or nobody has answered for too long."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"the table does not answer any more: {reason or 'no reason given'} ({code})")
        self.code = code
        self.reason = reason


class RefusedAct(OstrakaError):
    """An act was refused, and has changed nothing; `code` says why."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{detail} ({code})")
        self.code = code
        self.detail = detail


class Line:
    """One seat at one table. Not for several threads at once."""

    def __init__(
        self, address: str, headers: Mapping[str, str], hello: Mapping[str, object], patience: float = 60.0
    ) -> None:
        self.address = address
        self.headers = {name: value for name, value in headers.items() if name != "origin"}
        self.origin: Any = headers.get("origin")
        self.hello = {name: value for name, value in hello.items() if value is not None}
        self.patience = patience
        """Seconds for which a server that is away is called again."""
        self.update: Update | None = None
        """The last one."""
        self.seat: int | None = None
        self.connections = 0
        """How often the line was made."""
        self.news: deque[Update] = deque()
        """Updates that came while something else was awaited."""
        self.socket: ClientConnection | None = None
        self.open = ExitStack()
        """What is closed with the connection."""

    def __enter__(self) -> Line:
        self._connected()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.socket = None
        self.open.close()

    # What one wants of it

    def next(self) -> Update:
        """The next update, however long it takes."""
        while not self.news:
            self._receive(None)
        return self._looked(self.news.popleft())

    def decision(self) -> Update:
        """Wait until this seat is asked, or the game is over; the update that says so."""
        while self.news or self.update is None or not (self.update.decision or self.update.over):
            self.next()
        return self.update

    def submit(self, option: int) -> int:
        """Choose for the last update. Returns the entry it was stored as: no crash takes it back."""
        seq = self.act("submit", option=option)
        # What follows from the choice is on its way; until it is here the question would look open.
        while self.update is None or self.update.seq < seq:
            self.next()
        return seq

    def act(self, kind: str, **fields: object) -> int:
        """Do something, once, whatever happens to the connection."""
        seen = 0 if self.update is None else self.update.seq
        act = {"type": kind, "id": secrets.token_urlsafe(12), "at": seen, **fields}
        while True:
            made = self._connected() and self.connections
            try:
                assert self.socket is not None
                self.socket.send(json.dumps(act))
            except ConnectionClosed as error:
                self._lost(error)
                continue
            while self.connections == made and self.socket is not None:
                answer = self._receive(act["id"])
                if answer is not None and answer["type"] == "ack":
                    return int(answer["seq"])
                if answer is not None:
                    raise RefusedAct(str(answer["code"]), str(answer["detail"]))

    # The connection

    def _connected(self) -> bool:
        """Be connected; whoever is away is called again and again, ever more slowly."""
        pause, deadline = FIRST_PAUSE, time.monotonic() + self.patience
        while self.socket is None:
            try:
                way = connect(
                    self.address, origin=self.origin, additional_headers=self.headers, max_size=None, open_timeout=20
                )
                socket = self.open.enter_context(way)
                since = -1 if self.update is None and not self.news else self._newest()
                socket.send(json.dumps({"type": "hello", "since": since, **self.hello}))
                self.socket = socket
                self.connections += 1
            except InvalidStatus as error:
                # A proxy without its server, or a server with too much to do; anything else will not get better.
                if error.response.status_code not in (429, 502, 503, 504) or time.monotonic() > deadline:
                    raise Closed(error.response.status_code, "the handshake was refused") from error
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                if time.monotonic() > deadline:
                    raise Closed(0, f"nobody answers: {error}") from error
            if self.socket is None:
                time.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)
        return True

    def _newest(self) -> int:
        return (self.news[-1] if self.news else self.update or self.news[0]).seq

    def _receive(self, id: object) -> dict[str, Any] | None:
        """One message: the answer to the act with this id, or None. Updates are kept."""
        self._connected()
        assert self.socket is not None
        try:
            message: dict[str, Any] = json.loads(self.socket.recv())
        except ConnectionClosed as error:
            self._lost(error)
            return None
        if message["type"] == "update":
            self.news.append(Update.read(message))
        elif message["type"] == "welcome":
            self.seat = message["seat"]
        elif message["type"] in ("ack", "refusal") and message["id"] == id:
            return message
        return None

    def _lost(self, error: ConnectionClosed) -> None:
        """The connection is gone: for good, or until the next call."""
        self.close()
        code, reason = (1006, "") if error.rcvd is None else (error.rcvd.code, error.rcvd.reason)
        if code in FINAL:
            raise Closed(code, reason)
        if code == 4409:
            time.sleep(FIRST_PAUSE)

    def _looked(self, update: Update) -> Update:
        self.update = update
        return update
