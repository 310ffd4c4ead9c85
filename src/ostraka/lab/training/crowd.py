"""Many games on all cores, until there are enough of them or time is up."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, TypeAlias, TypeVar

__all__ = ["Order", "Scatter", "each", "here"]

A = TypeVar("A")
T = TypeVar("T")
Order: TypeAlias = Mapping[str, Any]
"""What is to be done, in plain values: it travels to other processes and machines."""
Scatter: TypeAlias = Callable[[Callable[[Order], bytes], Sequence[Order]], Iterator[bytes]]
"""Has orders carried out somewhere; what comes of them comes as it is ready."""


def here(jobs: int) -> Scatter:
    """In so many processes of this machine."""
    return lambda task, orders: each(task, orders, jobs)


def each(
    task: Callable[[A], T], works: Sequence[A], jobs: int = 1, seconds: float = 1e9, group: int = 1
) -> Iterator[T]:
    """`task` of everything, as they end; after so many seconds no further group of it is begun."""
    started = time.monotonic()
    if jobs == 1:
        for place, one in enumerate(works):
            if place % group == 0 and time.monotonic() - started > seconds:
                return
            yield task(one)
        return
    context = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn")
    with ProcessPoolExecutor(jobs, context, deaf) as workers:
        open_tasks: set[Future[T]] = set()
        place = 0
        while True:
            while place < len(works) and len(open_tasks) < jobs + group:
                if place % group == 0 and time.monotonic() - started > seconds:
                    place = len(works)
                    break
                open_tasks.add(workers.submit(task, works[place]))
                place += 1
            if not open_tasks:
                return
            done, open_tasks = wait(open_tasks, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def deaf() -> None:
    """Ctrl-C is for the process that people look at."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
