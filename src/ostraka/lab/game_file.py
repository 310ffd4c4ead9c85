"""Games kept in a file as they end, so that a long measurement can be broken off and taken up again.

The first line says what is measured; every other line is one game. All lines are JSON.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, fields
from pathlib import Path
from typing import IO, Any, Final

from ostraka.core.errors import OstrakaError
from ostraka.lab.contest import Hall, Played

__all__ = ["GameFile", "GameFileError"]

FORMAT: Final = "ostraka arena 2"


class GameFileError(OstrakaError):
    """The file keeps something else."""


class GameFile:
    """A file of games between the same entrants in the same hall."""

    def __init__(self, path: Path, hall: Hall) -> None:
        self.path = path
        self.heading = {
            "format": FORMAT,
            "game": hall.game.id,
            "rules": hall.game.rules,
            "setup": hall.setup,
            "seed": hall.seed,
            "bots": [entrant.spec for entrant in hall.entrants],
        }
        self.games: list[Played] = []
        self.file: IO[str] | None = None
        self.open()

    def open(self) -> None:
        """Read what is there and go on behind it; a line that was cut off is written anew."""
        try:
            text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        except UnicodeDecodeError as error:
            raise GameFileError(f"{self.path} is not a text file") from error
        lines = text.splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n")]
        first = f"{json.dumps(self.heading)}\n"
        if (whole and read_line(self.path, 1, whole[0]) != self.heading) or (not whole and not first.startswith(text)):
            raise GameFileError(f"{self.path} keeps other games: its first line is not the one of this arena")
        for number, line in enumerate(whole[1:], 2):
            self.games.append(read_game(self.path, number, line))
        if len(whole) < len(lines):
            os.truncate(self.path, len("".join(whole).encode()))
        self.file = self.path.open("a", encoding="utf-8")
        if not whole:
            self.file.write(first)

    def add(self, played: Played) -> None:
        """One more game."""
        assert self.file is not None
        self.file.write(json.dumps(asdict(played)) + "\n")
        self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def read_line(path: Path, number: int, line: str) -> dict[str, object]:
    """A line as JSON."""
    try:
        record = json.loads(line)
    except ValueError as error:
        raise GameFileError(f"{path}, line {number}: not JSON") from error
    if not isinstance(record, dict):
        raise GameFileError(f"{path}, line {number}: not a game")
    return record


def read_game(path: Path, number: int, line: str) -> Played:
    """A line as a game."""
    record = read_line(path, number, line)
    names = {field.name for field in fields(Played)}
    if set(record) != names:
        raise GameFileError(f"{path}, line {number}: a game has {', '.join(sorted(names))}")
    return Played(**{name: frozen(value) for name, value in record.items()})


def frozen(value: object) -> Any:
    """Lists as tuples, all the way down."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
