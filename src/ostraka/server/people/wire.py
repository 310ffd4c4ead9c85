"""People on the wire: guests, accounts, tokens, preferences, pushes and webhooks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from ostraka.server.wire import In, Name, Out, all_of

__all__ = [
    "Account",
    "BotInfo",
    "Credentials",
    "Everything",
    "Guest",
    "HookInfo",
    "Me",
    "NewBot",
    "NewBotInfo",
    "NewHook",
    "NewPassword",
    "Preferences",
    "Profile",
    "PushInfo",
    "PushKey",
    "PushKeys",
    "PushWish",
    "Reset",
]

Login = Annotated[str, Meta(pattern=all_of("[A-Za-z0-9._-]{3,40}"))]
Password = Annotated[str, Meta(min_length=1, max_length=256)]
Language = Literal["en", "fr", "ru", "cs", "de"]


class Guest(In):
    """Somebody who wants to play, under this name."""

    name: Name
    language: Language = "en"


class Me(Out):
    """Who I am for the server."""

    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    language: str


class Credentials(In):
    """A login and its password: to make an account of me, or to come back to it."""

    login: Login
    password: Password


class NewPassword(In):
    """The password I have, and the one I want."""

    old: Password
    new: Password


class Reset(In):
    """The token of a link for a lost password, and the password I want."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Password


class Profile(In):
    """My name and language, as others see and the server speaks them."""

    name: Name
    language: Language = "en"


class Preferences(In):
    """How I like my tables. A browser without an account keeps the same by itself."""

    theme: Literal["auto", "light", "dark", "contrast"] = "auto"
    speed: Literal["instant", "fast", "normal", "slow"] = "normal"
    sound: bool = False
    confirm: Literal["never", "irreversible", "always"] = "irreversible"
    coach: Literal["first", "never", "big", "more"] = "first"
    """When a coach asks “sure?”: in guided first games, never, before big mistakes, before smaller ones too."""
    research: bool = False
    """Whether my finished games may be given away for research, without names, if all who played agree."""


class NewBot(In):
    """A bot of mine that will play through the API."""

    name: Name


class BotInfo(Out):
    """A bot of mine."""

    id: str
    name: str
    created: int


class NewBotInfo(Out):
    """A new bot with its token, which is shown this once and never again."""

    id: str
    name: str
    token: str


class Account(Out):
    """My account, as far as it concerns me."""

    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    language: str
    login: str | None
    sessions: int
    bots: list[BotInfo]


class Everything(Out):
    """All that is kept about me."""

    person: dict[str, Any]
    account: dict[str, Any] | None
    preferences: dict[str, Any] | None
    sessions: list[dict[str, Any]]
    resets: list[dict[str, Any]]
    bots: list[dict[str, Any]]
    pushes: list[dict[str, Any]]
    hooks: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    removals: list[dict[str, Any]]
    entries: list[dict[str, Any]]
    talk: list[dict[str, Any]]
    results: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    tries: list[dict[str, Any]]
    puzzle_ratings: list[dict[str, Any]]
    puzzle_tries: list[dict[str, Any]]
    audit: list[dict[str, Any]]


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
