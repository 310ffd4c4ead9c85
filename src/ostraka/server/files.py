"""Files of a folder, and texts that are the same for all: compressed once, and sent so to whoever takes that."""

from __future__ import annotations

import gzip
from mimetypes import guess_type
from pathlib import Path, PurePath
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.file_system import BaseLocalFileSystem
from litestar.params import FromPath
from litestar.response.file import ASGIFileResponse
from litestar.router import Router
from litestar.static_files.base import StaticFiles

__all__ = ["Folder", "Text", "files", "sent"]

CODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""Ways to compress, the best first, and how copies of that kind are called."""


def taken(accepted: str) -> set[str]:
    """The codings that a reader takes, by the header of the request."""
    parts = [part.split(";") for part in accepted.lower().split(",")]
    return {name.strip() for name, *rest in parts if not any(each.strip() in ("q=0", "q=0.0") for each in rest)}


class Text:
    """A text that many will ask for, and what is left of it when it is compressed."""

    def __init__(self, plain: bytes) -> None:
        self.plain = plain
        self.squeezed = gzip.compress(plain, mtime=0)


def sent(text: Text, request: Request[Any, Any, Any], media: MediaType) -> Response[Any]:
    """A text as the reader takes it."""
    small = "gzip" in taken(request.headers.get("accept-encoding", ""))
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if small else {})}
    return Response(text.squeezed if small else text.plain, media_type=media, headers=headers)


class Folder(StaticFiles):
    """Gives out what lies in a folder and below it."""

    def __init__(self, folder: Path, cache: CacheControlHeader) -> None:
        headers = {cache.HEADER_NAME: cache.to_header(), "vary": "accept-encoding"}
        super().__init__(False, [folder], BaseLocalFileSystem(), headers=headers)

    async def give(self, name: str, accepted: str) -> ASGIFileResponse:
        """A file as this reader takes it."""
        takes = taken(accepted)
        for coding, ending in CODINGS:
            if coding in takes:
                path, info = await self.get_fs_info(self.directories, name.lstrip("/") + ending)
                if path is not None and info is not None:
                    return ASGIFileResponse(
                        file_path=path,
                        file_info=info,
                        filename=PurePath(name).name,
                        content_disposition_type="inline",
                        media_type=guess_type(name)[0],
                        headers={**(self.headers or {}), "content-encoding": coding},
                    )
        return await self.handle(name, False)


def files(path: str, folder: Path, cache: CacheControlHeader) -> Router:
    """The routes to the files a page needs."""
    found = Folder(folder, cache)

    @get("/{name:path}", name=path)
    async def whole(name: FromPath[PurePath], request: Request[Any, Any, Any]) -> ASGIFileResponse:
        return await found.give(name.as_posix(), request.headers.get("accept-encoding", ""))

    return Router(path, route_handlers=[whole], cache_control=cache, include_in_schema=False)
