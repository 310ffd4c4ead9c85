"""What a choice costs indoors: the CPU of everything between a frame that comes in and the frames that go out.

    python -m tests.server.drivers.indoors [--against FOLDER] [--rounds 12 --choices 160 --game thebes --words 2]

Server, store, rooms and lines are the real ones, in one process without a network; what the system takes to carry
frames is left out. Tables, seeds and choices are always the same. With `--against` a second process runs the modules in
that folder; they take turns, and in each round both do the same. Other work on the machine only adds to the figures, so
the least of them tell most.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from ostraka.server.people.wire import Guest
from ostraka.server.serve import set_up_logs
from ostraka.server.server import Server
from ostraka.server.settings import Settings
from ostraka.server.tables import wire
from ostraka.server.tables.room import Room
from ostraka.server.tables.socket import Line
from tests.server.drivers.crowd import Figures
from tests.server.drivers.leaks import Wire
from tests.server.drivers.load import LANGUAGES
from tests.server.house import sqlite

SEATS = 4
TOGETHER = 8
"""Choices that are on their way at the same time, each at another table."""


class Pipe:
    """The end of a connection that takes everything at once."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.writable.set()
        self.bytes = 0

    def tell(self, *texts: bytes) -> bool:
        self.bytes += sum(map(len, texts))
        return True


class Table:
    """A table with a line at every seat."""

    def __init__(self, room: Room, lines: list[Line], wires: list[Wire]) -> None:
        self.room = room
        self.lines = lines
        self.wires = wires

    def choose(self, luck: random.Random) -> None:
        seq = self.room.state.seq
        ask = self.room.state.match.asks[0]
        self.wires[ask.seat].send(type="submit", id=f"choice-{seq:06}", at=seq, option=luck.choice(ask.options))

    async def shown(self, seq: int) -> None:
        """Return when every line has been told of an entry, and whoever made it has its answer."""
        while any(line.since < seq or line.answers for line in self.lines):
            await asyncio.sleep(0.002)


@asynccontextmanager
async def seated(server: Server, n: int, game: str, words: int) -> AsyncIterator[Table]:
    person, _ = await server.people.guest(Guest(f"Ana {n}"))
    wishes = [wire.SeatWish("me")] * SEATS
    info = await server.lobby.create(person, wire.NewTable(game, wishes, {}), secret=f"the seed of table {n}")
    await server.lobby.start(person, info.id)
    room = await server.rooms.get(info.id)
    async with AsyncExitStack() as stack:
        wires = [Wire() for _ in range(SEATS)]
        lines: list[Line] = []
        for seat, end in enumerate(wires):
            socket: Any = end
            lines.append(Line(socket, server, Pipe()))
            stack.callback(asyncio.create_task(lines[-1].run(info.id, person)).cancel)
            end.send(type="hello", seat=seat, language=LANGUAGES[words][seat % len(LANGUAGES[words])])
        table = Table(room, lines, wires)
        await table.shown(0)
        yield table


async def play(database: str, choices: int, tables: int, game: str, words: int) -> None:
    """A round for every line that is read, and a figure for each round."""
    server = Server(Settings(database=database, thinkers=0, limits=0.0))
    await server.start()
    luck, n = random.Random(1), 0
    async with AsyncExitStack() as stack:
        stack.push_async_callback(server.stop)
        seats: list[Table] = []
        print("ready", flush=True)
        while await asyncio.to_thread(sys.stdin.readline):
            spent = 0.0
            for first in range(0, choices, TOGETHER):
                seats = [table for table in seats if not table.room.state.closed]
                while len(seats) < tables:
                    seats.append(await stack.enter_async_context(seated(server, n := n + 1, game, words)))
                wave = [seats[(first + i) % tables] for i in range(TOGETHER)]
                begun = time.process_time()
                due = [(table, table.room.state.seq + 1) for table in wave]
                for table in wave:
                    table.choose(luck)
                for table, seq in due:
                    await table.shown(seq)
                spent += time.process_time() - begun
            print(spent / choices * 1000, flush=True)


def trial(
    builds: dict[str, str],
    rounds: int = 12,
    choices: int = 160,
    tables: int = 40,
    words: int = 2,
    game: str = "thebes",
) -> Figures:
    """The whole trial; `builds` are the folders with the modules, by their names."""
    sizes = ["--choices", choices, "--tables", tables, "--words", words, "--game", game]
    found: dict[str, list[float]] = {name: [] for name in builds}
    with ExitStack() as stack:
        folders = {name: stack.enter_context(tempfile.TemporaryDirectory(prefix="ostraka-trial-")) for name in builds}
        players = {
            name: stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-m", __spec__.name, "--play", sqlite(Path(folders[name])), *map(str, sizes)],
                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                    env={**os.environ, "PYTHONPATH": folder, "OSTRAKA_PSEUDO": "1"},
                )
            )
            for name, folder in builds.items()
        }  # fmt: skip
        for player in players.values():
            assert player.stdout is not None and player.stdout.readline() == "ready\n"
        for n in range(rounds + 2):
            for name, player in players.items():
                assert player.stdin is not None and player.stdout is not None
                player.stdin.write("go\n")
                player.stdin.flush()
                cost = float(player.stdout.readline())
                # The first rounds warm up.
                if n > 1:
                    found[name].append(round(cost, 3))
    return {
        name: {"least": min(costs), "ms per choice": round(statistics.median(costs), 3), "rounds": costs}
        for name, costs in found.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, help="a folder with another build")
    parser.add_argument("--play", help=argparse.SUPPRESS)
    for name, size in {"rounds": 12, "choices": 160, "tables": 40, "words": 2}.items():
        parser.add_argument(f"--{name}", type=int, default=size)
    parser.add_argument("--game", default="thebes")
    given = vars(parser.parse_args())
    against, database, rounds = given.pop("against"), given.pop("play"), given.pop("rounds")
    if database is not None:
        set_up_logs("warning")
        asyncio.run(play(database, **given))
        return
    builds = {} if against is None else {"before": str(against.resolve())}
    builds["after"] = os.environ.get("PYTHONPATH", "")
    print(json.dumps(trial(builds, rounds, **given)))


if __name__ == "__main__":
    main()
