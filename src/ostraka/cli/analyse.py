"""Look back at a saved match: the curve of the chances, turning points, and what could have been done better."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ostraka.cli.common import (
    Failure,
    UsageError,
    add_language,
    chosen_language,
    failed,
    positive,
    print_json,
    read_text,
    seconds,
)

if TYPE_CHECKING:
    from ostraka.lab.analysis_words import Telling

__all__ = ["configure", "run"]

SECONDS = 28.0
SCREEN = "-"
"""Stands for standard output."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="REPLAY", help="a replay file")
    parser.add_argument("--html", metavar="FILE", help="write a page to keep; it needs nothing else")
    parser.add_argument(
        "--json", nargs="?", const=SCREEN, metavar="FILE", help="write JSON for scripts; without FILE print it"
    )
    parser.add_argument(
        "--seconds", type=seconds, metavar="S", help=f"how long it may take (default: {SECONDS:g}, without --depth)"
    )
    parser.add_argument(
        "--depth", type=positive, metavar="N", help="play N games on from each turn; without --seconds repeatable"
    )
    parser.add_argument("--seat", type=positive, default=1, metavar="N", help="whom it is told to (default: seat 1)")
    parser.add_argument("--learn", action="store_true", help="try again where that seat gave something away")
    parser.add_argument("--names", default="", metavar="ANA,BEN", help="who sat at the table, separated by commas")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from ostraka.bots.budget import Budget
    from ostraka.lab.analyse import analyse
    from ostraka.lab.analysis_words import Telling
    from ostraka.lab.page import filled
    from ostraka.match import verify
    from ostraka.text import words_for

    language = chosen_language(args.lang)
    match = verify(read_text(args.file, language))
    names = chosen_names(args.names, match.seats)
    # Before the long work: whoever cannot get a page shall not wait for it.
    template = None if args.html is None else page_template()
    if args.seat > match.seats:
        raise UsageError(f"--seat is one of the {match.seats} seats of this match")
    limit = args.seconds if args.seconds or args.depth else SECONDS
    analysis = analyse(match, Budget(simulations=args.depth, seconds=limit), progress_bar(), (args.seat - 1,))
    telling = Telling(analysis, words_for(match.game, language), names)
    if args.learn:
        return learn(telling)
    if template is not None:
        write_text(args.html, filled(template, telling.record()), language)
    if args.json == SCREEN:
        print_json(telling.record())
    elif args.json is not None:
        import json

        write_text(args.json, json.dumps(telling.record(), indent=2, ensure_ascii=False) + "\n", language)
    if SCREEN not in (args.json, args.html):
        print("\n".join(telling.lines()))
        for path in (args.html, args.json):
            if path is not None:
                print(telling.words.catalogue.say("analysis-written", {"file": str(path)}))
    return 0


def learn(telling: Telling) -> int:
    """One mistake after the other."""
    from ostraka.cli.play import read
    from ostraka.tui.lessons import Lessons

    with suppress(EOFError, KeyboardInterrupt):
        Lessons(telling, read, print).go()
    return 0


def chosen_names(text: str, seats: int) -> list[str]:
    """The names given, for as many seats as they last."""
    names = [name.strip() for name in text.split(",")] if text else []
    if len(names) > seats or not all(names):
        raise UsageError(f"--names takes up to {seats} names separated by commas, none of them empty")
    return names


def page_template() -> str:
    """The page of the built client; where there is none, JSON is what can be had."""
    from ostraka.lab.page import Unbuilt, read_template

    try:
        return read_template()
    except Unbuilt as error:
        raise Failure(f"{error}, or take the figures with --json") from None


def write_text(path: str, text: str, language: str) -> None:
    """Into a file, or onto the screen."""
    if path == SCREEN:
        print(text, end="")
        return
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise failed(language, "unwritten", file=path, why=error.strerror or error) from error


def progress_bar(width: int = 30) -> Callable[[float], None] | None:
    """A bar on standard error, if somebody looks at it."""
    if not sys.stderr.isatty():
        return None

    def show(share: float) -> None:
        filled = round(share * width)
        line = f"\r{'█' * filled}{'·' * (width - filled)} {share:4.0%}"
        print(line, end="\n" if share >= 1 else "", file=sys.stderr, flush=True)

    return show
