"""Play a game in the terminal, against bots or with friends."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any, Final

from ostraka.cli.common import (
    UsageError,
    add_game,
    add_language,
    add_settings,
    chosen_game,
    chosen_language,
    chosen_settings,
    failed,
)

if TYPE_CHECKING:
    from ostraka.core.game import Game
    from ostraka.match import Guide, Match
    from ostraka.text.catalogue import Catalogue
    from ostraka.tui.coach import Coach
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
        help="who sits on the other seats: a level (digger, student, scholar, professor, sage, oracle) or random"
        f" (default: {BOT})",
    )
    parser.add_argument("--guide", action="store_true", help="a first game: step by step, always on the same deal")
    parser.add_argument(
        "--coach",
        nargs="?",
        const="big",
        choices=["big", "more", "off"],
        help="ask “sure?” before big mistakes, or before smaller ones too (default: in guided games only)",
    )
    parser.add_argument("--hot-seat", action="store_true", help="no bots: people take turns at this keyboard")
    parser.add_argument("--names", default="", metavar="ANA,BEN", help="who sits at the table, separated by commas")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the replay file goes (default: a new name)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was saved")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from ostraka.match import guide_of
    from ostraka.text import words_for
    from ostraka.tui.plain import PlainTable

    game = chosen_game(args.game)
    language = chosen_language(args.lang)
    match = begin(game, args, language)
    # Somebody alone who asked for nobody takes all the seats a lone player has (R3.12 of Mammothodus: two clans).
    alone = match.seats == game.alone and not (args.seats or args.bot or args.hot_seat)
    bots = {} if alone else chosen_bots(game, args, match.seats)
    words = words_for(game, language)
    names = chosen_names(args.names, match.seats, len(bots), words.catalogue)
    width = get_terminal_size().columns if sys.stdout.isatty() else 0
    script = guide_of(game)
    guide = script if script is not None and script.deals(match.secret, match.start) else None
    coach = chosen_coach(args, guide is not None)
    table = PlainTable(match, words, names, bots, read, print, sys.stdin.isatty(), width, alone, guide, coach)
    greet(table)
    try:
        return sit(table, args)
    finally:
        if coach is not None:
            coach.close()


def begin(game: Game[Any, Any], args: argparse.Namespace, language: str) -> Match[Any, Any]:
    """A new match, or the one in the file."""
    from ostraka.cli.common import read_text
    from ostraka.match import Match

    if args.guide:
        if args.seats or args.settings or args.seed or args.hot_seat or args.bot or args.resume:
            raise UsageError("--guide takes seats, settings, seed and bots from the game's script")
        return chosen_guide(game).begin(game)
    if args.resume is None:
        usual = game.alone if game.alone > 1 else 0
        seats, setup = chosen_settings(game, args.seats or usual, args.settings)
        return Match(game, seats, setup, args.seed)
    if args.seats or args.settings or args.seed:
        raise UsageError("--resume takes seats, settings and seed from the file")
    match = Match.read(read_text(args.resume, language))
    if match.game.id != game.id:
        raise UsageError(f"{args.resume} is a game of {match.game.id}, not of {game.id}")
    if match.over:
        raise failed(language, "over", file=args.resume, command=f"ostraka replay {args.resume}")
    return match


def chosen_guide(game: Game[Any, Any]) -> Guide:
    """The script of a game's guided first game."""
    from ostraka.match import guide_of

    guide = guide_of(game)
    if guide is None:
        raise UsageError(f"there is no guided game of {game.id}")
    return guide


def chosen_coach(args: argparse.Namespace, guided: bool) -> Coach | None:
    """Somebody who asks "sure?"; people among themselves have none."""
    from ostraka.tui.coach import Coach

    often = args.coach or ("big" if guided else "off")
    if args.hot_seat and often != "off":
        raise UsageError("--coach is for games against bots, not for --hot-seat")
    return None if often == "off" else Coach(often, patient=not sys.stdin.isatty())


def chosen_bots(game: Game[Any, Any], args: argparse.Namespace, seats: int) -> dict[int, Any]:
    from ostraka.bots import make_bot
    from ostraka.core.errors import OstrakaError

    named = chosen_guide(game).bot if args.guide else args.bot or BOT
    try:
        bot = make_bot(game, named)
    except OstrakaError as error:
        raise UsageError(str(error)) from error
    return {} if args.hot_seat else dict.fromkeys(range(1, seats), bot)


def chosen_names(text: str, seats: int, bots: int, catalogue: Catalogue) -> list[str]:
    """The names given, filled up with "Player", "Player 2" or "Bot 1"."""
    from ostraka.text.words import plain

    given = [plain(name) for name in text.split(",")] if text else []
    if len(given) > seats or not all(given):
        raise UsageError(f"--names takes up to {seats} names separated by commas, none of them empty")
    people = seats - bots
    say = catalogue.say
    mine = (
        [say("terminal-player-n", {"place": n + 1}) for n in range(people)] if people > 1 else [say("terminal-player")]
    )
    usual = [*mine[:people], *(say("terminal-bot-n", {"place": n + 1}) for n in range(bots))]
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
    table.tell_of("title", game=table.words.title, n=match.seats)
    for setting in match.game.settings:
        value = match.setup[setting.name]
        if value != setting.default:
            said = table.words.setting(setting.name), table.words.setting_value(setting.name, value, match.seats)
            table.say("  " + table.words.catalogue.say("terminal-setting", {"setting": said[0], "value": said[1]}))
    say = table.words.catalogue.say

    def level(name: str) -> str:
        return table.words.named(f"bot-{name}", name)

    seated = [
        say("terminal-bot", {"name": name, "bot": level(table.bots[i].name)}) if i in table.bots else name
        for i, name in enumerate(table.names)
    ]
    table.tell_of("seated", names=", ".join(seated))
    for seat in table.people:
        for name in table.partners(seat):
            table.tell_of("allies", name=table.names[seat], partner=name)
    table.tell_of("welcome")


def sit(table: PlainTable, args: argparse.Namespace) -> int:
    """Play until the end or until somebody leaves; then put the game into a file."""
    from ostraka.tui.plain import Quit

    began = table.match.at
    try:
        table.play()
    except Quit:
        if not wants_to_save(table):
            table.tell_of("goodbye")
            return 0
    except (EOFError, KeyboardInterrupt):
        print()
        table.tell_of("left")
        if args.save is None and not any(seat in table.people for seat, _ in table.match.log[began:]):
            return 0
    path = args.save or args.resume or fresh_name(table.match.game.id)
    try:
        path.write_text(table.match.text(), encoding="utf-8")
    except OSError as error:
        raise failed(table.words.catalogue.language, "unsaved", why=error) from error
    if table.match.over:
        table.tell_of("seed", seed=str(table.match.seed))
        table.tell_of("file", file=str(path))
    else:
        table.tell_of("saved", command=f"ostraka play {table.match.game.id} --resume {path}")
    return 0


def wants_to_save(table: PlainTable) -> bool:
    from ostraka.tui.answer import says_no

    catalogue = table.words.catalogue
    try:
        return not says_no(read(catalogue.say("terminal-save") + " "), catalogue)
    except (EOFError, KeyboardInterrupt):
        return True


def fresh_name(game: str) -> Path:
    """A file name nobody has used yet in this folder."""
    import time

    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M')}"
    names = [f"{stem}.txt", *(f"{stem}-{n}.txt" for n in range(2, 1000))]
    return next((Path(name) for name in names if not Path(name).exists()), Path(names[-1]))
