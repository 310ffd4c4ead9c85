"""Games that were played to learn from, as compact files: the deal, the choices, and what the search thought.

A file begins with a line of JSON that says whose games they are and how they were played. Blocks follow, each with its
length and compressed: a file whose writing was cut short is read up to its last whole block, and can be added to. No
position is written down. The deal's seed and the choices give them all back, so a new way of looking at positions needs
no new games.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ostraka.core.errors import OstrakaError

__all__ = ["Choice", "Played", "append", "begin", "packed", "read"]

FORMAT: Final = "ostraka-games"
VERSION: Final = 1
WHOLE: Final = 65535
"""A certain victory; values are written as parts of it."""
HEAD: Final = struct.Struct("<QBBH")
LENGTH: Final = struct.Struct("<I")


@dataclass(slots=True)
class Choice:
    """One choice; where the search thought about it in earnest, what it expected and how often it tried what."""

    option: int
    values: list[float] = field(default_factory=list)
    visits: list[tuple[int, int]] = field(default_factory=list)


@dataclass(slots=True)
class Played:
    """One game: `variant` is the number of its way of playing in the file's head, `won` the share of each seat."""

    seed: int
    seats: int
    variant: int
    won: list[float]
    choices: list[Choice]


def begin(path: Path, head: Mapping[str, object]) -> dict[str, object]:
    """The head of a file; a new file gets the one that is given. Half a block at its end is cut off."""
    if not path.exists():
        line = json.dumps({"format": FORMAT, "version": VERSION, **head})
        path.write_bytes(line.encode() + b"\n")
    with path.open("r+b") as file:
        found = read_head(path, file.readline())
        whole = file.tell()
        while len(length := file.read(LENGTH.size)) == LENGTH.size:
            if len(file.read(LENGTH.unpack(length)[0])) < LENGTH.unpack(length)[0]:
                break
            whole = file.tell()
        file.truncate(whole)
    return found


def read_head(path: Path, line: bytes) -> dict[str, object]:
    """What the first line says."""
    try:
        head: dict[str, object] = json.loads(line)
    except ValueError:
        head = {}
    if head.get("format") != FORMAT or head.get("version") != VERSION:
        raise OstrakaError(f"{path} holds no games to learn from, or those of another version")
    return head


def packed(games: Iterable[Played]) -> bytes:
    """Games as a block."""
    return zlib.compress(b"".join(written(game) for game in games), 9)


def append(path: Path, block: bytes) -> None:
    """Add a block of games."""
    with path.open("ab") as file:
        file.write(LENGTH.pack(len(block)) + block)


def read(path: Path) -> tuple[dict[str, object], Iterator[Played]]:
    """The head of a file, and its games one by one."""
    with path.open("rb") as file:
        head = read_head(path, file.readline())
        start = file.tell()
    return head, blocks(path, start)


def blocks(path: Path, start: int) -> Iterator[Played]:
    with path.open("rb") as file:
        file.seek(start)
        while len(length := file.read(LENGTH.size)) == LENGTH.size:
            packed = file.read(LENGTH.unpack(length)[0])
            if len(packed) < LENGTH.unpack(length)[0]:
                return
            yield from unpacked(zlib.decompress(packed))


def written(game: Played) -> bytes:
    """A game as bytes: numbers of two bytes, but for the counts of what follows."""
    rows = [HEAD.pack(game.seed, game.seats, game.variant, len(game.choices)), parts(game.won)]
    for choice in game.choices:
        rows.append(struct.pack("<HB", choice.option, len(choice.visits)))
        if choice.visits:
            rows.append(parts(choice.values))
            rows += [struct.pack("<HH", option, min(visits, WHOLE)) for option, visits in choice.visits]
    return b"".join(rows)


def parts(values: list[float]) -> bytes:
    return struct.pack(f"<{len(values)}H", *(round(value * WHOLE) for value in values))


def unpacked(block: bytes) -> Iterator[Played]:
    at = 0
    while at < len(block):
        seed, seats, variant, count = HEAD.unpack_from(block, at)
        won = struct.unpack_from(f"<{seats}H", block, at + HEAD.size)
        at += HEAD.size + 2 * seats
        choices: list[Choice] = []
        for _ in range(count):
            option, tried = struct.unpack_from("<HB", block, at)
            at += 3
            choice = Choice(option)
            if tried:
                choice.values = [value / WHOLE for value in struct.unpack_from(f"<{seats}H", block, at)]
                at += 2 * seats
                pairs = struct.unpack_from(f"<{2 * tried}H", block, at)
                at += 4 * tried
                choice.visits = list(zip(pairs[::2], pairs[1::2], strict=True))
            choices.append(choice)
        yield Played(seed, seats, variant, [share / WHOLE for share in won], choices)
