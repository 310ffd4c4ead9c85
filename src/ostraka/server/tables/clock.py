"""How long people may think: no clock, so many seconds and an increment per turn, or so many hours per turn."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from ostraka.server.errors import Refused

__all__ = ["PATIENCE", "Clock", "Lateness", "Pace", "Waiting", "read_pace"]

HOUR: Final = 3_600_000
DAYS: Final = {"24h": 24 * HOUR, "72h": 72 * HOUR}


class Lateness(msgspec.Struct, frozen=True):
    """After how many milliseconds somebody may be called late where there is no clock."""

    absent: int = 24 * HOUR
    """Of somebody who is not at the table …"""
    present: int = HOUR // 4
    """… and of somebody who sits there and does not answer."""


PATIENCE: Final = Lateness()
"""How long people wait who have set nothing else."""


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
    """The time every seat has left. It knows only the times of log entries, so a restart changes nothing.

    `fair`: nobody gets more by going back and forth. Tables of earlier versions go on as they were.
    """

    def __init__(self, pace: Pace, seats: int, fair: bool = True) -> None:
        self.pace = pace
        self.fair = fair
        self.left = [pace.bank or pace.period] * seats
        """Milliseconds, as of `since`."""
        self.running: frozenset[int] = frozenset()
        self.since = 0
        self.turn = -1
        self.renewed = [-1] * seats
        """The log length at which each seat last got a whole period."""

    def tick(self, now: int, asked: Iterable[int], turn: int, length: int) -> None:
        """Something has happened at `now`: the time until then is charged, and whoever is asked from now on pays."""
        if not self.pace:
            return
        asked = frozenset(asked)
        self._charge(now)
        if turn > self.turn if self.fair else turn != self.turn:
            for seat in self.running - asked if self.turn >= 0 else ():
                self.left[seat] += self.pace.more
            self.turn = turn
        for seat in asked - self.running if self.pace.period else ():
            if length > self.renewed[seat] or not self.fair:
                self.left[seat] = self.pace.period
                self.renewed[seat] = length
        self.running = asked

    def _charge(self, now: int) -> None:
        spent = max(0, now - self.since)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        self.since = now

    def grant(self, seat: int, now: int, least: int | None = None) -> None:
        """A seat has `least` from now on, if it had less; without it all its time anew. Nobody else gets anything."""
        self._charge(now)
        if self.pace:
            whole = self.pace.bank or self.pace.period
            self.left[seat] = whole if least is None else max(self.left[seat], min(least, whole))

    def rewind(self, turn: int) -> None:
        """All have agreed to take something back: what is played again is paid for again."""
        self.turn = min(self.turn, turn)
        self.renewed = [-1] * len(self.renewed)

    def again(self, seat: int, now: int) -> None:
        """The seat gets its time anew, and the others what they have used since: so it was at older tables."""
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


class Waiting:
    """Since when each seat keeps the others waiting; going back and forth does not begin it anew."""

    def __init__(self) -> None:
        self.since: dict[int, int] = {}
        """Of the seats that are asked."""
        self._marks: dict[int, tuple[int, int]] = {}
        """When, and at which log length, each seat was last asked something new."""

    def tick(self, now: int, asked: Iterable[int], chose: int | None, length: int) -> None:
        """Something has happened at `now`, perhaps a choice of a seat."""
        before, self.since = self.since, {}
        for seat in asked:
            moment, reached = self._marks.get(seat, (now, -1))
            if length > reached and (seat not in before or seat == chose):
                moment = now
                self._marks[seat] = (now, length)
            self.since[seat] = moment

    def again(self, seat: int, now: int) -> None:
        """The others have decided to wait."""
        if seat in self.since:
            self.since[seat] = now
            self._marks[seat] = (now, self._marks[seat][1])

    def rewind(self) -> None:
        """All have agreed to take something back: what is asked again is new."""
        self._marks.clear()
        self.since.clear()
