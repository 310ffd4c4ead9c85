"""What has happened, in lines: card after card of one kind is told in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ostraka.core.event import Event
from ostraka.text.words import NOBODY, Words

__all__ = ["story"]

GATHERED: Final = {"draw", "discard", "pay", "archive", "peek", "reveal"}
"""Events that come one card at a time and are told together."""


def story(events: Iterable[Event], words: Words, names: Sequence[str] = (), you: int = NOBODY) -> list[str]:
    """The lines for these events, as far as they are worth one, for who sits at `you`."""
    lines = [words.event(event, names, you) for event in gather(events)]
    return [line for line in lines if line is not None]


def gather(events: Iterable[Event]) -> list[Event]:
    """The same events, with runs of cards put together."""
    runs: list[Event] = []
    for event in events:
        last = runs[-1] if runs else None
        if (
            last is not None
            and event.kind in GATHERED
            and (last.kind, last.seat, last.source) == (event.kind, event.seat, event.source)
        ):
            cards = last.cards + event.cards
            runs[-1] = Event(event.kind, event.seat, cards, last.amount + event.amount, event.source)
        else:
            runs.append(event)
    return runs
