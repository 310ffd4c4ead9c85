"""Real games for the rulings: openings, whole turns, tables near their end.

Everything goes through the game itself (`new`, `apply`, `turn`); chance answers 0 unless a test states it.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.state import Frame
from ostraka.core.turn import Ask, Roll
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE as GAME
from ostraka.games.ancient.ops.turn import TURN
from ostraka.games.ancient.options import SEARCH
from ostraka.games.ancient.terms import CITY, KIND_NAMES, MEGALITH, PYRAMID
from tests.games.ancient.table import Given, name, number

Laid = dict[str, Any]
"""Arguments of `table` that several tables share."""

OF_TYPE = {
    KIND_NAMES[kind]: [name(card.index) for card in reversed(CARDS) if card.kind == kind and card.score is None]
    for kind in (CITY, MEGALITH, PYRAMID)
}


def some(n: int, kind: str = "city", *without: str) -> list[str]:
    """So many monuments of a type, none with a final effect: names to fill a hand or a Past."""
    found = [card for card in OF_TYPE[kind] if card not in without][:n]
    assert len(found) == n, f"there are not {n}"
    return found


def new(seats: int = 2, **setup: str | bool) -> Given:
    """A game before its first chance outcome."""
    return Given(GAME.new(setup, seats))


def opened(seats: int = 2, first: int = 0, **setup: str | bool) -> Given:
    """A game whose first turn begins; `first` is what chance says about the first player (or team)."""
    t = new(seats, **setup).roll(first).chance()
    while t.waits and t.prompt == "discard":
        answer(t, t.ask.options[0])
    return t.chance()


def answer(t: Given, code: int, seat: int | None = None) -> None:
    """One choice by its code."""
    ask = t.ask if seat is None else t.ask.of(seat)
    assert ask is not None and code in ask.options
    t.apply(code, ask.seat)


def begin_turn(t: Given, seat: int = 0) -> Given:
    """A whole turn of this seat (in team play: of its team) begins on a laid table."""
    return t.start(Frame(TURN, seat), forced=False)


def chances(t: Given) -> int:
    """How many outcomes chance has now."""
    assert isinstance(t.s.turn, Roll), f"chance is not asked: {t.s.turn}"
    return t.s.turn.n


def finish_turn(t: Given) -> Given:
    """Search with all actions left and answer everything else with the first option, up to the next turn."""
    turns = t.s.turns
    while t.s.turns == turns and not t.over:
        step(t)
    return t


def step(t: Given) -> None:
    """Chance says 0; a seat searches, or takes the first option."""
    if isinstance(t.s.turn, Roll):
        t.apply(0)
    else:
        assert isinstance(t.s.turn, Ask)
        options = t.s.turn.options
        answer(t, SEARCH if SEARCH in options else options[0])


def kinds(t: Given) -> list[str]:
    """What has happened so far, as kinds of events."""
    return [event.kind for event in t.events]


def leave_technologies(t: Given, level: int, deck: list[str], discard: list[str] | None = None) -> Given:
    """Of this level's deck only these technologies are left, and these lie in its discards; the others are gone."""
    s = t.s
    wanted = [number(technology) for technology in deck]
    retired = [number(technology) for technology in discard or ()]
    assert set(wanted) | set(retired) <= set(s.library[level - 1])
    s.gone = sorted(s.gone + [x for x in s.library[level - 1] if x not in wanted and x not in retired])
    s.library[level - 1] = sorted(wanted)
    s.retired[level - 1] = sorted(s.retired[level - 1] + retired)
    return t
