"""A plan carried out: in this process, in several, or on many machines; broken off and taken up again at any time.

Every job that is done becomes a file of its own. What has a file is never done again, and nothing is counted that has
none; so the results do not depend on how often, where and by how many it was worked.
"""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ostraka.core.errors import OstrakaError
from ostraka.lab.jobs import REPLAYS, Job, Rows, run_job
from ostraka.lab.plan import Plan
from ostraka.lab.pool import scattered
from ostraka.lab.trial import trial
from ostraka.match.overlay import install, order_of
from ostraka.match.variant import Variant

if TYPE_CHECKING:
    import polars as pl

__all__ = ["TABLES", "Done", "carry_out", "local", "prepare"]

TABLES: Final = {
    "games": ("variant", "level", "seats", "deal", "seat"),
    "cards": ("variant", "level", "seats", "deal", "card"),
    "worth": ("level", "seats", "deal", "card"),
}
"""The tables of the results, and by what their rows are ordered."""

Done = Iterator[tuple[Job, Rows]]
Perform = Callable[[Variant, Sequence[Job]], Done]
"""Does jobs of one variant, in any order."""
Progress = Callable[[int, int], None]


def carry_out(plan: Plan, folder: Path, perform: Perform, progress: Progress | None = None) -> bool:
    """Do what is not done yet; whether all is done then. Ctrl-C keeps what was done."""
    parts = folder / "parts"
    parts.mkdir(parents=True, exist_ok=True)
    claim(folder / "plan.json", plan)
    jobs = plan.jobs()
    done = sum(finished(parts, job) for job in jobs)
    try:
        for variant in plan.variants:
            left = [job for job in jobs if job.variant == variant.name and not finished(parts, job)]
            if not left:
                continue
            if not variant.plain:
                trial(variant)
            for job, rows in perform(variant, left):
                keep(parts, job, rows)
                done += 1
                if progress is not None:
                    progress(done, len(jobs))
    except KeyboardInterrupt:
        pass
    gather(folder, [job for job in jobs if finished(parts, job)])
    return done == len(jobs)


def claim(path: Path, plan: Plan) -> None:
    """The folder is this plan's; another one's is refused."""
    told = json.dumps(plan.record(), indent=1, default=list)
    if path.exists() and kept(path) != json.loads(told):
        raise OstrakaError(f"{path.parent} keeps the results of another plan: take another folder")
    path.write_text(told, encoding="utf-8")


def kept(path: Path) -> Any:
    """What a file of ours says."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise OstrakaError(f"{path} is damaged: remove it, and the same command makes it again") from error


def finished(parts: Path, job: Job) -> bool:
    return (parts / f"{job.id}.json").exists()


def keep(parts: Path, job: Job, rows: Rows) -> None:
    """The rows of a job, whole or not at all."""
    draft = parts / f"{job.id}.part"
    draft.write_text(json.dumps({"job": asdict(job), "rows": rows}), encoding="utf-8")
    draft.replace(parts / f"{job.id}.json")


def gather(folder: Path, jobs: Sequence[Job]) -> None:
    """All rows so far as one Parquet file for each table, in an order that says nothing of how they were made."""
    import polars as pl

    for table, order in TABLES.items():
        rows: list[dict[str, Any]] = []
        for job in jobs:
            rows += kept(folder / "parts" / f"{job.id}.json")["rows"].get(table, [])
        if rows:
            frame: pl.DataFrame = pl.DataFrame(rows, infer_schema_length=None).sort(order)
            frame.write_parquet(folder / f"{table}.parquet")
    for job in jobs:
        if job.kind == REPLAYS:
            keep_replays(folder / REPLAYS, folder / "parts" / f"{job.id}.json")


def keep_replays(folder: Path, part: Path) -> None:
    """Replay files by level, seats and deal."""
    folder.mkdir(exist_ok=True)
    for row in kept(part)["rows"][REPLAYS]:
        path = folder / f"{row['level']}-{row['seats']}-{row['deal']:06}.txt"
        path.write_text(row["text"], encoding="utf-8")


# In processes of this machine


def local(workers: int) -> Perform:
    """So many processes; they know the rules of one variant each time."""

    def perform(variant: Variant, jobs: Sequence[Job]) -> Done:
        if workers == 1 and variant.plain:
            for job in jobs:
                yield job, run_job(asdict(job))
            return
        records = [asdict(job) for job in jobs]
        for place, rows in scattered(workers, run_job, records, prepare, (variant.record(), order_of(variant))):
            yield jobs[place], rows

    return perform


def prepare(record: dict[str, Any], order: dict[str, Any]) -> None:
    """In a worker process, before its first job: Ctrl-C is for the process that people look at."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    install(Variant(**record), order)
