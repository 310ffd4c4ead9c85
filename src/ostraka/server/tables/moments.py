"""What has happened at a table, in writing, by moments and by turns: written once for all who may know the same."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from ostraka.core.event import Event
from ostraka.match import Match
from ostraka.server.tables.scribe import Scribe
from ostraka.server.tables.words import scribe
from ostraka.server.wire import Json, json
from ostraka.text.story import Turn, turns
from ostraka.text.words import NOBODY

__all__ = ["Moments", "told_turns", "turn_from"]

KEPT: Final = 8
"""The last moment in a few languages, and as some may know it."""
NEVER: Final = -1
Groups: TypeAlias = list[tuple[int, list[Event]]]
"""Events by log length, as `Match.events` gives them."""


class Moments:
    """The moments of one table. An event that is not redacted is the same object for all: so we see who is alike."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._kept: dict[tuple[object, ...], tuple[list[Event], Json]] = {}
        self._turns: dict[tuple[object, ...], tuple[Groups, list[Turn]]] = {}
        self._told: dict[tuple[object, ...], Json] = {}

    def of(
        self, length: int, events: list[Event], language: str, names: tuple[str, ...], seat: int | None = None
    ) -> Json:
        """What led to a log length, for whoever may know these events and has this seat."""
        you = NOBODY if seat is None or all(event.seat != seat for event in events) else seat
        # While the events are kept here, no others have their ids.
        key = (length, language, names, you, *map(id, events))
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            say = scribe(self._game, language)
            told = b",".join([say.happened(event, names, you) for event in events])
            found = self._kept[key] = (events, json(b'{"length":%d,"happenings":[%b]}' % (length, told)))
        return found[1]

    def turns(
        self,
        match: Match[Any, Any],
        start: int,
        groups: Groups,
        language: str,
        names: tuple[str, ...],
        seat: int | None,
    ) -> list[Json]:
        """The same as `told_turns`, for whoever reads along."""
        say = scribe(self._game, language)
        if say.words is None:
            return []
        # Which turns there are does not depend on the language, nor on the reader's seat.
        key = (match.at, start, *[id(event) for _, events in groups for event in events])
        kept = self._turns.get(key)
        if kept is None:
            if len(self._turns) >= KEPT:
                self._turns.clear()
                self._told.clear()
            kept = self._turns[key] = (groups, turns(groups, say.words, start == 0))
        return [self._turn(say, turn, language, names, seat, fold) for turn, fold in folds(kept[1], match, False)]

    def _turn(
        self, say: Scribe, turn: Turn, language: str, names: tuple[str, ...], seat: int | None, fold: bool
    ) -> Json:
        you = NOBODY if seat is None or not (turn.seat == seat or concerns(turn, seat)) else seat
        # While the turns are kept here, no others have their ids.
        key = (id(turn), language, names, you, fold)
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = say.turn(turn, names, you, fold)
        return told


def concerns(turn: Turn, seat: int) -> bool:
    """Whether anything in a turn happened to a seat."""
    return any(event.seat == seat for _, event in turn.happened)


def folds(found: list[Turn], match: Match[Any, Any], fold: bool) -> list[tuple[Turn, bool]]:
    """Turns, and which of them are told in one line as well."""
    last = found[-1].start if found and not fold and not match.over else NEVER
    return [(turn, turn.start != last) for turn in found]


def told_turns(
    match: Match[Any, Any],
    start: int,
    groups: Groups,
    language: str,
    names: tuple[str, ...],
    seat: int | None,
    fold: bool,
) -> list[Json]:
    """The turns that these events from `start` on tell of, for whoever has this seat. A turn must begin there.

    A turn that still goes on is told in one line only to `fold` it: it changes with every choice, and whoever reads
    along is told the whole of it once it is over.
    """
    say = scribe(match.game.id, language)
    if say.words is None:
        return []
    you = NOBODY if seat is None else seat
    return [
        say.turn(turn, names, you, whole) for turn, whole in folds(turns(groups, say.words, start == 0), match, fold)
    ]


def turn_from(match: Match[Any, Any], keep: int) -> int:
    """Where the turn began that went on at log length `keep`, which has to be told again from there."""
    return 0 if keep < 0 else match.turn_start(min(keep, match.at))
