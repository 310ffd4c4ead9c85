"""Copy the server's database into a file, while the server runs; or see whether such a copy is sound."""

from __future__ import annotations

import argparse
from pathlib import Path

from ostraka.cli.common import Failure

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes; it must not exist yet")
    parser.add_argument("--database", metavar="URL", help="sqlite:///path (default: the file that `serve` uses)")
    parser.add_argument("--check", action="store_true", help="play all tables of the copy FILE again instead")


def run(args: argparse.Namespace) -> int:
    try:
        from ostraka.server.backup import check, copy
        from ostraka.server.settings import read_settings
        from ostraka.server.tables.house_rules import know_house_rules
    except ImportError as error:
        raise Failure(f"this needs more packages ({error.name or error}): pip install 'ostraka[web]'") from error
    settings = read_settings(database=args.database)
    if args.check:
        know_house_rules(settings)
        found = check(args.file)
        print(f"{args.file}: {found.tables} tables with {found.entries} entries, all of them replay")
        return 0
    size = copy(settings.store, args.file)
    print(f"{args.file}: {size:,} bytes")
    return 0
