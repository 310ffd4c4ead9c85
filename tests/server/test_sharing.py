"""Nobody has more of the bots' time than others, however many tables they set up."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

from ostraka.server.tables.listing import PLAYED
from tests.server.house import Guest, House, guest, sqlite

SAGES = [{"kind": "bot", "level": "sage"}] * 4
LONG = 15.0
"""Seconds nobody waits for a quick answer, however busy the machine; in turn it would be a minute and more."""


async def bots_alone(person: Guest) -> str:
    """A table where four sages play for whoever watches."""
    table: str = (await person.post("/api/tables", {"game": "ancient", "seats": SAGES}))["id"]
    await person.post(f"/api/tables/{table}/start")
    return table


async def at(person: Guest, table: str) -> int:
    found: int = (await person.get(f"/api/tables/{table}"))["seq"]
    return found


def test_one_guest_takes_no_bots_from_the_others(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with guest(url, "Greedy") as greedy, guest(url, "Ana") as ana, AsyncExitStack() as stack:
            tables = [await bots_alone(greedy) for _ in range(PLAYED["guest"])]
            # Nobody watches, so nobody plays.
            await asyncio.sleep(1.5)
            assert [await at(greedy, table) for table in tables] == [0] * len(tables)
            too_many = await greedy.post("/api/tables", {"game": "ancient", "seats": SAGES})
            refused = await greedy.post(f"/api/tables/{too_many['id']}/start", status=409)
            assert refused["code"] == "games"
            for table in tables:
                await stack.enter_async_context(greedy.at(table))
            while not any([await at(greedy, table) for table in tables]):
                await asyncio.sleep(0.1)
            mine = (await ana.post("/api/quick", {"game": "thebes", "level": "digger"}))["id"]
            async with ana.at(mine) as line:
                begun = time.monotonic()
                for _ in range(3):
                    update = await line.decision()
                    await line.act(type="submit", option=update["decision"]["offers"][-1]["option"])
                assert time.monotonic() - begun < LONG
                await line.decision()
                begun = time.monotonic()
                await line.send(type="hint", ref=1)
                assert (await line.until("hinted", "refusal"))["type"] == "hinted"
                assert time.monotonic() - begun < LONG

    with House(sqlite(tmp_path)) as house:
        asyncio.run(story(house.url))
