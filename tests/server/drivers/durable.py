"""Watch the system calls of the server: is every choice on the disk before its sender is told so?

    python -m tests.server.drivers.durable --acks 10000

strace follows the server while people play. Between the moment an act is read from a socket and the moment its answer is written
to that socket there must be a write to the write-ahead log of the database that holds this act's id, and after it an fsync
of that file. Needs strace (`apt-get install strace`).
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import tempfile
import time
from pathlib import Path

import msgspec

from tests.server.drivers import crowd
from tests.server.drivers.crowd import Ack, Figures, News, Place
from tests.server.house import House

CALLS = "trace=recvfrom,recvmsg,read,sendto,sendmsg,write,writev,pwrite64,fsync,fdatasync,openat,close"
ID = re.compile(rb"durable-[0-9a-f]{16}")
CALL = re.compile(rb"^(\d+) +\S+ (\w+)\((\d+)")
RESUMED = re.compile(rb"^(\d+) +\S+ <\.\.\. (\w+) resumed>")


class Seen(msgspec.Struct):
    """What the trace shows, in the order of time."""

    acks: int = 0
    early: int = 0
    """Answers written before their act was safe."""
    unread: int = 0
    syncs: int = 0
    safe: set[bytes] = set()
    written: set[bytes] = set()
    read: set[bytes] = set()


def examine(trace: Path, log: str) -> Seen:
    """Follow every id from the socket to the log to the disk and back to the socket."""
    seen = Seen()
    logs: set[bytes] = set()
    syncing: dict[bytes, set[bytes]] = {}
    with trace.open("rb") as lines:
        for line in lines:
            opened = re.search(rb'openat\([^"]*"([^"]*)".* = (\d+)', line)
            if opened is not None and opened[1].decode() == log:
                logs.add(opened[2])
            call = CALL.match(line) or RESUMED.match(line)
            if call is None:
                continue
            follow(seen, line, call[1], call[2], call[3] if call.lastindex == 3 else b"", logs, syncing)
    return seen


def follow(
    seen: Seen, line: bytes, thread: bytes, name: bytes, file: bytes, logs: set[bytes], syncing: dict[bytes, set[bytes]]
) -> None:
    """One system call. An fsync makes safe what was written before it began, and only once it has returned."""
    ids = set(ID.findall(line))
    if name in (b"fsync", b"fdatasync"):
        if file in logs and b"unfinished" in line:
            syncing[thread] = set(seen.written)
        elif file in logs:
            seen.syncs += 1
            seen.safe |= seen.written
        elif thread in syncing and not file:
            seen.syncs += 1
            seen.safe |= syncing.pop(thread)
    elif name == b"pwrite64" and file in logs:
        seen.written |= ids
    elif b'{\\"type\\":\\"ack\\"' in line or b'"type\\":\\"ack' in line:
        for id in ids:
            seen.acks += 1
            seen.early += id not in seen.safe
            seen.unread += id not in seen.read
    elif name in (b"recvfrom", b"recvmsg", b"read"):
        seen.read |= ids


async def play(place: Place, wanted: int, told: set[str]) -> None:
    """Play one seat after the other until enough choices are acknowledged by all tables together."""
    while len(told) < wanted:
        for seat in range(place.seats):
            async with crowd.seated(place, seat) as line:
                pending = ""
                news: News | None = None
                while True:
                    message = crowd.MESSAGES.decode(await asyncio.wait_for(line.recv(), crowd.PATIENCE))
                    if isinstance(message, Ack):
                        told.add(message.id)
                        pending = ""
                    elif isinstance(message, News):
                        news = message
                    if pending or news is None:
                        continue
                    if news.decision is None or len(told) >= wanted:
                        break
                    pending = f"durable-{crowd.secrets.token_hex(8)}"
                    offers = news.decision.offers
                    act = crowd.submission(news.seq, offers[news.length * 7 % len(offers)].option, pending)
                    news = None
                    await line.send(json.dumps(act))
                if news is not None and news.status != "playing":
                    return


def trial(database: str, acks: int, tables: int = 4, seed: int = 1) -> Figures:
    """The whole trial on a fresh store; returns its figures."""
    if shutil.which("strace") is None:
        raise SystemExit("strace is needed: apt-get install strace")
    told: set[str] = set()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ostraka-trace-") as folder:
        trace = Path(folder) / "calls"
        # Ids travel masked from the client, so the trace shows them in the log and in answers; reads are matched by time.
        wrap = ["strace", "-f", "-tt", "-s", "100000", "-e", CALLS, "-o", str(trace)]
        with House(database, wrap=wrap, OSTRAKA_THINKERS="0") as house:

            async def storm() -> None:
                async def table(n: int) -> None:
                    while len(told) < acks:
                        [place] = await crowd.set_up(house.url, [crowd.wish("thebes", 2)])
                        await play(place, acks, told)

                await asyncio.gather(*(table(n + seed) for n in range(tables)))

            asyncio.run(storm())
            code = house.stop()
        seen = examine(trace, database.removeprefix("sqlite:///") + "-wal")
        size = trace.stat().st_size
    return {
        "acks told": len(told),
        "acks in the trace": seen.acks,
        "before their fsync": seen.early,
        "fsyncs of the log": seen.syncs,
        "trace MB": round(size / 1e6),
        "clean stop": code == 0,
        "seconds": round(time.monotonic() - begun),
    }


def sound(found: Figures) -> bool:
    return bool(found["acks in the trace"] >= found["acks told"] > 0 and not found["before their fsync"])


def main() -> None:
    crowd.conclude(trial, str(__doc__), sound, acks=10_000, tables=4, seed=1)


if __name__ == "__main__":
    main()
