"""Inside the machine, with the Python of its environment: play a little, or tell the fingerprint of every table."""

from __future__ import annotations

import asyncio
import json
import sys

from ostraka.server.backup import digests
from ostraka.server.settings import read_settings
from ostraka.server.store import open_store
from tests.server.house import guest, steady


async def play(url: str) -> dict[str, object]:
    """A few choices at a new table against a bot, and once more after coming back."""
    async with guest(url) as ana:
        table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
        async with ana.at(table["id"]) as line:
            made = await line.play(steady, most=3)
        async with ana.at(table["id"]) as line:
            made += await line.play(steady, most=2)
            # The bot has answered: nothing happens at this table until somebody comes back.
            await line.decision()
        return {"table": table["id"], "choices": made}


async def fingerprints(database: str | None = None) -> dict[str, object]:
    """Of the tables in this database, or in the one of the settings."""
    store = await open_store(read_settings(database=database).store)
    try:
        return {table: list(found) for table, found in (await digests(store)).items()}
    finally:
        await store.close()


if __name__ == "__main__":
    what, *given = sys.argv[1:]
    print(json.dumps(asyncio.run(play(*given) if what == "play" else fingerprints(*given))))
