"""The pages: the browser client where it has been built, and the plain page, which needs no building."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router

from ostraka.lab.page import CLIENT
from ostraka.server.files import files
from ostraka.server.settings import Settings

__all__ = ["PLAIN", "pages"]

PLAIN = Path(__file__).parent / "page"
FRESH = CacheControlHeader(no_cache=True)
FOREVER = CacheControlHeader(max_age=31_536_000, immutable=True, public=True)
"""For files whose names change with their contents."""


def pages(settings: Settings) -> list[HTTPRouteHandler | Router]:
    """The routes of all pages."""
    client = Path(settings.page) if settings.page else CLIENT
    built = (client / "index.html").is_file()
    routes: list[HTTPRouteHandler | Router] = [
        page("/", client if built else PLAIN),
        page("/plain", PLAIN),
        files("/plain/files", PLAIN, FRESH),
    ]
    if built:
        routes.append(files("/page", client, FRESH))
    if built and (client / "sw.js").is_file():
        routes.append(worker(client / "sw.js"))
    if built and (client / "assets").is_dir():
        routes.append(files("/page/assets", client / "assets", FOREVER))
    return routes


def page(path: str, folder: Path) -> HTTPRouteHandler:
    """The page of a folder; it is read anew each time, so that a new build shows at once."""

    @get(path, media_type=MediaType.HTML, include_in_schema=False, cache_control=FRESH, name=f"page {path}")
    async def index() -> Response[bytes]:
        return Response((folder / "index.html").read_bytes(), media_type=MediaType.HTML)

    return index


def worker(script: Path) -> HTTPRouteHandler:
    """The client's service worker: it lies at the root, because it may only care for what lies beside and below it."""

    @get("/sw.js", media_type="text/javascript", include_in_schema=False, cache_control=FRESH, name="worker")
    async def code() -> Response[bytes]:
        return Response(script.read_bytes(), media_type="text/javascript")

    return code
