"""Find puzzles in games of the strong bots, and think again about those there are."""

from __future__ import annotations

import argparse

from ostraka.cli.common import add_game, chosen_game

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)


def run(args: argparse.Namespace) -> int:
    chosen_game(args.game)
    return 0
