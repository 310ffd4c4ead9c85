"""A plan, or games to learn from, on many machines: the same jobs, done by a Ray cluster.

Needs the extra `cluster`, there and here. Only plain values travel. A worker or a machine that is lost
takes nothing with it: its jobs are done again elsewhere and give the same rows, and only what has arrived here is
counted, once.
"""

from __future__ import annotations

import logging
import os
import socket
from ast import literal_eval
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ostraka.core.errors import OstrakaError
from ostraka.lab.jobs import Job, Rows, run_job
from ostraka.match.overlay import install, order_of
from ostraka.match.variant import Variant

if TYPE_CHECKING:
    from ostraka.lab.run import Done, Perform
    from ostraka.lab.training.crowd import Order, Scatter

__all__ = ["cluster", "run_there", "self_play"]

T = TypeVar("T")
RULES: Final = "OSTRAKA_LAB_RULES"
"""In the environment of a worker: the variant it plays. Workers of one variant do nothing else."""
AHEAD: Final = 3
"""Jobs on their way for each processor."""
PATIENCE: Final = 10.0
"""Seconds until a machine must have answered."""
TRIES: Final = 20
"""How often a job may be lost before somebody should look what kills it."""

_PREPARED: Final[list[str]] = []


def cluster(address: str) -> Perform:
    """A cluster that runs already (`host:port`, `auto`), or one of this machine (`local`)."""
    ray = connected(address)

    def perform(variant: Variant, jobs: Sequence[Job]) -> Done:
        # Any worker plays the printed game; changed rules have workers of their own.
        rules = {} if variant.plain else {RULES: repr((variant.record(), order_of(variant)))}
        for place, rows in spread(ray, run_there, [asdict(job) for job in jobs], rules):
            yield jobs[place], rows

    return perform


def self_play(address: str) -> Scatter:
    """The same for games to learn from."""
    ray = connected(address)
    return lambda task, orders: (found for _, found in spread(ray, task, orders, {}))


def connected(address: str) -> Any:
    """Ray, once it has found the cluster."""
    try:
        import ray
    except ImportError as error:
        raise OstrakaError(f"a cluster needs more packages ({error.name}): pip install 'ostraka[cluster]'") from error
    if not ray.is_initialized():
        reach(address)
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        except (ConnectionError, ValueError) as error:
            raise OstrakaError(f"there is no cluster at {address}: {error}") from error
    return ray


def reach(address: str) -> None:
    """Whether anybody listens at `host:port`: Ray itself would ask for minutes."""
    host, _, port = address.rpartition(":")
    if port.isdecimal():
        try:
            socket.create_connection((host.rpartition("/")[2].strip("[]"), int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise OstrakaError(f"there is no cluster at {address}: {error}") from error


def spread(
    ray: Any, task: Callable[[Order], T], orders: Sequence[Order], variables: Mapping[str, str]
) -> Iterator[tuple[int, T]]:
    """`task` of every order, wherever there is room: (place of the order, what came of it), as they end.

    What is lost with a worker is done again elsewhere, and nothing comes twice.
    """
    there = ray.remote(task).options(
        num_cpus=1, max_retries=0, runtime_env={"env_vars": dict(variables)}, scheduling_strategy="SPREAD"
    )
    left = list(reversed(range(len(orders))))
    tries = dict.fromkeys(left, TRIES)
    waiting: dict[Any, int] = {}
    while left or waiting:
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while left and len(waiting) < most:
            place = left.pop()
            waiting[there.remote(orders[place])] = place
        done, _ = ray.wait(list(waiting), num_returns=1)
        for arrived in done:
            place = waiting.pop(arrived)
            try:
                found: T = ray.get(arrived)
            except ray.exceptions.RayTaskError:
                raise  # the job itself failed: it would fail anywhere
            except ray.exceptions.RayError as lost:
                tries[place] -= 1
                if not tries[place]:
                    raise OstrakaError(f"a job was lost {TRIES} times: {orders[place]}: {lost}") from lost
                left.append(place)
                continue
            yield place, found


def run_there(record: Mapping[str, Any]) -> Rows:
    """On another machine: the rows of a job, by the rules that this worker is for."""
    rules = os.environ.get(RULES)
    if rules is not None and not _PREPARED:
        variant, order = literal_eval(rules)
        install(Variant(**variant), order)
        _PREPARED.append(rules)
    return run_job(record)
