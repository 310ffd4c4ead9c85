"""Worker processes: the same answers as at home, second chances, and nothing left behind."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from ostraka import load_game
from ostraka.bots import Budget, make_bot
from ostraka.bots.worker import MEMORIES, answer, mind_of
from ostraka.bots.worker_pool import COURTESY, ThinkingFailed, TooBusy, Worker, WorkerPool
from ostraka.core.errors import OstrakaError
from ostraka.core.game import View
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask
from ostraka.core.view import pack


def position(name: str, seats: int = 2, steps: int = 60) -> tuple[Any, View, Ask]:
    """A game, a view and a question with several answers."""
    game = load_game(name)
    s, rng = game.new(None, seats), Rng(5)
    playout(game, s, rng, steps)
    while not (isinstance(s.turn, Ask) and len(s.turn.options) > 2):
        assert playout(game, s, rng, 1) != (0, 0)
    return game, game.view(s, s.turn.seat), s.turn.of(s.turn.seat) or s.turn


def process_of(worker: Worker) -> asyncio.subprocess.Process:
    assert worker.process is not None
    return worker.process


def lines_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


ERRANDS = """
import os, signal, sys, time

def count(path, text="."):
    with open(path, "a") as file:
        print(text, file=file)
    return sum(1 for _ in open(path))

def die(path):
    count(path)
    os.kill(os.getpid(), signal.SIGKILL)

def die_once(path):
    if count(path) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return "back"

def sleep(path):
    count(path, os.getpid())
    time.sleep(600)

def talk():
    print("this is no answer")
    return [1, {"two": 2.5}, None]

def fail():
    return 1 // 0
"""


@pytest.fixture
def errands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module that workers can be sent on; the file its functions count in."""
    (tmp_path / "errands.py").write_text(ERRANDS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path / "count"


# What is asked and answered


@pytest.mark.parametrize("name", ["ancient", "thebes", "mammothodus"])
def test_a_worker_gives_the_answer_one_would_have_given_oneself(name: str) -> None:
    game, view, ask = position(name)
    budget = Budget(7, simulations=6)
    own = make_bot(game, "searcher:20")
    expected = own.choose(view, ask, budget)

    async def scene() -> tuple[int, list[dict[str, object]]]:
        async with WorkerPool() as pool:
            timed = await pool.choose(name, pack(game, view), "searcher:20", budget)
            assert 0.0 < timed.seconds < 60.0
            return timed.option, await pool.estimates(name, pack(game, view), "searcher:20", budget)

    option, estimates = asyncio.run(scene())
    assert option == expected == estimates[0]["option"]
    assert {estimate["option"] for estimate in estimates} == set(ask.options)
    assert sum(int(str(estimate["visits"])) for estimate in estimates) == 6


def test_many_questions_at_once() -> None:
    game, view, ask = position("thebes")
    bot = make_bot(game, "searcher:5")

    async def scene() -> list[int]:
        async with WorkerPool(2) as pool:
            record = pack(game, view)
            asked = [pool.choose("thebes", record, "searcher:5", Budget(seed)) for seed in range(12)]
            answers = await asyncio.gather(*asked)
            assert pool.waiting == 0
            return [timed.option for timed in answers]

    assert asyncio.run(scene()) == [bot.choose(view, ask, Budget(seed)) for seed in range(12)]


def test_the_event_loop_and_the_other_workers_go_on_meanwhile(errands: Path) -> None:
    async def scene() -> None:
        async with WorkerPool(2) as pool:
            long_one = asyncio.create_task(pool.call("errands:sleep", {"path": str(errands)}))
            while not errands.exists():
                await asyncio.sleep(0.01)
            assert await pool.call("errands:talk", {})
            assert pool.waiting == 1
            assert not long_one.done()
            long_one.cancel()
            with pytest.raises(asyncio.CancelledError):
                await long_one
            assert pool.waiting == 0

    asyncio.run(scene())


def test_what_a_bot_prints_is_no_answer(errands: Path) -> None:
    async def scene() -> object:
        async with WorkerPool() as pool:
            return await pool.call("errands:talk", {})

    assert asyncio.run(scene()) == [1, {"two": 2.5}, None]


# What goes wrong


def test_a_worker_gives_way_from_its_first_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    mine, begins = os.getpriority(os.PRIO_PROCESS, 0), list[int]()

    async def line(self: Worker) -> dict[str, object]:
        begins.append(os.getpriority(os.PRIO_PROCESS, process_of(self).pid))
        return {}

    async def start() -> None:
        worker = Worker()
        with monkeypatch.context() as patch:
            patch.setattr(Worker, "line", line)
            await worker.start()
        await worker.stop()

    asyncio.run(start())
    assert begins == [min(19, mine + COURTESY)]


def test_a_killed_worker_is_replaced() -> None:
    game, view, ask = position("thebes")

    async def scene() -> None:
        async with WorkerPool(1) as pool:
            first = (await pool.choose("thebes", pack(game, view), "searcher:5")).option
            killed = process_of(pool.workers[0])
            os.kill(killed.pid, signal.SIGKILL)
            assert (await pool.choose("thebes", pack(game, view), "searcher:5")).option == first
            assert first in ask.options
            assert process_of(pool.workers[0]).pid != killed.pid

    asyncio.run(scene())


def test_a_worker_that_dies_while_thinking_is_asked_once_more(errands: Path) -> None:
    async def scene() -> object:
        async with WorkerPool() as pool:
            return await pool.call("errands:die_once", {"path": str(errands)})

    assert asyncio.run(scene()) == "back"
    assert lines_of(errands) == 2


def test_but_not_for_ever(errands: Path) -> None:
    async def scene() -> object:
        async with WorkerPool() as pool:
            with pytest.raises(ThinkingFailed, match=r"errands:die got no answer from two processes.*status -9"):
                await pool.call("errands:die", {"path": str(errands)})
            return await pool.call("errands:count", {"path": str(errands)})

    assert asyncio.run(scene()) == 3


def test_a_worker_that_does_not_answer_is_ended(errands: Path) -> None:
    async def scene() -> None:
        pool = WorkerPool(1, patience=2.0)
        await pool.start()
        with pytest.raises(ThinkingFailed, match="not answered within 2"):
            await pool.call("errands:sleep", {"path": str(errands)})
        await pool.close()

    asyncio.run(scene())
    for pid in errands.read_text(encoding="utf-8").split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


def test_too_many_questions_are_refused(errands: Path) -> None:
    async def scene() -> None:
        async with WorkerPool(1, waiting=2) as pool:
            asked = {"path": str(errands)}
            open_ones = [asyncio.create_task(pool.call("errands:sleep", asked)) for _ in range(2)]
            while not errands.exists():
                await asyncio.sleep(0.01)
            with pytest.raises(TooBusy, match="2 questions are waiting already"):
                await pool.call("errands:talk", {})
            for task in open_ones:
                task.cancel()
            await asyncio.gather(*open_ones, return_exceptions=True)
            assert await pool.call("errands:talk", {})

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"bot": "seer"}, "there is no bot 'seer'"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"bot": "random:1"}, "makes no sense"),
        ({"view": {"seats": 2}}, "has no 'seat'"),
    ],
)
def test_mistakes_are_told_and_not_tried_again(changes: dict[str, object], message: str) -> None:
    game, view, _ = position("thebes")
    asked = {"game": "thebes", "view": pack(game, view), "bot": "random", "budget": {}, **changes}
    told = answer(json.dumps({"call": "ostraka.bots.worker:choose", "with": asked}))
    assert message in str(told["error"])


def test_a_fault_in_a_worker_is_an_error_here(errands: Path) -> None:
    async def scene() -> None:
        async with WorkerPool() as pool:
            pid = process_of(pool.workers[0]).pid
            with pytest.raises(OstrakaError, match="ZeroDivisionError"):
                await pool.call("errands:fail", {})
            assert process_of(pool.workers[0]).pid == pid

    asyncio.run(scene())


# The end


def test_closing_finishes_what_is_open_and_leaves_no_process() -> None:
    game, view, ask = position("thebes")

    async def scene() -> tuple[int, int]:
        pool = WorkerPool(1)
        await pool.start()
        pid = process_of(pool.workers[0]).pid
        open_one = asyncio.create_task(pool.choose("thebes", pack(game, view), "searcher:30"))
        await asyncio.sleep(0)
        await pool.close()
        with pytest.raises(OstrakaError, match="the pool is closed"):
            await pool.choose("thebes", pack(game, view), "searcher:30")
        return (await open_one).option, pid

    option, pid = asyncio.run(scene())
    assert option in ask.options
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_closing_does_not_wait_for_ever(errands: Path) -> None:
    async def scene() -> None:
        pool = WorkerPool(1)
        open_one = asyncio.create_task(pool.call("errands:sleep", {"path": str(errands)}))
        while not errands.exists():
            await asyncio.sleep(0.01)
        await pool.close(grace=0.1)
        with pytest.raises(ThinkingFailed, match="the pool was closed"):
            await open_one

    asyncio.run(scene())
    (pid,) = errands.read_text(encoding="utf-8").split()
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)


def test_a_pool_that_cannot_start_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")

    async def scene() -> None:
        with pytest.raises(ThinkingFailed, match="could not be started: it ended with status 1"):
            await WorkerPool().start()

    asyncio.run(scene())


# Memory


def test_a_match_is_remembered_by_one_process() -> None:
    async def scene() -> None:
        pool = WorkerPool(3)
        assert len({id(pool.worker_for("table 7")) for _ in range(5)}) == 1
        assert len({id(pool.worker_for(f"table {n}")) for n in range(40)}) == 3

    asyncio.run(scene())


def test_a_process_remembers_a_limited_number_of_seats() -> None:
    game = load_game("thebes")
    first = mind_of(game, "searcher:5", "table 1", 0)
    assert mind_of(game, "searcher:5", "table 1", 0) is first
    assert mind_of(game, "searcher:5", "table 1", 1) is not first
    for n in range(MEMORIES):
        mind_of(game, "searcher:5", f"other {n}", 0)
    assert mind_of(game, "searcher:5", "table 1", 0) is not first
