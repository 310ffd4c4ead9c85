"""Run the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import sys
from contextlib import closing, suppress
from types import FrameType
from typing import Final, TextIO
from urllib.parse import urlsplit

import msgspec
import structlog
import uvicorn

from ostraka.core.errors import OstrakaError
from ostraka.server.app import make_app
from ostraka.server.connections import raise_file_limit
from ostraka.server.guard import Guard
from ostraka.server.logs import Lines, catch_the_rest, trace
from ostraka.server.protocols import Requests, Socket
from ostraka.server.repeats import LeaveOutRepeats
from ostraka.server.server import Server
from ostraka.server.settings import Settings
from ostraka.server.store.trouble import described

__all__ = ["serve"]

FAR: Final = ("192.0.2.1", "10.255.255.255", "172.31.255.255", "192.168.255.255")
"""Addresses of far and of private networks: the way to one of them leads through the network this machine is in."""
GRACE = 5
"""Seconds that requests in progress get when the server stops."""
AT_ONCE = 8
"""Connections accepted in one go, before anybody else has a turn; more wait in the queue of the system."""
REST = 10
"""Seconds that a connection rests between two requests: longer than most clients keep one, so that they are first."""
SWITCH = 0.0002
"""Seconds for which a thread may hold up the event loop whenever it has let go, as it does with every frame it sends;
Python allows 25 times that."""
QUEUE = 1024
SILENT = 60_000
"""Milliseconds after which the system gives up a connection whose other end does not answer."""


def serve(settings: Settings, out: TextIO, qr: bool = True) -> int:
    """Listen, say where, and serve; returns when stopped by a signal."""
    set_up_logs(settings.log)
    sys.setswitchinterval(SWITCH)
    raise_file_limit()
    listening = listen(settings)
    if settings.port == 0:
        settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
    app = make_app(settings)
    server = Announced(configured(app), app.server, out, qr)
    with closing(listening):
        server.run(sockets=[listening])
    if server.trouble is not None:
        raise server.trouble
    return 0 if server.started else 1


def configured(app: Guard) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        # Our protocols know asyncio's own transports; where another loop is installed, uvicorn would take that.
        loop="asyncio",
        http=Requests,
        ws=Socket,
        ws_max_size=app.server.settings.frame,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        # Whom a proxy speaks for is decided at our own door.
        proxy_headers=False,
        backlog=AT_ONCE,
        timeout_keep_alive=REST,
        timeout_graceful_shutdown=GRACE,
    )


class Announced(uvicorn.Server):
    """Says where it is as soon as it can be reached, not before."""

    def __init__(self, config: uvicorn.Config, parts: Server, out: TextIO, qr: bool) -> None:
        super().__init__(config)
        self.parts = parts
        self.out = out
        self.qr = qr
        self.trouble: Exception | None = None
        """Why it could not start."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop gracefully at the first signal, at once at the second; either way it is an orderly end."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        catch_the_rest(asyncio.get_running_loop())
        try:
            # Before uvicorn does: it would print where in our sources it happened, which helps nobody.
            await self.parts.start()
        except Exception as error:
            known = isinstance(error, OstrakaError)
            self.trouble = error if known else OstrakaError(f"the server cannot start: {described(error)}")
            self.should_exit = True
            return
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(QUEUE)
        if self.started:
            announce(self.parts.settings, self.out, self.qr)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Streams end by themselves once they know; sockets are told to come back.
        self.parts.leave_off()
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """A socket that listens; trouble is said in one line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named in full: only then does asyncio send small frames at once, where the system would wait up to 40 ms for more.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # What is accepted inherits these: whoever has vanished without a word is noticed.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, SILENT // 1000)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENT)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        where = f"{settings.host}:{settings.port}"
        raise OstrakaError(f"cannot listen on {where}: {error.strerror}; --host and --port name others") from error
    return listening


def addresses(settings: Settings) -> list[str]:
    """Where people find the server: here, and in the local network if it listens there."""
    if settings.url or settings.host not in ("0.0.0.0", "::"):
        return [settings.address]
    lan = lan_address()
    return [f"http://localhost:{settings.port}", *([f"http://{lan}:{settings.port}"] if lan else [])]


def lan_address() -> str:
    """The address of this machine in its network; nothing if it is in none."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        # Nothing is sent: the system only says which of its addresses it would use to get there.
        for far in FAR:
            with suppress(OSError):
                probe.connect((far, 9))
                found: str = probe.getsockname()[0]
                if reachable(f"http://{found}"):
                    return found
    return ""


def reachable(address: str) -> bool:
    """Whether a phone can get to an address: none that means the phone itself, or nothing at all."""
    host = urlsplit(address).hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return False
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        # A name: whoever set it knows what it stands for.
        return bool(host)
    return not (found.is_loopback or found.is_unspecified or found.is_link_local)


def announce(settings: Settings, out: TextIO, qr: bool) -> None:
    """The address, and the one that phones can reach as a picture."""
    found = addresses(settings)
    out.write(f"Ostraka is at {' and '.join(found)}\n")
    if qr and reachable(found[-1]):
        import segno

        segno.make(found[-1], error="l").terminal(out, compact=True)
    elif qr:
        out.write("Only this machine can reach it; with --host 0.0.0.0 phones in the same network can, too.\n")
    out.write("Ctrl-C stops it; tables go on where they were when it runs again.\n")
    out.flush()


def set_up_logs(level: str) -> None:
    """One line of JSON per event on standard error; no secrets are ever put into one."""
    number = logging.getLevelNamesMapping().get(level.upper())
    if number is None:
        raise OstrakaError(f"OSTRAKA_LOG is debug, info, warning or error, not {level!r}")
    repeats = LeaveOutRepeats()
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr)
    for handler in logging.getLogger().handlers:
        handler.setFormatter(Lines("%(message)s"))
        handler.addFilter(repeats)
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(number),
        processors=[
            repeats,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.ExceptionRenderer(trace),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
