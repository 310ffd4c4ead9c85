"""A match: (game, setup, seats, seed, choices), and everything that can be asked of it.

A `Match` holds the whole truth, so it belongs to whoever runs the table. Seats get `view`, `events` and `reasons`;
`log`, `play`'s return value, `secret` and `text` are not for them before the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from operator import index
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from ostraka.core.digest import digest
from ostraka.core.errors import IllegalChoice, OstrakaError
from ostraka.core.event import Event
from ostraka.core.game import Game, Note, V
from ostraka.core.outcome import Outcome
from ostraka.core.state import S
from ostraka.core.turn import CHANCE, Ask, Over, Roll, Turn
from ostraka.core.whole import whole
from ostraka.match import undo
from ostraka.match.binding import Bind, binding
from ostraka.match.chance import Chance, commitment, read_seed
from ostraka.match.errors import NeedsConsent, StaleChoice
from ostraka.match.forced import evident, forced_ask
from ostraka.match.shelf import load_game
from ostraka.match.start import begin
from ostraka.match.step import Choice, Step

__all__ = ["Match"]

_MARK_EVERY: Final = 32


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Match(Generic[S, V]):
    """A game being played. A refused call raises an `OstrakaError` and changes nothing."""

    def __init__(
        self,
        game: Game[S, V] | str,
        seats: int = 0,
        setup: Mapping[str, object] | None = None,
        seed: str | bytes | int | None = None,
        forced: bool = True,
        start: Mapping[str, object] | None = None,
        discreet: bool = False,
    ) -> None:
        self.game: Game[S, V] = load_game(game) if isinstance(game, str) else game
        self.seats = index(seats) or self.game.seats.start
        self.setup = self.game.setup(setup)
        self.forced = forced
        """Whether the match itself plays choices that have a single option …"""
        self.discreet = discreet
        """… but for those that could betray a hand: the seat is asked."""
        self.secret = read_seed(seed)
        """The seed, for the table's own use; `seed` is for everybody, after the end."""
        self.start = None if start is None else dict(start)
        """The position the match begins from, as `game.dump` writes it; None: the game's own beginning."""
        written = self.game.written(self.setup)
        self.commitment = commitment(self.game.id, self.game.rules, written, self.seats, self.secret, self.start)
        self.undone = 0
        """How often something has been taken back."""
        self.struck: tuple[Choice, ...] = ()
        """What the last undo took back, until the next choice."""
        self._chance = Chance(self.secret)
        self._steps: list[Step] = []
        self._opening: list[Event] = []
        self._state: S = begin(self.game, self.setup, self.seats, self.start)
        self._chances = self._draw(self._state, 0, self._opening)
        self._marks: dict[int, tuple[S, int]] = {}
        self._opened = -1
        self._asking: Turn | None = None
        """What the state waited for when its questions were last looked at."""
        self._asks: tuple[Ask, ...] = ()
        self._mark(sealed=self._sealed(), continues=False)
        self._advance()

    def __repr__(self) -> str:
        return f"Match({self.game.id!r}, seats={self.seats}, at={self.at})"

    # What is going on

    @property
    def at(self) -> int:
        """The length of the log."""
        return len(self._steps)

    @property
    def log(self) -> tuple[Choice, ...]:
        """Every choice in the order it was taken, forced ones included."""
        return tuple([step.choice for step in self._steps])

    @property
    def steps(self) -> tuple[Step, ...]:
        """The log with its moments and unredacted events."""
        return tuple(self._steps)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Every question that is open, each without the others'."""
        turn = self.game.turn(self._state)
        if turn is not self._asking:
            asks = [turn.of(ask.seat) for ask in turn.asked()] if isinstance(turn, Ask) else []
            self._asking, self._asks = turn, tuple([ask for ask in asks if ask is not None])
        return self._asks

    @property
    def ask(self) -> Ask | None:
        """The first open question."""
        turn = self.game.turn(self._state)
        return turn.of(turn.seat) if isinstance(turn, Ask) else None

    @property
    def over(self) -> bool:
        return isinstance(self.game.turn(self._state), Over)

    @property
    def heading(self) -> tuple[int, int]:
        """(number of turns begun, seat whose turn it is)."""
        return self.game.heading(self._state)

    @property
    def seed(self) -> str:
        """The seed behind the commitment: revealed when the match is over."""
        if not self.over:
            raise OstrakaError("the seed is revealed when the match is over")
        return self.secret

    def outcome(self) -> Outcome:
        """Points by source at any time; ranks when it is over."""
        return self.game.outcome(self._state)

    def digest(self) -> str:
        """The fingerprint of the whole state."""
        return digest(self.game.dump(self._state))

    def fingerprint(self) -> str:
        """The digest a replay file ends with: it stays the same as long as the rules do."""
        return digest(self.game.fingerprint(self._state))

    def check(self) -> None:
        """Raise `RulesBug` if an invariant of the game is broken."""
        self.game.check(self._state)

    # What a seat may know

    def view(self, seat: int | None) -> V:
        """What `seat` (None: a spectator) may know. Sealed answers of others are not in it before all have answered."""
        return self.game.view(self._seen(self._viewer(seat)), seat)

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, list[Event]]]:
        """(log length, events that led there) for each log length from `since` on, as `seat` may know them.

        Log length 0 is the opening. A client that has seen everything up to `at` asks for `since=at + 1`.
        """
        self._viewer(seat)
        groups = [(0, self._opening)] if since <= 0 else []
        groups += [(i + 1, self._steps[i].events) for i in range(max(since - 1, 0), self.at)]
        return [(at, [self.game.redact(event, seat) for event in events]) for at, events in groups if events]

    def turn_start(self, length: int) -> int:
        """The log length at which the turn began that stands at `length`; 0 before the first."""
        turn = self._steps[length].turn if length < self.at else self.heading[0]
        while length > 0 and self._steps[length - 1].turn == turn:
            length -= 1
        return length

    def reasons(self, seat: int) -> list[Note]:
        """Why tempting options are not offered to this seat now."""
        seat = self._seat(seat)
        return self.game.reasons(self._seen(seat), seat)

    def preview(self, seat: int, option: int) -> list[Note]:
        """What an offered option costs and brings, as far as the seat may know."""
        seat = self._seat(seat)
        code = self.game.legal(self._state, seat, option)
        return self.game.preview(self._seen(seat), seat, code)

    def briefs(self, seat: int) -> list[list[Note]]:
        """The previews of all options offered to a seat, without their details."""
        seat = self._seat(seat)
        asked = [ask.options for ask in self.asks if ask.seat == seat]
        s = self._seen(seat)
        return [self.game.brief(s, seat, option) for options in asked for option in options]

    def binding(self, seat: int, option: int) -> list[Bind]:
        """What would make an offered option the others' business to take back; nothing while answers are sealed."""
        seat = self._seat(seat)
        code = self.game.legal(self._state, seat, option)
        return [] if self._opened >= 0 else binding(self.game, self.view(seat), seat, code, self.discreet)

    # Playing

    def play(self, seat: int, option: int, at: int | None = None) -> list[Event]:
        """Take a choice; returns its unredacted events and those of everything up to the next open question.

        `at` is the log length the choice was made for: `StaleChoice` if the question may have changed since.
        """
        if at is not None and not self._fresh(seat, at):
            raise StaleChoice(at, self.at)
        number = whole(seat)
        if number is None:
            raise IllegalChoice(f"{seat!r} is not a seat", -1, option, ())
        seat, code = number, self.game.legal(self._state, number, option)
        before = self.at
        self._take(seat, code)
        self.struck = ()
        self._advance()
        return self._told(before)

    # Undo

    def undo(
        self, seat: int, to: int | None = None, grain: str = "step", consent: frozenset[int] = frozenset()
    ) -> tuple[Choice, ...]:
        """Go back to log length `to`, or before the seat's last step or turn. Returns what was taken back.

        While a sealed question is open, a seat takes back only its own answers; those of the others stay.
        """
        seat = self._seat(seat)
        point = undo.point(self, seat, to, grain)
        missing = self._consents(seat, point) - consent
        if missing:
            raise NeedsConsent(missing, undo.why(self, seat, point))
        kept = undo.kept(self, seat, point)
        struck = tuple([step.choice for step in self._steps[point:] if step.choice not in kept])
        self._cut(point)
        for choice in kept:
            self._take(choice.seat, choice.option)
        self.undone += 1
        self.struck = struck
        self._advance()
        return struck

    def undo_needs(self, seat: int, to: int | None = None, grain: str = "step") -> frozenset[int]:
        """The seats that must consent to this undo; none if it is free."""
        seat = self._seat(seat)
        return self._consents(seat, undo.point(self, seat, to, grain))

    def undo_why(self, seat: int, to: int | None = None, grain: str = "step") -> tuple[str, ...]:
        """Why this undo is not free, as messages of the catalogue; nothing if it is."""
        seat = self._seat(seat)
        return undo.why(self, seat, undo.point(self, seat, to, grain))

    def _consents(self, seat: int, point: int) -> frozenset[int]:
        return frozenset() if undo.free(self, seat, point) else frozenset(range(self.seats)) - {seat}

    # Keeping

    def clone(self) -> Match[S, V]:
        """Another match at the same point and with the same seed; what is played in one does not change the other."""
        twin = copy(self)
        twin._steps, twin._opening, twin._marks = self._steps[:], self._opening[:], dict(self._marks)
        twin._state = self.game.copy(self._state)
        return twin

    def position(self, at: int | None = None) -> dict[str, object]:
        """The whole position at log length `at`, or now: enough to begin another match from. Not for seats."""
        if at is None or at == self.at:
            return self.game.dump(self._state)
        length = whole(at)
        if length is None or not 0 <= length <= self.at:
            raise OstrakaError(f"this match has the log lengths 0 to {self.at}, not {at!r}")
        return self.game.dump(self._rewind(length)[0])

    def text(self) -> str:
        """The replay file. It holds the seed: before the end it is for the table's own records only."""
        from ostraka.match.replay import write

        return write(self)

    @staticmethod
    def read(text: str, forced: bool = True) -> Match[Any, Any]:
        """The match a replay file tells of; `ReplayError` names the line that is wrong."""
        from ostraka.match.replay import read

        return read(text, forced)

    @staticmethod
    def replay(text: str, at: int | None = None) -> Match[Any, Any]:
        """The match of a replay file as it was at log length `at`, waiting even where the choice is forced."""
        match = Match.read(text, forced=False)
        if at is not None:
            length = whole(at)
            if length is None or not 0 <= length <= match.at:
                raise OstrakaError(f"this replay has the log lengths 0 to {match.at}, not {at!r}")
            match._cut(length)
        return match

    # Inside

    @property
    def opened(self) -> int:
        """The log length at which the sealed question that is open now was put, or -1."""
        return self._opened

    @property
    def chances(self) -> int:
        """How many outcomes chance has given."""
        return self._chances

    def _seat(self, seat: object) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise OstrakaError(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
        return number

    def _viewer(self, seat: object) -> int | None:
        return None if seat is None else self._seat(seat)

    def _told(self, since: int) -> list[Event]:
        return [event for step in self._steps[since:] for event in step.events]

    def _sealed(self) -> bool:
        turn = self.game.turn(self._state)
        return isinstance(turn, Ask) and turn.sealed

    def _evident(self, ask: Ask | None) -> bool:
        return ask is not None and (not self.discreet or evident(self.game, self._state, ask))

    def _fresh(self, seat: int, at: object) -> bool:
        """Whether the question a choice answers is still the same; sealed answers of others do not change it."""
        length = whole(at)
        if length is None or length == self.at:
            return length is not None
        own = [step for step in self._steps[max(length, 0) :] if step.choice.seat == seat]
        return 0 <= self._opened <= length < self.at and not own

    def _seen(self, seat: int | None) -> S:
        """The state a seat looks at: the sealed answers of the others are not in it."""
        if self._opened < 0:
            return self._state
        s, _ = self._rewind(self._opened)
        for step in self._steps[self._opened :]:
            if step.choice.seat == seat:
                self.game.apply(s, step.choice.option, None, seat)
        return s

    def _draw(self, s: S, i: int, out: list[Event] | None) -> int:
        """Let chance answer, from outcome i on, until a seat is asked or all is over. Returns the next i."""
        turn = self.game.turn(s)
        while isinstance(turn, Roll):
            self.game.apply(s, self._chance.outcome(i, turn.n), out, CHANCE)
            i += 1
            turn = self.game.turn(s)
        return i

    def _take(self, seat: int, option: int) -> None:
        """Apply a legal choice and the chance that follows. If the rules fail, the match is as it was before."""
        s = self._state
        turn, active = self.game.heading(s)
        forced = forced_ask(self.game, s)
        step = Step(Choice(seat, option), turn, active, self._chances, self._opened, forced is not None)
        step.evident = self._evident(forced)
        depth = len(s.stack)
        try:
            self.game.apply(s, option, step.events, seat)
            self._chances = self._draw(s, self._chances, step.events)
        except BaseException:
            self._state, self._chances = self._rewind(self.at)
            raise
        self._steps.append(step)
        continues = self._opened >= 0 and not step.events and depth == len(s.stack)
        self._mark(self._sealed(), continues)

    def _mark(self, sealed: bool, continues: bool) -> None:
        """Note where a sealed question begins, and keep a copy of the state there and now and then."""
        if not (sealed and continues):
            self._opened = self.at if sealed else -1
        if self._opened == self.at or self.at % _MARK_EVERY == 0:
            self._marks[self.at] = (self.game.copy(self._state), self._chances)

    def _rewind(self, to: int) -> tuple[S, int]:
        """A fresh state as it was at log length `to`, and the number of outcomes by then."""
        nearest = max(at for at in self._marks if at <= to)
        kept, chances = self._marks[nearest]
        s = self.game.copy(kept)
        for step in self._steps[nearest:to]:
            self.game.apply(s, step.choice.option, None, step.choice.seat)
            chances = self._draw(s, chances, None)
        return s, chances

    def _cut(self, to: int) -> None:
        """Forget everything after log length `to`."""
        if to < self.at:
            self._state, self._chances = self._rewind(to)
            self._opened, self._steps = self._steps[to].opened, self._steps[:to]
            self._marks = {at: mark for at, mark in self._marks.items() if at <= to}

    def _advance(self) -> None:
        """Play forced choices until a seat must decide for itself."""
        ask = forced_ask(self.game, self._state) if self.forced else None
        while ask is not None and self._evident(ask):
            self._take(ask.seat, ask.options[0])
            ask = forced_ask(self.game, self._state)
