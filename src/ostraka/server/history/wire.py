"""Finished games on the wire: replays, positions, forks, ratings, the daily challenge."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from ostraka.server.tables.wire.answers import Decision, MeterInfo, Moment, NoteInfo, Result, Turn
from ostraka.server.tables.wire.lobby import SeatWish
from ostraka.server.wire import At, In, Out, SeatNumber

__all__ = [
    "AnalysisState",
    "Daily",
    "DailyResult",
    "Fork",
    "GameStatistics",
    "PersonStatistics",
    "Position",
    "Rating",
    "Verification",
]


class Position(Out):
    """A table as a seat (null: a spectator) saw it at some log length."""

    length: int
    last: int
    """The log length at the end."""
    seat: int | None
    view: dict[str, object]
    moments: list[Moment]
    """What led to this length."""
    turns: list[Turn]
    """The turn that was going on, as far as this length."""
    board: list[str]
    forecast: list[NoteInfo]
    tally: Result | None
    meters: list[MeterInfo]
    decision: Decision | None = None
    """What the seat was asked, when the game is over."""
    begins: list[int] = field(default_factory=list)
    """The log lengths at which turns began."""


class AnalysisState(Out):
    """An analysis: not asked for yet, on its way, or ready with all its figures."""

    state: Literal["none", "working", "ready"]
    analysis: dict[str, Any] | None = None


class Fork(In):
    """Play on from a position: of a game that is over, or from what my seat knows of one that is not."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    length: At | None = None
    seat: SeatNumber | None = None


class Verification(Out):
    """What the server finds when it plays a finished game again from its seed."""

    commitment: str
    """Published before the first card was drawn."""
    recomputed: str
    """The same, made anew from game, rules, setup, seats and seed."""
    seed: str
    choices: int
    digest: str
    honest: bool
    """Whether both commitments and the results agree."""


class Rating(Out):
    """How strong somebody seems to be in a game: most probably `mu`, almost certainly above `low`."""

    name: str
    bot: bool
    game: str
    mu: float
    sigma: float
    low: float
    games: int
    mine: bool = False


class GameStatistics(Out):
    """What has happened in a game here."""

    game: str
    games: int
    mean_points: float
    wins_by_seat: list[int]
    endings: dict[str, int]


class PersonStatistics(Out):
    """What I have done in a game."""

    game: str
    games: int
    wins: int
    mean_points: float
    best: int
    against: dict[str, list[int]] = field(default_factory=dict)
    """Level of a bot: games and wins against it."""
    fits: str = ""
    """The level of bots that seems to be as strong as I am, by my last games against bots."""


class DailyResult(Out):
    """One try at a daily challenge."""

    place: int
    name: str
    won: bool
    points: int
    lead: int
    mine: bool


class Daily(Out):
    """The challenge of a day: the same deal for everybody, one try each."""

    game: str
    day: str
    seats: int
    level: str
    table: str | None
    """My try, if I have begun it."""
    results: list[DailyResult]
    """The best, and mine; empty until my own try is over: nobody is told anything before."""
    tries: int
    closes: int
    """When tries close: midnight UTC, in milliseconds since 1970. Until then nobody is told the seed."""
