"""Strangers have a share of the event loop's time, whatever they ask for; within it every address has its turn."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

import pytest

from ostraka.server import share as module
from ostraka.server.app import make_app
from ostraka.server.errors import Refused
from ostraka.server.guard import Guard
from ostraka.server.server import Server
from ostraka.server.settings import Settings, read_settings
from ostraka.server.share import SAVED, STEPS, Share, Shares, in_thread, on_account, plays_on


async def nothing_left() -> Share:
    share = Share("tests", 0.2)
    share.spend(SAVED + 0.01)
    assert not share.free
    return share


def test_addresses_take_turns_when_there_is_little_left() -> None:
    async def crowd() -> list[str]:
        share, served = await nothing_left(), list[str]()

        async def one(address: str) -> None:
            await share.turn(address)
            served.append(address)

        await asyncio.gather(*(one("loud") for _ in range(9)), one("quiet"))
        assert not share.waiting and share.free
        return served

    assert asyncio.run(crowd()).index("quiet") <= 1


def test_what_is_used_has_to_be_waited_for() -> None:
    async def wait() -> float:
        share = Share("tests", 0.2)
        begun = time.monotonic()
        await share.turn("somebody")
        assert time.monotonic() - begun < 1.0
        share.spend(SAVED + 0.06)
        begun = time.monotonic()
        await share.turn("somebody")
        return time.monotonic() - begun

    # A fifth of the time, and a little more while nobody else wants any.
    assert asyncio.run(wait()) >= 0.09


def test_while_others_work_there_is_nothing_to_lend() -> None:
    share = Share("tests", 0.2)
    share.spend(SAVED + 1.0)
    before, begun = share._refill(), time.monotonic()
    worked = time.thread_time()
    while time.thread_time() - worked < 0.1:
        pass
    idle = time.monotonic() - begun - 0.1
    assert share._refill() - before <= 0.2 * (0.1 + idle) + 0.5 * (idle + 0.01)


def test_whoever_waits_too_long_is_told_to_come_back_later() -> None:
    async def wait() -> None:
        share = await nothing_left()
        with pytest.raises(Refused, match="try again"):
            await share.turn("somebody", patience=0.001)
        # Whoever has gone does not take the turn of the next one.
        await share.turn("another")

    asyncio.run(wait())


def test_the_time_of_the_loop_is_measured_and_that_of_waiting_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[float] = []
    share = Share("tests", 0.2)
    monkeypatch.setattr(share, "spend", spent.append)

    async def busy() -> str:
        end = time.thread_time() + 0.05
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0.2)
        return "done"

    assert asyncio.run(share.measured(busy())) == "done"
    assert 0.05 <= sum(spent) < 0.2


def test_measured_work_fails_and_is_cancelled_like_any_other() -> None:
    share, seen = Share("tests", 0.2), list[str]()

    async def waits() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def fails() -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await waits()
        raise KeyError("as told")

    async def both() -> None:
        with pytest.raises(KeyError, match="as told"):
            await asyncio.create_task(share.measured(fails()))
        task = asyncio.create_task(share.measured(waits()))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()

    asyncio.run(both())
    assert seen == ["cancelled", "cancelled"]


def test_a_crowd_makes_one_step_in_a_round_of_the_loop() -> None:
    async def crowd() -> list[int]:
        share, made, now = Share("tests", 0.2), list[int](), 0

        async def one() -> None:
            for _ in range(5):
                await asyncio.sleep(0)
                made.append(now)

        tasks = [asyncio.create_task(share.measured(one())) for _ in range(20)]
        gone = asyncio.create_task(share.measured(one()))
        while not all(task.done() for task in tasks):
            now += 1
            await asyncio.sleep(0)
            if now == 3:
                # Whoever goes away while it waits takes no place from the others.
                gone.cancel()
        assert gone.cancelled()
        return made

    made = asyncio.run(crowd())
    assert len(made) >= 100 and max(made.count(now) for now in made) <= STEPS


def test_threads_and_tasks_are_paid_by_whoever_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[float] = []
    share = Share("tests", 0.2)
    monkeypatch.setattr(share, "spend", spent.append)

    def compute() -> str:
        end = time.thread_time() + 0.05
        while time.thread_time() < end:
            pass
        return "done"

    async def wants() -> str:
        async def computes() -> str:
            return compute()

        assert await asyncio.create_task(on_account(computes())) == "done"
        return await in_thread(compute)

    async def everybody() -> None:
        assert await wants() == "done"
        assert not spent, "nobody pays for the house itself"
        assert await asyncio.create_task(share.measured(wants())) == "done"

    asyncio.run(everybody())
    assert sum(spent) >= 0.1


def test_without_limits_there_are_no_shares() -> None:
    assert Shares(0).of(known=True) is None
    one, other = Shares(1).of(known=True), Shares(1).of(known=False)
    assert one is not None and other is not None and one.part > other.part > 0
    assert one.part + other.part <= 0.5 and module.PATIENCE < 10


@pytest.mark.parametrize(
    "path",
    [
        "tables/x/at/3",
        "tables/x/fork",
        "tables/x/analysis/page",
        "puzzles/thebes/p",
        "daily/thebes",
        "games/thebes/ratings",
    ],
)
def test_who_plays_looks_back_under_a_share_like_anybody(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One move in a game of their own, and five guests had all the time of the server for finished games."""

    async def story() -> None:
        guard = Guard(cast(Any, None), Server(read_settings({})))
        share = guard.server.shares.of(known=True)
        assert share is not None
        share.spend(SAVED + 0.5)

        async def plays(person: str) -> bool:
            return True

        monkeypatch.setattr(guard.known, "plays", plays)
        for played in (
            "tables/x/update",
            "tables/x/acts",
            "tables/x/socket",
            "tables/x",
            "games/thebes/cards",
            "tables",
        ):
            assert await guard.time_for(f"/api/{played}", "here", "ana") is None
        waiting = asyncio.create_task(guard.time_for(f"/api/{path}", "here", "ana"))
        await asyncio.sleep(0)
        assert "here" in share.waiting and await waiting is share

    asyncio.run(story())


def test_every_route_that_looks_back_is_known() -> None:
    application: Any = make_app(Settings(database="sqlite:///:memory:")).app
    paths = application.openapi_schema.to_schema()["paths"]
    apart = {path for path, item in paths.items() if any("records" in way.get("tags", ()) for way in item.values())}
    assert len(apart) > 8 and not {path for path in apart if plays_on(path)}
    assert not plays_on("/api/house-rules")
