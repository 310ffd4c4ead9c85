"""What a choice costs: the server's CPU for one choice shown to four sockets, of one build or of two in one run.

    python -m tests.server.drivers.costs [--against FOLDER] [--rate 200 --rounds 10 --game thebes --words 2]

With `--against` the server runs twice: from the modules found first here (PYTHONPATH), and from those in the folder,
such as another checkout's `build/compiled`. Both are up all the time and get choices in turn, so what else the machine
does hurts both alike; and CPU is counted, not time. At rate 0 choices come as fast as they are answered: that is what
they cost a server with much to do, where others share the way to the disk and find everything warm.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import psutil

from tests.server.drivers import crowd
from tests.server.drivers.crowd import Figures
from tests.server.drivers.load import LANGUAGES, Crew, house, spent
from tests.server.house import House, sqlite

SEATS = 4


async def measure(
    houses: Sequence[House], crews: Sequence[Crew], rate: int, rounds: int, seconds: int
) -> list[list[float]]:
    """Milliseconds of CPU per choice, in each round of each server. The first round warms up and does not count."""
    await asyncio.gather(*(crew.start() for crew in crews))
    processes = [psutil.Process(house.process.pid) for house in houses]
    found: list[list[float]] = [[] for _ in houses]
    for _ in range(rounds + 1):
        for process, crew, costs in zip(processes, crews, found, strict=True):
            used, acks = spent(process), len(crew.tally.acks)
            await (crew.choices(rate, seconds) if rate else crew.rush(seconds))
            await asyncio.sleep(0.2)
            costs.append((spent(process) - used) / max(1, len(crew.tally.acks) - acks) * 1000)
    await asyncio.gather(*(crew.stop() for crew in crews))
    return [costs[1:] for costs in found]


def trial(
    builds: dict[str, dict[str, str]],
    rate: int = 200,
    rounds: int = 10,
    seconds: int = 4,
    tables: int = 40,
    words: int = 2,
    game: str = "thebes",
    seed: int = 1,
) -> Figures:
    """The whole trial on fresh stores; `builds` are the servers by their names, each with settings of its own."""
    crowd.open_files()
    with ExitStack() as stack:
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ostraka-trial-"))) for _ in builds]
        houses = [
            stack.enter_context(house(sqlite(folder), **settings))
            for folder, settings in zip(folders, builds.values(), strict=True)
        ]
        crews = [Crew(house.url, tables, SEATS, LANGUAGES[words], seed, game) for house in houses]
        found = asyncio.run(measure(houses, crews, rate, rounds, seconds))
        megabytes = [round(crowd.memory(house)) for house in houses]
    return {
        name: {
            "ms per choice": round(statistics.median(costs), 3),
            "rounds": [round(cost, 3) for cost in costs],
            "choices": len(crew.tally.acks),
            "KB per frame": round(crew.tally.bytes / max(1, crew.tally.frames) / 1000, 2),
            "errors": crew.tally.errors[:3],
            "server MB": size,
        }
        for name, costs, crew, size in zip(builds, found, crews, megabytes, strict=True)
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, help="a folder with another build")
    for name, size in {"rate": 200, "rounds": 10, "seconds": 4, "tables": 40, "words": 2, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=size)
    parser.add_argument("--game", default="thebes")
    given = vars(parser.parse_args())
    against = given.pop("against")
    builds: dict[str, dict[str, str]] = {} if against is None else {"before": {"PYTHONPATH": str(against.resolve())}}
    print(json.dumps(trial({**builds, "after": {}}, **given), indent=1))


if __name__ == "__main__":
    main()
