"""Watch the system calls of the server: is every choice on the disk before its sender is told so?

    python -m tests.server.drivers.durable --acks 10000

strace follows the server while people play. Before the answer to an act is written to a socket there must be a write to
the write-ahead log of the database with this act's id in it, and after it an fsync of that file that has returned.
Needs strace (`apt-get install strace`) and the right to trace one's own processes.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import msgspec

from tests.server.drivers import crowd
from tests.server.drivers.crowd import Ack, Figures, News, Place
from tests.server.house import House

CALLS = "trace=sendto,sendmsg,write,writev,pwrite64,fsync,fdatasync,openat"
ID = re.compile(rb"durable-[0-9a-f]{16}")
CALL = re.compile(rb"^(\d+) +\S+ (\w+)\((\d+)")
RESUMED = re.compile(rb"^(\d+) +\S+ <\.\.\. (\w+) resumed>")
OPENED = re.compile(rb'openat\([^"]*"([^"]*)".* = (\d+)')


class Seen(msgspec.Struct):
    """What the trace shows, in the order of time."""

    acks: int = 0
    early: int = 0
    """Answers written before their act was safe."""
    syncs: int = 0
    safe: set[bytes] = set()
    written: set[bytes] = set()


def examine(trace: Path, log: str, logs: set[bytes]) -> Seen:
    """Follow every id to the log, to the disk and back to a socket."""
    seen = Seen()
    syncing: dict[bytes, set[bytes]] = {}
    with trace.open("rb") as lines:
        for line in lines:
            opened = OPENED.search(line)
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
                    pending = f"durable-{secrets.token_hex(8)}"
                    offers = news.decision.offers
                    act = crowd.submission(news.seq, offers[news.length * 7 % len(offers)].option, pending)
                    news = None
                    await line.send(json.dumps(act))
                if news is not None and news.status != "playing":
                    return


class Watch:
    """strace at work on a running process."""

    def __init__(self, pid: int, trace: Path) -> None:
        self.trace = trace
        command = ["strace", "-f", "-tt", "-s", "100000", "-e", CALLS, "-o", str(trace), "-p", str(pid)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def __enter__(self) -> Watch:
        deadline = time.monotonic() + crowd.PATIENCE
        while not self.trace.exists() and time.monotonic() < deadline:
            time.sleep(0.1)
        time.sleep(0.5)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(crowd.PATIENCE)


def open_logs(pid: int, log: str) -> set[bytes]:
    """The numbers under which a process has the write-ahead log open."""
    links = {link.name: os.readlink(link) for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()}
    return {name.encode() for name, target in links.items() if target == log}


def trial(database: str, acks: int, tables: int = 4, seed: int = 1) -> Figures:
    """The whole trial on a fresh store; returns its figures."""
    if shutil.which("strace") is None:
        raise SystemExit("strace is needed: apt-get install strace")
    told: set[str] = set()
    begun = time.monotonic()
    log = database.removeprefix("sqlite:///") + "-wal"

    async def storm(url: str) -> None:
        async def table(n: int) -> None:
            while len(told) < acks:
                [place] = await crowd.set_up(url, [crowd.wish("thebes", 2)])
                await play(place, acks, told)

        await asyncio.gather(*(table(n + seed) for n in range(tables)))

    with tempfile.TemporaryDirectory(prefix="ostraka-trace-") as folder:
        trace = Path(folder) / "calls"
        with House(database, OSTRAKA_THINKERS="0") as house:
            logs = open_logs(house.process.pid, log)
            with Watch(house.process.pid, trace):
                asyncio.run(storm(house.url))
            code = house.stop()
        seen = examine(trace, log, logs)
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
