"""Work by the thousand that goes into the house itself: finding puzzles, and what else takes its time."""

from __future__ import annotations

import argparse
from typing import Final

from ostraka.cli import lab_puzzles, lab_report, lab_run

__all__ = ["configure", "run"]

WORKS: Final = (lab_run, lab_report, lab_puzzles)
"""One module for each work, named `lab_<work>`."""


def configure(parser: argparse.ArgumentParser) -> None:
    works = parser.add_subparsers(metavar="WORK", dest="work", required=True)
    for module in WORKS:
        name = module.__name__.rpartition("lab_")[2]
        summary = str(module.__doc__).splitlines()[0]
        work = works.add_parser(name, help=summary[0].lower() + summary[1:].rstrip("."), description=summary)
        module.configure(work)
        work.set_defaults(work_run=module.run)


def run(args: argparse.Namespace) -> int:
    code: int = args.work_run(args)
    return code
