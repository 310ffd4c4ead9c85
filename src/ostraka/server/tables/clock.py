"""How long people may think: no clock, so many seconds and an increment per turn, or so many hours per turn."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from ostraka.server.errors import Refused

__all__ = ["Clock", "Pace", "read_pace"]

HOUR: Final = 3_600_000
DAYS: Final = {"24h": 24 * HOUR, "72h": 72 * HOUR}


class Pace:
    """`bank` milliseconds at the start, `more` for each turn; or `period` for every turn anew. Zeros: no clock."""

    def __init__(self, bank: int = 0, more: int = 0, period: int = 0) -> None:
        self.bank = bank
        self.more = more
        self.period = period

    def __bool__(self) -> bool:
        return bool(self.bank or self.period)


def read_pace(text: str) -> Pace:
    """A pace from its text: `none`, `24h`, `72h`, or `300+10` for seconds and increment."""
    if text == "none":
        return Pace()
    if text in DAYS:
        return Pace(period=DAYS[text])
    found = re.fullmatch(r"([0-9]{1,5})\+([0-9]{1,4})", text)
    if found is None or not 10 <= int(found[1]) <= 36_000 or int(found[2]) > 3_600:
        raise Refused("pace", "a pace is none, 24h, 72h, or seconds+increment such as 600+15")
    return Pace(int(found[1]) * 1000, int(found[2]) * 1000)


class Clock:
    """The time every seat has left. It knows only the times of log entries, so a restart changes nothing."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.bank or pace.period] * seats
        """Milliseconds, as of `since`."""
        self.running: frozenset[int] = frozenset()
        self.since = 0
        self.turn = -1

    def tick(self, now: int, asked: Iterable[int], turn: int) -> None:
        """Something has happened at `now`: the time until then is charged, and whoever is asked from now on pays."""
        if not self.pace:
            return
        spent = max(0, now - self.since)
        asked = frozenset(asked)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        if turn != self.turn:
            for seat in self.running - asked if self.turn >= 0 else ():
                self.left[seat] += self.pace.more
            self.turn = turn
        for seat in asked - self.running if self.pace.period else ():
            self.left[seat] = self.pace.period
        self.running = asked
        self.since = now

    def again(self, seat: int, now: int) -> None:
        """The others wait: the seat gets its time anew."""
        self.left[seat] = self.pace.bank or self.pace.period
        self.since = now

    def deadline(self, seats: Iterable[int]) -> int | None:
        """When the first of these seats runs out of time, if nothing happens before."""
        times = [self.since + self.left[seat] for seat in seats if seat in self.running]
        return min(times) if times and self.pace else None

    def remaining(self, seat: int, now: int) -> int | None:
        """What a seat has left at a moment; None without a clock."""
        if not self.pace:
            return None
        return max(0, self.left[seat] - (max(0, now - self.since) if seat in self.running else 0))
