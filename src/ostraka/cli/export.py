"""Write finished games as examples to learn from: observations, masks, choices, results."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ostraka.cli.common import Failure, UsageError, chosen_game, read_text

if TYPE_CHECKING:
    from ostraka.lab.dataset import Examples

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="REPLAY", help="replay files, or folders of them")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help=".parquet, .jsonl, or a folder for many games"
    )
    parser.add_argument(
        "--database", metavar="URL", help="also a server's games, if all who played have agreed to that"
    )
    parser.add_argument("--game", default="", metavar="GAME", help="only games of this id")


def run(args: argparse.Namespace) -> int:
    from ostraka.lab.dataset import write

    if args.game:
        chosen_game(args.game)
    if not args.names and not args.database:
        raise UsageError("what shall be written? Name replay files, folders of them, or a --database")
    if args.out.suffix != ".jsonl":
        try:
            import polars  # noqa: F401
        except ImportError as error:
            raise Failure(f"Parquet needs more packages ({error.name}): pip install 'ostraka[lab]'") from error
    games, choices = write(all_examples(args), args.out)
    if not games:
        raise Failure("there was no finished game")
    print(f"{args.out}: {choices} choices of {games} games")
    return 0


def all_examples(args: argparse.Namespace) -> Iterator[Examples]:
    """The examples of every finished game; those that are not over are passed by, and told."""
    from ostraka.core.errors import OstrakaError
    from ostraka.lab.dataset import examples
    from ostraka.match import Match

    passed = 0
    for place, text in texts(args):
        try:
            match = Match.read(text)
        except OstrakaError as error:
            raise Failure(f"{place}: {error}") from error
        if args.game and match.game.id != args.game:
            continue
        if not match.over:
            passed += 1
            continue
        yield examples(match)
    if passed:
        print(f"ostraka: {passed} games are not over and were left out", file=sys.stderr)


def texts(args: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """Replay files, from wherever they are: (where, what stands there)."""
    for name in args.names:
        place = Path(name)
        for path in sorted(place.glob("*.txt")) if place.is_dir() else [place]:
            yield str(path), read_text(path)
    if args.database:
        try:
            from ostraka.server.history.given import given
            from ostraka.server.settings import read_settings
        except ImportError as error:
            raise Failure(f"this needs more packages ({error.name}): pip install 'ostraka[web]'") from error
        store = read_settings(database=args.database).store
        for text in given(store, args.game, lambda said: print(f"ostraka: {said}", file=sys.stderr)):
            yield args.database, text
