"""Work in several processes of this machine, and fixtures played so; the games are the same however many there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

from ostraka import load_game
from ostraka.bots.outside import make_again, make_any
from ostraka.bots.program import end_all
from ostraka.core.errors import OstrakaError
from ostraka.lab.contest import Entrant, Fixture, Hall, Maker, Played

__all__ = ["play_all", "scattered"]

A = TypeVar("A")
T = TypeVar("T")
HALLS: Final[list[Hall]] = []
"""In a worker process: the one hall it plays in."""


def scattered(
    workers: int, task: Callable[[A], T], works: Sequence[A], begin: Callable[..., object], orders: tuple[Any, ...]
) -> Iterator[tuple[int, T]]:
    """`task` of everything in so many processes: (its place, what came of it), as they end.

    Each process calls `begin` with the orders before anything else.
    """
    # A fresh interpreter for each worker: what threads or locks this process has is none of their business.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(workers, len(works)), context, begin, orders)
    try:
        futures = {pool.submit(task, one): place for place, one in enumerate(works)}
        for future in as_completed(futures):
            yield futures[future], future.result()
    except BrokenProcessPool as error:
        told = "a process that plays was ended from outside, perhaps for want of memory"
        raise OstrakaError(f"{told}; with what was kept the same command goes on") from error
    finally:
        # Whoever stops listening does not want to wait for what is still going on.
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()


def play_all(hall: Hall, fixtures: Sequence[Fixture], jobs: int = 1) -> Iterator[Played]:
    """Every fixture, in the order in which they end. `hall.make` must be a function that other processes can import."""
    if jobs == 1 or len(fixtures) < 2:
        yield from map(hall.play, fixtures)
        return
    make = make_again if hall.make is make_any else hall.make
    orders = (hall.game.id, hall.entrants, make, hall.seed, hall.setup, hall.replays)
    for _, played in scattered(jobs, play, fixtures, open_hall, orders):
        yield played


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
