"""A turn of Thebes in one line: where to, what for, and what came out of the sand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ostraka.core.event import Event
from ostraka.games.thebes.terms import CITIES
from ostraka.text.clause import Args
from ostraka.text.words import Words

__all__ = ["bare", "folded"]

DEEDS: Final = {"travel", "take", "change", "exhibit"}
BESIDES: Final = {"year", "pass", "finish"}
"""What is said in a sentence of its own."""


KEPT: Final = 4096
WHENCE: Final = re.compile(r"\s*\([^()]*\)$")


def bare(name: str) -> str:
    """A name without where the thing is from, which the line has said already."""
    return WHENCE.sub("", name)


def folded(words: Words, seat: int, events: Sequence[Event], names: Sequence[str], you: int) -> str:
    own = [event for event in events if event.seat == seat]
    dug = {CITIES + event.amount for event in own if event.kind == "dig"}
    who = words.who(seat, names, you)
    deeds: list[str] = []
    for event in own:
        # Whoever digs somewhere has come there.
        if event.kind == "travel" and event.amount in dug:
            continue
        if event.kind in DEEDS:
            deeds.append(_deed(words, event, names, who))
        elif event.kind == "dig":
            deeds += [
                words.catalogue.compose(message, {**args, **who}) for message, args in _dig(words, event, own, names)
            ]
    lines = [words.did(deeds, who)] if deeds else []
    lines += [str(words.event(event, names, you)) for event in own if event.kind in BESIDES]
    return " ".join(lines)


def _deed(words: Words, event: Event, names: Sequence[str], who: Args) -> str:
    """A deed in words. They name nobody, so they are the same at all tables and are remembered."""
    key = (event.kind, event.amount, event.cards, event.source, who["you"])
    known = words.known
    told = known.get(key)
    if told is None:
        message = f"deed-{event.kind}"
        args = {**words.event_args(event, names), **_called(words, event.cards), **who}
        told = words.catalogue.compose(message, args)
        if "seat" in words.catalogue.variables(message):
            return told
        if len(known) >= KEPT:
            known.clear()
        known[key] = told
    return told


def _dig(words: Words, dig: Event, own: Sequence[Event], names: Sequence[str]) -> list[tuple[str, Args]]:
    weeks = sum([event.amount for event in own if event.kind == "weeks"])
    found = tuple([card for event in own if event.kind in ("find", "bonus") for card in event.cards])
    drawn = any(event.kind in ("find", "blank", "bonus") for event in own)
    stay: Args = {**words.event_args(dig, names), "amount": weeks}
    finds: Args = {"n": len(found), **_called(words, found)}
    return [("deed-dig", stay), ("deed-find", finds)] if drawn else [("deed-dig", stay)]


def _called(words: Words, cards: Sequence[int]) -> Args:
    """What cards are called, as they are and as objects of a sentence."""
    say = words.catalogue
    names = [words.card(card) for card in cards]
    return {
        "cards": say.listing([bare(name) for name in names]),
        "cards_acc": say.listing([bare(say.form(name, "acc")) for name in names]),
    }
