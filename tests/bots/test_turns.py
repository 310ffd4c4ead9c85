"""Whose turn it is to be thought for: everybody has the same share, however many questions they have waiting."""

from __future__ import annotations

import asyncio

import pytest

from ostraka.bots.turns import LAST, Turns


def order(*asked: tuple[str, str], seconds: dict[str, float] | None = None) -> list[str]:
    """In which order they have their turns, if all ask while somebody else has one."""
    had: list[str] = []

    async def ask(turns: Turns, who: str, match: str) -> None:
        async with turns.turn(who, match):
            had.append(who if not match else f"{who} {match}")
            await asyncio.sleep((seconds or {}).get(who, 0.002))

    async def work() -> None:
        turns = Turns()
        async with turns.turn("before", ""):
            tasks = [asyncio.create_task(ask(turns, *one)) for one in asked]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert not turns.busy

    asyncio.run(work())
    return had


def test_a_newcomer_waits_for_nobody_who_has_many() -> None:
    assert order(*[("greedy", f"{n}") for n in range(5)], ("new", "x")).index("new x") <= 1


def test_time_is_shared_not_turns() -> None:
    slow = [("slow", f"{n}") for n in range(3)]
    quick = [("quick", f"{n}") for n in range(6)]
    had = order(*slow, *quick, seconds={"slow": 0.05, "quick": 0.001})
    # Before the slow one has its second turn, the quick one has had all of its own.
    assert [who.split()[0] for who in had] == ["slow", *["quick"] * 6, "slow", "slow"]


def test_the_matches_of_one_person_take_turns() -> None:
    had = order(("ana", "a"), ("ana", "a"), ("ana", "a"), ("ana", "b"), ("ana", "b"))
    assert had == ["ana a", "ana b", "ana a", "ana b", "ana a"]


def test_the_last_waits_for_all_others() -> None:
    assert order((LAST, ""), ("ana", "a"), ("ben", "b"))[-1] == LAST


@pytest.mark.parametrize("when", ["waiting", "called"])
def test_whoever_gives_up_holds_nobody_up(when: str) -> None:
    had: list[str] = []

    async def ask(turns: Turns, who: str) -> None:
        async with turns.turn(who, ""):
            had.append(who)

    async def work() -> None:
        turns = Turns()
        async with turns.turn("before", ""):
            gone, next_one = [asyncio.create_task(ask(turns, who)) for who in ("gone", "next")]
            await asyncio.sleep(0)
            if when == "waiting":
                gone.cancel()
                await asyncio.sleep(0)
        # Called is whoever has its turn, but does not know yet.
        gone.cancel()
        await asyncio.wait_for(next_one, 10)
        assert not turns.busy

    asyncio.run(work())
    assert had == ["next"]
