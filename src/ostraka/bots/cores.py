"""Several processes search the same question, each with luck of its own; what they found is added up."""

from __future__ import annotations

import atexit
import json
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, cast

from ostraka.bots.budget import Budget
from ostraka.bots.worker_pool import environment, give_way
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, V, View
from ostraka.core.mind.estimate import Estimate, merge
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask
from ostraka.core.view import pack

__all__ = ["close_cores", "think_together"]


class Core:
    """A worker process that is asked and answers in turns."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "ostraka.bots.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
            text=True,
        )
        give_way(self.process.pid)

    def ask(self, function: str, asked: Mapping[str, object]) -> None:
        """Send a call on its way."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps({"call": function, "with": asked}) + "\n")
            self.process.stdin.flush()

    def answer(self) -> object:
        """What came of the last call."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.endswith("\n"):
            self.close()
            raise OstrakaError(f"a process that was thinking ended with status {self.process.wait()}")
        answer: dict[str, object] = json.loads(line)
        if "error" in answer:
            raise OstrakaError(str(answer["error"]))
        return answer["answer"]

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        with suppress(BrokenPipeError):
            self.process.communicate()


_cores: Final[list[Core]] = []


def close_cores() -> None:
    """End all processes; they are started again when they are needed."""
    while _cores:
        _cores.pop().close()


atexit.register(close_cores)


def started(n: int) -> list[Core]:
    """So many processes that are ready to think."""
    new = [Core() for _ in range(n - len(_cores))]
    try:
        for core in new:
            core.answer()
    except BaseException:
        for core in new:
            core.close()
        raise
    _cores.extend(new)
    return _cores[:n]


def share(whole: int | None, parts: int, number: int) -> int | None:
    """The part of the simulations that falls to process `number`."""
    return None if whole is None else whole // parts + (number < whole % parts)


def think_together(
    game: Game[S, V],
    view: View,
    ask: Ask,
    budget: Budget,
    own: int,
    horizon: int | None = None,
    learned: bool = False,
) -> list[Estimate]:
    """Search with `budget.cores` processes; the simulations are shared out, the clock is the same for all.

    With `learned` they judge by what comes with Ostraka for this game.

    The same seed, simulations and number of cores give the same result. The time to start the processes, the first
    time, is not counted.
    """
    most = budget.measure(own)
    cores = min(budget.cores, most or budget.cores)
    rng = Rng(budget.seed)
    record = pack(game, cast(V, view))
    workers = started(cores)
    for number, core in enumerate(workers):
        part = Budget(rng.below(1 << 31), share(most, cores, number), budget.clock())
        asked = {"game": game.id, "view": record, "budget": part.record(), "horizon": horizon, "learned": learned}
        core.ask("ostraka.bots.worker:search", asked)
    try:
        found = [core.answer() for core in workers]
    except BaseException:
        # Answers that nobody has read would be taken for those to the next question.
        close_cores()
        raise
    return merge([[read_estimate(row) for row in rows] for rows in found if isinstance(rows, list)], ask.seat)


def read_estimate(record: Mapping[str, object]) -> Estimate:
    """The estimate a worker has sent."""
    values = record["values"]
    assert isinstance(values, list)
    numbers = [float(value) for value in values]
    return Estimate(int(str(record["option"])), int(str(record["visits"])), numbers, float(str(record["error"])))
