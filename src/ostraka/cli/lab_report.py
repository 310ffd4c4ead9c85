"""Make one page of what a plan has found: tables and plots, without a network."""

from __future__ import annotations

import argparse
from pathlib import Path

from ostraka.cli.common import Failure, print_json

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="the results of a plan")
    parser.add_argument("--html", type=Path, metavar="FILE", help="where the page goes (default: DIR/report.html)")
    parser.add_argument("--json", action="store_true", help="print the figures instead")


def run(args: argparse.Namespace) -> int:
    try:
        import altair
        import polars
        import vl_convert

        del altair, polars, vl_convert
    except ImportError as error:
        raise Failure(f"the report needs more packages ({error.name}): pip install 'ostraka[lab]'") from error
    from ostraka.lab.findings import findings
    from ostraka.lab.report import page

    found = findings(args.folder)
    if args.json:
        print_json(found.record())
        return 0
    path = args.html or args.folder / "report.html"
    path.write_text(page(found), encoding="utf-8")
    print(path)
    return 0
