"""Let the search learn from its own games, in rounds that can be broken off and gone on with."""

from __future__ import annotations

import argparse
import importlib.util
import os
from pathlib import Path

from ostraka.cli.common import Failure, add_game, chosen_game, positive

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--folder", type=Path, required=True, metavar="DIR", help="where everything is kept, and found again"
    )
    parser.add_argument("--rounds", type=positive, default=3, metavar="N", help="rounds in all (default: 3)")
    parser.add_argument("--games", type=positive, default=2000, metavar="N", help="games of a round (default: 2000)")
    parser.add_argument("--seed", type=positive, default=1, metavar="S", help="the same seed deals the same games")
    parser.add_argument("--full", type=positive, default=160, metavar="N", help="simulations in earnest (default: 160)")
    parser.add_argument("--quick", type=positive, default=32, metavar="N", help="simulations otherwise (default: 32)")
    parser.add_argument("--horizon", type=int, metavar="N", help="choices after which a playout is judged")
    parser.add_argument(
        "--curiosity", type=float, metavar="X", help="how much the search tries what it knows little of"
    )
    parser.add_argument(
        "--trust",
        type=float,
        default=0.5,
        metavar="X",
        help="how much is learned from what the search expected; the rest from who won (default: 0.5)",
    )
    parser.add_argument("--units", type=int, default=0, metavar="N", help="units of a net on top (default: none)")
    parser.add_argument("--gate", type=positive, default=400, metavar="N", help="games that decide (default: 400)")
    parser.add_argument("--seconds", type=float, default=0.02, metavar="X", help="for each choice of these games")
    parser.add_argument(
        "--jobs",
        type=positive,
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes that play (default: all cores)",
    )
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="play the games to learn from on a Ray cluster")


def run(args: argparse.Namespace) -> int:
    for package in ("numpy", "torch") if args.units else ("numpy",):
        if importlib.util.find_spec(package) is None:
            raise Failure(f"learning needs {package}: pip install 'ostraka[train]'")
    from ostraka.lab.training.loop import Loop, Wishes

    game = chosen_game(args.game)
    wishes = Wishes(
        game.id,
        args.seed,
        args.games,
        args.full,
        args.quick,
        args.horizon,
        args.curiosity,
        args.units,
        args.gate,
        args.seconds,
        trust=args.trust,
    )
    scatter = None
    if args.ray:
        from ostraka.lab.cluster import self_play

        scatter = self_play(args.ray)
    loop = Loop(args.folder, wishes, args.jobs, lambda line: print(line, flush=True), scatter)
    loop.run(args.rounds)
    best = loop.best(len(loop.rounds) + 1)
    print(f"the best judgement: {best[-1]}" if best else "nothing that was learned has won")
    print(f"the curves: {args.folder / 'curves.html'}")
    return 0
