"""Carry out a plan: variants, levels and seats on the same deals, with results as Parquet files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ostraka.cli.arena import progress_bar
from ostraka.cli.common import Failure, positive

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("plan", type=Path, metavar="PLAN.toml", help="what is to be played")
    parser.add_argument("--out", type=Path, metavar="DIR", help="where results go (default: the plan's name)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help="how many processes play (default: 1)")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster instead")


def run(args: argparse.Namespace) -> int:
    try:
        import polars  # noqa: F401
    except ImportError as error:
        raise Failure(f"the lab needs more packages ({error.name}): pip install 'ostraka[lab]'") from error
    from ostraka.lab.plan import read_plan
    from ostraka.lab.run import carry_out, local

    plan = read_plan(args.plan)
    folder = args.out or args.plan.with_suffix("")
    bar = progress_bar(len(plan.jobs()))
    progress = None if bar is None else lambda done, _: bar(done)
    perform = local(args.jobs)
    if args.ray:
        from ostraka.lab.cluster import cluster

        perform = cluster(args.ray)
    whole = carry_out(plan, folder, perform, progress)
    print(f"{folder}: {', '.join(path.name for path in sorted(folder.glob('*.parquet')))}")
    if not whole:
        print("ostraka: interrupted; the same command goes on", file=sys.stderr)
        return 1
    return 0
