"""What several commands share: naming a game, its seats and settings, and printing JSON."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ostraka.core.game import Game

__all__ = [
    "Failure",
    "UsageError",
    "add_game",
    "add_json",
    "add_language",
    "add_settings",
    "chosen_game",
    "chosen_language",
    "chosen_settings",
    "columns",
    "failed",
    "positive",
    "print_json",
    "read_text",
    "seconds",
]


class UsageError(Exception):
    """The command line makes no sense: exit code 2."""


class Failure(Exception):
    """The command made sense, but it did not work out: exit code 1."""


def positive(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def seconds(text: str) -> float:
    """A number of seconds above zero."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return value


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the id of a game: `ostraka games` lists them")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="JSON for scripts")


def add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="how many sit at the table (default: fewest)")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        dest="settings",
        help="a variant, as `ostraka games` lists them; may be given several times",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", default="", metavar="LANGUAGE", help="the language of what is said (default: that of LANG, or en)"
    )


def chosen_language(wanted: str) -> str:
    """The language asked for; without a wish that of the environment, if there are words in it."""
    from ostraka.text import LANGUAGES, languages

    if not wanted:
        usual = next((found for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := os.environ.get(name))), "")
        spoken = usual.replace("-", "_").partition("_")[0].partition(".")[0]
        return spoken if spoken in languages() else LANGUAGES[0]
    if wanted not in languages():
        raise UsageError(f"there are no words in {wanted!r}; choose from: {', '.join(languages())}")
    return wanted


def chosen_game(name: str) -> Game[Any, Any]:
    """The game of that id."""
    from ostraka.match.shelf import UnknownGame, game_ids, load_game

    try:
        return load_game(name)
    except UnknownGame:
        raise UsageError(f"there is no game {name!r}; choose from: {', '.join(game_ids())}") from None


def chosen_settings(game: Game[Any, Any], seats: int, pairs: Sequence[str]) -> tuple[int, dict[str, str | bool | int]]:
    """The number of seats and all settings; raises on what the game does not know, before anything is played."""
    given: dict[str, object] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not key:
            raise UsageError(f"--set takes KEY=VALUE, not {pair!r}")
        if key in given:
            raise UsageError(f"--set {key} is given twice")
        given[key] = value
    setup = game.setup(given)
    # Team play asks for four: when nobody said how many, the fewest seats that this setup allows.
    for n in [seats] if seats else list(game.seats):
        try:
            game.new(setup, n)
        except Exception:
            if n == (seats or game.seats[-1]):
                raise
        else:
            return n, setup
    raise UsageError(f"{game.title} has no seats")


def print_json(record: object) -> None:
    """Readable and stable: keys in the order they were written, two spaces."""
    print(json.dumps(record, indent=2, ensure_ascii=False))


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines with aligned columns: the first flush left, the others flush right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines


def read_text(path: Path, language: str = "en") -> str:
    """A text file of the user's; trouble with it is told in one line."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise failed(language, "unread", file=path, why=error.strerror or error) from error
    except UnicodeDecodeError as error:
        raise failed(language, "no-text", file=path) from error


def failed(language: str, message: str, **args: object) -> Failure:
    """What did not work out, in the language of whoever plays."""
    from ostraka.text.catalogue import open_catalogue

    said = {name: str(value) for name, value in args.items()}
    return Failure(open_catalogue(language, "").say(f"failed-{message}", said))
