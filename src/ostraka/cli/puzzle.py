"""Solve puzzles in the terminal: the one of the day, or those of a game."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any

from ostraka.cli.common import UsageError, add_language, chosen_game, chosen_language

if TYPE_CHECKING:
    from ostraka.core.game import Game
    from ostraka.match.puzzle import Puzzle
    from ostraka.text.words import Words

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="?", default="", metavar="GAME", help="the id of a game (default: another every day)"
    )
    parser.add_argument("--id", default="", metavar="ID", help="this very puzzle")
    parser.add_argument("--difficulty", choices=("easy", "medium", "hard"), help="only such ones")
    parser.add_argument("--theme", default="", metavar="THEME", help="only of this theme: dig, end, …")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from ostraka.text import words_for
    from ostraka.tui.plain import Quit

    language = chosen_language(args.lang)
    day = datetime.now(UTC).date().isoformat()
    game = chosen_game(args.game or game_of(day))
    words = words_for(game, language)
    wanted = chosen(game, args, day, words)
    try:
        for number, puzzle in enumerate(wanted):
            if number and not another(words):
                break
            solve(game, puzzle, words)
    except Quit:
        pass
    except (EOFError, KeyboardInterrupt):
        print()
    return 0


def game_of(day: str) -> str:
    """Every day it is the turn of another game."""
    from ostraka.games import GAME_IDS

    return GAME_IDS[datetime.fromisoformat(day).toordinal() % len(GAME_IDS)]


def chosen(game: Game[Any, Any], args: argparse.Namespace, day: str, words: Words) -> list[Puzzle]:
    """The puzzles that are wanted; without a wish those from the one of the day on."""
    from ostraka.match.puzzle import of_the_day, puzzle_of, puzzles_of

    every = list(puzzles_of(game))
    if not every:
        raise UsageError(words.catalogue.say("puzzle-none", {"game": words.title}))
    if args.id:
        puzzle = puzzle_of(game, args.id)
        if puzzle is None:
            raise UsageError(f"{game.id} has no puzzle {args.id!r}")
        return [puzzle]
    first = of_the_day(game.id, day, len(every))
    ordered = every[first:] + every[:first]
    themes = {puzzle.theme for puzzle in every}
    if args.theme and args.theme not in themes:
        raise UsageError(f"{game.id} has no puzzles about {args.theme!r}; choose from: {', '.join(sorted(themes))}")
    found = [
        puzzle
        for puzzle in ordered
        if args.theme in ("", puzzle.theme) and args.difficulty in (None, puzzle.difficulty)
    ]
    if not found:
        raise UsageError(f"{game.id} has no such puzzles")
    return found


def solve(game: Game[Any, Any], puzzle: Puzzle, words: Words) -> None:
    """One puzzle, from the position to the answer."""
    from ostraka.cli.play import read
    from ostraka.tui.puzzle import PuzzleTable

    say = words.catalogue.say
    others = [seat for seat in range(puzzle.seats) if seat != puzzle.seat]
    names = [
        say("terminal-bot-n", {"place": others.index(seat) + 1}) if seat in others else say("terminal-player")
        for seat in range(puzzle.seats)
    ]
    width = get_terminal_size().columns if sys.stdout.isatty() else 0
    PuzzleTable(puzzle.attempt(game), words, names, read, print, width).solve()


def another(words: Words) -> bool:
    from ostraka.cli.play import read
    from ostraka.tui.answer import says_yes

    print()
    return says_yes(read(words.catalogue.say("puzzle-another") + " "), words.catalogue)
