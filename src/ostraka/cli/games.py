"""List the games, their seats and their settings."""

from __future__ import annotations

import argparse
import sys

from ostraka.cli.common import add_json, print_json

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from ostraka.core.setup import SeatSetting
    from ostraka.match.shelf import load_games

    games, faults = load_games()
    for fault in faults:
        print(f"ostraka: {fault}", file=sys.stderr)
    if args.json:
        print_json(
            [
                {
                    "id": game.id,
                    "title": game.title,
                    "rules": game.rules,
                    "seats": list(game.seats),
                    "setups": [setting.record() for setting in game.settings],
                }
                for game in games
            ]
        )
        return 0
    for game in games:
        print(f"{game.id}: {game.title}, {game.seats[0]} to {game.seats[-1]} seats")
        for setting in game.settings:
            values = ", ".join(str(value).lower() for value in setting.values)
            ruling = f" ({setting.ruling})" if setting.ruling else ""
            what = "for each seat another one of" if isinstance(setting, SeatSetting) else "one of"
            print(f"  --set {setting.name}=... {what}: {values}; default {str(setting.default).lower()}{ruling}")
    return 0
