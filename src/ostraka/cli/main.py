"""Reads the command line, runs the one command it names, and turns every error into one line."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from ostraka.cli import (
    admin,
    analyse,
    arena,
    backup,
    bench,
    cards,
    connect,
    doctor,
    export,
    games,
    lab,
    play,
    puzzle,
    replay,
    serve,
    simulate,
    train,
)
from ostraka.cli.common import Failure, UsageError

__all__ = ["main"]

COMMANDS: Final = (
    serve,
    admin,
    backup,
    play,
    puzzle,
    connect,
    replay,
    analyse,
    games,
    cards,
    simulate,
    arena,
    train,
    lab,
    export,
    bench,
    doctor,
)
OLD_ID: Final = re.compile(r"-[0-9A-Za-z_][0-9A-Za-z_-]{20}")
EPILOGUE: Final = "`ostraka COMMAND --help` says more. Exit codes: 0 good, 2 wrong usage, 1 anything else."


class Parser(argparse.ArgumentParser):
    """Complains in one line, with the way to help."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (try: {self.prog} --help)")


class Version(argparse.Action):
    """Prints the version; it is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import version

        print(f"ostraka {version('ostraka')}")
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """The whole command line. Nothing heavy is imported for it."""
    top = Parser(prog="ostraka", description="Board games of lost civilisations, on one exact engine.", epilog=EPILOGUE)
    top.add_argument("--version", action=Version, nargs=0, help="print the version and stop")
    subparsers = top.add_subparsers(metavar="COMMAND", dest="command", required=True, parser_class=Parser)
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        summary = str(module.__doc__).splitlines()[0]
        command = subparsers.add_parser(name, help=summary[0].lower() + summary[1:].rstrip("."), description=summary)
        module.configure(command)
        command.set_defaults(run=module.run)
    return top


def read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """The command line in any order: argparse alone would not take `cards ancient --json petra`."""
    top = parser()
    # An id from a time when ids could begin with a dash is no option; argparse knows that by a space.
    words = [f" {word}" if OLD_ID.fullmatch(word) else word for word in (sys.argv[1:] if argv is None else argv)]
    args, rest = top.parse_known_args(words)
    names = getattr(args, "names", None)
    if rest and isinstance(names, list) and not any(word.startswith("-") for word in rest):
        names += rest
    elif rest:
        raise UsageError(f"unrecognised arguments: {' '.join(rest)} (try: {top.prog} {args.command} --help)")
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows a question mark instead of a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        args = read_arguments(argv)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except UsageError as error:
        return complain(str(error), 2)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    except KeyboardInterrupt:
        return complain("interrupted", 1)
    except BrokenPipeError:
        # Whoever read our output has gone; Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 1
    except Failure as error:
        return complain(str(error), 1)
    except Exception as error:
        return refuse(error)


def refuse(error: Exception) -> int:
    """What the engine refuses is said in its own words; what nobody expected is said to be our fault."""
    from ostraka.core.errors import IllegalSetup, OstrakaError

    if os.environ.get("OSTRAKA_DEBUG"):
        raise error
    if isinstance(error, IllegalSetup):
        return complain(str(error), 2)
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return complain(f"{error.filename}: {error.strerror}", 1)
    if isinstance(error, (OstrakaError, OSError)):
        return complain(str(error), 1)
    return complain(f"unexpected {type(error).__name__}: {error} (OSTRAKA_DEBUG=1 shows where)", 1)


def complain(message: str, code: int) -> int:
    """One line on standard error."""
    print("ostraka: " + " ".join(message.split()), file=sys.stderr)
    return code
