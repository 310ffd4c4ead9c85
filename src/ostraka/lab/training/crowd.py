"""Many games on all cores, until there are enough of them or time is up."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TypeVar

__all__ = ["each"]

T = TypeVar("T")


def each(
    task: Callable[[int], T], numbers: Sequence[int], jobs: int = 1, seconds: float = 1e9, group: int = 1
) -> Iterator[T]:
    """`task` of every number, as they end; after so many seconds no further group of numbers is begun."""
    started = time.monotonic()
    if jobs == 1:
        for place, number in enumerate(numbers):
            if place % group == 0 and time.monotonic() - started > seconds:
                return
            yield task(number)
        return
    context = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn")
    with ProcessPoolExecutor(jobs, context, deaf) as workers:
        open_tasks: set[Future[T]] = set()
        place = 0
        while True:
            while place < len(numbers) and len(open_tasks) < jobs + group:
                if place % group == 0 and time.monotonic() - started > seconds:
                    place = len(numbers)
                    break
                open_tasks.add(workers.submit(task, numbers[place]))
                place += 1
            if not open_tasks:
                return
            done, open_tasks = wait(open_tasks, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def deaf() -> None:
    """Ctrl-C is for the process that people look at."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
