"""Let bots play against each other and say who wins, and how surely."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from ostraka.cli.common import (
    UsageError,
    add_game,
    add_json,
    chosen_game,
    chosen_settings,
    columns,
    positive,
    print_json,
)

if TYPE_CHECKING:
    from ostraka.lab.arena import Arena

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "names",
        nargs="*",
        metavar="BOT",
        help="a level (digger … sage, level-1 … level-5), random, thinker:N, searcher:N",
    )
    parser.add_argument("--games", type=positive, default=40, metavar="N", help="how many games (default: 40)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed deals the same games")
    parser.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", dest="settings", help="a variant of the game"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from ostraka.bots import make_bot
    from ostraka.core.errors import OstrakaError
    from ostraka.lab.arena import arena

    game = chosen_game(args.game)
    if len(args.names) not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise UsageError(f"{game.title} has {low} to {high} seats: name as many bots, not {len(args.names)}")
    _, setup = chosen_settings(game, len(args.names), args.settings)
    try:
        bots = [(spec, make_bot(game, spec)) for spec in args.names]
    except OstrakaError as error:
        raise UsageError(str(error)) from error
    result = arena(game, bots, args.games, args.seed, setup, progress_bar(args.games))
    if args.json:
        print_json(result.record())
    else:
        print(f"{game.title}, {len(bots)} seats, seed {args.seed}: {result.games} games")
        print("\n".join(table(result)))
    return 0


def progress_bar(games: int, width: int = 30) -> Callable[[int], None] | None:
    """A bar on standard error, if somebody looks at it."""
    if not sys.stderr.isatty():
        return None

    def show(done: int) -> None:
        filled = done * width // games
        line = f"\r{'█' * filled}{'·' * (width - filled)} {done}/{games}"
        print(line, end="\n" if done == games else "", file=sys.stderr, flush=True)

    return show


def table(result: Arena) -> list[str]:
    """A row for each bot; then the points by source."""
    rows = [["bot", "wins", "win rate", "95 %", "mean score", "decisions", "ms per move"]]
    for standing in result.bots:
        record = standing.record()
        low, high = standing.interval()
        rows.append(
            [
                standing.spec,
                f"{standing.wins:g}",
                f"{standing.win_rate:.1%}",
                f"{low:.1%} – {high:.1%}",
                f"{standing.mean_score:.2f}",
                f"{record['decisions_per_game']}",
                f"{record['ms_per_move']}",
            ]
        )
    sources = [["points, mean", *(standing.spec for standing in result.bots)]]
    for source in result.bots[0].points:
        sources.append([source, *(f"{standing.points[source] / result.games:.2f}" for standing in result.bots)])
    return [*columns(rows), "", *columns(sources)]
