"""Kill the server again and again while people play, then ask the store whether any answer was a lie.

    python -m tests.server.drivers.crash --kills 1000 --acks 250000
    python -m tests.server.drivers.crash --kills 1000 --acks 250000 --postgresql

Players send their choices with their own ids, now and then twice, now and then dropping the socket before the answer.
What was not acknowledged is sent again under the same id. With PostgreSQL two servers share the store, and either one
is killed. At the end every acknowledged choice must stand in the log once, under the number that was told, every entry
must be one that somebody sent, no number may be missing, and every log must replay.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from sqlalchemy import select
from websockets.typing import Origin

from ostraka.server.store import open_store
from ostraka.server.store.store import Store
from ostraka.server.tables.rows import entries, tables
from tests.server.house import House, sqlite
from tests.server.logs import replayed

AWAY = (OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError)
"""How a server looks that is not there at the moment."""
PATIENCE = 20.0


class Tally(msgspec.Struct):
    """What the players were told, and what they have sent."""

    told: dict[tuple[str, int, str], tuple[int, int]] = {}
    """(table, seat, id) → (number of the entry, option)."""
    sent: set[tuple[str, int, str]] = set()
    twice: int = 0
    dropped: int = 0
    liars: list[str] = []


class Player:
    """One person who plays both seats of one table after the other, whatever happens to the server."""

    def __init__(self, number: int, urls: list[str], tally: Tally) -> None:
        self.luck = random.Random(number)
        self.urls = urls
        self.tally = tally
        self.name = f"Player {number}"
        self.cookie = ""
        self.table = ""
        self.pending: dict[str, Any] | None = None
        self.home = ""

    async def run(self, done: asyncio.Event) -> None:
        while not done.is_set():
            try:
                await self.sit()
            except AWAY:
                await asyncio.sleep(0.05)

    async def sit(self) -> None:
        """One connection, to whichever server answers."""
        url = self.home = self.luck.choice(self.urls)
        if not self.table:
            await self.begin(url)
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        async with websockets.connect(
            address,
            origin=Origin(url),
            additional_headers={"cookie": self.cookie},
            open_timeout=PATIENCE,
            close_timeout=0.2,
            compression=None,
            ping_interval=None,
        ) as socket:
            seat = self.luck.randrange(2) if self.pending is None else self.pending["seat"]
            await socket.send(json.dumps({"type": "hello", "since": -1, "seat": seat, "language": ""}))
            await self.play(socket, seat)

    async def begin(self, url: str) -> None:
        async with httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=PATIENCE) as http:
            if not self.cookie:
                answer = await http.post("/api/guest", json={"name": self.name})
                answer.raise_for_status()
                self.cookie = answer.headers["set-cookie"].partition(";")[0]
            http.headers["cookie"] = self.cookie
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await http.post("/api/tables", json={"game": "thebes", "seats": seats})
            if made.status_code == 401:
                self.cookie = ""
            made.raise_for_status()
            table = made.json()["id"]
            (await http.post(f"/api/tables/{table}/start")).raise_for_status()
            self.table = table

    async def play(self, socket: websockets.ClientConnection, seat: int) -> None:
        """Choose for one seat until it is the other one's turn, or the game is over."""
        update: dict[str, Any] | None = None
        if self.pending is not None:
            await self.send(socket)
        while True:
            async with asyncio.timeout(PATIENCE):
                message = json.loads(await socket.recv())
            if message["type"] == "update":
                update = message
            elif message["type"] in ("ack", "refusal"):
                self.answered(message)
            # The answer to a choice and the update it brings may come in either order.
            if self.pending is not None or update is None:
                continue
            if update["status"] != "playing":
                self.table = ""
            if update["decision"] is None:
                return
            offers = update["decision"]["offers"]
            option = offers[self.luck.randrange(len(offers))]["option"]
            self.pending = {"seat": seat, "id": secrets.token_hex(8), "at": update["seq"], "option": option}
            update = None
            await self.send(socket)
            if self.luck.random() < 0.03:
                self.tally.dropped += 1
                return

    async def send(self, socket: websockets.ClientConnection) -> None:
        assert self.pending is not None
        act = {"type": "submit", **{key: self.pending[key] for key in ("id", "at", "option")}}
        self.tally.sent.add((self.table, self.pending["seat"], self.pending["id"]))
        await socket.send(json.dumps(act))
        if self.luck.random() < 0.1:
            self.tally.twice += 1
            await socket.send(json.dumps(act))

    def answered(self, message: dict[str, Any]) -> None:
        """Note what was promised; the same id must always bring the same number."""
        pending = self.pending
        if pending is not None and message["id"] == pending["id"]:
            if message["type"] == "ack":
                key = (self.table, pending["seat"], pending["id"])
                known = self.tally.told.setdefault(key, (message["seq"], pending["option"]))
                if known[0] != message["seq"]:
                    self.tally.liars.append(f"{key} was told {known[0]}, then {message['seq']}")
            self.pending = None


async def judge(store: Store, tally: Tally) -> dict[str, int]:
    """Compare what is stored with what was told."""
    lost = doubled = phantom = 0
    stored: dict[tuple[str, int, str], list[tuple[int, int]]] = {}
    for row in await store.rows(select(entries)):
        key = (row["table"], row["seat"], row["id"])
        stored.setdefault(key, []).append((row["seq"], row["value"]))
        phantom += key not in tally.sent
    for key, told in tally.told.items():
        found = stored.get(key, [])
        lost += told not in found
        doubled += len(found) > 1
    replays = 0
    for row in await store.rows(select(tables.c.id).where(tables.c.status != "open")):
        await replayed(store, row["id"])
        replays += 1
    return {"lost": lost, "doubled": doubled, "phantom": phantom, "liars": len(tally.liars), "replayed": replays}


async def storm(houses: list[House], kills: int, acks: int, players: int, seed: int) -> tuple[Tally, int, float]:
    """Players play; every so often a server dies and comes back. Returns what was told, and the slowest return."""
    luck = random.Random(seed)
    tally = Tally()
    done = asyncio.Event()
    people = [Player(seed * 1000 + n, [house.url for house in houses], tally) for n in range(players)]
    tasks = [asyncio.create_task(person.run(done)) for person in people]
    slowest = 0.0
    killed = 0
    while killed < kills or len(tally.told) < acks:
        share = acks * (killed + 1) // kills if killed < kills else acks
        deadline = time.monotonic() + 30
        while len(tally.told) < share and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        await asyncio.sleep(luck.random() * 0.1)
        if killed >= kills:
            continue
        house = luck.choice(houses)
        house.kill()
        begun = time.monotonic()
        await asyncio.to_thread(house.start)
        slowest = max(slowest, time.monotonic() - begun)
        killed += 1
    done.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return tally, killed, slowest


def weather(database: str, servers: int, kills: int, acks: int, players: int = 12, seed: int = 1) -> dict[str, Any]:
    """The whole trial on a fresh store; returns its figures."""
    houses = [House(database, free_port(), OSTRAKA_THINKERS="0", OSTRAKA_LOG="error") for _ in range(servers)]
    begun = time.monotonic()
    try:
        tally, killed, slowest = asyncio.run(storm(houses, kills, acks, players, seed))
        codes = [house.stop() for house in houses]
    finally:
        for house in houses:
            house.__exit__(None, None, None)

    async def look() -> dict[str, int]:
        from ostraka.server.settings import Settings

        store = await open_store(Settings(database=database).store)
        try:
            return await judge(store, tally)
        finally:
            await store.close()

    return {
        "kills": killed,
        "acknowledged": len(tally.told),
        "sent": len(tally.sent),
        "sent twice": tally.twice,
        "sockets dropped": tally.dropped,
        **asyncio.run(look()),
        "clean stops": codes.count(0),
        "slowest restart, s": round(slowest, 2),
        "seconds": round(time.monotonic() - begun),
    }


def free_port() -> int:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--acks", type=int, default=2500)
    parser.add_argument("--players", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="two servers on a real PostgreSQL")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ostraka-crash-") as folder:
        if given.postgresql:
            from tests.server.conftest import running_postgresql

            with running_postgresql() as fresh:
                found = weather(fresh(), 2, given.kills, given.acks, given.players, given.seed)
        else:
            found = weather(sqlite(Path(folder)), 1, given.kills, given.acks, given.players, given.seed)
    print(json.dumps(found))
    if found["lost"] or found["doubled"] or found["phantom"] or found["liars"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
