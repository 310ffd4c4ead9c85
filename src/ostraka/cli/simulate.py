"""Play random games and say how they went."""

from __future__ import annotations

import argparse

from ostraka.cli.common import (
    add_game,
    add_json,
    add_settings,
    chosen_game,
    chosen_settings,
    columns,
    positive,
    print_json,
)

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_settings(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="K", help="how many games (default: 100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same games")
    parser.add_argument("--check", action="store_true", help="check every invariant after every step")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from ostraka.lab.simulate import simulate

    game = chosen_game(args.game)
    seats, setup = chosen_settings(game, args.seats, args.settings)
    tally = simulate(game, seats, args.games, args.seed, setup, args.check)
    if args.json:
        print_json(tally.record())
        return 0
    print(
        f"{game.title}, {seats} seats, seed {args.seed}: {tally.games} random games, {tally.ended} ended by the rules"
    )
    print(f"{tally.decisions} decisions, {tally.chances} chance steps, {tally.seconds:.2f} s")
    if args.check:
        print("every invariant held after every step")
    means = tally.means()
    rows = [["points, mean", *(f"seat {seat}" for seat in range(seats))]]
    for i, source in enumerate(tally.sources):
        rows.append([source, *(f"{means[seat][i]:.2f}" for seat in range(seats))])
    rows.append(["in all", *(f"{sum(means[seat]):.2f}" for seat in range(seats))])
    rows.append(["wins", *(str(tally.wins[seat]) for seat in range(seats))])
    print("\n".join(columns(rows)))
    return 0
