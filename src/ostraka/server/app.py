"""The Litestar application: routes, errors as problem objects, the plain page, the OpenAPI document."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from ostraka.core.errors import OstrakaError
from ostraka.server import wire
from ostraka.server.errors import Refused
from ostraka.server.guard import Guard
from ostraka.server.health import health, metrics
from ostraka.server.history.routes import HISTORY
from ostraka.server.pages import pages
from ostraka.server.people.routes import PEOPLE
from ostraka.server.puzzles.routes import PUZZLES
from ostraka.server.server import Server
from ostraka.server.settings import Settings, read_settings
from ostraka.server.tables.examples import messages
from ostraka.server.tables.routes import TABLES
from ostraka.server.tables.socket import table_socket
from ostraka.server.tables.streams import STREAMS

__all__ = ["make_app"]

log = structlog.get_logger("app")

BODY = 65_536
"""The largest request body, in bytes."""
CODES = {400: "bad", 401: "session", 403: "forbidden", 404: "absent", 405: "method", 413: "size", 429: "often"}


PROBLEMS = {
    400: "The request makes no sense, or names something that does not exist",
    401: "Say who you are first",
    403: "Not from here, or not yours to do",
    404: "There is no such thing, or it is none of your business",
    409: "Not possible now",
    429: "Too often; `retry-after` says when again",
    500: "Our mistake; nothing has changed",
}


def documented(handlers: Sequence[Any]) -> Sequence[Any]:
    """The same handlers; the document says that all of them refuse with problem objects."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler) and not handler.responses:
            handler.responses = {
                status: ResponseSpec(wire.Problem, False, description, "application/problem+json")
                for status, description in PROBLEMS.items()
            }
    return handlers


def problem(code: str, detail: str, status: int, headers: dict[str, str] | None = None) -> Response[wire.Problem]:
    """An error as every client gets it."""
    return Response(
        wire.Problem(code, detail, status), status_code=status, media_type="application/problem+json", headers=headers
    )


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[wire.Problem]:
    answer = problem(error.code, str(error), error.status, error.headers)
    answer.content.fault, answer.content.about = error.fault, error.about
    return answer


def illegal(_: Request[Any, Any, Any], error: OstrakaError) -> Response[wire.Problem]:
    """What the engine refuses is the caller's to correct."""
    return problem("illegal", str(error), 400)


def by_framework(_: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    detail = str(error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [
            f"{item.get('key', 'body')}: {item.get('message', '')}" for item in error.extra if isinstance(item, dict)
        ]
        detail = "; ".join(parts) or detail
    return problem(CODES.get(error.status_code, "bad"), detail[:500], error.status_code)


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Problem]:
    """Brackets within brackets, thousands of them: the reader of bodies gives up before it knows what is wrong."""
    if "while deserializing" in str(error):
        return problem("bad", "the body is nested too deeply", 400)
    return unexpected(request, error)


def no_text(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[wire.Problem]:
    """Bytes that are no UTF-8, halves of surrogate pairs among them: the reader of bodies does not say so by itself."""
    return problem("bad", f"this is no text: {error.reason}", 400)


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """The last resort: the log gets the trace, the client learns nothing."""
    log.error("unexpected", path=request.url.path, error=type(error).__name__, exc_info=error)
    return problem("fault", "something went wrong here; nothing has changed", 500)


def make_app(settings: Settings | None = None) -> Guard:
    """The whole application, guarded. It migrates and starts its parts when the server does."""
    settings = settings or read_settings()
    server = Server(settings)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = Litestar(
        route_handlers=[
            *pages(settings),
            *documented([*TABLES, *PEOPLE, *HISTORY, *PUZZLES, *STREAMS, messages]),
            table_socket,
            health,
            metrics,
        ],
        dependencies={"server": Provide(lambda: server, sync_to_thread=False)},
        exception_handlers={
            Refused: refused,
            OstrakaError: illegal,
            HTTPException: by_framework,
            RecursionError: too_deep,
            UnicodeDecodeError: no_text,
            Exception: unexpected,
        },
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="Ostraka",
            version="1",
            description="Tables of board games. The socket at a table speaks the structures described here.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=BODY,
        logging_config=None,
        debug=False,
    )
    return Guard(app, server)
