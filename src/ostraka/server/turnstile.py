"""How much of a crowd comes in at once: so many pieces of what it sends in each round of the event loop.

Many requests that arrive together are all read before anybody else has a turn, and who they come from is known only
then. At the turnstile the rest of them wait for the next rounds, first come, first served; those who play have choices
to send, which come in by another door.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

__all__ = ["PASSES", "Turnstile"]

PASSES: Final = 4
"""Pieces taken in one round of the event loop."""


class Turnstile:
    """Lets so many through in each round; whoever comes later waits."""

    def __init__(self) -> None:
        self._passed = 0
        """How many there have been in this round."""
        self._waiting: deque[Callable[[], None]] = deque()

    def passes(self) -> bool:
        """Whether whoever comes now goes straight through."""
        if self._waiting or self._passed >= PASSES:
            return False
        self._pass()
        return True

    def wait(self, go: Callable[[], None]) -> None:
        """Call this in one of the next rounds."""
        self._waiting.append(go)

    def _pass(self) -> None:
        if self._passed == 0:
            asyncio.get_running_loop().call_soon(self._next_round)
        self._passed += 1

    def _next_round(self) -> None:
        self._passed = 0
        while self._waiting and self._passed < PASSES:
            self._pass()
            self._waiting.popleft()()
