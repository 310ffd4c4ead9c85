"""Finished games as examples to learn from: what a seat knew, what it could do, what it did, and what became of it.

`docs/data.md` says what the columns are and how they may be used. A file holds examples of one game, in one layout.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game
from ostraka.core.mind.insight import shares
from ostraka.match import Match
from ostraka.match.shelf import load_game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["FORMAT", "Dataset", "Examples", "examples", "load", "write"]

FORMAT: Final = "ostraka examples 1"
GAMES: Final = 500
"""Games in a file, where there are several."""


@dataclass(frozen=True)
class Examples:
    """The examples of one game of a match, and what they are made for."""

    heading: dict[str, Any]
    rows: list[dict[str, Any]]


def heading_of(game: Game[Any, Any]) -> dict[str, Any]:
    """What must fit together: the game, its rules, the layout of its observations."""
    layout = game.observation
    if layout is None:
        raise OstrakaError(f"{game.title} declares no observations, so it has no examples")
    return {
        "format": FORMAT,
        "game": game.id,
        "rules": game.rules,
        "layout": layout.version,
        "observation": layout.size,
        "actions": len(game.actions),
    }


def examples(match: Match[Any, Any]) -> Examples:
    """Every choice between two options or more, as the seat saw it."""
    if not match.over:
        raise OstrakaError("the match is not over: only finished games become examples")
    game, outcome = match.game, match.outcome()
    heading = heading_of(game)
    assert outcome.ranks is not None
    victory = shares(outcome.ranks, outcome.sides)
    # The twin is asked for views: it hides sealed answers as the match itself did.
    twin: Match[Any, Any] = Match(game, match.seats, match.setup, match.secret, forced=False, start=match.start)
    name = hashlib.blake2b(match.text().encode(), digest_size=8).hexdigest()
    rows = []
    for at, (seat, option) in enumerate(match.log):
        ask = next(ask for ask in twin.asks if ask.seat == seat)
        if len(ask.options) > 1:
            seen = bytearray(heading["observation"])
            game.observe(twin.view(seat), seen)
            result = {"victory": victory[seat], "rank": outcome.ranks[seat], "points": outcome.total(seat)}
            rows.append(
                {"match": name, "deal": match.commitment[:16], "at": at, "seats": match.seats, "seat": seat,
                 "prompt": ask.prompt, "observation": bytes(seen), "options": list(ask.options), "choice": option,
                 **result}
            )  # fmt: skip
        twin.play(seat, option)
    return Examples(heading, rows)


# Writing


def write(found: Iterable[Examples], path: Path) -> tuple[int, int]:
    """Write examples: `.parquet` or `.jsonl`, or a folder of Parquet files. Returns how many games and choices.

    Whatever goes wrong, nothing half is left behind.
    """
    source = alike(found)
    if path.suffix in (".jsonl", ".parquet"):
        return write_file(source, path)
    if any(path.glob("*.parquet")):
        raise OstrakaError(f"{path} holds examples already: take another folder")
    made: list[Path] = []
    games = choices = 0
    try:
        while portion := list(islice(source, GAMES)):
            path.mkdir(parents=True, exist_ok=True)
            made.append(path / f"{len(made):04}.parquet")
            games, choices = games + len(portion), choices + write_parquet(portion, made[-1])
    except BaseException:
        for one in made:
            one.unlink(missing_ok=True)
        raise
    return games, choices


def alike(found: Iterable[Examples]) -> Iterator[Examples]:
    """Examples, as long as they are made for the same."""
    heading: dict[str, Any] | None = None
    for one in found:
        heading = heading or one.heading
        if one.heading != heading:
            raise OstrakaError("a file holds examples of one game in one layout: take another file for the others")
        yield one


def write_file(found: Iterator[Examples], path: Path) -> tuple[int, int]:
    """One file, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.part")
    try:
        if path.suffix == ".jsonl":
            games, choices = write_lines(found, draft)
        else:
            portion = list(found)
            games, choices = len(portion), write_parquet(portion, draft) if portion else 0
        if games:
            draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    return games, choices


def write_parquet(portion: list[Examples], path: Path) -> int:
    import polars as pl

    rows = [row for one in portion for row in one.rows]
    schema: dict[str, Any] = {
        "match": pl.String, "deal": pl.String, "at": pl.UInt16, "seats": pl.UInt8, "seat": pl.UInt8,
        "prompt": pl.String, "observation": pl.Binary, "options": pl.List(pl.UInt16), "choice": pl.UInt16,
        "victory": pl.Float32, "rank": pl.UInt8, "points": pl.Int16,
    }  # fmt: skip
    frame = pl.DataFrame(rows, schema=schema)
    frame.write_parquet(path, metadata={"ostraka": json.dumps(portion[0].heading)})
    return len(rows)


def write_lines(found: Iterator[Examples], path: Path) -> tuple[int, int]:
    """One JSON for each line, the first of them the heading; observations in base64."""
    games = choices = 0
    with path.open("w", encoding="utf-8") as file:
        for one in found:
            if not games:
                file.write(json.dumps(one.heading) + "\n")
            for row in one.rows:
                told = {**row, "observation": base64.b64encode(row["observation"]).decode()}
                file.write(json.dumps(told) + "\n")
            games, choices = games + 1, choices + len(one.rows)
    return games, choices


# Reading


@dataclass(frozen=True)
class Dataset:
    """Examples as arrays: row i of each is the same choice."""

    heading: dict[str, Any]
    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    choices: NDArray[np.int64]
    victories: NDArray[np.float32]
    points: NDArray[np.int64]
    seats: NDArray[np.int64]
    matches: list[str]
    deals: list[str]
    """Games with the same luck; split training from test by them."""

    def __len__(self) -> int:
        return len(self.choices)


def load(path: Path | str) -> Dataset:
    """The examples of a file, or of all files in a folder; refused if the game has another layout by now."""
    try:
        import numpy as np
    except ImportError as error:
        raise OstrakaError("arrays need more packages (numpy): pip install 'ostraka[lab]'") from error

    place = Path(path)
    files = sorted(place.glob("*.parquet")) if place.is_dir() else [place]
    if not files:
        raise OstrakaError(f"{place} holds no examples")
    headings, rows = [], list[dict[str, Any]]()
    for file in files:
        heading, found = read_lines(file) if file.suffix == ".jsonl" else read_parquet(file)
        headings.append(heading)
        rows += found
    heading = headings[0]
    if any(other != heading for other in headings):
        raise OstrakaError(f"{place} holds examples of several games or layouts")
    ours = heading_of(load_game(str(heading["game"])))
    if ours != heading:
        told = [f"{key} {heading.get(key)}, not {value}" for key, value in ours.items() if heading.get(key) != value]
        raise OstrakaError(
            f"{place} was written for another version of {heading['game']} ({'; '.join(told)}): export the games again"
        )
    masks = np.zeros((len(rows), heading["actions"]), np.uint8)
    for i, row in enumerate(rows):
        masks[i, row["options"]] = 1
    seen = np.frombuffer(b"".join(row["observation"] for row in rows), np.uint8)
    return Dataset(
        heading,
        seen.reshape(len(rows), heading["observation"]),
        masks,
        np.array([row["choice"] for row in rows], np.int64),
        np.array([row["victory"] for row in rows], np.float32),
        np.array([row["points"] for row in rows], np.int64),
        np.array([row["seat"] for row in rows], np.int64),
        [str(row["match"]) for row in rows],
        [str(row["deal"]) for row in rows],
    )


def read_parquet(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    import polars as pl

    try:
        told = pl.read_parquet_metadata(path).get("ostraka")
        rows = pl.read_parquet(path).to_dicts()
    except pl.exceptions.PolarsError as error:
        raise OstrakaError(f"{path} is no whole Parquet file: {error}") from error
    return heading_read(path, told), rows


def heading_read(path: Path, told: str | None) -> dict[str, Any]:
    """What a file says it is made for."""
    try:
        heading = json.loads(told or "{}")
    except ValueError:
        heading = {}
    if not isinstance(heading, dict) or heading.get("format") != FORMAT:
        raise OstrakaError(f"{path} holds no examples")
    return heading


def read_lines(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    number = 1
    with path.open(encoding="utf-8") as file:
        try:
            heading = heading_read(path, next(file, None))
            rows = []
            for line in file:
                number += 1
                row = json.loads(line)
                rows.append({**row, "observation": base64.b64decode(row["observation"])})
        except (ValueError, KeyError, TypeError) as error:
            raise OstrakaError(f"{path}, line {number}: this is no example, or not the whole of one") from error
    return heading, rows
