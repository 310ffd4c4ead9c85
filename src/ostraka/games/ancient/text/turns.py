"""A turn of Ancient Knowledge in one line: the actions, what they cost, and which monuments declined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ostraka.core.event import Event
from ostraka.text.clause import Args
from ostraka.text.words import Words

__all__ = ["folded"]

DEEDS: Final = ("create", "learn", "archive", "discard", "excavate", "search", "remove", "steal", "exchange", "flip")
"""What is told of a turn; the rest follows from it, or concerns nobody else."""
SUMMED: Final = {"archive", "discard", "excavate", "search", "remove", "learn"}
"""What is told once, with how much of it there was."""

APART: Final = {"load", "perish", "ending"}
"""What has a sentence of its own: knowledge is only ever added to what is somebody else's."""


def folded(words: Words, seat: int, events: Sequence[Event], names: Sequence[str], you: int) -> str:
    own = [event for event in events if event.seat == seat]
    deeds = [("deed-" + event.kind, _args(words, event, own, names, you)) for event in _merged(own)]
    lines = [words.deeds(seat, deeds, names, you)] if deeds else []
    fallen = [event for event in own if event.kind == "decline"]
    if fallen:
        cards = tuple([card for event in fallen for card in event.cards])
        lost = sum([event.amount for event in fallen])
        lines.append(words.catalogue.say("turn-decline", {"cards": words.cards(cards), "n": len(cards), "lost": lost}))
    lines += [str(words.event(event, names, you)) for event in own if event.kind in APART]
    return " ".join(lines)


def _merged(own: Sequence[Event]) -> list[Event]:
    """The deeds of a turn, each kind that is summed where it was done first."""
    found: list[Event] = []
    for event in own:
        if event.kind not in DEEDS:
            continue
        at = next((n for n, other in enumerate(found) if other.kind == event.kind and event.kind in SUMMED), None)
        if at is None:
            found.append(event)
        else:
            cards = tuple(dict.fromkeys(found[at].cards + event.cards))
            found[at] = Event(event.kind, event.seat, cards, found[at].amount + event.amount)
    # The knowledge that is archived is told with what was discarded for it.
    archived = any(event.kind == "archive" for event in found)
    return [event for event in found if not (archived and event.kind == "remove")]


def _args(words: Words, event: Event, own: Sequence[Event], names: Sequence[str], you: int) -> Args:
    args = words.event_args(event, names)
    if event.kind == "create":
        args["paid"] = sum([len(other.cards) for other in own if other.kind == "pay" and other.source in event.cards])
    if event.kind == "steal":
        args["robbed"] = "yes" if event.amount == you else "no"
    if event.kind == "archive":
        args["knowledge"] = sum([other.amount for other in own if other.kind == "remove"])
    return args
