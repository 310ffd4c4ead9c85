"""Fifty bots think while people play: does anybody have to wait for them?

    python -m tests.server.drivers.thoughts --bots 50 --seconds 60

At every table one person plays against one bot that searches; the person answers at once, so nearly all tables wait for
their bots nearly all the time. Meanwhile the server measures how late its event loop is, and how long each answer was
thought about; `--level` 1 to 5 chooses the bots.
"""

from __future__ import annotations

import asyncio
import json
import re
import time

import httpx

from ostraka.bots.levels import LEVELS
from tests.server.drivers import crowd
from tests.server.drivers.crowd import Figures, News, Place
from tests.server.drivers.load import lag_share
from tests.server.house import House

BUDGET, LATE = 0.8, 0.88
"""Seconds a bot may think, as `serve` sets it, and a tenth more."""
THOUGHT = r'ostraka_thought_seconds_bucket\{le="([^"]+)"\} (\S+)'


async def answer(place: Place, done: asyncio.Event) -> int:
    """A person who always knows at once what to do; returns how often."""
    made = 0
    async with crowd.seated(place, 0) as line:
        asked = -1
        while not done.is_set():
            try:
                message = crowd.MESSAGES.decode(await asyncio.wait_for(line.recv(), 0.5))
            except TimeoutError:
                continue
            if isinstance(message, News) and message.status != "playing":
                break
            if isinstance(message, News) and message.decision is not None and message.seq > asked:
                asked = message.seq
                made += 1
                await line.send(json.dumps(crowd.submission(message.seq, message.decision.offers[-1].option)))
    return made


def thoughts_of(metrics: str) -> dict[float, float]:
    """The histogram of thoughts: upper bound → answers up to it."""
    return {float(bound): float(count) for bound, count in re.findall(THOUGHT, metrics)}


def thoughts_between(before: str, after: str) -> dict[float, float]:
    """The histogram of the thoughts since then."""
    old, new = thoughts_of(before), thoughts_of(after)
    return {bound: new[bound] - old[bound] for bound in new}


def answered(before: str, after: str) -> float:
    """How many thoughts have led to an answer since then."""
    return thoughts_between(before, after)[float("inf")]


def trial(database: str, bots: int, seconds: int, thinkers: int = 1, level: int = 3, seed: int = 1) -> Figures:
    """The whole trial on a fresh store; returns its figures."""
    games = ("thebes", "ancient", "mammothodus")
    wishes = [crowd.wish(games[(n + seed) % 3], 1, 1, LEVELS[level - 1]) for n in range(bots)]

    async def story(url: str) -> tuple[str, str, int, list[float]]:
        places = await crowd.set_up(url, wishes)
        async with httpx.AsyncClient(base_url=url, timeout=crowd.PATIENCE) as http:
            before = (await http.get("/metrics")).text
            done = asyncio.Event()
            people = [asyncio.create_task(answer(place, done)) for place in places]
            waiting: list[float] = []
            after, end = before, time.monotonic() + seconds
            # On a machine that does much else besides, the first answer may come late.
            while time.monotonic() < end or (answered(before, after) == 0 and time.monotonic() < end + crowd.PATIENCE):
                await asyncio.sleep(0.5)
                after = (await http.get("/metrics")).text
                found = re.search(r"ostraka_thoughts_waiting (\d\S*)", after)
                waiting.append(float(found[1]) if found else 0.0)
            done.set()
            made = sum(await asyncio.gather(*people))
        return before, after, made, waiting

    with House(database, OSTRAKA_THINKERS=str(thinkers), OSTRAKA_THINKING=str(BUDGET)) as house:
        before, after, made, waiting = asyncio.run(story(house.url))
        code = house.stop()
    counts = thoughts_between(before, after)
    answers = answered(before, after)
    return {
        "bots": bots,
        "thinking or waiting at a time, median": crowd.share(waiting, 0.5),
        "answers of bots": int(answers),
        "answers of people": made,
        "loop lag p50, ms": lag_share(before, after, 0.5),
        "loop lag p99, ms": lag_share(before, after, 0.99),
        "later than budget + 10 %": int(answers - counts[LATE]),
        "later than 1 s": int(answers - counts[1.0]),
        "clean stop": code == 0,
        "seconds": seconds,
    }


def sound(found: Figures) -> bool:
    return bool(found["clean stop"] and found["answers of bots"] > 0)


def main() -> None:
    crowd.conclude(trial, str(__doc__), sound, bots=50, seconds=60, thinkers=1, level=3, seed=1)


if __name__ == "__main__":
    main()
