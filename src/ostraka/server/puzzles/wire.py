"""Puzzles on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ostraka.match.puzzle import Difficulty
from ostraka.server.tables.wire.answers import Update, WayInfo
from ostraka.server.tables.wire.lobby import TableInfo
from ostraka.server.wire import Code, In, Out

__all__ = ["PuzzleAnswer", "PuzzleInfo", "PuzzleShelf", "PuzzleState", "PuzzleTry", "SolverRating"]


class PuzzleInfo(Out):
    """A puzzle as lists show it."""

    id: str
    theme: str
    about: str
    """The theme in words."""
    difficulty: Difficulty
    level: str
    """The difficulty in words."""
    seats: int
    moves: int
    """How many moves of mine the solution has."""
    rating: float
    tries: int
    """How many people with an account have tried it, and how many of them solved it at once."""
    solved: int
    mine: Literal["first", "solved", "missed"] | None
    """Whether I have solved it at once, later, or not yet; null: I have not tried it."""


class SolverRating(Out):
    """How good somebody is at the puzzles of a game: most probably `mu`, almost certainly above `low`."""

    mu: float
    sigma: float
    low: float
    tries: int
    solved: int


class PuzzleShelf(Out):
    """All puzzles of a game, the easiest first."""

    game: str
    day: str
    today: str | None
    """The puzzle of the day."""
    puzzles: list[PuzzleInfo]
    rating: SolverRating | None
    """Mine, once I have tried one."""


class PuzzleTry(In):
    """My choices so far, from the position of the puzzle on; those before the last one were good."""

    choices: Annotated[list[Code], Meta(min_length=1, max_length=40)]


class PuzzleAnswer(Out):
    """The solution in words."""

    moves: list[str]
    why: str


class PuzzleState(Out):
    """The table of a puzzle after some choices: what a seat at a table is told, and how far the solution is."""

    puzzle: PuzzleInfo
    table: TableInfo
    seat: int
    update: Update
    ways: list[WayInfo]
    state: Literal["open", "missed", "solved"]
    missed: str
    """What was chosen last, if it is not the best; it was not played."""
    answer: PuzzleAnswer | None
    """When it is solved, or when I have asked for it."""
    rating: SolverRating | None
    moved: float | None
    """By how much my rating has just changed: the first result of each puzzle counts."""
