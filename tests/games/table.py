"""What the tables of all games have alike in tests that read like rulings: given this, when that is chosen, it holds.

A game adds its own words: a `Side` with what lies before a seat, a `Given` of it and of `Play`, and a function that
lays a table out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic

from ostraka.core.event import Event
from ostraka.core.game import Game
from ostraka.core.state import S
from ostraka.core.turn import Ask, Over, Roll

__all__ = ["Play", "Reading", "codes"]


@cache
def codes(game: Game[Any, Any]) -> Mapping[str, int]:
    """The options of a game by the words of its replays."""
    return {game.word(code): code for code in range(len(game.actions))}


class Reading(Generic[S]):
    """What one seat has, read in names."""

    game: ClassVar[Game[Any, Any]]

    def __init__(self, s: S, seat: int) -> None:
        self.s = s
        self.seat = seat

    @property
    def points(self) -> dict[str, int]:
        """The score sheet by source, and its total."""
        outcome = self.game.outcome(self.s)
        sheet = dict(zip(outcome.sources, outcome.points[self.seat], strict=True))
        return {**sheet, "total": outcome.total(self.seat)}


class Play(Reading[S]):
    """A whole table, as seat 0 has it: what is asked there, and what happens when that is answered."""

    def __init__(self, s: S) -> None:
        super().__init__(s, 0)
        self.events: list[Event] = []
        self.rolls: list[int] = []
        """How many outcomes chance had each time it was asked."""
        self.heard(())

    # What is asked

    @property
    def ask(self) -> Ask:
        assert isinstance(self.s.turn, Ask), f"nobody is asked: {self.s.turn} at {self.waiting_for!r}"
        return self.s.turn

    @property
    def asked(self) -> str:
        """The seat and the question, as `0 action`."""
        return f"{self.ask.seat} {self.ask.prompt}"

    @property
    def prompt(self) -> str:
        return self.ask.prompt

    @property
    def options(self) -> list[str]:
        """What the seat asked may choose, as words of `play`."""
        return [self.word(code) for code in self.ask.options]

    @property
    def waits(self) -> bool:
        """Whether somebody is asked something."""
        return isinstance(self.s.turn, Ask)

    @property
    def idle(self) -> bool:
        """Whether nothing is pending: neither a seat nor chance is asked."""
        return not self.s.stack

    @property
    def over(self) -> bool:
        return isinstance(self.s.turn, Over)

    @property
    def ended(self) -> str:
        """What ended the game, or nothing."""
        return self.game.outcome(self.s).ended

    @property
    def waiting_for(self) -> str:
        """The op on top of the stack."""
        return self.game.program.ops[self.s.top().op].name if self.s.stack else ""

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def note(self, option: str, message: str) -> Mapping[str, int | str]:
        """The numbers of the one preview or reason with this message for an option."""
        code = self.read(option)
        notes = self.game.preview(self.s, self.ask.seat, code) + self.game.reasons(self.s, self.ask.seat)
        found = [note for note in notes if note.option == code and note.message == message]
        assert len(found) == 1, notes
        return found[0].args

    # What happens

    def word(self, code: int) -> str:
        """An option as a word of `play`: here, as replays write it."""
        return self.game.word(code)

    def read(self, text: str) -> int:
        """A word of `play` as an option."""
        return codes(self.game)[text]

    def choose(self, text: str, seat: int | None = None) -> None:
        """One choice of the seat that is asked, or of another one that is asked at the same time."""
        code = self.read(text)
        ask = self.ask if seat is None else self.ask.of(seat)
        assert ask is not None, f"seat {seat} is not asked; {self.ask}"
        assert code in ask.options, f"{text!r} is not among {[self.word(c) for c in ask.options]} ({self.asked})"
        self.apply(code, ask.seat)

    def apply(self, code: int, seat: int | None = None) -> None:
        """An answer of a seat or of chance; afterwards everything must be in order."""
        if isinstance(self.s.turn, Roll):
            self.rolls.append(self.s.turn.n)
        told = len(self.events)
        if seat is None:
            self.game.apply(self.s, code, self.events)
        else:
            self.game.apply(self.s, code, self.events, seat)
        self.game.check(self.s)
        self.heard(self.events[told:])

    def heard(self, events: Sequence[Event]) -> None:
        """Told of every step, with its events; a game may do something with it."""
