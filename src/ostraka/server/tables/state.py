"""A table's log, played: the match, and what the people at the table have agreed on around it.

Everything that happens at a table is an entry; the state is what the entries add up to. It does no input or output and
asks no clock, so every process that has the entries has the same state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from ostraka.match import Match
from ostraka.match.undo import point
from ostraka.server.errors import Refused, Stale
from ostraka.server.tables.clock import Clock, read_pace
from ostraka.server.tables.entry import Entry

__all__ = ["ENDING", "STAND_IN", "WAITING", "Header", "Plea", "TableState"]

WAITING, STAND_IN, ENDING = 0, 1, 2
"""What the others can decide when somebody is late."""
_VOTES: Final = 3


class Header(msgspec.Struct, frozen=True):
    """What a table was begun with; it never changes afterwards."""

    id: str
    game: str
    rules: str
    seats: int
    setup: Mapping[str, str | bool | int]
    secret: str
    bots: Mapping[int, str]
    """The seats of bots and their levels."""
    names: tuple[str, ...]
    pace: str = "none"
    undo: str = "ask"
    begun: int = 0
    delay: int = 0
    """Seconds spectators lag behind."""
    start: Mapping[str, object] | None = None
    """The position it begins from, if that is not the game's own beginning."""
    day: str | None = None
    """The day of the daily challenge it belongs to: its seed stays secret as long as others can try it."""
    discreet: bool = True
    """Whether a seat is asked even where its hand leaves no choice; tables of earlier versions did not ask."""


class Plea(msgspec.Struct, frozen=True):
    """A seat asks the others whether it may take back everything after log length `to`."""

    seq: int
    seat: int
    to: int
    why: tuple[str, ...]
    missing: frozenset[int]


class TableState:
    """The sum of a log. `take` either takes an entry or raises and has changed nothing."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.match: Match[Any, Any] = Match(
            header.game, header.seats, dict(header.setup), header.secret, start=header.start, discreet=header.discreet
        )
        if self.match.game.rules != header.rules:
            raise Refused(
                "rules", f"this table was begun under rules {header.rules}, which this server cannot play", 409
            )
        self.seq = 0
        self.lengths = [self.match.at]
        """The match's log length after each entry."""
        self.struck = 0
        """The last entry that took something back."""
        self.plea: Plea | None = None
        self.away: set[int] = set()
        """Seats a stand-in plays for."""
        self.late: set[int] = set()
        """Seats that have left or run out of time, and whose others have not decided yet."""
        self.votes: dict[int, dict[int, int]] = {}
        self.ended = False
        """Whether the people have ended the table before the game was over."""
        self.clock = Clock(read_pace(header.pace), header.seats)
        self._tick(header.begun)

    # What is going on

    @property
    def closed(self) -> bool:
        return self.ended or self.match.over

    @property
    def asked(self) -> frozenset[int]:
        """The seats the table waits for."""
        return frozenset() if self.closed else frozenset([ask.seat for ask in self.match.asks])

    @property
    def people(self) -> frozenset[int]:
        """The seats where a person plays at present."""
        return frozenset(range(self.header.seats)) - frozenset(self.header.bots) - self.away

    def player(self, seat: int) -> str | None:
        """The level of the bot that answers for a seat now, or None for a person."""
        if seat in self.header.bots:
            return self.header.bots[seat]
        return "scholar" if seat in self.away else None

    def keep(self, since: int) -> int:
        """Up to which log length everything still stands that was true after entry `since`."""
        return min(self.lengths[since:])

    def timed_out(self, now: int) -> int | None:
        """A seat whose time has run out and of which the others do not know yet."""
        for seat in sorted(self._timed()):
            if self.clock.remaining(seat, now) == 0:
                return seat
        return None

    def due(self, now: int) -> int | None:
        """When the server must act by itself: at once for a bot, at the deadline of a clock."""
        if any(self.player(seat) is not None for seat in self.asked):
            return now
        return self.clock.deadline(self._timed())

    def _timed(self) -> frozenset[int]:
        """People on the clock; nobody is hurried who has only bots to play with."""
        people = self.people
        return self.asked & people - self.late if len(people | self.late) > 1 else frozenset()

    # What happens

    def check(self, at: int, act: str) -> None:
        """Raise `Stale` if an act was meant for a moment that has passed. A choice has its own, finer rule."""
        if not 0 <= at <= self.seq or at < self.struck:
            raise Stale(at, self.seq)
        if act == "choice":
            return
        if act in ("agree", "refuse"):
            if self.plea is None or at < self.plea.seq:
                raise Stale(at, self.seq)
        elif act in ("undo", "plea") and self.lengths[at] != self.match.at:
            raise Stale(at, self.seq)

    def take(self, entry: Entry, at: int | None = None) -> None:
        """Take an entry. `at` is given for a new one: the entry number its sender had seen."""
        if self.closed:
            raise Refused("over", "the game is over", 409)
        if at is not None:
            self.check(at, entry.act)
        if entry.act == "choice":
            self._choice(entry, None if at is None else self.lengths[at])
        else:
            _ACTS[entry.act](self, entry)
        self.seq += 1
        self.lengths.append(self.match.at)
        self._tick(entry.time)

    def _tick(self, now: int) -> None:
        if self.clock.pace:
            self.clock.tick(now, self.asked & self.people, self.match.heading[0])

    def _choice(self, entry: Entry, length: int | None) -> None:
        self.match.play(entry.seat, entry.value, length)
        self.plea = None
        self.late.discard(entry.seat)
        self.votes.pop(entry.seat, None)

    # Taking back

    def point(self, seat: int, to: int | None, grain: str) -> int:
        """The log length an undo would lead to."""
        return point(self.match, seat, to, grain)

    def missing(self, seat: int, to: int) -> frozenset[int]:
        """The people who must agree to an undo; bots agree to everything."""
        if self.header.undo == "never":
            raise Refused("undo", "nothing is taken back at this table", 409)
        if self.header.undo == "free":
            return frozenset()
        return self.match.undo_needs(seat, to) & self.people - self.late

    def _undo(self, entry: Entry) -> None:
        missing = self.missing(entry.seat, entry.value)
        if missing:
            raise Refused("consent", "the others must agree to this: ask them", 409)
        self._take_back(entry.seat, entry.value)

    def _take_back(self, seat: int, to: int) -> None:
        self.match.undo(seat, to, consent=frozenset(range(self.header.seats)))
        self.plea = None
        self.struck = self.seq + 1

    def _plea(self, entry: Entry) -> None:
        missing = self.missing(entry.seat, entry.value)
        if not missing:
            raise Refused("free", "nobody needs to agree to this: take it back", 409)
        why = self.match.undo_why(entry.seat, entry.value)
        self.plea = Plea(self.seq + 1, entry.seat, entry.value, why, missing)

    def _agree(self, entry: Entry) -> None:
        plea = self._asked_of(entry.seat)
        left = plea.missing - {entry.seat}
        if left:
            self.plea = msgspec.structs.replace(plea, missing=left)
        else:
            self._take_back(plea.seat, plea.to)

    def _refuse(self, entry: Entry) -> None:
        self._asked_of(entry.seat)
        self.plea = None

    def _asked_of(self, seat: int) -> Plea:
        if self.plea is None or seat not in self.plea.missing:
            raise Refused("plea", "nobody has asked this seat for its consent", 409)
        return self.plea

    # Leaving and coming back

    def _leave(self, entry: Entry) -> None:
        """Whoever is the last person at a table ends the game by leaving it."""
        if self.people == {entry.seat}:
            self.ended = True
        else:
            self._late(entry)

    def _late(self, entry: Entry) -> None:
        if entry.seat not in self.people:
            raise Refused("late", "no person plays at this seat", 409)
        if not self.people - self.late - {entry.seat}:
            raise Refused("alone", "there is nobody left who could decide how to go on", 409)
        self.late.add(entry.seat)
        self.votes[entry.seat] = {}
        if self.plea is not None and entry.seat in self.plea.missing:
            self.plea = None

    def _vote(self, entry: Entry) -> None:
        seat, what = divmod(entry.value, _VOTES)
        if seat not in self.late or entry.seat in self.late or entry.seat not in self.people:
            raise Refused("vote", "there is nothing to decide about this seat", 409)
        votes = self.votes[seat]
        votes[entry.seat] = what
        if what == WAITING:
            self._forgive(seat)
            self.clock.again(seat, entry.time)
        elif all(votes.get(other) == what for other in self.people - self.late):
            self._forgive(seat)
            if what == ENDING:
                self.ended = True
            else:
                self.away.add(seat)

    def _forgive(self, seat: int) -> None:
        self.late.discard(seat)
        self.votes.pop(seat, None)

    def _back(self, entry: Entry) -> None:
        if entry.seat in self.late:
            self._forgive(entry.seat)
            self.clock.again(entry.seat, entry.time)
        elif entry.seat in self.away:
            self.away.discard(entry.seat)
            self.clock.again(entry.seat, entry.time)
        else:
            raise Refused("back", "nobody stands in for this seat", 409)


# Not kept in each state: methods bound to it would hold on to it, and it would stay in memory until it is swept.
_ACTS: Final[Mapping[str, Callable[[TableState, Entry], None]]] = {
    "undo": TableState._undo,
    "plea": TableState._plea,
    "agree": TableState._agree,
    "refuse": TableState._refuse,
    "late": TableState._late,
    "leave": TableState._leave,
    "vote": TableState._vote,
    "back": TableState._back,
}
