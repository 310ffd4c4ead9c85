"""Kill the server while many tables are alive, and see how soon the first choice is acknowledged again.

python -m tests.server.drivers.restart --tables 500 --times 5
"""

from __future__ import annotations

import asyncio
import json
import random
import time

from tests.server.drivers import crowd
from tests.server.drivers.crowd import Ack, Figures, News, Place
from tests.server.house import House


async def one_choice(place: Place) -> float:
    """Choose once at a table; returns the moment of the answer."""
    for seat in range(place.seats):
        async with crowd.seated(place, seat) as line:
            sent = False
            while True:
                message = crowd.MESSAGES.decode(await line.recv())
                if isinstance(message, Ack):
                    return time.monotonic()
                if isinstance(message, News) and not sent:
                    if message.decision is None:
                        break
                    sent = True
                    act = crowd.submission(message.seq, message.decision.offers[0].option)
                    await line.send(json.dumps(act))
    raise AssertionError("nobody is asked at this table")


async def alive(url: str, tables: int, choices: int) -> list[Place]:
    """Tables with something in their logs."""
    places = await crowd.set_up(url, [crowd.wish("thebes", 2) for _ in range(tables)])
    gate = asyncio.Semaphore(crowd.BUSY)

    async def play(place: Place) -> None:
        async with gate:
            for _ in range(choices):
                await one_choice(place)

    await asyncio.gather(*(play(place) for place in places))
    return places


def trial(database: str, tables: int, times: int = 5, choices: int = 3, seed: int = 1) -> Figures:
    """The whole trial on a fresh store; returns its figures."""
    luck = random.Random(seed)
    up: list[float] = []
    first: list[float] = []
    everybody: list[float] = []
    with House(database, crowd.free_port(), OSTRAKA_THINKERS="0") as house:
        places = asyncio.run(alive(house.url, tables, choices))
        for _ in range(times):
            begun = time.monotonic()
            house.kill()
            house.start()
            up.append(time.monotonic() - begun)
            first.append(asyncio.run(one_choice(luck.choice(places))) - begun)

            async def all_back() -> None:
                gate = asyncio.Semaphore(64)

                async def back(place: Place) -> None:
                    async with gate:
                        await one_choice(place)

                await asyncio.gather(*(back(place) for place in places))

            asyncio.run(all_back())
            everybody.append(time.monotonic() - begun)
        code = house.stop()
    return {
        "live tables": tables,
        "kills": times,
        "listening after, s: worst": round(max(up), 2),
        "first ack after, s: worst": round(max(first), 2),
        "a choice at every table after, s: worst": round(max(everybody), 2),
        "clean stop": code == 0,
    }


def sound(found: Figures) -> bool:
    return bool(found["clean stop"])


def main() -> None:
    crowd.conclude(trial, str(__doc__), sound, tables=500, times=5, choices=3, seed=1)


if __name__ == "__main__":
    main()
