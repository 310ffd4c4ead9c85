"""A table's log, played: the match, and what the people at the table have agreed on around it.

Everything that happens at a table is an entry; the state is what the entries add up to. It does no input or output and
asks no clock, so every process that has the entries has the same state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from ostraka.match import Match, load_game
from ostraka.match.undo import point
from ostraka.server.errors import Refused, Stale
from ostraka.server.tables.clock import Clock, Waiting, read_pace
from ostraka.server.tables.closing import ABANDONED, CLOSING, DAY_OVER, TOO_LONG, Ending
from ostraka.server.tables.entry import Entry
from ostraka.server.times import day_end

__all__ = ["ENDING", "LONGEST", "SPARE", "STAND_IN", "WAITING", "Header", "Plea", "TableState"]

WAITING, STAND_IN, ENDING = 0, 1, 2
"""What the others can decide when somebody is late."""
_VOTES: Final = 3
LONGEST: Final = 20_000
"""Entries of a log: then the table is closed. No game of people comes near it."""
SPARE: Final = 1_000
"""Entries beside the game that one seat may cause: taking back, with what is played again, voting, coming back."""
BREATH: Final = 60_000
"""Milliseconds that whoever takes a seat back from a stand-in has at least."""


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
    host: str = ""
    """Whose table it is; nobody's, when they have gone."""
    discreet: bool = True
    """Whether a seat is asked even where its hand leaves no choice; tables of earlier versions did not ask."""
    rated: bool = False
    fair: bool = True
    """Whether nobody gains time by leaving or taking back; tables of earlier versions go on as they were."""
    more: tuple[int, ...] = ()
    """The seats of somebody who sits at an earlier one, too."""


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
        game = load_game(header.game)
        self.match: Match[Any, Any] = Match(
            game, header.seats, game.kept(header.setup), header.secret, start=header.start, discreet=header.discreet
        )
        if self.match.game.rules != header.rules:
            raise Refused("rules", f"this table was begun under rules {header.rules}, which are not played here", 409)
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
        """Whether the table was ended before the game was over."""
        self.ending: Ending | None = None
        self.gone: set[int] = set()
        """Seats whose person has been deleted."""
        self.left: set[int] = set()
        """Seats that a stand-in has played for, or whose absence has ended the game: in rated games they have lost."""
        self.spent: Counter[int] = Counter()
        """How many entries beside the game each seat has caused."""
        self.waiting = Waiting()
        self.clock = Clock(read_pace(header.pace), header.seats, header.fair)
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

    def due(self, now: int, watched: bool = False) -> int | None:
        """When the server must act by itself: for bots at once; among themselves they wait for a spectator."""
        bot = (self.people or watched) and any(self.player(seat) is not None for seat in self.asked)
        if bot or self.closing(now) is not None:
            return now
        times = [self.clock.deadline(self._timed()), None if self.header.day is None else day_end(self.header.day)]
        return None if self.closed else min([time for time in times if time is not None], default=None)

    def closing(self, now: int) -> int | None:
        """Why the server must close the table, if it must."""
        if self.closed:
            return None
        if self.header.day is not None and now >= day_end(self.header.day):
            return DAY_OVER
        return TOO_LONG if self.seq >= LONGEST else None

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
            self._admit(entry, at)
        if entry.act == "choice":
            self._choice(entry, None if at is None else self.lengths[at])
        else:
            _ACTS[entry.act](self, entry)
        self.seq += 1
        self.lengths.append(self.match.at)
        self._tick(entry.time, entry.seat if entry.act == "choice" else None)

    def _admit(self, entry: Entry, at: int) -> None:
        """What is refused to new entries only: older logs may hold it."""
        act, seat = entry.act, entry.seat
        why = self.closing(entry.time)
        if why is not None and act not in ("close", "gone"):
            if why == DAY_OVER:
                raise Refused("midnight", "the day of this challenge is over: tries close at midnight UTC", 409)
            raise Refused("long", "the log of this table is full, so it is closed", 409)
        if act == "close" and entry.value == ABANDONED and at < self.seq:
            raise Stale(at, self.seq)
        if act in ("undo", "plea", "vote", "back") and self.spent[seat] >= SPARE:
            raise Refused("enough", "this seat has taken back, voted and come back often enough", 409)
        if act in ("undo", "plea"):
            self.refuse_revealed(seat, entry.value)
        if act == "agree" and self.plea is not None:
            self.refuse_revealed(self.plea.seat, self.plea.to)
        if act in ("leave", "late") and seat in self.late:
            raise Refused("late", "this seat has left already", 409)
        if act == "back" and seat in self.late and self.clock.remaining(seat, entry.time) == 0:
            raise Refused("time", "the time of this seat is over: answer, or let the others decide", 409)

    def refuse_revealed(self, seat: int, to: int) -> None:
        """In a rated game nothing is taken back from which anybody has learnt anything, agreed or not."""
        if self.header.rated and self.match.undo_why(seat, to):
            raise Refused("revealed", "in a rated game nothing is taken back that has shown anything new", 409)

    def _tick(self, now: int, chose: int | None = None) -> None:
        asked = self.asked & self.people
        self.waiting.tick(now, asked, chose, self.match.at)
        if self.clock.pace:
            self.clock.tick(now, asked, self.match.heading[0], self.match.at)

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
        before = self.match.at
        self.match.undo(seat, to, consent=frozenset(range(self.header.seats)))
        self.spent[seat] += 1 + before - self.match.at
        self.plea = None
        self.struck = self.seq + 1

    def _plea(self, entry: Entry) -> None:
        missing = self.missing(entry.seat, entry.value)
        if not missing:
            raise Refused("free", "nobody needs to agree to this: take it back", 409)
        why = self.match.undo_why(entry.seat, entry.value)
        self.plea = Plea(self.seq + 1, entry.seat, entry.value, why, missing)
        self.spent[entry.seat] += 1

    def _agree(self, entry: Entry) -> None:
        plea = self._asked_of(entry.seat)
        left = plea.missing - {entry.seat}
        if left:
            self.plea = msgspec.structs.replace(plea, missing=left)
        else:
            self._take_back(plea.seat, plea.to)
            self.clock.rewind(self.match.heading[0])
            self.waiting.rewind()

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
            self._end("left", entry.seat)
        else:
            self._late(entry)

    def _end(self, ending: Ending, seat: int) -> None:
        self.ended, self.ending = True, ending
        self.left.add(seat)

    def _stand_in(self, seat: int) -> None:
        self.away.add(seat)
        self.left.add(seat)

    def _gone(self, entry: Entry) -> None:
        """Whoever sat here has been deleted: a stand-in plays on, and nobody comes back."""
        seat = entry.seat
        if seat not in self.people | self.away or seat in self.gone:
            raise Refused("late", "no person plays at this seat", 409)
        self._forgive(seat)
        self.gone.add(seat)
        if self.plea is not None and (seat == self.plea.seat or seat in self.plea.missing):
            self.plea = None
        if self.people <= {seat}:
            self._end("left", seat)
        else:
            self._stand_in(seat)

    def _close(self, entry: Entry) -> None:
        if entry.value not in CLOSING:
            raise Refused("illegal", "a table is not closed for this", 409)
        self.ended, self.ending = True, CLOSING[entry.value]

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
        self.votes[seat][entry.seat] = what
        self.spent[entry.seat] += 1
        verdict = self._verdict(seat, what, entry.time)
        if verdict is None:
            return
        self._forgive(seat)
        if verdict == ENDING:
            self._end("vote", seat)
        elif verdict == STAND_IN:
            self._stand_in(seat)
        else:
            self._wait(seat, entry.time)

    def _verdict(self, seat: int, what: int, now: int) -> int | None:
        """What the others have decided, after one of them said `what`.

        One alone can wait for somebody who has left; time is given by all. Who do not agree let a stand-in play.
        """
        votes = {self.votes[seat].get(other) for other in self.people - self.late}
        if what == WAITING and not (self.header.fair and self.clock.remaining(seat, now) == 0):
            return WAITING
        if votes == {what}:
            return what
        return STAND_IN if self.header.fair and None not in votes else None

    def _wait(self, seat: int, now: int) -> None:
        self.waiting.again(seat, now)
        if not self.header.fair:
            self.clock.again(seat, now)
        elif self.clock.remaining(seat, now) == 0:
            self.clock.grant(seat, now)

    def _forgive(self, seat: int) -> None:
        self.late.discard(seat)
        self.votes.pop(seat, None)

    def _back(self, entry: Entry) -> None:
        seat, now = entry.seat, entry.time
        if seat not in self.late | self.away or seat in self.gone:
            raise Refused("back", "nobody stands in for this seat", 409)
        self.spent[seat] += 1
        if not self.header.fair:
            self.clock.again(seat, now)
        elif seat in self.away:
            self.clock.grant(seat, now, BREATH)
        self._forgive(seat)
        self.away.discard(seat)


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
    "gone": TableState._gone,
    "close": TableState._close,
}
