"""Find puzzles in games of the strong bots, or think again about those there are."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ostraka.cli.common import Failure, add_game, chosen_game, positive, read_text

if TYPE_CHECKING:
    from ostraka.core.game import Game
    from ostraka.match.puzzle import Puzzle

__all__ = ["configure", "run"]

WANTED: Final = 30
MINUTES: Final = 40


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--to", type=Path, metavar="FILE", help="the puzzles are added to this file")
    parser.add_argument(
        "--want", type=positive, default=WANTED, metavar="N", help=f"how many there shall be (default: {WANTED})"
    )
    parser.add_argument(
        "--minutes", type=positive, default=MINUTES, metavar="M", help=f"stop after so long (default: {MINUTES})"
    )
    parser.add_argument("--seed", default="puzzles", metavar="S", help="equal seeds give equal games")
    parser.add_argument(
        "--add",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="take them from this file instead of looking for them; may be given several times",
    )
    parser.add_argument("--check", action="store_true", help="think again about the puzzles the game has")


def run(args: argparse.Namespace) -> int:
    game = chosen_game(args.game)
    return check(game) if args.check else search(game, args)


def check(game: Game[Any, Any]) -> int:
    """All puzzles of a game, with all the thought they were made with."""
    from ostraka.lab.puzzle_thought import checked
    from ostraka.match.puzzle import puzzles_of

    wrong = 0
    for puzzle in puzzles_of(game):
        faults = checked(game, puzzle)
        wrong += bool(faults)
        print(f"{puzzle.id} {puzzle.difficulty} {puzzle.theme}: {'; '.join(faults) or 'good'}", flush=True)
    if wrong:
        raise Failure(f"{wrong} of {len(puzzles_of(game))} puzzles are not good any more")
    return 0


def search(game: Game[Any, Any], args: argparse.Namespace) -> int:
    """Find until there are enough of every difficulty, or until the time is over."""
    from ostraka.lab.puzzles import find
    from ostraka.match.puzzle import FILE

    path = args.to or Path(f"{game.id}-{FILE}")
    kept = read(game, path) if path.exists() else []
    until = time.monotonic() + 60 * args.minutes

    def report(line: str) -> None:
        print(line, flush=True)
        if time.monotonic() > until:
            raise TimeoutError

    def easy() -> bool:
        return sum(1 for puzzle in kept if puzzle.difficulty == "easy") < most_alike(args.want)

    try:
        given = [puzzle for file in args.add for puzzle in read(game, file)]
        for puzzle in given if args.add or enough(kept, args.want) else find(game, args.seed, report, easy):
            if fits(puzzle, kept, args.want):
                kept.append(puzzle)
                keep(game, kept, path)
                report(f"{len(kept)} of {args.want}: {puzzle.id} {puzzle.difficulty} {puzzle.theme}")
            if enough(kept, args.want):
                break
    except TimeoutError:
        pass
    print(f"{len(kept)} puzzles in {path}")
    return 0 if enough(kept, args.want) else 1


def read(game: Game[Any, Any], path: Path) -> list[Puzzle]:
    """The puzzles in a file."""
    from ostraka.match.puzzle import read_puzzle

    return [read_puzzle(game, line) for line in read_text(path).splitlines()]


def most_alike(want: int) -> int:
    """How many may be of one difficulty: half of all."""
    return (want + 1) // 2


def fits(puzzle: Puzzle, kept: list[Puzzle], want: int) -> bool:
    """Whether it adds something: of no difficulty too many, and no theme more than a third of all."""
    alike = sum(1 for other in kept if other.difficulty == puzzle.difficulty)
    same = sum(1 for other in kept if other.theme == puzzle.theme)
    known = any(other.id == puzzle.id for other in kept)
    return not known and alike < most_alike(want) and same < max(2, (want + 2) // 3)


def enough(kept: list[Puzzle], want: int) -> bool:
    """So many, and of every difficulty a fifth."""
    from ostraka.match.puzzle import DIFFICULTIES

    counts = [sum(1 for puzzle in kept if puzzle.difficulty == each) for each in DIFFICULTIES]
    return len(kept) >= want and min(counts) >= want // 5


def keep(game: Game[Any, Any], kept: list[Puzzle], path: Path) -> None:
    """The easiest first, one on each line."""
    ordered = sorted(kept, key=lambda puzzle: (puzzle.rating, puzzle.id))
    lines = [json.dumps(puzzle.record(game), ensure_ascii=False, separators=(",", ":")) for puzzle in ordered]
    try:
        path.write_text("\n".join([*lines, ""]), encoding="utf-8")
    except OSError as error:
        raise Failure(f"{path} cannot be written: {error.strerror or error}") from error
