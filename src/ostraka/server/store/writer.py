"""Group commit: one task gathers what many tables want to store and commits it together; each waits for its commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, bindparam, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostraka.server.store.engine import make_thread_engine, on_postgresql
from ostraka.server.store.entry import Entry, Standing
from ostraka.server.store.tables import entries, tables

__all__ = ["Taken", "Writer"]

T = TypeVar("T")
LARGEST = 256
"""Entries in one statement: SQLite takes a bounded number of parameters."""
ATTEMPTS = 4
COLLISIONS = {"40001", "40P01"}
"""What PostgreSQL says when two processes got into each other's way: the transaction is done again."""
Key: TypeAlias = tuple[str, int]
Answer: TypeAlias = tuple["asyncio.Future[Any]", Any, BaseException | None]
STANDING = ("seq", "waits", "due", "status", "moved", "closed", "outcome")


class Taken(Exception):
    """Somebody else has stored an entry with this number, or this very one, in the meantime."""


class _Job(Generic[T]):
    """Something to be written, and who waits for it."""

    def __init__(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> None:
        self.work = work
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()


class _Append:
    """An entry of a log, where the table stands after it, and who waits for its commit."""

    def __init__(self, entry: Entry, standing: Standing) -> None:
        self.entry = entry
        self.standing = standing
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """The only one who writes. `append` and `write` return when their transaction is on the disk."""

    def __init__(self, engine: AsyncEngine, origin: str = "") -> None:
        self.engine = engine
        self.origin = origin
        self.commits = 0
        self.appended = 0
        self._spread = on_postgresql(engine)
        dialect = postgresql if self._spread else sqlite
        self._insert = dialect.insert(entries).on_conflict_do_nothing().returning(entries.c.table, entries.c.seq)
        self._stand = (
            update(tables)
            .where(tables.c.id == bindparam("of"))
            .values({name: bindparam(f"new_{name}") for name in STANDING})
        )
        self._thread = None if self._spread else ThreadPoolExecutor(1, "append")
        self._own: Engine | None = None
        self._appends: list[_Append] = []
        self._jobs: list[_Job[Any]] = []
        self._wake = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Commit what has been handed in, then no more."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
            self._thread.shutdown()

    def _let_go(self) -> None:
        if self._own is not None:
            self._own.dispose()

    async def append(self, entry: Entry, standing: Standing) -> None:
        """Store one entry of a log; `Taken` if its number or its id is not free."""
        job = _Append(entry, standing)
        self._appends.append(job)
        self._hand_in()
        await job.done

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run `work` inside the next transaction; if it raises, nothing of it is stored."""
        job = _Job(work)
        self._jobs.append(job)
        self._hand_in()
        return await job.done

    def _hand_in(self) -> None:
        if self._stopping:
            raise RuntimeError("the store is closing")
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._appends or self._jobs:
                appends, self._appends = self._appends[:LARGEST], self._appends[LARGEST:]
                jobs, self._jobs = self._jobs, []
                await self._commit(appends, jobs)
            if self._stopping:
                return

    async def _commit(self, appends: list[_Append], jobs: list[_Job[Any]]) -> None:
        """One transaction; whoever waits is told only after it."""
        answers: list[Answer] = []
        for attempt in range(ATTEMPTS):
            answers = []
            try:
                await self._transact(appends, jobs, answers)
                self.commits += 1
                break
            except Exception as error:  # the disk is full, the database has gone: nobody gets a tick
                waiting = [*(job.done for job in appends), *(job.done for job in jobs)]
                answers = [(done, None, error) for done in waiting]
                if getattr(getattr(error, "orig", None), "sqlstate", "") not in COLLISIONS or attempt == ATTEMPTS - 1:
                    break
        for done, value, trouble in answers:
            if done.cancelled():
                continue
            if trouble is None:
                done.set_result(value)
            else:
                done.set_exception(trouble)

    async def _transact(self, appends: list[_Append], jobs: list[_Job[Any]], answers: list[Answer]) -> None:
        stored: set[Key] = set()
        if appends and self._thread is not None:
            stored = await asyncio.get_running_loop().run_in_executor(self._thread, self._in_thread, appends)
        if jobs or (appends and self._thread is None):
            async with self.engine.connect() as connection:
                connection = await connection.execution_options(writes=True)
                async with connection.begin():
                    if appends and self._thread is None:
                        stored = await connection.run_sync(self._append_all, appends)
                    for job in jobs:
                        await self._one(connection, job, answers)
        self.appended += len(stored)
        answers += [(job.done, None, None if job.entry.key() in stored else Taken()) for job in appends]

    def _in_thread(self, appends: list[_Append]) -> set[Key]:
        """SQLite: the whole transaction in one visit to the thread that owns the connection."""
        if self._own is None:
            self._own = make_thread_engine(self.engine.url.render_as_string(hide_password=False))
        with self._own.connect().execution_options(writes=True) as connection, connection.begin():
            return self._append_all(connection, appends)

    def _append_all(self, connection: Connection, appends: list[_Append]) -> set[Key]:
        """All entries in one statement, in one order everywhere, so that two processes cannot block each other."""
        appends.sort(key=lambda job: job.entry.key())
        rows = connection.execute(self._insert, [job.entry.row() for job in appends])
        stored = {(row[0], row[1]) for row in rows}
        new = [job for job in appends if job.entry.key() in stored]
        if new:
            standings = [
                {"of": job.entry.table, **{f"new_{name}": getattr(job.standing, name) for name in STANDING}}
                for job in new
            ]
            connection.execute(self._stand, standings)
        if new and self._spread:
            bodies = [{"body": f"{self.origin} entry {job.entry.table} {job.entry.seq}"} for job in new]
            connection.execute(text("SELECT pg_notify('ostraka', :body)"), bodies)
        return stored

    async def _one(self, connection: AsyncConnection, job: _Job[Any], answers: list[Answer]) -> None:
        """A piece of work behind a savepoint: its failure is its own."""
        try:
            async with connection.begin_nested():
                answers.append((job.done, await job.work(connection), None))
        except Exception as error:
            if getattr(getattr(error, "orig", None), "sqlstate", "") in COLLISIONS:
                raise
            answers.append((job.done, None, error))
