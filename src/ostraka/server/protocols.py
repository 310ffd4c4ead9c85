"""Uvicorn's protocols with an end to patience: nobody holds a connection by sending nothing, or half of something."""

from __future__ import annotations

import asyncio
from functools import partial
from http import HTTPStatus
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import OPEN

from ostraka.server.connections import FOREVER, TURNED_AWAY, Connection
from ostraka.server.guard import Guard
from ostraka.server.tables.socket import DIRECT

__all__ = ["Requests", "Socket"]

CHUNK: Final = 16_384
"""Bytes read at once: what lies in them is taken apart before anybody else has a turn."""
FRAMES: Final = 1_000.0
"""Frames a client may send in one go, and how many more each second: pings, pongs and parts of messages included."""
REFILL: Final = 200.0
UNREAD: Final = 16
"""Pings that are answered while the client does not read."""
WAITING: Final = 8
"""Messages of a client that may wait; then it is not read from until all of them have been taken."""
GOODBYE: Final = 2.0
"""Seconds in which somebody whose frames cannot be read may take notice of it."""
FULL: Final = b'{"code":"crowded","detail":"too many connections; try again in 10 s","status":503}'
TURN_AWAY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/problem+json\r\ncache-control: no-store\r\n"
    b"retry-after: 10\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%b" % (len(FULL), FULL)
)


def guard_of(config: Config) -> Guard:
    """The application behind the protocols."""
    guard = config.app
    if not isinstance(guard, Guard):
        raise TypeError("these protocols serve a guarded application only")
    return guard


def framed(text: bytes) -> bytes:
    """A whole message of text as a frame of a server: not masked, and never compressed."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def unmasked(text: bytes, mask: bytes) -> bytes:
    """What a client sent, without the mask that clients put over everything."""
    size = len(text)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(text, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


class Torn(Exception):
    """What has come ends in the middle of a frame, or cannot be taken apart here."""


def texts_in(data: bytes, most: int) -> list[bytes] | None:
    """The messages in what a client has sent, if they are whole frames of text of a size we take, and nothing else.

    None: there is something else among the frames. `Torn`: they do not end where the data ends.
    """
    texts: list[bytes] | None = []
    at, end = 0, len(data)
    while at < end:
        start = at + 6
        if start > end or data[at + 1] < 0x80 or data[at + 1] == 0xFF:
            raise Torn
        size = data[at + 1] & 0x7F
        if size == 126:
            size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
        if start + size > end:
            raise Torn
        if data[at] != 0x81 or size > most:
            texts = None
        elif texts is not None:
            texts.append(unmasked(data[start : start + size], data[start - 4 : start]))
        at = start + size
    return texts


class Requests(H11Protocol):
    """HTTP. The application finds the connection in the state of every scope."""

    connection: Connection

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.guard = guard_of(config)
        patience = self.guard.server.settings.patience
        self.times = {h11.IDLE: patience / 2, h11.SEND_BODY: patience}
        """Seconds for the head of a request, from the end of the one before, and for its body."""
        self.stage: object = None
        """Which part of which request we wait for."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        small: Any = transport
        small.max_size = CHUNK
        self.connection = Connection(self.guard.counted(self.client), transport)
        self.app_state = {**self.app_state, "connection": self.connection}
        self.look()
        if not self.guard.connections.enter(self.connection):
            TURNED_AWAY.labels("full").inc()
            transport.write(TURN_AWAY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.connections.leave(self.connection)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        turnstile = self.guard.turnstile
        if turnstile.passes():
            self.take(data)
        else:
            self.transport.pause_reading()
            turnstile.wait(partial(self.take_later, data))

    def take_later(self, data: bytes) -> None:
        """What had to wait; nothing more has been read meanwhile."""
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self.take(data)

    def take(self, data: bytes) -> None:
        """Take a piece of a request apart."""
        super().data_received(data)
        # Unless a socket has taken over.
        if self.transport.get_protocol() is self:
            self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def look(self) -> None:
        """Note what the client has to send next, and by when."""
        if self.cycle is None or self.cycle.response_complete:
            self.guard.connections.rests(self.connection)
        else:
            self.guard.connections.asks(self.connection)
        stage = (self.conn.their_state, self.cycle)
        if stage != self.stage:
            self.stage = stage
            self.connection.deadline = self.loop.time() + self.times.get(self.conn.their_state, FOREVER)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.guard.connections.asks(self.connection)
        self.connection.deadline = FOREVER
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        self.connection.paused = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.connection.paused = FOREVER
        super().resume_writing()


class Socket(WebSocketsSansIOProtocol):
    """A socket, which takes over a connection that began with a request.

    What a table tells goes straight into it: the way through the framework takes longer than all the rest of telling.
    It leaves nothing behind: its parser and its protocol hold on to each other until one of them ends.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.guard = guard_of(config)
        self.connection: Connection = app_state["connection"]
        self.frames_left = FRAMES
        self.filled = self.loop.time()
        self.unread = 0
        """Pings in a row that came while the client did not read."""
        self.torn = False
        """Whether a part of a frame has come by itself: from then on only the parser knows where one begins."""

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.connections.leave(self.connection)
        super().connection_lost(exc)
        self.conn.parser.close()
        if self.handshake_initiated and self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            del self.scope["extensions"][DIRECT]

    def data_received(self, data: bytes) -> None:
        # What comes after a frame that cannot be read is dropped.
        if self.conn.parser_exc is None and not self.took(data):
            super().data_received(data)

    def took(self, data: bytes) -> bool:
        """Take whole messages of text, as nearly all are, without the parser, which takes ten times as long."""
        if self.torn or self.conn.state is not OPEN:
            # Of what comes before the handshake is over, nobody knows here where it ends.
            self.torn = self.torn or self.handshake_initiated
            return False
        try:
            texts = texts_in(data, self.config.ws_max_size)
            messages = [str(text, "utf-8") for text in texts or ()]
        except Torn:
            self.torn = True
            return False
        except UnicodeDecodeError:
            return False
        if not messages or self.conn.current_size is not None:
            return False
        if self.spend(len(messages)) and not self.close_sent:
            for message in messages:
                self.queue.put_nowait({"type": "websocket.receive", "text": message})
            self.read_paused = True
            if self.queue.qsize() > WAITING:
                self.transport.pause_reading()
        return True

    def handle_parser_exception(self) -> None:
        """Say what was wrong, and go on reading for a moment.

        A connection closed with something unread is reset, and what was said last is lost with it.
        """
        said = self.conn.close_sent
        assert said is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": said.code, "reason": said.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(GOODBYE, self.transport.close)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][DIRECT] = {"socket": self}

    def tell(self, *texts: bytes) -> bool:
        """Send frames of text; False if nobody is there any more. Whoever calls this has seen to `writable`."""
        if self.disconnected or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([framed(text) for text in texts]))
        return True

    def send_receive_event_to_app(self) -> None:
        # Uvicorn would stop reading for every message, and go on when it is taken: two calls to the system each time.
        self.read_paused = True
        super().send_receive_event_to_app()
        if self.queue.qsize() > WAITING:
            self.transport.pause_reading()

    def handle_events(self) -> None:
        if self.spend(len(self.conn.events)):
            super().handle_events()

    def spend(self, frames: int) -> bool:
        """Count what a client sends; whoever floods is cut off."""
        moment = self.loop.time()
        self.frames_left = min(FRAMES, self.frames_left + (moment - self.filled) * REFILL) - frames
        self.filled = moment
        if self.frames_left < 0 and self.guard.server.settings.limits > 0:
            self.cut()
            return False
        return True

    def handle_ping(self) -> None:
        self.unread = 0 if self.connection.paused == FOREVER else self.unread + 1
        if self.unread > UNREAD:
            self.cut()
        elif not self.transport.is_closing():
            super().handle_ping()

    def cut(self) -> None:
        """Be rid of somebody who floods."""
        TURNED_AWAY.labels("flood").inc()
        self.transport.abort()

    def pause_writing(self) -> None:
        self.connection.paused = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.connection.paused = FOREVER
        super().resume_writing()
