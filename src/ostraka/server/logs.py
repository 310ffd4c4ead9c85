"""How errors are written into the log: where they happened and of what kind, never what somebody had in their hands."""

from __future__ import annotations

import asyncio
import json
import logging
import traceback
from typing import Any

import structlog

from ostraka.server.errors import Refused
from ostraka.server.store.trouble import described

__all__ = ["Lines", "catch_the_rest", "trace"]

log = structlog.get_logger("server")

DEEP = 5
"""So many causes of causes are told."""


def trace(exc_info: Any) -> list[dict[str, Any]]:
    """An error and what caused it: kinds, files and lines. Messages and local variables may hold seeds and hashes."""
    error: BaseException | None = exc_info[1]
    found: list[dict[str, Any]] = []
    while error is not None and len(found) < DEEP:
        frames = [
            {"filename": frame.f_code.co_filename, "lineno": line, "name": frame.f_code.co_name}
            for frame, line in traceback.walk_tb(error.__traceback__)
        ]
        said = str(error) if isinstance(error, Refused) else described(error)
        found.append({"exc_type": type(error).__name__, "exc_value": said, "frames": frames})
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return found


class Lines(logging.Formatter):
    """For what libraries say: their message, and errors as we tell them."""

    def formatException(self, ei: Any) -> str:
        return json.dumps(trace(ei))


def catch_the_rest(loop: asyncio.AbstractEventLoop) -> None:
    """What nobody waited for is told like everything else; asyncio itself would show errors with all they hold."""
    loop.set_exception_handler(_caught)


def _caught(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error = context.get("exception")
    what = str(context.get("message", "")).partition("(")[0].partition("<")[0].strip()
    log.error("something failed that nobody waited for", what=what, exc_info=error)
