"""Group commit: one task gathers what many tables want to store and commits it together; each waits for its commit.

Entries of logs are committed by themselves and go first, because somebody waits for each of them. Everything else (new
tables, results, sessions) is committed a few at a time in between, so a crowd of it holds up no choice for long.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ostraka.server.store.appending import Appended, append_here, append_there
from ostraka.server.store.engine import PATIENCE, make_thread_engine, on_postgresql
from ostraka.server.store.trouble import collided, gone
from ostraka.server.tables.entry import Entry, Standing

__all__ = ["Taken", "Writer"]

T = TypeVar("T")
LARGEST = 256
"""Entries in one statement: SQLite takes a bounded number of parameters."""
FEW = 8
"""Other pieces of work in one transaction: entries that come in meanwhile wait for so many at most."""
ATTEMPTS = 4
Answer: TypeAlias = tuple["asyncio.Future[Any]", Any, BaseException | None]
Many: TypeAlias = Callable[[list[Any], Connection], list[Answer]]


class Taken(Exception):
    """Somebody else has stored an entry with this number, or this very one, in the meantime."""


class _Job(Generic[T]):
    """Something to be written, and who waits for it."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
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
        self._thread = None if self._spread else ThreadPoolExecutor(1, "writer")
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

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` inside one of the next transactions; if it raises, nothing of it is stored.

        On SQLite it runs in the writer's thread, so it touches nothing but the connection and what it was given.
        """
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
                if self._appends:
                    appends, self._appends = self._appends[:LARGEST], self._appends[LARGEST:]
                    self.appended += await self._commit(self._append_all, appends)
                if self._jobs:
                    jobs, self._jobs = self._jobs[:FEW], self._jobs[FEW:]
                    await self._commit(self._do_all, jobs)
            if self._stopping:
                return

    async def _commit(self, work: Many, jobs: list[Any]) -> int:
        """All in one transaction; whoever waits is told only after it. Returns how many got what they wanted."""
        answers, trouble = await self._try(work, jobs)
        if trouble is not None and len(jobs) > 1 and not gone(trouble):
            # One of them is to blame, and the others shall not pay for it.
            return await self._one_by_one(work, jobs)
        return tell(answers)

    async def _one_by_one(self, work: Many, jobs: list[Any]) -> int:
        """Each in a transaction of its own; when the database goes meanwhile, the rest is not tried."""
        well = 0
        for i, job in enumerate(jobs):
            answers, trouble = await self._try(work, [job])
            well += tell(answers)
            if trouble is not None and gone(trouble):
                return well + tell([(rest.done, None, trouble) for rest in jobs[i + 1 :]])
        return well

    async def _try(self, work: Many, jobs: list[Any]) -> tuple[list[Answer], Exception | None]:
        """One transaction: what each gets from it, and what went wrong with the whole."""
        attempt = 1
        while True:
            try:
                answers = await self._transact(work, jobs)
                self.commits += 1
                return answers, None
            except Exception as error:  # the disk is full, the database has gone: nobody gets a tick
                if not collided(error) or attempt == ATTEMPTS:
                    return [(job.done, None, error) for job in jobs], error
            attempt += 1

    async def _transact(self, work: Many, jobs: list[Any]) -> list[Answer]:
        if self._thread is not None:
            mine = self._append_in_thread if work == self._append_all else partial(self._in_thread, work)
            return await asyncio.get_running_loop().run_in_executor(self._thread, mine, jobs)
        async with asyncio.timeout(PATIENCE), self.engine.connect() as connection, connection.begin():
            return await connection.run_sync(partial(work, jobs))

    def _here(self) -> Engine:
        """SQLite: the connection belongs to the thread that writes."""
        if self._own is None:
            self._own = make_thread_engine(self.engine.url.render_as_string(hide_password=False))
        return self._own

    def _in_thread(self, work: Many, jobs: list[Any]) -> list[Answer]:
        """SQLite: the whole transaction in one visit to its thread."""
        with self._here().connect().execution_options(writes=True) as connection, connection.begin():
            return work(jobs, connection)

    def _append_in_thread(self, appends: list[_Append]) -> list[Answer]:
        """The same for entries, on the connection itself."""
        with closing(self._here().raw_connection()) as connection:
            inside = connection.driver_connection
            assert isinstance(inside, sqlite3.Connection)
            return answered(appends, append_here(inside, in_order(appends)))

    def _append_all(self, appends: list[_Append], connection: Connection) -> list[Answer]:
        return answered(appends, append_there(connection, in_order(appends), self.origin))

    def _do_all(self, jobs: list[_Job[Any]], connection: Connection) -> list[Answer]:
        """Pieces of work one after the other, each behind a savepoint: its failure is its own."""
        answers: list[Answer] = []
        for job in jobs:
            try:
                with connection.begin_nested():
                    value = job.work(connection)
                answers.append((job.done, value, None))
            except Exception as error:
                if collided(error) or (isinstance(error, DBAPIError) and gone(error)) or torn(connection):
                    raise
                answers.append((job.done, None, error))
        return answers


def in_order(appends: list[_Append]) -> list[Appended]:
    """All entries in one order everywhere, so that two processes cannot block each other."""
    return sorted([(job.entry, job.standing) for job in appends], key=lambda given: given[0].key())


def answered(appends: list[_Append], stored: set[tuple[str, int]]) -> list[Answer]:
    """Who got the number they wanted."""
    return [(job.done, None, None if job.entry.key() in stored else Taken()) for job in appends]


def tell(answers: list[Answer]) -> int:
    """Tell whoever waits; returns how many got what they wanted."""
    for done, value, trouble in answers:
        if done.cancelled():
            continue
        if trouble is None:
            done.set_result(value)
        else:
            done.set_exception(trouble)
    return sum(trouble is None for _, _, trouble in answers)


def torn(connection: Connection) -> bool:
    """Whether SQLite has ended the transaction by itself, as it does when the disk is full: nothing of it stands."""
    inside = connection.connection.driver_connection
    return isinstance(inside, sqlite3.Connection) and not inside.in_transaction
