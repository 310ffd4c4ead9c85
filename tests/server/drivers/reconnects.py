"""Pull the cable again and again, and see whether a client that comes back knows what it would have known.

    python -m tests.server.drivers.reconnects --drops 10000

Each table has a client that keeps what it is told by the one rule of the protocol (`keep`, `moments`), and two sockets
that play on, and now and then take back, while the client is away. It is cut off in the middle of whatever happens.
When it is back, its moments and its view must be those that a newcomer gets, and it must have them within two seconds.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from typing import Any

import httpx
import msgspec
import websockets

from tests.server.drivers import crowd
from tests.server.drivers.crowd import Figures, Place
from tests.server.drivers.load import lag_share
from tests.server.house import House

SOON = 2.0
BEAT = 0.05


class Tally(msgspec.Struct):
    drops: int = 0
    acts: int = 0
    undone: int = 0
    whole: int = 0
    """Times the server sent everything anew although it was asked for less."""
    returns: list[tuple[float, float]] = []
    """When each return began, in seconds of the trial, and how long it took."""
    lag: float = 0.0
    """The longest time this process itself was late: it is part of what it measures."""
    wrong: list[str] = []


class Client:
    """What a browser keeps of a table."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.update: dict[str, Any] = {"seq": -1}
        self.moments: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}

    def take(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            self.moments = [m for m in self.moments if m["length"] <= message["keep"]] + message["moments"]
            self.update = message
        elif message["type"] in ("ack", "refusal"):
            self.answers[message["id"]] = message

    async def receive(self, line: websockets.ClientConnection) -> None:
        async with asyncio.timeout(crowd.PATIENCE):
            self.take(await line.recv())

    async def act(self, line: websockets.ClientConnection, act: dict[str, Any]) -> dict[str, Any]:
        """Do something, and read until the answer and what it changed are here."""
        act = {"id": secrets.token_hex(8), "at": self.update["seq"], **act}
        await line.send(json.dumps(act))
        while act["id"] not in self.answers:
            await self.receive(line)
        answer = self.answers.pop(act["id"])
        while answer["type"] == "ack" and self.update["seq"] < answer["seq"]:
            await self.receive(line)
        return answer


class Table:
    """One table, its driver at every seat in turn, and the client that is cut off."""

    def __init__(self, place: Place, tally: Tally, luck: random.Random, http: httpx.AsyncClient) -> None:
        self.place = place
        self.tally = tally
        self.luck = luck
        self.http = http
        self.client = Client(luck.randrange(place.seats))
        self.others = [Client(seat) for seat in range(place.seats)]

    async def run(self, drops: int) -> None:
        """Until enough drops are made by all tables together, or the game is over."""
        lines = [crowd.seated(self.place, seat) for seat in range(self.place.seats)]
        async with lines[0] as one, lines[1] as two:
            for other, line in zip(self.others, (one, two), strict=True):
                while other.update["seq"] < 0:
                    await other.receive(line)
            while self.tally.drops < drops and await self.away((one, two)):
                pass

    async def away(self, lines: tuple[websockets.ClientConnection, ...]) -> bool:
        """Come back, listen while the others play, be cut off, miss a little. False when the game is over."""
        async with crowd.seated(self.place, self.client.seat, self.client.update["seq"]) as line:
            listening = asyncio.create_task(self.listen(line))
            going = await self.go_on(lines, self.luck.randrange(4))
            self.tally.drops += 1
            crowd.drop(line)
            await listening
        # What was on its way when the cable was pulled may or may not have arrived: that is the point.
        going = going and await self.go_on(lines, self.luck.randrange(4))
        await self.come_back()
        return going

    async def listen(self, line: websockets.ClientConnection) -> None:
        try:
            while True:
                self.client.take(await line.recv())
        except websockets.ConnectionClosed:
            pass

    async def come_back(self) -> None:
        """Reconnect and compare with what a newcomer is told."""
        answer = await self.http.get(
            f"/api/tables/{self.place.table}/update",
            params={"seat": self.client.seat, "language": ""},
            headers={"cookie": self.place.cookie},
        )
        truth: dict[str, Any] = answer.json()
        since = self.client.update["seq"]
        begun = time.monotonic()
        async with crowd.seated(self.place, self.client.seat, since) as line:
            while self.client.update["seq"] < truth["seq"]:
                await self.client.receive(line)
            self.tally.returns.append((begun, time.monotonic() - begun))
            crowd.drop(line)
        self.tally.whole += since >= 0 and since != self.client.update["seq"] and self.client.update["keep"] < 0
        for name in ("seq", "length", "view", "decision", "waits", "status", "result"):
            if self.client.update[name] != truth[name]:
                self.tally.wrong.append(f"{self.place.table}: {name} differs after coming back from {since}")
        if self.client.moments != truth["moments"]:
            self.tally.wrong.append(f"{self.place.table}: moments differ after coming back from {since}")

    async def go_on(self, lines: tuple[websockets.ClientConnection, ...], acts: int) -> bool:
        """Play a little, now and then taking back; False when the game is over."""
        for _ in range(acts):
            newest = max(other.update["seq"] for other in self.others)
            for other, line in zip(self.others, lines, strict=True):
                while other.update["seq"] < newest:
                    await other.receive(line)
            if self.others[0].update["status"] != "playing":
                return False
            seat = next(other.seat for other in self.others if other.update["decision"] is not None)
            await self.choose_or_take_back(self.others[seat], lines[seat])
        return True

    async def choose_or_take_back(self, other: Client, line: websockets.ClientConnection) -> None:
        if self.luck.random() < 0.15:
            answer = await other.act(line, {"type": "undo"})
            self.tally.undone += answer["type"] == "ack"
        else:
            offers = other.update["decision"]["offers"]
            option = offers[self.luck.randrange(len(offers))]["option"]
            answer = await other.act(line, {"type": "submit", "option": option})
            if answer["type"] != "ack":
                self.tally.wrong.append(f"{self.place.table}: {answer}")
        self.tally.acts += answer["type"] == "ack"


async def beat(tally: Tally) -> None:
    """Note how late this process is."""
    while True:
        due = time.monotonic() + BEAT
        await asyncio.sleep(BEAT)
        tally.lag = max(tally.lag, time.monotonic() - due)


def trial(database: str, drops: int, tables: int = 8, seed: int = 1) -> Figures:
    """The whole trial on a fresh store; returns its figures."""
    tally = Tally()
    begun = time.monotonic()

    async def storm(url: str) -> tuple[float, float]:
        async def table(n: int, http: httpx.AsyncClient) -> None:
            luck = random.Random(seed * 1000 + n)
            while tally.drops < drops:
                game = ("thebes", "ancient", "mammothodus")[n % 3]
                place = await crowd.set_up_one(http, crowd.wish(game, 2, undo="free"))
                await Table(place, tally, luck, http).run(drops)

        beating = asyncio.create_task(beat(tally))
        async with crowd.visiting(url) as http:
            before = (await http.get("/metrics")).text
            await asyncio.gather(*(table(n, http) for n in range(tables)))
            after = (await http.get("/metrics")).text
        beating.cancel()
        return lag_share(before, after, 0.99), lag_share(before, after, 1.0)

    with House(database, OSTRAKA_THINKERS="0") as house:
        lag = asyncio.run(storm(house.url))
        code = house.stop()
    seconds = [took for _, took in tally.returns]
    slowest = sorted([(took, at) for at, took in tally.returns], reverse=True)[:5]
    return {
        "drops": tally.drops,
        "acts": tally.acts,
        "taken back": tally.undone,
        "sent everything anew": tally.whole,
        "compared": len(tally.returns),
        "wrong": tally.wrong[:5],
        "back after, ms: p50": round(crowd.share(seconds, 0.5) * 1000, 1),
        "p99": round(crowd.share(seconds, 0.99) * 1000, 1),
        "later than 2 s": sum(each > SOON for each in seconds),
        "slowest (at second, ms)": [(round(at - begun, 1), round(took * 1000)) for took, at in slowest],
        "loop lag p99, ms": lag[0],
        "loop lag, most, ms": lag[1],
        "lag of this driver, most, ms": round(tally.lag * 1000),
        "clean stop": code == 0,
        "seconds": round(time.monotonic() - begun),
    }


def sound(found: Figures) -> bool:
    return not found["wrong"] and not found["later than 2 s"] and not found["sent everything anew"]


def main() -> None:
    crowd.conclude(trial, str(__doc__), sound, drops=10_000, tables=8, seed=1)


if __name__ == "__main__":
    main()
