"""Those who hold on to the door: half-sent requests, endless streams, floods of pings, guessed codes; somebody plays.

    python -m tests.server.drivers.siege --addresses 50 --each 100 --seconds 15

The strangers come from as many addresses of this machine as asked for. While each attack goes on, one person plays at a
table and comes back to it again and again; what it costs them is measured, and what it costs the server in memory, open
files and lines of the log.
"""

from __future__ import annotations

import asyncio
import json
import resource
import secrets
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import httpx
import psutil
import websockets

from tests.server.drivers import crowd
from tests.server.drivers.crowd import Figures, Place
from tests.server.house import House

FILES = 1024
"""Open files the server starts with: what most systems give."""
GONE = (OSError, asyncio.IncompleteReadError, TimeoutError, websockets.WebSocketException, ConnectionError)
ATTACKS = ("peace", "idle", "heads", "bodies", "streams", "files", "pings", "codes")
HEAD = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: "
BODY = (
    b'POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"na'
)
STREAM = b"GET /api/lobby/stream HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
FILE = b"GET /plain/files/page.js HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"


class Limited(House):
    """A server as it is at home, with its limits on and few open files."""

    def __init__(self, database: str, log: Path) -> None:
        self.log = log
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, hard))
        # With a hash seed of its own it is a child of this process, and has the files we leave it.
        super().__init__(database, OSTRAKA_THINKERS="0", OSTRAKA_LIMITS="1", PYTHONHASHSEED="0")
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Siege:
    """Strangers at the door of one house, and one person within."""

    def __init__(self, house: House, place: Place, addresses: int, each: int, seconds: float) -> None:
        self.house = house
        self.place = place
        self.addresses = [f"127.0.1.{n + 1}" for n in range(addresses)]
        self.each = each
        self.seconds = seconds
        self.port = int(house.url.rpartition(":")[2])
        self.process = psutil.Process(house.process.pid)
        self.writers: list[asyncio.StreamWriter] = []

    # Somebody plays

    async def play(self, acks: list[float]) -> None:
        """Choose for both seats, again and again; the time from choice to ack counts."""
        async with crowd.seated(self.place, 0) as first, crowd.seated(self.place, 1) as second:
            await asyncio.gather(self.seat(first, acks), self.seat(second, acks))

    async def seat(self, line: websockets.ClientConnection, acks: list[float]) -> None:
        sent = 0.0
        async for frame in line:
            message = crowd.MESSAGES.decode(frame)
            if isinstance(message, crowd.Ack | crowd.Refusal):
                acks.append(time.monotonic() - sent)
            elif isinstance(message, crowd.News) and message.decision is not None:
                await asyncio.sleep(0.1)
                sent = time.monotonic()
                option = message.decision.offers[message.length * 7 % len(message.decision.offers)].option
                await line.send(json.dumps(crowd.submission(message.seq, option)))

    async def come_back(self, returns: list[float], failed: list[str]) -> None:
        """A fresh socket of the same person, again and again."""
        while True:
            begun = time.monotonic()
            try:
                async with asyncio.timeout(10), crowd.seated(self.place, 0) as line:
                    await line.recv()
                returns.append(time.monotonic() - begun)
            except GONE as error:
                failed.append(type(error).__name__)
            await asyncio.sleep(0.5)

    # Strangers

    async def connect(self, address: str, said: bytes) -> bool:
        """One more connection from an address that says this and reads nothing; whether it came to be."""
        ours = socket.socket()
        ours.setblocking(False)
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        try:
            ours.bind((address, 0))
            await asyncio.get_running_loop().sock_connect(ours, ("127.0.0.1", self.port))
            _, writer = await asyncio.open_connection(sock=ours, limit=1024)
        except OSError:
            ours.close()
            return False
        self.writers.append(writer)
        writer.write(said)
        return True

    async def crowd_in(self, said: bytes, addresses: list[str], each: int) -> None:
        for _ in range(each):
            await asyncio.gather(*(self.connect(address, said) for address in addresses))

    async def drip(self, said: bytes) -> None:
        """Many connections; each says a byte more every second."""
        await self.crowd_in(said, self.addresses, self.each)
        while True:
            for writer in self.writers:
                with suppress(*GONE):
                    writer.write(b"x")
            await asyncio.sleep(1)

    async def peace(self) -> None:
        """Nobody attacks: what everything costs anyway."""

    async def idle(self) -> None:
        await self.crowd_in(b"", self.addresses[:1], 5_000)

    async def heads(self) -> None:
        await self.drip(HEAD)

    async def bodies(self) -> None:
        await self.drip(BODY)

    async def streams(self) -> None:
        await self.crowd_in(STREAM, self.addresses, self.each)

    async def files(self) -> None:
        await self.crowd_in(FILE * 20, self.addresses, self.each)

    async def pings(self) -> None:
        """Sockets of the person's table that ping and never read."""
        path = self.place.address.partition(str(self.port))[2]
        key = "AAAAAAAAAAAAAAAAAAAAAA=="
        head = (
            f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\norigin: {self.place.url}\r\nupgrade: websocket\r\n"
            f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
            f"cookie: {self.place.cookie}\r\n\r\n"
        ).encode()
        hello = b'{"type":"hello"}'
        ping = b"\x89\xfd\0\0\0\0" + b"p" * 125
        said = head + bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
        for address in self.addresses[:4]:
            await self.connect(address, said)
        await asyncio.sleep(1)
        while self.writers:
            for writer in list(self.writers):
                if writer.is_closing():
                    self.writers.remove(writer)
                else:
                    writer.write(ping * 500)
            await asyncio.sleep(0.005)
            with suppress(*GONE):
                async with asyncio.timeout(1):
                    await asyncio.gather(*(writer.drain() for writer in self.writers))

    async def run(self, attack: Callable[[], Awaitable[None]]) -> Figures:
        """One attack, and what it did to everybody else."""
        acks: list[float] = []
        returns: list[float] = []
        failed: list[str] = []
        log = self.house.log
        assert log is not None
        size, most = log.stat().st_size, {"files": 0, "megabytes": 0.0}
        before = crowd.memory(self.house)
        tasks = [asyncio.ensure_future(work) for work in (self.play(acks), self.come_back(returns, failed), attack())]
        until = time.monotonic() + self.seconds
        while time.monotonic() < until:
            await asyncio.sleep(0.25)
            most["files"] = max(most["files"], self.process.num_fds())
            most["megabytes"] = max(most["megabytes"], crowd.memory(self.house))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()
        await asyncio.sleep(1)
        return {
            "acks": len(acks),
            "ack p99 ms": round(crowd.share(acks, 0.99) * 1e3),
            "ack max ms": round(max(acks, default=0) * 1e3),
            "came back": len(returns),
            "coming back max ms": round(max(returns, default=0) * 1e3),
            "could not come back": len(failed),
            "open files": most["files"],
            "megabytes more": round(most["megabytes"] - before),
            "log bytes": log.stat().st_size - size,
        }

    async def codes(self, count: int) -> Figures:
        """Codes of tables tried under sessions that nobody has."""
        passed = 0
        async with httpx.AsyncClient(base_url=self.house.url, timeout=crowd.PATIENCE) as http:
            for n in range(count):
                code = secrets.token_hex(3).upper()
                answer = await http.get(f"/api/codes/{code}", headers={"cookie": f"ostraka=made-up-{n}"})
                passed += answer.status_code != 429
        return {"guesses": count, "passed": passed}


async def besiege(house: House, attack: str, addresses: int, each: int, seconds: int, guesses: int) -> Figures:
    siege = Siege(house, (await crowd.set_up(house.url, [crowd.wish()]))[0], addresses, each, seconds)
    return await siege.run(getattr(siege, attack)) if attack != "codes" else await siege.codes(guesses)


def trial(database: str, addresses: int, each: int, seconds: int, guesses: int) -> Figures:
    """Every attack on a house of its own; returns what they did."""
    crowd.open_files()
    found: Figures = {}
    for attack in ATTACKS:
        store = f"{database}.{attack}"
        with Limited(store, Path(store.removeprefix("sqlite:///")).with_suffix(".log")) as house:
            found[attack] = asyncio.run(besiege(house, attack, addresses, each, seconds, guesses))
            found[attack]["clean stop"] = house.stop() == 0
    return found


def sound(found: Figures) -> bool:
    attacks = [found[name] for name in ATTACKS if name != "codes"]
    return (
        all(each["acks"] and each["came back"] and not each["could not come back"] for each in attacks)
        and all(each["ack p99 ms"] < 1_000 and each["megabytes more"] < 200 for each in attacks)
        and all(each["log bytes"] < 100_000 for each in attacks)
        and found["codes"]["passed"] <= 40
        and all(each["clean stop"] for each in found.values())
    )


def main() -> None:
    crowd.conclude(trial, str(__doc__), sound, addresses=50, each=100, seconds=15, guesses=1_000)


if __name__ == "__main__":
    main()
