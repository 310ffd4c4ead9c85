"""The pages: the browser client where it has been built, and the plain page, which needs no building."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.router import Router

from ostraka.lab.page import CLIENT
from ostraka.server.cover import Cover, covered
from ostraka.server.errors import Refused
from ostraka.server.files import files
from ostraka.server.plain import PLAIN, in_words
from ostraka.server.server import Parts
from ostraka.server.settings import Settings
from ostraka.server.share import in_thread

__all__ = ["pages"]

FRESH = CacheControlHeader(no_cache=True)
FOREVER = CacheControlHeader(max_age=31_536_000, immutable=True, public=True)
"""For files whose names change with their contents."""
THREAD: Final = ThreadPoolExecutor(1, "pages")
"""Makes one page after the other, so the words of a language are read once, and not in the event loop."""
Asked = Request[Any, Any, Any]


def pages(settings: Settings) -> list[HTTPRouteHandler | Router]:
    """The routes of all pages."""
    client = Path(settings.page) if settings.page else CLIENT
    built = (client / "index.html").is_file()
    front = client if built else PLAIN
    routes: list[HTTPRouteHandler | Router] = [
        page("/", front, settings.url),
        page("/plain", PLAIN, settings.url),
        invitation(front, settings.url),
        one_file("/favicon.ico", PLAIN / "favicon.ico", "image/x-icon"),
        files("/plain/files", PLAIN, FRESH),
    ]
    if built:
        routes.append(files("/page", client, FRESH))
    if built and (client / "sw.js").is_file():
        # The service worker lies at the root, because it may only care for what lies beside and below it.
        routes.append(one_file("/sw.js", client / "sw.js", "text/javascript"))
    if built and (client / "assets").is_dir():
        routes.append(files("/page/assets", client / "assets", FOREVER))
    return routes


def page(path: str, folder: Path, url: str) -> HTTPRouteHandler:
    """The page of a folder; it is read anew each time, so that a new build shows at once."""

    @get(path, media_type=MediaType.HTML, include_in_schema=False, cache_control=FRESH, name=f"page {path}")
    async def index(request: Asked) -> Response[str]:
        return await in_thread(lambda: shown(folder, Cover(request, url, folder)), THREAD)

    return index


def invitation(folder: Path, url: str) -> HTTPRouteHandler:
    """The same page under the link to a table, whose cover tells of that table; its script then goes there."""

    @get("/join/{code:str}", media_type=MediaType.HTML, include_in_schema=False, cache_control=FRESH)
    async def join(server: Parts, request: Asked, code: FromPath[str]) -> Response[str]:
        try:
            table = await server.lobby.by_code(code, None)
        except Refused:
            # The page says what is wrong with the code.
            table = None
        return await in_thread(lambda: shown(folder, Cover(request, url, folder, table)), THREAD)

    return join


def shown(folder: Path, cover: Cover) -> Response[str]:
    """The page of a folder with its cover, in the reader's language."""
    text = covered((folder / "index.html").read_text(encoding="utf-8"), cover)
    text = in_words(text, cover.language) if folder == PLAIN else text
    return Response(text, media_type=MediaType.HTML, headers={"vary": "accept-language"})


def one_file(path: str, file: Path, media: str) -> HTTPRouteHandler:
    """A file that has to lie at the root."""

    @get(path, media_type=media, include_in_schema=False, cache_control=FRESH, name=path)
    async def content() -> Response[bytes]:
        return Response(file.read_bytes(), media_type=media)

    return content
