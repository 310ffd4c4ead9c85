"""Fixtures played in this process or in several; the games are the same however many there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final, NoReturn

from ostraka import load_game
from ostraka.bots.program import end_all
from ostraka.lab.contest import Entrant, Fixture, Hall, Maker, Played

__all__ = ["play_all"]

HALLS: Final[list[Hall]] = []
"""In a worker process: the one hall it plays in."""


def play_all(hall: Hall, fixtures: Sequence[Fixture], jobs: int = 1) -> Iterator[Played]:
    """Every fixture, in the order in which they end. `hall.make` must be a function that other processes can import."""
    if jobs == 1 or len(fixtures) < 2:
        yield from map(hall.play, fixtures)
        return
    # A fresh interpreter for each worker: what threads or locks this process has is none of their business.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    orders = (hall.game.id, hall.entrants, hall.make, hall.seed, hall.setup, hall.replays)
    workers = ProcessPoolExecutor(min(jobs, len(fixtures)), context, open_hall, orders)
    try:
        for future in as_completed([workers.submit(play, fixture) for fixture in fixtures]):
            yield future.result()
    finally:
        # Whoever stops listening does not want to wait for the games that are still going on.
        workers.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()


def open_hall(
    game_id: str,
    entrants: list[Entrant],
    make: Maker,
    seed: int,
    setup: dict[str, str | bool | int],
    replays: Path | None,
) -> None:
    """In a worker process, before its first game: Ctrl-C is for the process that people look at."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    HALLS.append(Hall(load_game(game_id), entrants, make, seed, setup, replays))


def leave(*_: object) -> NoReturn:
    """In a worker process that is told to go: the programs that play here go as well."""
    end_all()
    os._exit(0)


def play(fixture: Fixture) -> Played:
    """In a worker process: one game."""
    return HALLS[0].play(fixture)
