"""The door: who is not to come in is refused before anything is looked up, and every answer has its headers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from secrets import compare_digest
from typing import Any, Final

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ostraka.server import wire
from ostraka.server.addresses import FORWARDED, Proxies, counted, is_ours, same_machine
from ostraka.server.connections import TURNED_AWAY, Connection, Connections
from ostraka.server.errors import Refused, absent
from ostraka.server.known import Known
from ostraka.server.limits import kind_of
from ostraka.server.open_lines import OpenLines, crowded, is_line
from ostraka.server.server import Server
from ostraka.server.share import PAYS, Share, plays_on
from ostraka.server.turnstile import Turnstile

__all__ = ["HEADERS", "Guard"]

log = structlog.get_logger("guard")

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
OPEN: Final = {"/health", "/metrics"}
FIELDS: Final = 100
"""Header fields of one request."""
PATH, PART = 1_000, 80
"""Characters of a path, and of what stands between two strokes: file systems know no longer ones."""
Headers = Mapping[bytes, bytes]


class Guard:
    """Wraps the whole application. A request that changes something, or opens a socket, must come from our own pages.

    Programs that send no cookie need no origin: there is nothing another site could misuse.
    """

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        settings = server.settings
        self.url = settings.url.rstrip("/")
        self.proxies = Proxies(settings.trusted_proxies)
        self.known = Known(server)
        self.connections = Connections(settings.connections, settings.limits, settings.patience)
        self.turnstile = Turnstile()
        self.lines = OpenLines(settings.limits, self.connections.room)
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if settings.secure:
            self.headers.append((b"strict-transport-security", b"max-age=31536000; includeSubDomains"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
            return
        scope = whole(scope)
        out = self.dressed(scope, send)
        try:
            headers = dict(scope["headers"])
            self.check(scope, headers)
            if scope["path"] in OPEN and same_machine(scope, headers):
                await self.app(scope, receive, out)
                return
            address, person = await self.sender(scope, headers)
            share = await self.time_for(scope["path"], address, person)
            self.server.limits.admit(self.kind(scope), address, person)
            await self.find_room(scope, address, person)
        except Refused as trouble:
            TURNED_AWAY.labels(trouble.code).inc()
            await self.refuse(scope, receive, out, trouble)
        else:
            line = is_line(scope["path"])
            work = self.line(scope, receive, out, address, person) if line else self.within(scope, receive, out)
            if share is None:
                # A connection's next request may begin where the one before ended.
                PAYS.set(None)
                await work
            else:
                await share.measured(work)

    async def within(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The application itself."""
        await self.app(scope, receive, send)

    # Who is let in

    async def time_for(self, path: str, address: str, person: str) -> Share | None:
        """The share of time a request comes under, once there is some of it; None: whoever plays has all there is."""
        share = self.server.shares.of(bool(person))
        if share is None:
            return None
        if person and plays_on(path) and not share.free and await self.known.plays(person):
            return None
        await share.turn(address)
        return share

    def check(self, scope: Any, headers: Headers) -> None:
        """Refuse what nobody means well with, by its head alone."""
        if len(scope["headers"]) > FIELDS:
            raise Refused("size", f"{FIELDS} header fields are enough", 431)
        # No database, no file system and no page has a use for it.
        if "\0" in scope["path"] or b"%00" in scope["query_string"] or b"\0" in scope["query_string"]:
            raise Refused("bad", "addresses have no character NUL")
        if len(scope["path"]) > PATH or any(len(part) > PART for part in scope["path"].split("/")):
            raise absent()
        if not self.url and not is_ours(headers.get(b"host", b"").decode("latin-1")):
            raise Refused("host", "this server does not know itself by that name; OSTRAKA_URL can tell it", 421)
        if scope["path"] == "/metrics" and not self.may_measure(scope, headers):
            raise absent()
        if not self.welcome(scope, headers):
            raise Refused("origin", "this request comes from another site", 403)

    def may_measure(self, scope: Any, headers: Headers) -> bool:
        """Figures are for this machine, and for whoever has the token."""
        token = self.server.settings.metrics_token.encode()
        given = headers.get(b"authorization", b"").removeprefix(b"Bearer ").strip()
        return same_machine(scope, headers) or (bool(token) and compare_digest(given, token))

    def welcome(self, scope: Any, headers: Headers) -> bool:
        """Whether the request comes from our own pages, as far as it must."""
        socket = scope["type"] == "websocket"
        if not socket and scope["method"] in SAFE:
            return True
        origin = headers.get(b"origin")
        if origin is None:
            return (b"cookie" not in headers and not socket) or b"authorization" in headers
        if self.url:
            return bool(origin.decode("latin-1") == self.url)
        host = headers.get(b"host", b"").decode("latin-1")
        return origin.decode("latin-1") in (f"http://{host}", f"https://{host}")

    async def sender(self, scope: Any, headers: Headers) -> tuple[str, str]:
        """The address as it is counted, and the person; empty for a stranger."""
        peer = (scope.get("client") or ("", 0))[0]
        real = self.proxies.address(peer, scope["headers"])
        if real != peer:
            scope["client"] = (real, 0)
        elif self.url and any(name in headers for name in FORWARDED) and not self.proxies.trusts(peer):
            log.warning("a proxy is not among OSTRAKA_TRUSTED_PROXIES: all behind it are counted as one", address=peer)
        address = counted(real)
        return address, await self.known.person(headers, address)

    def counted(self, client: tuple[str, int] | None) -> str:
        """The name under which the connections of a peer are counted; empty for our proxies, who speak for many."""
        peer = client[0] if client else ""
        return "" if self.proxies.trusts(peer) else counted(peer)

    def kind(self, scope: Any) -> str:
        """Which rule a request comes under: what stays open counts as a socket."""
        return "socket" if is_line(scope["path"]) else kind_of(scope["method"], scope["path"])

    async def find_room(self, scope: Any, address: str, person: str) -> None:
        """Refuse whoever does not play where the house is full."""
        connection = connection_of(scope)
        full = connection is not None and self.connections.crowded(connection)
        if is_line(scope["path"]):
            full = full or self.lines.full(address, person)
        if full and (not person or self.lines.enough(person) or not await self.known.plays(person)):
            raise crowded()

    async def line(self, scope: Scope, receive: Receive, send: Send, address: str, person: str) -> None:
        """A stream or a socket: it is counted while it is open, and strangers do not stay for ever."""
        connection = connection_of(scope)
        if connection is not None and not person:
            self.connections.watches(connection)
        with self.lines.held(address, person):
            if person or str(scope["type"]) == "websocket":
                await self.app(scope, receive, send)
                return
            try:
                async with asyncio.timeout(self.server.settings.visit):
                    await self.app(scope, receive, send)
            except TimeoutError:
                await send({"type": "http.response.body", "body": b"", "more_body": False})

    # What goes out

    def dressed(self, scope: Any, send: Send) -> Send:
        """The same way out, with the headers on."""
        mine = {name for name, _ in self.headers}
        page = scope["path"] == "/" or scope["path"].startswith(("/plain", "/page", "/join/", "/sw.js"))

        async def out(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                kept = [header for header in message.get("headers", []) if header[0] not in mine]
                if not page and all(name != b"cache-control" for name, _ in kept):
                    kept.append((b"cache-control", b"no-store"))
                message["headers"] = [*kept, *self.headers]
            await send(message)

        return out

    async def refuse(self, scope: Any, receive: Receive, send: Send, trouble: Refused) -> None:
        """A problem object, before the application has seen anything; a socket is refused before its handshake."""
        kind = "http"
        if scope["type"] == "websocket":
            await receive()
            kind = "websocket.http"
        headers = [(b"content-type", b"application/problem+json")]
        headers += [(name.encode(), value.encode()) for name, value in trouble.headers.items()]
        body = msgspec.json.encode(wire.Problem(trouble.code, str(trouble), trouble.status))
        start: Any = {"type": f"{kind}.response.start", "status": trouble.status, "headers": headers}
        rest: Any = {"type": f"{kind}.response.body", "body": body, "more_body": False}
        await send(start)
        await send(rest)


def whole(scope: Any) -> Any:
    """Whoever asks for the head alone gets that of the whole; uvicorn keeps the rest to itself."""
    head = scope["type"] == "http" and scope["method"] == "HEAD" and not is_line(scope["path"])
    return {**scope, "method": "GET"} if head else scope


def connection_of(scope: Any) -> Connection | None:
    """The connection a request came by, where a server of ours has noted it."""
    found = (scope.get("state") or {}).get("connection")
    return found if isinstance(found, Connection) else None
