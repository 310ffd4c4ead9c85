"""Looking names up: in a few threads of their own, so that whoever answers slowly holds up nobody else's work."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import suppress
from typing import Any, Final

from ostraka.server.errors import Refused

__all__ = ["AT_ONCE", "addresses"]

AT_ONCE: Final = 16
"""Names looked up at the same time, at most; a thread that waits for an answer cannot be called back."""
PATIENCE: Final = 5.0
"""Seconds until a name counts as unknown."""
MOST: Final = 8
"""Addresses of one name that are looked at."""

_free = threading.BoundedSemaphore(AT_ONCE)


async def addresses(host: str, port: int) -> list[str]:
    """All addresses a name stands for."""
    if not _free.acquire(blocking=False):
        raise Refused("url", "too many addresses are being looked up; try again", 503)
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Any] = loop.create_future()

    def settle(found: object, trouble: BaseException | None) -> None:
        if answer.done():
            return
        if trouble is None:
            answer.set_result(found)
        else:
            answer.set_exception(trouble)

    def ask() -> None:
        found: object = None
        trouble: BaseException | None = None
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            trouble = error
        finally:
            _free.release()
        # The loop may have ended in the meantime; then nobody waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(settle, found, trouble)

    # A daemon: a server that stops does not wait for somebody's name server.
    threading.Thread(target=ask, name="lookup", daemon=True).start()
    try:
        found = await asyncio.wait_for(answer, PATIENCE)
    except (OSError, UnicodeError):
        raise Refused("url", "nobody knows this address") from None
    return list(dict.fromkeys([str(info[4][0]).partition("%")[0] for info in found]))[:MOST]
