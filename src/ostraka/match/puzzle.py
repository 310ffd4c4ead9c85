"""Puzzles: a position in which one move is clearly better than all others, and how it goes on against best answers.

A game's puzzles are `puzzles.jsonl` in its folder, one on each line, the easiest first; `ostraka lab puzzles` finds
them. A position is kept as replays keep the one they begin from, and choices are written as replays write them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from ostraka.core.errors import IllegalChoice, OstrakaError
from ostraka.core.game import Game
from ostraka.core.turn import Ask
from ostraka.match.match import Match
from ostraka.match.notation import codes, words
from ostraka.match.shelf import home_of

__all__ = [
    "DIFFICULTIES",
    "FILE",
    "Attempt",
    "Difficulty",
    "Link",
    "Puzzle",
    "of_the_day",
    "puzzle_of",
    "puzzles_of",
    "read_puzzle",
]

FILE: Final = "puzzles.jsonl"
Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "medium", "hard")


class Link(NamedTuple):
    """One choice of a solution."""

    seat: int
    option: int
    margin: float = 0.0
    """By how much the chance to win is better than with the next best, and the standard error of that."""
    error: float = 0.0
    next: int = -1
    """The next best; none where nothing has to be found: an answer of others, or what only completes a move."""

    @property
    def asked(self) -> bool:
        """Whether the solver has to find it."""
        return self.next >= 0


class Puzzle(NamedTuple):
    """A position, the solution, and why it is one."""

    id: str
    seats: int
    setup: Mapping[str, str | bool | int]
    seed: str
    start: Mapping[str, object]
    seat: int
    """Who is to find it."""
    theme: str
    difficulty: Difficulty
    rating: float
    """How hard it is before anybody has tried it, on the scale of ratings."""
    thought: int
    """Simulations for each choice of the solution."""
    moves: int
    """How many moves of the solver the solution has."""
    line: tuple[Link, ...]
    decisive: int
    """The link that the reasons speak about: what it has over the next best."""
    reasons: tuple[tuple[str, Mapping[str, float | str]], ...]

    def begin(self, game: Game[Any, Any], forced: bool = True) -> Match[Any, Any]:
        """The position."""
        return Match(game, self.seats, self.setup, self.seed, forced, self.start)

    def attempt(self, game: Game[Any, Any], choices: Sequence[int] = ()) -> Attempt:
        """How far these choices of the solver lead: up to the first that is not the best."""
        found = Attempt(self, self.begin(game))
        for option in choices:
            found.choose(option)
            if found.missed >= 0:
                break
        return found

    def record(self, game: Game[Any, Any]) -> dict[str, object]:
        """As it stands in the file: `read_puzzle` understands it."""
        table = words(game)
        line = [
            {
                "seat": link.seat,
                "do": table[link.option],
                **({"margin": link.margin, "error": link.error, "next": table[link.next]} if link.asked else {}),
            }
            for link in self.line
        ]
        reasons = [[message, dict(args)] for message, args in self.reasons]
        setup = game.written(dict(self.setup))
        return {**self._asdict(), "setup": setup, "start": dict(self.start), "line": line, "reasons": reasons}


class Attempt:
    """A puzzle being solved: the table, and how much of the solution is on it."""

    def __init__(self, puzzle: Puzzle, match: Match[Any, Any]) -> None:
        self.puzzle = puzzle
        self.match = match
        self.done = 0
        """How many links of the line have been played."""
        self.solved = False
        self.missed = -1
        """What was chosen last, if it is not the best: it is not played, so that one can try again."""

    @property
    def ask(self) -> Ask:
        """The question to be answered now."""
        return next(ask for ask in self.match.asks if ask.seat == self.puzzle.seat)

    def choose(self, option: int) -> None:
        """A choice of the solver; a good one is answered. Nothing comes after the solution."""
        if self.solved:
            raise OstrakaError("this puzzle is solved")
        ask, link = self.ask, self.puzzle.line[self.done]
        if option not in ask.options:
            raise IllegalChoice("this is not on offer here", ask.seat, option, ask.options)
        self.missed = -1 if option == link.option else option
        if self.missed >= 0:
            return
        self.match.play(ask.seat, option)
        self.done += 1
        self._go_on()
        self.solved = self.done == len(self.puzzle.line)

    def _go_on(self) -> None:
        """What the others answer, and what completes a move, up to the next choice that has to be found."""
        line = self.puzzle.line
        while self.done < len(line) and not line[self.done].asked:
            self.match.play(line[self.done].seat, line[self.done].option)
            self.done += 1


def read_puzzle(game: Game[Any, Any], text: str) -> Puzzle:
    """One line of the file."""
    try:
        found = json.loads(text)
        code = codes(game)
        line = [
            Link(
                link["seat"],
                code[link["do"]],
                link.get("margin", 0.0),
                link.get("error", 0.0),
                code[link["next"]] if "next" in link else -1,
            )
            for link in found["line"]
        ]
        reasons = tuple([(message, args) for message, args in found["reasons"]])
        return Puzzle(**{**found, "setup": game.kept(found["setup"]), "line": tuple(line), "reasons": reasons})
    except (ValueError, KeyError, TypeError) as error:
        raise OstrakaError(f"{FILE} of {game.id} has a line that cannot be read: {error!r}") from error


@lru_cache(maxsize=64)
def puzzles_of(game: Game[Any, Any]) -> tuple[Puzzle, ...]:
    """All puzzles of a game; none if it has no such file, or house rules."""
    home = "" if game.printed else home_of(game)
    file = files(home) / FILE if home else None
    if file is None or not file.is_file():
        return ()
    return tuple([read_puzzle(game, line) for line in file.read_text(encoding="utf-8").splitlines() if line])


def puzzle_of(game: Game[Any, Any], id: str) -> Puzzle | None:
    """The puzzle of that id."""
    return next((puzzle for puzzle in puzzles_of(game) if puzzle.id == id), None)


def of_the_day(game: str, day: str, count: int) -> int:
    """Which puzzle is that of a day: the same for everybody, in no order that can be foreseen at a glance."""
    return int.from_bytes(sha256(f"{game} {day}".encode()).digest()[:8], "big") % count
