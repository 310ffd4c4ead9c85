"""Whoever watches with a delay learns of nothing sooner: not what is played, not what is said, not whose turn it is."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator

import pytest

from tests.server.house import House, Line, guest, steady

DELAY = 2
"""Seconds: long enough to see that nothing comes, short enough to wait for it."""


@pytest.fixture(scope="module")
def house(shared_database: str) -> Iterator[House]:
    with House(shared_database, OSTRAKA_THINKERS="0") as shared:
        yield shared


async def say(line: Line, body: str) -> float:
    await line.send(type="say", ref=1, kind="text", body=body)
    await line.until("pong")
    return time.monotonic()


def test_talk_is_heard_later_by_spectators_and_at_once_by_players(house: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, guest(url, "Ben") as ben, guest(url, "Cleo") as cleo:
            wish = {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}], "delay": DELAY, "chat": True}
            table = (await ana.post("/api/tables", wish))["id"]
            await ben.post(f"/api/tables/{table}/join", {})
            await ana.post(f"/api/tables/{table}/start")
            async with ana.at(table) as left, ben.at(table) as right, cleo.at(table) as watching:
                await watching.until("update")
                said = await say(left, "now")
                assert (await right.until("said"))["body"] == "now"
                # Whoever comes only now hears no more than those who were there.
                async with cleo.at(table) as late:
                    heard = await watching.until("said")
                    assert heard["body"] == "now" and time.monotonic() - said >= DELAY - 0.5
                    assert (await late.until("said"))["body"] == "now"
                async with cleo.at(table) as after:
                    assert (await after.until("said"))["body"] == "now", "what is old enough is told at once"

    asyncio.run(story(house.url))


def test_nothing_tells_whose_turn_it_is_now(house: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, guest(url, "Ben") as ben, guest(url, "Cleo") as cleo:
            wish = {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}], "delay": 3600}
            table = await ana.post("/api/tables", wish)
            await ben.post(f"/api/tables/{table['id']}/join", {})
            await ana.post(f"/api/tables/{table['id']}/start")
            paths = (f"/api/tables/{table['id']}", f"/api/codes/{table['code']}")
            before = [await cleo.get(path) for path in paths]
            stream = f"/api/tables/{table['id']}/stream"
            async with (
                ana.at(table["id"]) as left,
                ben.at(table["id"]) as right,
                cleo.at(table["id"]) as watching,
                cleo.http.stream("GET", stream, headers={"accept": "application/x-ndjson"}) as answer,
            ):
                lines = answer.aiter_lines()
                assert json.loads(await anext(lines))["seq"] == 0
                for line in (left, right):
                    await line.until("update")
                asked = left if left.update["decision"] else right
                await asked.play(steady, 1)
                after = [await cleo.get(path) for path in paths]
                assert after == before and all(info["waits"] == [] for info in after)
                welcome = await watching.until("welcome")
                assert welcome["table"]["waits"] == [] and welcome["table"]["seq"] == 0
                mine = await ana.get(f"/api/tables/{table['id']}")
                assert mine["waits"] and mine["seq"] == 1, "those who play see it"

    asyncio.run(story(house.url))
