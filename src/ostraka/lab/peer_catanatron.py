"""Measures catanatron (Catan with four random players, its searches with two) the way `measure.py` measures our games.

Run as a script in a process of its own: `python -P peer_catanatron.py SECONDS`. It imports nothing of Ostraka.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

__all__ = ["main"]


def new_game(catan: Any, seats: int = 4) -> Any:
    colours = (catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE)
    return catan.Game([catan.RandomPlayer(colour) for colour in colours[:seats]])


def play_on(game: Any, limit: int = 1000) -> int:
    """A random game to the end, or to `limit` turns; how many choices it took."""
    choices = 0
    while game.winning_color() is None and game.state.num_turns < limit:
        game.play_tick()
        choices += 1
    return choices


def halfway(catan: Any, seats: int = 4) -> list[Any]:
    """Positions along one game, so that nothing is measured at the end only."""
    game, positions = new_game(catan, seats), []
    while game.winning_color() is None and game.state.num_turns < 1000:
        if game.state.num_turns % 10 == 0:
            positions.append(game.copy())
        game.play_tick()
    return positions


class Peer:
    """The pieces of work, as `measure.py` has them for our games."""

    def __init__(self, catan: Any, search: Any) -> None:
        self.catan = catan
        self.positions = halfway(catan)
        self.between_two = halfway(catan, 2)[::4]
        self.player = search.VictoryPointPlayer(catan.Color.RED)

    def choices(self) -> int:
        return play_on(new_game(self.catan))

    def copies(self) -> int:
        for game in self.positions:
            game.copy()
        return len(self.positions)

    def nodes(self) -> int:
        """Its own player that tries every option on a copy and reads the points."""
        tried = 0
        for game in self.positions:
            options = game.state.playable_actions
            if len(options) > 1:
                self.player.decide(game, options)
                tried += len(options)
        return tried

    def simulations(self) -> int:
        """Monte Carlo as its playout players do it: a copy, one option, random players to the end."""
        for game in self.between_two:
            twin = game.copy()
            twin.execute(random.choice(twin.state.playable_actions))
            play_on(twin)
        return len(self.between_two)


def rate(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """How much of its work a function does per second of CPU, and how often it was called per second."""
    done = calls = 0
    started = time.process_time()
    spent = 0.0
    while spent < seconds:
        done += work()
        calls += 1
        spent = time.process_time() - started
    return done / spent, calls / spent


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
    peer = Peer(catan, importlib.import_module("catanatron.players.search"))
    print(json.dumps({"catan": {"seats": 4, "real_share": real_share(catan)}}), flush=True)
    for _ in sys.stdin:
        choices, games = rate(peer.choices, seconds / 2)
        result = {
            "games_per_s": games,
            "decisions_per_s": choices,
            "copies_per_s": rate(peer.copies, seconds / 10)[0],
            "nodes_per_s": rate(peer.nodes, seconds / 10)[0],
            "simulations_per_s": rate(peer.simulations, seconds / 10)[0],
        }
        print(json.dumps({"catan": result}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
