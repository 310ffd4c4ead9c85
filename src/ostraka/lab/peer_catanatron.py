"""Measures catanatron (Catan with four random players) the way `measure.py` measures our games.

Run as a script in a process of its own: `python -P peer_catanatron.py SECONDS`. It imports nothing of Ostraka.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from typing import Any

__all__ = ["main"]


def new_game(catan: Any) -> Any:
    colours = (catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE)
    return catan.Game([catan.RandomPlayer(colour) for colour in colours])


def play(catan: Any, limit: int = 1000) -> tuple[Any, int]:
    """One random game, or `limit` turns of it; and how many choices it took."""
    game, choices = new_game(catan), 0
    while game.winning_color() is None and game.state.num_turns < limit:
        game.play_tick()
        choices += 1
    return game, choices


def halfway(catan: Any) -> list[Any]:
    """Positions along one game, so that copies are not measured at the end only."""
    game, positions = new_game(catan), []
    while game.winning_color() is None and game.state.num_turns < 1000:
        if game.state.num_turns % 10 == 0:
            positions.append(game.copy())
        game.play_tick()
    return positions


def real_share(catan: Any) -> float:
    """The share of choices that had two options or more."""
    asked = real = 0
    for _ in range(6):
        game = new_game(catan)
        while game.winning_color() is None and game.state.num_turns < 1000:
            asked += 1
            real += len(game.state.playable_actions) > 1
            game.play_tick()
    return real / asked


def main(argv: list[str]) -> None:
    """Say what is constant, then measure one round for every line that comes in."""
    seconds = float(argv[0])
    catan: Any = importlib.import_module("catanatron")
    random.seed(1)
    positions = halfway(catan)
    print(json.dumps({"catan": {"seats": 4, "real_share": real_share(catan)}}), flush=True)
    for _ in sys.stdin:
        games = choices = copies = 0
        started = time.process_time()
        spent = 0.0
        while spent < seconds / 2:
            choices += play(catan)[1]
            games += 1
            spent = time.process_time() - started
        started = time.process_time()
        copying = 0.0
        while copying < seconds / 10:
            for game in positions:
                game.copy()
            copies += len(positions)
            copying = time.process_time() - started
        result = {
            "games_per_s": games / spent,
            "decisions_per_s": choices / spent,
            "copies_per_s": copies / copying,
        }
        print(json.dumps({"catan": result}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
