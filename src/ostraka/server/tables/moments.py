"""What has happened at a table, in writing, by moments and by turns: written once for all who may know the same."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from ostraka.core.event import Event
from ostraka.match import Match
from ostraka.server.tables import wire
from ostraka.server.tables.words import scribe
from ostraka.text.story import turns
from ostraka.text.words import NOBODY

__all__ = ["Moments", "turns_from"]

KEPT: Final = 8
"""The last moment in a few languages, and as some may know it."""


class Moments:
    """The moments of one table. An event that is not redacted is the same object for all: so we see who is alike."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._kept: dict[tuple[object, ...], tuple[list[Event], wire.Moment]] = {}

    def of(
        self, length: int, events: list[Event], language: str, names: tuple[str, ...], seat: int | None = None
    ) -> wire.Moment:
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
            moment = msgspec.Raw(b'{"length":%d,"happenings":[%b]}' % (length, told))
            found = self._kept[key] = (events, cast(wire.Moment, moment))
        return found[1]


def turns_from(
    match: Match[Any, Any], seat: int | None, keep: int, language: str, names: tuple[str, ...], you: int | None
) -> list[wire.Turn]:
    """The turns from the one on that went on at log length `keep`, as a seat may know them, told to `you`."""
    say = scribe(match.game.id, language)
    if say.words is None:
        return []
    start = 0 if keep < 0 else match.turn_start(min(keep, match.at))
    found = turns(match.events(seat, start), say.words, start == 0)
    return [say.turn(turn, names, NOBODY if you is None else you) for turn in found]
