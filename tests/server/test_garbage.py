"""Garbage is swept by the clock, and Python's own habits come back afterwards."""

from __future__ import annotations

import asyncio
import gc
import weakref

from ostraka.server.garbage import GarbageCollector
from tests.server.house import WAIT


class Ring:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.self = self


def test_what_holds_on_to_itself_is_swept_by_the_clock() -> None:
    async def run() -> None:
        collector = GarbageCollector(pause=0.05)
        collector.start()
        try:
            assert not gc.isenabled()
            ring = Ring()
            gone = weakref.ref(ring)
            del ring
            assert gone() is not None
            async with asyncio.timeout(WAIT):
                while gone() is not None:
                    await asyncio.sleep(0.02)
        finally:
            await collector.stop()

    asyncio.run(run())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
