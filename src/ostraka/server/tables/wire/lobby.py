"""Tables on the wire, before and around the game."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from ostraka.server.wire import GameName, In, Level, Out, SeatNumber

__all__ = [
    "Join",
    "LobbyNews",
    "NewTable",
    "QuickGame",
    "SeatInfo",
    "SeatWish",
    "Settle",
    "TableInfo",
]

Value: TypeAlias = Annotated[str, Meta(max_length=200)] | bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Chosen: TypeAlias = dict[Annotated[str, Meta(max_length=40)], Value]
"""Settings of a game and their values; no game has longer ones."""


class SeatWish(In):
    """Who shall sit at a seat of a new table."""

    kind: Literal["me", "open", "invited", "bot"]
    level: Level = "scholar"
    person: Annotated[str, Meta(max_length=22)] | None = None
    """The id of the person who is invited."""


class NewTable(In):
    """A table to be set up. Settings that are not named have their defaults."""

    game: GameName
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    setup: Chosen = field(default_factory=dict)
    visibility: Literal["public", "link"] = "link"
    pace: Annotated[str, Meta(max_length=20)] = "none"
    undo: Literal["ask", "free", "never"] = "ask"
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    chat: bool = False
    rated: bool = False


class QuickGame(In):
    """A game at once: against bots, or with all the seats that somebody alone takes where no number is wished."""

    game: GameName
    level: Level = "scholar"
    seats: Annotated[int, Meta(ge=0, le=8)] = 0
    setup: Chosen = field(default_factory=dict)
    guided: bool = False
    """The guided first game, whatever else is wished."""


class Join(In):
    """Take an open seat: this one, or any."""

    seat: SeatNumber | None = None


class Settle(In):
    """What a setting with a value for each seat shall give to one; whoever has that gets what this seat had."""

    setting: Annotated[str, Meta(max_length=40)]
    value: Annotated[str, Meta(max_length=40)]


class SeatInfo(Out):
    seat: int
    kind: Literal["person", "open", "invited", "bot"]
    name: str
    level: str | None
    mine: bool


class TableInfo(Out):
    """A table as lists and waiting rooms show it."""

    id: str
    code: str
    game: str
    title: str
    setup: dict[str, str | bool | int]
    seats: list[SeatInfo]
    status: Literal["open", "playing", "over", "ended"]
    visibility: str
    pace: str
    undo: str
    spectators: bool
    delay: int
    chat: bool
    rated: bool
    host: bool
    """Whether it is mine to start."""
    commitment: str
    """Fixes the chance of the whole game before it begins; see `seed` of its last update."""
    seq: int
    waits: list[int]
    """The seats that are asked."""
    created: int
    moved: int
    rematch: str | None = None
    """The table these people went on to."""
    points: list[int] | None = None
    """By seat, when the game is over; only for those who played."""
    ranks: list[int] | None = None
    """The place of each seat, 1 for the best; together with the points."""
    unrated: Literal["household"] | None = None
    """Why it does not count though it was set up as a rated game: two of those who play share an address."""
    day: str | None = None
    """The day of the challenge it is a try at: no hints, nothing is taken back, and it closes at midnight UTC."""
    forked: int | None = None
    """The log length of another game at which it begins, with other luck."""
    guided: bool = False
    """Whether it is a guided first game."""


class LobbyNews(Out):
    """Tables that are new or have changed, or one that was cleared away."""

    tables: list[TableInfo] = field(default_factory=list)
    gone: str | None = None
