"""One card replaced by a blank: it can be had as before, but does nothing and is worth nothing.

The tables of the rules in use are changed for a moment and put back, so this is as fast as playing is.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence
from contextlib import contextmanager
from typing import Any, Final

__all__ = ["BLANKABLE", "DRAWN", "EVERYBODYS", "PLAYED", "blanked"]

BLANKABLE: Final = ("ancient", "thebes")
"""Games of which every card can be replaced; in others cards do nothing by themselves."""
DRAWN: Final = {
    "ancient": ("draw", "take"),
    "thebes": ("take", "find", "bonus", "exhibit"),
    "mammothodus": ("develop",),
}
"""The events that bring a card to a seat …"""
PLAYED: Final = {
    "ancient": ("create", "learn"),
    "thebes": ("take", "find", "bonus", "exhibit"),
    "mammothodus": ("play", "help", "extra", "draw-three"),
}
"""… and those from which on it works."""
EVERYBODYS: Final = ("mammothodus",)
"""Games in which everybody begins with cards that say nothing: only those that were drawn are counted."""


@contextmanager
def blanked(game: str, card: int) -> Iterator[None]:
    """Inside, the card is a blank."""
    if game == "ancient":
        from ostraka.games.ancient.catalogue import CARDS, MODIFIES, REACTS
        from ostraka.games.ancient.counts import FINALS
        from ostraka.games.ancient.terms import PERMANENT

        one: Any = CARDS[card]
        values = {"do": None, "on": None, "modify": None, "score": None, "points": 0, "at": PERMANENT, "effect": -1}
        with (
            attributes(one, {**values, "each_timeline": False}),
            items(REACTS, card, 0),
            items(MODIFIES, card, False),
            items(FINALS, card, False),
        ):
            yield
    else:
        from ostraka.games.thebes.catalogue import ALL_THINGS, AMOUNT, COUNTER, VALUE
        from ostraka.games.thebes.terms import EXHIBITED

        nothing = {"value": 0, "amount": 0, "counter": EXHIBITED}
        with (
            attributes(ALL_THINGS[card], nothing),
            items(AMOUNT, card, 0),
            items(VALUE, card, 0),
            items(COUNTER, card, EXHIBITED),
        ):
            yield


@contextmanager
def attributes(thing: Any, values: dict[str, Any]) -> Iterator[None]:
    """Inside, the thing has these attributes."""
    before = {name: getattr(thing, name) for name in values}
    for name, value in values.items():
        setattr(thing, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(thing, name, value)


@contextmanager
def items(table: MutableSequence[Any], place: int, value: Any) -> Iterator[None]:
    """Inside, the table has this value there."""
    before = table[place]
    table[place] = value
    try:
        yield
    finally:
        table[place] = before
