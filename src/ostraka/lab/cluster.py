"""A plan on many machines: the same jobs, done by a Ray cluster. Needs the extra `cluster`, there and here.

Only plain values travel. A worker or a machine that is lost takes nothing with it: its jobs are done again elsewhere
and give the same rows, and only what has arrived here is counted, once.
"""

from __future__ import annotations

import logging
import os
from ast import literal_eval
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from ostraka.core.errors import OstrakaError
from ostraka.lab.jobs import Job, Rows, run_job
from ostraka.lab.overlay import install, order_of
from ostraka.lab.variant import Variant

if TYPE_CHECKING:
    from ostraka.lab.run import Done, Perform

__all__ = ["cluster", "run_there"]

RULES: Final = "OSTRAKA_HOUSE_RULES"
"""In the environment of a worker: the variant it plays. Workers of one variant do nothing else."""
AHEAD: Final = 3
"""Jobs on their way for each processor."""
TRIES: Final = 20
"""How often a job may be lost before somebody should look what kills it."""

_PREPARED: Final[list[str]] = []


def cluster(address: str) -> Perform:
    """A cluster that runs already (`host:port`, `auto`), or one of this machine (`local`)."""
    try:
        import ray
    except ImportError as error:
        raise OstrakaError(f"a cluster needs more packages ({error.name}): pip install 'ostraka[cluster]'") from error
    if not ray.is_initialized():
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        except (ConnectionError, ValueError) as error:
            raise OstrakaError(f"there is no cluster at {address}: {error}") from error

    def perform(variant: Variant, jobs: Sequence[Job]) -> Done:
        # Any worker plays the printed game; changed rules have workers of their own.
        rules = {} if variant.plain else {RULES: repr((variant.record(), order_of(variant)))}
        task = ray.remote(run_there).options(
            num_cpus=1, max_retries=0, runtime_env={"env_vars": rules}, scheduling_strategy="SPREAD"
        )
        left = list(reversed(jobs))
        tries = dict.fromkeys((job.id for job in jobs), TRIES)
        waiting: dict[Any, Job] = {}
        while left or waiting:
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while left and len(waiting) < most:
                job = left.pop()
                waiting[task.remote(asdict(job))] = job
            done, _ = ray.wait(list(waiting), num_returns=1)
            for arrived in done:
                job = waiting.pop(arrived)
                try:
                    rows: Rows = ray.get(arrived)
                except ray.exceptions.RayTaskError:
                    raise  # the job itself failed: it would fail anywhere
                except ray.exceptions.RayError as lost:
                    tries[job.id] -= 1
                    if not tries[job.id]:
                        raise OstrakaError(f"a job was lost {TRIES} times: {job}: {lost}") from lost
                    left.append(job)
                    continue
                yield job, rows

    return perform


def run_there(record: Mapping[str, Any]) -> Rows:
    """On another machine: the rows of a job, by the rules that this worker is for."""
    rules = os.environ.get(RULES)
    if rules is not None and not _PREPARED:
        variant, order = literal_eval(rules)
        install(Variant(**variant), order)
        _PREPARED.append(rules)
    return run_job(record)
