"""The door: foreign pages are refused before anything is looked up, and every answer has its headers."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ostraka.server import wire
from ostraka.server.errors import Refused
from ostraka.server.server import Server

__all__ = ["HEADERS", "Guard"]

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


class Guard:
    """Wraps the whole application. A request that changes something, or opens a socket, must come from our own pages.

    Programs that send no cookie need no origin: there is nothing another site could misuse.
    """

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        settings = server.settings
        self.url = settings.url.rstrip("/")
        self.cookie = settings.cookie
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if settings.secure:
            self.headers.append((b"strict-transport-security", b"max-age=31536000; includeSubDomains"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
        elif not self.welcome(scope):
            await self.refuse(scope, receive, self.dressed(send))
        elif str(scope["type"]) == "http" and (trouble := await self.too_often(scope)) is not None:
            await self.answer(trouble, self.dressed(send))
        else:
            await self.app(scope, receive, self.dressed(send))

    def welcome(self, scope: Any) -> bool:
        """Whether the request may come in."""
        headers = dict(scope["headers"])
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

    async def too_often(self, scope: Any) -> Refused | None:
        """What is wrong with asking yet again; nothing, as a rule. Whoever watches the server may always ask."""
        if scope["path"] in OPEN:
            return None
        try:
            await self.server.limits.admit(scope, self.cookie)
        except Refused as trouble:
            return trouble
        return None

    def dressed(self, send: Send) -> Send:
        """The same way out, with the headers on."""

        async def out(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                mine = {name for name, _ in self.headers}
                message["headers"] = [*(h for h in message.get("headers", []) if h[0] not in mine), *self.headers]
            await send(message)

        return out

    async def refuse(self, scope: Any, receive: Receive, send: Send) -> None:
        """403 without a word about anything; a socket is refused before its handshake."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
            return
        await self.answer(Refused("origin", "this request comes from another site", 403), send)

    async def answer(self, trouble: Refused, send: Send) -> None:
        """A problem object, before the application has seen anything."""
        headers = [(b"content-type", b"application/problem+json")]
        headers += [(name.encode(), value.encode()) for name, value in trouble.headers.items()]
        body = msgspec.json.encode(wire.Problem(trouble.code, str(trouble), trouble.status))
        await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
