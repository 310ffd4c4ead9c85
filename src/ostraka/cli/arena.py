"""Let bots play against each other and say who wins, and how surely."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
    from ostraka.core.game import Game
    from ostraka.lab.arena import Arena, Standing
    from ostraka.lab.contest import Fixture, Hall

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "names",
        nargs="*",
        metavar="BOT",
        help="a level (digger … sage, level-1 … level-5), random, thinker:N, searcher:N, exec:PROGRAM; "
        "with @0.2s or @300 behind it a budget of seconds or simulations for each decision",
    )
    parser.add_argument("--games", type=positive, default=40, metavar="N", help="how many games (default: 40)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed deals the same games")
    parser.add_argument(
        "--seats", type=int, default=0, metavar="N", help="of a game that is played together (default: 2)"
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", dest="settings", help="a variant of the game"
    )
    parser.add_argument(
        "--ladder", action="store_true", help="each bot against the one before it, N games each (default: all levels)"
    )
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help="how many processes play (default: 1)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep the results in FILE, and go on from there")
    parser.add_argument("--replays", type=Path, metavar="DIR", help="write a replay file of every game into DIR")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from ostraka.lab.arena import tournament
    from ostraka.lab.game_file import GameFile

    game = chosen_game(args.game)
    hall, fixtures = planned(game, args)
    file = GameFile(args.keep, hall) if args.keep is not None else None
    try:
        result = tournament(hall, fixtures, args.jobs, file, progress_bar(len(fixtures)), args.ladder)
    finally:
        hall.close()
        if file is not None:
            file.close()
    if args.json:
        print_json(result.record())
    else:
        print("\n".join(report(game.title, result)))
    if result.games < result.planned:
        print(f"ostraka: interrupted after {result.games} of {result.planned} games", file=sys.stderr)
        return 1
    return 0


def planned(game: Game[Any, Any], args: argparse.Namespace) -> tuple[Hall, list[Fixture]]:
    """Who plays, and all the games there will be; raises on what makes no sense, before anything is played."""
    from ostraka.bots.levels import levels_of
    from ostraka.bots.outside import make_any
    from ostraka.core.errors import OstrakaError
    from ostraka.lab.arena import is_cooperative, ladder_fixtures, round_fixtures
    from ostraka.lab.contest import Hall, read_entrant

    names = args.names or (list(levels_of(game)) if args.ladder else [])
    together = is_cooperative(game, None, game.seats[-1])
    seats = seats_for(game, together, len(names), args)
    seats, setup = chosen_settings(game, seats, args.settings)
    try:
        hall = Hall(game, [read_entrant(name) for name in names], make_any, args.seed, setup, args.replays)
    except OstrakaError as error:
        raise UsageError(str(error)) from error
    if args.ladder and not together:
        return hall, ladder_fixtures(len(names), args.games)
    return hall, round_fixtures(len(names), seats, args.games, together)


def seats_for(game: Game[Any, Any], together: bool, bots: int, args: argparse.Namespace) -> int:
    """How many sit at the table: a bot each, or tables of one kind of bot where all win or lose together."""
    low, high = game.seats[0], game.seats[-1]
    if args.ladder and bots < 2:
        raise UsageError("a ladder has two bots or more, the weakest first")
    if together:
        if bots == 0:
            raise UsageError(
                f"{game.title} is played together: name one bot or more, each plays all seats of its tables"
            )
        return int(args.seats) or max(low, 2)
    if args.ladder:
        if args.seats not in (0, 2):
            raise UsageError(f"a ladder of {game.title} is played with 2 seats, not {args.seats}")
        return 2
    if bots not in game.seats:
        raise UsageError(f"{game.title} has {low} to {high} seats: name as many bots, not {bots}")
    if args.seats not in (0, bots):
        raise UsageError(f"one bot for each seat: {args.seats} seats, but {bots} bots")
    return bots


def progress_bar(
    games: int, width: int = 30, clock: Callable[[], float] = time.monotonic
) -> Callable[[int], None] | None:
    """A bar on standard error, if somebody looks at it; it tells how long it will take."""
    if not sys.stderr.isatty():
        return None
    started, first = clock(), [0]

    def show(done: int) -> None:
        first[0] = first[0] or done
        # Games that were kept took no time.
        left = (clock() - started) / (done - first[0] + 1) * (games - done)
        filled = done * width // games
        line = f"\r{'█' * filled}{'·' * (width - filled)} {done}/{games}, {left // 60:.0f}:{left % 60:02.0f} left "
        print(line, end="\n" if done == games else "", file=sys.stderr, flush=True)

    return show


def report(title: str, result: Arena) -> list[str]:
    """The heading, a row for each bot, the rungs of a ladder, and the points by source."""
    seats = f"{result.seats} seat" + "s" * (result.seats > 1)
    bots = result.bots
    if result.together:
        heading = f"{title}, tables of one bot with {seats}, seed {result.seed}: {bots[0].games} deals"
    else:
        heading = f"{title}, {seats}, seed {result.seed}: {result.games} games"
    lines = [heading, *columns(standings_table(bots))]
    if result.ladder:
        lines += ["", *columns(rungs_table(result))]
    for standing in bots:
        if standing.forfeits:
            lost = ", ".join(f"{rule} {games}" for rule, games in sorted(standing.forfeits.items()))
            lines += ["", f"{standing.spec} has forfeited {sum(standing.forfeits.values())} games: {lost}"]
    sources = [["points, mean", *(standing.spec for standing in bots)]]
    for source in result.sources:
        means = [standing.points.get(source, 0.0) / max(1, standing.games) for standing in bots]
        sources.append([source, *(f"{mean:.2f}" for mean in means)])
    return [*lines, "", *columns(sources)]


def standings_table(bots: Sequence[Standing]) -> list[list[str]]:
    """A row for each bot."""
    rows = [["bot", "wins", "win rate", "95 %", "Elo", "95 %", "mean score", "decisions", "ms per move"]]
    for standing in bots:
        record = standing.record()
        low, high = standing.interval()
        rating = standing.rating
        rows.append(
            [
                standing.spec,
                f"{standing.wins:g}",
                f"{standing.win_rate:.1%}",
                f"{low:.1%} – {high:.1%}",
                "-" if rating is None else f"{rating.elo:+.0f}",
                "-" if rating is None else f"{rating.low:+.0f} – {rating.high:+.0f}",
                f"{standing.mean_score:.2f}",
                f"{record['decisions_per_game']}",
                f"{record['ms_per_move']}",
            ]
        )
    return rows


def rungs_table(result: Arena) -> list[list[str]]:
    """A row for each step of the ladder."""
    rows = [["rung", "games", "win rate", "95 %", "the one below"]]
    for upper, lower in result.rungs():
        low, high = upper.interval()
        rows.append(
            [
                f"{upper.spec} over {lower.spec}",
                f"{upper.games}",
                f"{upper.win_rate:.1%}",
                f"{low:.1%} – {high:.1%}",
                f"{lower.win_rate:.1%}",
            ]
        )
    return rows
