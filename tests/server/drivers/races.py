"""Four tabs of one seat answer the same question at the same moment, again and again.

    python -m tests.server.drivers.races --rounds 10000

Two tabs send the same act under the same id, one sends the same choice under another id, one sends another choice. In
every round exactly one act may be stored, whoever was told so must have been told its true number, and all others must
have been told that they were late. At the end the logs must hold exactly what was told, without a gap, and replay.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import websockets
from sqlalchemy import select

from ostraka.server.store import Store
from ostraka.server.tables.rows import entries
from tests.server.drivers import crowd
from tests.server.drivers.crowd import Ack, Figures, News, Place, Refusal
from tests.server.house import House
from tests.server.logs import replayed

TABS = 4


class Tally(msgspec.Struct):
    """What came of the races."""

    rounds: int = 0
    sent: int = 0
    told: dict[tuple[str, int], tuple[int, str, int]] = {}
    """(table, number) → (seat, id, option)."""
    refusals: dict[str, int] = {}
    wrong: list[str] = []


class Tab:
    """One socket of a seat."""

    def __init__(self, line: websockets.ClientConnection) -> None:
        self.line = line
        self.news: News | None = None
        self.answer: Ack | Refusal | None = None

    async def receive(self) -> None:
        async with asyncio.timeout(crowd.PATIENCE):
            message = crowd.MESSAGES.decode(await self.line.recv())
        if isinstance(message, News):
            self.news = message
        elif isinstance(message, Ack | Refusal):
            self.answer = message

    async def reach(self, seq: int) -> News:
        """Read until the table is at least here."""
        while self.news is None or self.news.seq < seq:
            await self.receive()
        return self.news

    async def race(self, act: dict[str, Any]) -> Ack | Refusal:
        self.answer = None
        await self.line.send(json.dumps(act))
        while self.answer is None:
            await self.receive()
        return self.answer


async def play(place: Place, tally: Tally, rounds: int, luck: random.Random) -> None:
    """One table, until enough rounds are run by all tables together or its game is over."""
    async with AsyncExitStack() as stack:
        tabs = [
            [Tab(await stack.enter_async_context(crowd.seated(place, seat))) for _ in range(TABS)]
            for seat in range(place.seats)
        ]
        seq = 0
        while tally.rounds < rounds:
            news = [[await tab.reach(seq) for tab in mine] for mine in tabs]
            if news[0][0].status != "playing":
                return
            seat = next(seat for seat, mine in enumerate(news) if mine[0].decision is not None)
            tally.rounds += 1
            seq = await race(place.table, seat, tabs[seat], tally, luck)


async def race(table: str, seat: int, tabs: list[Tab], tally: Tally, luck: random.Random) -> int:
    """One round; returns the number of the entry that won."""
    news = tabs[0].news
    assert news is not None and news.decision is not None
    options = [offer.option for offer in news.decision.offers]
    option, one, two, three = luck.choice(options), *(secrets.token_hex(8) for _ in range(3))
    acts = [(one, option), (one, option), (two, option), (three, luck.choice(options))]
    luck.shuffle(acts)
    tally.sent += len(acts)
    answers = await asyncio.gather(
        *(tab.race(crowd.submission(news.seq, chosen, id)) for tab, (id, chosen) in zip(tabs, acts, strict=True))
    )
    won = {(answer.seq, id, chosen) for answer, (id, chosen) in zip(answers, acts, strict=True) if type(answer) is Ack}
    for answer, (id, _) in zip(answers, acts, strict=True):
        if answer.id != id:
            tally.wrong.append(f"{table}: the answer to {id} was {answer!r}")
        if isinstance(answer, Refusal):
            tally.refusals[answer.code] = tally.refusals.get(answer.code, 0) + 1
    if len(won) != 1:
        tally.wrong.append(f"{table}: {len(won)} winners behind entry {news.seq}: {answers!r}")
    seq, id, chosen = min(won)
    if any(type(answer) is not Ack for answer, act in zip(answers, acts, strict=True) if act[0] == id):
        tally.wrong.append(f"{table}: the same act {id} was both stored and refused")
    tally.told[table, seq] = (seat, id, chosen)
    return seq


async def judge(store: Store, tally: Tally, tables: list[str]) -> Figures:
    """What is stored must be what was told, and nothing else."""
    stored = {
        (row["table"], row["seq"]): (row["seat"], row["id"], row["value"]) for row in await store.rows(select(entries))
    }
    for table in tables:
        await replayed(store, table)
    return {"stored": len(stored), "differing": len(set(stored.items()) ^ set(tally.told.items()))}


def trial(database: str, rounds: int, tables: int = 8, seed: int = 1) -> Figures:
    """The whole trial on a fresh store; returns its figures."""
    tally, places = Tally(), list[Place]()
    begun = time.monotonic()

    async def storm(url: str) -> None:
        async def table(n: int) -> None:
            luck = random.Random(seed * 1000 + n)
            while tally.rounds < rounds:
                game = ("thebes", "ancient", "mammothodus")[n % 3]
                [place] = await crowd.set_up(url, [crowd.wish(game, 2)])
                places.append(place)
                await play(place, tally, rounds, luck)

        await asyncio.gather(*(table(n) for n in range(tables)))

    with House(database, OSTRAKA_THINKERS="0") as house:
        asyncio.run(storm(house.url))
        code = house.stop()
    found = crowd.look(database, lambda store: judge(store, tally, [place.table for place in places]))
    seconds = round(time.monotonic() - begun)
    return {
        "rounds": tally.rounds,
        "submits": tally.sent,
        "accepted": len(tally.told),
        "refused": tally.refusals,
        "wrong": tally.wrong[:5],
        **found,
        "replayed": len(places),
        "clean stop": code == 0,
        "seconds": seconds,
    }


def sound(found: Figures) -> bool:
    """Whether every round had one winner and the logs say the same."""
    return not found["wrong"] and not found["differing"] and found["accepted"] == found["rounds"]


def main() -> None:
    crowd.conclude(trial, str(__doc__), sound, rounds=10_000, tables=8, seed=1)


if __name__ == "__main__":
    main()
