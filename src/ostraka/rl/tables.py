"""Many games at once: one choice at each table per call, NumPy arrays in and out, in one process or in several."""

from __future__ import annotations

import signal
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ostraka.core.batch import Batch
from ostraka.core.errors import IllegalChoice, OstrakaError
from ostraka.match.shelf import load_game
from ostraka.rl.wishes import laid, whole

__all__ = ["Pool", "Situation", "Tables"]

UNBEGUN: Final = "the tables are not set up yet: reset() comes first"


class Situation(NamedTuple):
    """What every table waits for. A game that ended has made room for a new one already."""

    observations: npt.NDArray[np.uint8]
    """(tables, layout.size): what the seat to move may know."""
    masks: npt.NDArray[np.int8]
    """(tables, actions): its options."""
    seats: npt.NDArray[np.uint8]
    """(tables,): which seat that is."""
    ended: npt.NDArray[np.bool_]
    """(tables,): whether the last choice ended a game."""
    rewards: npt.NDArray[np.float32]
    """(tables, seats): what that was worth to each seat; 0 where no game ended."""


class Tables:
    """So many tables of one game, played in this process.

    Each table has its own luck, from `seed` and its number, of which the first is `first`.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int = 2,
        setup: Mapping[str, object] | None = None,
        seed: int = 0,
        forced: bool = False,
        first: int = 0,
    ) -> None:
        if whole("the number of tables", tables) < 1:
            raise OstrakaError(f"there is one table at least, not {tables}")
        self.game = load_game(game)
        self.layout = self.game.sheet().layout
        self.tables = tables
        self.actions = len(self.game.actions)
        laid(self.game, setup, seats)  # told in words what the batch would not take
        numbers = range(first, first + tables)
        self.batch: Batch[Any, Any] = Batch(self.game, setup, seats, numbers, whole("a seed", seed), forced)
        self.seats: int = self.batch.seats

    def reset(self) -> Situation:
        """New games at all tables."""
        self.batch.begin()
        return self.situation()

    def step(self, choices: npt.ArrayLike) -> Situation:
        """One choice at each table; an `IllegalChoice`, and nothing has changed, if one of them is not offered."""
        codes = written(choices, self.tables, self.actions)
        if not self.batch.observations:
            raise OstrakaError(UNBEGUN)
        self.batch.step(codes)
        return self.situation()

    def situation(self) -> Situation:
        """What every table waits for now."""
        if not self.batch.observations:
            raise OstrakaError(UNBEGUN)
        return shaped(self.pages(), self.tables, self.actions, self.seats)

    def pages(self) -> list[bytearray]:
        """The same as bytes."""
        batch = self.batch
        written = (batch.masks, batch.movers, batch.ends, batch.rewards)
        return [batch.observations, *[bytearray(page.getvalue()) for page in written]]

    def close(self) -> None:
        """Nothing is held open."""


def written(choices: npt.ArrayLike, tables: int, actions: int) -> bytes:
    """Choices as compiled code reads them."""
    codes = np.asarray(choices)
    if codes.shape != (tables,) or codes.dtype.kind not in "iu":
        raise OstrakaError(f"choices are {tables} whole numbers, not {codes.dtype} of shape {codes.shape}")
    return bytes(np.clip(codes, -1, actions).astype("<i2").tobytes())


def shaped(pages: Sequence[bytearray], tables: int, actions: int, seats: int) -> Situation:
    """Pages as arrays."""
    return Situation(
        np.frombuffer(pages[0], np.uint8).reshape(tables, -1),
        np.frombuffer(pages[1], np.int8).reshape(tables, actions),
        np.frombuffer(pages[2], np.uint8),
        np.frombuffer(pages[3], np.bool_),
        np.frombuffer(pages[4], "<f4").reshape(tables, seats),
    )


class Pool:
    """The same tables, divided among processes: the same games, whatever their number. `with` closes it."""

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int = 2,
        setup: Mapping[str, object] | None = None,
        seed: int = 0,
        forced: bool = False,
        jobs: int = 2,
    ) -> None:
        if not 1 <= jobs <= tables:
            raise OstrakaError(f"{tables} tables are played by 1 to {tables} processes, not by {jobs}")
        self.game = load_game(game)
        self.layout = self.game.sheet().layout
        self.tables = tables
        self.actions = len(self.game.actions)
        self.seats: int = laid(self.game, setup, seats).seats
        self.shares = [range(tables * job // jobs, tables * (job + 1) // jobs) for job in range(jobs)]
        widths = (self.layout.size, self.actions, 1, 1, 4 * self.seats)
        self.sizes = [tables * width for width in widths]
        self.memory = [SharedMemory(create=True, size=size) for size in self.sizes]
        self.masks: npt.NDArray[np.int8] | None = None
        self.movers: npt.NDArray[np.uint8] = np.zeros(0, np.uint8)
        context = get_context("spawn")
        self.lines: list[Connection] = []
        self.workers: list[BaseProcess] = []
        names = [(memory.name, width) for memory, width in zip(self.memory, widths, strict=True)]
        for share in self.shares:
            ours, theirs = context.Pipe()
            orders = (theirs, names, share, game, seats, dict(setup or {}), seed, forced)
            worker = context.Process(target=work, args=orders, daemon=True)
            worker.start()
            theirs.close()
            self.lines.append(ours)
            self.workers.append(worker)

    def reset(self) -> Situation:
        """New games at all tables."""
        return self.tell([b""] * len(self.shares))

    def step(self, choices: npt.ArrayLike) -> Situation:
        """One choice at each table; an `IllegalChoice`, and nothing has changed, if one of them is not offered."""
        codes = written(choices, self.tables, self.actions)
        if self.masks is None:
            raise OstrakaError(UNBEGUN)
        numbers = np.frombuffer(codes, "<i2")
        inside = (numbers >= 0) & (numbers < self.actions)
        offered = self.masks[np.arange(self.tables), np.where(inside, numbers, 0)] == 1
        if not np.all(inside & offered):
            at = int(np.argmin(inside & offered))
            code = int(numbers[at])
            options = tuple(int(option) for option in np.flatnonzero(self.masks[at]))
            told = f"table {at}: option {code} is not offered; legal are {list(options)}"
            raise IllegalChoice(told, int(self.movers[at]), code, options)
        return self.tell([codes[2 * share.start : 2 * share.stop] for share in self.shares])

    def tell(self, orders: Sequence[bytes]) -> Situation:
        """Give every process its choices, and gather what comes of them."""
        if not self.lines:
            raise OstrakaError("the pool is closed: its processes have gone")
        try:
            for line, order in zip(self.lines, orders, strict=True):
                line.send_bytes(order)
            for line in self.lines:
                line.recv_bytes()
        except (EOFError, OSError) as error:
            raise OstrakaError("a process that plays some of the tables has died") from error
        # The system may have given more memory than was asked for.
        pages = [bytearray(room(memory)[:size]) for memory, size in zip(self.memory, self.sizes, strict=True)]
        found = shaped(pages, self.tables, self.actions, self.seats)
        self.masks, self.movers = found.masks, found.seats
        return found

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Let the processes go."""
        for line in self.lines:
            line.close()
        for worker in self.workers:
            worker.join()
        for memory in self.memory:
            memory.close()
            memory.unlink()
        self.lines, self.workers, self.memory = [], [], []


def room(memory: SharedMemory) -> memoryview:
    """What can be written to."""
    assert memory.buf is not None, "it was closed"
    return memory.buf


def work(
    line: Connection,
    names: Sequence[tuple[str, int]],
    share: range,
    game: str,
    seats: int,
    setup: Mapping[str, object],
    seed: int,
    forced: bool,
) -> None:
    """One process: whatever choices come in, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = [SharedMemory(name) for name, _ in names]
    places = [slice(share.start * width, share.stop * width) for _, width in names]
    tables = Tables(game, len(share), seats, setup, seed, forced, share.start)
    try:
        while True:
            order = line.recv_bytes()
            if order:
                tables.batch.step(order)
            else:
                tables.batch.begin()
            for shared, place, page in zip(memory, places, tables.pages(), strict=True):
                room(shared)[place] = page
            line.send_bytes(b"done")
    except (EOFError, BrokenPipeError):
        for shared in memory:
            shared.close()
