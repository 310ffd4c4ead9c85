"""Play a game in the terminal, against bots or with friends."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any, Final

from ostraka.cli.common import Failure, UsageError, add_game, add_settings, chosen_game, chosen_settings

if TYPE_CHECKING:
    from ostraka.core.game import Game
    from ostraka.match import Match
    from ostraka.tui.plain import PlainTable

__all__ = ["configure", "run"]

BOT: Final = "scholar"


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_settings(parser)
    parser.add_argument("--seed", metavar="S", help="the same seed deals the same cards (default: a fresh secret one)")
    parser.add_argument(
        "--bot",
        default="",
        metavar="NAME",
        help="who sits on the other seats: a level (digger, student, scholar, professor, sage) or random"
        f" (default: {BOT})",
    )
    parser.add_argument("--hot-seat", action="store_true", help="no bots: people take turns at this keyboard")
    parser.add_argument("--names", default="", metavar="ANA,BEN", help="who sits at the table, separated by commas")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the replay file goes (default: a new name)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was saved")
    parser.add_argument("--lang", default="en", metavar="LANGUAGE", help="the language of the cards (default: en)")


def run(args: argparse.Namespace) -> int:
    from ostraka.text import languages, words_for
    from ostraka.tui.plain import PlainTable

    game = chosen_game(args.game)
    if args.lang not in languages():
        raise UsageError(f"there are no words in {args.lang!r}; choose from: {', '.join(languages())}")
    match = begin(game, args)
    # Somebody alone who asked for nobody takes all the seats a lone player has (R3.12 of Mammothodus: two clans).
    alone = match.seats == game.alone and not (args.seats or args.bot or args.hot_seat)
    bots = {} if alone else chosen_bots(game, args, match.seats)
    names = chosen_names(args.names, match.seats, len(bots))
    width = get_terminal_size().columns if sys.stdout.isatty() else 0
    table = PlainTable(match, words_for(game, args.lang), names, bots, read, print, sys.stdin.isatty(), width, alone)
    greet(table)
    return sit(table, args)


def begin(game: Game[Any, Any], args: argparse.Namespace) -> Match[Any, Any]:
    """A new match, or the one in the file."""
    from ostraka.cli.common import read_text
    from ostraka.match import Match

    if args.resume is None:
        usual = game.alone if game.alone > 1 else 0
        seats, setup = chosen_settings(game, args.seats or usual, args.settings)
        return Match(game, seats, setup, args.seed)
    if args.seats or args.settings or args.seed:
        raise UsageError("--resume takes seats, settings and seed from the file")
    match = Match.read(read_text(args.resume))
    if match.game.id != game.id:
        raise UsageError(f"{args.resume} is a game of {match.game.id}, not of {game.id}")
    if match.over:
        raise Failure(f"the game in {args.resume} is over; `ostraka replay` shows it")
    return match


def chosen_bots(game: Game[Any, Any], args: argparse.Namespace, seats: int) -> dict[int, Any]:
    from ostraka.bots import make_bot
    from ostraka.core.errors import OstrakaError

    try:
        bot = make_bot(game, args.bot or BOT)
    except OstrakaError as error:
        raise UsageError(str(error)) from error
    return {} if args.hot_seat else dict.fromkeys(range(1, seats), bot)


def chosen_names(text: str, seats: int, bots: int) -> list[str]:
    """The names given, filled up with "Player", "Player 2" or "Bot 1"."""
    from ostraka.text.words import plain

    given = [plain(name) for name in text.split(",")] if text else []
    if len(given) > seats or not all(given):
        raise UsageError(f"--names takes up to {seats} names separated by commas, none of them empty")
    people = seats - bots
    usual = [
        f"Bot {seat - people + 1}" if seat >= people else "Player" if people == 1 else f"Player {seat + 1}"
        for seat in range(seats)
    ]
    names = [*given, *usual[len(given) :]]
    if len({name.casefold() for name in names}) < seats:
        raise UsageError(f"two seats have the same name: {', '.join(names)}")
    return names


def read(prompt: str) -> str:
    """A line from the keyboard; from a pipe it is repeated, so that the transcript can be read."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            # input() edits lines and remembers them once this is imported.
            import_module("readline")
        return input(prompt)
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise EOFError
    print(line.rstrip("\n"))
    return line


def greet(table: PlainTable) -> None:
    match = table.match
    table.say(f"{match.game.title}, {match.seats} {'seat' if match.seats == 1 else 'seats'}.")
    for setting in match.game.settings:
        value = match.setup[setting.name]
        if value != setting.default:
            table.say(f"  {table.words.setting(setting.name)}: {table.words.setting_value(setting.name, value)}.")
    seated = [
        f"{name}{' (' + table.bots[i].name + ')' if i in table.bots else ''}" for i, name in enumerate(table.names)
    ]
    table.say(f"At the table: {', '.join(seated)}.")
    for seat in table.people:
        for name in table.partners(seat):
            table.say(f"{table.names[seat]} plays with {name}.")
    table.say("Type the number of what you want to do. ? explains, g tells the goal, u takes back, q stops.")


def sit(table: PlainTable, args: argparse.Namespace) -> int:
    """Play until the end or until somebody leaves; then put the game into a file."""
    from ostraka.tui.plain import Quit

    began = table.match.at
    try:
        table.play()
    except Quit:
        if not wants_to_save():
            print("Goodbye.")
            return 0
    except (EOFError, KeyboardInterrupt):
        print("\nYou have left the table.")
        if args.save is None and not any(seat in table.people for seat, _ in table.match.log[began:]):
            return 0
    path = args.save or args.resume or fresh_name(table.match.game.id)
    try:
        path.write_text(table.match.text(), encoding="utf-8")
    except OSError as error:
        raise Failure(f"the game could not be saved: {error}") from error
    if table.match.over:
        print(f"Seed: {table.match.seed}")
        print(f"Replay file: {path}")
    else:
        print(f"Saved. `ostraka play {table.match.game.id} --resume {path}` goes on with it.")
    return 0


def wants_to_save() -> bool:
    try:
        return read("Save the game? Type y or n: ").strip().casefold() not in ("n", "no")
    except (EOFError, KeyboardInterrupt):
        return True


def fresh_name(game: str) -> Path:
    """A file name nobody has used yet in this folder."""
    import time

    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M')}"
    names = [f"{stem}.txt", *(f"{stem}-{n}.txt" for n in range(2, 1000))]
    return next((Path(name) for name in names if not Path(name).exists()), Path(names[-1]))
