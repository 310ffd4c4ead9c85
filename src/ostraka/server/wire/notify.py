"""Pushes and webhooks on the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ostraka.server.wire.common import In, Out

__all__ = ["HookInfo", "NewHook", "PushInfo", "PushKey", "PushKeys", "PushWish"]


class PushKey(Out):
    """The server's public key, as browsers want it when somebody subscribes to pushes."""

    key: str


class PushKeys(In):
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class PushWish(In):
    """A browser's subscription, as `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    expirationTime: int | float | None = None


class PushInfo(Out):
    id: str
    created: int


class NewHook(In):
    """An address that shall get a request whenever it is my turn somewhere."""

    url: Annotated[str, Meta(max_length=1000)]


class HookInfo(Out):
    """A webhook. Its `secret` is shown once, when it is made: it signs the body of every request."""

    id: str
    url: str
    created: int
    secret: str | None = None
