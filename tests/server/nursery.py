"""Server processes without the second that imports take: a process that has imported everything forks them.

What is born is an `ostraka serve` like any other, with its own memory, files and sockets, and can be killed like any
other. `tests/server/test_serve.py` starts it the long way, as people do.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import traceback
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any

__all__ = ["LUCK", "Born", "Nursery", "nursery"]

ROOT = Path(__file__).resolve().parents[2]
LUCK = "TESTS_LUCK"
"""Names a file, for servers whose deals shall be the same every time."""
LARGEST = 1 << 17
"""Bytes of one wish."""
LOADED = ["ostraka.cli.main", "ostraka.cli.serve", "ostraka.server.serve", "ostraka.server.store.migrate"]
LOADED += [f"ostraka.games.{game}.game" for game in ("ancient", "thebes", "mammothodus")]
# What the packages below us import late, when a server begins.
LOADED += ["anyio._backends._asyncio", "sqlalchemy.dialects.postgresql.asyncpg", "sqlalchemy.dialects.sqlite.aiosqlite"]
LOADED += ["litestar._kwargs", "litestar.middleware._internal.exceptions", "litestar.plugins.attrs"]
LOADED += ["uvicorn.lifespan.on", "uvicorn.loops.auto"]


class Luck:
    """What a server takes for chance when it deals: what a file says, and how often it was asked since then.

    A test writes its name there, so it sees the same deals every time, whatever ran before it: red is red again.
    """

    def __init__(self, file: str) -> None:
        self.file = Path(file)
        self.told = ""
        self.asked = 0

    def token_hex(self, size: int) -> str:
        told = self.file.read_text(encoding="utf-8")
        self.asked = self.asked + 1 if told == self.told else 1
        self.told = told
        return blake2b(f"{told} {self.asked}".encode(), digest_size=size).hexdigest()


class Born:
    """A process that was forked for us: what tests need of `subprocess.Popen`."""

    def __init__(self, home: Nursery, pid: int, stdout: IO[str]) -> None:
        self.home = home
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit code, as soon as there is one."""
        if self.returncode is None:
            self.returncode = self.home.ask({"poll": self.pid})
        return self.returncode

    def wait(self, timeout: float) -> int:
        deadline = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired(f"server {self.pid}", timeout)
            time.sleep(0.005)
        return code

    def send_signal(self, how: signal.Signals) -> None:
        # A process that has ended keeps its number until it was asked for its code, so this hits no other one.
        if self.poll() is None:
            os.kill(self.pid, how)


class Nursery:
    """The process that forks; it ends with the one that started it."""

    def __init__(self) -> None:
        self.door, theirs = socket.socketpair()
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.nursery", str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                cwd=ROOT,
            )
        atexit.register(self.close)

    def close(self) -> None:
        self.door.close()
        self.process.wait(30)

    def start(self, arguments: list[str], environment: Mapping[str, str], errors: IO[bytes] | None) -> Born:
        """`ostraka` with these arguments, in this environment; what it writes can be read from `stdout`."""
        reading, writing = os.pipe()
        wish = {"start": arguments, "environment": dict(environment), "folder": os.getcwd()}
        files = [writing] if errors is None else [writing, errors.fileno()]
        pid = self.ask(wish, files)
        os.close(writing)
        return Born(self, pid, os.fdopen(reading, encoding="utf-8"))

    def ask(self, wish: Mapping[str, object], files: list[int] | None = None) -> Any:
        socket.send_fds(self.door, [json.dumps(wish).encode()], files or [])
        return json.loads(self.door.recv(LARGEST))


_BORN: list[Nursery] = []


def nursery() -> Nursery:
    """The one of this process, made when it is first needed."""
    if not _BORN:
        _BORN.append(Nursery())
    return _BORN[0]


def keep(door: socket.socket) -> None:
    """Fork and tell of exits until nobody asks any more."""
    while True:
        told, files, _, _ = socket.recv_fds(door, LARGEST, 2)
        if not told:
            return
        wish = json.loads(told)
        if "start" in wish:
            answer: int | None = os.fork()
            if answer == 0:
                door.close()
                live(wish, files)
            for file in files:
                os.close(file)
        else:
            gone, status = os.waitpid(wish["poll"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if gone else None
        door.send(json.dumps(answer).encode())


def live(wish: dict[str, Any], files: list[int]) -> None:
    """Be that server."""
    code = 1
    try:
        for file, number in zip(files, (1, 2), strict=False):
            os.dup2(file, number)
            os.close(file)
        # Made anew: those of before remember what kind of file they wrote to.
        sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
        sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False)
        os.chdir(wish["folder"])
        os.environ.clear()
        os.environ.update(wish["environment"])
        from ostraka.cli import main
        from ostraka.match import chance

        if LUCK in os.environ:
            vars(chance)["secrets"] = Luck(os.environ[LUCK])

        code = main(wish["start"])
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    for module in LOADED:
        importlib.import_module(module)
    # What is here stays here: no child looks through it again.
    gc.freeze()
    keep(socket.socket(fileno=int(sys.argv[1])))
