"""A program beside us that is talked to line by line, and trusted in nothing: it may hang, flood, lie or die.

Its input and output are never waited for beyond a deadline, what it says is counted, and when it is ended, everything
it has started ends with it.
"""

from __future__ import annotations

import atexit
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from ostraka.core.errors import OstrakaError

__all__ = ["FLOOD", "RULES", "Forfeit", "Program", "end_all"]

FLOOD: Final = 1 << 20
"""No answer takes so many bytes."""
PARTING: Final = 0.5
"""Seconds a program has to end by itself."""
RULES: Final = ("silent", "flood", "garbled", "illegal", "gone")
"""By what a program can lose; docs/bot-protocol.md says what each of them means."""

_RUNNING: Final[set[Program]] = set()


class Forfeit(OstrakaError):
    """A program has lost its game by one of the named rules."""

    def __init__(self, rule: str, detail: str) -> None:
        super().__init__(f"{rule}: {detail}")
        self.rule = rule
        self.detail = detail


class Program:
    """A running program. Whatever it does wrong is a `Forfeit`, and then it has been ended."""

    def __init__(self, argv: Sequence[str]) -> None:
        # What it says on standard error is for its author: seen only where somebody looks for faults.
        errors = None if os.environ.get("OSTRAKA_DEBUG") else subprocess.DEVNULL
        self.process = subprocess.Popen(
            list(argv), bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, start_new_session=True
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.mouth, self.ear = self.process.stdin.fileno(), self.process.stdout.fileno()
        for pipe in (self.mouth, self.ear):
            os.set_blocking(pipe, False)
        self.pending = b""
        """What it has not taken yet."""
        self.heard = b""
        """What it has said and nobody has read yet."""
        self.room = FLOOD
        """How much more it may say before it is told something again."""
        _RUNNING.add(self)

    @property
    def running(self) -> bool:
        """Whether nobody has ended it."""
        return self in _RUNNING

    def tell(self, *lines: str) -> None:
        """Say something; it goes on its way while an answer is awaited."""
        if not self.running:
            raise Forfeit("gone", "it has been ended")
        self.pending += "".join(f"{line}\n" for line in lines).encode()
        self.room = FLOOD
        self._write()

    def line(self, deadline: float) -> str | None:
        """The next line it says; None if the deadline (of `time.monotonic`) comes first."""
        while b"\n" not in self.heard:
            left = deadline - time.monotonic()
            if left <= 0:
                return None
            with selectors.DefaultSelector() as waiting:
                waiting.register(self.ear, selectors.EVENT_READ)
                if self.pending:
                    waiting.register(self.mouth, selectors.EVENT_WRITE)
                for key, _ in waiting.select(left):
                    if key.fd == self.mouth:
                        self._write()
                    else:
                        self._read()
        line, _, self.heard = self.heard.partition(b"\n")
        try:
            return line.decode().rstrip("\r")
        except UnicodeDecodeError:
            raise self.lost("garbled", "what it says is not UTF-8") from None

    def _write(self) -> None:
        with suppress(BlockingIOError):
            try:
                while self.pending:
                    self.pending = self.pending[os.write(self.mouth, self.pending) :]
            except BrokenPipeError:
                raise self.lost("gone", "it does not listen any more") from None

    def _read(self) -> None:
        with suppress(BlockingIOError):
            said = os.read(self.ear, 65536)
            if not said:
                raise self.lost("gone", "it has ended")
            self.heard += said
            self.room -= len(said)
            if self.room < 0:
                raise self.lost("flood", f"it said more than {FLOOD} bytes without an answer")

    def lost(self, rule: str, detail: str) -> Forfeit:
        """End it; returns what is to be raised."""
        self.end()
        return Forfeit(rule, detail)

    def leave(self) -> None:
        """Say goodbye, and end it if it does not go."""
        with suppress(Forfeit):
            self.tell("quit")
        if self.running:
            self._close()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(PARTING)
        self.end()

    def end(self) -> None:
        """End it at once, with everything it has started."""
        if not self.running:
            return
        _RUNNING.discard(self)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._close()

    def _close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


def end_all() -> None:
    """Nothing that was started here outlives us."""
    for program in list(_RUNNING):
        program.end()


atexit.register(end_all)
