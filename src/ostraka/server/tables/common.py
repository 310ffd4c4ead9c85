"""What everybody may know of a table at one moment: made once, and written once for each language."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ostraka.core.view import View
from ostraka.match import Match
from ostraka.server.tables import wire
from ostraka.server.tables.state import Header, TableState
from ostraka.server.tables.words import scribe
from ostraka.server.wire import Json, written

__all__ = ["Common", "Commons", "Told", "callable_seats"]

SHORT: Final = 3


def callable_seats(state: TableState) -> dict[int, int]:
    """Who could be called late, and since when they are asked; where there is a clock, it does that by itself."""
    if state.clock.pace or state.closed or len(state.people - state.late) < 2:
        return {}
    return {seat: since for seat, since in state.waiting.since.items() if seat not in state.late}


class Told(NamedTuple):
    """What everybody is told in one language."""

    plea: wire.PleaInfo | None
    result: Json
    tally: Json
    meters: Json


class Fields:
    """The open fields of all views, the longer ones written once for all; what has not changed is not written again."""

    def __init__(self, values: dict[str, object], last: Fields | None) -> None:
        self.values = values
        self.known = {name: self._once(name, value, last) for name, value in values.items()}

    @staticmethod
    def _once(name: str, value: object, last: Fields | None) -> object:
        if not isinstance(value, list) or len(value) <= SHORT:
            return value
        return last.known[name] if last is not None and last.values.get(name) == value else written(value)


class Common:
    """Made from the view of a spectator, who knows no more than anybody else: so all of it can be shown to all.

    While answers are sealed, a seat sees the table with its own answer, and others see it without: then it is made from
    the view of whoever looks, and is for nobody else.
    """

    def __init__(self, header: Header, state: TableState, view: View, shared: bool, last: Common | None = None) -> None:
        self.header = header
        self.match: Match[Any, Any] = state.match
        self.seq = state.seq
        self.closed = state.closed
        self.waits = sorted(state.asked)
        self.away = sorted(state.away)
        self.late = sorted(state.late)
        self.status: wire.Status = "ended" if state.ended else "over" if self.closed else "playing"
        self.fields: Fields | None = (
            Fields(view.open_fields(), None if last is None else last.fields) if shared else None
        )
        self.known = None if self.fields is None else self.fields.known
        """The open fields of all views."""
        self.calls = callable_seats(state)
        """Who keeps the others waiting, and since when, where there is no clock."""
        self._view = view
        self._plea = state.plea
        self._told: dict[str, Told] = {}

    def told(self, language: str) -> Told:
        """The words that go with it."""
        found = self._told.get(language)
        if found is None:
            say = scribe(self.header.game, language)
            found = self._told[language] = Told(
                plea=None if self._plea is None else say.plea(self._plea),
                result=written(say.result(self.match.outcome())) if self.closed else None,
                tally=None if self.closed else written(say.tally(self._view)),
                meters=written(say.meters(self._view)),
            )
        return found

    def still(self, header: Header, state: TableState) -> bool:
        """Whether nothing has happened since."""
        return self.seq == state.seq and self.match is state.match and self.header is header


class Commons:
    """What everybody may know of a table, kept until something happens there."""

    def __init__(self) -> None:
        self.last: Common | None = None

    def at(self, header: Header, state: TableState, view: View) -> Common:
        """What the owner of this view has in common with all others who look now."""
        if state.match.opened >= 0:
            return Common(header, state, view, shared=False)
        if self.last is None or not self.last.still(header, state):
            self.last = Common(header, state, state.match.view(None), shared=True, last=self.last)
        return self.last
