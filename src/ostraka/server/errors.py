"""What the server refuses, each with a code a program can act on. Nothing here tells a secret."""

from __future__ import annotations

from ostraka.core.errors import OstrakaError

__all__ = ["Refused", "Stale", "absent", "forbidden"]


class Refused(OstrakaError):
    """A request that is not done: `status` as in HTTP, `code` for programs, the message for people.

    What has many reasons says by `fault` and `about` which one it is, so that it can be told in any language.
    """

    def __init__(
        self,
        code: str,
        message: str,
        status: int = 400,
        headers: dict[str, str] | None = None,
        *,
        fault: str = "",
        about: dict[str, str | int] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        self.headers = headers or {}
        self.fault = fault
        self.about = about or {}


class Stale(Refused):
    """An act for a moment that has passed: look again and choose anew."""

    def __init__(self, at: int, now: int) -> None:
        super().__init__("stale", f"this was meant for entry {at} of the log, which is at {now} now; look again", 409)
        self.at = at
        self.now = now


def absent(what: str = "page") -> Refused:
    """There is no such thing, or it is none of your business: both look the same from outside."""
    return Refused("absent", f"there is no such {what}", 404)


def forbidden(why: str) -> Refused:
    return Refused("forbidden", why, 403)
