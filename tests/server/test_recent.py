"""What many ask for is looked up once."""

from __future__ import annotations

import asyncio

import pytest

from ostraka.server.recent import Recent


def test_those_who_ask_together_share_one_look() -> None:
    looks = 0

    async def look() -> int:
        nonlocal looks
        looks += 1
        await asyncio.sleep(0.01)
        return looks

    async def work() -> None:
        recent: Recent[str, int] = Recent(60.0, most=2)
        assert await asyncio.gather(*[recent.get("a", look) for _ in range(5)]) == [1] * 5
        assert await recent.get("b", look) == 2
        recent.forget()
        assert await recent.get("a", look) == 3
        # Of too many the oldest is forgotten.
        assert [await recent.get(key, look) for key in "abcab"] == [3, 4, 5, 6, 7]

    asyncio.run(work())


def test_time_passes_and_trouble_is_not_remembered() -> None:
    answers = iter([1, 2, 3])

    async def look() -> int:
        return next(answers)

    async def fail() -> int:
        raise OSError("gone")

    async def work() -> None:
        recent: Recent[str, int] = Recent(0.0)
        assert [await recent.get("a", look), await recent.get("a", look)] == [1, 2]
        lasting: Recent[str, int] = Recent(60.0)
        with pytest.raises(OSError, match="gone"):
            await lasting.get("a", fail)
        assert await lasting.get("a", look) == 3

    asyncio.run(work())


def test_whoever_goes_away_takes_nothing_from_the_others() -> None:
    async def work() -> None:
        recent: Recent[str, int] = Recent(60.0)
        gate = asyncio.Event()

        async def look() -> int:
            await gate.wait()
            return 7

        first = asyncio.create_task(recent.get("a", look))
        second = asyncio.create_task(recent.get("a", look))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        gate.set()
        assert await second == 7

    asyncio.run(work())
