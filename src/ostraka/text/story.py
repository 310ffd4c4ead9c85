"""What has happened, in lines: card after card of one kind is told in one sentence, and a whole turn in one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from ostraka.core.event import Event
from ostraka.text.words import NOBODY, Words

__all__ = ["Turn", "gather", "story", "turns"]

GATHERED: Final = {"draw", "discard", "pay", "archive", "peek", "reveal", "find"}
"""Events that come one card at a time and are told together."""
SEATS: Final = 8
"""So many turns may begin together."""
Happened: TypeAlias = tuple[int, Event]
"""An event, and the log length it led to."""


class Turn(NamedTuple):
    """A turn as somebody may know it; `start` is the log length at which it began. Before the first it is nobody's."""

    seat: int
    number: int
    start: int
    happened: list[Happened]


def story(events: Iterable[Event], words: Words, names: Sequence[str] = (), you: int = NOBODY) -> list[str]:
    """The lines for these events, as far as they are worth one, for who sits at `you`."""
    spoken = ((0, event) for event in events if not words.silent(event))
    lines = [words.event(event, names, you) for _, event in gather(spoken)]
    return [line for line in lines if line is not None]


def gather(happened: Iterable[Happened]) -> list[Happened]:
    """The same events, with runs of cards put together where the first of them was."""
    runs: list[Happened] = []
    for length, event in happened:
        at, last = runs[-1] if runs else (0, None)
        if (
            last is not None
            and event.kind in GATHERED
            and (last.kind, last.seat, last.source) == (event.kind, event.seat, event.source)
        ):
            cards = last.cards + event.cards
            runs[-1] = at, Event(event.kind, event.seat, cards, last.amount + event.amount, event.source)
        else:
            runs.append((length, event))
    return runs


def turns(groups: Sequence[tuple[int, list[Event]]], words: Words, opening: bool) -> list[Turn]:
    """Events by log length, as `Match.events` gives them, turn by turn.

    They begin with the `opening` of the game or with a turn: what stands before the first sign of one belongs to the
    turn before, and is left out. Who have their turn at the same time, like partners, have one each.
    """
    found = [Turn(NOBODY, 0, 0, [])] if opening else []
    for length, event in _each(groups):
        if event.kind == "turn":
            found.append(Turn(event.seat, event.amount, length, []))
            continue
        if not words.heads_turns and event.seat >= 0 and not _goes_on(found, length, event):
            found.append(Turn(event.seat, 0, length, []))
        if found:
            _whose(found, event).happened.append((length, event))
    return found


def _each(groups: Sequence[tuple[int, list[Event]]]) -> Iterator[Happened]:
    return ((length, event) for length, events in groups for event in events)


def _goes_on(found: Sequence[Turn], length: int, event: Event) -> bool:
    """Where no sign heads turns: whether the last one is of this seat, or one of it began with the same choice."""
    return any(turn.seat == event.seat and (turn is found[-1] or turn.start == length) for turn in found[-SEATS:])


def _whose(found: Sequence[Turn], event: Event) -> Turn:
    """The turn an event belongs to: the last, or of those that began together with it the one of its seat."""
    last = found[-1]
    together = [turn for turn in found[-SEATS:] if (turn.start, turn.number) == (last.start, last.number)]
    return next((turn for turn in together if turn.seat == event.seat), last)
